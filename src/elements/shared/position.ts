import { VARIANT_IDS, type Rules } from '../../engine/options.js';
import { ok, type Problem, type Result } from '../../engine/result.js';
import type { Seat } from '../../engine/types.js';
import {
  beginningOf,
  detect,
  type PositionRead,
  type PositionReader,
  readGnubgId,
  readLongId,
  readPositionId,
  readWords,
  readXgid,
} from '../../notation/id/index.js';
import { append, emptyRecord, type NardyRecord } from '../../record/record.js';

/** What the attribute `position` may be. */
const READERS: readonly PositionReader[] = [readWords, readXgid, readLongId, readGnubgId, readPositionId];

/** Whether the attribute names the start, which every variant has its own of. */
export const isStart = (text: string): boolean => ['', 'start'].includes(text.trim().toLowerCase());

/** Reads what the attribute `position` tells, if it is not the start, by the variant that a page names. */
export const readPosition = (text: string, variant: unknown): Result<PositionRead> =>
  detect(
    text,
    READERS,
    VARIANT_IDS.find((id) => id === variant),
  );

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
