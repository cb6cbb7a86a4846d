import type { Problem } from '../../engine/result.js';
import { parseRecord, readRecord } from '../../record/parse.js';
import { goesOn, placeIn, type NardyRecord } from '../../record/record.js';
import type { FoldedWay } from './given.js';

/** What is kept under a name, as it stands in the storage; null = nothing. */
export interface Stored {
  readonly text: string | null;
  /** What the page's attributes came to when it had set the game itself. */
  readonly page: string | null;
}

/** What becomes of it. */
export interface Kept {
  /** The game that goes on; null = none. */
  readonly record: NardyRecord | null;
  /** What it comes to. */
  readonly folded?: FoldedWay;
  /** It is one that the page had set, whatever its attributes say. */
  readonly held: boolean;
  /** It is put aside, so that nothing is written over it. */
  readonly aside: boolean;
  /** Why it cannot be read; null = it can, or there is none. */
  readonly reason: string | null;
}

/** Nothing is kept, or nothing that is of use. */
export const NOTHING: Kept = { record: null, held: false, aside: false, reason: null };

/** What is wrong with a record, in few words: the code, and where. */
const reasonFor = ({ code, detail }: Problem): string =>
  [code, placeIn(detail) ?? detail['part']].filter((part) => part !== undefined).join(' ');

/**
 * Whether a kept game goes on: one that began as the fresh one of the attributes does, or that a page of the same
 * attributes had set. Another one means that the page now means another game.
 */
export function judge({ text, page }: Stored, fresh: NardyRecord): Kept {
  if (!text) return NOTHING;
  const kept = readRecord(text);
  if (!kept.ok) return { ...NOTHING, aside: true, reason: reasonFor(kept.error) };
  const { record, series, turn } = kept.value;
  const before = page === null ? null : parseRecord(page);
  const held = !!before?.ok && goesOn(before.value, fresh) && goesOn(fresh, before.value);
  if (held || goesOn(record, fresh)) return { ...NOTHING, record, folded: { series, turn, way: [] }, held };
  return { ...NOTHING, aside: true };
}
