import { seriesOver } from '../engine/series.js';
import { err, ok, type Result } from '../engine/result.js';
import { parseRules } from '../engine/rules.js';
import { emptyRecord, fold, type NardyRecord } from '../record/record.js';
import { readAny, type AnyRead } from './any.js';
import { writeMat } from './mat/index.js';
import { placesOf, type PlacedProblem } from './text/index.js';
import {
  beginningOf,
  firstIn,
  makePositionAs,
  optionsOf,
  positionOf,
  READERS,
  seriesAt,
  type TurnNumber,
} from './id/index.js';
import { writeSgf } from './sgf/index.js';

/** Formats that a text can be converted to. */
export const TARGETS = ['mat', 'sgf', 'record', 'xgid'] as const;
export type Target = (typeof TARGETS)[number];

export interface Converted {
  readonly text: string;
  /** What was wrong in the text that was read. */
  readonly problems: readonly PlacedProblem[];
  /** What the format cannot hold: stable words. */
  readonly lost: readonly string[];
}

/**
 * Reads a text of any kind and writes it in another format; an XGID tells the position at a turn, the last without one.
 * Errors: those of `readAny`, of the writers and of `seriesAt`; `ERR_CONVERT` (`kind`: a play by itself is no record).
 */
export function convert(text: string, to: Target, at: TurnNumber | null = null): Result<Converted> {
  const read = readAny(text);
  if (!read.ok) return read;
  const found = recordIn(read.value, text);
  if (!found.ok) return found;
  const { record, problems } = found.value;
  const written = write(record, to, at, read.value);
  return written.ok ? ok({ ...written.value, problems }) : written;
}

function recordIn(
  read: AnyRead,
  text: string,
): Result<Pick<Extract<AnyRead, { record: unknown }>, 'record' | 'problems'>> {
  if (read.kind === 'play') return err('ERR_CONVERT', { kind: read.kind });
  if (read.kind !== 'position') return ok(read);
  const rules = parseRules(optionsOf(read.read));
  if (!rules.ok) return rules;
  const begun = beginningOf(read.read, rules.value, null);
  if (!begun.ok) return begun;
  const { setup, facts, problems } = begun.value;
  const place = placesOf(text)(firstIn(text, READERS).found.at(0));
  return ok({
    record: { ...emptyRecord(rules.value, setup), facts },
    problems: [...problems.map((problem) => ({ ...problem, ...place })), ...read.problems],
  });
}

function write(
  record: NardyRecord,
  to: Target,
  at: TurnNumber | null,
  read: AnyRead,
): Result<{ text: string; lost: readonly string[] }> {
  switch (to) {
    case 'mat':
      return writeMat(record);
    case 'sgf':
      return writeSgf(record, read.kind === 'match' ? read.kept : undefined);
    case 'record':
      return ok({ text: `${JSON.stringify(record)}\n`, lost: [] });
    case 'xgid': {
      const series = seriesAt(record, at);
      if (!series.ok) return series;
      const made = makePositionAs('xgid', positionOf(series.value));
      return made.ok ? ok({ text: `${made.value.text}\n`, lost: made.value.lost }) : made;
    }
  }
}

/** What a text holds, counted. */
export interface Checked {
  readonly kind: Exclude<AnyRead['kind'], 'match'> | 'mat' | 'sgf';
  readonly problems: readonly PlacedProblem[];
  /** null where it is a position or a play. */
  readonly summary: {
    readonly games: number;
    /** Confirmed turns. */
    readonly plays: number;
    readonly names: readonly [string | null, string | null];
    readonly score: readonly [number, number];
    /** Points that win the match; 0 = no match. */
    readonly matchLength: number;
    /** Whether the match, or a series of so many games, is over. */
    readonly over: boolean;
  } | null;
}

/** Reads a text of any kind and tells what it holds and what is wrong in it. Errors: those of `readAny`. */
export function check(text: string): Result<Checked> {
  const read = readAny(text);
  if (!read.ok) return read;
  if (!('record' in read.value)) {
    const problems = read.value.kind === 'position' ? read.value.problems : [];
    return ok({ kind: read.value.kind, problems, summary: null });
  }
  const { record, problems } = read.value;
  const folded = fold(record);
  if (!folded.ok) return folded;
  const { series } = folded.value;
  const count = (type: string) => record.facts.filter((fact) => fact.type === type).length;
  return ok({
    kind: read.value.kind === 'match' ? read.value.format : read.value.kind,
    problems,
    summary: {
      games: count('new-game') + 1,
      plays: count('play'),
      names: [record.seats?.[1]?.name ?? null, record.seats?.[2]?.name ?? null],
      score: [series.score[1], series.score[2]],
      matchLength: record.rules.matchLength,
      over: seriesOver(series),
    },
  });
}
