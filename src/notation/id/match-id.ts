import { ok, type Result } from '../../engine/result.js';
import type { VariantId } from '../../engine/options.js';
import type { Colour, Dice } from '../../engine/types.js';
import { BASE64, bitsOf, put, takerOf, lettersOf, turned } from './bits.js';
import { parsePositionId } from './position-id.js';
import { besidesOf, cubeBefore, damaged, opposedRead, readAs, unknown, type PositionRead } from './read.js';

/** A player as gnubg numbers them: 0 is “O” and drawn on top, 1 is “X” and at the bottom. */
export type Player = 0 | 1;

/** How far a game has come, by the number that stands in the id. */
export const MATCH_STATES = ['none', 'playing', 'over', 'resigned', 'dropped'] as const;

/** All that a gnubg Match ID holds. */
export interface MatchId {
  /** A power of two. */
  readonly cube: number;
  /** null = in the middle. */
  readonly owner: Player | null;
  /** On roll, or has rolled. */
  readonly onRoll: Player;
  readonly crawford: boolean;
  readonly state: (typeof MATCH_STATES)[number];
  /** Who must act: not the one on roll while a double or a resignation waits. */
  readonly decides: Player;
  readonly doubled: boolean;
  /** A resignation that waits: as a single game, gammon or backgammon; 0 = none. */
  readonly resigns: 0 | 1 | 2 | 3;
  readonly dice: Dice | null;
  /** 0 = money. */
  readonly length: number;
  readonly score: readonly [number, number];
  /** Jacoby is in use; ids of older programs cannot say that it is not. */
  readonly jacoby: boolean;
}

/**
 * Reads a gnubg Match ID: 12 letters of base64, 72 bits. Error: `ERR_ID` (`part` = `length`, `alphabet`, `owner`,
 * `state`, `dice`, `score`, `trailing`).
 */
export function parseMatchId(text: string): Result<MatchId> {
  const wrong = (part: string) => damaged('match-id', part);
  if (text.length !== 12) return wrong('length');
  const bits = bitsOf(text, BASE64);
  if (!bits) return wrong('alphabet');
  const { take, takeDice, hasMore } = takerOf(turned(bits, 72));
  const cube = 2 ** take(4);
  const owner = take(2);
  if (owner === 2) return wrong('owner');
  const onRoll = take(1) as Player;
  const crawford = take(1) === 1;
  const state = MATCH_STATES[take(3)];
  if (!state) return wrong('state');
  const decides = take(1) as Player;
  const doubled = take(1) === 1;
  const resigns = take(2) as MatchId['resigns'];
  const dice = takeDice();
  if (dice === undefined) return wrong('dice');
  const length = take(15);
  const score = [take(15), take(15)] as const;
  if (length > 0 && state === 'playing' && Math.max(...score) >= length) return wrong('score');
  const jacoby = take(1) === 0;
  if (hasMore()) return wrong('trailing');
  return ok({
    cube,
    owner: owner === 3 ? null : (owner as Player),
    onRoll,
    crawford,
    state,
    decides,
    doubled,
    resigns,
    dice,
    length,
    score,
    jacoby,
  });
}

/** Writes a Match ID; the higher die first, as gnubg does. */
export function makeMatchId(match: MatchId): string {
  const [high, low] = match.dice ? [Math.max(...match.dice), Math.min(...match.dice)] : [0, 0];
  const bits = [
    put(Math.log2(match.cube), 4),
    put(match.owner ?? 3, 2),
    [match.onRoll, Number(match.crawford)],
    put(MATCH_STATES.indexOf(match.state), 3),
    [match.decides, Number(match.doubled)],
    put(match.resigns, 2),
    put(high, 3),
    put(low, 3),
    put(match.length, 15),
    put(match.score[0], 15),
    put(match.score[1], 15),
    [match.jacoby ? 0 : 1],
  ];
  return lettersOf(turned(bits.flat(), 72), BASE64);
}

const colourOf = (player: Player): Colour => (player ? 'white' : 'black');

/** With a beaver the doubler decides again; after a raccoon the other one does, who owns the cube that is on offer. */
function answerTo({ doubled, decides, onRoll, owner, cube }: MatchId): PositionRead['answered'] {
  if (!doubled) return undefined;
  if (decides === onRoll) return 'beaver';
  return owner === decides && cube > 2 ? 'raccoon' : undefined;
}

/**
 * Reads `PositionID:MatchID`. Errors: those of `parsePositionId` and `parseMatchId`, `format` = the half that is damaged;
 * `ERR_POSITION`.
 */
export function readGnubgId(text: string, variant?: VariantId): Result<PositionRead> {
  const halves = /^([^\s:;]{10,20}):([^\s:;]*)$/.exec(text);
  if (!halves) return unknown(text);
  const sides = parsePositionId(halves[1]!, variant);
  if (!sides.ok) return sides;
  const read = parseMatchId(halves[2]!);
  if (!read.ok) return read;
  const { cube, owner, onRoll, crawford, state, doubled, resigns, dice, length, score, jacoby } = read.value;
  const { mover, waiting } = sides.value;
  const [white, black] = onRoll ? [mover, waiting] : [waiting, mover];
  const turn = colourOf(onRoll);
  const answered = answerTo(read.value);
  const isOver = MATCH_STATES.indexOf(state) > MATCH_STATES.indexOf('playing');
  return opposedRead(
    'gnubg-id',
    readAs(variant),
    { white, black },
    {
      turn,
      dice,
      cube: cubeBefore({ value: cube, owner: owner === null ? null : colourOf(owner) }, turn, answered),
      match: { length, score: { white: score[1], black: score[0] }, crawford },
      offered: doubled,
      ...(answered && { answered }),
      ...(length === 0 ? { jacoby } : {}),
      ...besidesOf({ over: isOver, resign: !isOver && resigns > 0 }),
    },
  );
}
