import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Seat } from '../../src/engine/types.js';
import type { PlaySnapshot } from '../../src/machine/automatic.js';
import * as states from './gallery.js';
import {
  after,
  BEAVER,
  begun,
  CONFIRM,
  DOUBLE,
  drops,
  factsOf,
  gameOf,
  NEW_GAME,
  resign,
  RESIGN_CANCELLED,
  RESIGN_CONFIRMED,
  ROLL,
  rolled,
  stand,
  stateOf,
  stepped,
  TAKE,
  told,
  whole,
} from './support.js';

/** What the game comes to when the question is answered yes. */
function cost(snapshot: PlaySnapshot, seat: Seat) {
  const { question } = after(snapshot, resign(seat)).context;
  const { outcome } = gameOf(after(snapshot, resign(seat), RESIGN_CONFIRMED));
  assert.deepEqual(question, { seat, kind: outcome?.kind, points: outcome?.points[seat === 1 ? 2 : 1] });
  return { by: outcome?.by, kind: question?.kind, points: question?.points };
}

describe('resigning', () => {
  it('shows kind and points before it is done, and changes nothing else (END-4)', () => {
    const before = states.toRoll();
    const open = after(before, resign(1));
    assert.deepEqual(open.context, { ...before.context, question: { seat: 1, kind: 'koks', points: 3 } });
    assert.equal(stateOf(open), 'awaitingRoll');
    assert.deepEqual(told(before, resign(1)), []);
  });

  it('ends nothing when it is cancelled (END-4)', () => {
    const before = states.running();
    const after_ = after(before, resign(1), RESIGN_CANCELLED);
    assert.deepEqual([stateOf(after_), after_.context], [stateOf(before), before.context]);
    drops(after_, RESIGN_CONFIRMED, RESIGN_CANCELLED);
  });

  it('can be neither confirmed nor cancelled before it is asked for', () => {
    for (const snapshot of Object.values(states.gallery()))
      drops(snapshot, RESIGN_CONFIRMED, RESIGN_CANCELLED);
  });

  for (const seat of [1, 2] as const) {
    for (const name of ['awaitingRoll', 'rolling', 'passing', 'moving.running', 'moving.complete'] as const) {
      it(`is open to seat ${seat} in seat 1's turn, in ${name} (END-4)`, () => {
        const snapshot = states.gallery()[name]!;
        const open = after(snapshot, resign(seat));
        assert.equal(stateOf(open), name);
        const over = after(open, RESIGN_CONFIRMED);
        assert.equal(stateOf(over), 'gameOver');
        assert.equal(gameOf(over).outcome?.winner, seat === 1 ? 2 : 1);
        assert.deepEqual(factsOf(over).at(-1), { type: 'resign', seat });
      });
    }
  }

  it('tells of the resignation, then of the end of the game (END-4)', () => {
    const open = after(states.running(), resign(2));
    const { outcome } = gameOf(after(open, RESIGN_CONFIRMED));
    assert.deepEqual(told(open, RESIGN_CONFIRMED), [
      { type: 'resign', seat: 2, cube: 1 },
      { type: 'game-over', outcome },
    ]);
  });

  it('is not open before the first throw, and is after it (END-4)', () => {
    drops(begun(), resign(1), resign(2));
    const tied = states.tied();
    assert.equal(stateOf(after(tied, resign(1), RESIGN_CONFIRMED)), 'gameOver');
    assert.equal(stateOf(after(tied, resign(2), RESIGN_CONFIRMED)), 'gameOver');
  });

  it('counts the checkers after the last finished turn, not the steps after it (END-4)', () => {
    // with one checker off it would be an oin
    const position = stand({ 2: 8, 1: 7 }, { 12: 2 });
    const one = after(begun({}, { mover: 1, position }), ROLL, rolled(2, 1), stepped(2, 2));
    assert.deepEqual(cost(one, 1), { by: 'resign', kind: 'mars', points: 2 });
    assert.deepEqual(cost(after(one, stepped(1, 1), CONFIRM), 1), { by: 'resign', kind: 'oin', points: 1 });
  });

  it('keeps the question while steps are taken', () => {
    const open = after(states.running(), resign(2), stepped(8, 3));
    assert.equal(open.context.question?.seat, 2);
    assert.equal(gameOf(after(open, RESIGN_CONFIRMED)).outcome?.winner, 1);
  });

  it('forgets the question when the turn is confirmed', () => {
    const next = after(states.running(), resign(2), stepped(8, 3), stepped(6, 1), CONFIRM);
    assert.equal(next.context.question, null);
  });

  it('asks for one seat at a time, the last that asked (END-4)', () => {
    assert.equal(after(states.toRoll(), resign(1), resign(2)).context.question?.seat, 2);
  });

  it('costs kind times cube, capped by the end mode (END-3, END-5)', () => {
    const doubled = after(begun({ cubeLimit: 4, endMode: 'mars' }, { mover: 1 }), DOUBLE, TAKE);
    assert.deepEqual(cost(doubled, 1), { by: 'resign', kind: 'mars', points: 4 });
    assert.deepEqual(cost(begun({ endMode: 'oin' }, { mover: 1 }), 2), {
      by: 'resign',
      kind: 'oin',
      points: 1,
    });
  });

  it('costs an oin by Jacoby unless a double was taken (CUBE-5)', () => {
    const fresh = begun({ cubeLimit: 4, jacoby: true }, { mover: 1 });
    assert.deepEqual(cost(fresh, 2), { by: 'resign', kind: 'oin', points: 1 });
    assert.deepEqual(cost(after(fresh, DOUBLE, TAKE), 2), { by: 'resign', kind: 'koks', points: 6 });
  });

  it('is a drop while a double waits, at the price of a drop, and only for who must answer (END-4, CUBE-3)', () => {
    const offered = states.offered();
    drops(offered, resign(1));
    assert.deepEqual(cost(offered, 2), { by: 'drop', kind: 'oin', points: 1 });
    assert.equal(after(offered, resign(2), TAKE).context.question, null);
  });

  it('is a drop while a beaver waits, and costs the doubled stake (END-4, CUBE-4)', () => {
    const beavered = states.beavered();
    drops(beavered, resign(2));
    assert.deepEqual(cost(beavered, 1), { by: 'drop', kind: 'oin', points: 2 });
  });

  it('asked for before a double or beaver is forgotten with it (END-4)', () => {
    assert.equal(after(states.toRoll(), resign(1), DOUBLE).context.question, null);
    assert.equal(after(states.offered(), resign(2), BEAVER).context.question, null);
  });

  it('is not open to a seat that has all fifteen off, in the last roll (END-4, DRAW-1)', () => {
    const last = states.lastRoll();
    drops(last, resign(1));
    assert.equal(stateOf(after(last, resign(2), RESIGN_CONFIRMED)), 'gameOver');
  });

  it('is not open when the game or the series is over', () => {
    drops(states.gameOver(), resign(1), resign(2));
    drops(states.seriesOver(), resign(1), resign(2));
  });

  it('ends the game in a later game of the series as well', () => {
    const second = after(states.gameOver(), NEW_GAME, ROLL, rolled(3, 1));
    const over = after(whole(second), resign(1), RESIGN_CONFIRMED);
    assert.equal(over.context.series.played, 2);
    assert.equal('unfinished' in over.context.record, false);
  });
});
