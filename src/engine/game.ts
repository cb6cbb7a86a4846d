import { FRESH_CUBE, mayOffer, withinLimit, type Cube } from './cube.js';
import type { Rules } from './options.js';
import type { Kind, Outcome } from './outcome.js';
import { allOff, checkPosition, startPosition } from './position.js';
import { err, ok, type Result } from './result.js';
import type { Situation } from './search.js';
import { begin, type Turn } from './turn.js';
import {
  otherSeat,
  SEATS,
  type BySeat,
  type Colour,
  type Dice,
  type Die,
  type Move,
  type Position,
  type Seat,
  type Step,
} from './types.js';
import { VARIANTS } from './variants/index.js';

/** What can happen in a game, as it is recorded; steps are in the mover's numbering. */
export type Fact =
  /** START-1: the die of seat 1 and the die of seat 2. */
  | { readonly type: 'throw'; readonly dice: Dice }
  | { readonly type: 'roll'; readonly seat: Seat; readonly dice: Dice }
  /** A confirmed turn, or a confirmed remainder of the other's run (GUL-3); no steps = it passed (MOVE-6). */
  | { readonly type: TurnKind; readonly seat: Seat; readonly steps: readonly Step[] }
  | { readonly type: 'double' | 'take' | 'drop' | 'beaver'; readonly seat: Seat }
  /** `kind` = what the players agreed on, in a game taken over from elsewhere; without it END-4 decides. */
  | { readonly type: 'resign'; readonly seat: Seat; readonly kind?: Kind };

/** A turn of one's own, or what is left of the other's run (GUL-3). */
export type TurnKind = 'play' | 'remainder';

export type FactType = Fact['type'];

/** A fact that may come next; `seat` null = nobody's own (the throw). */
export interface Legal {
  readonly type: FactType;
  readonly seat: Seat | null;
}

/** `remainder`: the other's run is played on (GUL-3); `beavered`: the first doubler must answer the beaver (CUBE-4). */
export type Phase = 'opening' | 'toRoll' | 'toPlay' | 'remainder' | 'doubled' | 'beavered' | 'over';

/** A finished turn. */
export interface LastTurn {
  readonly kind: TurnKind;
  readonly seat: Seat;
  readonly dice: Dice;
  /** What there was to play (GUL-2), in order where it is a run. */
  readonly numbers: readonly Die[];
  readonly moves: readonly Move[];
}

/** A game as the fold of its facts. */
export interface Game {
  readonly rules: Rules;
  readonly colours: BySeat<Colour>;
  /** Later games of a series: a lot leaves the colours as they are, unless the starter must have White (START-4). */
  readonly coloursKept: boolean;
  /** After the last finished turn. */
  readonly position: Position;
  readonly phase: Phase;
  /** Who must act; null in the opening and when it is over. */
  readonly seat: Seat | null;
  /** Who started (DRAW-1); null before it is decided. */
  readonly starter: Seat | null;
  /** The last throw of START-1, seat 1's die first; a tie stays here until it is thrown again. */
  readonly thrown: Dice | null;
  readonly ties: number;
  /** The roll to be played; in a remainder that of the run it is left of. */
  readonly dice: Dice | null;
  /** The numbers of the other's run that are to be played now (GUL-3). */
  readonly remainder: readonly Die[] | null;
  /** Own rolls so far (HEAD-2). */
  readonly rolls: BySeat<number>;
  readonly firstRolls: BySeat<Dice | null>;
  readonly cube: Cube;
  /** False where a cube is agreed on but not in this game (MATCH-2). */
  readonly cubeInUse: boolean;
  /** The roll under way is the last (DRAW-1). */
  readonly lastRoll: boolean;
  /** The last finished turn, for showing it. */
  readonly last: LastTurn | null;
  readonly outcome: Outcome | null;
}

/** So many own rolls that neither HEAD-2 nor GUL-2 counts them: the middle of a game. */
const NOT_FIRST = 3;

/** How a game begins otherwise than with a throw at the start position. */
export interface Setup {
  readonly colours?: BySeat<Colour>;
  /** Who is to roll; without it the game begins with a throw (START-1). */
  readonly mover?: Seat;
  readonly position?: Position;
  /** Who started; else the mover did. */
  readonly starter?: Seat;
  /** Each player's own rolls so far; else none at the start position, and elsewhere so many that nothing counts them. */
  readonly rolls?: BySeat<number>;
  /** The starter's first roll (HEAD-3); else unknown. */
  readonly starterFirstRoll?: Dice;
  /** False = no cube in this game (MATCH-2). */
  readonly cubeInUse?: boolean;
  /** Where the cube stands; else at 1 in the middle. One that is owned has been accepted (CUBE-5). */
  readonly cube?: { readonly value: number; readonly owner: Seat | null };
}

/** The colours of a game in which this seat has White. */
export const withWhite = (seat: Seat): BySeat<Colour> =>
  seat === 1 ? { 1: 'white', 2: 'black' } : { 1: 'black', 2: 'white' };

/**
 * Begins a game. Errors: those of `checkPosition`; `ERR_POSITION_DONE` (a side has all its checkers off); `ERR_CUBE` (no power
 * of two, above the limit, owned at 1, or none is in use).
 */
export function start(rules: Rules, setup: Setup = {}): Result<Game> {
  const position = setup.position ?? startPosition(rules.variant);
  const checked = checkPosition(rules.variant, position);
  if (!checked.ok) return checked;
  if (allOff(position.white) || allOff(position.black)) return err('ERR_POSITION_DONE');
  const cube = cubeOf(rules, setup);
  if (!cube) return err('ERR_CUBE', { value: setup.cube?.value ?? 1 });
  const mover = setup.mover ?? null;
  const starter = mover === null ? null : (setup.starter ?? mover);
  const played = setup.position ? NOT_FIRST : 0;
  const known = setup.starterFirstRoll ?? null;
  return ok({
    rules,
    colours: setup.colours ?? withWhite(1),
    coloursKept: setup.colours !== undefined && !VARIANTS[rules.variant].starterIsWhite,
    position,
    phase: mover === null ? 'opening' : 'toRoll',
    seat: mover,
    starter,
    thrown: null,
    ties: 0,
    dice: null,
    remainder: null,
    rolls: setup.rolls ?? { 1: played, 2: played },
    firstRolls: { 1: starter === 1 ? known : null, 2: starter === 2 ? known : null },
    cube,
    cubeInUse: setup.cubeInUse ?? true,
    lastRoll: false,
    last: null,
    outcome: null,
  });
}

function cubeOf(rules: Rules, { cube, cubeInUse }: Setup): Cube | null {
  if (!cube || (cube.value === 1 && cube.owner === null)) return FRESH_CUBE;
  const { value, owner } = cube;
  const stands = value > 1 && Number.isInteger(Math.log2(value)) && withinLimit(rules, value);
  return stands && cubeInUse !== false ? { value, owner, accepted: owner !== null } : null;
}

/** Which facts may come next, and from which seat. */
export const legal = (game: Game): Legal[] =>
  CONCEIVABLE.filter(({ type, seat }) => isLegal(game, type, seat));

const TYPES = ['roll', 'play', 'remainder', 'double', 'take', 'drop', 'beaver', 'resign'] as const;
const CONCEIVABLE: readonly Legal[] = [
  { type: 'throw', seat: null },
  ...TYPES.flatMap((type) => SEATS.map((seat) => ({ type, seat }))),
];

/** Whether a fact of this type and seat (null = nobody's own) may come next. */
export function isLegal(game: Game, type: FactType, by: Seat | null): boolean {
  const { phase, seat, rules, cube } = game;
  if (phase === 'over') return false;
  if (type === 'throw') return phase === 'opening' && by === null;
  if (by === null) return false;
  if (type === 'resign') return mayResign(game, by);
  if (by !== seat) return false;
  switch (type) {
    case 'roll':
      return phase === 'toRoll';
    case 'play':
      return phase === 'toPlay';
    case 'remainder':
      return phase === 'remainder';
    case 'double':
      return phase === 'toRoll' && game.cubeInUse && !game.lastRoll && mayOffer(rules, cube, by);
    case 'beaver':
      return phase === 'doubled' && rules.beaver && withinLimit(rules, cube.value * 4);
    case 'take':
    case 'drop':
      return phase === 'doubled' || phase === 'beavered';
  }
}

/** END-4: either player, in either player's turn, unless all own checkers are off; a double is answered by its taker. */
function mayResign({ phase, seat, thrown, position, colours }: Game, by: Seat): boolean {
  if (phase === 'doubled' || phase === 'beavered') return by === seat;
  return (phase !== 'opening' || thrown !== null) && !allOff(position[colours[by]]);
}

/** What the roll or the remainder to be played allows; null when there is none. */
export function situationOf(game: Game): Situation | null {
  const situation = situationOnce(game);
  if (situation) situations.set(game, situation);
  return situation;
}
// One situation object a game object, so that the search behind it is made once.
const situations = new WeakMap<Game, Situation>();

/** The same for one question: nothing is kept, which in a long record costs more than it saves. */
export function situationOnce(game: Game): Situation | null {
  const { seat, dice, remainder } = game;
  if (seat === null || dice === null) return null;
  const known = situations.get(game);
  if (known) return known;
  return {
    rules: game.rules,
    colour: game.colours[seat],
    position: game.position,
    dice,
    ownRolls: remainder ? game.rolls[seat] : game.rolls[seat] - 1,
    opponentFirstRoll: game.firstRolls[otherSeat(seat)],
    ...(remainder ? { remainder } : {}),
  };
}

/** The turn of the roll or remainder to be played, with no step taken; only for a game that has one. */
export function beginTurn(game: Game): Turn {
  return begin(situationOf(game)!);
}
