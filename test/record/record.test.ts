import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Setup } from '../../src/engine/game.js';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { applyInSeries, startSeries, type SeriesFact } from '../../src/engine/series.js';
import { nextSteps, step } from '../../src/engine/turn.js';
import { parseRecord } from '../../src/record/parse.js';
import {
  append,
  emptyRecord,
  fold,
  turnOf,
  walk,
  withUnfinished,
  type NardyRecord,
} from '../../src/record/record.js';
import {
  code,
  frozen,
  holds,
  play,
  roll,
  rulesOf,
  say,
  side,
  steps,
  thrown,
  value,
} from '../support/build.js';
import { anyRules, playRandomly } from '../support/games.js';

const NEW: SeriesFact = { type: 'new-game' };
const recordOf = (facts: readonly SeriesFact[], setup?: Setup): NardyRecord =>
  frozen(facts.reduce(append, emptyRecord(rulesOf(), setup)));

/** Two rolls of short nardy: one played, one to be played. */
const FACTS = [thrown(3, 1), play(1, [8, 3], [6, 1]), roll(2, 5, 2)];

describe('a record', () => {
  for (const variant of VARIANT_IDS) {
    it(`of any random series of ${variant} folds to the series it was made of, and JSON keeps it whole`, () => {
      fc.assert(
        fc.property(anyRules(variant), fc.nat(), (rules, seed) => {
          let record = emptyRecord(rules);
          const path = [value(startSeries(rules))];
          const series = playRandomly(rules, seed, 2, (_, fact, after) => {
            record = append(record, fact);
            path.push(after);
          });
          assert.deepEqual(value(fold(record)).series, series);
          assert.deepEqual(value(walk(record)), path); // one state a fact, the start first
          const text = JSON.stringify(record);
          assert.deepEqual(value(parseRecord(text)), record);
          assert.deepEqual(value(parseRecord(record)), record);
          assert.deepEqual(value(fold(value(parseRecord(text)))).series, series);
        }),
        { numRuns: 6, seed: 5001 },
      );
    });
  }

  it('with nothing in it is the start of its series', () => {
    const record = emptyRecord(rulesOf({ variant: 'long' }));
    assert.deepEqual(record, { version: 1, rules: rulesOf({ variant: 'long' }), facts: [] });
    assert.deepEqual(value(fold(record)), { series: value(startSeries(record.rules)), turn: null });
  });

  it('keeps how the first game began', () => {
    const setup: Setup = { position: { white: side({ 1: 1 }), black: side({ 6: 1 }) }, mover: 2 };
    const record = recordOf([roll(2, 3, 1)], setup);
    assert.deepEqual(value(parseRecord(JSON.stringify(record))), record);
    assert.equal(value(fold(record)).series.game.seat, 2);
  });

  it('grows by a fact without a change of the shorter one', () => {
    const short = recordOf(FACTS.slice(0, 1));
    const longer = append(short, FACTS[1]!);
    assert.equal(short.facts.length, 1);
    assert.deepEqual(longer.facts, FACTS.slice(0, 2));
  });

  it('is walked position by position, the start first', () => {
    const path = value(walk(recordOf(FACTS)));
    assert.deepEqual(
      path.map(({ game }) => [game.phase, game.seat]),
      [
        ['opening', null],
        ['toPlay', 1],
        ['toRoll', 2],
        ['toPlay', 2],
      ],
    );
    assert.deepEqual(path[1]!.game.position, path[0]!.game.position);
    assert.notDeepEqual(path[2]!.game.position, path[1]!.game.position);
  });

  it('goes over from game to game', () => {
    const { series } = value(fold(recordOf([...FACTS, say('resign', 2), NEW])));
    assert.deepEqual([series.played, series.score, series.game.seat], [1, { 1: 3, 2: 0 }, 2]);
  });

  it('tells which fact cannot be: its index and the code', () => {
    const bad = recordOf([...FACTS, roll(1, 3, 1)]);
    for (const result of [walk(bad), fold(bad)]) {
      holds(!result.ok);
      assert.deepEqual([result.error.code, result.error.detail['fact']], ['ERR_FACT', 3]);
    }
    const illegal = fold(recordOf([FACTS[0]!, play(1, [24, 5])]));
    holds(!illegal.ok && illegal.error.code === 'MOVE-1' && illegal.error.detail['fact'] === 1);
  });

  it('tells what is wrong with the start', () => {
    const done = recordOf([], { position: { white: side({}), black: side({ 1: 1 }) } });
    assert.equal(code(walk(done)), 'ERR_POSITION_DONE');
    assert.equal(code(fold(done)), 'ERR_POSITION_DONE');
  });
});

describe('steps of a turn that is not confirmed', () => {
  const begun = recordOf(FACTS);

  it('MOVE-8: are restored', () => {
    const record = withUnfinished(begun, steps([13, 5], [8, 2]));
    const { turn, series } = value(fold(record));
    assert.deepEqual(
      turn?.moves.map(({ from, to }) => `${from}/${to}`),
      ['13/8', '8/6'],
    );
    assert.equal(series.game.phase, 'toPlay');
    assert.deepEqual(value(parseRecord(JSON.stringify(record))), record);
  });

  it('MOVE-8: do not count as played', () => {
    const record = withUnfinished(begun, steps([13, 5]));
    assert.deepEqual(value(fold(record)).series, value(fold(begun)).series);
  });

  it('are kept without what came of them', () => {
    const turn = turnOf(value(fold(begun)).series)!;
    const { moves } = value(step(turn, nextSteps(turn)[0]!));
    const [kept] = withUnfinished(begun, moves).unfinished!;
    assert.deepEqual(Object.keys(kept!).sort(), ['die', 'from']);
  });

  it('are gone with the next fact, and when none is left', () => {
    const record = withUnfinished(begun, steps([13, 5]));
    assert.equal(append(record, say('resign', 1)).unfinished, undefined);
    holds(!('unfinished' in withUnfinished(record, [])));
  });

  it('must obey the rules: the code is the id of the rule, the index that of the fact to come', () => {
    const result = fold(withUnfinished(begun, steps([24, 5])));
    holds(!result.ok);
    assert.deepEqual([result.error.code, result.error.detail['fact']], ['MOVE-3', 3]);
  });

  it('ERR_FACT: where no roll is to be played there can be none', () => {
    const result = fold(withUnfinished(recordOf(FACTS.slice(0, 2)), steps([24, 5])));
    assert.equal(code(result), 'ERR_FACT');
  });

  it('the turn under way is null where no roll is to be played', () => {
    const series = value(startSeries(rulesOf()));
    assert.equal(turnOf(series), null);
    assert.deepEqual(turnOf(value(applyInSeries(series, thrown(3, 1))))?.moves, []);
  });
});
