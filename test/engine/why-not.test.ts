import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS, type Rules } from '../../src/engine/options.js';
import type { RuleId } from '../../src/engine/rule-ids.js';
import { searchOf, type Situation } from '../../src/engine/search.js';
import { begin, explain, nextSteps, ledTo, routes, step, type Turn } from '../../src/engine/turn.js';
import { DICE, type Die } from '../../src/engine/types.js';
import { whyNot } from '../../src/engine/why-not.js';
import { code, side, situation, turnAfter, value, type Told } from '../support/build.js';
import { askedOf } from '../support/properties.js';
import { assertLost, assertReason } from '../support/reason-facts.js';

type Pair = readonly [from: number, die: number];

interface Refused {
  readonly rule: RuleId;
  readonly when: string;
  readonly options?: Partial<Rules>;
  readonly told: Told;
  /** Steps taken before. */
  readonly done?: readonly Pair[];
  readonly step: Pair;
}

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });
const LONG = side({ 24: 15 });
const long = { variant: 'long' } as const;
const caucasus = { variant: 'caucasus' } as const;
/** Ends in the home of nobody: far from whatever the mover does in short nardy. */
const FAR = side({ 24: 1 });
/** With 12/7 my 12 to 7 are six in a row: their 24 to 19, so that all of them are ahead. */
const HIGH_RUN = side({ 18: 4, 12: 7, 11: 1, 10: 1, 9: 1, 8: 1 });
/** With 24/19 my 24 to 19 are six in a row: their 12 to 7. */
const HEAD_RUN = side({ 24: 11, 23: 1, 22: 1, 21: 1, 20: 1 });
/** With 19/13 my 18 to 13 are six in a row: their 6 to 1, where nobody can be ahead. */
const LOW_RUN = side({ 23: 4, 19: 1, 18: 2, 17: 2, 16: 2, 15: 2, 14: 2 });

const REFUSED: readonly Refused[] = [
  {
    rule: 'MOVE-1',
    when: 'a number was not thrown',
    told: { mine: START, theirs: START, dice: [3, 1] },
    step: [24, 5],
  },
  {
    rule: 'MOVE-1',
    when: 'a die has been used',
    told: { mine: START, theirs: START, dice: [3, 1] },
    done: [[8, 3]],
    step: [6, 3],
  },
  {
    rule: 'MOVE-1',
    when: 'no own checker stands there',
    told: { mine: START, theirs: START, dice: [3, 1] },
    step: [23, 3],
  },
  {
    rule: 'MOVE-3',
    when: 'two opposing checkers close a point of short nardy',
    told: { mine: START, theirs: START, dice: [5, 1] },
    step: [24, 5],
  },
  {
    rule: 'MOVE-3',
    when: 'one opposing checker closes a point of long nardy',
    options: long,
    told: { mine: LONG, theirs: side({ 8: 1 }, 24), dice: [4, 1] },
    step: [24, 4],
  },
  {
    rule: 'MOVE-4',
    when: 'the other die could then not be played',
    told: {
      mine: side({ 9: 1, 6: 8, 4: 2, 3: 4 }),
      theirs: side({ 1: 1, 3: 1, 5: 1, 7: 1, 17: 4, 23: 3, 24: 4 }),
      dice: [6, 2],
    },
    step: [9, 2],
  },
  {
    rule: 'MOVE-5',
    when: 'either die can be played but not both, and this is the lower',
    told: { mine: side({ 17: 1 }), theirs: side({ 18: 2 }), dice: [6, 4] },
    step: [17, 4],
  },
  {
    rule: 'BAR-1',
    when: 'an own checker is on the bar',
    told: { mine: side({ 25: 1, 13: 14 }), theirs: START, dice: [3, 1] },
    step: [13, 3],
  },
  {
    rule: 'BAR-1',
    when: 'one has entered and another still waits (BAR-2)',
    told: { mine: side({ 25: 2, 13: 13 }), theirs: side({ 24: 15 }), dice: [3, 1] },
    done: [[25, 3]],
    step: [13, 1],
  },
  {
    rule: 'OFF-1',
    when: 'a checker is not yet home',
    told: { mine: side({ 7: 1, 6: 14 }), theirs: FAR, dice: [6, 5] },
    step: [6, 6],
  },
  {
    rule: 'OFF-3',
    when: 'a higher point is held',
    told: { mine: side({ 6: 2, 4: 2 }), theirs: FAR, dice: [5, 2] },
    step: [4, 5],
  },
  {
    rule: 'HEAD-1',
    when: 'one checker has left the head',
    options: long,
    told: { mine: LONG, theirs: LONG, dice: [5, 2] },
    done: [[24, 5]],
    step: [24, 2],
  },
  {
    rule: 'HEAD-1',
    when: 'the double is not of the first turn',
    options: long,
    told: { mine: LONG, theirs: side({ 23: 15 }), dice: [3, 3] },
    done: [[24, 3]],
    step: [24, 3],
  },
  {
    rule: 'HEAD-2',
    when: 'two checkers have left the head on a first 3-3',
    options: long,
    told: { mine: LONG, theirs: LONG, dice: [3, 3], firstTurn: true },
    done: [
      [24, 3],
      [24, 3],
    ],
    step: [24, 3],
  },
  {
    rule: 'HEAD-4',
    when: 'two checkers have left the head with a double of any turn',
    options: { ...long, headDoubles: 'always' },
    told: { mine: LONG, theirs: LONG, dice: [3, 3] },
    done: [
      [24, 3],
      [24, 3],
    ],
    step: [24, 3],
  },
  {
    rule: 'HEAD-3',
    when: 'Black throws 4-4 after a first 5-5 and one has left the head',
    options: long,
    told: {
      mine: LONG,
      theirs: side({ 4: 1, 24: 14 }),
      dice: [4, 4],
      colour: 'black',
      firstTurn: true,
      opponentFirstRoll: [5, 5],
    },
    done: [[24, 4]],
    step: [24, 4],
  },
  {
    rule: 'HIDE-1',
    when: 'a checker that hit at home would join another',
    options: caucasus,
    told: { mine: side({ 8: 2, 3: 2 }, 13), theirs: side({ 20: 1 }, 24), dice: [3, 2] },
    done: [[8, 3]],
    step: [5, 2],
  },
  {
    rule: 'HIDE-2',
    when: 'prison rules keep a hitter on the board',
    options: { ...caucasus, hitterBearOff: 'forbidden' },
    told: { mine: side({ 6: 2 }), theirs: side({ 20: 1, 15: 14 }), dice: [5, 1] },
    done: [[6, 1]],
    step: [5, 5],
  },
  {
    rule: 'HIDE-2',
    when: 'a play without bearing off a hitter uses as many dice',
    options: { ...caucasus, hitterBearOff: 'last-resort' },
    told: { mine: side({ 6: 2 }), theirs: side({ 20: 1, 15: 14 }), dice: [5, 1] },
    done: [[6, 1]],
    step: [5, 5],
  },
  {
    rule: 'BLOCK-1',
    when: 'six in a row would stand with no opposing checker ahead',
    options: long,
    told: { mine: HEAD_RUN, theirs: side({ 13: 1 }, 24), dice: [5, 1] },
    step: [24, 5],
  },
  {
    rule: 'BLOCK-2',
    when: 'six in a row are never allowed',
    options: { ...long, sixBlock: 'never' },
    told: { mine: HIGH_RUN, theirs: side({ 5: 1 }, 18), dice: [5, 1] },
    step: [12, 5],
  },
  {
    rule: 'BLOCK-2',
    when: 'no opposing checker is at home yet',
    options: { ...long, sixBlock: 'home' },
    told: { mine: HIGH_RUN, theirs: side({ 7: 1 }, 18), dice: [5, 1] },
    step: [12, 5],
  },
  {
    rule: 'BLOCK-3',
    when: 'no way of playing on leaves the unlawful block again',
    options: { ...long, sixBlockPassing: 'allowed' },
    told: { mine: LOW_RUN, theirs: LONG, dice: [6, 1] },
    step: [19, 6],
  },
];

describe('a refused step names the rule that forbids it', () => {
  for (const {
    rule,
    when,
    options = {},
    told,
    done = [],
    step: [from, die],
  } of REFUSED) {
    it(`${rule}: ${when}`, () => {
      const turn = turnAfter(situation(options, told), ...done);
      assert.equal(code(step(turn, { from, die: die as Die })), rule);
    });
  }

  it('a refused step changes nothing, and its error tells the step', () => {
    const turn = turnAfter(situation({}, { mine: START, theirs: START, dice: [3, 1] }));
    const refused = step(turn, { from: 24, die: 5 });
    assert.deepEqual(refused, { ok: false, error: { code: 'MOVE-1', detail: { from: 24, die: 5 } } });
    assert.deepEqual(turn.moves, []);
  });
});

/** The turn after some steps of a random legal play. */
function walked(asked: Situation, choices: readonly number[]): Turn {
  let turn = begin(asked);
  for (const choice of choices) {
    const next = nextSteps(turn);
    if (next.length > 0) turn = value(step(turn, next[choice % next.length]!));
  }
  return turn;
}

const POINTS = Array.from({ length: 26 }, (_, point) => point);

for (const variant of VARIANT_IDS) {
  describe(`in any turn of ${variant}`, () => {
    const always = (seed: number, check: (turn: Turn) => void) =>
      fc.assert(
        fc.property(askedOf(variant), fc.array(fc.nat(), { maxLength: 3 }), (asked, choices) =>
          check(walked(asked, choices)),
        ),
        { numRuns: 60, seed, endOnFailure: true },
      );

    it('MOVE-1: there is no reason against going somewhere just where a way leads there', () => {
      always(6001, (turn) => {
        const ways = new Set(routes(turn).map(({ from, to }) => `${from}/${to}`));
        const free = new Set(nextSteps(turn).map(({ from }) => from));
        for (const from of POINTS) {
          assert.equal(explain(turn, from, null) === null, free.has(from), `${from} to anywhere`);
          for (const to of POINTS) {
            assert.equal(explain(turn, from, to) === null, ways.has(`${from}/${to}`), `${from}/${to}`);
          }
        }
      });
    });

    it('every reason told is of a rule that the variant has, and its facts are so', () => {
      always(6002, (turn) => {
        for (const from of POINTS) {
          for (const to of [null, ...POINTS]) {
            const told = explain(turn, from, to);
            if (told) assertReason(turn, from, to, told);
          }
        }
      });
    });

    it('MOVE-4, MOVE-5: a step is refused just where no legal play takes it, and what it would lose is told', () => {
      always(6003, (turn) => {
        const next = new Set(nextSteps(turn).map(({ from, die }) => `${from} ${die}`));
        for (const from of POINTS) {
          for (const die of DICE) {
            const told = whyNot(searchOf(turn.situation), ledTo(turn), from, die);
            assert.equal(told === null, next.has(`${from} ${die}`), `${from} by ${die}`);
            if (told?.kind === 'other-die' || told?.kind === 'higher') assertLost(turn, from, die, told);
          }
        }
      });
    });
  });
}
