import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { COMMON } from '../../src/engine/common-options.js';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { allHome, checkPosition, highest, opposite, pips, startPosition } from '../../src/engine/position.js';
import { VARIANTS } from '../../src/engine/variants/index.js';
import { code, holds, side, value } from '../support/build.js';

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });

describe('positions', () => {
  it('short and Caucasian nardy start with 2 on 24, 5 on 13, 3 on 8, 5 on 6', () => {
    for (const variant of ['short', 'caucasus'] as const) {
      assert.deepEqual(startPosition(variant), { white: START, black: START });
    }
  });

  it('nackgammon starts with 2 on 24 and 23, 4 on 13, 3 on 8, 4 on 6', () => {
    const start = side({ 24: 2, 23: 2, 13: 4, 8: 3, 6: 4 });
    assert.deepEqual(startPosition('nackgammon'), { white: start, black: start });
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

describe('the variants', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: is known by its id, and has as many checkers as it starts with, at most 15`, () => {
      const { id, checkers, start } = VARIANTS[variant];
      assert.equal(id, variant);
      assert.equal(
        start.reduce((sum, n) => sum + n, 0),
        checkers,
      );
      holds(checkers >= 1 && checkers <= 15); // keys.ts names points by four bits
    });
  }

  it('have options that are the same wherever they have one name, and none of a common name', () => {
    const known = new Map<string, unknown>(Object.entries(COMMON));
    for (const variant of VARIANT_IDS) {
      for (const [name, option] of Object.entries(VARIANTS[variant].options)) {
        holds(!(name in COMMON), name);
        assert.equal(known.get(name) ?? option, option, name);
        known.set(name, option);
      }
    }
  });

  it('are told apart by their names in texts', () => {
    const names = VARIANT_IDS.flatMap((id) => [id, ...VARIANTS[id].names.map((name) => name.toLowerCase())]);
    const words = VARIANT_IDS.map((id) => VARIANTS[id].sgf).filter(Boolean);
    // “Hypergammon” is its id as well.
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    assert.deepEqual(
      twice.filter((name) => !(VARIANT_IDS as readonly string[]).includes(name)),
      [],
    );
    assert.equal(new Set(words).size, words.length);
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
      const { checkers } = VARIANTS[variant];
      const done = side({}, 0, checkers);
      assert.equal(code(checkPosition(variant, { white: done, black: done })), 'ERR_POSITION_DONE');
      assert.equal(code(checkPosition(variant, { white: done, black: side({ 3: 1 }, 0, checkers) })), 'ok');
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
