import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notation } from '../../../src/i18n/en/notation.js';
import { readAny } from '../../../src/notation/any.js';
import { tell } from '../../../src/notation/tell.js';
import { makeLongId } from '../../../src/notation/id/long-id.js';
import { startPosition } from '../../../src/engine/position.js';
import { bare, codesIn, table } from '../../docs/formats.js';
import { holds } from '../../support/build.js';

const BOARD = '-b----E-C---eE---c-e----B-';
const XGID = `${BOARD}:0:0:1:00:2:4:0:7:10`;
const OGID = '11jjjjjhhhccccc:ooddddd88866666:N0N:46:B:IB:0:0:3:0';
const FIBS =
  'board:You:x:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0';
const LONG = makeLongId({ variant: 'long', position: startPosition('long'), turn: 'white', dice: null });
const START = '4HPwATDgc/ABMA';

const faultOf = (text: string) => {
  const result = readAny(text);
  holds(!result.ok, text);
  return result.error.detail;
};
/** Replaces one field; whoever reads the fault must point to it and show it. */
const withField = (id: string, at: number, field: string) =>
  id
    .split(':')
    .map((old, index) => (index === at ? field : old))
    .join(':');
const columnOf = (id: string, at: number) => id.split(':').slice(0, at).join(':').length + (at ? 2 : 1);

describe('where an id is wrong', () => {
  it('XGID: at the field, and with what stands there', () => {
    for (const [at, field, part] of [
      [1, '16', 'cube'],
      [2, '2', 'owner'],
      [3, '0', 'turn'],
      [4, '70', 'dice'],
      [5, '7', 'score'],
      [6, '8', 'score'],
      [6, 'x', 'score'],
      [7, '2', 'crawford'],
      [8, 'y', 'match'],
      [9, '', 'limit'],
      [0, BOARD.replace('C', 'D'), 'checkers'],
      [0, `B${BOARD.slice(1, 24)}--`, 'bar'],
    ] as const) {
      const id = withField(XGID, at, field);
      const column = columnOf(id, at);
      const detail = { format: 'xgid', part, line: 1, column, value: field };
      assert.deepEqual(faultOf(id), detail);
      assert.deepEqual(faultOf(`A title\r\n XGID = ${id}\r\nX:Me`), {
        ...detail,
        line: 2,
        column: column + 8,
      });
    }
  });

  it('a number of fields or letters that is wrong is told: n', () => {
    const short = XGID.split(':').slice(0, 8).join(':');
    const whole = { line: 1, column: 1, value: short.slice(0, 40) };
    assert.deepEqual(faultOf(short), { format: 'xgid', part: 'fields', ...whole, n: 8 });
    const board = BOARD.slice(1);
    assert.deepEqual(faultOf(`XGID=${withField(XGID, 0, board)}`), {
      format: 'xgid',
      part: 'length',
      line: 1,
      column: 6,
      value: board,
      n: 25,
    });
    assert.deepEqual([faultOf('0:1:N0N' + ':'.repeat(12))['n'], faultOf(`${FIBS}:0`)['n']], [15, 54]);
    assert.deepEqual([faultOf(LONG.slice(0, 9))['n'], faultOf(`${START}:cAk`)['n']], [5, 3]);
  });

  it('at the letter that the id has not', () => {
    for (const [text, column, value] of [
      [`XGID=${XGID.replace('C', 'Z')}`, 14, 'Z'],
      [OGID.replace('jjj', 'jrj'), 4, 'r'],
      [OGID.replace('ood', 'o😀'), 18, '😀'],
      [`  ${START.slice(0, 13)}!`, 16, '!'],
      [`${START}:cAngAEAAEA*E`, 26, '*'],
      [LONG.replace('z', 'u'), LONG.indexOf('z') + 1, 'u'],
    ] as const) {
      const { part, column: found, value: told } = faultOf(text);
      assert.deepEqual([part, found, told], ['alphabet', column, value], text);
    }
  });

  it('OGID: at the field', () => {
    for (const [at, field, part] of [
      [0, '11jjjjjhhhcccccc', 'checkers'],
      [1, '0oddddd88866666', 'bar'],
      [2, 'X0N', 'cube'],
      [3, '76', 'dice'],
      [4, 'X', 'turn'],
      [5, 'IBB', 'state'],
      [6, '3', 'score'],
      [7, '4', 'score'],
      [8, 'G', 'match'],
      [9, 'x', 'move'],
    ] as const) {
      const id = withField(OGID, at, field);
      assert.deepEqual(faultOf(`OGID=${id}`), {
        format: 'ogid',
        part,
        line: 1,
        column: columnOf(id, at) + 5,
        value: field,
      });
    }
  });

  it('FIBS: at the field', () => {
    for (const [at, field, part] of [
      [3, '0', 'match'],
      [5, '3', 'score'],
      [4, '-1', 'score'],
      [20, 'x', 'fields'],
      [32, '2', 'turn'],
      [34, '7', 'dice'],
      [35, '3', 'dice'],
      [37, '3', 'cube'],
      [40, '2', 'cube'],
      [42, '0', 'direction'],
      [46, '1', 'checkers'],
      [48, '1', 'bar'],
      [6, '2', 'bar'],
      [31, '-1', 'bar'],
    ] as const) {
      const id = withField(FIBS, at, field);
      assert.deepEqual(faultOf(id), {
        format: 'fibs',
        part,
        line: 1,
        column: columnOf(id, at),
        value: field,
      });
    }
  });

  it('ids as gnubg prints them: in the line of the half that is wrong', () => {
    const printed = (position: string, match: string) =>
      ` GNU Backgammon  Position ID: ${position}\n                 Match ID   : ${match}\n`;
    const { part, ...place } = faultOf(printed(START, 'cAkAAAA-AAAE'));
    assert.deepEqual([part, place], ['alphabet', { format: 'match-id', line: 2, column: 38, value: '-' }]);
    const first = faultOf(printed('//////////////', 'cAkAAAAAAAAE'));
    assert.deepEqual([first['line'], first['column'], first['value']], [1, 31, '//////////////']);
  });

  it('a long nardy id: after its prefix, or at that', () => {
    const swapped = LONG.slice(0, -1) + (LONG.endsWith('0') ? '1' : '0');
    assert.deepEqual(faultOf(swapped), {
      format: 'long-id',
      part: 'checksum',
      line: 1,
      column: 5,
      value: swapped.slice(4),
    });
    const other = LONG.replace('1-', '2-');
    assert.deepEqual([faultOf(other)['column'], faultOf(other)['value']], [1, other]);
  });

  it('another id in the same text: where that begins', () => {
    const other = `XGID=${XGID.replace(':00:', ':31:')}`;
    const result = readAny(`XGID=${XGID}\n\n  ${other}\n`);
    holds(result.ok && result.value.kind === 'position');
    assert.deepEqual(result.value.problems, [
      { line: 3, column: 3, code: 'ERR_ID_MORE', detail: { text: other.slice(0, 40) } },
    ]);
  });

  it('in the middle of a sentence: there, and not at the mark behind it', () => {
    const bad = `XGID=${withField(XGID, 4, '70')}`;
    const { column, value, part } = faultOf(`Here, (${bad}).`);
    assert.deepEqual([column, value, part], [8 + 5 + columnOf(XGID, 4) - 1, '70', 'dice']);
  });
});

describe('where a position in words is wrong', () => {
  const placeOf = (text: string) => [faultOf(text)['line'], faultOf(text)['column']];

  it('at the word that must not come, and at the second of two that tell the same', () => {
    assert.deepEqual(placeOf('white 6:4 8:11; black 6:5 6:4 6:x'), [1, 27]);
    assert.deepEqual(placeOf('white 6:15;\n black 6:x'), [2, 8]);
    assert.deepEqual(placeOf('white 6:15;\nblack 6:15; White 3:1'), [2, 13]);
  });

  it('at the colour that has not fifteen checkers; at the beginning where one is missing', () => {
    assert.deepEqual(placeOf('white 6:15;\n Black 6:14'), [2, 2]);
    assert.deepEqual(placeOf('\n white 6:15'), [2, 2]);
  });
});

describe('what an id should be', () => {
  const rows = table('Positions', 2).map(([format, parts = '']) => [bare(format), codesIn(parts)] as const);
  const phrases = new Set(Object.keys(notation).filter((key) => key.startsWith('part-')));

  it('has words for every part of every format in docs/formats.md, and for no other', () => {
    const needed = rows.flatMap(([format, parts]) =>
      parts.map((part) =>
        phrases.has(`part-${format}-${part}`) ? `part-${format}-${part}` : `part-${part}`,
      ),
    );
    assert.deepEqual([...new Set(needed)].sort(), [...phrases].sort());
  });

  it('is told with the place, with the number that is wrong, or by itself where no text is known', () => {
    const told = (text: string) => tell({ code: 'ERR_ID', detail: faultOf(text) });
    assert.equal(
      told(withField(XGID, 5, '7')),
      'The XGID is damaged at “7”: each score must be a whole number below the length of the match.',
    );
    assert.equal(
      told(XGID.split(':').slice(0, 8).join(':')),
      'The XGID is damaged: it must have 10 fields, or 9 without the last; this has 8.',
    );
    assert.equal(
      tell({ code: 'ERR_ID', detail: { format: 'long-id', part: 'version' } }),
      'The long nardy id is damaged: it must begin with LN1-.',
    );
    assert.equal(
      tell({ code: 'ERR_ID', detail: { format: 'new', part: 'sum' } }),
      'The new is damaged: sum.',
    );
  });

  it('has a name for every format', () => {
    for (const [format] of rows) holds(`format-${format}` in notation, format);
  });
});
