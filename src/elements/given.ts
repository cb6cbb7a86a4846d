import { err, ok, type Result } from '../engine/result.js';
import { parseRecord } from '../record/parse.js';
import type { NardyRecord } from '../record/record.js';

/** A state set from outside: newer versions win over whatever is under way, older ones are ignored. */
export interface VersionedState {
  /** Not negative; goes up with each new state. */
  readonly version: number;
  readonly record: NardyRecord;
}

/** What a page has set, not yet read. */
export type Given =
  { readonly kind: 'record'; readonly record: unknown } | { readonly kind: 'state'; readonly state: unknown };

/** A record in force, with its version if it came with one. */
export interface Taken {
  readonly record: NardyRecord;
  readonly version?: number;
}

/** A record as parsed from a copy, so that what the page does to its own later changes nothing here. */
function copied(record: unknown): Result<NardyRecord> {
  if (typeof record === 'string') return parseRecord(record);
  try {
    return parseRecord(JSON.stringify(record));
  } catch {
    return err('ERR_RECORD', { part: 'record' }); // nothing that JSON can write
  }
}

/** Reads what was set. Errors: those of `parseRecord`; `ERR_STATE` (no version, or none that counts). */
export function readGiven(given: Given): Result<Taken> {
  if (given.kind === 'record') {
    const record = copied(given.record);
    return record.ok ? ok({ record: record.value }) : record;
  }
  const { version, record } = Object(given.state) as {
    readonly version?: unknown;
    readonly record?: unknown;
  };
  if (typeof version !== 'number' || !Number.isFinite(version) || version < 0) return err('ERR_STATE');
  const read = copied(record);
  return read.ok ? ok({ record: read.value, version }) : read;
}
