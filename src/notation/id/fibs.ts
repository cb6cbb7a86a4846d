import type { Result } from '../../engine/result.js';
import type { VariantId } from '../../engine/options.js';
import { BAR, type Colour, type Dice, type Side } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import { withOff } from './bits.js';
import {
  besidesOf,
  damaged,
  faultOf,
  opposedRead,
  readAs,
  unknown,
  type FieldFault,
  type PositionRead,
} from './read.js';

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
  redoubles: 52,
  size: 53,
} as const;

/** Length of a match that goes on until the players stop. */
const UNLIMITED = 9999;

/** FIBS counts X's checkers below zero and O's above. */
const X = -1;

const isOneOf = (value: number | undefined, ...values: readonly number[]): boolean =>
  values.includes(value ?? NaN);

const numbersOf = (text: string): number[] =>
  text.split(':').map((part) => (/^\s*[-+]?\d{1,5}\s*$/.test(part) ? Number(part) : NaN));

/** What is wrong in the fields one by one. */
function faultOfLine(n: readonly number[]): FieldFault | null {
  const fault = (part: string, indices: readonly number[], isWrong: (value: number) => boolean) => {
    const wrong = indices.find((index) => isWrong(n[index] ?? NaN));
    return wrong === undefined ? null : ([part, wrong] as const);
  };
  const all = [...n.keys()].slice(AT.length);
  const [length, cube, dice] = [n[AT.length]!, n[AT.cube]!, AT.dice];
  const log = Math.log2(cube);
  return (
    fault('fields', all, (value) => !Number.isSafeInteger(value)) ??
    fault('direction', [AT.colour, AT.direction], (value) => !isOneOf(value, 1, -1)) ??
    fault('turn', [AT.turn], (value) => !isOneOf(value, 1, 0, X)) ??
    fault('cube', [AT.mayDouble, AT.mayDouble + 1, AT.wasDoubled], (value) => !isOneOf(value, 0, 1)) ??
    fault('cube', [AT.cube], () => !(log >= 0 && log <= 15 && Number.isInteger(log))) ??
    fault('dice', [dice, dice + 1, dice + 2, dice + 3], (value) => value < 0 || value > 6) ??
    fault('dice', [dice], (value) => (value === 0) !== (n[dice + 1] === 0)) ??
    fault('dice', [dice + 2], (value) => (value === 0) !== (n[dice + 3] === 0)) ??
    fault('match', [AT.length], () => length < 1) ??
    fault('score', [AT.score, AT.score + 1], (value) => value < 0 || (length < UNLIMITED && value >= length))
  );
}

/**
 * The checkers of one sign in the owner's own numbering; `strays` = some stand on the other's bar, which is field
 * `zero`.
 */
function sideOf(
  n: readonly number[],
  sign: number,
  checkers: number,
): { side: Side; strays: boolean; zero: number } {
  const isFirst = sign === n[AT.colour];
  const downward = n[AT.direction] === (isFirst ? -1 : 1);
  const fieldOf = (point: number) => AT.board + (downward ? point : BAR - point);
  const counts = Array.from({ length: 26 }, (_, point) => Math.max(0, sign * n[fieldOf(point)]!));
  return { side: withOff(counts, checkers), strays: counts[0]! > 0, zero: fieldOf(0) };
}

/** The first fault of a line; its field counts from 0, null = all of them. */
export function fibsFault(text: string, variant?: VariantId): FieldFault | null {
  const game = readAs(variant);
  const { checkers } = VARIANTS[game];
  const n = numbersOf(text);
  if (n.length !== AT.size) return ['fields', null];
  const wrong = faultOfLine(n);
  if (wrong) return wrong;
  const sign = n[AT.colour]!;
  const [mine, theirs] = [sideOf(n, sign, checkers), sideOf(n, -sign, checkers)];
  // What is told of the bar and of those off must agree with the points
  for (const [rest, { side, strays, zero }] of [mine, theirs].entries()) {
    if (strays) return ['bar', zero];
    if (side[BAR] !== n[AT.bar + rest]) return ['bar', AT.bar + rest];
    if (side[0] !== n[AT.home + rest]) return ['checkers', AT.home + rest];
  }
  const part = faultOf(game, { white: mine.side, black: theirs.side });
  return part === null ? null : [part, part === 'bar' ? AT.bar : AT.board];
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
 * player; a Crawford game is one with a player a point away in which nobody may turn the cube; redoubles at once, which
 * are counted for money only, are beavers. Error: `ERR_ID` (`part` =
 * `fields`, `direction`, `turn`, `cube`, `dice`, `match`, `score`, `bar`, `checkers`, `shared`).
 */
export function parseFibs(text: string, variant?: VariantId): Result<PositionRead> {
  const fault = fibsFault(text, variant);
  if (fault) return damaged('fibs', fault[0]);
  const n = numbersOf(text);
  const sign = n[AT.colour]!;
  const [first, second]: Colour[] = sign === X ? ['white', 'black'] : ['black', 'white'];
  const offered = n[AT.wasDoubled] === 1;
  const isMine = !offered && n[AT.turn] === sign;
  const dice = n.slice(AT.dice + (isMine ? 0 : 2)).slice(0, 2);
  const isOver = n[AT.turn] === 0;
  const length = n[AT.length] === UNLIMITED ? 0 : n[AT.length]!;
  const [myScore, theirScore] = [n[AT.score]!, n[AT.score + 1]!];
  const isDead = n[AT.cube] === 1 && !n[AT.mayDouble] && !n[AT.mayDouble + 1];
  const byColour = <T>(own: T, other: T) =>
    sign === X ? { white: own, black: other } : { white: other, black: own };
  const game = readAs(variant);
  const sideBy = (each: number) => sideOf(n, each, VARIANTS[game].checkers).side;
  return opposedRead('fibs', game, byColour(sideBy(sign), sideBy(-sign)), {
    turn: isOver ? null : isMine ? first! : second!,
    dice: isOver || !dice[0] ? null : (dice as unknown as Dice),
    cube: cubeOf(n, first!, second!),
    match: {
      length,
      score: byColour(myScore, theirScore),
      crawford: isDead && length > 1 && Math.max(myScore, theirScore) === length - 1,
    },
    offered,
    ...(length === 0 && { beaver: n[AT.redoubles]! > 0 }),
    ...besidesOf({ over: isOver }),
  });
}

/** Reads a `board:` line of FIBS. Errors: those of `parseFibs`; `ERR_POSITION`. */
export const readFibs = (text: string, variant?: VariantId): Result<PositionRead> =>
  /^board:/.test(text) ? parseFibs(text, variant) : unknown(text);
