import type { Seat } from '../../engine/types.js';
import { LONGEST_LINE, type MatGame } from './rows.js';
import type { Place } from '../text/index.js';
import { parsePlay } from '../play/index.js';

/** What one player did, as it is written in a row. */
export interface Cell extends Place {
  /** By the column: the left player is seat 1. */
  readonly seat: Seat;
  readonly text: string;
}

const WORDS =
  '(?:re)?doubl|beaver|rac+oon|takes?\\b|accept|drops?\\b|pass|reject|refuse|wins?\\b|los[es]|concede|resign|too\\s+good|illegal';
/** Where what a player did can begin: dice, marks, or a word that stands alone. */
const HEAD = new RegExp(`(^|\\s)(?:([\\d-]{1,47}:)|(\\?{2,})|${WORDS})`, 'gi');
/** The dice of a cell, and the word that stands for a play behind them. */
const DICE = new RegExp(`^[\\d-]+:\\s*(${WORDS}|\\?{2,})?`, 'i');
/** A word of the cube with all that belongs to it; what stands behind it is something else. */
const CUBE =
  /^(?:(?:re)?doubl|beaver|rac+oon|take|accept|drop|pass|reject|refuse)[a-z]*(?:\s+(?:to|the|an?|cube|at|is|it|offered|value)\b)*(?:\s*(?:[=-]>?|[→:]))?(?:\s*\d{1,15}(?![\d/:;?-]))?(?:\s+points?\b)?[.,]?/i;
/** Only the dice: marks behind them are what was done. */
const BARE = /^[\d-]*:?$/;

/** More heads than any row has; each is looked at, so that none is taken for a part of another. */
const MOST_HEADS = 4;

const PREFIX = /^\s*(?:(\d+)\)|\.+)?/;
/** A left column that says nothing: the right player begins. */
const NOTHING = /^[\s.…_–—-]*$/;
const REMARK = /^[;[]/;

/** No play has a gap as wide in it: what follows stands in another column. */
const WIDE = 4;
/** More gaps than any play has; each is tried. */
const MOST_GAPS = 12;
/** So far left of its header the right column may begin. */
const LEEWAY = 2;
/** What a wide gap leaves in one cell with the word before it: `Doubles  => 2`, `Wins  2 points`. */
const TORN = /\s\s+(?!\s|=|\d|and\b)/i;

/** The cells of a row, left and right, and whatever else stands there; none for an empty one or a line of remarks. */
export function cellsOf(
  line: string,
  number: number,
  { split, isTabbed }: Pick<MatGame, 'split' | 'isTabbed'>,
): Cell[] {
  const [{ length: prefix }, digits] = PREFIX.exec(line) as unknown as [string, string?];
  const rest = line.slice(prefix, LONGEST_LINE).trimEnd();
  const isRow = digits !== undefined;
  if (rest === '' || (!isRow && REMARK.test(rest))) return [];
  const heads = headsOf(rest, split === null ? null : split - LEEWAY - prefix);
  const words = NOTHING.test(rest.slice(0, heads[0])) ? [] : [rest.search(/\S/)];
  const isProse = !isRow && words.length > 0 && !/^\d|^-/.test(rest.slice(heads[0] ?? rest.length));
  const starts = isProse ? words : [...words, ...heads];
  const middle = split === null ? 18 : Math.max(12, split / 2);
  const isSkipped =
    (isRow || isTabbed) && words.length === 0 && isLeftSkipped(line, prefix + (heads[0] ?? 0));
  const cells: Cell[] = [];
  for (const [index, from] of starts.entries()) {
    const isTold = heads.length > 1 && from >= heads[0]!;
    const isLeft = isTold ? from === heads[0] : !isSkipped && prefix + from < middle;
    const seat = isLeft ? 1 : 2;
    const text = withoutMarks(rest.slice(from, starts[index + 1]).trimEnd());
    const rightAt = split !== null && isLeft ? split - LEEWAY : Infinity;
    const end = isProse ? text.length : endOf(text, rightAt - prefix - from);
    const more = text.slice(end).trimStart();
    const column = prefix + from + 1;
    cells.push({ seat, text: text.slice(0, end).trimEnd(), line: number, column });
    if (more) cells.push({ seat: 2, text: more, line: number, column: column + text.length - more.length });
  }
  return cells;
}

/** Where tabs part the columns, two of them in a row leave the left one empty. */
function isLeftSkipped(line: string, end: number): boolean {
  const blank = line.slice(line.indexOf(')') + 1, end);
  const tab = blank.indexOf('\t');
  return tab > 0 || (tab === 0 && blank.includes('\t', 1));
}

/** Marks that judge a play, `??` or `!?`, are no part of it; alone, or behind dice only, they say what was done. */
function withoutMarks(text: string): string {
  let play = text;
  while (play.endsWith('?') || play.endsWith('!')) {
    let end = play.length;
    while (end > 0 && (play[end - 1] === '?' || play[end - 1] === '!')) end--;
    const rest = play.slice(0, end).trimEnd();
    if (BARE.test(rest)) break;
    play = rest;
  }
  return play;
}

/** Where cells begin. `61: ????` is one cell, though both parts could begin one: a wide gap tells two apart. */
function headsOf(rest: string, rightAt: number | null): number[] {
  const starts: number[] = [];
  const remark = rest.indexOf(';');
  let end = 0;
  let hadDice = false;
  HEAD.lastIndex = 0;
  for (let head = HEAD.exec(rest); head && starts.length < MOST_HEADS; head = HEAD.exec(rest)) {
    const [whole, space = '', dice, marks] = head;
    const start = head.index + space.length;
    const gap = rest.slice(end, start);
    const isApart = !hadDice || dice !== undefined || gap.length > 2 || gap.trim() !== '';
    const isSaid = remark >= 0 && remark < start && isRemark(rest, remark, start);
    if (isApart && !isSaid && (marks === undefined || isColumn(rest, start, starts.length, rightAt))) {
      starts.push(start);
    }
    hadDice = dice !== undefined;
    end = head.index + whole.length;
  }
  return starts;
}

/** Whether a remark that begins at a semicolon still goes on at a word: no wide gap is between, and no play. */
function isRemark(rest: string, semicolon: number, start: number): boolean {
  const before = rest.slice(semicolon + 1, start);
  if (/(?:\s\s|\t)$/.test(before)) return false;
  return before.trim() === '' || !parsePlay(before).ok;
}

/** Whether marks are a cell of their own: they stand where the left or the right player has the column alone. */
function isColumn(rest: string, start: number, cells: number, rightAt: number | null): boolean {
  const before = rest.slice(0, start);
  if (NOTHING.test(before)) return true;
  const gap = start - before.trimEnd().length;
  const isTab = before.endsWith('\t');
  const isRight = rightAt === null ? gap >= WIDE : gap > 1 && start >= rightAt;
  return cells < 2 && (isRight || isTab) && !/^\?+\s+[\d-]+:/.test(rest.slice(start));
}

/**
 * Where the text of a cell ends and something else begins that has no head: behind a very wide gap, in the right column
 * (`rightAt`, counted from the cell), behind a gap after which it is no play any more, or with a remark.
 */
function endOf(text: string, rightAt: number): number {
  const cube = CUBE.exec(text);
  if (cube) return cube[0].length;
  if (text.length <= rightAt && !/\s\s|\t|;/.test(text)) return text.length;
  const [dice = '', word] = DICE.exec(text) ?? [];
  const isPlay = dice !== '' && word === undefined;
  const remark = isPlay ? remarkIn(text, dice.length) : -1;
  if (remark >= 0) return remark;
  const gaps: number[] = [];
  let end = text.length;
  for (const { 0: gap, index } of text.matchAll(/\s+/g)) {
    const next = index + gap.length;
    const isWide = gap.length > 1 || gap === '\t';
    if (isWide && (next >= rightAt || (gap.length >= WIDE && next > dice.length))) {
      end = index;
      break;
    }
    if ((isWide || next >= rightAt) && gaps.length < MOST_GAPS) gaps.push(index);
  }
  const fits = (part: string) => (isPlay ? parsePlay(part.slice(dice.length)).ok : !TORN.test(part));
  if (fits(text.slice(0, end))) return end;
  return gaps.reverse().find((gap) => fits(text.slice(0, gap))) ?? end;
}

/** Where a remark begins behind a play: at the semicolon before the first word that is none of it; -1 = nowhere. */
function remarkIn(text: string, from: number): number {
  if (!text.includes(';', from)) return -1;
  const written = parsePlay(text.slice(from));
  if (written.ok) return -1;
  const fault = from + Number(written.error.detail['column']) - 1;
  const semicolon = text.lastIndexOf(';', fault);
  return semicolon > from ? semicolon : -1;
}
