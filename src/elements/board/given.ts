import { err, ok, type Result } from '../../engine/result.js';
import { parseRecord } from '../../record/parse.js';
import type { NardyRecord } from '../../record/record.js';

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

/** A copy by JSON, so that what the page does to its own later changes nothing here; undefined = JSON cannot write it. */
function copied(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value)) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads what was set. Errors: those of `parseRecord`; `ERR_STATE` (no version, or none that counts). */
export function readGiven(given: Given): Result<Taken> {
  if (given.kind === 'record') {
    const record = parseRecord(copied(given.record));
    return record.ok ? ok({ record: record.value }) : record;
  }
  const state = Object(copied(given.state)) as { readonly version?: unknown; readonly record?: unknown };
  const { version } = state;
  if (typeof version !== 'number' || version < 0) return err('ERR_STATE');
  const record = parseRecord(state.record);
  return record.ok ? ok({ record: record.value, version }) : record;
}
