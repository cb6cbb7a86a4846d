import { VARIANT_IDS, type Rules } from '../../engine/options.js';
import { ok, type Problem, type Result } from '../../engine/result.js';
import type { Seat } from '../../engine/types.js';
import {
  beginningOf,
  type PositionRead,
  type PositionReader,
  readGnubgId,
  readLongId,
  readPositionId,
  readTop,
  readWords,
  readXgid,
} from '../../notation/id/index.js';
import { append, emptyRecord, type NardyRecord } from '../../record/record.js';

/** What the attribute `position` may be. */
const OF_ATTRIBUTE: readonly PositionReader[] = [
  readWords,
  readXgid,
  readLongId,
  readGnubgId,
  readPositionId,
];

/** Whether the attribute names the start, which every variant has its own of. */
export const isStart = (text: string): boolean => ['', 'start'].includes(text.trim().toLowerCase());

/** What stands in the attribute `position`. */
export interface Read {
  readonly position: PositionRead;
  /** What is not wrong and yet to be told (`ERR_ID_REST`): the text holds more than one; null = it does not. */
  readonly remark: Problem | null;
}

/** Reads what the attribute `position` tells, if it is not the start: the first position in it, by the variant that a page names. */
export function readPositionAttribute(text: string, variant: unknown): Result<Read> {
  const { found, result } = readTop(
    text,
    OF_ATTRIBUTE,
    VARIANT_IDS.find((id) => id === variant),
  );
  if (!result.ok) return result;
  const rest = text.slice(found.end);
  const remark = /[\p{L}\d]/u.test(rest) ? { code: 'ERR_ID_REST', detail: { text: rest.trim() } } : null;
  return ok({ position: result.value, remark });
}

/**
 * A record that begins from a position, if it can: an id may tell a double that nobody could offer. What the id tells and
 * the record cannot hold is reported.
 */
export function recordFrom(
  found: PositionRead,
  rules: Rules,
  mover: Seat | null,
  problems: Problem[],
): Result<NardyRecord> {
  const begun = beginningOf(found, rules, mover);
  if (!begun.ok) return begun;
  const { setup, facts } = begun.value;
  problems.push(...begun.value.problems);
  return ok(facts.reduce<NardyRecord>(append, emptyRecord(rules, setup)));
}
