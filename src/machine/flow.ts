import { allHome } from '../engine/position.js';
import { seriesOver } from '../engine/series.js';
import { BAR } from '../engine/types.js';
import * as change from './commit.js';
import type { PlayContext, PlayEvent } from './types.js';

interface Given {
  readonly context: PlayContext;
  readonly event: PlayEvent;
}

const phaseIs =
  (...phases: readonly string[]) =>
  ({ context }: Given) =>
    phases.includes(context.series.game.phase);

const mySide = ({ series, turn }: PlayContext) => turn!.position[series.game.colours[series.game.seat!]];

/** What the flow asks the engine. */
export const flowGuards = {
  isOpening: phaseIs('opening'),
  isToRoll: phaseIs('toRoll'),
  isDoubled: phaseIs('doubled', 'beavered'),
  isBeavered: phaseIs('beavered'),
  isOver: phaseIs('over'),
  isRemainder: phaseIs('remainder'),
  isLastRoll: ({ context }: Given) => context.series.game.phase === 'toRoll' && context.series.game.lastRoll,
  isSeriesOver: ({ context }: Given) => seriesOver(context.series),
  passes: ({ context }: Given) => change.passes(context),
  isComplete: ({ context }: Given) => change.complete(context),
  isEntering: ({ context }: Given) => (mySide(context)[BAR] ?? 0) > 0,
  isBearingOff: ({ context }: Given) => allHome(mySide(context)),
  hasSteps: ({ context }: Given) => (context.turn?.moves.length ?? 0) > 0,
  mayStep: ({ context, event }: Given) => event.type === 'STEP' && change.maySteps(context, event.step),
  mayDouble: ({ context }: Given) => change.may(context, 'double'),
  mayBeaver: ({ context }: Given) => change.may(context, 'beaver'),
  mayResign: ({ context, event }: Given) => event.type === 'RESIGN' && change.mayResign(context, event.seat),
  isAsked: ({ context }: Given) => context.question !== null,
};

/** A fact is made: it is told once it stands, and then the end of a game that it has brought. */
const done = { target: '#nardy.ending', actions: ['commit', 'tell'] } as const;
const roll = { target: '#nardy.rolling' } as const;

/** A turn of one's own, and what is left of the other's run (GUL-3), go alike. */
const turn = {
  tags: 'moves',
  initial: 'looking',
  on: {
    STEP: { guard: 'mayStep', target: '.looking', actions: ['step', 'tellStep'] },
    UNDO: { guard: 'hasSteps', target: '.looking', actions: ['tellUndo', 'undo'] },
  },
} as const;
const parts = {
  running: {},
  bearingOff: {},
  complete: { on: { CONFIRM: done } },
} as const;
const complete = { guard: 'isComplete', target: 'complete' } as const;
const running = [{ guard: 'isBearingOff', target: 'bearingOff' }, { target: 'running' }] as const;

/**
 * The flow of play, as if nobody were ever asked. Every fact leads to `deciding`, which looks at the game and enters the
 * state of its phase: what may happen is decided by the engine alone. Nothing in here waits, draws dice or looks at a clock.
 */
export const flow = {
  on: {
    RESIGN: { guard: 'mayResign', actions: 'ask' },
    RESIGN_CANCELLED: { guard: 'isAsked', actions: 'forget' },
    RESIGN_CONFIRMED: { guard: 'isAsked', ...done },
  },
  states: {
    ending: {
      always: [
        { guard: 'isSeriesOver', target: 'deciding', actions: ['tellGame', 'tellSeries'] },
        { guard: 'isOver', target: 'deciding', actions: 'tellGame' },
        { target: 'deciding' },
      ],
    },
    deciding: {
      always: [
        { guard: 'isSeriesOver', target: 'seriesOver' },
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
    opening: { tags: 'rolls', on: { ROLL: roll } },
    awaitingRoll: { tags: 'rolls', on: { ROLL: roll, DOUBLE: { guard: 'mayDouble', ...done } } },
    lastRoll: { tags: 'rolls', on: { ROLL: roll } },
    rolling: { tags: 'waits', on: { ROLLED: done } },
    passing: { on: { PASS: done } },
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
      on: { TAKE: done, DROP: done },
      states: {
        asked: { always: [{ guard: 'isBeavered', target: 'beavered' }, { target: 'offered' }] },
        offered: { on: { BEAVER: { guard: 'mayBeaver', ...done } } },
        beavered: {},
      },
    },
    gameOver: { tags: 'over', on: { NEW_GAME: done } },
    seriesOver: { tags: 'over' },
  },
} as const;
