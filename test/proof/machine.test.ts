import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ENDS, RESTING, walkRandomly } from '../machine/walks.js';

/** All states but one that chance seldom leads to; `npm test` reaches it, and test/machine/remainder.test.ts looks at it. */
const often = (states: readonly string[]) =>
  states.filter((state) => state !== 'remainder.bearingOff').sort();

describe('along many random series of all variants and options', () => {
  for (const seed of [1, 2, 3]) {
    it(`engine and machine agree on what may happen, seed ${seed} (START, MOVE, END, CUBE, DRAW, MATCH)`, () => {
      const walked = walkRandomly(9, 500, seed);
      assert.deepEqual(often([...walked.states.keys()]), often(RESTING));
      assert.deepEqual([...walked.ends].sort(), ENDS);
    });
  }
});
