/** A place in the text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A game of the text: where its rows are, and the line that tells who plays and the score before it. */
export interface MatGame extends Place {
  readonly names: readonly [string, string] | null;
  /** The score before the game, left and right, with its line. */
  readonly score: (Place & { readonly left: number; readonly right: number }) | null;
  /** Where the right column begins, from 0; null = not told. */
  readonly split: number | null;
  /** Whether another match begins with it: a length stands before it. */
  readonly isAnother: boolean;
  /** The rows are the lines from this index to before `end`. */
  readonly start: number;
  readonly end: number;
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

/** No line of a match is as long; to search longer ones for their parts could take long, so they are cut. */
export const LONGEST_LINE = 10_000;

const TAG = /^;?\s*\[([^"\]]*)"(.*)"\s*\]$/;
const LENGTH = /^(\d+)\s*-?points?\s+match\b/i;
/** What tells of a length, outside headers and remarks. */
const SAYS_LENGTH = /^(?![;[]).*\bpoints?\s+match\b/i;
const MONEY = /^(?:money|unlimited)\s+(?:game|match|session)s?\b/i;
const GAME = /^game\s+\d+\s*[.:]?$/i;
/** The number of a row. */
export const ROW = /^\s*(\d+)\)/;
const LEFT_SCORE = /:\s*(\d{1,7}(?:\.5)?)(?=\s)/g;
const RIGHT_SCORE = /:\s*(\d{1,7}(?:\.5)?)\s*$/;

/** Takes a text apart into headers and games; rows are looked at when a game is read. */
export function matText(text: string): MatText {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const tags = new Map<string, string>();
  const games: MatGame[] = [];
  let length: number | null = null;
  let oddLength: MatText['oddLength'] = null;
  let open: MatGame | null = null;
  let isFirst = false; // the line after "Game n" tells the score
  let isAnother = false;
  for (const [index, whole] of lines.entries()) {
    const line = whole.slice(0, LONGEST_LINE).trim();
    const isRow = ROW.test(line);
    if (line === '' || (isRow && open)) continue;
    if (isRow || GAME.test(line)) {
      if (open) games.push({ ...open, end: index });
      const start = isRow ? index : index + 1;
      const unknown = { names: null, score: null, split: null };
      open = { line: index + 1, column: 1, ...unknown, isAnother, start, end: start };
      isFirst = true;
      isAnother = false;
      continue;
    }
    if (open && isFirst) open = scoreLine(open, whole.slice(0, LONGEST_LINE), index);
    isFirst = false;
    isAnother ||= open !== null && (lengthOf(line) !== null || SAYS_LENGTH.test(line));
    if (open) continue;
    length ??= lengthOf(line);
    if (length === null && SAYS_LENGTH.test(line)) {
      oddLength ??= { line: index + 1, column: whole.search(/\S/) + 1, text: line.slice(0, 80) };
    }
    const [, name = '', value = ''] = TAG.exec(line) ?? [];
    if (name.trim() && !tags.has(name.trim())) tags.set(name.trim(), value);
  }
  if (open) games.push({ ...open, end: lines.length });
  return { lines, tags, length, oddLength, games };
}

function lengthOf(line: string): number | null {
  const told = LENGTH.exec(line);
  if (told) return Number(told[1]);
  return MONEY.test(line) ? 0 : null;
}

/** Reads `left : 0      right : 0`; names may hold nearly everything, so the scores are looked for first. */
function scoreLine(game: MatGame, line: string, index: number): MatGame {
  const right = RIGHT_SCORE.exec(line);
  if (!right) return game;
  const before = line.slice(0, right.index);
  const left = [...before.matchAll(LEFT_SCORE)].at(-1);
  if (!left) return game;
  const nameAt = left.index + left[0].length;
  const name = before.slice(nameAt);
  return {
    ...game,
    names: [line.slice(0, left.index).trim(), name.trim()],
    score: { line: index + 1, column: 1, left: Number(left[1]), right: Number(right[1]) },
    split: nameAt + name.length - name.trimStart().length,
    start: index + 1,
  };
}
