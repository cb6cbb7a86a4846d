import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parsePlay, type WrittenPlay } from '../../../src/notation/play/read.js';
import { code, holds, value } from '../../support/build.js';

/** What was read, in the spelling that the project writes itself. */
function told({ dice, tokens }: WrittenPlay): string {
  const groups = tokens.map(({ stops, hits, count }) => {
    const way = stops.map((stop) => `${stop}${hits.includes(stop) ? '*' : ''}`).join('/');
    return count > 1 ? `${way}(${count})` : way;
  });
  return [...(dice ? [`${dice.join('-')}:`] : []), ...groups].join(' ');
}
const reads = (text: string): string => told(value(parsePlay(text)));
const fault = (text: string): unknown => {
  const result = parsePlay(text);
  holds(!result.ok, text);
  assert.equal(result.error.code, 'ERR_PLAY');
  return [result.error.detail['word'], result.error.detail['column']];
};

describe('a written play (section 7)', () => {
  it('is dice and groups of named points', () => {
    assert.equal(reads('4-2: 8/4 6/4'), '4-2: 8/4 6/4');
    assert.equal(reads('8/5 6/5'), '8/5 6/5');
    assert.equal(reads('6/4/off'), '6/4/0');
  });

  it('a group tells its word and its column, counted from 1', () => {
    const { tokens } = value(parsePlay('4-2:  8/4 (2), bar/22*'));
    assert.deepEqual(
      tokens.map(({ word, column }) => [word, column]),
      [
        ['8/4 (2)', 7],
        ['bar/22*', 16],
      ],
    );
  });

  it('a hit is marked, on the way too', () => {
    assert.equal(reads('13/7*'), '13/7*');
    assert.equal(reads('13/7*/5'), '13/7*/5');
    assert.equal(reads('24/18*/13*'), '24/18*/13*');
    assert.equal(reads('bar/22*'), '25/22*');
  });

  it('a count is for the whole group, after its star', () => {
    assert.equal(reads('6/4(3)'), '6/4(3)');
    assert.equal(reads('8/4(2)'), '8/4(2)');
    assert.equal(reads('6/3*(2)'), '6/3*(2)');
    assert.equal(reads('6/3(2)*'), '6/3*(2)');
    assert.equal(reads('bar/22(2) bar/20*(2)'), '25/22(2) 25/20*(2)');
  });

  it('a space may stand before a count and before a star', () => {
    assert.equal(reads('8/4 (2)'), '8/4(2)');
    assert.equal(reads('8/4 ( 2 )'), '8/4(2)');
    assert.equal(reads('13/7 *'), '13/7*');
    assert.equal(reads('13/7 * /5, 6 / 4'), '13/7*/5 6/4');
  });

  it('the bar is 25 and off is 0, in words of any case, English and Russian', () => {
    for (const text of ['bar/22', 'Bar/22', 'BAR/22', '25/22', 'бар/22', 'Бар/22', 'БАР/22']) {
      assert.equal(reads(text), '25/22', text);
    }
    for (const text of ['6/off', '6/Off', '6/OFF', '6/0', '6/снята', '6/СНЯТО', '6/вон']) {
      assert.equal(reads(text), '6/0', text);
    }
  });

  it('words of another language are taken besides', () => {
    const words = { bar: 'Bārs+', off: 'bear-off' };
    assert.equal(told(value(parsePlay('BĀRS+/22 6/Bear-Off bar/20 5/off', words))), '25/22 6/0 25/20 5/0');
    assert.equal(told(value(parsePlay('bar/20', { bar: '', off: '' }))), '25/20');
  });

  it('x stands for a star, a dash of any kind for the stroke, commas between groups', () => {
    assert.equal(reads('13/7x'), '13/7*');
    assert.equal(reads('13/7X/5x'), '13/7*/5*');
    assert.equal(reads('13-7, 8–4; 6—4 5−3'), '13/7 8/4 6/4 5/3');
    assert.equal(reads('24/18,13/11.'), '24/18 13/11');
  });

  it('dice stand before a colon in any order, or not at all', () => {
    assert.equal(reads('42: 8/4'), '4-2: 8/4');
    assert.equal(reads('24: 8/4'), '2-4: 8/4');
    assert.equal(reads('2-4:8/4'), '2-4: 8/4');
    assert.equal(reads('4, 2 : 8/4'), '4-2: 8/4');
    assert.equal(reads('8/4'), '8/4');
  });

  it('GUL-2: a run is written out', () => {
    assert.equal(reads('4-4-5-5-6-6: 24/20 20/16'), '4-4-5-5-6-6: 24/20 20/16');
    assert.equal(reads('445566: 24/20'), '4-4-5-5-6-6: 24/20');
    assert.equal(reads('5-5-6-6: 24/19 19/14 Ø'), '5-5-6-6: 24/19 19/14');
    assert.equal(reads('6: Ø'), '6:');
  });

  it('a turn that passes has many marks', () => {
    const marks = ['Ø', 'ø', '0', 'fan', 'Dance', 'no play', '(no play)', '-', '–', '', ' ', 'Cannot Move'];
    for (const mark of [...marks, 'no move', 'нет хода', 'Нет ходов', 'пропуск']) {
      assert.equal(reads(mark), '', mark);
      assert.equal(reads(`41: ${mark}`), '4-1:', mark);
    }
    assert.equal(reads('X(4-1) Ø'), '4-1:');
    assert.equal(reads('Х(4-1) Ø'), '4-1:');
    assert.equal(reads('O(41): 24/23 13/9'), '4-1: 24/23 13/9');
  });

  it('a mark for the dice that are lost stands after the steps', () => {
    assert.equal(reads('6-5: 6/1 Ø'), '6-5: 6/1');
    assert.equal(reads('6/1, Ø'), '6/1');
    assert.equal(reads('6/1 -'), '6/1');
  });

  it('ERR_PLAY: the first word that was not understood, and where it stands', () => {
    assert.deepEqual(fault('8/4 six/4'), ['six/4', 5]);
    assert.deepEqual(fault('4-2: 8/4 6/4 hello, you'), ['hello', 14]);
    assert.deepEqual(fault('8'), ['8', 1]);
    assert.deepEqual(fault('8/'), ['8/', 1]);
    assert.deepEqual(fault('8/4/'), ['8/4/', 1]);
    assert.deepEqual(fault('8/123'), ['8/123', 1]);
    assert.deepEqual(fault('7-1: 8/4'), ['7-1:', 1]);
    assert.deepEqual(fault('8/4(2'), ['8/4(2', 1]);
    assert.deepEqual(fault('8/4**'), ['8/4**', 1]);
  });

  it('ERR_PLAY: a way that does not go down, leaves the board, or begins off it', () => {
    for (const word of ['4/8', '8/8', '13/7/9', 'off/6', '26/20', '6/bar', '6/off*', '8/4(0)', '8/4(16)']) {
      assert.deepEqual(fault(word), [word, 1]);
    }
  });

  it('never throws and never hangs, whatever the text', () => {
    const parts = ['8', '/', '-', '4', ' ', '(', ')', '2', '*', 'x', ':', 'bar', 'off', 'Ø', ',', '\n', '25'];
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(...parts), { maxLength: 200 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (each) => void parsePlay(each)),
      { numRuns: 500, seed: 9101 },
    );
    for (const part of ['6 ', '6-', '8/4', '8/4 ', '(', ' ', '8', '* ', '6 5 -']) {
      holds(['ok', 'ERR_PLAY'].includes(code(parsePlay(part.repeat(20_000)))));
    }
  });
});
