import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Side } from '../../../src/engine/types.js';
import { BASE64, putSide, lettersOf, turned } from '../../../src/notation/id/bits.js';
import { makePositionId, parsePositionId, readPositionId } from '../../../src/notation/id/position-id.js';
import { parsePosition } from '../../../src/notation/id/words.js';
import { holds, side, value } from '../../support/build.js';
import { situations } from '../../support/situations.js';

const START = { 24: 2, 13: 5, 8: 3, 6: 5 };

/** Id, the player who is not on roll, the player on roll; from published ids that gnubg 1.07 reads so. */
const EXAMPLES = [
  ['4HPwATDgc/ABMA', START, START],
  ['sGfwATDgc/ABMA', { 5: 2, 6: 4, 8: 2, 13: 5, 24: 2 }, START],
  ['4HPwATDgc/ABUA', START, { 6: 5, 8: 3, 13: 5, 24: 1, 25: 1 }],
  ['4PPgASTgc/ABMA', { 6: 5, 8: 4, 13: 4, 22: 1, 24: 1 }, START],
  ['ewMAAD4gAAAAAA', { 1: 2, 2: 4, 3: 2 }, { 1: 5, 8: 1 }],
  ['PAAAICMAAAAAAA', { 3: 4 }, { 1: 1, 3: 2, 6: 1 }],
  [
    'bD3BAQyYd2cEAA',
    { 3: 2, 4: 2, 5: 1, 6: 4, 8: 1, 13: 3, 22: 2 },
    { 4: 2, 6: 4, 7: 3, 8: 3, 10: 2, 13: 1 },
  ],
  ['AAAAAQAADAAAAA', { 25: 1 }, { 25: 2 }],
] as const;

/** Positions in words with White on roll, and the ids that gnubg 1.07 wrote of them. */
const BY_GNUBG = [
  ['dyECtIIa3AAAAA', 'white 9:2 8:3 3:2 2:1 1:1; black 21:1 20:1 19:2 18:1 10:1 7:1 3:1 2:3 1:3'],
  ['2GwwcAwAACAAAA', 'white 22:1; black 22:2 19:3 13:2 8:2 7:2 5:2 4:2'],
  ['WPPCATDE6ykBMA', 'white 24:2 13:1 11:1 10:1 8:4 7:1 6:4 3:1; black 24:2 13:3 9:1 8:4 6:2 5:1 4:2'],
  ['wufBATDgc8kBMA', 'white 24:2 13:3 11:1 9:1 8:3 6:5; black 24:2 13:3 8:4 6:5 2:1'],
  [
    'A4MNjIemgQGmMg',
    'white bar:2 23:1 22:1 21:1 19:2 11:2 5:2 4:1 2:2 1:1; black 22:4 19:2 13:2 12:2 7:2 1:2',
  ],
  ['Tp7gATBYT/ABMA', 'white 24:2 13:5 8:1 6:4 5:1 4:2; black 24:2 13:4 8:1 6:4 4:1 2:3'],
  ['AxtsFhgAAgAAAA', 'white 10:1; black 23:2 17:1 16:2 14:2 13:2 8:2 7:2 1:2'],
  ['o9gGkGF1AgAAAA', 'white 5:1 3:3 2:1 1:1; black bar:2 21:2 19:1 10:2 9:2 8:2 5:1 4:1 1:2'],
  [
    'U5ELByIOVRoAAA',
    'white 12:2 11:1 9:1 8:1 7:1 6:1 2:3; black 24:1 21:1 15:3 11:1 10:3 8:1 5:1 4:1 3:1 1:2',
  ],
] as const;

const partOf = (text: string) => {
  const result = parsePositionId(text);
  holds(!result.ok, text);
  assert.equal(result.error.code, 'ERR_ID');
  assert.equal(result.error.detail['format'], 'position-id');
  return result.error.detail['part'];
};
/** An id of counts that need not be possible. */
const idOf = (waiting: Side, mover: Side) =>
  lettersOf(turned([...putSide(waiting, 25), ...putSide(mover, 25)], 80), BASE64);
const CLOSED = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 };
const stack = (point: number, count: number) =>
  Array.from({ length: 26 }, (_, at) => (at === point ? count : 0));

describe('Position IDs of gnubg', () => {
  for (const [id, waiting, mover] of EXAMPLES) {
    it(`${id} is read and written: first the waiting player, then the one on roll`, () => {
      const sides = { waiting: side(waiting), mover: side(mover) };
      assert.deepEqual(value(parsePositionId(id)), sides);
      assert.equal(makePositionId(sides), id);
    });
  }

  it('agree with those that gnubg writes', () => {
    for (const [id, words] of BY_GNUBG) {
      const { white, black } = value(parsePosition(words));
      const sides = value(parsePositionId(id));
      assert.deepEqual([sides.mover.slice(1), sides.waiting.slice(1)], [white.slice(1), black.slice(1)]);
      assert.equal(makePositionId(sides), id);
    }
  });

  it('what is written is read again', () => {
    fc.assert(
      fc.property(situations('short'), ({ position: { white, black } }) => {
        const sides = { waiting: black, mover: white };
        assert.deepEqual(value(parsePositionId(makePositionId(sides))), sides);
      }),
      { numRuns: 200, seed: 8201 },
    );
  });

  it('ERR_ID length: not 14 letters', () => {
    for (const id of ['', '4HPwATDgc/ABM', '4HPwATDgc/ABMAA', '4HPwATDgc/ABMA==']) {
      assert.equal(partOf(id), 'length');
    }
  });

  it('ERR_ID alphabet: a letter that base64 has not', () => {
    for (const letter of ['-', '_', '=', ' ', 'é', ':', '.']) {
      assert.equal(partOf(`4HPwATDgc${letter}ABMA`), 'alphabet');
    }
  });

  it('ERR_ID checkers: more than fifteen of a side', () => {
    assert.equal(partOf(idOf(stack(6, 16), stack(6, 1))), 'checkers');
    assert.equal(partOf(idOf(stack(6, 1), stack(6, 16))), 'checkers');
    assert.equal(partOf('/////////////w'), 'checkers');
  });

  it('ERR_ID shared: a point held by both', () => {
    assert.equal(partOf(idOf(side({ 6: 1 }), side({ 19: 1 }))), 'shared');
    assert.equal(partOf(idOf(side({ 24: 1 }), side({ 1: 1 }))), 'shared');
  });

  it('ERR_ID bar: both on the bar before closed boards, but not before boards with a gap', () => {
    const closed = side({ ...CLOSED, 25: 1 });
    assert.equal(partOf(idOf(closed, closed)), 'bar');
    assert.equal(parsePositionId(idOf(closed, side(CLOSED))).ok, true);
    assert.equal(parsePositionId(idOf(closed, side({ ...CLOSED, 6: 1, 25: 1 }))).ok, true);
  });

  it('ERR_ID trailing: a one after the last point', () => {
    assert.equal(partOf('AAAAAQAADAAAAB'), 'trailing');
    assert.equal(partOf('AAAAAQAADAAAIA'), 'trailing');
    assert.equal(partOf('4HPwATDgc/ABMP'), 'trailing');
  });

  it('a bare one knows who is on roll and nothing of colours: that is White', () => {
    const read = value(readPositionId('4HPwATDgc/ABUA'));
    const { format, variant, turn, dice, cube, match, offered } = read;
    assert.deepEqual(
      [format, variant, turn, dice, cube, match, offered],
      ['position-id', 'short', 'white', null, null, null, false],
    );
    assert.deepEqual(read.position, { white: side(EXAMPLES[2][2]), black: side(START) });
  });

  it('a text that is no single word of some length is not taken for one', () => {
    for (const text of ['white 6:15; black', 'start', '', 'board:You', '4HPwATDgc/ABMA:cAkAAAAAAAAE']) {
      const result = readPositionId(text);
      assert.equal(!result.ok && result.error.code, 'ERR_POSITION');
    }
  });

  it('never throw, and never have other than fifteen of a side', () => {
    const letter = fc.constantFrom(...BASE64);
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(letter, { minLength: 14, maxLength: 14 }).map((all) => all.join('')),
      fc
        .tuple(fc.constantFrom(...EXAMPLES, ...BY_GNUBG), fc.nat(13), letter)
        .map(([[id], at, other]) => id.slice(0, at) + other + id.slice(at + 1)),
    );
    fc.assert(
      fc.property(text, (each) => {
        const result = parsePositionId(each);
        if (!result.ok) return;
        for (const counts of [result.value.waiting, result.value.mover]) {
          assert.equal(
            counts.reduce((sum, n) => sum + n, 0),
            15,
          );
          holds(counts.every((n) => n >= 0));
        }
        assert.equal(makePositionId(result.value), each);
      }),
      { numRuns: 600, seed: 8202 },
    );
  });
});
