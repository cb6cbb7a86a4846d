import { err, ok, show, type Result } from '../engine/result.js';
import { parseRecord } from '../record/parse.js';
import type { NardyRecord } from '../record/record.js';
import { besidePlaced, firstIn, knownIn, placed, type PositionRead, READERS } from './id/index.js';
import { jsonFault, type PlacedProblem, placesOf } from './text/index.js';
import { readMat } from './mat/index.js';
import { parsePlay, type WrittenPlay } from './play/index.js';
import { readSgf, type SgfKept } from './sgf/index.js';

/** What a text turned out to be. */
export type AnyRead =
  | {
      readonly kind: 'position';
      readonly read: PositionRead;
      /** What stands beside it and is left out. */
      readonly problems: readonly PlacedProblem[];
    }
  | { readonly kind: 'play'; readonly written: WrittenPlay }
  | { readonly kind: 'record'; readonly record: NardyRecord; readonly problems: readonly PlacedProblem[] }
  | {
      readonly kind: 'match';
      readonly format: 'mat' | 'sgf';
      readonly record: NardyRecord;
      readonly problems: readonly PlacedProblem[];
      /** What SGF holds besides; `writeSgf` puts it back. */
      readonly kept?: SgfKept;
    };

const SGF = /\(\s*;\s*(?:[A-Za-z]+\s*\[|\))/;
/** So much of a letter may stand before the first tree. */
const LETTER = 4096;
const MAT =
  /^[ \t]*(?:;[ \t]*\[|\d+[ \t]*-?points?[ \t]+match|game[ \t]+\d+[.:]?[ \t]*\r?$|\d+\)[ \t]+[1-6]{2}:)/im;
/** Neither a position nor a play is longer. */
const LINE_LIMIT = 4096;
const PLAY = /^\s*(?:[1-6](?:\s?-?\s?[1-6])+\s*:|(?:\d{1,2}|bar|бар)\s*[/–-]\s*(?:\d|off|bar))/iu;

/**
 * Reads a text of any kind: a record as JSON, a match as SGF or match text, a position or its id, a written play.
 * Errors: those of the format that it clearly is, for a position or a play also with `line`, `column` and, for an id,
 * `value` (what stands there) and `n` (how many fields or letters, where that is wrong); `ERR_JSON` (`line`, `column`;
 * a record that is no JSON), `ERR_EMPTY` (only white space), `ERR_UNKNOWN` (`line`, `column`, `word` = the first) for
 * what is none.
 */
export function readAny(text: string): Result<AnyRead> {
  if (typeof text !== 'string') return err('ERR_UNKNOWN', { line: 1, column: 1, word: show(text) });
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') return err('ERR_EMPTY');
  if (/^\s*\{/.test(plain)) {
    const record = parseRecord(plain);
    if (record.ok) return ok({ kind: 'record', record: record.value, problems: [] });
    const fault = record.error.code === 'ERR_RECORD' ? jsonFault(plain) : null;
    return fault ? err('ERR_JSON', { ...fault }) : record;
  }
  const [tree, rows] = [plain.slice(0, LETTER).search(SGF), plain.search(MAT)];
  // What begins first holds the other: a name may be written like a tree, and a comment like a row.
  if (tree >= 0 && (rows < 0 || tree < rows)) {
    const match = readSgf(text);
    return match.ok ? ok({ kind: 'match', format: 'sgf', ...match.value }) : match;
  }
  if (rows >= 0) {
    const match = readMat(text);
    return match.ok ? ok({ kind: 'match', format: 'mat', ...match.value }) : match;
  }
  return readLine(plain);
}

/** A position stands in a line, and so does a play; one that is known by itself may have other lines around it. */
function readLine(text: string): Result<AnyRead> {
  const known = knownIn(text);
  if (known.length === 0 && text.length > LINE_LIMIT) return unknown(text);
  if (known.length === 0 && PLAY.test(text)) {
    const written = parsePlay(text.trim());
    if (written.ok) return ok({ kind: 'play', written: written.value });
    const { code, detail } = written.error;
    const start = text.search(/\S/) + Number(detail['column']) - 1;
    return err(code, { ...detail, ...placesOf(text)(start) });
  }
  const { found, result, rest } = firstIn(text, READERS, undefined, known);
  if (result.ok) return ok({ kind: 'position', read: result.value, problems: besidePlaced(rest, text) });
  const isPosition = result.error.code !== 'ERR_POSITION' || /^\s*(?:white|black)\b/i.test(text);
  return isPosition ? placed(result.error, found, text) : unknown(text);
}

function unknown(text: string): Result<never> {
  const found = /\S{1,40}/.exec(text);
  return err('ERR_UNKNOWN', { ...placesOf(text)(found?.index ?? 0), word: found?.[0] ?? '' });
}
