import { err, ok, type Result } from '../engine/result.js';
import type { Series } from '../engine/series.js';
import { readRecord } from '../record/parse.js';
import { restore, type NardyRecord, type Restored, type Standing } from '../record/record.js';

/** A state set from outside: newer versions win over whatever is under way, older ones are ignored. */
export interface VersionedState {
  /** Not negative; goes up with each new state. */
  readonly version: number;
  readonly record: NardyRecord;
}

/** What a page has set, as plain data that is not yet read. */
export type Given =
  { readonly kind: 'record'; readonly record: unknown } | { readonly kind: 'state'; readonly state: unknown };

/** A record that comes into force, with its version if it came with one. */
export interface Taken extends Restored {
  readonly version?: number;
  /** The series after each fact that was folded for it; before the first too, when all of them were. */
  readonly path: readonly Series[];
}

function takenFrom(input: unknown, standing: Standing): Result<Taken> {
  const path: Series[] = [];
  const read = readRecord(input, standing, (series) => path.push(series));
  return read.ok ? ok({ ...read.value, path }) : read;
}

/** Reads what was set. Errors: those of `readRecord`; `ERR_STATE` (no version, or none that counts). */
export function readGiven(given: Given, standing: Standing): Result<Taken> {
  if (given.kind === 'record') return takenFrom(given.record, standing);
  const { version, record } = Object(given.state) as {
    readonly version?: unknown;
    readonly record?: unknown;
  };
  if (typeof version !== 'number' || version < 0) return err('ERR_STATE');
  const taken = takenFrom(record, standing);
  return taken.ok ? ok({ ...taken.value, version }) : taken;
}

/** What a record of our own comes to: one that the attributes tell. */
export function takenOf(record: NardyRecord): Taken {
  const path: Series[] = [];
  const restored = restore(record, null, (series) => path.push(series));
  if (!restored.ok) throw new Error(`${restored.error.code} in a record that was not parsed`);
  return { ...restored.value, path };
}
