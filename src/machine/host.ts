import type { SeriesFact } from '../engine/series.js';
import { factBy } from './commit.js';
import { flowGuards } from './flow.js';
import { REQUEST_KINDS } from './requests.js';
import type { AskableEvent, Pending, PlayContext, PlayEvent } from './types.js';

interface Given {
  readonly context: PlayContext;
  readonly event: PlayEvent;
}

type Guard = (given: Given) => boolean;

const isHeld: Guard = ({ event }) => 'ask' in event && event.ask !== undefined;
const isAnswer: Guard = ({ context, event }) => 'id' in event && event.id === context.pending?.id;

/** What the protocol looks at. */
export const hostGuards = {
  isHeld,
  isAnswer,
  isDiceLess: (given: Given) =>
    isAnswer(given) &&
    given.context.pending?.event.type === 'ROLL' &&
    given.event.type === 'ACCEPTED' &&
    !given.event.dice,
  wasRolling: (given: Given) => isAnswer(given) && given.context.pending!.rolling,
  isHeldResignation: (given: Given) => isHeld(given) && flowGuards.isAsked(given),
};

/** What waits for the host's answer; an event that is held has an id (guard `isHeld`). */
export function held(asked: PlayEvent, rolling: boolean): Pick<PlayContext, 'pending' | 'refusal'> {
  const { ask, ...event } = asked as AskableEvent & { readonly ask: number };
  const pending: Pending = { id: ask, kind: REQUEST_KINDS[event.type], event, rolling };
  return { pending, refusal: null };
}

/** What is accepted happens: a roll with the dice that came along, all else as if nobody had been asked. */
export function acceptedFact(context: PlayContext, event: PlayEvent): SeriesFact | null {
  const asked = context.pending?.event;
  if (!asked || event.type !== 'ACCEPTED') return null;
  const { dice } = event;
  return factBy(context, asked.type === 'ROLL' && dice ? { type: 'ROLLED', dice } : asked);
}

const hold = (rolling: boolean) =>
  ({ target: '#nardy.pending', actions: { type: 'hold', params: { rolling } } }) as const;

/** While dice are waited for, so that they are again when the resignation is refused. */
export const heldRolling = { guard: 'isHeldResignation', ...hold(true) } as const;

/** A request waits: all there is now is its answer, and a state that is set. */
export const pending = {
  tags: 'waits',
  on: {
    ACCEPTED: [
      { guard: 'isDiceLess', target: 'rolling', actions: 'release' },
      { guard: 'isAnswer', target: 'ending', actions: ['accept', 'tell'] },
    ],
    REJECTED: [
      { guard: 'wasRolling', target: 'rolling', actions: 'refuse' },
      { guard: 'isAnswer', target: 'deciding', actions: 'refuse' },
    ],
    RESIGN: {},
    RESIGN_CANCELLED: {},
    RESIGN_CONFIRMED: {},
  },
} as const;

interface Taken {
  readonly guard?: keyof typeof flowGuards;
  readonly target?: string;
  readonly actions?: string | readonly string[];
}
interface Node {
  readonly tags?: string;
  readonly initial?: string;
  readonly always?: readonly object[];
  readonly on?: Readonly<Record<string, Taken>>;
  readonly states?: Readonly<Record<string, Node>>;
}

/** A transition for events that ask first, before the same one for those that do not. */
const asking = (taken: Taken) => [
  {
    guard: (given: Given) => isHeld(given) && (!taken.guard || flowGuards[taken.guard](given)),
    ...hold(false),
  },
  taken,
];

const each = <T>(members: Readonly<Record<string, T>>, change: (value: T, name: string) => unknown) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value, name)]));

/** The same flow, in which a host can be asked before anything that `REQUEST_KINDS` names. */
export const askable = <Flow extends Node>(flow: Flow): Flow => ({
  ...flow,
  ...(flow.on && { on: each(flow.on, (taken, type) => (type in REQUEST_KINDS ? asking(taken) : taken)) }),
  ...(flow.states && { states: each(flow.states, askable) }),
});
