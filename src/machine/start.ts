import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { NardyRecord } from '../record/record.js';
import { playMachine } from './play.js';

export type PlayActor = ActorRefFrom<typeof playMachine>;

/**
 * Starts the machine on a parsed record. An exception inside stops the actor and reaches `onError`; without an observer
 * it would surface later as an uncaught error. With `sound`, its last snapshot before that, it goes on from there.
 */
export function startPlay(
  record: NardyRecord,
  onError: (error: unknown) => void,
  sound?: SnapshotFrom<typeof playMachine>,
): PlayActor {
  const actor = createActor(playMachine, { input: { record }, ...(sound ? { snapshot: sound } : {}) });
  actor.subscribe({ error: onError });
  return actor.start();
}
