import type { Seat } from '../engine/types.js';
import { LONGEST_LINE, type Place } from './mat-rows.js';
import { parsePlay } from './play-read.js';

/** What one player did, as it is written in a row. */
export interface Cell extends Place {
  /** By the column: the left player is seat 1. */
  readonly seat: Seat;
  readonly text: string;
}

const WORDS =
  '(?:re)?doubl|beaver|rac+oon|takes?\\b|accept|drops?\\b|pass|reject|refuse|wins?\\b|los[es]|concede|resign|too\\s+good|\\?{2,}|illegal';
/** Where what a player did can begin: dice, or a word that stands alone. */
const HEAD = new RegExp(`(^|\\s)(?:([\\d-]{1,47}:)|${WORDS})`, 'gi');
/** The dice of a cell, and the word that stands for a play behind them. */
const DICE = new RegExp(`^[\\d-]+:\\s*(${WORDS})?`, 'i');
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
export function cellsOf(line: string, number: number, split: number | null): Cell[] {
  const [{ length: prefix }, digits] = PREFIX.exec(line) as unknown as [string, string?];
  const rest = line.slice(prefix, LONGEST_LINE).trimEnd();
  const isRow = digits !== undefined;
  if (rest === '' || (!isRow && REMARK.test(rest))) return [];
  const heads = headsOf(rest);
  const words = NOTHING.test(rest.slice(0, heads[0])) ? [] : [rest.search(/\S/)];
  const isProse = !isRow && words.length > 0 && !/^\d|^-/.test(rest.slice(heads[0] ?? rest.length));
  const starts = isProse ? words : [...words, ...heads];
  const middle = split === null ? 18 : Math.max(12, split / 2);
  const cells: Cell[] = [];
  for (const [index, from] of starts.entries()) {
    const isTold = heads.length > 1 && from >= heads[0]!;
    const seat = (isTold ? from === heads[0] : prefix + from < middle) ? 1 : 2;
    const text = rest.slice(from, starts[index + 1]).trimEnd();
    const rightAt = split !== null && seat === 1 ? split - LEEWAY : Infinity;
    const end = isProse ? text.length : endOf(text, rightAt - prefix - from);
    const more = text.slice(end).trimStart();
    const column = prefix + from + 1;
    cells.push({ seat, text: text.slice(0, end).trimEnd(), line: number, column });
    if (more) cells.push({ seat: 2, text: more, line: number, column: column + text.length - more.length });
  }
  return cells;
}

/** Where cells begin. `61: ????` is one cell, though both parts could begin one: a wide gap tells two apart. */
function headsOf(rest: string): number[] {
  const starts: number[] = [];
  let end = 0;
  let hadDice = false;
  HEAD.lastIndex = 0;
  for (let head = HEAD.exec(rest); head && starts.length < MOST_HEADS; head = HEAD.exec(rest)) {
    const [whole, space = '', dice] = head;
    const start = head.index + space.length;
    const gap = rest.slice(end, start);
    if (!hadDice || dice !== undefined || gap.length > 2 || gap.trim() !== '') starts.push(start);
    hadDice = dice !== undefined;
    end = head.index + whole.length;
  }
  return starts;
}

/**
 * Where the text of a cell ends and something else begins that has no head: behind a very wide gap, in the right column
 * (`rightAt`, counted from the cell), or behind a gap after which it is no play any more.
 */
function endOf(text: string, rightAt: number): number {
  if (text.length <= rightAt && !/\s\s|\t/.test(text)) return text.length;
  const [dice = '', word] = DICE.exec(text) ?? [];
  const isPlay = dice !== '' && word === undefined;
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
  return gaps.findLast((gap) => fits(text.slice(0, gap))) ?? end;
}
