import { and, assign, enqueueActions, setup } from 'xstate';
import { seriesOver } from '../engine/series.js';
import { BAR } from '../engine/types.js';
import { allHome } from '../engine/position.js';
import * as change from './commit.js';
import { REQUEST_KINDS } from './requests.js';
import type { AskableEvent, Pending, PlayContext, PlayEmitted, PlayEvent, PlayInput } from './types.js';

/** What waits for the host's answer; an event that is held has an id (guard `isHeld`). */
function pendingOf(asked: PlayEvent, rolling: boolean): Pending {
  const { ask, ...event } = asked as AskableEvent & { readonly ask: number };
  return { id: ask, kind: REQUEST_KINDS[event.type], event, rolling };
}

const phaseIs =
  (...phases: readonly string[]) =>
  ({ context }: { readonly context: PlayContext }) =>
    phases.includes(context.series.game.phase);

const mySide = ({ series, turn }: PlayContext) => turn!.position[series.game.colours[series.game.seat!]];

const base = setup({
  types: {
    context: {} as PlayContext,
    events: {} as PlayEvent,
    emitted: {} as PlayEmitted,
    input: {} as PlayInput,
    tags: {} as 'rolls' | 'moves' | 'waits' | 'answers' | 'over',
  },
  guards: {
    isOpening: phaseIs('opening'),
    isToRoll: phaseIs('toRoll'),
    isDoubled: phaseIs('doubled', 'beavered'),
    isBeavered: phaseIs('beavered'),
    isOver: phaseIs('over'),
    isLastRoll: ({ context }) => context.series.game.phase === 'toRoll' && context.series.game.lastRoll,
    isRemainder: phaseIs('remainder'),
    isSeriesOver: ({ context }) => seriesOver(context.series),
    passes: ({ context }) => change.passes(context),
    isComplete: ({ context }) => change.complete(context),
    isEntering: ({ context }) => (mySide(context)[BAR] ?? 0) > 0,
    isBearingOff: ({ context }) => allHome(mySide(context)),
    hasSteps: ({ context }) => (context.turn?.moves.length ?? 0) > 0,
    mayStep: ({ context, event }) => event.type === 'STEP' && change.maySteps(context, event.step),
    mayDouble: ({ context }) => change.may(context, 'double'),
    mayBeaver: ({ context }) => change.may(context, 'beaver'),
    mayResign: ({ context, event }) =>
      event.type === 'RESIGN' && context.pending === null && change.mayResign(context, event.seat),
    isAsked: ({ context }) => context.question !== null && context.pending === null,
    isHeld: ({ event }) => 'ask' in event && event.ask !== undefined,
    isDiceLess: ({ context, event }) =>
      context.pending?.event.type === 'ROLL' && event.type === 'ACCEPTED' && !event.dice,
    wasRolling: ({ context }) => context.pending?.rolling ?? false,
    isAnswer: ({ context, event }) => 'id' in event && event.id === context.pending?.id,
    isNewer: ({ context, event }) =>
      event.type === 'SYNC' && (event.version === undefined || event.version > context.version),
  },
  actions: {
    hold: assign(({ event }) => ({ pending: pendingOf(event, false), refusal: null })),
    holdRolling: assign(({ event }) => ({ pending: pendingOf(event, true), refusal: null })),
    release: assign({ pending: null, refusal: null }),
    refuse: assign(({ event }) =>
      event.type === 'REJECTED' ? { pending: null, question: null, refusal: event.reason } : {},
    ),
    sync: assign(({ context, event }) =>
      event.type === 'SYNC' ? change.contextOf(event.record, event.version ?? context.version) : {},
    ),
    ask: assign(({ context, event }) =>
      event.type === 'RESIGN' ? { question: change.resignQuestion(context, event.seat), refusal: null } : {},
    ),
    forget: assign({ question: null }),
    change: enqueueActions(({ context, event, enqueue }) => {
      const done = changeBy(context, event);
      if (!done) return;
      enqueue.assign(done.context);
      for (const each of done.emitted) enqueue.emit(each);
    }),
  },
});

/** What an event changes, once the guards have let it through. */
function changeBy(context: PlayContext, event: PlayEvent): change.Change | null {
  switch (event.type) {
    case 'ROLLED':
      return change.rolled(context, event.dice);
    case 'STEP':
      return change.stepped(context, event.step);
    case 'UNDO':
      return change.undone(context);
    case 'CONFIRM':
    case 'PASS':
      return change.confirmed(context);
    case 'DOUBLE':
      return change.cubed(context, 'double');
    case 'TAKE':
      return change.cubed(context, 'take');
    case 'DROP':
      return change.cubed(context, 'drop');
    case 'BEAVER':
      return change.cubed(context, 'beaver');
    case 'RESIGN_CONFIRMED':
      return change.resigned(context);
    case 'NEW_GAME':
      return change.begun(context, event.rules);
    case 'ACCEPTED':
      if (event.dice && context.pending?.event.type === 'ROLL') return change.rolled(context, event.dice);
      return context.pending ? changeBy(context, context.pending.event) : null;
    case 'ROLL':
    case 'RESIGN':
    case 'RESIGN_CANCELLED':
    case 'REJECTED':
    case 'SYNC':
      return null;
  }
}

const DONE = '#nardy.deciding';
const held = { target: '#nardy.pending', actions: 'hold' } as const;
const heldRolling = { target: '#nardy.pending', actions: 'holdRolling' } as const;
const done = { target: DONE, actions: 'change' } as const;

/** A turn of one's own, and what is left of the other's run (GUL-3), go alike. */
const turn = {
  tags: 'moves',
  initial: 'looking',
  on: {
    STEP: { guard: 'mayStep', target: '.looking', actions: 'change' },
    UNDO: { guard: 'hasSteps', target: '.looking', actions: 'change' },
  },
} as const;
const parts = {
  running: {},
  bearingOff: {},
  complete: { on: { CONFIRM: [{ guard: 'isHeld', ...held }, done] } },
} as const;
const complete = { guard: 'isComplete', target: 'complete' } as const;
const running = [{ guard: 'isBearingOff', target: 'bearingOff' }, { target: 'running' }] as const;

/**
 * The flow of play. Every fact leads to `deciding`, which looks at the game and enters the state of its phase: what may
 * happen is decided by the engine alone. Nothing in here waits, draws dice or looks at a clock.
 */
export const playMachine = base.createMachine({
  id: 'nardy',
  context: ({ input }) => change.contextOf(input.record),
  initial: 'deciding',
  on: {
    SYNC: { guard: 'isNewer', target: '.deciding', actions: 'sync' },
    RESIGN: { guard: 'mayResign', actions: 'ask' },
    RESIGN_CANCELLED: { guard: 'isAsked', actions: 'forget' },
    RESIGN_CONFIRMED: [
      { guard: and(['isAsked', 'isHeld']), ...held },
      { guard: 'isAsked', ...done },
    ],
  },
  states: {
    deciding: {
      always: [
        { guard: and(['isOver', 'isSeriesOver']), target: 'seriesOver' },
        { guard: 'isOver', target: 'gameOver' },
        { guard: 'isOpening', target: 'opening' },
        { guard: 'isDoubled', target: 'doubled' },
        { guard: 'isLastRoll', target: 'lastRoll' },
        { guard: 'isToRoll', target: 'awaitingRoll' },
        { guard: 'passes', target: 'passing' },
        { guard: 'isRemainder', target: 'remainder' },
        { target: 'moving' },
      ],
    },
    opening: {
      tags: 'rolls',
      on: { ROLL: [{ guard: 'isHeld', ...held }, { target: 'rolling' }] },
    },
    awaitingRoll: {
      tags: 'rolls',
      on: {
        ROLL: [{ guard: 'isHeld', ...held }, { target: 'rolling' }],
        DOUBLE: [
          { guard: and(['mayDouble', 'isHeld']), ...held },
          { guard: 'mayDouble', ...done },
        ],
      },
    },
    lastRoll: {
      tags: 'rolls',
      on: { ROLL: [{ guard: 'isHeld', ...held }, { target: 'rolling' }] },
    },
    rolling: {
      tags: 'waits',
      on: {
        ROLLED: done,
        RESIGN_CONFIRMED: { guard: and(['isAsked', 'isHeld']), ...heldRolling },
      },
    },
    passing: {
      on: { PASS: done },
    },
    moving: {
      ...turn,
      states: {
        ...parts,
        entering: {},
        looking: { always: [complete, { guard: 'isEntering', target: 'entering' }, ...running] },
      },
    },
    remainder: { ...turn, states: { ...parts, looking: { always: [complete, ...running] } } },
    doubled: {
      tags: 'answers',
      initial: 'asked',
      on: {
        TAKE: [{ guard: 'isHeld', ...held }, done],
        DROP: [{ guard: 'isHeld', ...held }, done],
      },
      states: {
        asked: { always: [{ guard: 'isBeavered', target: 'beavered' }, { target: 'offered' }] },
        offered: {
          on: {
            BEAVER: [
              { guard: and(['mayBeaver', 'isHeld']), ...held },
              { guard: 'mayBeaver', ...done },
            ],
          },
        },
        beavered: {},
      },
    },
    pending: {
      tags: 'waits',
      on: {
        ACCEPTED: [
          { guard: and(['isAnswer', 'isDiceLess']), target: 'rolling', actions: 'release' },
          { guard: 'isAnswer', ...done },
        ],
        REJECTED: [
          { guard: and(['isAnswer', 'wasRolling']), target: 'rolling', actions: 'refuse' },
          { guard: 'isAnswer', target: 'deciding', actions: 'refuse' },
        ],
      },
    },
    gameOver: {
      tags: 'over',
      on: { NEW_GAME: [{ guard: 'isHeld', ...held }, done] },
    },
    seriesOver: { tags: 'over' },
  },
});
