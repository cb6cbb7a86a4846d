import { createActor, type ActorRefFrom } from 'xstate';
import type { NardyRecord } from '../record/record.js';
import { playMachine } from './play.js';

export type PlayActor = ActorRefFrom<typeof playMachine>;

/**
 * Starts the machine on a parsed record. An exception inside stops the actor and reaches `onError`; without an observer
 * it would surface later as an uncaught error.
 */
export function startPlay(record: NardyRecord, onError: (error: unknown) => void): PlayActor {
  const actor = createActor(playMachine, { input: { record } });
  actor.subscribe({ error: onError });
  return actor.start();
}
