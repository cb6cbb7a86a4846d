import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph';
import { advance } from '../../src/machine/advance.js';
import type { PlaySnapshot } from '../../src/machine/automatic.js';
import { playMachine } from '../../src/machine/play.js';
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
  opened,
  PASS,
  recordOf,
  rejected,
  resign,
  RESIGN_CANCELLED,
  RESIGN_CONFIRMED,
  restored,
  ROLL,
  rolled,
  stand,
  stateOf,
  stepped,
  sync,
  TAKE,
  UNDO,
} from './support.js';

/** A few checkers: seat 1 two turns from the end with its 6-point closed, seat 2 on the bar; two games end the series. */
const record = recordOf(
  { cubeLimit: 4, beaver: true, drawRule: 'last-roll', openingRoll: 'rerolls', seriesGames: 2 },
  { colours: { 1: 'white', 2: 'black' }, position: stand({ 6: 2 }, { 25: 1 }) },
);

/** Every event by name; the dice are limited to 6-5, either way round, and 6-6. */
const EVENTS: Readonly<Record<PlayEvent['type'], readonly PlayEvent[]>> = {
  ROLL: [ROLL, asked(ROLL, 1)],
  ROLLED: [rolled(6, 5), rolled(5, 6), rolled(6, 6)],
  STEP: [25, 20, 19, 15, 14, 13, 9, 8, 7, 6, 4, 3, 2, 1].flatMap((from) => [
    stepped(from, 5),
    stepped(from, 6),
  ]),
  UNDO: [UNDO],
  CONFIRM: [CONFIRM, asked(CONFIRM, 1)],
  PASS: [PASS, asked(PASS, 1)],
  DOUBLE: [DOUBLE],
  TAKE: [TAKE],
  DROP: [DROP],
  BEAVER: [BEAVER],
  RESIGN: [resign(2)],
  RESIGN_CANCELLED: [RESIGN_CANCELLED],
  RESIGN_CONFIRMED: [RESIGN_CONFIRMED, asked(RESIGN_CONFIRMED, 1)],
  NEW_GAME: [NEW_GAME, asked(NEW_GAME, 1)],
  ACCEPTED: [accepted(1), accepted(1, dice(6, 5)), accepted(2)],
  REJECTED: [rejected(1), rejected(2)],
  SYNC: [sync(record, 0), sync(record, 1)],
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
  const { seat, starter, cube, position, lastRoll } = series.game;
  const toPlay = series.game.dice?.toSorted();
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
  input: restored(record),
  events: eventsIn,
  serializeState: named,
  stopWhen: ({ context }: PlaySnapshot) => context.series.played > 1,
};
interface Node {
  readonly state: PlaySnapshot;
  readonly transitions: Readonly<Record<string, { readonly event: PlayEvent; readonly state: PlaySnapshot }>>;
}
// the type of the input keeps the machine from being the logic that the graph's types ask for
const graph = getAdjacencyMap(playMachine as never, options as never) as unknown as Readonly<
  Record<string, Node>
>;
const nodes = Object.values(graph);

/** What the machine's states are called, the passing ones left out, and those of a remainder, which short nardy has not. */
const restingStates = getStateNodes(playMachine)
  .filter(({ type }) => type === 'atomic')
  .map(({ path }) => path.join('.'))
  .filter((name) => !/^deciding|^ending|looking$|asked$|^remainder/.test(name));

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
    assert.deepEqual([...taken].sort(), Object.keys(EVENTS).sort());
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
        else if (event.type !== 'RESIGN' && event.type !== 'SYNC')
          assert.notEqual(named(next), named(state), where);
      }
    }
  });

  it('lead to the end of the series from everywhere: none is a dead end', () => {
    const before = new Map<string, Set<string>>();
    for (const [name, { transitions }] of Object.entries(graph)) {
      for (const { event, state: next } of Object.values(transitions)) {
        if (event.type === 'SYNC') continue; // it leads out of everything
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

  it('are as many as there are states, and one event after the other follows each of them', () => {
    const paths = getShortestPaths(playMachine, options as never);
    assert.equal(paths.length, nodes.length);
    assert.ok(paths.length >= 1000, `${paths.length} paths`);
    const passed = new Set(paths.flatMap(({ steps }) => steps.slice(0, -1).map(({ state }) => state)));
    const longest = paths.filter(({ state }) => !passed.has(state)); // the others are parts of these
    assert.ok(longest.length >= 500, `${longest.length} that lead no further`);
    for (const { steps } of longest) {
      let snapshot = opened(record);
      for (const { event, state } of steps) {
        if ((event.type as string) !== 'xstate.init') ({ snapshot } = advance(snapshot, event));
        assert.equal(named(snapshot), named(state));
      }
    }
  });
});
