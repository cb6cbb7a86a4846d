import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Rules } from '../../../src/engine/options.js';
import { parseRules } from '../../../src/engine/rules.js';
import { makePositionAs, readPosition } from '../../../src/notation/id/position.js';
import { positionOf } from '../../../src/notation/id/position-of.js';
import type { PositionRead } from '../../../src/notation/id/read.js';
import { beginningOf, optionsOf } from '../../../src/notation/id/setup.js';
import { emptyRecord, fold } from '../../../src/record/record.js';
import { value } from '../../support/build.js';
import { told } from '../mat/texts.js';

const BOARD = '-b----E-C---eE---c-e----B-';
const START = '4HPwATDgc/ABMA';
const OGID = '11jjjjjhhhccccc:ooddddd88866666';
const FIBS =
  'board:You:x:9999:1:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0';
const xgid = (fields: string) => `XGID=${BOARD}:${fields}`;
const withField = (line: string, at: number, field: string | number) =>
  line
    .split(':')
    .map((old, index) => (index === at ? String(field) : old))
    .join(':');
const read = (text: string): PositionRead => value(readPosition(text));

/** The series that begins as a text tells, the facts in few words, and what was left out. */
function begun(text: string, set: Partial<Rules> = {}) {
  const found = read(text);
  const rules = value(parseRules({ ...optionsOf(found), ...set }));
  const { setup, facts, problems } = value(beginningOf(found, rules, null));
  const { series } = value(fold({ ...emptyRecord(rules, setup), facts }));
  return { series, facts: facts.map(told), left: problems };
}
const cubeIn = (text: string) => {
  const { cube } = begun(text).series.game;
  return [cube.value, cube.owner];
};
const leftIn = (text: string) =>
  begun(text).left.map(({ code, detail }) => [code, ...Object.values(detail)].join(' '));

describe('a game that begins as an XGID tells', () => {
  it('CUBE-1: a limit of 0 is none, as several programs write it', () => {
    for (const last of ['10', '8', '15']) {
      assert.equal(begun(xgid(`0:0:1:00:0:0:0:0:${last}`)).series.rules.cubeLimit, 'unlimited', last);
    }
    for (const cube of ['2:1:1:00', '1:0:1:00', '0:0:1:D', '0:0:1:B']) {
      assert.equal(begun(xgid(`${cube}:0:0:0:0:0`)).series.rules.cubeLimit, 'unlimited', cube);
    }
    assert.equal(begun(xgid('0:0:1:00:0:0:0:0')).series.rules.cubeLimit, 'unlimited');
    assert.equal(begun(xgid('0:0:1:00:0:0:0:0:4')).series.rules.cubeLimit, 16);
  });

  it('CUBE-1: a limit of 0 with a cube that nobody has touched is a game without a cube, as it is written', () => {
    assert.equal(begun(xgid('0:0:1:00:0:0:0:0:0')).series.rules.cubeLimit, 'off');
  });

  it('has the cube where it stands, whatever the limit is written as', () => {
    assert.deepEqual(cubeIn(xgid('2:1:-1:00:2:0:0:6:0')), [4, 1]);
    assert.deepEqual(cubeIn(xgid('2:-1:-1:00:2:0:0:6:0')), [4, 2]);
    assert.deepEqual(cubeIn(xgid('2:0:1:00:0:0:0:0:0')), [4, null]);
    const { series } = begun(xgid('2:1:-1:00:2:0:0:6:0'));
    assert.deepEqual([series.score, series.rules.matchLength], [{ 1: 2, 2: 0 }, 6]);
  });

  it('CUBE-3: has the double that waits', () => {
    for (const last of ['0', '10']) {
      const { facts, series } = begun(xgid(`1:1:1:D:0:0:0:0:${last}`));
      assert.deepEqual([facts, series.game.phase, series.game.seat], [['1 double'], 'doubled', 2]);
    }
  });

  it('CUBE-4: has the beaver that waits, though the options do not name beavers', () => {
    for (const rule of ['0', '1', '2', '3']) {
      const { facts, series, left } = begun(xgid(`0:0:1:B:0:0:${rule}:0:0`));
      assert.deepEqual([facts, series.game.phase, left], [['1 double', '2 beaver'], 'beavered', []]);
      assert.equal(series.game.seat, 1);
    }
  });

  it('CUBE-4: has the cube before the double, also where the one after the beaver is written', () => {
    for (const cube of ['0:0', '1:-1']) assert.deepEqual(cubeIn(xgid(`${cube}:1:B:0:0:2:0:10`)), [1, null]);
    for (const cube of ['1:1', '2:-1']) assert.deepEqual(cubeIn(xgid(`${cube}:1:B:0:0:2:0:10`)), [2, 1]);
  });

  it('ERR_ID_LEFT_OUT, CUBE-4: a raccoon, and a beaver in a match; the double waits', () => {
    const raccoon = begun(xgid('0:0:1:R:0:0:2:0:0'));
    assert.deepEqual(raccoon.left, [
      { code: 'ERR_ID_LEFT_OUT', detail: { format: 'xgid', part: 'raccoon' } },
    ]);
    assert.deepEqual([raccoon.facts, raccoon.series.game.phase], [['1 double'], 'doubled']);
    assert.deepEqual(leftIn(xgid('0:0:1:B:0:0:0:7:10')), ['ERR_ID_LEFT_OUT xgid beaver']);
  });

  it('ERR_ID_LEFT_OUT: a cube at 1 that is owned', () => {
    assert.deepEqual(leftIn(xgid('0:1:1:00:0:0:0:0:10')), ['ERR_ID_LEFT_OUT xgid cube']);
  });

  it('MATCH-2: has no cube in the Crawford game, though nobody is a point away', () => {
    const { series } = begun(xgid('0:0:1:00:2:3:1:7:10'));
    assert.equal(series.game.cubeInUse, false);
    const { match } = positionOf(series);
    assert.deepEqual([match?.crawford, series.crawfordSeen], [true, false]);
    assert.equal(begun(xgid('0:0:1:00:2:3:0:7:10')).series.game.cubeInUse, true);
    assert.equal(begun(xgid('0:0:1:00:2:3:1:7:10'), { crawford: false }).series.game.cubeInUse, true);
  });

  it('what is handed in wins, and what it leaves without meaning is no problem', () => {
    for (const fields of ['2:1:-1:00:2:0:0:6:0', '0:0:1:D:0:0:0:6:0', '0:0:1:R:0:0:0:6:10']) {
      const { series, facts, left } = begun(xgid(fields), { cubeLimit: 'off' });
      assert.deepEqual([series.game.cube.value, facts, left], [1, [], []], fields);
    }
  });

  it('is written again with nothing lost, also that a game has no cube', () => {
    for (const fields of ['2:1:-1:00:2:0:0:6:10', '1:1:1:D:0:0:0:0:6', '0:0:1:B:0:0:2:0:10']) {
      const position = positionOf(begun(xgid(fields)).series);
      assert.deepEqual(value(makePositionAs('xgid', position)), { text: xgid(fields), lost: [] });
    }
    const none = positionOf(begun(xgid('0:0:1:00:0:0:0:0:10'), { cubeLimit: 'off' }).series);
    assert.deepEqual(value(makePositionAs('xgid', none)), {
      text: xgid('0:0:1:00:0:0:0:0:0'),
      lost: [],
    });
  });
});

describe('a game that begins as a Match ID tells', () => {
  const id = (match: string) => `${START}:${match}`;

  it('CUBE-4: has a beaver as GNU Backgammon writes it, with the cube after it', () => {
    for (const [match, cube] of [
      ['QRkAAAAAAAAE', [1, null]],
      ['QhkAAAAAAAAE', [2, 1]],
    ] as const) {
      const { facts, series, left } = begun(id(match));
      assert.deepEqual([facts, series.game.phase, left], [['1 double', '2 beaver'], 'beavered', []]);
      assert.deepEqual(cubeIn(id(match)), cube);
      const position = { ...positionOf(series), jacoby: false };
      assert.equal(value(makePositionAs('gnubg-id', position)).text, id(match));
    }
  });

  it('CUBE-4: has a beaver that is written with the cube before it', () => {
    assert.deepEqual(begun(id('cBkAAAAAAAAE')).facts, ['1 double', '2 beaver']);
    assert.deepEqual(cubeIn(id('cBkAAAAAAAAE')), [1, null]);
  });

  it('ERR_ID_LEFT_OUT: a raccoon of GNU Backgammon', () => {
    assert.deepEqual(leftIn(id('QhEAAAAAAAAE')), ['ERR_ID_LEFT_OUT gnubg-id raccoon']);
    assert.deepEqual(cubeIn(id('QhEAAAAAAAAE')), [1, null]);
  });

  it('ERR_ID_LEFT_OUT: a resignation that waits, the roll stays; a game that is over', () => {
    const { facts } = begun(id('Q8ESAAAAAAAE'));
    assert.deepEqual([leftIn(id('Q8ESAAAAAAAE')), facts], [['ERR_ID_LEFT_OUT gnubg-id resign'], ['1 54']]);
    for (const over of ['cASgAAAACAAE', 'cEOzACAACAAE']) {
      assert.deepEqual(leftIn(id(over)), ['ERR_ID_LEFT_OUT gnubg-id over'], over);
    }
    assert.deepEqual(leftIn(id('8IhuACAACAAE')), [], 'no game is begun');
  });
});

describe('a game that begins as an OGID tells', () => {
  it('CUBE-3: has the double that waits, by its action or its state', () => {
    for (const fields of ['N0O::B:D:0:0:3', 'N0O::B', 'N0N::B:D', '?0O::B']) {
      assert.deepEqual(begun(`${OGID}:${fields}`).facts, ['2 double'], fields);
    }
  });

  it('ERR_ID_LEFT_OUT: a double beside dice, which were rolled after it', () => {
    const { facts, left } = begun(`${OGID}:W2O:43:B:IW:2:1:7:15`);
    assert.deepEqual([facts, left.map(({ detail }) => detail['part'])], [['1 43'], ['offer']]);
  });

  it('CUBE-1: a dead cube cannot go higher', () => {
    assert.equal(begun(`${OGID}:D0N:46:B:R:0:0:0`).series.rules.cubeLimit, 'off');
    assert.equal(begun(`${OGID}:D2N:46:B:R:0:0:0`).series.rules.cubeLimit, 4);
    assert.equal(begun(`${OGID}:D0N:46:B:R:6:0:7C`).series.game.cubeInUse, false);
  });

  it('has the score, also without a length', () => {
    assert.deepEqual(begun(`${OGID}:N0N:46:B:R:4:3`).series.score, { 1: 4, 2: 3 });
  });

  it('ERR_ID_LEFT_OUT: a game that is over, a number of games', () => {
    for (const fields of ['N0P', 'N0N::B:P', 'N0N::B:RG:0:0:3', 'N0N::W:M:0:0:3']) {
      assert.deepEqual(leftIn(`${OGID}:${fields}`), ['ERR_ID_LEFT_OUT ogid over'], fields);
    }
    assert.deepEqual(leftIn(`${OGID}:N0N:46:B:R:0:0:0G15`), ['ERR_ID_LEFT_OUT ogid games']);
  });
});

describe('a game that begins as a line of FIBS tells', () => {
  it('CUBE-4: has beavers where redoubles at once are counted', () => {
    assert.deepEqual(
      [begun(FIBS).series.rules.beaver, begun(withField(FIBS, 52, 3)).series.rules.beaver],
      [false, true],
    );
    assert.equal(begun(withField(withField(FIBS, 52, 3), 3, 5)).series.rules.beaver, false);
  });

  it('CUBE-3: has the cube and the double that waits', () => {
    const owned = withField(withField(withField(FIBS, 37, 4), 38, 0), 39, 1);
    assert.deepEqual(cubeIn(owned), [4, 1]);
    assert.deepEqual(begun(withField(owned, 40, 1)).facts, ['1 double']);
  });

  it('ERR_ID_LEFT_OUT: a game that is over', () => {
    assert.deepEqual(leftIn(withField(FIBS, 32, 0)), ['ERR_ID_LEFT_OUT fibs over']);
  });
});

describe('what an id tells and no game can begin with', () => {
  it('is named as lost in every format', () => {
    for (const format of ['words', 'gnubg-id', 'xgid'] as const) {
      const { lost } = value(makePositionAs(format, read(`${START}:Q8ESAAAAAAAE`)));
      assert.deepEqual(lost.includes('resign'), true, format);
    }
  });
});
