import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SeriesFact } from '../../../src/engine/series.js';
import { readAny } from '../../../src/notation/any.js';
import { readMat } from '../../../src/notation/mat/read.js';
import { writeMat } from '../../../src/notation/mat/write.js';
import type { NardyRecord } from '../../../src/record/record.js';
import { play, roll, rulesOf, say, thrown, value } from '../../support/build.js';
import { hasRows, recorded } from './laws.js';
import { scoreOf } from './texts.js';

const BASE = { cubeLimit: 'unlimited', seriesFirstMove: 'roll' } as const;
const record = (facts: readonly SeriesFact[], rest: Partial<NardyRecord> = {}): NardyRecord => ({
  version: 1,
  rules: rulesOf(BASE),
  ...rest,
  facts,
});
const NEW_GAME: SeriesFact = { type: 'new-game' };
const GAME = [thrown(1, 4), play(2, [13, 4], [24, 1]), say('resign', 1)];

describe('names and scores from outside in match text', () => {
  const NAMES = [
    '1) 31: 8/5',
    '7) x',
    'Game 1',
    '5 point match',
    'Match to 5',
    'money game',
    'Wins 3 points',
    '; [Event "x"]',
    '{',
    '99',
    'a : 0   b',
  ];
  const withName = (name: string, seat: 1 | 2) =>
    record([...GAME, NEW_GAME, ...GAME], {
      seats: seat === 1 ? { 1: { name }, 2: { name: 'Bob' } } : { 1: { name: 'Bob' }, 2: { name } },
    });

  for (const name of NAMES) {
    it(`a name is read as a name: ${name}`, () => {
      for (const seat of [1, 2] as const) {
        const { text } = value(writeMat(withName(name, seat)));
        const read = value(readAny(text));
        assert.equal(read.kind, 'match');
        if (read.kind !== 'match') return;
        assert.deepEqual([read.format, read.problems, read.record.facts.length], ['mat', [], 7], text);
        assert.equal(read.record.seats?.[seat]?.name, name);
        const bare = text.replace(/^; \[Player.*\n/gm, '');
        assert.deepEqual(value(readMat(bare)).problems, [], bare);
      }
    });
  }

  it('nothing in a name or a note begins a tree of SGF', () => {
    for (const name of ['(;)', '(;FF[4])', '(\n;AB[', '( ; )']) {
      const of = { ...withName(name, 1), notes: { Event: name } };
      const { text, lost } = value(writeMat(of));
      const read = value(readAny(text));
      assert.deepEqual([read.kind, lost], ['match', ['notes.Event']], text);
      if (read.kind === 'match') assert.deepEqual([read.format, read.problems], ['mat', []]);
    }
  });

  it('a score of many digits is read again', () => {
    const score = { 1: 123_456_789_012, 2: 10_000_000.5 };
    const of = record(GAME, { setup: { score } });
    assert.deepEqual(value(readMat(value(writeMat(of)).text)).record.setup, { score });
  });
});

describe('automatic doubles in match text', () => {
  const rules = rulesOf({ ...BASE, autoDoubles: 2 });
  const again = (of: NardyRecord): NardyRecord => {
    const { record: read, problems } = value(readMat(value(writeMat(of)).text));
    assert.deepEqual(problems, []);
    assert.deepEqual([read.rules, scoreOf(read)], [of.rules, scoreOf(of)]);
    return read;
  };

  it('START-5: a header tells of them, the values of the cube how many there were', () => {
    const begun = [thrown(1, 4), play(2, [13, 4], [24, 1]), say('double', 1)];
    const facts = [
      ...[thrown(3, 3), ...begun, say('take', 2), roll(1, 3, 1), play(1, [8, 3], [6, 1])],
      ...[say('double', 2), say('drop', 1), NEW_GAME],
      ...[thrown(2, 2), thrown(5, 5), ...begun, say('drop', 2), NEW_GAME],
      ...begun,
    ];
    const ties = facts.map((fact) =>
      fact.type === 'throw' && fact.dice[0] === fact.dice[1] ? thrown(1, 1) : fact,
    );
    const { facts: read } = again(record(facts, { rules }));
    assert.deepEqual(
      read.map(({ type }) => type),
      ties.map(({ type }) => type),
    );
  });

  it('MATCH-2: none are read in a match, be it told or agreed', () => {
    const text = value(writeMat(record(GAME, { rules }))).text;
    assert.equal(value(readMat(text.replace(' 0 point', ' 5 point'))).record.rules.autoDoubles, 0);
    assert.equal(value(readMat(text, { rules: { matchLength: 5 } })).record.rules.autoDoubles, 0);
  });

  it('START-5: the points of every game are those that were won, with the cube or without', () => {
    let tied = 0;
    for (let seed = 1; tied < 4; seed++) {
      const of = recorded(rules, seed, 2);
      if (!hasRows(of) || !value(writeMat(of)).lost.includes('facts.throw')) continue;
      tied++;
      again(of);
    }
  });
});
