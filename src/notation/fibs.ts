import type { Result } from '../engine/result.js';
import { BAR, type Colour, type Dice, type Side } from '../engine/types.js';
import { withOff } from './bits.js';
import { damaged, shortRead, unknown, type PositionRead } from './position-read.js';

/** Where the parts of a line stand that are read, the word `board` counting as 0. */
const AT = {
  length: 3,
  score: 4,
  board: 6,
  turn: 32,
  dice: 33,
  cube: 37,
  mayDouble: 38,
  wasDoubled: 40,
  colour: 41,
  direction: 42,
  home: 45,
  bar: 47,
  size: 53,
} as const;

/** Length of a match that goes on until the players stop. */
const UNLIMITED = 9999;

/** FIBS counts X's checkers below zero and O's above. */
const X = -1;

const isOneOf = (value: number | undefined, ...values: readonly number[]): boolean =>
  values.includes(value ?? NaN);

/** The first part of a line that cannot be, or null. */
function faultOfLine(n: readonly number[]): string | null {
  const at = (index: number) => n[index] ?? NaN;
  if (n.slice(AT.length).some((value) => !Number.isSafeInteger(value))) return 'fields';
  if (!isOneOf(n[AT.colour], 1, X) || !isOneOf(n[AT.direction], 1, -1)) return 'direction';
  if (!isOneOf(n[AT.turn], 1, 0, X)) return 'turn';
  const flags = [AT.mayDouble, AT.mayDouble + 1, AT.wasDoubled];
  if (flags.some((index) => !isOneOf(n[index], 0, 1))) return 'cube';
  const log = Math.log2(at(AT.cube));
  if (!(log >= 0 && log <= 15 && Number.isInteger(log))) return 'cube';
  const dice = n.slice(AT.dice, AT.dice + 4);
  if (dice.some((die) => die < 0 || die > 6)) return 'dice';
  if ([dice.slice(0, 2), dice.slice(2)].some(([a, b]) => (a === 0) !== (b === 0))) return 'dice';
  const [length, first, second] = [at(AT.length), at(AT.score), at(AT.score + 1)];
  if (length < 1) return 'match';
  return Math.min(first, second) < 0 || (length < UNLIMITED && Math.max(first, second) >= length)
    ? 'score'
    : null;
}

/** The checkers of one sign in the owner's own numbering; what is told of the bar and of those off must agree. */
function sideOf(n: readonly number[], sign: number, isFirst: boolean): Side | 'bar' | 'checkers' {
  const downward = n[AT.direction] === (isFirst ? -1 : 1);
  const counts = Array.from({ length: 26 }, (_, point) =>
    Math.max(0, sign * n[AT.board + (downward ? point : BAR - point)]!),
  );
  const rest = isFirst ? 0 : 1;
  if (counts[0] || counts[BAR] !== n[AT.bar + rest]) return 'bar';
  const side = withOff(counts);
  return side[0] === n[AT.home + rest] ? side : 'checkers';
}

function cubeOf(n: readonly number[], first: Colour, second: Colour): NonNullable<PositionRead['cube']> {
  const value = n[AT.cube]!;
  const [mine, theirs] = [n[AT.mayDouble], n[AT.mayDouble + 1]];
  // Only the owner may double; at 1 nobody owns it, though neither may double in a Crawford game
  const owner = value === 1 || mine === theirs ? null : mine ? first : second;
  return { value, owner };
}

/**
 * Reads the `board:` line of FIBS: X is White, whoever the line is for. While a double waits it comes from the second
 * player; a Crawford game is one with a player a point away in which nobody may turn the cube. Error: `ERR_ID` (`part` =
 * `fields`, `direction`, `turn`, `cube`, `dice`, `match`, `score`, `bar`, `checkers`, `shared`).
 */
export function parseFibs(text: string): Result<PositionRead> {
  const parts = text.split(':');
  if (parts.length !== AT.size) return damaged('fibs', 'fields');
  const n = parts.map((part) => (/^\s*[-+]?\d{1,5}\s*$/.test(part) ? Number(part) : NaN));
  const wrong = faultOfLine(n);
  if (wrong) return damaged('fibs', wrong);
  const sign = n[AT.colour]!;
  const [first, second]: Colour[] = sign === X ? ['white', 'black'] : ['black', 'white'];
  const [mine, theirs] = [sideOf(n, sign, true), sideOf(n, -sign, false)];
  if (typeof mine === 'string') return damaged('fibs', mine);
  if (typeof theirs === 'string') return damaged('fibs', theirs);
  const offered = n[AT.wasDoubled] === 1;
  const isMine = !offered && n[AT.turn] === sign;
  const dice = n.slice(AT.dice + (isMine ? 0 : 2)).slice(0, 2);
  const isOver = n[AT.turn] === 0;
  const length = n[AT.length] === UNLIMITED ? 0 : n[AT.length]!;
  const [myScore, theirScore] = [n[AT.score]!, n[AT.score + 1]!];
  const isDead = n[AT.cube] === 1 && !n[AT.mayDouble] && !n[AT.mayDouble + 1];
  const byColour = <T>(own: T, other: T) =>
    sign === X ? { white: own, black: other } : { white: other, black: own };
  return shortRead('fibs', byColour(mine, theirs), {
    turn: isOver ? null : isMine ? first! : second!,
    dice: isOver || offered || !dice[0] ? null : (dice as unknown as Dice),
    cube: cubeOf(n, first!, second!),
    match: {
      length,
      score: byColour(myScore, theirScore),
      crawford: isDead && length > 1 && Math.max(myScore, theirScore) === length - 1,
    },
    offered,
  });
}

/** Reads a `board:` line of FIBS. Errors: those of `parseFibs`; `ERR_POSITION`. */
export const readFibs = (text: string): Result<PositionRead> =>
  /^board:/.test(text) ? parseFibs(text) : unknown(text);
