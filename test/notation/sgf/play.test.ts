import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SEATS } from '../../../src/engine/types.js';
import { begin } from '../../../src/engine/turn.js';
import {
  letterOf,
  makeLegs,
  plainSteps,
  letterPoint,
  readLegs,
  stepsOf,
} from '../../../src/notation/sgf/play.js';
import { holds, side, situation, steps, turnAfter, value } from '../../support/build.js';

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });
const opening = (a: number, b: number) => begin(situation({}, { mine: START, theirs: START, dice: [a, b] }));
const legs = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([from, to]) => ({ from, to }));
const faultOf = (result: ReturnType<typeof stepsOf>) => {
  holds(!result.ok);
  return [result.error.code, result.error.detail['rule'], result.error.detail['word']];
};

describe('the letters of SGF', () => {
  it('are points seen from White: a is White’s 1 and Black’s 24, x White’s 24 and Black’s 1; y is the bar, z off', () => {
    assert.deepEqual(
      [letterPoint('a', 1), letterPoint('x', 1), letterPoint('y', 1), letterPoint('z', 1)],
      [1, 24, 25, 0],
    );
    assert.deepEqual(
      [letterPoint('a', 2), letterPoint('x', 2), letterPoint('y', 2), letterPoint('z', 2)],
      [24, 1, 25, 0],
    );
  });

  it('are written as they are read', () => {
    for (const seat of SEATS) {
      for (let point = 0; point <= 25; point++) assert.equal(letterPoint(letterOf(point, seat), seat), point);
    }
  });

  it('stand two a checker: from and to', () => {
    assert.deepEqual(readLegs('hefe', 1), legs([8, 5], [6, 5]));
    assert.deepEqual(readLegs('lpab', 2), legs([13, 9], [24, 23]));
    assert.deepEqual(readLegs('yg', 2), legs([25, 18]));
    assert.deepEqual(readLegs('fzezdzcz', 1), legs([6, 0], [5, 0], [4, 0], [3, 0]));
    assert.deepEqual(readLegs('', 1), []);
  });

  it('say nothing where a checker would go up or stay, or a letter is missing, foreign or too much', () => {
    for (const word of ['eh', 'hh', 'hef', 'hE', 'h1', 'zf', 'fy', 'hefehefehe']) {
      assert.equal(readLegs(word, 1), null, word);
    }
  });

  it('are made from moves', () => {
    const turn = turnAfter(situation({}, { mine: START, theirs: START, dice: [3, 1] }), [8, 3], [6, 1]);
    assert.equal(makeLegs(turn.moves, 1), 'hefe');
    assert.equal(makeLegs(turn.moves, 2), 'qtst');
  });
});

describe('a play in letters', () => {
  it('is nearly always a leg for each die; then nothing must be looked for', () => {
    assert.deepEqual(plainSteps(legs([8, 5], [6, 5]), [3, 1]), steps([8, 3], [6, 1]));
    assert.deepEqual(plainSteps(legs([6, 0], [2, 0]), [6, 3]), steps([6, 6], [2, 3]));
    assert.deepEqual(plainSteps(legs([3, 1], [3, 1]), [2, 2]), steps([3, 2], [3, 2]));
    assert.deepEqual(plainSteps([], [6, 6]), []);
    for (const hard of [legs([24, 13]), legs([8, 5], [6, 3]), legs([6, 0])]) {
      assert.equal(plainSteps(hard, [5, 3]), null);
    }
  });

  it('is taken step by step in the order in which it is written', () => {
    assert.deepEqual(value(stepsOf(opening(3, 1), legs([8, 5], [6, 5]))), steps([8, 3], [6, 1]));
    assert.deepEqual(value(stepsOf(opening(3, 1), legs([6, 5], [8, 5]))), steps([6, 1], [8, 3]));
  });

  it('may have another order than the rules allow (BAR-1)', () => {
    const mine = side({ 25: 1, 13: 5 }, 2);
    const turn = begin(situation({}, { mine, theirs: START, dice: [4, 2] }));
    assert.deepEqual(value(stepsOf(turn, legs([13, 11], [25, 21]))), steps([25, 4], [13, 2]));
  });

  it('may tell two dice of one checker at once', () => {
    assert.deepEqual(value(stepsOf(opening(6, 5), legs([24, 13]))), steps([24, 6], [18, 5]));
    assert.deepEqual(value(stepsOf(opening(3, 3), legs([13, 4], [8, 5]))).length, 4);
  });

  it('hits on such a way only where it must', () => {
    const mine = side({ 13: 1 }, 2);
    const blot = begin(situation({}, { mine, theirs: side({ 17: 1 }, 1), dice: [5, 4] }));
    assert.deepEqual(value(stepsOf(blot, legs([13, 4]))), steps([13, 4], [9, 5]));
    const only = begin(situation({}, { mine, theirs: side({ 17: 1, 16: 2 }, 1), dice: [5, 4] }));
    assert.deepEqual(value(stepsOf(only, legs([13, 4]))), steps([13, 5], [8, 4]));
  });

  it('bears off with the very number where it is there, else with a higher one (OFF-3)', () => {
    const mine = side({ 3: 1, 2: 1 });
    const turn = begin(situation({}, { mine, theirs: START, dice: [6, 3] }));
    assert.deepEqual(value(stepsOf(turn, legs([3, 0], [2, 0]))), steps([3, 3], [2, 6]));
  });

  it('that breaks a rule names it, and the first leg that cannot be played', () => {
    assert.deepEqual(faultOf(stepsOf(opening(3, 1), legs([8, 5], [6, 1]))), [
      'ERR_PLAY_ILLEGAL',
      'MOVE-1',
      '6/1',
    ]);
    assert.deepEqual(faultOf(stepsOf(opening(5, 1), legs([24, 19]))), [
      'ERR_PLAY_ILLEGAL',
      'MOVE-3',
      '24/19',
    ]);
    assert.deepEqual(faultOf(stepsOf(opening(6, 1), legs([6, 0]))), ['ERR_PLAY_ILLEGAL', 'OFF-1', '6/off']);
    const bar = begin(situation({}, { mine: side({ 25: 1 }, 6), theirs: START, dice: [4, 2] }));
    assert.deepEqual(faultOf(stepsOf(bar, legs([6, 2]))), ['ERR_PLAY_ILLEGAL', 'BAR-1', '6/2']);
  });

  it('that leaves out dice which can be played is too short (MOVE-4)', () => {
    assert.deepEqual(faultOf(stepsOf(opening(3, 1), legs([8, 5]))), ['ERR_PLAY_SHORT', 'MOVE-4', undefined]);
    assert.deepEqual(faultOf(stepsOf(opening(3, 1), [])), ['ERR_PLAY_SHORT', 'MOVE-4', undefined]);
  });
});
