import { FRESH_CUBE, mayOffer, taken, withinLimit, type Cube } from './cube.js';
import type { Rules } from './options.js';
import { drawn, kindOf, won, type Outcome } from './outcome.js';
import { checkPosition, startPosition } from './position.js';
import { err, ok, type Result } from './result.js';
import type { Situation } from './search.js';
import { begin, isComplete, step, type Turn } from './turn.js';
import {
  CHECKERS,
  OFF,
  otherSeat,
  type BySeat,
  type Colour,
  type Dice,
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
  /** A confirmed turn; no steps = it passed (MOVE-6). */
  | { readonly type: 'play'; readonly seat: Seat; readonly steps: readonly Step[] }
  | { readonly type: 'double' | 'take' | 'drop' | 'beaver' | 'resign'; readonly seat: Seat };

export type FactType = Fact['type'];

/** A fact that may come next; `seat` null = nobody's own (the throw). */
export interface Legal {
  readonly type: FactType;
  readonly seat: Seat | null;
}

/** `beavered`: the first doubler must answer the beaver (CUBE-4). */
export type Phase = 'opening' | 'toRoll' | 'toPlay' | 'doubled' | 'beavered' | 'over';

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
  /** The roll to be played. */
  readonly dice: Dice | null;
  /** Own rolls so far (HEAD-2). */
  readonly rolls: BySeat<number>;
  readonly firstRolls: BySeat<Dice | null>;
  readonly cube: Cube;
  /** False where a cube is agreed on but not in this game (MATCH-2). */
  readonly cubeInUse: boolean;
  /** The roll under way is the last (DRAW-1). */
  readonly lastRoll: boolean;
  /** The last finished turn, for showing it. */
  readonly last: { readonly seat: Seat; readonly dice: Dice; readonly moves: readonly Move[] } | null;
  readonly outcome: Outcome | null;
}

/** How a game begins otherwise than with a throw at the start position. */
export interface Setup {
  readonly colours?: BySeat<Colour>;
  /** Who is to roll; without it the game begins with a throw (START-1). */
  readonly mover?: Seat;
  readonly position?: Position;
  /** Who started; else the mover did. */
  readonly starter?: Seat;
  /** Each player's own rolls so far; else none at the start position, no first turn elsewhere. */
  readonly rolls?: BySeat<number>;
  /** The starter's first roll (HEAD-3); else unknown. */
  readonly starterFirstRoll?: Dice;
  /** False = no cube in this game (MATCH-2). */
  readonly cubeInUse?: boolean;
}

/** The colours of a game in which this seat has White. */
export const withWhite = (seat: Seat): BySeat<Colour> =>
  seat === 1 ? { 1: 'white', 2: 'black' } : { 1: 'black', 2: 'white' };

/** Begins a game. Errors: those of `checkPosition`; `ERR_POSITION_DONE` (a side has all fifteen off). */
export function start(rules: Rules, setup: Setup = {}): Result<Game> {
  const position = setup.position ?? startPosition(rules.variant);
  const checked = checkPosition(rules.variant, position);
  if (!checked.ok) return checked;
  if (position.white[OFF] === CHECKERS || position.black[OFF] === CHECKERS) return err('ERR_POSITION_DONE');
  const mover = setup.mover ?? null;
  const starter = mover === null ? null : (setup.starter ?? mover);
  const played = setup.position ? 1 : 0;
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
    rolls: setup.rolls ?? { 1: played, 2: played },
    firstRolls: { 1: starter === 1 ? known : null, 2: starter === 2 ? known : null },
    cube: FRESH_CUBE,
    cubeInUse: setup.cubeInUse ?? true,
    lastRoll: false,
    last: null,
    outcome: null,
  });
}

/** Which facts may come next, and from which seat. */
export function legal(game: Game): Legal[] {
  const { phase, seat } = game;
  if (phase === 'over') return [];
  if (seat === null) return [{ type: 'throw', seat: null }, ...(game.thrown ? resignations(game) : [])];
  switch (phase) {
    case 'toRoll': {
      const roll: Legal = { type: 'roll', seat };
      const double: Legal[] = mayDouble(game, seat) ? [{ type: 'double', seat }] : [];
      return [roll, ...double, ...resignations(game)];
    }
    case 'toPlay':
      return [{ type: 'play', seat }, ...resignations(game)];
    case 'doubled': {
      const beaver: Legal[] =
        game.rules.beaver && withinLimit(game.rules, game.cube.value * 4) ? [{ type: 'beaver', seat }] : [];
      return [{ type: 'take', seat }, { type: 'drop', seat }, ...beaver, { type: 'resign', seat }];
    }
    case 'beavered':
      return [
        { type: 'take', seat },
        { type: 'drop', seat },
        { type: 'resign', seat },
      ];
    case 'opening':
      return [];
  }
}

const mayDouble = (game: Game, seat: Seat) =>
  game.cubeInUse && !game.lastRoll && mayOffer(game.rules, game.cube, seat);

/** END-4: either player, in either player's turn, unless all own checkers are off. */
const resignations = (game: Game): Legal[] =>
  ([1, 2] as const)
    .filter((seat) => game.position[game.colours[seat]][OFF] !== CHECKERS)
    .map((seat) => ({ type: 'resign', seat }));

/** What the roll to be played allows; null when there is none. */
export function situationOf(game: Game): Situation | null {
  const { seat, dice } = game;
  if (seat === null || dice === null || game.phase !== 'toPlay') return null;
  const known = situations.get(game);
  if (known) return known;
  const situation: Situation = {
    rules: game.rules,
    colour: game.colours[seat],
    position: game.position,
    dice,
    firstTurn: game.rolls[seat] === 1,
    opponentFirstRoll: game.firstRolls[otherSeat(seat)],
  };
  situations.set(game, situation);
  return situation;
}
// One situation object a game object, so that the search behind it is made once.
const situations = new WeakMap<Game, Situation>();

/**
 * The game after a fact. Errors: `ERR_FACT` (not this fact, or not from this seat, now), `ERR_PLAY_SHORT` (MOVE-4: the
 * play is not complete), or the id of the rule that a step breaks.
 */
export function apply(game: Game, fact: Fact): Result<Game> {
  const seat = fact.type === 'throw' ? null : fact.seat;
  if (!legal(game).some((each) => each.type === fact.type && each.seat === seat)) {
    return err('ERR_FACT', { type: fact.type, phase: game.phase });
  }
  switch (fact.type) {
    case 'throw':
      return ok(afterThrow(game, fact.dice));
    case 'roll':
      return ok(afterRoll(game, fact.seat, fact.dice));
    case 'play':
      return afterPlay(game, fact.seat, fact.steps);
    case 'double':
      return ok({ ...game, phase: 'doubled', seat: otherSeat(fact.seat) });
    case 'take':
      return ok(afterTake(game, fact.seat));
    case 'beaver':
      return ok({ ...game, phase: 'beavered', seat: otherSeat(fact.seat) });
    case 'drop':
      return ok(afterDrop(game, fact.seat));
    case 'resign':
      return ok(
        game.phase === 'doubled' || game.phase === 'beavered'
          ? afterDrop(game, fact.seat)
          : resigned(game, fact.seat),
      );
  }
}

function afterThrow(game: Game, thrown: Dice): Game {
  const [first, second] = thrown;
  if (first === second) {
    const { cube, rules, ties } = game;
    const doubles = game.cubeInUse && ties < rules.autoDoubles && withinLimit(rules, cube.value * 2); // START-5
    return { ...game, thrown, ties: ties + 1, cube: doubles ? { ...cube, value: cube.value * 2 } : cube };
  }
  const starter: Seat = first > second ? 1 : 2;
  const colours = game.coloursKept ? game.colours : withWhite(starter);
  const started: Game = { ...game, thrown, seat: starter, starter, phase: 'toRoll', colours };
  return game.rules.openingRoll === 'plays' ? afterRoll(started, starter, thrown) : started; // START-2, START-3
}

function afterRoll(game: Game, seat: Seat, dice: Dice): Game {
  return {
    ...game,
    phase: 'toPlay',
    dice,
    rolls: { ...game.rolls, [seat]: game.rolls[seat] + 1 },
    firstRolls: game.rolls[seat] === 0 ? { ...game.firstRolls, [seat]: dice } : game.firstRolls,
  };
}

function afterPlay(game: Game, seat: Seat, steps: readonly Step[]): Result<Game> {
  let turn = beginTurn(game);
  for (const each of steps) {
    const next = step(turn, each);
    if (!next.ok) return next;
    turn = next.value;
  }
  if (!isComplete(turn)) return err('ERR_PLAY_SHORT', { rule: 'MOVE-4' });
  const next = otherSeat(seat);
  const played: Game = {
    ...game,
    position: turn.position,
    phase: 'toRoll',
    seat: next,
    dice: null,
    last: { seat, dice: turn.situation.dice, moves: turn.moves },
  };
  const finished = turn.position[game.colours[seat]][OFF] === CHECKERS;
  if (game.lastRoll) return ok(afterLastRoll(played, next, finished));
  if (!finished) return ok(played);
  const owesLastRoll = game.rules.drawRule === 'last-roll' && seat === game.starter; // DRAW-1
  return ok(owesLastRoll ? { ...played, lastRoll: true } : finishedBy(played, seat));
}

const afterLastRoll = (game: Game, starter: Seat, drew: boolean): Game =>
  drew ? over(game, drawn(game.rules, game.cube.value)) : finishedBy(game, starter);

const over = (game: Game, outcome: Outcome): Game => ({
  ...game,
  phase: 'over',
  seat: null,
  dice: null,
  outcome,
});

function finishedBy(game: Game, winner: Seat): Game {
  const kind = kindOf(game.rules, game.position[game.colours[otherSeat(winner)]]);
  return over(game, won(game.rules, 'finish', winner, kind, game.cube));
}

function resigned(game: Game, seat: Seat): Game {
  const kind = kindOf(game.rules, game.position[game.colours[seat]]);
  return over(game, won(game.rules, 'resign', otherSeat(seat), kind, game.cube));
}

function afterTake(game: Game, taker: Seat): Game {
  const doubler = otherSeat(taker);
  // CUBE-4: the beaverer keeps the cube, and the doubler who accepts then rolls.
  return game.phase === 'beavered'
    ? { ...game, phase: 'toRoll', seat: taker, cube: taken(taken(game.cube, doubler), doubler) }
    : { ...game, phase: 'toRoll', seat: doubler, cube: taken(game.cube, taker) };
}

/** CUBE-3: the value before the offer; CUBE-4: a beaver that is dropped costs the doubled stake. */
function afterDrop(game: Game, seat: Seat): Game {
  const value = game.phase === 'beavered' ? game.cube.value * 2 : game.cube.value;
  return over(game, won(game.rules, 'drop', otherSeat(seat), 'oin', { value, accepted: true }));
}

/** The turn of the roll to be played, with no step taken; only for a game in phase `toPlay`. */
export function beginTurn(game: Game): Turn {
  return begin(situationOf(game)!);
}
