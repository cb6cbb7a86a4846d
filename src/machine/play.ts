import { assign, emit } from 'xstate';
import type { SeriesFact } from '../engine/series.js';
import * as change from './commit.js';
import { flow, flowGuards } from './flow.js';
import { acceptedFact, askable, held, heldRolling, hostGuards, pending } from './host.js';
import { setUp } from './set-up.js';
import type { PlayContext, PlayEmitted, PlayEvent, PlayInput } from './types.js';

const committed = (context: PlayContext, fact: SeriesFact | null): Partial<PlayContext> =>
  fact ? change.commit(context, fact) : {};

const base = setUp({
  types: {
    context: {} as PlayContext,
    events: {} as PlayEvent,
    emitted: {} as PlayEmitted,
    input: {} as PlayInput,
    tags: {} as 'rolls' | 'moves' | 'waits' | 'answers' | 'over',
  },
  guards: {
    ...flowGuards,
    ...hostGuards,
    isNewer: ({ context, event }) =>
      event.type === 'SYNC' && (event.version === undefined || event.version > context.version),
  },
  actions: {
    commit: assign(({ context, event }) => committed(context, change.factBy(context, event))),
    step: assign(({ context, event }) => (event.type === 'STEP' ? change.stepped(context, event.step) : {})),
    undo: assign(({ context }) => change.undone(context)),
    tell: emit(({ context }) => change.toldOfFact(context)),
    tellStep: emit(({ context }) => change.toldOfStep(context, 'move')),
    tellUndo: emit(({ context }) => change.toldOfStep(context, 'undo')),
    tellGame: emit(({ context }) => change.toldOfGame(context)),
    tellSeries: emit(({ context }) => change.toldOfSeries(context)),
    ask: assign(({ context, event }) =>
      event.type === 'RESIGN' ? { question: change.resignQuestion(context, event.seat), refusal: null } : {},
    ),
    forget: assign({ question: null }),
    hold: assign(({ event }, { rolling }: { readonly rolling: boolean }) => held(event, rolling)),
    accept: assign(({ context, event }) => committed(context, acceptedFact(context, event))),
    release: assign({ pending: null, refusal: null }),
    refuse: assign(({ event }) =>
      event.type === 'REJECTED' ? { pending: null, question: null, refusal: event.reason } : {},
    ),
    sync: assign(({ context, event }) =>
      event.type === 'SYNC' ? change.contextOf(event.restored, event.version ?? context.version) : {},
    ),
  },
});

const { on, states } = askable(flow);

/** The flow of play, in which a host can be asked first, and a state be set at any time. */
export const playMachine = base.createMachine({
  id: 'nardy',
  context: ({ input }) => change.contextOf(input),
  initial: 'deciding',
  on: { ...on, SYNC: { guard: 'isNewer', target: '.deciding', actions: 'sync' } },
  states: {
    ...states,
    rolling: { ...states.rolling, on: { ...states.rolling.on, RESIGN_CONFIRMED: heldRolling } },
    pending,
  },
});
