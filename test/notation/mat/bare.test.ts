import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS, type Rules, type VariantId } from '../../../src/engine/options.js';
import type { SeriesFact } from '../../../src/engine/series.js';
import { writeMat } from '../../../src/notation/mat/write.js';
import { fold } from '../../../src/record/record.js';
import { holds, rulesOf, value } from '../../support/build.js';
import { recorded } from './laws.js';
import { clean, facts, game, matchOf, OPENING, problemsOf, read, scoreOf, told } from './texts.js';

/** Play for money by a lot, as a text tells it. */
const PLAIN = Object.fromEntries(
  VARIANT_IDS.map((variant) => [variant, rulesOf({ variant, seriesFirstMove: 'roll' })]),
) as Readonly<Record<VariantId, Rules>>;

const row = (number: number, left: string, right = ''): string =>
  `  ${number}) ${left.padEnd(27)} ${right}`.trimEnd();
const LEFT = '      Wins 1 point';
const RIGHT = LEFT.padStart(LEFT.length + 28);
const text = (...rows: readonly string[]): string => matchOf(7, game(1, 0, 0, ...OPENING, ...rows));
const after = (...rows: readonly string[]): string[] => facts(text(...rows)).slice(6);
/** Facts of a text in which something is wrong. */
const kept = (...rows: readonly string[]): string[] =>
  read(text(...rows))
    .record.facts.slice(6)
    .map(told);
const PLAYED = ['1 62', '1 24/6 18/2'];

describe('a roll without a play, then the result', () => {
  it('END-4: the roller gives up: the roll stays', () => {
    assert.deepEqual(after(row(3, '62: 24/16', '32:'), LEFT), [...PLAYED, '2 32', '2 resign oin']);
    assert.deepEqual(after(row(3, '62:'), RIGHT), ['1 62', '1 resign oin']);
    assert.deepEqual(after(row(3, '62:', ' Wins 1 point')), ['1 62', '1 resign oin']);
    assert.deepEqual(after(row(3, '62: 24/16', '32:'), row(4, ' Wins 1 point')), [
      ...PLAYED,
      '2 32',
      '2 resign oin',
    ]);
  });

  it('END-4: the other one gives up before it is played', () => {
    assert.deepEqual(after(row(3, '62:'), LEFT), ['1 62', '2 resign oin']);
  });

  it('END-4: it may be told in words, or by marks', () => {
    for (const word of ['Resigns', 'Concedes', '????']) {
      assert.deepEqual(after(row(3, '62:'), row(4, word)), ['1 62', '1 resign'], word);
    }
    assert.deepEqual(after(row(3, '62: 24/16', '32:'), row(4, '', 'Resigns 1 point')), [
      ...PLAYED,
      '2 32',
      '2 resign oin',
    ]);
  });

  it('the score before the next game may be all that tells it', () => {
    const whole = matchOf(7, game(1, 0, 0, ...OPENING, row(3, '62:')), game(2, 0, 2, ...OPENING));
    assert.deepEqual(facts(whole).slice(6, 9), ['1 62', '1 resign mars', 'new-game']);
    assert.deepEqual(scoreOf(clean(whole)), [0, 2]);
  });

  for (const variant of VARIANT_IDS) {
    it(`${variant}: is the same as a resignation after the roll, wherever that comes`, () => {
      fc.assert(
        fc.property(fc.nat(), fc.nat(), (seed, at) => {
          const { facts: all, rules } = recorded(PLAIN[variant], seed, 1);
          const rolls = all.flatMap(({ type }, index) => {
            const next = all[index + 1];
            return type === 'roll' && next?.type === 'play' && next.steps.length > 0 ? [index] : [];
          });
          fc.pre(rolls.length > 0);
          const cut = rolls[at % rolls.length]!;
          const { seat } = all[cut] as Extract<SeriesFact, { type: 'roll' }>;
          const record = {
            version: 1,
            rules,
            facts: [...all.slice(0, cut + 1), { type: 'resign', seat } as const],
          } as const;
          const { text: written } = value(writeMat(record));
          fc.pre(/\d\d: \?{4}/.test(written));
          const bare = read(written.replace(/(\d\d:) \?{4}/, '$1'), { rules });
          assert.deepEqual([bare.problems, bare.record], [[], read(written, { rules }).record], written);
        }),
        { numRuns: 15, seed: 9451 },
      );
    });
  }
});

describe('a roll without a play at the end of a text that is broken off', () => {
  it('ERR_MAT_ROLL: is told as that and kept', () => {
    assert.deepEqual(problemsOf(text(row(3, '62: 24/16', '32:'))), ['7:34 ERR_MAT_ROLL']);
    assert.deepEqual(kept(row(3, '62: 24/16', '32:')), [...PLAYED, '2 32']);
    assert.deepEqual(problemsOf(text(row(3, '62:'))), ['7:6 ERR_MAT_ROLL']);
    assert.deepEqual(read(' Game 1\n A : 0    B : 0\n  1) 31:').record.facts.map(told), ['throw 31']);
  });

  it('ERR_MAT_ROLL: also before words that are no row', () => {
    assert.deepEqual(problemsOf(text(row(3, '62:'), '', '; the connection broke')), ['7:6 ERR_MAT_ROLL']);
  });

  it('GUL-3: what is left of a run is no roll, and the game stands before it', () => {
    const rules = PLAIN['crazy-gulbar'];
    const { facts: all } = recorded(rules, 4, 3);
    const index = all.findIndex((fact) => fact.type === 'remainder' && fact.steps.length > 1);
    holds(index > 0);
    const { text: written } = value(writeMat({ version: 1, rules, facts: all.slice(0, index + 1) }));
    const bare = written.replace(/(\d:) [^:]*$/, '$1\n');
    const { record, problems } = read(bare, { rules });
    assert.deepEqual(
      problems.map(({ code }) => code),
      ['ERR_MAT_ROLL'],
      bare,
    );
    assert.equal(value(fold(record)).series.game.phase, 'remainder');
  });

  it('MOVE-6: is a turn that passed where nothing can be played', () => {
    const rules = PLAIN.short;
    const { facts: all } = recorded(rules, 1, 5);
    const index = all.findIndex((fact) => fact.type === 'play' && fact.steps.length === 0);
    holds(index > 0);
    const { text: written } = value(writeMat({ version: 1, rules, facts: all.slice(0, index + 1) }));
    assert.match(written, /\d\d:\n$/);
    assert.equal(clean(written, { rules }).facts.at(-1)?.type, 'play');
  });
});

describe('a roll without a play before another turn', () => {
  it('ERR_PLAY_SHORT: is a play that is missing, and the game is read up to it', () => {
    for (const next of [row(4, '21: 13/10'), row(4, ' Doubles => 2'), row(4, '99: x')]) {
      const rows = [row(3, '62: 24/16', '32:'), next];
      assert.deepEqual(problemsOf(text(...rows)), ['7:34 ERR_PLAY_SHORT MOVE-4'], next);
      assert.deepEqual(kept(...rows), PLAYED, next);
    }
  });

  it('ERR_PLAY_SHORT: a play that is said to be none, where there is one', () => {
    assert.deepEqual(problemsOf(text(row(3, '62: Cannot Move'), LEFT)), ['7:6 ERR_PLAY_SHORT MOVE-4']);
  });
});
