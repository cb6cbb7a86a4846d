import { createActor } from 'xstate';
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

type Scope = Parameters<typeof playMachine.transition>[2];

/** What XState wants beside a snapshot and an event. Its own `transition` makes it for each event, which costs more than the event. */
let scope: Scope | undefined;

/** An actor that is never started: the machine starts nothing either. */
const idle = (input: Restored) => createActor(playMachine, { input });

function scopeOf({ context }: PlaySnapshot): Scope {
  const self = idle(context);
  const nothing = (): void => {};
  const hooks = {
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  return { self, system: self.system, id: '', sessionId: '', ...hooks };
}

/** The first state of play on a record that was read (`readRecord`) or restored (`restore`). */
export function begin(restored: Restored): PlaySnapshot {
  const snapshot = idle(restored).getSnapshot();
  // The initial transition keeps an exception to itself, a later one lets it through.
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
}

/**
 * The next state of play and what is told of it; the snapshot that is handed in stays as it is. An event that is out of
 * place changes nothing. Throws only what is thrown inside, by a rule that is broken: nothing has happened then.
 */
export function advance(snapshot: PlaySnapshot, event: PlayEvent): Advance {
  const emitted: PlayEmitted[] = [];
  const actionExecutor: Scope['actionExecutor'] = ({ type, params }) => {
    // `emit` is the one action of the machine that is left to its caller
    if (type === 'xstate.emit') emitted.push((params as { readonly event: PlayEmitted }).event);
  };
  scope ??= scopeOf(snapshot);
  return { snapshot: playMachine.transition(snapshot, event, { ...scope, actionExecutor }), emitted };
}
