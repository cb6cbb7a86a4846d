import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { SeriesFact } from '../../src/engine/series.js';
import type { Die } from '../../src/engine/types.js';
import { readRecord } from '../../src/record/parse.js';
import {
  append,
  cut,
  emptyRecord,
  restore,
  withUnfinished,
  type NardyRecord,
  type Restored,
  type Standing,
} from '../../src/record/record.js';
import { code, frozen, holds, play, roll, rulesOf, side, steps, thrown, value } from '../support/build.js';
import { LIVELY, randomRecord, turnedRound } from './support.js';

const FACTS = [thrown(3, 1), play(1, [8, 3], [6, 1]), roll(2, 5, 2)];
const recordOf = (facts: readonly SeriesFact[]): NardyRecord =>
  frozen(facts.reduce(append, emptyRecord(rulesOf())));

const stands = (record: NardyRecord): Restored => value(restore(record));

/** What is read, and after how many facts the series was seen: one for each fact that was folded, 0 for the start. */
function reading(input: unknown, standing?: Standing) {
  const seen: number[] = [];
  const result = readRecord(input, standing, (_, count) => seen.push(count));
  return { result, seen };
}

const upTo = (last: number, first = 0) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** Records of all variants, long enough that it matters where something differs. */
const POOL = LIVELY.map((rules, index) => randomRecord(rules, 300 + index, index < 3 ? 2 : 1));

/** Ways to change a fact, so that it is another one; whether it may still be folded does not matter. */
const CHANGES: Readonly<Record<string, (facts: readonly SeriesFact[], at: number) => readonly unknown[]>> = {
  'other dice': (facts, at) =>
    facts.map((fact, index) => {
      if (index !== at || !('dice' in fact)) return fact;
      const [first, second] = fact.dice;
      return { ...fact, dice: first === second ? [first, (first % 6) + 1] : [second, first] };
    }),
  'another seat': (facts, at) =>
    facts.map((fact, index) => (index === at && 'seat' in fact ? { ...fact, seat: 3 - fact.seat } : fact)),
  'one step less': (facts, at) =>
    facts.map((fact, index) =>
      index === at && 'steps' in fact ? { ...fact, steps: fact.steps.slice(1) } : fact,
    ),
  'the steps the other way round': (facts, at) =>
    facts.map((fact, index) =>
      index === at && 'steps' in fact ? { ...fact, steps: fact.steps.toReversed() } : fact,
    ),
  'another kind of fact': (facts, at) =>
    facts.map((fact, index) => (index === at ? { type: 'resign', seat: 1, kind: 'oin' } : fact)),
  'a fact left out': (facts, at) => facts.toSpliced(at, 1),
  'a fact twice': (facts, at) => facts.toSpliced(at, 0, facts[at]!),
};

describe('a record that is read', () => {
  it('is folded once, from the start', () => {
    for (const record of POOL) {
      const { result, seen } = reading(JSON.stringify(record));
      assert.deepEqual(value(result), stands(record));
      assert.deepEqual(seen, upTo(record.facts.length));
    }
  });

  it('that only adds facts to what stands is folded from there on, and comes to the same (any game)', () => {
    const drawn = fc.record({ record: fc.constantFrom(...POOL), at: fc.nat(), more: fc.nat({ max: 12 }) });
    fc.assert(
      fc.property(drawn, ({ record, at, more }) => {
        const known = at % (record.facts.length + 1);
        const longer = cut(record, known + more);
        const standing = stands(cut(record, known));
        const { result, seen } = reading(JSON.parse(JSON.stringify(turnedRound(longer))), standing);
        assert.deepEqual(value(result), stands(longer));
        assert.deepEqual(seen, upTo(longer.facts.length, known + 1));
      }),
      { numRuns: 80, seed: 6400 },
    );
  });

  it('shares the facts that stand, so that a long game is in memory once', () => {
    const standing = stands(recordOf(FACTS));
    const { record } = value(readRecord(JSON.stringify(standing.record), standing));
    for (const [index, fact] of record.facts.entries()) assert.equal(fact, standing.record.facts[index]);
  });

  it('with the same facts folds none, and is taken with its names, notes and unfinished steps', () => {
    const standing = stands(recordOf(FACTS));
    const told = {
      ...withUnfinished(standing.record, steps([13, 5])),
      seats: { 1: { name: 'Ann' } },
      notes: { place: 'Vilnius' },
    };
    const { result, seen } = reading(told, standing);
    assert.deepEqual(seen, []);
    const { record, series, turn } = value(result);
    assert.deepEqual(record, told);
    assert.equal(series, standing.series);
    assert.deepEqual(
      turn?.moves.map(({ from }) => from),
      [13],
    );
    const back = reading(standing.record, value(result));
    assert.deepEqual([back.seen, value(back.result)], [[], standing]);
  });

  for (const [what, change] of Object.entries(CHANGES)) {
    it(`with ${what} anywhere before is folded from the start, as if nothing stood`, () => {
      const drawn = fc.record({ record: fc.constantFrom(...POOL), at: fc.nat() });
      let changed = 0;
      fc.assert(
        fc.property(drawn, ({ record, at }) => {
          const { facts } = record;
          const spoiled = { ...record, facts: change(facts, at % facts.length) };
          fc.pre(JSON.stringify(spoiled.facts.slice(0, facts.length)) !== JSON.stringify(facts));
          changed++;
          const again = reading(spoiled, stands(record));
          assert.deepEqual(again, reading(spoiled));
          if (again.result.ok) assert.deepEqual(again.seen, upTo(spoiled.facts.length));
        }),
        { numRuns: 60, seed: 6500 },
      );
      holds(changed >= 60, `${changed} changes`);
    });
  }

  it('that is shorter, of other rules, or set up otherwise, is folded from the start', () => {
    const record = recordOf(FACTS);
    const others = [
      cut(record, 2),
      { ...record, rules: rulesOf({ stake: 5 }) },
      { ...record, setup: { score: { 1: 1, 2: 0 } } },
    ];
    for (const other of others) {
      const { result, seen } = reading(other, stands(record));
      assert.deepEqual(value(result), stands(other));
      assert.deepEqual(seen, upTo(other.facts.length));
    }
    const placed = { ...record, setup: { mover: 1 as const }, facts: [] };
    const elsewhere = {
      ...placed,
      setup: { mover: 1 as const, position: { white: side({ 6: 2 }), black: side({ 6: 2 }) } },
    };
    assert.deepEqual(reading(elsewhere, stands(placed)).seen, [0]);
    assert.deepEqual(reading(placed, stands(elsewhere)).seen, [0]);
  });

  it('whose added fact is not legal is refused with its index, whatever stands', () => {
    const record = recordOf(FACTS);
    const illegal = { ...record, facts: [...FACTS, roll(2, 1, 1)] };
    const { result, seen } = reading(illegal, stands(record));
    assert.deepEqual([code(result), seen], ['ERR_FACT', []]);
    assert.deepEqual(result, reading(illegal).result);
  });

  it('whose earlier fact is no fact is refused with its index, whatever stands', () => {
    const record = recordOf(FACTS);
    const odd: readonly unknown[] = [
      null,
      {},
      { ...FACTS[0], dice: [3] },
      { ...FACTS[0], dice: new Array<Die>(2) },
      { ...FACTS[0], dice: Object.assign([3, 1], { length: 3 }) },
      { ...FACTS[0], type: undefined },
    ];
    for (const fact of odd) {
      const spoiled = { ...record, facts: [fact, ...FACTS.slice(1)] };
      const { result } = reading(spoiled, stands(record));
      assert.equal(code(result), 'ERR_RECORD_FACT');
      assert.deepEqual(result, reading(spoiled).result);
    }
  });

  it('may hold what is not known of its facts: they count as those that stand, and it is dropped', () => {
    const record = recordOf(FACTS);
    const told = { ...record, facts: FACTS.map((fact) => ({ ...fact, at: '12:00', more: undefined })) };
    const { result, seen } = reading(told, stands(record));
    assert.deepEqual([value(result), seen], [stands(record), []]);
  });

  it('is not mistaken for what stands by members that are only inherited', () => {
    const record = recordOf(FACTS);
    const heir = Object.create(thrown(5, 2)) as unknown;
    const told = { ...record, facts: [heir, ...FACTS.slice(1)] };
    assert.deepEqual(reading(told, stands(record)), reading(told));
    assert.notEqual(code(reading(told).result), 'ok');
  });
});

describe('what throws when it is looked at', () => {
  const refuse = (): never => {
    throw new Error('no');
  };
  const revoked = (): unknown => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  };
  const record = recordOf(FACTS);
  const ODD: Readonly<Record<string, unknown>> = {
    'a record': new Proxy(record, { get: refuse }),
    'a record that is gone': revoked(),
    facts: { ...record, facts: new Proxy([], { get: refuse }) },
    'a fact': { ...record, facts: [FACTS[0], new Proxy({}, { get: refuse, ownKeys: refuse })] },
    dice: {
      ...record,
      facts: [
        {
          type: 'throw',
          get dice() {
            return refuse();
          },
        },
      ],
    },
    rules: { ...record, rules: new Proxy({}, { ownKeys: refuse }) },
    seats: { ...record, seats: revoked() },
    notes: { ...record, notes: revoked() },
  };

  for (const [what, odd] of Object.entries(ODD)) {
    it(`${what}: is refused with a code, never thrown on`, () => {
      for (const standing of [undefined, stands(record)]) {
        assert.equal(code(reading(odd, standing).result), 'ERR_RECORD');
      }
    });
  }

  it('a proxy that only watches is read as what lies behind it', () => {
    const watched = <T>(target: T): T =>
      typeof target !== 'object' || target === null
        ? target
        : new Proxy(target, {
            get: (from, name) => watched((from as Record<PropertyKey, unknown>)[name]),
          });
    const plain = structuredClone(record); // what is frozen may not be watched
    assert.deepEqual(value(readRecord(watched(plain))), stands(record));
    assert.deepEqual(reading(watched(plain), stands(record)).seen, []);
  });
});
