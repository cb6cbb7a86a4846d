import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as states from './gallery.js';
import {
  after,
  begun,
  CONFIRM,
  dice,
  drops,
  factsOf,
  gameOf,
  PASS,
  ROLL,
  rolled,
  stand,
  stateOf,
  stepped,
  told,
  UNDO,
  whole,
} from './support.js';

describe('a turn', () => {
  it('begins with the roll of the seat to act', () => {
    const rolling = after(states.toRoll(), ROLL);
    assert.deepEqual(told(states.toRoll(), ROLL), []);
    assert.deepEqual(told(rolling, rolled(3, 1)), [
      { type: 'roll', seat: 1, dice: dice(3, 1), opening: false },
    ]);
    assert.deepEqual(factsOf(after(rolling, rolled(3, 1))), [{ type: 'roll', seat: 1, dice: dice(3, 1) }]);
  });

  it('goes from running to complete as the dice are used (MOVE-1)', () => {
    const one = after(states.running(), stepped(8, 3));
    assert.equal(stateOf(one), 'moving.running');
    assert.equal(stateOf(after(one, stepped(6, 1))), 'moving.complete');
  });

  it('is entering as long as a checker is on the bar (BAR-1)', () => {
    const entering = states.entering();
    assert.equal(stateOf(entering), 'moving.entering');
    drops(entering, stepped(6, 2));
    const one = after(entering, stepped(25, 2));
    assert.equal(stateOf(one), 'moving.entering');
    assert.equal(stateOf(after(one, stepped(25, 1))), 'moving.complete');
  });

  it('is running once all have entered, with a die left (BAR-2)', () => {
    const position = stand({ 25: 1, 6: 3 }, { 12: 2 });
    const entered = after(begun({}, { mover: 1, position }), ROLL, rolled(2, 1), stepped(25, 2));
    assert.equal(stateOf(entered), 'moving.running');
  });

  it('is bearing off once all are home, with dice left (OFF-1)', () => {
    assert.equal(stateOf(states.bearingOff()), 'moving.bearingOff');
    const position = stand({ 7: 1, 3: 2 }, { 12: 2 });
    const running = after(begun({}, { mover: 1, position }), ROLL, rolled(3, 1));
    assert.equal(stateOf(running), 'moving.running');
    drops(running, stepped(3, 3));
    assert.equal(stateOf(after(running, stepped(7, 1))), 'moving.bearingOff');
  });

  it('looks at the side of the seat that moves, seat 2 as well (BAR-1, OFF-1)', () => {
    const position = stand({ 23: 2 }, { 25: 1, 1: 1 });
    const seat2 = after(begun({}, { mover: 2, position }), ROLL, rolled(2, 3));
    assert.equal(stateOf(seat2), 'moving.entering');
    const home = after(begun({}, { mover: 2, position: stand({ 23: 2 }, { 1: 2 }) }), ROLL, rolled(2, 3));
    assert.equal(stateOf(home), 'moving.bearingOff');
  });

  it('takes only steps that a legal play begins with (MOVE-1, MOVE-3, MOVE-4, MOVE-5)', () => {
    drops(states.running(), stepped(8, 2), stepped(7, 1), stepped(24, 6), stepped(6, 6));
    // either number can be played, not both: their sum is closed
    const position = stand({ 12: 1 }, { 23: 2 });
    const one = after(begun({}, { mover: 1, position }), ROLL, rolled(6, 4));
    drops(one, stepped(12, 4));
    assert.equal(stateOf(after(one, stepped(12, 6))), 'moving.complete');
  });

  it('cannot be confirmed before it is whole (MOVE-4)', () => {
    drops(states.running(), CONFIRM, PASS, ROLL);
    drops(after(states.running(), stepped(8, 3)), CONFIRM, PASS);
  });

  it('takes back one step at a time, also when it is whole, down to none (MOVE-8)', () => {
    const running = states.running();
    const one = after(running, stepped(8, 3));
    const two = after(one, stepped(6, 1));
    const back = after(two, UNDO);
    assert.deepEqual([stateOf(back), back.context], ['moving.running', one.context]);
    const start = after(back, UNDO);
    assert.deepEqual([stateOf(start), start.context], ['moving.running', running.context]);
    drops(start, UNDO);
  });

  it('comes back to entering when the step from the bar is taken back (BAR-1, MOVE-8)', () => {
    const entering = states.entering();
    assert.equal(stateOf(after(entering, stepped(25, 2), stepped(25, 1), UNDO, UNDO)), 'moving.entering');
  });

  it('keeps its steps in the record until they are confirmed (MOVE-8)', () => {
    const two = after(states.running(), stepped(8, 3), stepped(6, 1));
    const steps = [
      { from: 8, die: 3 },
      { from: 6, die: 1 },
    ];
    assert.deepEqual(two.context.record.unfinished, steps);
    assert.deepEqual(after(two, UNDO).context.record.unfinished, steps.slice(0, 1));
    assert.equal('unfinished' in after(two, UNDO, UNDO).context.record, false);
    const confirmed = after(two, CONFIRM);
    assert.equal('unfinished' in confirmed.context.record, false);
    assert.deepEqual(factsOf(confirmed).at(-1), { type: 'play', seat: 1, steps });
  });

  it('passes the dice to the other seat when it is confirmed, for good (MOVE-8)', () => {
    const next = after(states.running(), stepped(8, 3), stepped(6, 1), CONFIRM);
    assert.equal(stateOf(next), 'awaitingRoll');
    assert.equal(gameOf(next).seat, 2);
    assert.equal(next.context.turn, null);
    drops(next, UNDO, CONFIRM, PASS, stepped(6, 1));
  });

  it('leaves the game as it was until it is confirmed (MOVE-8)', () => {
    const running = states.running();
    const two = whole(running);
    assert.equal(two.context.series, running.context.series);
    assert.notDeepEqual(two.context.turn!.position, gameOf(two).position);
  });

  it('stays when nothing can be played, until it has been seen (MOVE-6)', () => {
    const passing = states.passing();
    assert.equal(stateOf(passing), 'passing');
    assert.equal(gameOf(passing).seat, 1);
    assert.deepEqual(gameOf(passing).dice, dice(6, 6));
    drops(passing, CONFIRM, UNDO, ROLL, stepped(25, 6), stepped(6, 6));
    assert.deepEqual(told(passing, PASS), [
      { type: 'turn', kind: 'play', seat: 1, dice: dice(6, 6), numbers: [6, 6, 6, 6], moves: [] },
    ]);
    const passed = after(passing, PASS);
    assert.equal(stateOf(passed), 'awaitingRoll');
    assert.equal(gameOf(passed).seat, 2);
    assert.deepEqual(factsOf(passed).at(-1), { type: 'play', seat: 1, steps: [] });
    drops(passed, PASS);
  });

  it('plays a double four times (MOVE-2)', () => {
    let turn = after(states.toRoll(), ROLL, rolled(1, 1));
    for (let steps = 0; steps < 3; steps++) {
      turn = after(turn, stepped(8, 1));
      assert.equal(stateOf(turn), 'moving.running');
    }
    assert.equal(stateOf(after(turn, stepped(6, 1))), 'moving.complete');
  });

  it('is complete with the last checker off, whatever dice are left (MOVE-7)', () => {
    const position = stand({ 1: 1 }, { 12: 2 });
    const off = after(begun({}, { mover: 1, position }), ROLL, rolled(6, 6), stepped(1, 6));
    assert.equal(stateOf(off), 'moving.complete');
    assert.equal(stateOf(after(off, UNDO)), 'moving.bearingOff');
  });
});
