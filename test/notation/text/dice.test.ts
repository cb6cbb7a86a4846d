import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { makeDice, parseDice } from '../../../src/notation/text/dice.js';
import { value } from '../../support/build.js';
import { dice } from '../../support/situations.js';

describe('dice in words', () => {
  it('what is written is read again', () => {
    fc.assert(
      fc.property(fc.array(dice), (list) => {
        assert.deepEqual(value(parseDice(makeDice(list))), list);
      }),
      { numRuns: 200, seed: 7001 },
    );
  });

  it('are read with spaces, commas or semicolons between, and a dash inside', () => {
    const list = [
      [3, 1],
      [6, 6],
      [4, 2],
    ];
    for (const text of ['31 66 42', ' 31,66;42 ', '3-1  6-6\n4-2', '31, 66; 4-2']) {
      assert.deepEqual(value(parseDice(text)), list);
    }
  });

  it('are written with spaces between, each as it was thrown', () => {
    assert.equal(
      makeDice([
        [1, 3],
        [6, 6],
      ]),
      '13 66',
    );
  });

  it('none are an empty list', () => {
    assert.deepEqual([value(parseDice('')), value(parseDice(' , ')), makeDice([])], [[], [], '']);
  });

  it('ERR_DICE: the first word that is none', () => {
    for (const word of ['7', '07', '70', '3', '311', '3--1', '-31', 'a1', '3.1', '٣١']) {
      assert.deepEqual(parseDice(`31 ${word} 99`), {
        ok: false,
        error: { code: 'ERR_DICE', detail: { word } },
      });
    }
  });

  it('never throw, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => void parseDice(text)),
      { numRuns: 300, seed: 7002 },
    );
  });
});
