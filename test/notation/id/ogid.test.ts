import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseOgid, readOgid } from '../../../src/notation/id/ogid.js';
import { readXgid } from '../../../src/notation/id/xgid.js';
import { code, holds, side, value } from '../../support/build.js';

const START = { 24: 2, 13: 5, 8: 3, 6: 5 };
const OPENING = '11jjjjjhhhccccc:ooddddd88866666';
const GOOD = `${OPENING}:N0N:46:B:IB:0:0:3:0`;
const told = (text: string) => value(parseOgid(text));
const partOf = (text: string) => {
  const result = parseOgid(text);
  holds(!result.ok, text);
  assert.deepEqual([result.error.code, result.error.detail['format']], ['ERR_ID', 'ogid']);
  return result.error.detail['part'];
};
const withField = (at: number, field: string) =>
  GOOD.split(':')
    .map((old, index) => (index === at ? field : old))
    .join(':');

describe('OGIDs', () => {
  it('the start, nothing thrown yet: White to roll', () => {
    const { position, ...rest } = told(`${OPENING}:N0N::W:IW:0:0:1:0`);
    assert.deepEqual(position, { white: side(START), black: side(START) });
    assert.deepEqual(rest, {
      format: 'ogid',
      variant: 'short',
      turn: 'white',
      dice: null,
      cube: { value: 1, owner: null },
      match: { length: 1, score: { white: 0, black: 0 }, crawford: false },
      offered: false,
    });
  });

  it('the turn names who reached the position, so that the other one plays', () => {
    const read = told('11ccccchhhjjjjj:66666888dddddoo:N0N:46:B:IB:0:0:3:0');
    assert.deepEqual([read.turn, read.dice], ['white', [4, 6]]);
    const next = told('17ccccghhhjjjjj:66666888dddddoo:N0N:46:W:R:0:0:3:1');
    assert.equal(next.turn, 'black');
    assert.deepEqual(next.position.white, side({ 24: 1, 18: 1, 13: 4, 9: 1, 8: 3, 6: 5 }));
  });

  it('the example of docs/formats.md: Black reached it, so White is on roll with 46', () => {
    const { turn, dice } = told(GOOD);
    assert.deepEqual([turn, dice], ['white', [4, 6]]);
  });

  it('with its name at the front it is no XGID, however long its first field is', () => {
    assert.equal(code(readXgid(`OGID=${GOOD}`)), 'ERR_POSITION');
    assert.deepEqual(value(readOgid(`OGID = ${GOOD}`)), told(GOOD));
  });

  it('checkers that are not named are off: five of each', () => {
    const read = told('cccccggggg:ddddiiiiii:N0N:63:W:IW:4:3:7:1:15');
    assert.deepEqual(read.position, { white: side({ 13: 5, 9: 5 }), black: side({ 13: 4, 18: 6 }) });
    assert.deepEqual(read.match, { length: 7, score: { white: 4, black: 3 }, crawford: false });
  });

  it('q is borne off, 0 White’s bar and p Black’s', () => {
    const { position } = told('03cccchhhhjjjjj:1666688dddddopq:W1N:33');
    assert.deepEqual([position.white[25], position.black[25], position.black[0]], [1, 1, 1]);
  });

  it('a double that waits: the turn names the doubler', () => {
    const read = told('OGID=cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3:11');
    assert.deepEqual([read.turn, read.offered, read.dice], ['black', true, null]);
  });

  it('the cube: owner and value; ? = not told, D = dead', () => {
    const cubes = ['W2N', 'B6T', 'N0P', 'D0N', '?0N'].map((field) => told(withField(2, field)).cube);
    assert.deepEqual(cubes, [
      { value: 4, owner: 'white' },
      { value: 64, owner: 'black' },
      { value: 1, owner: null },
      { value: 1, owner: null },
      null,
    ]);
  });

  it('C after the length is the Crawford game, L and G are not', () => {
    const lengths = ['7C', '7L', '7', '0G15'].map((field) => told(withField(8, field)).match);
    assert.deepEqual(
      lengths.map((match) => [match?.length, match?.crawford]),
      [
        [7, true],
        [7, false],
        [7, false],
        [0, false],
      ],
    );
  });

  it('three fields are enough: what is not there is not told', () => {
    const { turn, dice, match } = told(`${OPENING}:N0N`);
    assert.deepEqual([turn, dice, match], [null, null, null]);
  });

  it('ERR_ID names what is wrong', () => {
    for (const [at, field, part] of [
      [0, '11jjjjjhhhcccccc', 'checkers'],
      [1, 'ooddddd888666660', 'checkers'],
      [0, '11jjjjjhhhccccr', 'alphabet'],
      [1, 'Ooddddd88866666', 'alphabet'],
      [0, 'p1jjjjjhhhccccc', 'bar'],
      [1, '0oddddd88866666', 'bar'],
      [1, '1oddddd88866666', 'shared'],
      [2, 'X0N', 'cube'],
      [2, 'N16N', 'cube'],
      [2, 'N0', 'cube'],
      [3, '70', 'dice'],
      [3, '6', 'dice'],
      [4, 'X', 'turn'],
      [5, 'XYZ', 'state'],
      [6, '-1', 'score'],
      [7, '3', 'score'],
      [8, 'C7', 'match'],
      [9, 'x', 'move'],
    ] as const) {
      assert.equal(partOf(withField(at, field)), part, `${at}: ${field}`);
    }
    assert.equal(partOf(OPENING), 'fields');
    assert.equal(partOf(`${GOOD}:15:1`), 'fields');
    assert.equal(partOf(`${GOOD}:10`), 'checkers');
  });

  it('are known by their cube field, or by OGID=', () => {
    assert.equal(readOgid(GOOD).ok, true);
    for (const text of ['4HPwATDgc/ABMA:cAkAAAAAAAAE', 'white 6:15; black', 'a:b:c', '12:34:56']) {
      const result = readOgid(text);
      assert.equal(!result.ok && result.error.code, 'ERR_POSITION');
    }
    const result = readOgid('OGID=a');
    assert.equal(!result.ok && result.error.code, 'ERR_ID');
  });

  it('never throw when damaged, and never have other than fifteen of a side', () => {
    const damage = fc
      .tuple(fc.nat(60), fc.string({ unit: 'grapheme', maxLength: 2 }), fc.nat(3))
      .map(([at, more, cut]) => GOOD.slice(0, at) + more + GOOD.slice(at + cut));
    fc.assert(
      fc.property(damage, (text) => {
        const result = parseOgid(text);
        if (!result.ok) return;
        for (const counts of Object.values(result.value.position)) {
          assert.equal(
            counts.reduce((sum, n) => sum + n, 0),
            15,
          );
        }
      }),
      { numRuns: 400, seed: 8501 },
    );
  });
});
