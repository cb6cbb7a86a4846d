import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  after,
  CONFIRM,
  drops,
  DOUBLE,
  factsOf,
  gameOf,
  ROLL,
  stateOf,
  stepped,
  told,
  whole,
} from './support.js';
import { remainder } from './gallery.js';

describe('what is left of a run (crazy gulbar)', () => {
  it('is played by the other seat, before any roll or double of theirs (GUL-3)', () => {
    const handed = remainder();
    assert.equal(stateOf(handed), 'remainder.running');
    assert.equal(gameOf(handed).seat, 2);
    assert.deepEqual(gameOf(handed).remainder, [6, 6]);
    drops(handed, ROLL, DOUBLE, CONFIRM);
  });

  it('is confirmed like a turn, and a turn of one’s own follows (GUL-4)', () => {
    const played = whole(remainder());
    assert.equal(stateOf(played), 'remainder.complete');
    const [turn] = told(played, CONFIRM);
    assert.deepEqual(turn, {
      type: 'turn',
      kind: 'remainder',
      seat: 2,
      dice: [6, 6],
      numbers: [6, 6],
      moves: [{ from: 24, die: 6, to: 18, hit: false }],
    });
    const done = after(played, CONFIRM);
    assert.equal(stateOf(done), 'awaitingRoll');
    assert.equal(gameOf(done).seat, 2);
    assert.deepEqual(factsOf(done).at(-1), { type: 'remainder', seat: 2, steps: [{ from: 24, die: 6 }] });
  });

  it('may be borne off with (GUL-4)', () => {
    const bearing = remainder({ 24: 1 }, { 6: 2, 1: 1 });
    assert.equal(stateOf(bearing), 'remainder.bearingOff');
    assert.equal(gameOf(after(bearing, stepped(6, 6), stepped(6, 6), CONFIRM)).position.black[0], 14);
  });

  it('passes by itself where its first number cannot be played (GUL-4)', () => {
    const stuck = remainder({ 24: 15 }, { 6: 15 });
    assert.equal(stateOf(after(stuck, stepped(6, 6), stepped(6, 6))), 'remainder.complete');
    const blocked = remainder({ 24: 14, 6: 1 }, { 6: 1, 24: 14 });
    assert.equal(stateOf(blocked), 'passing');
  });
});
