import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { situationOf, type Game } from '../../src/engine/game.js';
import type { Rules } from '../../src/engine/options.js';
import { plays } from '../../src/engine/plays.js';
import { startPosition } from '../../src/engine/position.js';
import { parseRules } from '../../src/engine/rules.js';
import { searchOf } from '../../src/engine/search.js';
import { begin, handedOver, isComplete, nextSteps, numbersLeft, type Turn } from '../../src/engine/turn.js';
import {
  after,
  code,
  holds,
  newGame,
  play,
  playsInWords,
  roll,
  rulesOf,
  side,
  situation,
  turnAfter,
  type Told,
} from '../support/build.js';
import { results, situations } from '../support/situations.js';

const LONG = side({ 24: 15 });
const of = (told: Told, options: Partial<Rules> = {}) =>
  situation({ variant: 'crazy-gulbar', ...options }, told);
const words = (told: Told, options: Partial<Rules> = {}) => playsInWords(of(told, options));
const run = (turn: Turn) => numbersLeft(turn).join(' ');
const ways = (turn: Turn) => nextSteps(turn).map(({ from, to }) => `${from}/${to}`);

const fromStart = (a: number, b: number, more: Partial<Told> = {}): Told => ({
  mine: LONG,
  theirs: LONG,
  dice: [a, b],
  ...more,
});

describe('crazy gulbar is long nardy', () => {
  it('GUL-1: with its set-up', () => {
    assert.deepEqual(startPosition('crazy-gulbar'), startPosition('long'));
  });

  it('GUL-1: two different dice have the plays that they have in long nardy', () => {
    fc.assert(
      fc.property(situations('crazy-gulbar'), fc.integer({ min: 1, max: 6 }), (asked, other) => {
        const dice = [asked.dice[0], other as 1] as const;
        fc.pre(dice[0] !== dice[1]);
        const rules = { ...asked.rules, variant: 'long' } as const;
        assert.deepEqual(results({ ...asked, dice }), results({ ...asked, dice, rules }));
      }),
      { numRuns: 100, seed: 5001 },
    );
  });

  it('GUL-1: it reads every option of long nardy', () => {
    const given = { headDoubles: 'always', sixBlock: 'home', sixBlockPassing: 'allowed' } as const;
    assert.equal(code(parseRules({ variant: 'crazy-gulbar', ...given })), 'ok');
    assert.equal(code(parseRules({ variant: 'crazy-gulbar', headColors: 'white' })), 'ok');
  });
});

describe('a double as a run', () => {
  for (const [die, twice] of [
    [1, '1 1 2 2 3 3 4 4 5 5 6 6'],
    [2, '2 2 3 3 4 4 5 5 6 6'],
    [3, '3 3 4 4 5 5 6 6'],
    [4, '4 4 5 5 6 6'],
    [5, '5 5 6 6'],
    [6, '6 6'],
  ] as const) {
    it(`GUL-2: ${die}-${die} runs up to the six, each number twice: ${twice}`, () => {
      assert.equal(run(begin(of(fromStart(die, die)))), twice);
    });

    it(`GUL-2: ${die}-${die} with \`gulbarRepeat: 4\` has each number four times`, () => {
      const numbers = [...new Set(twice.split(' '))];
      const expected = numbers.flatMap((number) => [number, number, number, number]).join(' ');
      assert.equal(run(begin(of(fromStart(die, die), { gulbarRepeat: 4 }))), expected);
    });
  }

  it('GUL-2: two different dice are no run: either may be played first', () => {
    const turn = begin(of(fromStart(5, 6)));
    assert.equal(run(turn), '6 5');
    assert.deepEqual(ways(turn), ['24/18', '24/19']);
  });

  it('GUL-2: its numbers are played in their order only', () => {
    const told: Told = { mine: side({ 24: 1, 20: 1 }), theirs: LONG, dice: [5, 5] };
    const dice = (turn: Turn) => [...new Set(nextSteps(turn).map(({ die }) => die))];
    assert.deepEqual(dice(begin(of(told))), [5]);
    assert.deepEqual(dice(turnAfter(of(told), [24, 5])), [5]);
    assert.deepEqual(dice(turnAfter(of(told), [24, 5], [19, 5])), [6]);
  });

  it('GUL-2, MOVE-4: as many numbers as possible must be played', () => {
    // After 8/3 the six of 24/19/13 is closed by Black's 19, so that 5 5 6 could not all be played.
    const told: Told = { mine: side({ 24: 1, 8: 1 }), theirs: side({ 24: 1, 19: 1, 9: 1 }), dice: [5, 5] };
    assert.deepEqual(ways(begin(of(told))), ['24/19']);
    assert.deepEqual(words(told), ['24/2']);
  });

  it('GUL-2: the first number that no way of playing allows ends it', () => {
    // After 24/19/14 no six: Black's 20 is White's 8.
    const asked = of({ mine: side({ 24: 1 }), theirs: side({ 20: 1 }, 3), dice: [5, 5] });
    const turn = turnAfter(asked, [24, 5], [19, 5]);
    holds(isComplete(turn));
    assert.deepEqual([run(turn), nextSteps(turn)], ['6 6', []]);
    assert.deepEqual(playsInWords(asked), ['24/14']);
  });

  it('GUL-2: a later number is not played when an earlier one cannot be', () => {
    const told: Told = { mine: side({ 24: 1 }), theirs: side({ 7: 1 }, 3), dice: [5, 5] };
    assert.deepEqual(words(told), ['']);
    assert.deepEqual(words({ ...told, dice: [6, 6] }), ['24/12']);
  });

  it('GUL-2, MOVE-7: the last checker off completes it, whatever numbers are left', () => {
    const turn = turnAfter(
      of({ mine: side({ 6: 1, 5: 1 }), theirs: LONG, dice: [5, 5] }),
      [6, 5],
      [5, 5],
      [1, 6],
    );
    holds(isComplete(turn));
    assert.deepEqual([run(turn), nextSteps(turn)], ['6', []]);
  });

  /** 24/18 makes six in a row of my 18 to 13, Black's 6 to 1; 18/12 breaks it again. */
  const through: Told = {
    mine: side({ 24: 1, 17: 3, 16: 3, 15: 3, 14: 3, 13: 2 }),
    theirs: side({ 23: 1 }, 19),
    dice: [6, 6],
  };

  it('GUL-1, BLOCK-3: `forbidden`: no unlawful block may stand between two numbers of a run', () => {
    holds(!words(through).some((play) => play.includes('24/')));
  });

  it('GUL-1, BLOCK-3: `allowed`: only the end of the whole run counts', () => {
    holds(words(through, { sixBlockPassing: 'allowed' }).includes('24/12'));
    holds(!words(through, { sixBlockPassing: 'allowed' }).some((play) => /24\/18(?: |$)/.test(play)));
  });
});

describe('from which own roll on a double is a run', () => {
  const numbers = (ownRolls: number, options: Partial<Rules> = {}) =>
    run(begin(of(fromStart(5, 5, { ownRolls }), options)));

  it('GUL-2: `gulbarFrom: 1`, the default: from the first', () => {
    assert.equal(numbers(0), '5 5 6 6');
  });

  it("GUL-2: `gulbarFrom: 4`: a player's first three own rolls play an ordinary double", () => {
    const from4 = { gulbarFrom: 4 } as const;
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((ownRolls) => numbers(ownRolls, from4)),
      ['5 5 5 5', '5 5 5 5', '5 5 5 5', '5 5 6 6', '5 5 6 6'],
    );
  });

  it('GUL-2: rolls of which nothing could be played count', () => {
    // Black's 11 and 10 are White's 23 and 22: with twos and ones White can do nothing.
    const position = { white: LONG, black: side({ 11: 1, 10: 1 }, 24) };
    const start = newGame(
      { variant: 'crazy-gulbar', gulbarFrom: 4 },
      { position, mover: 1, rolls: { 1: 0, 2: 0 } },
    );
    const round = (game: Game) =>
      after(game, roll(1, 2, 1), play(1), roll(2, 2, 1), play(2, [24, 2], [22, 1]));
    const third = after(round(round(start)), roll(1, 1, 1));
    assert.equal(run(begin(situationOf(third)!)), '1 1 1 1');
    const fourth = after(round(round(round(start))), roll(1, 1, 1));
    assert.equal(run(begin(situationOf(fourth)!)), '1 1 2 2 3 3 4 4 5 5 6 6');
  });

  it('GUL-2: an ordinary double is played four times, as in long nardy (MOVE-2)', () => {
    assert.deepEqual(words(fromStart(6, 6, { firstTurn: true }), { gulbarFrom: 4 }), ['24/18(2)']);
  });
});

describe('the head in a run', () => {
  const most = (told: Told, options: Partial<Rules> = {}) =>
    Math.max(...plays(of(told, options)).map(({ moves }) => moves.filter(({ from }) => from === 24).length));
  const first = (die: number, more: Partial<Told> = {}) => fromStart(die, die, { firstTurn: true, ...more });

  for (const die of [1, 2, 3, 4, 5, 6]) {
    const limit = [3, 4, 6].includes(die) ? 2 : 1;
    it(`GUL-2, HEAD-2: a first ${die}-${die} lets ${limit} leave it in the whole run`, () => {
      assert.equal(searchOf(of(first(die))).headLimit, limit);
      if (die > 2) assert.equal(most(first(die)), limit);
    });

    it(`GUL-2, HEAD-1: a later ${die}-${die} lets one leave it`, () => {
      assert.equal(searchOf(of(fromStart(die, die))).headLimit, 1);
      if (die > 2) assert.equal(most(fromStart(die, die)), 1);
    });
  }

  it('GUL-2: `headColors: white` holds in a run', () => {
    assert.equal(most(first(4, { colour: 'black' }), { headColors: 'white' }), 1);
    assert.equal(most(first(4, { colour: 'white' }), { headColors: 'white' }), 2);
  });

  it('GUL-2, HEAD-4: `headDoubles` decides as for an ordinary double', () => {
    assert.equal(most(first(5), { headDoubles: 'first-turn' }), 2);
    assert.equal(most(fromStart(5, 5), { headDoubles: 'first-turn' }), 1);
    assert.equal(most(fromStart(5, 5), { headDoubles: 'always' }), 2);
    assert.equal(most(first(4), { headDoubles: 'never' }), 1);
  });

  const fives = first(4, {
    colour: 'black',
    opponentFirstRoll: [5, 5],
    theirs: side({ 24: 14, 2: 1 }),
  });

  it('GUL-2: HEAD-3 does not hold in a run', () => {
    assert.equal(most(fives), 2);
  });

  it('GUL-2: HEAD-3 holds for an ordinary double under `gulbarFrom: 4`', () => {
    assert.equal(searchOf(of(fives, { gulbarFrom: 4 })).headLimit, 1);
  });
});

describe('what is left of a roll', () => {
  const told: Told = { mine: side({ 24: 1 }), theirs: side({ 7: 1 }, 3), dice: [5, 5] };

  it('GUL-3: the numbers of a run that are left are handed over, in order', () => {
    assert.deepEqual(handedOver(begin(of(told))), [5, 5, 6, 6]);
  });

  it('GUL-3: `gulbarRemainder: lost`: none are', () => {
    assert.deepEqual(handedOver(begin(of(told, { gulbarRemainder: 'lost' }))), []);
  });

  it('GUL-3: not those of two different dice, nor of an ordinary double under `gulbarFrom`', () => {
    assert.deepEqual(handedOver(begin(of({ ...told, dice: [5, 1], theirs: side({ 7: 1, 11: 1 }, 3) }))), []);
    assert.deepEqual(handedOver(begin(of({ ...told, ownRolls: 0 }, { gulbarFrom: 4 }))), []);
  });

  it('GUL-3: nor what is left of a remainder', () => {
    assert.deepEqual(handedOver(begin({ ...of(told), remainder: [5, 6] })), []);
  });

  it('GUL-2: long nardy has neither runs nor remainders', () => {
    const asked = situation({ variant: 'long' }, told);
    assert.deepEqual([run(begin(asked)), handedOver(begin(asked))], ['5 5 5 5', []]);
    assert.equal(code(parseRules({ variant: 'long', gulbarRepeat: 4 })), 'ERR_OPTION_UNREAD');
    assert.equal(rulesOf({ variant: 'crazy-gulbar' }).gulbarRepeat, 2);
  });
});
