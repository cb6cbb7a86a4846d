import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { allHome, checkPosition, highest, opposite, pips, startPosition } from '../../src/engine/position.js';
import { VARIANTS } from '../../src/engine/variants/index.js';
import { code, side, value } from '../support/build.js';

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });

describe('positions', () => {
  it('short and Caucasian nardy start with 2 on 24, 5 on 13, 3 on 8, 5 on 6', () => {
    for (const variant of ['short', 'caucasus'] as const) {
      assert.deepEqual(startPosition(variant), { white: START, black: START });
    }
  });

  it('long nardy starts with all fifteen on the head', () => {
    assert.deepEqual(startPosition('long'), { white: side({ 24: 15 }), black: side({ 24: 15 }) });
  });

  it('short: my point p is 25 - p of the opponent', () => {
    assert.deepEqual(
      [1, 6, 12, 13, 24].map((point) => opposite('opposed', point)),
      [24, 19, 13, 12, 1],
    );
  });

  it('long: my head is 12 of the opponent, my home 6 to 1 is 18 to 13', () => {
    assert.deepEqual(
      [24, 13, 12, 6, 1].map((point) => opposite('same', point)),
      [12, 1, 24, 18, 13],
    );
  });

  for (const path of ['opposed', 'same'] as const) {
    it(`${path}: what is opposite of the opposite is the point itself, and no two points share one`, () => {
      const points = Array.from({ length: 24 }, (_, index) => index + 1);
      assert.deepEqual(
        points.map((point) => opposite(path, opposite(path, point))),
        points,
      );
      assert.deepEqual(
        points.map((point) => opposite(path, point)).sort((a, b) => a - b),
        points,
      );
    });
  }

  it('pips: each checker its number, the bar 25, off none', () => {
    assert.equal(pips(START), 167);
    assert.equal(pips(side({ 24: 15 })), 360);
    assert.equal(pips(side({ 25: 1, 1: 2 })), 27);
  });

  it('OFF-1: all are home when none stands beyond 6 or on the bar', () => {
    assert.equal(allHome(side({ 6: 3 })), true);
    assert.equal(allHome(side({ 7: 1, 6: 3 })), false);
    assert.equal(allHome(side({ 25: 1 })), false);
    assert.equal(highest(side({})), 0);
  });
});

describe('a position from outside', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: the start position is good, and is given back`, () => {
      const start = startPosition(variant);
      assert.equal(value(checkPosition(variant, start)), start);
    });

    it(`${variant}: ERR_POSITION_COUNT: each side has all its checkers`, () => {
      const { checkers, start } = VARIANTS[variant];
      const less = [...start];
      less[24]!--;
      const more = [...start];
      more[1]!++;
      assert.equal(code(checkPosition(variant, { white: less, black: start })), 'ERR_POSITION_COUNT');
      assert.deepEqual(checkPosition(variant, { white: start, black: more }), {
        ok: false,
        error: { code: 'ERR_POSITION_COUNT', detail: { colour: 'black', n: checkers + 1, count: checkers } },
      });
    });

    it(`${variant}: ERR_POSITION_DONE: not both sides can have all off`, () => {
      const done = side({});
      assert.equal(code(checkPosition(variant, { white: done, black: done })), 'ERR_POSITION_DONE');
      assert.equal(code(checkPosition(variant, { white: done, black: side({ 3: 1 }) })), 'ok');
    });
  }

  it('ERR_POSITION_SHARED: no point is held by both, in either game', () => {
    const six = side({ 6: 15 });
    assert.equal(code(checkPosition('short', { white: six, black: side({ 19: 1 }) })), 'ERR_POSITION_SHARED');
    assert.equal(code(checkPosition('short', { white: six, black: side({ 18: 1 }) })), 'ok');
    assert.equal(code(checkPosition('long', { white: six, black: side({ 18: 1 }) })), 'ERR_POSITION_SHARED');
    assert.equal(code(checkPosition('long', { white: six, black: side({ 19: 1 }) })), 'ok');
  });

  it('ERR_POSITION_BAR: long nardy has no bar', () => {
    const barred = side({ 25: 1 }, 24);
    assert.equal(code(checkPosition('long', { white: side({ 24: 15 }), black: barred })), 'ERR_POSITION_BAR');
    assert.equal(code(checkPosition('short', { white: side({ 24: 15 }), black: barred })), 'ok');
  });
});
