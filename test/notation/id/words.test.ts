import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { startPosition } from '../../../src/engine/position.js';
import { makePosition, parsePosition } from '../../../src/notation/id/words.js';
import { holds, side, value } from '../../support/build.js';

const START = 'white 24:2 13:5 8:3 6:5; black 24:2 13:5 8:3 6:5';
const wordOf = (text: string) => {
  const result = parsePosition(text);
  holds(!result.ok, text);
  assert.equal(result.error.code, 'ERR_POSITION');
  return result.error.detail['word'];
};

describe('positions in words', () => {
  it('what is written is read again', () => {
    const anySide = fc.array(fc.nat(15), { minLength: 26, maxLength: 26 });
    fc.assert(
      fc.property(anySide, anySide, (white, black) => {
        assert.deepEqual(value(parsePosition(makePosition({ white, black }))), { white, black });
      }),
      { numRuns: 300, seed: 8001 },
    );
  });

  it('the start of short nardy', () => {
    assert.equal(makePosition(startPosition('short')), START);
    assert.deepEqual(value(parsePosition(START)), startPosition('short'));
  });

  it('bar and off, each side in its own numbers', () => {
    const position = { white: side({ 24: 2, 13: 5, 8: 3, 6: 5 }), black: side({ 25: 1, 6: 4 }) };
    const text = 'white 24:2 13:5 8:3 6:5; black bar:1 6:4 off:10';
    assert.equal(makePosition(position), text);
    assert.deepEqual(value(parsePosition(text)), position);
  });

  it('are read in any case, order and spacing', () => {
    const text = '\n BLACK  off:15 ;  White OFF:9 1:1  Bar:5;';
    assert.deepEqual(value(parsePosition(text)), { white: side({ 25: 5, 1: 1 }), black: side({}) });
  });

  it('a side without checkers can be told', () => {
    assert.equal(
      value(parsePosition('white; black 6:15')).white.every((count) => count === 0),
      true,
    );
  });

  it('ERR_POSITION: the first word that was not understood', () => {
    const words = [
      '25:1',
      '0:1',
      '6',
      '6:',
      ':6',
      '6:x',
      '6:1:1',
      '6:100',
      '6:-1',
      '6:1.5',
      'head:1',
      '06:1',
      '6,1',
    ];
    for (const word of words) assert.equal(wordOf(`white 13:1 ${word} 99; black 6:15`), word);
    assert.equal(wordOf('green 6:15; black 6:15'), 'green');
    assert.equal(wordOf('6:15; black 6:15'), '6:15');
  });

  it('ERR_POSITION: a point told twice', () => {
    assert.equal(wordOf('white 6:5 6:4; black 6:15'), '6:4');
    assert.equal(wordOf('white 6:0 6:4; black 6:15'), '6:4');
  });

  it('ERR_POSITION: a side that is told twice', () => {
    assert.equal(wordOf('white 6:15; white 6:15'), 'white');
  });

  it('ERR_POSITION_SIDE: a side that is not told', () => {
    for (const [text, colour] of [
      ['white 6:15', 'black'],
      ['black 6:15', 'white'],
      ['', 'white'],
    ] as const) {
      const result = parsePosition(text);
      assert.deepEqual(!result.ok && result.error, { code: 'ERR_POSITION_SIDE', detail: { colour } });
    }
  });

  it('never throw, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(fc.constantFrom('white', 'black', ' ', ';', ':', '6', '24', 'bar', 'off', '-'))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (each) => void parsePosition(each)),
      { numRuns: 500, seed: 8002 },
    );
  });
});
