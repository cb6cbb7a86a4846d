import type { Seat } from '../engine/types.js';

/** A place in the text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What one player did, as it is written in a row. */
export interface Cell extends Place {
  /** By the column: the left player is seat 1. */
  readonly seat: Seat;
  readonly text: string;
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
  readonly games: readonly MatGame[];
}

/** No line of a match is as long; to search longer ones for their parts could take long, so they are cut. */
const LONGEST_LINE = 10_000;

const TAG = /^;?\s*\[([^"\]]*)"(.*)"\s*\]$/;
const LENGTH = /^(\d+)\s*-?points?\s+match\b/i;
const MONEY = /^(?:money|unlimited)\s+(?:game|match|session)s?\b/i;
const GAME = /^game\s+\d+\s*[.:]?$/i;
const ROW = /^\s*\d+\)/;
const LEFT_SCORE = /:\s*(\d{1,7}(?:\.5)?)(?=\s)/g;
const RIGHT_SCORE = /:\s*(\d{1,7}(?:\.5)?)\s*$/;

/** Takes a text apart into headers and games; rows are looked at when a game is read. */
export function matText(text: string): MatText {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const tags = new Map<string, string>();
  const games: MatGame[] = [];
  let length: number | null = null;
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
    isAnother ||= open !== null && lengthOf(line) !== null;
    if (open) continue;
    length ??= lengthOf(line);
    const [, name = '', value = ''] = TAG.exec(line) ?? [];
    if (name.trim() && !tags.has(name.trim())) tags.set(name.trim(), value);
  }
  if (open) games.push({ ...open, end: lines.length });
  return { lines, tags, length, games };
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

const WORDS =
  '(?:re)?doubl|beaver|rac+oon|takes?\\b|accept|drops?\\b|pass|reject|refuse|wins?\\b|los[es]|concede|resign|\\?{2,}|illegal';
/** Where what a player did can begin: dice, or a word that stands alone. */
const HEAD = new RegExp(`(^|\\s)(?:([\\d-]{1,47}:)|${WORDS})`, 'gi');

/** The cells of a row, left and right; none for an empty one. */
export function cellsOf(line: string, number: number, split: number | null): Cell[] {
  const prefix = /^\s*(?:\d+\)|\.+)?/.exec(line)![0].length;
  const rest = line.slice(prefix, LONGEST_LINE).replaceAll('\t', ' ');
  if (rest.trim() === '') return [];
  const [first = rest.search(/\S/), second] = headsOf(rest);
  const middle = split === null ? 18 : Math.max(12, split / 2);
  if (second === undefined) {
    return [cellAt(rest, first, rest.length, prefix + first < middle ? 1 : 2, number, prefix)];
  }
  return [
    cellAt(rest, first, second, 1, number, prefix),
    cellAt(rest, second, rest.length, 2, number, prefix),
  ];
}

const cellAt = (rest: string, from: number, to: number, seat: Seat, line: number, prefix: number): Cell => ({
  seat,
  text: rest.slice(from, to).trim(),
  line,
  column: prefix + from + 1,
});

/** Where cells begin. `61: ????` is one cell, though both parts could begin one: a wide gap tells two apart. */
function headsOf(rest: string): number[] {
  const starts: number[] = [];
  let end = 0;
  let hadDice = false;
  HEAD.lastIndex = 0;
  for (let head = HEAD.exec(rest); head && starts.length < 2; head = HEAD.exec(rest)) {
    const [whole, space = '', dice] = head;
    const start = head.index + space.length;
    const gap = rest.slice(end, start);
    if (!hadDice || dice !== undefined || gap.length > 2 || gap.trim() !== '') starts.push(start);
    hadDice = dice !== undefined;
    end = head.index + whole.length;
  }
  return starts;
}
