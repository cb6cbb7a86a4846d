import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Colour } from '../../../src/engine/types.js';
import { makePositionAs, readPosition } from '../../../src/notation/id/position.js';
import { bare, type PositionRead } from '../../../src/notation/id/read.js';
import { makeXgid, parseXgid, readXgid } from '../../../src/notation/id/xgid.js';
import { holds, side, value } from '../../support/build.js';
import { situations } from '../../support/situations.js';

/** XGIDs and the gnubg ids of the same positions, as published for checking converters. */
const VECTORS = [
  ['-BDB-------------a------e-:1:-1:-1:42:0:0:0:5:8', 'ewMAAD4gAAAAAA:AQGqAAAAAAAE'],
  ['-A-B--A---------------d---:0:0:1:00:0:0:0:0:10', 'PAAAICMAAAAAAA:cAkAAAAAAAAE'],
  ['---D---------------a--b-a-:0:0:-1:00:0:0:0:0:8', 'PAAAICMAAAAAAA:MAEAAAAAAAAE'],
  ['-a-a--E-C---dE---d-e----B-:0:0:1:42:0:0:0:0:8', '4PPgASTgc/ABMA:cAkKAAAAAAAE'],
  ['---bB-DCC-B-cA---a-dabb---:0:0:1:00:0:0:0:0:8', 'bD3BAQyYd2cEAA:cAkAAAAAAAAE'],
  ['-b----E-C---eE---c-e----AA:0:0:1:00:0:0:0:0:10', '4HPwATDgc/ABUA:cAkAAAAAAAAE'],
  ['a------------------------B:0:0:1:00:0:0:0:0:10', 'AAAAAQAADAAAAA:cAkAAAAAAAAE'],
  ['-b----E-C---eE---c-e----B-:1:1:1:00:0:0:0:0:10', '4HPwATDgc/ABMA:UQkAAAAAAAAE'],
  ['-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:0:10', '4HPwATDgc/ABMA:QQkAAAAAAAAE'],
  ['-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:7:10', '4HPwATDgc/ABMA:cAngAEAAEAAE'],
  ['-b----E-C---eE---c-e----B-:0:0:1:00:2:6:1:7:10', '4HPwATDgc/ABMA:8AngAGAAEAAE'],
  ['-b----E-C---eE---c-e----B-:0:0:-1:00:2:6:0:7:8', '4HPwATDgc/ABMA:MAHgAGAAEAAE'],
] as const;

const BOARD = '-b----E-C---eE---c-e----B-';
const GOOD = `${BOARD}:0:0:1:00:2:4:0:7:10`;
const partOf = (text: string) => {
  const result = parseXgid(text);
  holds(!result.ok, text);
  assert.deepEqual([result.error.code, result.error.detail['format']], ['ERR_ID', 'xgid']);
  return result.error.detail['part'];
};
/** The good one with one field replaced. */
const withField = (at: number, field: string) =>
  GOOD.split(':')
    .map((old, index) => (index === at ? field : old))
    .join(':');
const told = (text: string) => value(parseXgid(text));

describe('XGIDs', () => {
  for (const [xgid, id] of VECTORS) {
    it(`${xgid} becomes the gnubg id ${id} and comes back`, () => {
      const read = value(readPosition(`XGID=${xgid}`));
      assert.equal(value(makePositionAs('gnubg-id', read)).text, id);
      const back = value(readPosition(id));
      const maxCube = 2 ** Number(xgid.split(':')[9]);
      assert.deepEqual(value(makePositionAs('xgid', { ...back, maxCube })), {
        text: `XGID=${xgid}`,
        lost: [],
      });
      assert.deepEqual(back.position, read.position);
    });
  }

  it('BOTTOM is White: all fields', () => {
    const { position, ...rest } = told('XGID=-a-a--E-C---dE---d-e----B-:1:-1:-1:24:3:5:1:7:8');
    assert.deepEqual(position, {
      white: side({ 24: 2, 13: 5, 8: 3, 6: 5 }),
      black: side({ 24: 1, 22: 1, 13: 4, 8: 4, 6: 5 }),
    });
    assert.deepEqual(rest, {
      format: 'xgid',
      variant: 'short',
      turn: 'black',
      dice: [2, 4],
      cube: { value: 2, owner: 'black' },
      match: { length: 7, score: { white: 3, black: 5 }, crawford: true },
      offered: false,
      maxCube: 256,
    });
  });

  it('the position is not turned by who is on roll', () => {
    assert.deepEqual(told(withField(3, '-1')).position, told(GOOD).position);
  });

  it('both bars: the first letter is TOP’s, the last BOTTOM’s', () => {
    const { position } = told('a------------------------B:0:0:1:00:0:0:0:0:10');
    assert.deepEqual(position, { white: side({ 25: 2 }), black: side({ 25: 1 }) });
  });

  it('ends at the first white space; spaces may stand around the equals sign', () => {
    for (const text of [`XGID = ${GOOD}`, `XGID= ${GOOD}\nX:Me   O:You`, `${GOOD} to play`]) {
      assert.deepEqual(value(readXgid(text)), told(GOOD), text);
    }
  });

  it('with or without XGID=, in any case, and without the last field', () => {
    assert.deepEqual(told(`xgid=${GOOD}`), told(GOOD));
    const { maxCube, ...rest } = told(GOOD);
    assert.equal(maxCube, 1024);
    assert.deepEqual(told(GOOD.slice(0, -3)), rest);
  });

  it('a double, a beaver and a raccoon that wait', () => {
    const offers = ['D', 'B', 'R', '00'].map((dice) => told(withField(4, dice)));
    assert.deepEqual(
      offers.map(({ offered, answered, dice }) => [offered, answered, dice]),
      [
        [true, undefined, null],
        [true, 'beaver', null],
        [true, 'raccoon', null],
        [false, undefined, null],
      ],
    );
    for (const offer of offers) assert.deepEqual(told(makeXgid(offer)), offer);
  });

  it('for money the eighth field tells of Jacoby and beavers', () => {
    const rules = ['0', '1', '2', '3'].map((field) => told(`${BOARD}:0:0:1:00:0:0:${field}:0:10`));
    assert.deepEqual(
      rules.map(({ jacoby, beaver, match }) => [jacoby, beaver, match?.crawford]),
      [
        [false, false, false],
        [true, false, false],
        [false, true, false],
        [true, true, false],
      ],
    );
    for (const rule of rules) assert.deepEqual(told(makeXgid(rule)), rule);
  });

  it('ERR_ID: every id of the published invalid set', () => {
    assert.equal(partOf(withField(0, BOARD.slice(0, 25))), 'length');
    assert.equal(partOf(withField(0, `${BOARD}-`)), 'length');
    assert.equal(partOf(withField(0, BOARD.replace('b', 'z'))), 'alphabet');
    assert.equal(partOf(withField(2, '2')), 'owner');
    assert.equal(partOf(withField(3, '0')), 'turn');
    assert.equal(partOf(withField(4, '70')), 'dice');
    assert.equal(partOf(withField(0, BOARD.replace('C', 'D'))), 'checkers');
    assert.equal(partOf(withField(0, BOARD.replace('c', 'd'))), 'checkers');
    assert.equal(partOf(GOOD.split(':').slice(0, 8).join(':')), 'fields');
    assert.equal(partOf(`${GOOD}:1`), 'fields');
    assert.equal(partOf(withField(5, '7')), 'score');
    assert.equal(partOf(withField(6, '8')), 'score');
  });

  it('ERR_ID: fields that no program writes', () => {
    for (const [at, field, part] of [
      [1, '16', 'cube'],
      [1, '-1', 'cube'],
      [1, '', 'cube'],
      [2, '', 'owner'],
      [3, '+1', 'turn'],
      [4, '7', 'dice'],
      [4, '06', 'dice'],
      [4, '111', 'dice'],
      [4, 'DD', 'dice'],
      [5, '-1', 'score'],
      [6, '1.5', 'score'],
      [7, '2', 'crawford'],
      [7, '4', 'crawford'],
      [8, 'x', 'match'],
      [9, '', 'limit'],
      [9, '16', 'limit'],
    ] as const) {
      assert.equal(partOf(withField(at, field)), part, `${at}: ${field}`);
    }
  });

  it('ERR_ID bar: a checker on the bar of the other side, or both before closed boards', () => {
    assert.equal(partOf(withField(0, `B${BOARD.slice(1, 24)}--`)), 'bar');
    assert.equal(partOf(withField(0, `-${'-'.repeat(24)}a`)), 'bar');
    const closed = `aBBBBBB${'-'.repeat(12)}bbbbbbA`;
    assert.equal(partOf(withField(0, closed)), 'bar');
    assert.equal(parseXgid(withField(0, closed.replace('BBB', 'BB-'))).ok, true);
  });

  it('what is not told is written as money, a cube at 1 and BOTTOM on roll', () => {
    const start = bare('words', null, told(GOOD).position);
    assert.equal(makeXgid(start), `XGID=${BOARD}:0:0:1:00:0:0:0:0:10`);
  });

  it('what is written is read again', () => {
    const more = fc.record({
      owner: fc.constantFrom<Colour | null>('white', 'black', null),
      log: fc.nat(10),
      length: fc.nat(25),
      score: fc.tuple(fc.nat(24), fc.nat(24)),
      flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    });
    fc.assert(
      fc.property(
        situations('short'),
        more,
        ({ position, colour, dice }, { owner, log, length, score, flags }) => {
          const [white, black] = score.map((each) => (length > 0 ? each % length : each));
          const read: PositionRead = {
            ...bare('xgid', 'short', position),
            turn: colour,
            dice: flags[2] ? dice : null,
            cube: { value: 2 ** log, owner },
            match: { length, score: { white: white!, black: black! }, crawford: length > 0 && flags[0] },
            ...(length === 0 ? { jacoby: flags[0], beaver: flags[1] } : {}),
            maxCube: 1024,
          };
          assert.deepEqual(told(makeXgid(read)), read);
        },
      ),
      { numRuns: 200, seed: 8401 },
    );
  });

  it('never throw when damaged, and never have other than fifteen of a side', () => {
    const damage = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .tuple(fc.constantFrom(...VECTORS), fc.nat(50), fc.string({ maxLength: 2 }), fc.nat(2))
        .map(([[text], at, more, cut]) => text.slice(0, at) + more + text.slice(at + cut)),
      fc.tuple(fc.constantFrom(...VECTORS), fc.nat(50)).map(([[text], end]) => text.slice(0, end)),
    );
    fc.assert(
      fc.property(damage, (text) => {
        for (const result of [parseXgid(text), readXgid(text)]) {
          if (!result.ok) continue;
          for (const counts of Object.values(result.value.position)) {
            assert.equal(
              counts.reduce((sum, n) => sum + n, 0),
              15,
            );
          }
        }
      }),
      { numRuns: 600, seed: 8402 },
    );
  });
});
