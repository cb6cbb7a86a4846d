import { err, ok, type Result } from '../../engine/result.js';
import type { Series } from '../../engine/series.js';
import { readRecord } from '../../record/parse.js';
import { restore, type Folded, type NardyRecord, type Standing } from '../../record/record.js';
import { plainOf } from '../shared/plain.js';

/** A state set from outside: newer versions win over whatever is under way, older ones are ignored. */
export interface VersionedState {
  /** Not negative; goes up with each new state. */
  readonly version: number;
  readonly record: NardyRecord;
}

/** What a page has set, not yet read. */
export type Given =
  { readonly kind: 'record'; readonly record: unknown } | { readonly kind: 'state'; readonly state: unknown };

/** What a record comes to, and on which way. */
export interface FoldedWay extends Folded {
  /** The series after each fact that was folded for it; before the first too, when all of them were. */
  readonly way: readonly Series[];
}

/** A record that comes into force, with its version if it came with one. */
export interface Taken {
  readonly record: NardyRecord;
  readonly version?: number;
  /** What it comes to, if it has been folded: one that was set is, when it is read. */
  readonly folded?: FoldedWay;
}

function takenFrom(input: unknown, standing: Standing | null): Result<Taken> {
  const way: Series[] = [];
  const read = readRecord(input, standing, (series) => way.push(series));
  if (!read.ok) return read;
  const { record, series, turn } = read.value;
  return ok({ record, folded: { series, turn, way } });
}

/**
 * Reads what was set, going on from what stands. Errors: those of `readRecord`; `ERR_STATE` (no version, or none that
 * counts).
 */
export function readGiven(given: Given, standing: Standing | null): Result<Taken> {
  if (given.kind === 'record') return takenFrom(plainOf(given.record), standing);
  const { version, record } = Object(plainOf(given.state)) as {
    readonly version?: unknown;
    readonly record?: unknown;
  };
  if (typeof version !== 'number' || version < 0) return err('ERR_STATE');
  const taken = takenFrom(record, standing);
  return taken.ok ? ok({ ...taken.value, version }) : taken;
}

/** What was taken comes to; a record of the attributes is folded now. */
export function foldedOf({ record, folded }: Taken): FoldedWay {
  if (folded) return folded;
  const way: Series[] = [];
  const restored = restore(record, null, (series) => way.push(series));
  if (!restored.ok) throw new Error(`${restored.error.code} in a record that was not parsed`);
  const { series, turn } = restored.value;
  return { series, turn, way };
}
