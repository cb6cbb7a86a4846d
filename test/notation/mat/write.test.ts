import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { VARIANT_IDS, type Rules } from '../../../src/engine/options.js';
import type { SeriesFact } from '../../../src/engine/series.js';
import { readMat } from '../../../src/notation/mat/read.js';
import { writeMat } from '../../../src/notation/mat/write.js';
import type { NardyRecord } from '../../../src/record/record.js';
import { code, holds, play, roll, rulesOf, say, side, steps, thrown, value } from '../../support/build.js';
import { DIALECTS } from './dialects.js';
import { bringsBack, bringsBackUntold, dialectAgrees, hasRows, recorded, showsJacoby } from './laws.js';

const record = (
  options: Partial<Rules>,
  facts: readonly SeriesFact[],
  rest: Partial<NardyRecord> = {},
): NardyRecord => ({ version: 1, rules: rulesOf(options), ...rest, facts });
const BASE = { cubeLimit: 'unlimited', seriesFirstMove: 'roll' } as const;
const lines = (of: NardyRecord): string[] => value(writeMat(of)).text.split('\n');
const lost = (of: NardyRecord): readonly string[] => value(writeMat(of)).lost;
const NEW_GAME: SeriesFact = { type: 'new-game' };

const OPENING: readonly SeriesFact[] = [
  thrown(1, 4),
  play(2, [13, 4], [24, 1]),
  roll(1, 1, 3),
  play(1, [6, 1], [8, 3]),
];

describe('a record as match text', () => {
  it('has rows as GNU Backgammon writes them', () => {
    const facts = [
      ...OPENING,
      say('double', 2),
      say('take', 1),
      roll(2, 6, 6),
      play(2, [24, 6], [13, 6], [13, 6], [13, 6]),
      say('double', 1),
      say('drop', 2),
      NEW_GAME,
      thrown(6, 2),
      play(1, [24, 6], [18, 2]),
      say('resign', 1),
    ];
    const of = record({ ...BASE, matchLength: 5 }, facts, {
      seats: { 1: { name: 'Ann: Lee' }, 2: { name: 'Bob' } },
      notes: { Event: 'Open', EventDate: '2025.11.08' },
    });
    assert.deepEqual(lines(of), [
      '; [Crawford "On"]',
      '; [Event "Open"]',
      '; [EventDate "2025.11.08"]',
      '; [Player 1 "Ann: Lee"]',
      '; [Player 2 "Bob"]',
      '; [Variation "Backgammon"]',
      '',
      ' 5 point match',
      '',
      ' Game 1',
      ' Ann. Lee : 0                   Bob : 0',
      '  1)                             41: 24/23 13/9',
      '  2) 31: 8/5 6/5                  Doubles => 2',
      '  3)  Takes                      66: 24/18 13/7 13/7 13/7',
      '  4)  Doubles => 4                Drops',
      '      Wins 2 points',
      '',
      ' Game 2',
      ' Ann. Lee : 2                   Bob : 0',
      '  1) 62: 24/18 18/16              Wins 3 points',
      '',
    ]);
    assert.deepEqual(lost(of), []);
  });

  it('names the bar 25 and off 0, marks hits, and leaves a turn that passes empty', () => {
    const facts = [
      thrown(6, 2),
      play(1, [24, 6], [13, 2]),
      roll(2, 6, 1),
      play(2, [13, 6], [8, 1]),
      roll(1, 6, 6),
      play(1),
      roll(2, 2, 1),
    ];
    assert.deepEqual(lines(record(BASE, facts)).slice(-3), [
      '  1) 62: 24/18 13/11             61: 13/7* 8/7',
      '  2) 66:',
      '',
    ]);
  });

  it('a resignation after one’s own roll is told', () => {
    const of = record(BASE, [...OPENING.slice(0, 3), say('resign', 1)]);
    assert.deepEqual(lines(of).slice(-2), ['  2) 31: ????                     Wins 3 points', '']);
    const other = record(BASE, [...OPENING.slice(0, 3), say('resign', 2)]);
    assert.deepEqual(lost(other), ['facts.roll']);
  });

  it('MATCH-1: the result that ends a match says so', () => {
    const of = record({ ...BASE, matchLength: 3 }, [...OPENING, say('resign', 2)]);
    assert.equal(lines(of).at(-2), '      Wins 3 points and the match');
  });

  it('CUBE-4: a beaver is accepted by rolling', () => {
    const facts = [...OPENING, say('double', 2), say('beaver', 1), say('take', 2)];
    const of = record({ ...BASE, beaver: true }, [...facts, roll(2, 6, 2), play(2, [24, 6], [18, 2])]);
    assert.deepEqual(lines(of).slice(-3), [
      '  2) 31: 8/5 6/5                  Doubles => 2',
      '  3)  Beavers => 4               62: 24/18 18/16',
      '',
    ]);
    assert.deepEqual(lost(record({ ...BASE, beaver: true }, facts)), ['facts.take']);
  });

  it('CUBE-4: a beaver after which nobody rolls is a double, which GNU Backgammon does not wait on', () => {
    const facts = [...OPENING, say('double', 2), say('beaver', 1)];
    const beaver = { ...BASE, beaver: true } as const;
    const DOUBLES = '  3)  Doubles => 4';
    assert.deepEqual(lines(record(beaver, facts)).slice(-2), [DOUBLES, '']);
    const dropped = record(beaver, [...facts, say('drop', 2)]);
    assert.deepEqual(lines(dropped).slice(-3), [
      `${DOUBLES}                Drops`,
      '      Wins 2 points',
      '',
    ]);
    const resigned = record(beaver, [...facts, say('take', 2), say('resign', 2)]);
    assert.deepEqual(lines(resigned).slice(-3), [DOUBLES, '      Wins 12 points', '']);
    const { record: again, problems } = value(readMat(value(writeMat(dropped)).text));
    assert.deepEqual(problems, []);
    assert.deepEqual(again.facts.slice(-3), dropped.facts.slice(-3));
  });

  it('long nardy has each player’s own numbers, off in words, and its header', () => {
    const setup = {
      mover: 1,
      position: { white: side({ 3: 1, 1: 1 }), black: side({ 6: 2 }) },
    } as const;
    const of = record({ ...BASE, variant: 'long' }, [roll(1, 4, 3), play(1, [3, 4], [1, 3])], { setup });
    assert.deepEqual(lines(of), [
      '; [Variation "Long Nardy"]',
      '',
      ' 0 point match',
      '',
      ' Game 1',
      ' Player 1 : 0                   Player 2 : 0',
      '  1) 43: 3/off 1/off',
      '      Wins 1 point',
      '',
    ]);
    assert.deepEqual(lost(of), ['setup.mover', 'setup.position']);
  });

  it('GUL-3: what is left of a run stands in the other column with its numbers', () => {
    const setup = {
      mover: 1,
      position: { white: side({ 20: 1 }), black: side({ 24: 13, 22: 2 }) },
    } as const;
    const rest: SeriesFact = { type: 'remainder', seat: 2, steps: steps([24, 5], [22, 6], [22, 6]) };
    const facts = [roll(1, 5, 5), play(1, [20, 5]), rest, roll(2, 2, 1), play(2, [19, 2], [17, 1])];
    assert.deepEqual(lines(record({ ...BASE, variant: 'crazy-gulbar' }, facts, { setup })).slice(-3), [
      '  1) 55: 20/15                   566: 24/19 22/16 22/16',
      '  2)                             21: 19/17 17/16',
      '',
    ]);
  });

  it('a cube that is limited or not used has a header', () => {
    holds(lines(record({ cubeLimit: 8 }, [])).includes('; [CubeLimit "8"]'));
    holds(lines(record({}, [])).includes('; [CubeLimit "1"]'));
    for (const cubeLimit of ['off', 2, 64, 'unlimited'] as const) {
      const { text } = value(writeMat(record({ ...BASE, cubeLimit }, [])));
      assert.equal(value(readMat(text)).record.rules.cubeLimit, cubeLimit);
    }
  });

  it('text from outside stays in its line', () => {
    const seats = { 1: { name: ' A\n Game 9 : 7\n' }, 2: { name: '"]x : 3' } };
    const notes = { Event: 'a\n 9 point match', 'b"c': 'd', Variation: 'HyperGammon' };
    const of = record({ ...BASE, matchLength: 5 }, OPENING, { seats, notes });
    assert.deepEqual(lost(of), ['notes.Event', 'notes.Variation', 'notes.b"c']);
    const { record: again, problems } = value(readMat(value(writeMat(of)).text));
    assert.deepEqual(problems, []);
    assert.deepEqual(again.seats, { 1: { name: 'A  Game 9 : 7' }, 2: { name: '"]x : 3' } });
    assert.deepEqual(again.notes, { Event: 'a  9 point match' });
    assert.equal(again.facts.length, 4);
  });

  it('errors of a record that does not hold', () => {
    assert.equal(code(writeMat(record(BASE, [play(1)]))), 'ERR_FACT');
    const setup = { position: { white: side({}), black: side({ 1: 1 }) } };
    assert.equal(code(writeMat(record(BASE, [], { setup }))), 'ERR_POSITION_DONE');
  });
});

describe('what match text cannot carry is named', () => {
  it('ties and throws that decide nothing but who begins', () => {
    assert.deepEqual(lost(record(BASE, [thrown(3, 3), ...OPENING])), ['facts.throw']);
    assert.deepEqual(lost(record({ ...BASE, openingRoll: 'rerolls' }, [thrown(3, 1)])), [
      'facts.throw',
      'rules.openingRoll',
    ]);
  });

  it('a roll that is not played yet, and steps not confirmed', () => {
    assert.deepEqual(lost(record(BASE, [thrown(3, 1)])), ['facts.roll']);
    const unfinished = [{ from: 8, die: 3 }] as const;
    assert.deepEqual(lost(record(BASE, [thrown(3, 1)], { unfinished })), ['facts.roll', 'unfinished']);
  });

  it('DRAW-1: last rolls and draws', () => {
    const setup = {
      mover: 1,
      position: { white: side({ 1: 1 }), black: side({ 2: 1 }) },
    } as const;
    const facts = [roll(1, 2, 1), play(1, [1, 2]), roll(2, 3, 2), play(2, [2, 3])];
    const of = record({ ...BASE, drawRule: 'last-roll' }, facts, { setup });
    assert.deepEqual(lost(of), [
      'facts.draw',
      'facts.last-roll',
      'rules.drawRule',
      'setup.mover',
      'setup.position',
    ]);
    assert.deepEqual(lines(of).slice(-2), ['  1) 21: 1/0', '']);
  });

  it('rules that are agreed on', () => {
    const of = record({ variant: 'long', sixBlock: 'free', stake: 5, seriesGames: 3 }, []);
    assert.deepEqual(lost(of), [
      'rules.seriesFirstMove',
      'rules.seriesGames',
      'rules.sixBlock',
      'rules.stake',
    ]);
    const other = { ...NEW_GAME, rules: rulesOf({ ...BASE, stake: 2 }) };
    assert.deepEqual(lost(record(BASE, [...OPENING, say('resign', 1), other])), ['facts.new-game']);
  });

  it('CUBE-5: points for which GNU Backgammon counts one, as it plays for money by Jacoby', () => {
    const setup = {
      mover: 1,
      position: { white: side({ 1: 1 }), black: side({ 6: 15 }) },
    } as const;
    const won = [roll(1, 2, 1), play(1, [1, 2])];
    const lostRules = (options: Partial<Rules>, facts: readonly SeriesFact[] = won) =>
      lost(record({ ...BASE, ...options }, facts, { setup })).filter((name) => name.startsWith('rules.'));
    assert.deepEqual(lostRules({}), ['rules.jacoby']);
    assert.deepEqual(lostRules({ cubeLimit: 'off' }), ['rules.jacoby']);
    assert.deepEqual(lostRules({ jacoby: true }), []);
    assert.deepEqual(lostRules({ matchLength: 5 }), []);
    assert.deepEqual(lostRules({ variant: 'long' }), []);
    assert.deepEqual(lostRules({}, [say('double', 1), say('take', 2), ...won]), []);
    assert.deepEqual(lostRules({}, [say('resign', 1)]), []);
  });

  it('the score before the first game is carried', () => {
    const of = record({ ...BASE, matchLength: 5 }, OPENING, { setup: { score: { 1: 2, 2: 1 } } });
    assert.deepEqual(lost(of), []);
    holds(lines(of).includes(' Player 1 : 2                   Player 2 : 1'));
  });
});

describe('match text that is written is read again', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: to the same facts and positions, by the same rules`, () => {
      bringsBack(variant, { numRuns: 8, seed: 9301 });
    });
  }

  it('short nardy with its cube: to the same record, without knowing its rules', () => {
    bringsBackUntold({ numRuns: 12, seed: 9302 });
  });

  it('CUBE-5: Jacoby is found in the points, where no header tells of it', () => {
    let found = 0;
    for (let seed = 1; found < 2; seed++) {
      const of = recorded(rulesOf({ ...BASE, jacoby: true }), seed, 2);
      if (!showsJacoby(of) || !hasRows(of)) continue;
      found++;
      const text = value(writeMat(of)).text.replace('; [Jacoby "On"]\n', '');
      const { record: again, problems } = value(readMat(text));
      assert.deepEqual([problems, again.rules.jacoby], [[], true]);
    }
  });

  for (const dialect of Object.keys(DIALECTS)) {
    it(`the dialect of ${dialect} leads to the same positions`, () => {
      dialectAgrees(dialect, { numRuns: 5, seed: 9303 });
    });
  }
});
