import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readSgf } from '../../../src/notation/sgf/index.js';
import { roll, side, value } from '../../support/build.js';

const read = (text: string) => value(readSgf(text));

describe('the properties of a node in SGF (FF[4]: they have no order)', () => {
  const PARTS = ['PL[B]', 'DI[31]', 'AE[a:y]', 'AW[f][f][h]', 'AB[s][s][l]', 'CV[2]', 'CO[w]'];

  it('mean the same in any order: a set-up comes before its dice, an empty board before the checkers', () => {
    const expected = {
      setup: {
        position: { white: side({ 6: 2, 8: 1 }), black: side({ 6: 2, 13: 1 }) },
        cube: { value: 2, owner: 1 },
        mover: 2,
      },
      facts: [roll(2, 3, 1)],
    };
    fc.assert(
      fc.property(fc.shuffledSubarray(PARTS, { minLength: PARTS.length }), fc.boolean(), (parts, inRoot) => {
        const text = `(;GM[6]${inRoot ? '' : ';'}${parts.join('')})`;
        const { record, problems } = read(text);
        assert.deepEqual(problems, [], text);
        assert.deepEqual({ setup: record.setup, facts: record.facts }, expected, text);
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it('are understood in order from node to node', () => {
    const { problems } = read('(;GM[6];PL[B]DI[31]\n;AE[a:y]AW[f]AB[s])');
    assert.deepEqual(
      problems.map(({ line, code }) => [line, code]),
      [[2, 'ERR_SGF_SETUP']],
    );
  });

  it('have the dice before the play of them', () => {
    const { record, problems } = read('(;GM[6];W[31hefe]DI[31]PL[W];B[41lpab])');
    assert.deepEqual([problems, record.facts.length], [[], 4]);
  });

  it('may be an action of each player: both are played, whose turn it is first', () => {
    for (const nodes of [
      ';W[31hefe]B[52lqac]',
      ';PL[W];B[52lqac]W[31hefe]',
      ';W[31hefe];W[41hdxw]B[52lqac]',
    ]) {
      const { record, problems } = read(`(;GM[6]${nodes})`);
      assert.deepEqual(problems, [], nodes);
      assert.equal(record.facts.length, nodes.match(/[WB]\[\d/g)!.length * 2, nodes);
    }
    const { record, problems } = read('(;GM[6];W[31hefe];B[double]W[double];B[take])');
    assert.deepEqual([problems, record.facts.length, record.rules.beaver], [[], 5, true]);
  });

  it('are no second action of the same player: that is told, stays where it is, and the game goes on', () => {
    const text = '(;GM[6]\n;W[31hefe]C[x]W[52hcfd]\n;B[41lpab])';
    const { record, problems, kept } = read(text);
    assert.deepEqual(problems, [
      { line: 2, column: 15, code: 'ERR_SGF_VALUE', detail: { property: 'W', value: '52hcfd' } },
    ]);
    assert.equal(record.facts.length, 4);
    assert.deepEqual(kept[0]?.nodes, [{ fact: 1, raw: 'C[x]W[52hcfd]' }]);
  });

  it('are kept in their own order where they mean nothing here', () => {
    const { kept } = read('(;GM[6];C[x]W[31hefe]A[1]PL[W]GW[1])');
    assert.deepEqual(kept[0]?.nodes, [{ fact: 1, raw: 'C[x]A[1]GW[1]' }]);
  });
});

describe('a value that says nothing', () => {
  const problemsOf = (text: string) =>
    read(text).problems.map(({ code, detail }) => [code, detail['property'], detail['value']]);

  it('does not count where the play can be followed without it', () => {
    const text = '(;GM[6];W[31hefe];PL[x]DI[77]CO[7];B[41lpab])';
    assert.deepEqual(problemsOf(text).map(([code, property]) => [code, property]), [
      ['ERR_SGF_VALUE', 'CO'],
      ['ERR_SGF_VALUE', 'PL'],
      ['ERR_SGF_VALUE', 'DI'],
    ].sort(([, a], [, b]) => text.indexOf(a!) - text.indexOf(b!))); // prettier-ignore
    assert.equal(read(text).record.facts.length, 4);
  });

  it('ends the reading of its game where it is a play or a checker', () => {
    for (const [property, bad] of [
      ['B', '41lpa'],
      ['AW', 'dd'],
      ['AE', 'y:a'],
      ['AB', ''],
    ] as const) {
      const text = `(;GM[6];W[31hefe];${property}[${bad}];B[41lpab])`;
      assert.deepEqual(problemsOf(text), [['ERR_SGF_VALUE', property, bad]]);
      assert.equal(read(text).record.facts.length, 2);
    }
  });

  it('of CP is a copyright (FF[4]) where it is no letter, and kept', () => {
    const { problems, kept, record } = read('(;GM[6]CP[Copyright 2001 the club];W[31hefe])');
    assert.deepEqual([problems, record.facts.length], [[], 2]);
    assert.equal(kept[0]?.root, 'CP[Copyright 2001 the club]');
  });
});
