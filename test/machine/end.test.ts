import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as states from './gallery.js';
import {
  after,
  begun,
  CONFIRM,
  DOUBLE,
  drops,
  gameOf,
  NEW_GAME,
  PASS,
  resign,
  RESIGN_CONFIRMED,
  ROLL,
  rolled,
  rulesOf,
  stand,
  stateOf,
  stepped,
  told,
  whole,
  type Options,
} from './support.js';

const finishing = (options: Options = {}) =>
  whole(after(begun(options, { mover: 1, position: stand({ 1: 2 }, { 12: 2 }) }), ROLL, rolled(2, 1)));

describe('the end of a game', () => {
  it('comes when the turn that bears off the last checker is confirmed (END-1)', () => {
    const off = finishing();
    assert.equal(stateOf(off), 'moving.complete');
    assert.equal(gameOf(off).outcome, null);
    const over = after(off, CONFIRM);
    assert.equal(stateOf(over), 'gameOver');
    assert.ok(over.hasTag('over'));
    assert.deepEqual(
      told(off, CONFIRM).map(({ type }) => type),
      ['turn', 'game-over'],
    );
    assert.deepEqual(told(off, CONFIRM)[1], { type: 'game-over', outcome: gameOf(over).outcome });
    drops(over, ROLL, CONFIRM, PASS, DOUBLE, stepped(6, 1), rolled(3, 1));
  });

  it('is put off by one last roll of the other seat when the starter finishes first (DRAW-1)', () => {
    const last = states.lastRoll();
    assert.equal(stateOf(last), 'lastRoll');
    assert.ok(last.hasTag('rolls'));
    assert.equal(gameOf(last).seat, 2);
    assert.equal(gameOf(last).outcome, null);
    drops(last, DOUBLE, NEW_GAME, CONFIRM);
    assert.equal(stateOf(after(last, ROLL)), 'rolling');
  });

  it('is a draw when the last roll bears off everything (DRAW-1, DRAW-2)', () => {
    const drawn = after(whole(after(states.lastRoll(), ROLL, rolled(2, 1))), CONFIRM);
    assert.equal(stateOf(drawn), 'gameOver');
    assert.deepEqual(gameOf(drawn).outcome?.points, { 1: 0.5, 2: 0.5 });
    assert.equal(gameOf(drawn).outcome?.winner, null);
  });

  it('is a win of the starter when the last roll does not (DRAW-1)', () => {
    const last = states.lastRoll({ 12: 2 });
    const over = after(whole(after(last, ROLL, rolled(2, 1))), CONFIRM);
    assert.equal(stateOf(over), 'gameOver');
    assert.equal(gameOf(over).outcome?.winner, 1);
  });

  it('comes without a last roll when the other seat started (DRAW-1)', () => {
    const position = stand({ 1: 2 }, { 12: 2 });
    const begins = begun({ drawRule: 'last-roll' }, { mover: 1, starter: 2, position });
    assert.equal(stateOf(after(whole(after(begins, ROLL, rolled(2, 1))), CONFIRM)), 'gameOver');
  });
});

describe('the next game', () => {
  it('keeps the score, and the loser starts it (START-4)', () => {
    const next = after(states.gameOver(), NEW_GAME);
    assert.equal(stateOf(next), 'awaitingRoll');
    assert.deepEqual(next.context.series.score, { 1: 3, 2: 0 });
    assert.deepEqual([gameOf(next).seat, gameOf(next).starter], [2, 2]);
    assert.deepEqual(told(states.gameOver(), NEW_GAME), [
      { type: 'new-game', rules: next.context.series.rules },
    ]);
  });

  for (const [seriesFirstMove, starter] of [
    ['loser', 1],
    ['alternate', 2],
    ['winner', 2],
  ] as const) {
    it(`is started by seat ${starter} by "${seriesFirstMove}" when seat 1 started and lost (START-4)`, () => {
      const over = after(begun({ seriesFirstMove }, { mover: 1 }), resign(1), RESIGN_CONFIRMED);
      assert.equal(gameOf(after(over, NEW_GAME)).seat, starter);
    });
  }

  it('begins with a throw by "roll" (START-4)', () => {
    const over = after(begun({ seriesFirstMove: 'roll' }, { mover: 1 }), resign(1), RESIGN_CONFIRMED);
    assert.equal(stateOf(after(over, NEW_GAME)), 'opening');
  });

  it('gives White to its starter in long nardy (START-4)', () => {
    const over = after(begun({ variant: 'long' }, { mover: 1 }), resign(2), RESIGN_CONFIRMED);
    const next = after(over, NEW_GAME);
    assert.deepEqual([gameOf(next).seat, gameOf(next).colours[2]], [2, 'white']);
  });

  it('is played by other rules when they are named', () => {
    const rules = rulesOf({ variant: 'long' });
    const next = after(states.gameOver(), { type: 'NEW_GAME', rules });
    assert.deepEqual(gameOf(next).rules, rules);
    assert.deepEqual(next.context.series.score, { 1: 3, 2: 0 });
    assert.deepEqual(told(states.gameOver(), { type: 'NEW_GAME', rules }), [{ type: 'new-game', rules }]);
  });

  it('does not begin before the last one is over', () => {
    for (const [name, snapshot] of Object.entries(states.gallery())) {
      if (name !== 'gameOver') drops(snapshot, NEW_GAME);
    }
  });
});

describe('the end of a series', () => {
  it('comes after the agreed number of games, and nothing follows it (MATCH-1)', () => {
    const off = finishing({ seriesGames: 2 });
    const first = after(off, CONFIRM);
    assert.equal(stateOf(first), 'gameOver');
    const open = after(first, NEW_GAME, resign(1));
    const over = after(open, RESIGN_CONFIRMED);
    assert.equal(stateOf(over), 'seriesOver');
    assert.ok(over.hasTag('over'));
    assert.deepEqual(told(open, RESIGN_CONFIRMED).slice(1), [
      { type: 'game-over', outcome: gameOf(over).outcome },
      { type: 'series-over', score: over.context.series.score },
    ]);
    drops(over, NEW_GAME, ROLL, resign(1), resign(2));
  });

  it('comes with the points of the match (MATCH-1)', () => {
    const over = after(finishing({ matchLength: 1 }), CONFIRM);
    assert.equal(stateOf(over), 'seriesOver');
    assert.equal(stateOf(after(finishing({ matchLength: 5 }), CONFIRM)), 'gameOver');
  });
});
