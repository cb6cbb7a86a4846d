import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { VARIANTS } from '../../src/engine/variants/index.js';
import { enough, situations, wanted } from '../support/situations.js';

describe('the situations that the tests make up', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: have all its checkers, and are not always the same`, () => {
      const made = fc.sample(situations(variant), { numRuns: 50, seed: 1 });
      const sides = made.flatMap(({ position }) => [position.white, position.black]);
      const counts = new Set(sides.map((side) => side.reduce((sum, n) => sum + n, 0)));
      assert.deepEqual([...counts], [VARIANTS[variant].checkers]);
      assert.equal(new Set(sides.map(String)).size > 50, true);
    });
  }

  it('cannot be made with fewer checkers than a side has: that is an error', () => {
    assert.throws(() => enough('short', [24, 24]), /too few for short/);
  });

  it('are given up with an error where none is what it must be', () => {
    const none = wanted(fc.nat(), () => false, 'a position of nothing');
    assert.throws(() => fc.sample(none, { numRuns: 1, seed: 1 }), /none in 1000 was a position of nothing/);
  });
});
