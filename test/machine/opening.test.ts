import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  after,
  begun,
  CONFIRM,
  dice,
  DOUBLE,
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
} from './support.js';

describe('the opening', () => {
  it('waits for the throw and takes nothing else before it (START-1)', () => {
    const opening = begun();
    assert.equal(stateOf(opening), 'opening');
    assert.ok(opening.hasTag('rolls'));
    drops(opening, rolled(3, 1), stepped(8, 3), UNDO, CONFIRM, PASS, DOUBLE);
  });

  it('waits in rolling for the dice, without any of its own', () => {
    const rolling = after(begun(), ROLL);
    assert.equal(stateOf(rolling), 'rolling');
    assert.ok(rolling.hasTag('waits'));
    assert.deepEqual(factsOf(rolling), []);
    drops(rolling, ROLL, stepped(8, 3), UNDO, CONFIRM, PASS, DOUBLE);
  });

  it('keeps a tie to be seen, then throws again (START-1)', () => {
    const tie = after(begun(), ROLL, rolled(4, 4));
    assert.equal(stateOf(tie), 'opening');
    assert.deepEqual(gameOf(tie).thrown, dice(4, 4));
    assert.equal(gameOf(tie).ties, 1);
    const again = after(tie, ROLL, rolled(2, 2), ROLL, rolled(2, 5));
    assert.equal(gameOf(again).ties, 2);
    assert.equal(gameOf(again).starter, 2);
    assert.deepEqual(
      factsOf(again).map(({ type }) => type),
      ['throw', 'throw', 'throw'],
    );
  });

  it('tells a throw as one of nobody, a tie as well (START-1)', () => {
    const rolling = after(begun(), ROLL);
    for (const [first, second] of [
      [4, 4],
      [2, 5],
    ] as const) {
      assert.deepEqual(told(rolling, rolled(first, second)), [
        { type: 'roll', seat: null, dice: dice(first, second), opening: true },
      ]);
    }
  });

  for (const [first, second, starter] of [
    [5, 2, 1],
    [2, 5, 2],
  ] as const) {
    it(`lets seat ${starter} start with ${first}-${second}, and play that throw (START-1, START-2)`, () => {
      const moving = after(begun({ openingRoll: 'plays' }), ROLL, rolled(first, second));
      assert.equal(stateOf(moving), 'moving.running');
      assert.equal(gameOf(moving).seat, starter);
      assert.equal(gameOf(moving).starter, starter);
      assert.deepEqual(moving.context.turn?.situation.dice, dice(first, second));
      drops(moving, ROLL, DOUBLE);
    });

    it(`lets seat ${starter} start after ${first}-${second}, and throw anew (START-3)`, () => {
      const toRoll = after(begun({ openingRoll: 'rerolls', cubeLimit: 2 }), ROLL, rolled(first, second));
      assert.equal(stateOf(toRoll), 'awaitingRoll');
      assert.equal(gameOf(toRoll).seat, starter);
      assert.equal(toRoll.context.turn, null);
      assert.ok(toRoll.can(DOUBLE), 'CUBE-2: the starter may double before that roll');
      assert.equal(stateOf(after(toRoll, ROLL, rolled(3, 1))), 'moving.running');
    });

    it(`gives seat ${starter} White in long nardy after ${first}-${second} (START-3)`, () => {
      const toRoll = after(begun({ variant: 'long' }), ROLL, rolled(first, second));
      assert.equal(stateOf(toRoll), 'awaitingRoll');
      assert.equal(gameOf(toRoll).colours[starter], 'white');
    });
  }

  it('doubles the cube with each tie, up to the number agreed on (START-5)', () => {
    let tie = begun({ cubeLimit: 'unlimited', autoDoubles: 2 });
    for (const value of [2, 4, 4]) {
      tie = after(tie, ROLL, rolled(6, 6));
      assert.equal(gameOf(tie).cube.value, value);
      assert.equal(stateOf(tie), 'opening');
    }
  });

  it('passes at once when the throw that starts cannot be played (START-2, MOVE-6)', () => {
    const position = stand({ 25: 1, 6: 2 }, { 6: 2, 5: 2 });
    assert.equal(stateOf(after(begun({}, { position }), ROLL, rolled(6, 5))), 'passing');
  });

  it('is left out when it is set who is to roll (START-4)', () => {
    const toRoll = begun({}, { mover: 2 });
    assert.equal(stateOf(toRoll), 'awaitingRoll');
    assert.equal(gameOf(toRoll).seat, 2);
  });
});
