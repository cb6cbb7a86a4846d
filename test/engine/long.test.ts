import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Rules } from '../../src/engine/options.js';
import { plays } from '../../src/engine/plays.js';
import { begin, nextSteps } from '../../src/engine/turn.js';
import type { Dice } from '../../src/engine/types.js';
import { holds, playsInWords, side, situation, type Told } from '../support/build.js';

const LONG = side({ 24: 15 });
const of = (told: Told, options: Partial<Rules> = {}) => situation({ variant: 'long', ...options }, told);
const words = (told: Told, options: Partial<Rules> = {}) => playsInWords(of(told, options));

/** The most checkers that any legal play takes from the head. */
const fromHead = (told: Told, options: Partial<Rules> = {}) =>
  Math.max(...plays(of(told, options)).map(({ moves }) => moves.filter(({ from }) => from === 24).length));

describe('moving in long nardy', () => {
  it('MOVE-3: one opposing checker closes a point, and nothing is hit', () => {
    assert.deepEqual(words({ mine: side({ 20: 1 }), theirs: side({ 7: 1, 6: 1 }, 1), dice: [2, 1] }), ['']);
  });

  it('MOVE-3: my 12 is the head of the opponent', () => {
    assert.deepEqual(words({ mine: side({ 18: 1 }), theirs: LONG, dice: [6, 6] }), ['']);
  });

  it('MOVE-5: of two dice that exclude each other the higher', () => {
    assert.deepEqual(words({ mine: side({ 24: 1 }), theirs: side({ 4: 1 }, 12 + 4), dice: [5, 3] }), [
      '24/19',
    ]);
  });

  it('OFF-3: a die higher than every point held bears off from the highest', () => {
    assert.deepEqual(words({ mine: side({ 3: 1, 2: 2 }), theirs: LONG, dice: [6, 5] }), ['3/off 2/off']);
  });
});

describe('the head', () => {
  const first = (die: number, more: Partial<Told> = {}): Told => ({
    mine: LONG,
    theirs: LONG,
    dice: [die, die],
    firstTurn: true,
    ...more,
  });

  it('HEAD-1: one checker a turn', () => {
    assert.equal(fromHead({ mine: LONG, theirs: LONG, dice: [5, 2] }), 1);
    assert.deepEqual(words({ mine: LONG, theirs: LONG, dice: [5, 2] }), ['24/17']);
  });

  for (const die of [1, 2, 3, 4, 5, 6]) {
    const two = [3, 4, 6].includes(die);
    it(`HEAD-2: on the first turn ${die}-${die} ${two ? 'two must' : 'one may'} leave it`, () => {
      assert.equal(fromHead(first(die)), two ? 2 : 1);
    });

    it(`HEAD-2: on a later turn ${die}-${die} lets one leave it`, () => {
      assert.equal(fromHead({ ...first(die), mine: side({ 24: 14, 23: 1 }), firstTurn: false }), 1);
    });
  }

  it("HEAD-2: only the player's first own roll is a first turn, not the second", () => {
    assert.equal(fromHead(first(6, { ownRolls: 1 })), 1);
    assert.equal(fromHead(first(6, { ownRolls: 0 })), 2);
  });

  it('HEAD-2: through MOVE-4 two must leave it, where that plays more dice', () => {
    assert.deepEqual(words(first(6)), ['24/18(2)']);
    assert.deepEqual(words(first(4)), ['24/16(2)']);
    assert.deepEqual(words(first(3)), ['24/18(2)', '24/21 24/15']);
  });

  it('HEAD-2: `headColors: white` gives it to White only', () => {
    assert.equal(fromHead(first(6, { colour: 'black' }), { headColors: 'white' }), 1);
    assert.equal(fromHead(first(6, { colour: 'white' }), { headColors: 'white' }), 2);
    assert.equal(fromHead(first(6, { colour: 'black' })), 2);
  });

  const fives: Partial<Told> = { colour: 'black', opponentFirstRoll: [5, 5] };
  it('HEAD-3: Black after a first 5-5 takes one from the head and plays a single four', () => {
    const told = first(4, { ...fives, theirs: side({ 24: 14, 4: 1 }) });
    assert.deepEqual(words(told), ['24/20']);
  });

  const not: [string, Told][] = [
    ['to 3-3', first(3, fives)],
    ['to 6-6', first(6, fives)],
    ['after 5-4', first(4, { ...fives, opponentFirstRoll: [5, 4] as Dice })],
    ['when the first roll is not known', first(4, { ...fives, opponentFirstRoll: null })],
    ['to White', first(4, { ...fives, colour: 'white' })],
  ];
  for (const [when, told] of not) {
    it(`HEAD-3: does not apply ${when}`, () => {
      assert.equal(fromHead(told), 2);
    });
  }

  it('HEAD-3: holds with `headDoubles: blocked` only', () => {
    assert.equal(fromHead(first(4, fives), { headDoubles: 'first-turn' }), 2);
    assert.equal(fromHead(first(4, fives), { headDoubles: 'always' }), 2);
  });

  it('HEAD-4: `first-turn`: two with any double, on the first turn only', () => {
    assert.equal(fromHead(first(2), { headDoubles: 'first-turn' }), 2);
    assert.equal(fromHead({ ...first(3), firstTurn: false }, { headDoubles: 'first-turn' }), 1);
  });

  it('HEAD-4: `always`: two with any double on any turn', () => {
    assert.equal(fromHead({ ...first(2), firstTurn: false }, { headDoubles: 'always' }), 2);
    assert.equal(fromHead({ ...first(2), dice: [2, 1] }, { headDoubles: 'always' }), 1);
  });

  it('HEAD-4: `never`: one', () => {
    assert.equal(fromHead(first(6), { headDoubles: 'never' }), 1);
  });
});

describe('blocks', () => {
  /** Whether 24/19 may be played, which makes six in a row on my 24 to 19: the opponent's 12 to 7. */
  const mayClose = (theirs: readonly number[], options: Partial<Rules> = {}) => {
    const mine = side({ 24: 11, 23: 1, 22: 1, 21: 1, 20: 1 });
    return nextSteps(begin(of({ mine, theirs, dice: [5, 1] }, options))).some(
      ({ from, die }) => from === 24 && die === 5,
    );
  };
  const behind = side({ 13: 1 }, 24);
  const ahead = side({ 6: 1 }, 24);

  it('BLOCK-1: six in a row need an opposing checker ahead', () => {
    assert.equal(mayClose(behind), false);
    assert.equal(mayClose(ahead), true);
  });

  it('BLOCK-1: one borne off counts as ahead', () => {
    assert.equal(mayClose(side({ 0: 1 }, 24)), true);
  });

  it('BLOCK-1: ahead of it is enough, at home or not', () => {
    // 12/7 makes my 12 to 7, the opponent's 24 to 19; their 18 is ahead and not at home.
    const mine = side({ 15: 4, 12: 7, 11: 1, 10: 1, 9: 1, 8: 1 });
    const told: Told = { mine, theirs: side({ 18: 15 }), dice: [5, 1] };
    const steps = (options: Partial<Rules>) =>
      nextSteps(begin(of(told, options))).map(({ from, to }) => `${from}/${to}`);
    holds(steps({}).includes('12/7'));
    holds(!steps({ sixBlock: 'home' }).includes('12/7'));
  });

  it('BLOCK-1: five in a row are always allowed', () => {
    const mine = side({ 24: 12, 23: 1, 22: 1, 21: 1 });
    const told: Told = { mine, theirs: side({ 13: 1 }, 24), dice: [4, 1] };
    holds(nextSteps(begin(of(told, { sixBlock: 'never' }))).some(({ to }) => to === 20));
  });

  it('BLOCK-1: a run across my own 1 and 24 is a block', () => {
    // My 3, 2, 1 are the opponent's 15, 14, 13, my 24, 23, 22 their 12, 11, 10.
    const mine = side({ 24: 9, 23: 1, 3: 2, 2: 1, 1: 1, 4: 1 });
    const told: Told = { mine, theirs: side({ 24: 15 }), dice: [2, 2] };
    holds(!nextSteps(begin(of(told))).some(({ to }) => to === 22));
    holds(nextSteps(begin(of(told, { sixBlock: 'free' }))).some(({ to }) => to === 22));
  });

  it("BLOCK-1: a run across the opponent's 1 and 24, my 13 and 12, is none", () => {
    const mine = side({ 15: 5, 14: 1, 13: 1, 12: 1, 11: 1, 24: 6 });
    const told: Told = { mine, theirs: side({ 18: 15 }), dice: [5, 5] };
    holds(nextSteps(begin(of(told))).some(({ from, to }) => from === 15 && to === 10));
  });

  it('BLOCK-2: `home` wants one at home or off', () => {
    assert.equal(mayClose(side({ 6: 1 }, 24), { sixBlock: 'home' }), true);
    assert.equal(mayClose(side({ 0: 1 }, 24), { sixBlock: 'home' }), true);
    assert.equal(mayClose(behind, { sixBlock: 'home' }), false);
  });

  it('BLOCK-2: `never` forbids it whoever is ahead', () => {
    assert.equal(mayClose(ahead, { sixBlock: 'never' }), false);
  });

  it('BLOCK-2: `free` puts no limit', () => {
    assert.equal(mayClose(behind, { sixBlock: 'free' }), true);
  });

  /** 24/18/17 runs through my 18, which closes 18 to 13: the opponent's 6 to 1. */
  const running: Told = {
    mine: side({ 24: 1, 17: 3, 16: 3, 15: 3, 14: 3, 13: 2 }),
    theirs: side({ 23: 1, 19: 1 }, 24),
    dice: [6, 1],
  };
  const runs = (options: Partial<Rules>) => words(running, options).includes('24/17');

  it('BLOCK-3: `forbidden`: not even one checker may run through', () => {
    const only: Told = { ...running, theirs: side({ 11: 1, 24: 14 }) };
    holds(!words(only).includes('24/17'));
    holds(words(only, { sixBlockPassing: 'allowed' }).includes('24/17'));
  });

  it('BLOCK-3: `forbidden`: another order of the dice may avoid it', () => {
    holds(runs({}));
    assert.deepEqual(
      nextSteps(begin(of(running)))
        .filter(({ from }) => from === 24)
        .map(({ die }) => die),
      [1],
    );
  });

  /** My 19 to 14, the opponent's 7 to 2, held with nobody ahead. */
  const held = (points: Record<number, number>, options: Partial<Rules> = {}) =>
    words({ mine: side(points), theirs: side({ 15: 15 }), dice: [1, 1] }, options);
  const thick = { 19: 5, 18: 2, 17: 2, 16: 2, 15: 2, 14: 2 };
  const thin = { 19: 1, 18: 2, 17: 2, 16: 2, 15: 2, 14: 6 };

  it('BLOCK-4: a block set up from outside must be broken by the first step', () => {
    const asked = of({ mine: side(thin), theirs: side({ 15: 15 }), dice: [1, 1] });
    assert.deepEqual(
      nextSteps(begin(asked)).map(({ from, to }) => `${from}/${to}`),
      ['19/18'],
    );
  });

  it('BLOCK-4: if no first step breaks it the turn passes', () => {
    assert.deepEqual(held(thick), ['']);
  });

  it('BLOCK-4: `allowed`: the end of the turn must break it', () => {
    const ends = held(thick, { sixBlockPassing: 'allowed' });
    holds(ends.includes('14/12(2)'));
    holds(!ends.includes('19/18(4)'));
  });

  it('BLOCK-4: `allowed`: if no play breaks it the turn passes', () => {
    const solid = side({ 18: 3, 17: 3, 16: 3, 15: 3, 14: 2, 13: 1 });
    const told: Told = { mine: solid, theirs: side({ 24: 7, 23: 8 }), dice: [2, 1] };
    assert.deepEqual(words(told, { sixBlockPassing: 'allowed' }), ['']);
    assert.notDeepEqual(words(told, { sixBlock: 'free' }), ['']);
  });

  it("BLOCK-4: the opponent's blocks are not judged", () => {
    const theirs = side({ 12: 10, 11: 1, 10: 1, 9: 1, 8: 1, 7: 1 });
    assert.equal(words({ mine: side({ 6: 15 }), theirs, dice: [2, 1] }).length > 0, true);
  });
});
