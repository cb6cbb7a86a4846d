import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { beginTurn } from '../../src/engine/game.js';
import type { Rules } from '../../src/engine/options.js';
import { RULE_IDS } from '../../src/engine/rule-ids.js';
import {
  applyInSeries,
  legalInSeries,
  startSeries,
  type SeriesFact,
  type SeriesSetup,
} from '../../src/engine/series.js';
import { isComplete, nextSteps, step } from '../../src/engine/turn.js';
import { otherSeat, type Dice, type Die } from '../../src/engine/types.js';
import { parseRecord } from '../../src/record/parse.js';
import { append, emptyRecord, fold, type NardyRecord } from '../../src/record/record.js';
import { code, holds, play, roll, rulesOf, say, side, thrown, value } from '../support/build.js';
import { LIVELY, randomRecord } from './support.js';

/** The first fact that may not come where it stands, as the engine alone tells, one fact after the other. */
function faultOf({ rules, setup, facts }: NardyRecord): { fact: number; rule: string | null } | null {
  let series = value(startSeries(rules, setup));
  for (const [index, fact] of facts.entries()) {
    const seat = 'seat' in fact ? fact.seat : null;
    const next = legalInSeries(series);
    if (!next.some((each) => each.type === fact.type && each.seat === seat))
      return { fact: index, rule: null };
    if (fact.type === 'play' || fact.type === 'remainder') {
      let turn = beginTurn(series.game);
      for (const each of fact.steps) {
        const isNext = nextSteps(turn).some(({ from, die }) => from === each.from && die === each.die);
        if (!isNext) return { fact: index, rule: code(step(turn, each)) };
        turn = value(step(turn, each));
      }
      if (!isComplete(turn)) return { fact: index, rule: 'MOVE-4' };
    }
    series = value(applyInSeries(series, fact));
  }
  return null;
}

/** Which fact a record was refused for, and by which rule; null = it was taken. */
function refusalOf(record: NardyRecord): { fact: unknown; rule: unknown } | null {
  const result = parseRecord(JSON.stringify(record));
  if (result.ok) return null;
  const { code: found, detail } = result.error;
  return { fact: detail['fact'], rule: detail['rule'] ?? found };
}

interface Odds {
  readonly facts: readonly SeriesFact[];
  readonly at: number;
  readonly from: number;
  readonly die: Die;
}
const replaced = ({ facts, at }: Odds, ...others: readonly SeriesFact[]): SeriesFact[] =>
  facts.toSpliced(at, 1, ...others);
const stepsOf = (fact: SeriesFact) => ('steps' in fact ? fact.steps : null);

/** What a record is spoiled by; null where it cannot be done to this fact. */
const CHANGES: Readonly<Record<string, (odds: Odds) => SeriesFact[] | null>> = {
  'the other seat': (odds) => {
    const fact = odds.facts[odds.at]!;
    return 'seat' in fact ? replaced(odds, { ...fact, seat: otherSeat(fact.seat) }) : null;
  },
  'another step': (odds) => {
    const fact = odds.facts[odds.at]!;
    const steps = stepsOf(fact);
    if (!steps?.[0]) return null;
    const { from, die } = odds;
    return replaced(odds, { ...fact, steps: steps.with(from % steps.length, { from, die }) } as SeriesFact);
  },
  'a step too few': (odds) => {
    const fact = odds.facts[odds.at]!;
    const steps = stepsOf(fact);
    return steps?.[0] ? replaced(odds, { ...fact, steps: steps.slice(0, -1) } as SeriesFact) : null;
  },
  'a step too many': (odds) => {
    const fact = odds.facts[odds.at]!;
    const { from, die } = odds;
    const steps = stepsOf(fact);
    return steps && replaced(odds, { ...fact, steps: [...steps, { from, die }] } as SeriesFact);
  },
  'steps the other way round': (odds) => {
    const fact = odds.facts[odds.at]!;
    const steps = stepsOf(fact);
    return steps?.[1] ? replaced(odds, { ...fact, steps: steps.toReversed() } as SeriesFact) : null;
  },
  'other dice': (odds) => {
    const fact = odds.facts[odds.at]!;
    const dice: Dice = [odds.die, ((odds.from % 6) + 1) as Die];
    return 'dice' in fact ? replaced(odds, { ...fact, dice }) : null;
  },
  'left out': (odds) => replaced(odds),
  'told twice': (odds) => replaced(odds, odds.facts[odds.at]!, odds.facts[odds.at]!),
  'told before the fact before it': ({ facts, at }) =>
    at > 0 ? facts.toSpliced(at - 1, 2, facts[at]!, facts[at - 1]!) : null,
  'a take in its place': (odds) => replaced(odds, { type: 'take', seat: odds.die > 3 ? 1 : 2 }),
  'a resignation in its place': (odds) => replaced(odds, { type: 'resign', seat: odds.die > 3 ? 1 : 2 }),
};

describe('a record in which one fact was changed', () => {
  const pool = LIVELY.map((rules, index) => randomRecord(rules, 700 + index, index === 2 ? 2 : 1));
  const odds = fc.record({
    record: fc.constantFrom(...pool),
    at: fc.nat(),
    from: fc.integer({ min: 1, max: 25 }),
    die: fc.constantFrom<Die[]>(1, 2, 3, 4, 5, 6),
  });

  for (const [name, change] of Object.entries(CHANGES)) {
    it(`${name}: is refused with its index and a rule, just where the engine finds it illegal`, () => {
      let refused = 0;
      fc.assert(
        fc.property(odds, ({ record, at, from, die }) => {
          const { facts } = record;
          const changed = change({ facts, at: at % facts.length, from, die });
          fc.pre(changed !== null);
          const spoiled = { ...record, facts: changed };
          const expected = faultOf(spoiled);
          const found = refusalOf(spoiled);
          assert.equal(found?.fact, expected?.fact);
          if (!found || !expected) return holds(fold(spoiled).ok);
          refused++;
          holds((RULE_IDS as readonly unknown[]).includes(found.rule), String(found.rule));
          if (expected.rule !== null) assert.equal(found.rule, expected.rule);
        }),
        { numRuns: 25, seed: 7001 },
      );
      holds(refused > 5, `refused ${refused} times`);
    });
  }
});

const ROLL = thrown(3, 1);
const PLAY = play(1, [8, 3], [6, 1]);
const CUBE = { cubeLimit: 4, beaver: true } as const;
const TO_ROLL: SeriesSetup = { mover: 1 };
const GULBAR = { variant: 'crazy-gulbar' } as const;
/** White's 5-5 is a run of which only the fives can be played: 6-6 is left over for Black (GUL-3). */
const RUN: SeriesSetup = {
  mover: 1,
  position: { white: side({ 11: 1 }, 24), black: side({ 20: 1, 17: 1, 6: 1, 1: 1 }, 24) },
};

interface Broken {
  readonly rule: string;
  readonly what: string;
  readonly facts: readonly SeriesFact[];
  readonly options?: Partial<Rules>;
  readonly setup?: SeriesSetup;
}
/** The last of the facts is the one that breaks the rule. */
const BROKEN: readonly Broken[] = [
  { rule: 'START-1', what: 'a roll before the throw', facts: [roll(1, 3, 1)] },
  { rule: 'START-1', what: 'a second throw', facts: [ROLL, thrown(4, 2)] },
  { rule: 'START-1', what: 'a play in the opening', facts: [PLAY] },
  { rule: 'MOVE-8', what: 'a play of the other seat', facts: [ROLL, play(2, [8, 3], [6, 1])] },
  { rule: 'MOVE-8', what: 'a roll over a roll', facts: [ROLL, roll(1, 5, 2)] },
  { rule: 'MOVE-8', what: 'a roll of the player who has just played', facts: [ROLL, PLAY, roll(1, 5, 2)] },
  { rule: 'MOVE-8', what: 'a play without a roll', facts: [ROLL, PLAY, PLAY] },
  { rule: 'MOVE-1', what: 'a step with a number that was not thrown', facts: [ROLL, play(1, [8, 4])] },
  { rule: 'MOVE-1', what: 'a step from an empty point', facts: [ROLL, play(1, [9, 3])] },
  { rule: 'MOVE-3', what: 'a step onto a closed point', facts: [thrown(6, 5), play(1, [24, 5])] },
  { rule: 'MOVE-4', what: 'a play too short', facts: [ROLL, play(1, [8, 3])] },
  { rule: 'MOVE-4', what: 'a turn passed that can be played', facts: [ROLL, play(1)] },
  { rule: 'MOVE-8', what: 'a step after a whole play', facts: [ROLL, play(1, [8, 3], [6, 1], [6, 1])] },
  { rule: 'CUBE-1', what: 'a double without a cube', facts: [say('double', 1)], setup: TO_ROLL },
  { rule: 'CUBE-2', what: 'a double after the roll', facts: [ROLL, say('double', 1)], options: CUBE },
  {
    rule: 'CUBE-2',
    what: 'a double in the other’s turn',
    facts: [say('double', 2)],
    setup: TO_ROLL,
    options: CUBE,
  },
  {
    rule: 'CUBE-3',
    what: 'a take by the doubler',
    facts: [say('double', 1), say('take', 1)],
    setup: TO_ROLL,
    options: CUBE,
  },
  {
    rule: 'CUBE-3',
    what: 'a roll while a double waits',
    facts: [say('double', 1), roll(1, 3, 1)],
    setup: TO_ROLL,
    options: CUBE,
  },
  { rule: 'CUBE-3', what: 'a drop of nothing', facts: [say('drop', 2)], setup: TO_ROLL, options: CUBE },
  {
    rule: 'CUBE-3',
    what: 'a redouble by who does not own the cube',
    facts: [
      say('double', 1),
      say('take', 2),
      roll(1, 3, 1),
      PLAY,
      roll(2, 3, 1),
      play(2, [8, 3], [6, 1]),
      say('double', 1),
    ],
    setup: TO_ROLL,
    options: CUBE,
  },
  {
    rule: 'CUBE-4',
    what: 'a beaver that was not agreed on',
    facts: [say('double', 1), say('beaver', 2)],
    setup: TO_ROLL,
    options: { cubeLimit: 64 },
  },
  {
    rule: 'CUBE-4',
    what: 'a beaver above the limit',
    facts: [say('double', 1), say('beaver', 2)],
    setup: TO_ROLL,
    options: { ...CUBE, cubeLimit: 2 },
  },
  {
    rule: 'MATCH-2',
    what: 'a double in the Crawford game',
    facts: [say('double', 1)],
    setup: { ...TO_ROLL, score: { 1: 2, 2: 0 } },
    options: { cubeLimit: 4, matchLength: 3 },
  },
  {
    rule: 'END-4',
    what: 'a resignation by who must not answer the double',
    facts: [say('double', 1), say('resign', 1)],
    setup: TO_ROLL,
    options: CUBE,
  },
  { rule: 'END-1', what: 'a roll after the end', facts: [ROLL, say('resign', 1), roll(2, 3, 1)] },
  { rule: 'MATCH-1', what: 'a new game while one is under way', facts: [ROLL, { type: 'new-game' }] },
  {
    rule: 'MATCH-1',
    what: 'a new game when the series is over',
    facts: [ROLL, say('resign', 1), { type: 'new-game' }],
    options: { seriesGames: 1 },
  },
  { rule: 'HEAD-1', what: 'a second checker from the head', facts: [play(1, [24, 2], [24, 1])] },
  { rule: 'GUL-2', what: 'a run out of order', facts: [play(1, [24, 6])] },
  { rule: 'GUL-3', what: 'a remainder where no run was', facts: [{ type: 'remainder', seat: 2, steps: [] }] },
];

describe('a fact that breaks a rule', () => {
  for (const { rule, what, facts, options = {}, setup } of BROKEN) {
    it(`${rule}: ${what} is refused with its index`, () => {
      const variant = rule.startsWith('HEAD') ? 'long' : rule.startsWith('GUL') ? 'crazy-gulbar' : 'short';
      const isLong = variant !== 'short';
      const first = rule === 'HEAD-1' ? [roll(1, 2, 1)] : isLong ? [roll(1, 5, 5)] : [];
      const start = isLong ? TO_ROLL : setup;
      const record = [...first, ...facts].reduce<NardyRecord>(
        append,
        emptyRecord(rulesOf({ ...options, variant }), start),
      );
      assert.deepEqual(refusalOf(record), { fact: record.facts.length - 1, rule });
    });
  }

  it('GUL-3: a roll before the remainder is played is refused', () => {
    const run = [roll(1, 5, 5), play(1, [24, 5], [19, 5])];
    const record = [...run, roll(2, 3, 1)].reduce<NardyRecord>(append, emptyRecord(rulesOf(GULBAR), RUN));
    assert.deepEqual(refusalOf(record), { fact: 2, rule: 'GUL-3' });
  });

  it('is told with its index when it is an unfinished step: that of the fact it would be part of', () => {
    const record: NardyRecord = {
      ...emptyRecord(rulesOf()),
      facts: [ROLL],
      unfinished: [{ from: 9, die: 3 }],
    };
    assert.deepEqual(refusalOf(record), { fact: 1, rule: 'MOVE-1' });
  });

  it('MOVE-1: an unfinished step without a roll is refused', () => {
    const record: NardyRecord = { ...emptyRecord(rulesOf()), unfinished: [{ from: 8, die: 3 }] };
    assert.deepEqual(refusalOf(record), { fact: 0, rule: 'MOVE-1' });
  });
});
