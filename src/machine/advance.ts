import { initialTransition, transition } from 'xstate';
import type { Restored } from '../record/record.js';
import type { PlaySnapshot } from './automatic.js';
import { playMachine } from './play.js';
import type { PlayEmitted, PlayEvent } from './types.js';

/** What an event leads to. */
export interface Advance {
  readonly snapshot: PlaySnapshot;
  /** What happened, in order; a state that is set tells nothing. */
  readonly emitted: readonly PlayEmitted[];
}

/** The first state of play on a record that was read (`readRecord`) or restored (`restore`). */
export function begin(restored: Restored): PlaySnapshot {
  const [snapshot] = initialTransition(playMachine, restored);
  // The initial transition keeps an exception to itself, a later one lets it through.
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
}

/**
 * The next state of play and what is told of it; the snapshot that is handed in stays as it is. An event that is out of
 * place changes nothing. Throws only what is thrown inside, by a rule that is broken: nothing has happened then.
 */
export function advance(snapshot: PlaySnapshot, event: PlayEvent): Advance {
  const [next, actions] = transition(playMachine, snapshot, event);
  return { snapshot: next, emitted: actions.flatMap(emittedBy) };
}

/** `emit` is the one action of the machine that is left to its caller. */
const emittedBy = ({ type, params }: { readonly type: string; readonly params: unknown }): PlayEmitted[] =>
  type === 'xstate.emit' ? [(params as { readonly event: PlayEmitted }).event] : [];
