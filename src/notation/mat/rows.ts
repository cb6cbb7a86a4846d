import { lengthOf, lengthOfTag, LENGTH_TAGS, saysLength } from './length.js';
import { seatingOf } from './names.js';
import type { Place } from '../text/index.js';

/** A game of the text: where its rows are, and the line that tells who plays and the score before it. */
export interface MatGame extends Place {
  readonly names: readonly [string, string] | null;
  /** The score before the game, left and right, with its line. */
  readonly score: (Place & { readonly left: number; readonly right: number }) | null;
  /** Where the right column begins, from 0; null = not told. */
  readonly split: number | null;
  /** Whether tabs part the columns of its header. */
  readonly isTabbed: boolean;
  /** Whether another match begins with it: a length stands before it, or two other players sit down. */
  readonly isAnother: boolean;
  /** Whether it has the names of the first game the other way round: the left player is seat 2. */
  readonly isExchanged: boolean;
  /** The rows are the lines from this index to before `end`. */
  readonly start: number;
  readonly end: number;
  /** Those of these lines that belong to the next game: they tell the length of a match. */
  readonly notRows: readonly number[];
}

export interface MatText {
  readonly lines: readonly string[];
  /** What stands in headers such as `; [Event "…"]`, by its name. */
  readonly tags: ReadonlyMap<string, string>;
  /** Points of the match, 0 = money; null = not told. */
  readonly length: number | null;
  /** The first line that tells of a length and is not understood. */
  readonly oddLength: (Place & { readonly text: string }) | null;
  readonly games: readonly MatGame[];
}

/** The points that a header tells for seat 1 and seat 2. */
export const headerScore = ({ score, isExchanged }: MatGame): Readonly<Record<1 | 2, number>> | null =>
  score && (isExchanged ? { 1: score.right, 2: score.left } : { 1: score.left, 2: score.right });

/** No line of a match is as long; to search longer ones for their parts could take long, so they are cut. */
export const LONGEST_LINE = 10_000;

const TAG = /^;?\s*\[([^"\]]*)"(.*)"\s*\]$/;
const GAME = /^game\s+\d+\s*[.:]?$/i;
/** The number of a row. */
export const ROW = /^\s*(\d+)\)/;
const LEFT_SCORE = /:\s*(\d{1,15}(?:\.5)?)(?=\s)/g;
const RIGHT_SCORE = /:\s*(\d{1,15}(?:\.5)?)\s*$/;

/** What fills the end of a file: NUL, and the end of a text in DOS. */
const FILLING = '\0\x1A';

/** Lines without a byte order mark before them and what only fills the file behind them. */
function linesOf(text: string): string[] {
  let end = text.length;
  for (let index = end - 1; index >= 0; index--) {
    const isFilling = FILLING.includes(text[index]!);
    if (!isFilling && text[index]!.trim() !== '') break;
    if (isFilling) end = index;
  }
  return text
    .slice(0, end)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/);
}

/** Takes a text apart into headers and games; rows are looked at when a game is read. */
export function matText(text: string): MatText {
  const lines = linesOf(text);
  const head = new Head();
  const games: MatGame[] = [];
  let open: MatGame | null = null;
  let notRows: number[] = [];
  let first: MatGame['names'] = null;
  let isFirst = false; // the line after "Game n" tells the score
  let hadLength = false; // before the game that is open
  let isLengthTold = false; // since then
  for (const [index, whole] of lines.entries()) {
    const line = whole.slice(0, LONGEST_LINE).trim();
    if (line === '') continue;
    if (open && isFirst) {
      isFirst = false;
      const scored = scoreLine(open, whole.slice(0, LONGEST_LINE), index);
      if (scored) {
        const seating = seatingOf(first, scored.names);
        first ??= scored.names;
        const isLevel = scored.score?.left === 0 && scored.score.right === 0;
        const isOther = (hadLength && isLevel) || seating === 'others'; // some programs write the length before every game
        open = { ...scored, isAnother: isOther, isExchanged: seating === 'exchanged' };
        continue;
      }
    }
    const isRow = ROW.test(line);
    if (isRow && open) continue;
    if (isRow || GAME.test(line)) {
      if (open) games.push({ ...open, end: index, notRows });
      open = gameAt(index, isRow);
      hadLength = isLengthTold;
      notRows = [];
      isFirst = !isRow;
      isLengthTold = false;
    } else if (!open) head.read(line, whole, index);
    else if (saysLength(line)) {
      isLengthTold = true;
      notRows.push(index);
    }
  }
  if (open) games.push({ ...open, end: lines.length, notRows });
  return { lines, tags: head.tags, length: head.length, oddLength: head.oddLength, games };
}

/** A game that begins in a line: its row, or the line before its score. */
function gameAt(index: number, isRow: boolean): MatGame {
  const start = isRow ? index : index + 1;
  const unknown = { names: null, score: null, split: null };
  const plain = { isTabbed: false, isAnother: false, isExchanged: false };
  return { line: index + 1, column: 1, ...unknown, ...plain, start, end: start, notRows: [] };
}

/** What stands before the first game. */
class Head {
  readonly tags = new Map<string, string>();
  #line: number | null = null;
  #tag: number | null = null;
  #odd: MatText['oddLength'] = null;

  /** A length that is told in a line of its own comes before one in a header. */
  get length(): number | null {
    return this.#line ?? this.#tag;
  }

  get oddLength(): MatText['oddLength'] {
    return this.#odd;
  }

  read(line: string, whole: string, index: number): void {
    const [, name = '', value = ''] = TAG.exec(line) ?? [];
    const tag = name.trim();
    const isLength = LENGTH_TAGS.includes(tag);
    if (tag && !this.tags.has(tag)) this.tags.set(tag, value);
    if (isLength) this.#tag ??= lengthOfTag(value);
    this.#line ??= lengthOf(line);
    if (this.length === null && (isLength || saysLength(line))) {
      this.#odd ??= { line: index + 1, column: whole.search(/\S/) + 1, text: line.slice(0, 80) };
    }
  }
}

/** Reads `left : 0      right : 0`; names may hold nearly everything, so the scores are looked for first. */
function scoreLine(game: MatGame, line: string, index: number): MatGame | null {
  const right = RIGHT_SCORE.exec(line);
  if (!right) return null;
  const before = line.slice(0, right.index);
  const left = [...before.matchAll(LEFT_SCORE)].at(-1);
  if (!left) return null;
  const nameAt = left.index + left[0].length;
  const name = before.slice(nameAt);
  return {
    ...game,
    names: [line.slice(0, left.index).trim(), name.trim()],
    score: { line: index + 1, column: 1, left: Number(left[1]), right: Number(right[1]) },
    split: nameAt + name.length - name.trimStart().length,
    isTabbed: name.startsWith('\t'),
    start: index + 1,
  };
}
