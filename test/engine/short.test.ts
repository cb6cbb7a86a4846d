import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plays } from '../../src/engine/plays.js';
import { begin, nextSteps } from '../../src/engine/turn.js';
import { holds, playsInWords, side, situation, turnAfter } from '../support/build.js';

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });
/** One checker on the mover's 24-point, behind everything. */
const FAR = side({ 1: 1 });
const words = (mine: readonly number[], theirs: readonly number[], ...dice: [number, number]) =>
  playsInWords(situation({}, { mine, theirs, dice }));

describe('moving in short nardy', () => {
  it('MOVE-1: a number cannot be split, and one checker may play both', () => {
    assert.deepEqual(words(side({ 20: 1 }), side({ 24: 15 }), 4, 1), ['20/15']);
  });

  it('MOVE-2: a double is played four times', () => {
    assert.deepEqual(words(side({ 20: 1 }), side({ 24: 15 }), 3, 3), ['20/8']);
  });

  it('MOVE-3: own checkers stack without limit', () => {
    const asked = situation({}, { mine: side({ 7: 1, 6: 14 }), theirs: FAR, dice: [2, 1] });
    assert.equal(turnAfter(asked, [7, 1]).position.white[6], 15);
  });

  it('MOVE-3: a point with two opposing checkers is closed, with one it is not', () => {
    assert.deepEqual(words(side({ 10: 1 }), side({ 19: 2 }), 4, 4), ['']);
    assert.equal(words(side({ 10: 1 }), side({ 19: 1 }), 4, 3).length, 2);
  });

  it('MOVE-4: of a double as many as possible', () => {
    assert.deepEqual(words(side({ 13: 2 }), side({ 24: 13, 22: 2 }), 5, 5), ['13/8(2)']);
  });

  it('MOVE-4: both dice if any order allows it', () => {
    assert.deepEqual(words(side({ 20: 1 }), side({ 11: 2 }), 6, 3), ['20/11']);
  });

  it('MOVE-5: of two dice that exclude each other the higher', () => {
    assert.deepEqual(words(side({ 17: 1 }), side({ 18: 2 }), 6, 4), ['17/11']);
  });

  it('MOVE-5: the only die that can be played at all, be it the lower', () => {
    assert.deepEqual(words(side({ 13: 1 }), side({ 18: 2, 19: 2 }), 6, 1), ['13/12']);
  });

  it('MOVE-6: nothing can be played: one play without moves, the position unchanged', () => {
    const asked = situation({}, { mine: side({ 25: 1 }, 6), theirs: side({ 6: 2, 5: 2 }, 1), dice: [6, 5] });
    assert.deepEqual(plays(asked), [{ moves: [], position: asked.position }]);
  });

  it('MOVE-7: a play that finishes is legal beside one that uses more dice', () => {
    const asked = situation({}, { mine: side({ 6: 1 }), theirs: FAR, dice: [6, 1] });
    const ways = nextSteps(begin(asked)).map(({ from, die }) => [from, die]);
    assert.deepEqual(ways, [
      [6, 6],
      [6, 1],
    ]);
  });

  it('MOVE-7: finishing is never compulsory', () => {
    assert.deepEqual(words(side({ 5: 1, 2: 1 }), FAR, 5, 2), ['5/off', '5/off 2/off']);
  });

  it('two plays with the same end are one play', () => {
    const ends = plays(situation({}, { mine: START, theirs: START, dice: [3, 1] })).map(({ position }) =>
      JSON.stringify(position),
    );
    assert.equal(new Set(ends).size, ends.length);
    assert.equal(ends.length, 16);
  });
});

describe('hitting and the bar', () => {
  it('HIT-1: a checker that lands on a blot sends it to the bar', () => {
    const [play] = plays(
      situation({}, { mine: side({ 13: 1 }), theirs: side({ 15: 1, 24: 14 }), dice: [3, 3] }),
    );
    assert.equal(play?.moves[0]?.hit, true);
    assert.equal(play?.position.black[25], 1);
    assert.equal(play?.position.black[15], 0);
  });

  it('BAR-1: a die enters on the own point 25 minus its number', () => {
    assert.deepEqual(words(side({ 25: 1 }), side({ 24: 15 }), 6, 2), ['bar/17']);
  });

  it('BAR-1: nothing else may move before all have entered', () => {
    assert.deepEqual(words(side({ 25: 2, 13: 13 }), side({ 24: 15 }), 6, 2), ['bar/23 bar/19']);
  });

  it('BAR-1: the other die is lost while a second checker cannot enter', () => {
    assert.deepEqual(words(side({ 25: 2, 13: 13 }), side({ 6: 2, 24: 13 }), 6, 2), ['bar/23']);
  });

  it('BAR-2: the die that enters must be used to enter, then the other is played', () => {
    assert.deepEqual(words(side({ 25: 1, 13: 1 }), side({ 6: 2 }), 6, 2), ['bar/17', 'bar/23 13/7']);
  });

  it('BAR-2: of a double as many as possible enter, and the rest is played on', () => {
    assert.deepEqual(words(side({ 25: 3 }, 1), side({ 9: 2, 12: 13 }), 5, 5), ['bar/20(2) bar/15']);
  });

  it('HIT-1: entering on a blot hits it', () => {
    assert.deepEqual(words(side({ 25: 1 }), side({ 2: 1, 6: 14 }), 6, 2), ['bar/23*/17']);
  });
});

describe('bearing off', () => {
  it('OFF-1: only when all are home', () => {
    assert.deepEqual(words(side({ 7: 1, 6: 1 }), FAR, 6, 1), ['7/1 6/5', '7/off']);
  });

  it('OFF-1: not with one on the bar', () => {
    assert.deepEqual(words(side({ 25: 1, 6: 1 }), FAR, 6, 2), ['bar/17', 'bar/19 6/4']);
  });

  it('OFF-2: a die bears off from its point or moves within the home board', () => {
    holds(words(side({ 6: 2, 5: 1, 3: 2 }), FAR, 3, 1).includes('5/2 3/2'));
    holds(words(side({ 6: 2, 5: 1, 3: 2 }), FAR, 3, 1).includes('3/2 3/off'));
  });

  it('OFF-3: a die higher than every point held bears off from the highest', () => {
    assert.deepEqual(words(side({ 4: 1, 3: 1, 1: 3 }), FAR, 6, 5), ['4/off 3/off']);
  });

  it('OFF-3: with a higher point held the die must be played as a step', () => {
    assert.deepEqual(words(side({ 6: 2, 4: 2 }), FAR, 5, 5), ['6/1(2) 4/off(2)']);
  });

  it('OFF-3: or not at all', () => {
    assert.deepEqual(words(side({ 6: 1, 4: 1 }), side({ 24: 2 }), 5, 5), ['']);
  });

  it('OFF-4: a checker that was hit enters and comes home first', () => {
    assert.deepEqual(words(side({ 25: 1, 2: 3 }), side({ 24: 2, 6: 2 }), 6, 3), ['bar/16']);
  });
});
