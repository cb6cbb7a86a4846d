import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readAny, type AnyRead } from '../../src/notation/any.js';
import { emptyRecord } from '../../src/record/record.js';
import { holds, rulesOf, thrown, value } from '../support/build.js';

const read = (text: string): AnyRead => value(readAny(text));
const errorOf = (text: string) => {
  const result = readAny(text);
  holds(!result.ok, text);
  return [result.error.code, ...Object.values(result.error.detail)];
};

describe('a text of any kind', () => {
  it('is a record where it is JSON', () => {
    const record = { ...emptyRecord(rulesOf({ variant: 'long' })), facts: [thrown(3, 1)] };
    assert.deepEqual(read(`\uFEFF\n ${JSON.stringify(record)}`), { kind: 'record', record, problems: [] });
  });

  it('is a match where it is SGF, also in a letter, with what is kept of it', () => {
    const analysed = readFileSync(new URL('../fixtures/sgf/analysed.sgf', import.meta.url), 'utf8');
    const match = read(`Dear all (see below):\r\n\r\n${analysed}`);
    holds(match.kind === 'match' && match.format === 'sgf');
    assert.deepEqual(match.problems, []);
    assert.equal(match.kept?.length, 2);
  });

  it('is a match where it is match text', () => {
    for (const head of ['; [Site "x"]\n\n 7 point match\n', ' 7 point match\r\n', '']) {
      const match = read(
        `${head}\n Game 1\n Ada : 0          Bruno : 0\n  1) 31: 8/5 6/5      41: 13/9 24/23\n`,
      );
      holds(match.kind === 'match' && match.format === 'mat', head);
      assert.equal(match.record.facts.length, 4);
    }
  });

  it('is a match where rows of one begin before anything that looks like a tree', () => {
    for (const text of [
      '; [Event "Wink (;) Cup"]\n 7 point match\n\n Game 1\n A : 0    B : 0\n  1) 31: 8/5 6/5',
      '7-point match\nGame 1.\n(;) : 0    B : 0\n1) 31: 8/5 6/5',
      '  1) 31: 8/5 6/5                 52: 13/8 24/22',
    ]) {
      const match = read(text);
      holds(match.kind === 'match' && match.format === 'mat', text);
    }
    const noted = read('(;GM[6]C[see\n Game 1\n];W[31hefe])');
    holds(noted.kind === 'match' && noted.format === 'sgf');
  });

  it('is a position in words or as an id', () => {
    for (const text of ['white 6:15; black 6:15', '4HPwATDgc/ABMA', ' 4HPwATDgc/ABMA:cAkAAAAAAAAE\n']) {
      assert.equal(read(text).kind, 'position', text);
    }
    const xgid = read('XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10');
    holds(xgid.kind === 'position' && xgid.read.format === 'xgid');
  });

  it('is a written play', () => {
    for (const text of ['8/5 6/5', '3-1: 8/5 6/5', '31: 8/5 6/5', 'bar/22*', '13-7', '6/off(2)', 'БАР/20']) {
      assert.equal(read(text).kind, 'play', text);
    }
  });

  it('has the error of the format that it clearly is', () => {
    assert.deepEqual(errorOf('{"version":1,\n"facts":[}'), ['ERR_JSON', 2, 10]);
    assert.deepEqual(errorOf('{"version":1}').slice(0, 1), ['ERR_RULES']);
    assert.deepEqual(errorOf('(;GM[1]FF[4])').slice(0, 2), ['ERR_SGF_GAME', '1']);
    assert.deepEqual(errorOf('8/5 6/x5'), ['ERR_PLAY', '6/x5', 5, 1]);
    assert.deepEqual(errorOf('4HPwATDgc/ABM'), [
      'ERR_ID',
      'position-id',
      'length',
      1,
      1,
      '4HPwATDgc/ABM',
      13,
    ]);
    assert.deepEqual(errorOf('white 6:15; black 6:x'), ['ERR_POSITION', '6:x', 1, 19]);
  });

  it('is a position where an XGID stands in it, with what is copied around it, however long that is', () => {
    const id = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10';
    const drawing =
      'X:Me   O:You\nScore is X:0 O:0 unlimited game, Jacoby Beaver\n +13-14-15-16-17-18------19-20-21-22-23-24-+\n';
    for (const text of [
      `${id}\n${drawing}`,
      `31: what now?\n${id}`,
      id + '\n1. 3-ply 8/5 6/5'.repeat(999),
      `“${id}”, he said`,
      `(${id})`,
    ]) {
      assert.deepEqual(read(text), read(id), text.slice(0, 80));
    }
  });

  it('is the first position of several, and the others are told', () => {
    const id = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10';
    const both = read(`${id}\n\nAnd with ${id.replace(':31:', ':32:')}?`);
    holds(both.kind === 'position');
    assert.deepEqual(both.read, (read(id) as typeof both).read);
    assert.deepEqual(
      both.problems.map(({ line, column, code }) => [line, column, code]),
      [[3, 10, 'ERR_ID_MORE']],
    );
  });

  it('tells where a play is wrong, in the line that it stands in', () => {
    assert.deepEqual(errorOf('\n  8/5 6/x5'), ['ERR_PLAY', '6/x5', 7, 2]);
  });

  it('is unknown where it is none, from its first word on', () => {
    assert.deepEqual(errorOf('\n\n  Hello, world'), ['ERR_UNKNOWN', 3, 3, 'Hello,']);
  });

  it('is nothing at all', () => {
    for (const text of ['', '\uFEFF', ' \n\t']) assert.deepEqual(errorOf(text), ['ERR_EMPTY']);
  });

  it('never throws, whatever it is', () => {
    const pieces = fc.constantFrom(
      '(;',
      'W[31',
      ']',
      '{"',
      '8/5',
      '7 point match',
      '\nGame 1\n',
      'XGID=',
      ': ',
      'white 6:15',
      '\u0000',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((each) => each.join('')),
        ),
        (text) => {
          const result = readAny(text);
          holds(result.ok || /^[A-Z_-]+\d?$/.test(result.error.code));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
