import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSgf } from '../../../src/notation/sgf/index.js';
import { holds, value } from '../../support/build.js';

const errorOf = (text: string) => {
  const read = readSgf(text);
  holds(!read.ok, text);
  return read.error;
};

describe('a tree that does not say of which game it is (FF[4]: then it is Go)', () => {
  it('is no game of nardy where nothing in it is one', () => {
    for (const text of [
      '(;FF[4]SZ[19]PB[Lee]PW[Ke];B[pd];W[dp])',
      '(;FF[4]SZ[19]RU[Japanese]RE[B+3.5]KM[6.5]CP[c 2001]PL[B]AB[pd][dp]AW[dd];W[qq];B[])',
      '(;)',
      '(;;)',
      '(;C[31hefe])',
      '(;GN[W];W[tt])',
    ]) {
      assert.deepEqual(errorOf(text), {
        code: 'ERR_SGF_GAME',
        detail: { value: '1', line: 1, column: 1 },
      });
    }
  });

  it('is read where anything in its main line is understood as this game', () => {
    for (const [text, facts] of [
      ['(;W[31hefe])', 2],
      ['(;FF[4];C[x];PL[B];B[66])', 1],
      ['(;;W[double])', 2],
      ['(;;PL[B]DI[31])', 1],
      ['(;;AE[a:y]AW[a]AB[x])', 0],
      ['(;MI[length:0])', 0],
      ['(;CV[2])', 0],
      ['(;CO[c])', 0],
      ['(;RU[Jacoby])', 0],
      ['(;RU[NoCube:x])', 0],
      ['(;RU[stake=2])', 0],
    ] as const) {
      const { record } = value(readSgf(text));
      holds(record.facts.length >= facts, text);
    }
  });

  it('is passed over among games of nardy, and told of where it stands', () => {
    const { record, problems } = value(readSgf('(;FF[4];B[pd])\n(;GM[6];W[31hefe])\n(;)'));
    assert.deepEqual(problems, [
      { line: 1, column: 1, code: 'ERR_SGF_GAME', detail: { value: '1' } },
      { line: 3, column: 1, code: 'ERR_SGF_GAME', detail: { value: '1' } },
    ]);
    assert.equal(record.facts.length, 2);
  });
});
