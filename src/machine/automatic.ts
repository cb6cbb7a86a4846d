import type { SnapshotFrom } from 'xstate';
import type { playMachine } from './play.js';
import type { AskableEvent } from './types.js';

export type PlaySnapshot = SnapshotFrom<typeof playMachine>;

/** An act that nobody chooses; `key` names the state it belongs to, so that none happens twice. */
export interface Automatic {
  readonly event: AskableEvent;
  readonly key: number;
}

/** What happens by itself once the state has been seen: a roll that cannot be played passes (MOVE-6). */
export function nextAutomatic(snapshot: PlaySnapshot): Automatic | null {
  return snapshot.matches('passing')
    ? { event: { type: 'PASS' }, key: snapshot.context.record.facts.length }
    : null;
}
