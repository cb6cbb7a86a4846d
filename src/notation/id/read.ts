/**
 * What a text says of a position, whatever its format. One mapping of the two sides holds everywhere: White is player 1
 * and “X” of gnubg, BOTTOM of XGID, X of FIBS; formats that name colours (words, OGID, long id) keep them; a bare
 * Position ID knows only who is on roll, and that is White.
 */
import { VARIANT_IDS, type VariantId } from '../../engine/options.js';
import { opposite } from '../../engine/position.js';
import { err, ok, type Result } from '../../engine/result.js';
import {
  BAR,
  COLOURS,
  otherColour,
  type ByColour,
  type Colour,
  type Dice,
  type Position,
} from '../../engine/types.js';
import { DEFAULT_VARIANT, VARIANTS } from '../../engine/variants/index.js';
import type { PlacedProblem } from '../text/index.js';
import { parsePosition } from './words.js';

/** Formats of a position, as they are named in values and errors. */
export type PositionFormat = 'words' | 'position-id' | 'gnubg-id' | 'xgid' | 'ogid' | 'fibs' | 'long-id';

/** What a text says of a position; null, or a member that is not there = the format or this text does not say. */
export interface PositionRead {
  readonly format: PositionFormat;
  /** The game that is told, or as which it was read: of those whose checkers stand alike the first (`toldAs`). */
  readonly variant: VariantId | null;
  readonly position: Position;
  /** Who is on roll or has rolled; while a double waits the one who doubled. */
  readonly turn: Colour | null;
  /** The roll to be played; null = not rolled. */
  readonly dice: Dice | null;
  /** `owner` null = in the middle; while a double waits the value before it. */
  readonly cube: { readonly value: number; readonly owner: Colour | null } | null;
  /** `length` 0 = no match; the score is then that of the series. */
  readonly match: {
    readonly length: number;
    readonly score: ByColour<number>;
    readonly crawford: boolean;
  } | null;
  /** A double waits for the answer of the player who is not on roll; beside dice one that was answered before them. */
  readonly offered: boolean;
  /** What that double was answered with, so that another answer waits. */
  readonly answered?: 'beaver' | 'raccoon';
  /** CUBE-5; told for money only. */
  readonly jacoby?: boolean;
  /** CUBE-4; told for money only. */
  readonly beaver?: boolean;
  /** The highest value of the cube. */
  readonly maxCube?: number;
  /** Each player's own rolls before the roll in `dice`; 3 = three or more (HEAD-2, GUL-2). */
  readonly rolls?: ByColour<number>;
  /** White's first roll (HEAD-3). */
  readonly starterFirstRoll?: Dice;
  /** What it tells besides, and no game can begin with; not there = nothing. */
  readonly besides?: readonly Beside[];
  /** What stands beside it in its text and is left out, `ERR_ID_MORE`, `ERR_ID_REST` (`text`); not there = nothing. */
  readonly problems?: readonly PlacedProblem[];
}

/** What no game can begin with: it is over, a resignation waits for its answer, so many games are to be played. */
export const BESIDES = ['over', 'resign', 'games'] as const;
export type Beside = (typeof BESIDES)[number];

/** The member `besides` of what is told so, if anything is. */
export function besidesOf(told: Partial<Readonly<Record<Beside, boolean>>>): Pick<PositionRead, 'besides'> {
  const besides = BESIDES.filter((word) => told[word]);
  return besides.length > 0 ? { besides } : {};
}

/**
 * Reads one format as a position of a variant, else of the usual one: those of its checkers that are not on the board are
 * off. `ERR_POSITION` (`word`) = the text is of another format, `ERR_ID` = it is damaged.
 */
export type PositionReader = (text: string, variant?: VariantId) => Result<PositionRead>;

/** How a variant stands in an id, which tells only where checkers are: as the first of those in which they stand alike. */
export function toldAs(variant: VariantId): VariantId {
  const { path, checkers } = VARIANTS[variant];
  return VARIANT_IDS.find((id) => VARIANTS[id].path === path && VARIANTS[id].checkers === checkers)!;
}

/** The variant as which an id of a game with hits is read: this one, or the usual one where it is long nardy. */
export const readAs = (variant: VariantId = DEFAULT_VARIANT): VariantId =>
  VARIANTS[variant].path === 'opposed' ? variant : DEFAULT_VARIANT;

/** The error of a text that looks like an id of this format and is none: `part` is a stable word. */
export const damaged = (format: string, part: string): Result<never> => err('ERR_ID', { format, part });

/**
 * What is wrong in an id of fields: the `part` of its `ERR_ID`, and the field, from 0; null = there are too many or too
 * few.
 */
export type FieldFault = readonly [part: string, field: number | null];

/** The error of a text that is not of the format asked. */
export const unknown = (text: string): Result<never> =>
  err('ERR_POSITION', { word: /[^\s;]+/.exec(text)?.[0] ?? '' });

/**
 * What keeps checkers of a variant from standing so, as the `part` of an `ERR_ID`: `checkers` (not its number of a side),
 * `shared` (a point held by both), `bar` (both on the bar before closed home boards; in long nardy any on the bar); null =
 * nothing.
 */
export function faultOf(variant: VariantId, { white, black }: Position): string | null {
  const { checkers, path } = VARIANTS[variant];
  const sides = [white, black];
  for (const side of sides) {
    const count = side.reduce((sum, n) => sum + (n >>> 0 === n ? n : NaN), 0);
    if (count !== checkers) return 'checkers';
  }
  for (let point = 1; point <= 24; point++) {
    if (white[point] && black[opposite(path, point)]) return 'shared';
  }
  if (path === 'same') return white[BAR] || black[BAR] ? 'bar' : null;
  return sides.every((side) => side[BAR] && side.slice(1, 7).every((count) => count > 1)) ? 'bar' : null;
}

/**
 * The cube before a double that was answered. Some programs write the one after the answer, which belongs to the player
 * who was doubled: nobody can double a cube of the other's.
 */
export function cubeBefore(
  cube: NonNullable<PositionRead['cube']>,
  doubler: Colour,
  answered: PositionRead['answered'],
): NonNullable<PositionRead['cube']> {
  const value = cube.value / (answered === 'beaver' ? 2 : 4);
  if (!answered || cube.owner !== otherColour(doubler) || value < 1) return cube;
  return { value, owner: value > 1 ? doubler : null };
}

/** A position that tells no more than where the checkers stand. */
export const bare = (
  format: PositionFormat,
  variant: PositionRead['variant'],
  position: Position,
): PositionRead => ({
  format,
  variant,
  position,
  turn: null,
  dice: null,
  cube: null,
  match: null,
  offered: false,
});

/**
 * A position of a variant in which the players go towards each other, with what else the format tells. Error: `ERR_ID`
 * (`part` = `checkers`, `shared`, `bar`).
 */
export function opposedRead(
  format: PositionFormat,
  variant: VariantId,
  position: Position,
  told: Partial<PositionRead>,
): Result<PositionRead> {
  const part = faultOf(variant, position);
  return part ? damaged(format, part) : ok({ ...bare(format, toldAs(variant), position), ...told });
}

/**
 * Reads a position in words. Errors: those of `parsePosition`; `ERR_POSITION_COUNT` (`colour`, `n` checkers that are not
 * the `count` of the variant).
 */
export function readWords(text: string, variant: VariantId = DEFAULT_VARIANT): Result<PositionRead> {
  if (!/^\s*(?:white|black)\b/i.test(text)) return unknown(text);
  const position = parsePosition(text);
  if (!position.ok) return position;
  const { checkers } = VARIANTS[variant];
  for (const colour of COLOURS) {
    const n = position.value[colour].reduce((sum, count) => sum + count, 0);
    if (n !== checkers) return err('ERR_POSITION_COUNT', { colour, n, count: checkers });
  }
  return ok(bare('words', null, position.value));
}

/**
 * Reads a text by the first of these readers whose format it is, as a position of a variant, else of the usual one.
 * Errors: that reader's; `ERR_POSITION` (`word`).
 */
export function detect(
  text: string,
  readers: readonly PositionReader[],
  variant?: VariantId,
): Result<PositionRead> {
  let last: Result<PositionRead> = unknown(text);
  for (const read of readers) {
    const result = read(text.trim(), variant);
    if (result.ok || result.error.code !== 'ERR_POSITION') return result;
    last = result;
  }
  return last;
}
