import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as states from './gallery.js';
import {
  after,
  BEAVER,
  begun,
  CONFIRM,
  DOUBLE,
  DROP,
  drops,
  factsOf,
  gameOf,
  ROLL,
  rolled,
  stateOf,
  stepped,
  TAKE,
  told,
  whole,
} from './support.js';

describe('the cube', () => {
  it('is offered before rolling, and the other seat must answer (CUBE-2)', () => {
    const offered = states.offered();
    assert.equal(stateOf(offered), 'doubled.offered');
    assert.ok(offered.hasTag('answers'));
    assert.equal(gameOf(offered).seat, 2);
    assert.deepEqual(told(states.toRoll(), DOUBLE), [{ type: 'double', seat: 1, cube: 1 }]);
    drops(offered, ROLL, DOUBLE, stepped(8, 3), CONFIRM, rolled(3, 1));
  });

  it('is not offered once the dice are asked for (CUBE-2)', () => {
    drops(after(states.toRoll(), ROLL), DOUBLE);
    drops(states.running(), DOUBLE);
  });

  it('is not offered where none was agreed on (CUBE-1)', () => {
    drops(begun({}, { mover: 1 }), DOUBLE);
  });

  it('is not offered past its limit (CUBE-1)', () => {
    const two = whole(after(begun({ cubeLimit: 2 }, { mover: 1 }), DOUBLE, TAKE, ROLL, rolled(3, 1)));
    drops(after(two, CONFIRM), DOUBLE);
  });

  it('doubles when it is taken, goes to the taker, and the doubler rolls (CUBE-3)', () => {
    const offered = states.offered();
    assert.deepEqual(told(offered, TAKE), [{ type: 'take', seat: 2, cube: 2 }]);
    const taken = after(offered, TAKE);
    assert.equal(stateOf(taken), 'awaitingRoll');
    assert.equal(gameOf(taken).seat, 1);
    assert.deepEqual(gameOf(taken).cube, { value: 2, owner: 2, accepted: true });
    drops(taken, DOUBLE);
    const next = after(whole(after(taken, ROLL, rolled(3, 1))), CONFIRM);
    assert.equal(stateOf(after(next, DOUBLE)), 'doubled.offered');
  });

  it('gives the doubler the value before the offer when it is dropped (CUBE-3)', () => {
    const offered = states.offered();
    const over = after(offered, DROP);
    assert.equal(stateOf(over), 'gameOver');
    const { outcome } = gameOf(over);
    assert.deepEqual([outcome?.by, outcome?.winner, outcome?.points[1]], ['drop', 1, 1]);
    assert.deepEqual(told(offered, DROP), [
      { type: 'drop', seat: 2, cube: 1 },
      { type: 'game-over', outcome },
    ]);
  });

  it('may be beavered where that is agreed on, and the first doubler must answer (CUBE-4)', () => {
    const beavered = states.beavered();
    assert.equal(stateOf(beavered), 'doubled.beavered');
    assert.equal(gameOf(beavered).seat, 1);
    assert.deepEqual(told(states.offered(), BEAVER), [{ type: 'beaver', seat: 2, cube: 1 }]);
    drops(beavered, BEAVER, ROLL, DOUBLE);
    const taken = after(beavered, TAKE);
    assert.equal(stateOf(taken), 'awaitingRoll');
    assert.equal(gameOf(taken).seat, 1);
    assert.deepEqual(gameOf(taken).cube, { value: 4, owner: 2, accepted: true });
    assert.equal(gameOf(after(beavered, DROP)).outcome?.points[2], 2);
  });

  it('is not beavered where that is not agreed on, nor past the limit (CUBE-4)', () => {
    drops(after(begun({ cubeLimit: 64 }, { mover: 1 }), DOUBLE), BEAVER);
    drops(after(begun({ cubeLimit: 2, beaver: true }, { mover: 1 }), DOUBLE), BEAVER);
  });

  it('is not used in the Crawford game (MATCH-2)', () => {
    drops(begun({ matchLength: 1, cubeLimit: 64 }, { mover: 1 }), DOUBLE);
  });

  it('is not offered where the score makes it worthless (MATCH-2)', () => {
    const match = begun({ matchLength: 2, crawford: false, cubeLimit: 64 }, { mover: 1 });
    const taken = after(match, DOUBLE, TAKE, ROLL, rolled(3, 1));
    drops(after(whole(taken), CONFIRM), DOUBLE);
  });

  it('leaves its steps in the record (CUBE-2, CUBE-3)', () => {
    assert.deepEqual(factsOf(after(states.beavered(), TAKE)), [
      { type: 'double', seat: 1 },
      { type: 'beaver', seat: 2 },
      { type: 'take', seat: 1 },
    ]);
  });
});
