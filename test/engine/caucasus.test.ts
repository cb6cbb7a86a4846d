import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Rules } from '../../src/engine/options.js';
import { begin, isComplete, nextSteps } from '../../src/engine/turn.js';
import { holds, playsInWords, side, situation, type Told, turnAfter } from '../support/build.js';

const of = (told: Told, options: Partial<Rules> = {}) => situation({ variant: 'caucasus', ...options }, told);
const words = (told: Told, options: Partial<Rules> = {}) => playsInWords(of(told, options));
const targets = (told: Told, ...done: [number, number][]) =>
  nextSteps(turnAfter(of(told), ...done)).map(({ from, to }) => `${from}/${to}`);

/** A blot on the mover's 5-point; the rest of the opponent's checkers are out of the way. */
const BLOT = side({ 20: 1 }, 1);

describe('hiding in Caucasian nardy', () => {
  const own3 = { mine: side({ 8: 2, 3: 2 }, 13), theirs: BLOT, dice: [3, 2] } as const;

  it('HIDE-1: a checker that hit at home may not go on to a point with another own checker', () => {
    assert.deepEqual(targets(own3, [8, 3]), ['13/11', '8/6', '3/1']);
  });

  it('HIDE-1: international rules have no such limit', () => {
    holds(playsInWords(situation({ variant: 'short' }, own3)).includes('8/5*/3'));
    holds(!words(own3).includes('8/5*/3'));
  });

  it('HIDE-1: it may go on to an empty point', () => {
    holds(words({ ...own3, mine: side({ 8: 2 }, 13) }).includes('8/5*/3'));
  });

  it('HIDE-1: not even as a stop on its way: it waits until the point is empty', () => {
    const told = { mine: side({ 7: 1, 3: 2 }, 13), theirs: BLOT, dice: [2, 2] } as const;
    const hitter = (...done: [number, number][]) =>
      targets(told, ...done).filter((way) => way.startsWith('5/'));
    assert.deepEqual(hitter([7, 2]), []);
    assert.deepEqual(hitter([7, 2], [3, 2]), []);
    assert.deepEqual(hitter([7, 2], [3, 2], [3, 2]), ['5/3']);
  });

  it('HIDE-1: it may hit again, and is a hitter still', () => {
    const told = {
      mine: side({ 8: 1, 2: 1, 20: 13 }),
      theirs: side({ 20: 1, 21: 1 }, 1),
      dice: [3, 1],
    } as const;
    const again = { ...told, dice: [1, 1] as const, mine: side({ 6: 1, 3: 1, 20: 13 }) };
    holds(words(told).includes('8/5*/4*'));
    holds(!targets(again, [6, 1], [5, 1]).includes('4/3'));
  });

  it('HIDE-1: another checker may cover it', () => {
    holds(words({ ...own3, mine: side({ 8: 2, 7: 1 }, 13) }).includes('8/5* 7/5'));
  });

  it('HIDE-1: a hit outside the home board puts no limit', () => {
    const told = { mine: side({ 10: 1, 5: 2 }, 13), theirs: side({ 18: 1 }, 1), dice: [3, 2] } as const;
    holds(words(told).includes('10/7*/5'));
  });

  it('HIDE-1: a hit on entering puts no limit', () => {
    const told = { mine: side({ 25: 1, 20: 2 }, 13), theirs: side({ 3: 1 }, 1), dice: [3, 2] } as const;
    holds(words(told).includes('bar/22*/20'));
  });

  it('HIDE-1: the limit ends with the turn', () => {
    const told = { mine: side({ 5: 1, 3: 2 }, 13), theirs: side({ 25: 1 }, 1), dice: [2, 1] } as const;
    holds(nextSteps(begin(of(told))).some(({ from, to }) => from === 5 && to === 3));
  });
});

describe('bearing off a hitter in the same turn', () => {
  /** 6/5* with the one, then 5/off with the five. */
  const told = { mine: side({ 6: 1, 2: 1 }), theirs: side({ 20: 1, 15: 14 }), dice: [5, 1] } as const;
  /** The five can be played only so: without it one die is all. */
  const alone = { mine: side({ 6: 2 }), theirs: side({ 20: 1, 24: 14 }), dice: [5, 1] } as const;

  it('HIDE-2: `allowed`, the default', () => {
    assert.deepEqual(words(told), ['6/1 2/1', '6/5*/off', '6/off']);
    assert.deepEqual(words(told), words(told, { hitterBearOff: 'allowed' }));
  });

  it('HIDE-2: `forbidden`, prison rules', () => {
    assert.deepEqual(words(told, { hitterBearOff: 'forbidden' }), ['6/1 2/1', '6/off']);
  });

  it('HIDE-2: `last-resort`: not while another play uses as many dice', () => {
    assert.deepEqual(words(told, { hitterBearOff: 'last-resort' }), ['6/1 2/1', '6/off']);
  });

  it('HIDE-2: `last-resort`: legal where no other play uses as many dice', () => {
    assert.deepEqual(words(alone, { hitterBearOff: 'last-resort' }), ['6/5*/off']);
    assert.deepEqual(words(alone, { hitterBearOff: 'forbidden' }), ['6/5*']);
  });

  it('HIDE-2: `last-resort`: a play that finishes counts as using all dice', () => {
    const finishing = { mine: side({ 5: 1 }), theirs: side({ 21: 1 }), dice: [6, 1] } as const;
    assert.deepEqual(words(finishing, { hitterBearOff: 'last-resort' }), ['5/off']);
    assert.deepEqual(words(finishing), ['5/4*/off', '5/off']);
  });

  it('HIDE-3: checkers on one point are not told apart: the coverer may go on, the hitter stays', () => {
    const threes = { mine: side({ 6: 2 }), theirs: side({ 22: 1 }, 1), dice: [3, 3] } as const;
    assert.deepEqual(words(threes, { hitterBearOff: 'forbidden' }), ['6/3* 6/off']);
  });

  it('HIDE-3: which of the two went on may show only later', () => {
    // The second 3/2 is the coverer's, so that the first must have been the hitter's.
    const ones = of({ mine: side({ 4: 2 }), theirs: side({ 22: 1 }, 1), dice: [1, 1] });
    const turn = turnAfter(ones, [4, 1], [4, 1], [3, 1]);
    assert.deepEqual(
      nextSteps(turn).map(({ from, to }) => `${from}/${to}`),
      ['3/2', '2/1'],
    );
    assert.deepEqual(nextSteps(JSON.parse(JSON.stringify(turn)) as typeof turn), nextSteps(turn));
    const done = turnAfter(ones, [4, 1], [4, 1], [3, 1], [3, 1]);
    holds(isComplete(done) && done.position.white[2] === 2);
    holds(isComplete(JSON.parse(JSON.stringify(done)) as typeof done));
  });

  it('HIDE-3: but both may not go on', () => {
    const threes = { mine: side({ 6: 2, 9: 1 }), theirs: side({ 22: 1 }, 1), dice: [3, 3] } as const;
    for (const play of words(threes, { hitterBearOff: 'forbidden' }))
      assert.doesNotMatch(play, /\*\/off|off.*off/);
  });
});
