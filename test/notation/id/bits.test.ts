import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  BASE64,
  bitsOf,
  put,
  putSide,
  takerOf,
  lettersOf,
  turned,
  withOff,
} from '../../../src/notation/id/bits.js';
import { side } from '../../support/build.js';

describe('bits of ids', () => {
  it('a letter is six bits of base64, the highest first', () => {
    assert.deepEqual(bitsOf('B/', BASE64), [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
    assert.equal(bitsOf('B-', BASE64), null);
  });

  it('bits that are written are read again, as Node writes the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 9, maxLength: 9 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64');
        const bits = bitsOf(text, BASE64);
        assert.equal(lettersOf(bits ?? [], BASE64), text);
        assert.deepEqual(
          turned(bits ?? [], 72),
          [...bytes].flatMap((byte) => put(byte, 8)),
        );
      }),
      { numRuns: 100, seed: 8101 },
    );
  });

  it('numbers have their lowest bit first, and past the end there are zeros', () => {
    const { take, hasMore } = takerOf([0, 1, 1, 1]);
    assert.deepEqual([take(3), hasMore(), take(3), hasMore(), take(9)], [6, true, 1, false, 0]);
  });

  it('a side is as many ones as stand on each point and a zero; the rest is off', () => {
    const told = side({ 1: 2, 3: 1, 25: 1 });
    const bits = putSide(told, 25);
    assert.deepEqual(bits.slice(0, 6), [1, 1, 0, 0, 1, 0]);
    assert.deepEqual(takerOf(bits).takeSide(25, 15), told);
  });

  it('more than fifteen leave less than none off', () => {
    assert.equal(withOff([0, 9, 7, ...Array.from({ length: 23 }, () => 0)], 15)[0], -1);
  });
});
