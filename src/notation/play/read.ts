import { err, ok, type Result } from '../../engine/result.js';
import { BAR, OFF, type Die } from '../../engine/types.js';
import { MOST_CHECKERS } from '../../engine/variants/index.js';
import type { PlayWords } from './make.js';

// A star before a slash would end a comment: examples of hits on the way are in the tests.
/** One group of a written play: `13/7*`, `8/4(2)`, `bar/22`. */
export interface WrittenToken {
  /** As it stands in the text. */
  readonly word: string;
  /** Where it stands in the text, from 1. */
  readonly column: number;
  /** The points that are named, descending; 25 = bar, 0 = off. */
  readonly stops: readonly number[];
  /** Those of the stops that have a hit mark. */
  readonly hits: readonly number[];
  /** So many checkers go this way; a hit mark is for the first of them. */
  readonly count: number;
}

/** A play as it is written, not yet compared with a turn. */
export interface WrittenPlay {
  /** The dice before the colon as written, a run in its order; null where there are none. */
  readonly dice: readonly Die[] | null;
  /** None where the turn passed. */
  readonly tokens: readonly WrittenToken[];
}

const BARS = ['bar', 'бар'];
const OFFS = ['off', 'снята', 'снято', 'вон'];
const LOST = ['ø', '∅', '0', '-', '–', '—', '−', 'fans?', 'danced?', 'dances', '\\(?no (?:play|move)s?\\)?'];
const LOST_TOO = ['cannot move', "can't move", 'нет ходов', 'нет хода', 'пропуск'];

/** In Magriel's book the player stands before the dice: `X(4-1)`. */
const DICE = /\s*(?:(?:[xoхо]\s*)?\(([1-6](?:[-\s]?[1-6])*)\)\s*:?|([1-6](?:[-–,\s]{0,3}[1-6])*)\s*:)/iuy;
const NO_MOVE = new RegExp(`(?:${[...LOST, ...LOST_TOO].join('|')})(?=[\\s,;.]|$)`, 'iuy');
const BETWEEN = /[\s,;.]*/uy;
const WORD = /[^\s,;]+/uy;

interface Pattern {
  readonly token: RegExp;
  readonly stop: RegExp;
  readonly points: ReadonlyMap<string, number>;
}

function pattern(words?: PlayWords): Pattern {
  const points = new Map<string, number>();
  for (const bar of words?.bar ? [...BARS, words.bar] : BARS) points.set(bar.toLowerCase(), BAR);
  for (const off of words?.off ? [...OFFS, words.off] : OFFS) points.set(off.toLowerCase(), OFF);
  const names = [...points.keys()].sort((a, b) => b.length - a.length);
  const point = `(?:${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')).join('|')}|\\d{1,2})`;
  const hit = '(?:\\s*[*x×х])?';
  const count = '(?:\\s*\\(\\s*(\\d{1,2})\\s*\\)(\\s*[*x×х])?)?';
  return {
    token: new RegExp(`(${point}(?:\\s*[/–—−-]\\s*${point}${hit})+)${count}(?=[\\s,;.]|$)`, 'iuy'),
    stop: new RegExp(`(${point})(${hit})`, 'giu'),
    points,
  };
}
const COMMON = pattern();

/** Moves a sticky pattern to a place in the text and tries it there. */
function at(sticky: RegExp, text: string, index: number): RegExpExecArray | null {
  sticky.lastIndex = index;
  return sticky.exec(text);
}

/**
 * Reads a play in Magriel's notation, in every spelling that is seen (any case, `bar`, `25` or `Бар`, `off` or `0`, `*`
 * or `x`, `/` or `-`, commas, `8/4 (2)`, marks for no move), with the dice before a colon or without; `words` are taken
 * besides the English and Russian ones. Error: `ERR_PLAY` (`word` = the first that was not understood, `column` from 1).
 */
export function parsePlay(text: string, words?: PlayWords): Result<WrittenPlay> {
  const spelling = words ? pattern(words) : COMMON;
  const { token } = spelling;
  const rolled = at(DICE, text, 0);
  const dice = rolled ? [...(rolled[1] ?? rolled[2] ?? '').matchAll(/[1-6]/gu)] : null;
  const tokens: WrittenToken[] = [];
  let index = rolled ? DICE.lastIndex : 0;
  for (;;) {
    at(BETWEEN, text, index);
    index = BETWEEN.lastIndex;
    if (index >= text.length) break;
    const found = at(token, text, index);
    const read = found && readToken(found, spelling);
    if (read) tokens.push(read);
    else if (found || !at(NO_MOVE, text, index)) {
      const word = at(WORD, text, index)?.[0] ?? text.slice(index);
      return err('ERR_PLAY', { word: found?.[0] ?? word, column: index + 1 });
    }
    index = read ? token.lastIndex : NO_MOVE.lastIndex;
  }
  return ok({ dice: dice && dice.map(([number]) => Number(number) as Die), tokens });
}

/** A group by its parts; null where it names what is no way for a checker. */
function readToken(found: RegExpExecArray, { stop, points }: Pattern): WrittenToken | null {
  const [word, way = '', times = '1', hitAfter] = found;
  const stops: number[] = [];
  const hits: number[] = [];
  for (const [, name = '', hit] of way.matchAll(stop)) {
    const point = points.get(name.toLowerCase()) ?? Number(name);
    if (!(point < (stops.at(-1) ?? BAR + 1))) return null;
    stops.push(point);
    if (hit) hits.push(point);
  }
  const last = stops.at(-1)!;
  if (hitAfter && !hits.includes(last)) hits.push(last);
  const count = Number(times);
  if (hits.includes(OFF) || count < 1 || count > MOST_CHECKERS) return null;
  return { word, column: found.index + 1, stops, hits, count };
}
