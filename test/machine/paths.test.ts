import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph';
import type { PlaySnapshot } from '../../src/machine/automatic.js';
import { playMachine } from '../../src/machine/play.js';
import { startPlay } from '../../src/machine/start.js';
import type { PlayEvent } from '../../src/machine/types.js';
import {
  accepted,
  asked,
  BEAVER,
  CONFIRM,
  dice,
  DOUBLE,
  DROP,
  gameOf,
  NEW_GAME,
  PASS,
  recordOf,
  rejected,
  resign,
  RESIGN_CANCELLED,
  RESIGN_CONFIRMED,
  ROLL,
  rolled,
  stand,
  stateOf,
  stepped,
  sync,
  TAKE,
  UNDO,
} from './support.js';

/** A few checkers: seat 1 near the end with a closed 6-point, seat 2 on the bar; a second game ends a series of two. */
const record = recordOf(
  { cubeLimit: 4, beaver: true, drawRule: 'last-roll', seriesGames: 2 },
  { position: stand({ 6: 2 }, { 25: 1 }) },
);

/** The dice are limited to 2-1, 1-2 in the opening only, and 6-6. */
const EVENTS: Readonly<Record<PlayEvent['type'], readonly PlayEvent[]>> = {
  ROLL: [ROLL, asked(ROLL, 1)],
  ROLLED: [rolled(2, 1), rolled(6, 6)],
  STEP: [25, 24, 23, 22, 18, 17, 16, 12, 11, 10, 6, 5, 4, 3, 2, 1].flatMap((from) =>
    [1, 2, 6].map((die) => stepped(from, die)),
  ),
  UNDO: [UNDO],
  CONFIRM: [CONFIRM, asked(CONFIRM, 1)],
  PASS: [PASS],
  DOUBLE: [DOUBLE, asked(DOUBLE, 1)],
  TAKE: [TAKE, asked(TAKE, 1)],
  DROP: [DROP],
  BEAVER: [BEAVER],
  RESIGN: [resign(1), resign(2)],
  RESIGN_CANCELLED: [RESIGN_CANCELLED],
  RESIGN_CONFIRMED: [RESIGN_CONFIRMED, asked(RESIGN_CONFIRMED, 1)],
  NEW_GAME: [NEW_GAME, asked(NEW_GAME, 1)],
  ACCEPTED: [accepted(1), accepted(1, dice(2, 1)), accepted(2)],
  REJECTED: [rejected(1), rejected(2)],
  SYNC: [sync(record, 0)],
};
const ALL = Object.values(EVENTS).flat();
/** Steps and rolls would open the whole of the second game: it is only resigned. */
const SECOND_GAME = ALL.filter(({ type }) => /RESIGN|ACCEPTED|REJECTED/.test(type));

const isSecondGame = ({ context }: PlaySnapshot) => context.series.played > 0 && !context.series.game.outcome;
const eventsIn = (snapshot: PlaySnapshot): readonly PlayEvent[] =>
  isSecondGame(snapshot) ? SECOND_GAME : ALL;

/** What tells states apart here: where one is, where the checkers stand, the cube, and what is waited for. */
function named(snapshot: PlaySnapshot): string {
  const { turn, question, pending, series } = snapshot.context;
  const { seat, starter, dice: toPlay, cube, position, lastRoll } = series.game;
  return JSON.stringify([
    snapshot.value,
    [seat, starter, toPlay, cube, lastRoll, series.played],
    isSecondGame(snapshot) || series.game.outcome ? null : (turn?.position ?? position),
    turn?.moves.length,
    question?.seat,
    pending && [pending.event.type, pending.rolling],
  ]);
}

const options = {
  input: { record },
  events: eventsIn,
  serializeState: named,
  stopWhen: ({ context }: PlaySnapshot) => context.series.played > 1,
};
type Graph = ReturnType<typeof getAdjacencyMap<PlaySnapshot, PlayEvent, unknown>>;
const graph = getAdjacencyMap(playMachine, options as never) as unknown as Graph;
const nodes = Object.values(graph);

/** What the machine's states are called, the passing ones left out. */
const restingStates = getStateNodes(playMachine)
  .filter(({ type }) => type === 'atomic')
  .map(({ path }) => path.join('.'))
  .filter((name) => !['deciding', 'moving.looking', 'doubled.asked'].includes(name));

describe('all ways through a small game', () => {
  it('reach every state and every tag', () => {
    const reached = new Set(nodes.map(({ state }) => stateOf(state)));
    assert.deepEqual([...reached].sort(), restingStates.sort());
    const tags = new Set(nodes.flatMap(({ state }) => [...state.tags]));
    assert.deepEqual([...tags].sort(), ['answers', 'moves', 'over', 'rolls', 'waits']);
  });

  it('use every event that the machine knows', () => {
    const taken = new Set(
      nodes.flatMap(({ state, transitions }) =>
        Object.values(transitions).flatMap(({ event }) => (state.can(event) ? [event.type] : [])),
      ),
    );
    assert.deepEqual(
      Object.keys(EVENTS).filter((type) => !taken.has(type as PlayEvent['type'])),
      ['SYNC'], // it is as old as the state
    );
    assert.deepEqual(Object.keys(EVENTS).sort(), [...playMachine.events].sort());
  });

  it('have fifteen checkers a side on each step', () => {
    for (const { state } of nodes) {
      const { position } = state.context.turn ?? gameOf(state);
      for (const side of Object.values(position))
        assert.equal(
          side.reduce((sum, n) => sum + n, 0),
          15,
        );
    }
  });

  it('change nothing by an event that is not open, and something by one that is', () => {
    for (const { state, transitions } of nodes) {
      for (const { event, state: next } of Object.values(transitions)) {
        const where = `${JSON.stringify(event)} in ${stateOf(state)}`;
        assert.equal(next.status, 'active', where);
        if (!state.can(event)) assert.equal(next.context, state.context, where);
        else if (event.type !== 'RESIGN') assert.notEqual(named(next), named(state), where);
      }
    }
  });

  it('lead to the end of the series from everywhere: none is a dead end', () => {
    const before = new Map<string, Set<string>>();
    for (const [name, { transitions }] of Object.entries(graph)) {
      for (const { state: next } of Object.values(transitions)) {
        const key = named(next);
        before.set(key, (before.get(key) ?? new Set()).add(name));
      }
    }
    const ends = nodes.filter(({ state }) => state.matches('seriesOver')).map(({ state }) => named(state));
    const lead = new Set(ends);
    for (const name of lead) for (const earlier of before.get(name) ?? []) lead.add(earlier);
    assert.deepEqual(
      Object.keys(graph).filter((name) => !lead.has(name)),
      [],
    );
  });

  it('are as many as there are states, and a running machine follows each of them', () => {
    const paths = getShortestPaths(playMachine, options as never);
    assert.equal(paths.length, nodes.length);
    assert.ok(paths.length >= 400, `${paths.length} paths`);
    for (const { steps, state } of paths) {
      const actor = startPlay(record, assert.ifError);
      for (const { event } of steps.slice(1)) {
        assert.ok(actor.getSnapshot().can(event as PlayEvent), event.type);
        actor.send(event as PlayEvent);
      }
      assert.equal(named(actor.getSnapshot()), named(state));
      actor.stop();
    }
  });
});
