import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeLongId } from '../../src/notation/id/long-id.js';
import type { PositionRead } from '../../src/notation/id/read.js';
import {
  makePositionAs,
  POSITION_FACTS,
  READERS,
  readPosition,
  WRITABLE,
  type PositionFact,
  type WritableFormat,
} from '../../src/notation/id/position.js';
import { side, value } from '../support/build.js';
import { bare, codesIn, table } from './formats.js';

const TOLD: PositionRead = {
  ...value(readPosition('XGID=-b----E-C---eE---c-e----B-:1:1:1:00:0:0:0:0:8')),
  jacoby: true,
  beaver: true,
};
const READS: readonly PositionRead[] = [
  { ...TOLD, offered: true },
  { ...TOLD, dice: [3, 1] },
  { ...TOLD, turn: 'black', dice: [3, 1] },
  { ...TOLD, match: { length: 7, score: { white: 6, black: 2 }, crawford: true } },
  {
    ...value(readPosition('LN1-3g9ph0000zzy00003zzwszc')),
    cube: { value: 4, owner: 'white' },
    maxCube: 64,
    match: { length: 7, score: { white: 6, black: 2 }, crawford: true },
  },
];

/** Whether a format is said to tell a fact of this position. */
function isTold(cell: string, fact: PositionFact, read: PositionRead): boolean {
  switch (cell) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'White only':
      return read.turn === 'white';
    case 'match':
      return (read.match?.length ?? 0) > 0;
    case 'money':
      return !read.match?.length;
    default:
      throw new Error(`${fact}: ${cell}`);
  }
}

describe('the positions in docs/formats.md', () => {
  it('are read as the format that they are an example of, and written again where that is said', () => {
    const rows = table('Positions');
    assert.equal(rows.length, READERS.length);
    for (const [name = '', example = '', isRead, isWritten = ''] of rows) {
      const [format] = codesIn(name);
      const read = value(readPosition(bare(example)));
      assert.deepEqual([read.format, isRead], [format, 'yes']);
      const written = makePositionAs(format as WritableFormat, read);
      assert.equal(written.ok, isWritten.startsWith('yes'), name);
      if (written.ok) assert.equal(value(readPosition(written.value.text)).format, format);
    }
  });

  it('tell and lose what the table says', () => {
    const rows = table('Positions', 1);
    assert.deepEqual(rows.map(([fact]) => bare(fact)), [...POSITION_FACTS]); // prettier-ignore
    for (const row of rows) assert.equal(row.length, 1 + WRITABLE.length, row[0]);
    for (const read of READS) {
      const has = new Set(value(makePositionAs('words', read)).lost);
      for (const [at, format] of WRITABLE.entries()) {
        const written = makePositionAs(format, read);
        if (!written.ok) {
          assert.equal(written.error.code, 'ERR_ID_VARIANT');
          continue;
        }
        const lost = rows
          .filter(([fact, ...cells]) => {
            const name = bare(fact) as PositionFact;
            return has.has(name) && !isTold(cells[at]!, name, read);
          })
          .map(([fact]) => bare(fact));
        assert.deepEqual(written.value.lost, lost, `${format} of ${JSON.stringify(read)}`);
      }
    }
  });

  it('know who is who: White is X, BOTTOM and on roll in a bare Position ID', () => {
    const bar = {
      white: side({ 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 }),
      black: side({ 24: 2, 13: 5, 8: 3, 6: 5 }),
    };
    for (const id of [
      '4HPwATDgc/ABUA',
      '4HPwATDgc/ABUA:cAkAAAAAAAAE',
      'XGID=-b----E-C---eE---c-e----AA:0:0:1:00:0:0:0:0:10',
    ]) {
      const { position, turn } = value(readPosition(id));
      assert.deepEqual([position, turn], [bar, 'white'], id);
    }
    const twoUp = value(readPosition('4HPwATDgc/ABMA:cAngAEAAEAAE')).match;
    assert.deepEqual(twoUp?.score, { white: 2, black: 4 });
  });
});

describe('the long nardy id in docs/formats.md', () => {
  it('has a place for every bit, one after the other', () => {
    let next = 0;
    for (const [bits = ''] of table('The long nardy id')) {
      const [from = NaN, to = from] = bits.split('–').map(Number);
      assert.equal(from, next, bits);
      next = to + 1;
    }
    assert.equal(next, 23 * 5);
  });

  it('has examples that are read and written again, letter by letter', () => {
    const rows = table('The long nardy id', 1);
    assert.equal(rows.length, 3);
    for (const [id = ''] of rows) {
      const read = value(readPosition(bare(id)));
      assert.equal(read.format, 'long-id');
      assert.equal(makeLongId(read as never), bare(id));
    }
  });

  it('says of each example what is in it', () => {
    const [start, headThree, gulbar] = table('The long nardy id', 1).map(([id]) =>
      value(readPosition(bare(id))),
    );
    assert.deepEqual([start?.turn, start?.dice, start?.position.white[24]], ['white', null, 15]);
    assert.deepEqual(
      [headThree?.turn, headThree?.dice, headThree?.starterFirstRoll, headThree?.position.white[4]],
      ['black', [4, 4], [5, 5], 1],
    );
    assert.deepEqual([gulbar?.variant, gulbar?.dice, gulbar?.rolls], [
      'crazy-gulbar',
      [5, 5],
      { white: 3, black: 3 },
    ]); // prettier-ignore
  });
});
