import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { applyInSeries, type SeriesFact } from '../../src/engine/series.js';
import { compareRecords } from '../../src/record/compare.js';
import { cut, emptyRecord, fold, type NardyRecord } from '../../src/record/record.js';
import { code, holds, play, roll, rulesOf, say, thrown, value } from '../support/build.js';
import { chanceFrom, randomFact } from '../support/games.js';
import { LIVELY, randomRecord, turnedRound } from './support.js';

const FACTS = [thrown(3, 1), play(1, [8, 3], [6, 1]), roll(2, 5, 2)];
const recordOf = (...facts: readonly SeriesFact[]): NardyRecord => ({ ...emptyRecord(rulesOf()), facts });
const MIRRORED = {
  same: 'same',
  ahead: 'behind',
  behind: 'ahead',
  forked: 'forked',
  other: 'other',
} as const;

/** The record after so many facts, then another way on from there. */
function branched(record: NardyRecord, at: number, seed: number): NardyRecord {
  const { series } = value(fold(cut(record, at)));
  const chance = chanceFrom(seed);
  const facts: SeriesFact[] = [...record.facts.slice(0, at)];
  let now = series;
  for (let more = chance(4); more > 0 && now.game.phase !== 'over'; more--) {
    const fact = randomFact(now, chance);
    facts.push(fact);
    now = value(applyInSeries(now, fact));
  }
  return { ...record, facts };
}

/** Where a series stands after so many facts, the dice in any order. */
function standing(record: NardyRecord, count: number) {
  const { game, score } = value(fold(cut(record, count))).series;
  const { position, phase, seat, dice, cube, thrown: lot, outcome } = game;
  return { position, phase, seat, dice: dice && [...dice].sort(), cube, lot, outcome, score };
}

describe('two records', () => {
  it('are the same if the same has happened, whoever plays, whatever is noted and not yet confirmed', () => {
    const one = recordOf(...FACTS);
    const two: NardyRecord = {
      ...one,
      seats: { 1: { name: 'Ann' } },
      notes: { place: 'Vilnius' },
      unfinished: [{ from: 13, die: 5 }],
    };
    assert.deepEqual(compareRecords(one, two), { relation: 'same', common: 3 });
  });

  it('are the same if their members stand in another order', () => {
    for (const rules of LIVELY) {
      const record: NardyRecord = {
        ...cut(randomRecord(rules, 31, 1), 12),
        setup: { played: 1, score: { 1: 1, 2: 0 }, mover: 1 },
      };
      const turned = turnedRound(record);
      assert.notEqual(JSON.stringify(turned), JSON.stringify(record));
      assert.deepEqual(compareRecords(record, turned), { relation: 'same', common: 12 });
    }
  });

  it('START-1: are not the same if the dice of the two players are exchanged in a throw', () => {
    assert.equal(compareRecords(recordOf(thrown(3, 1)), recordOf(thrown(1, 3))).relation, 'forked');
  });

  it('are the same if the dice of a roll stand in another order', () => {
    const turned = recordOf(...FACTS.slice(0, 2), roll(2, 2, 5));
    assert.deepEqual(compareRecords(recordOf(...FACTS), turned), { relation: 'same', common: 3 });
    const other = recordOf(...FACTS.slice(0, 2), roll(2, 2, 4));
    assert.deepEqual(compareRecords(recordOf(...FACTS), other), { relation: 'forked', common: 2 });
  });

  it('MOVE-4: are the same if a play leads to the same position, in whatever order and by whatever way', () => {
    const turned = recordOf(FACTS[0]!, play(1, [6, 1], [8, 3]));
    assert.deepEqual(compareRecords(recordOf(...FACTS), turned), { relation: 'ahead', common: 2 });
    const ways = [play(1, [24, 3], [21, 1]), play(1, [24, 1], [23, 3]), play(1, [24, 3], [6, 1])];
    const [one, two, three] = ways.map((each) => recordOf(FACTS[0]!, each));
    assert.deepEqual(compareRecords(one!, two!), { relation: 'same', common: 2 });
    assert.deepEqual(compareRecords(one!, three!), { relation: 'forked', common: 1 });
  });

  it('are the same if one tells of its beginning what holds anyway', () => {
    const one = { ...recordOf(), setup: { mover: 1 } as const };
    const two = { ...recordOf(), setup: { mover: 1, starter: 1, score: { 1: 0, 2: 0 } } as const };
    assert.deepEqual(compareRecords(one, two), { relation: 'same', common: 0 });
  });

  it('END-4: are the same if a resignation names the kind that it comes to anyway', () => {
    const resigned = (kind?: 'mars' | 'koks'): NardyRecord =>
      recordOf(...FACTS, { type: 'resign', seat: 2, ...(kind ? { kind } : {}) });
    assert.equal(compareRecords(resigned(), resigned('koks')).relation, 'same');
    assert.equal(compareRecords(resigned('mars'), resigned('koks')).relation, 'forked');
  });

  it('have forked at plays that differ where one of them does not hold', () => {
    const bad = recordOf(FACTS[0]!, play(1, [8, 3], [13, 6]));
    assert.deepEqual(compareRecords(recordOf(...FACTS), bad), { relation: 'forked', common: 1 });
  });

  it('are ahead and behind when one goes on from the other', () => {
    const [one, two] = [recordOf(...FACTS), recordOf(...FACTS.slice(0, 1))];
    assert.deepEqual(compareRecords(one, two), { relation: 'ahead', common: 1 });
    assert.deepEqual(compareRecords(two, one), { relation: 'behind', common: 1 });
    assert.deepEqual(compareRecords(recordOf(), two), { relation: 'behind', common: 0 });
  });

  it('have forked where they part, at the last fact or at the first', () => {
    const [first, second] = FACTS;
    const one = recordOf(...FACTS);
    const two = recordOf(first!, second!, roll(2, 2, 4));
    assert.deepEqual(compareRecords(one, two), { relation: 'forked', common: 2 });
    assert.deepEqual(compareRecords(one, recordOf(thrown(4, 1))), { relation: 'forked', common: 0 });
    const agreed = [...FACTS, say('resign', 2)] as const;
    const other: SeriesFact = { type: 'resign', seat: 2, kind: 'oin' };
    assert.deepEqual(compareRecords(recordOf(...agreed), recordOf(...FACTS, other)), {
      relation: 'forked',
      common: 3,
    });
  });

  it('are of other series when the rules or the start differ, though nothing has happened', () => {
    const one = recordOf();
    for (const two of [
      { ...one, rules: rulesOf({ stake: 2 }) },
      { ...one, setup: { mover: 2 } as const },
      { ...one, setup: { score: { 1: 0, 2: 0.5 } } },
    ]) {
      assert.deepEqual(compareRecords(one, two), { relation: 'other', common: 0 });
      assert.deepEqual(compareRecords(two, one), { relation: 'other', common: 0 });
      assert.equal(compareRecords(two, { ...two }).relation, 'same');
    }
  });

  it('compare as they mirror each other, and as many facts are common as begin alike', () => {
    const pool = LIVELY.slice(0, 3).map((rules, index) => randomRecord(rules, 800 + index, 1));
    const seen = new Set<string>();
    const seed = fc.nat();
    fc.assert(
      fc.property(fc.constantFrom(...pool), fc.nat(40), fc.nat(40), seed, seed, (record, k, l, a, b) => {
        const [one, two] = [branched(record, k, a), branched(record, l, b)];
        const { relation, common } = compareRecords(one, two);
        seen.add(relation);
        assert.deepEqual(compareRecords(two, one), { relation: MIRRORED[relation], common });
        assert.deepEqual(standing(one, common), standing(two, common));
        const ends = [one, two].map(({ facts }) => common === facts.length);
        if (!ends[0] && !ends[1]) {
          assert.notDeepEqual(standing(one, common + 1), standing(two, common + 1));
        }
        assert.equal(relation === 'same' || relation === 'behind', common === one.facts.length);
        assert.equal(relation === 'same' || relation === 'ahead', common === two.facts.length);
        const grown = { ...one, facts: [...one.facts, ...two.facts.slice(common)] };
        if (relation === 'behind') assert.equal(compareRecords(grown, two).relation, 'same');
      }),
      { numRuns: 60, seed: 8001 },
    );
    holds(
      ['ahead', 'behind', 'forked'].every((relation) => seen.has(relation)),
      [...seen].join(),
    );
  });
});

describe('a record that is cut', () => {
  const pool = LIVELY.map((rules, index) => randomRecord(rules, 900 + index, 1));

  it('before its beginning has no facts left', () => {
    assert.deepEqual(cut(pool[0]!, -1), cut(pool[0]!, 0));
  });

  it('anywhere still folds, and stands behind the whole one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pool), fc.nat(), (record, at) => {
        const count = at % (record.facts.length + 1);
        const shorter = cut(record, count);
        holds(fold(shorter).ok);
        assert.equal(shorter.facts.length, count);
        const relation = count === record.facts.length ? 'same' : 'behind';
        assert.deepEqual(compareRecords(shorter, record), { relation, common: count });
      }),
      { numRuns: 40, seed: 8002 },
    );
  });

  it('in the middle of a turn folds with the steps so far unfinished (MOVE-8)', () => {
    let turns = 0;
    fc.assert(
      fc.property(fc.constantFrom(...pool), fc.nat(), fc.nat(), (record, at, n) => {
        const count = at % record.facts.length;
        const fact = record.facts[count]!;
        fc.pre(fact.type === 'play' || fact.type === 'remainder');
        const unfinished = fact.steps.slice(0, n % (fact.steps.length + 1));
        const { turn } = value(fold({ ...cut(record, count), unfinished }));
        assert.deepEqual(
          turn?.moves.map(({ from, die }) => ({ from, die })),
          unfinished,
        );
        turns++;
      }),
      { numRuns: 40, seed: 8003 },
    );
    holds(turns > 10);
  });

  it('loses its unconfirmed steps, and nothing else but facts', () => {
    const record: NardyRecord = {
      ...recordOf(...FACTS),
      seats: { 2: { name: 'Bob' } },
      notes: { round: '1' },
    };
    const whole = cut({ ...record, unfinished: [{ from: 13, die: 5 }] }, 9);
    assert.deepEqual(whole, record);
    assert.equal(code(fold(cut(record, 2))), 'ok');
  });
});
