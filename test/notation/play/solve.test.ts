import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS, type Rules } from '../../../src/engine/options.js';
import { plays } from '../../../src/engine/plays.js';
import type { Situation } from '../../../src/engine/search.js';
import { begin, isComplete, nextSteps, step, type Turn } from '../../../src/engine/turn.js';
import { makeTurn } from '../../../src/notation/play/make.js';
import { parsePlay } from '../../../src/notation/play/read.js';
import { readPlay, solvePlay, type Solution } from '../../../src/notation/play/solve.js';
import type { Result } from '../../../src/engine/result.js';
import { frozen, holds, side, situation, value, type Told } from '../../support/build.js';
import { chanceFrom } from '../../support/games.js';
import { situations } from '../../support/situations.js';

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });
const HEAD = side({ 24: 15 });
const opening = (a: number, b: number): Told => ({ mine: START, theirs: START, dice: [a, b] });
const turnOf = (told: Told, options: Partial<Rules> = {}): Turn => begin(situation(options, told));

const pairs = (result: Result<readonly { from: number; die: number }[]>) =>
  value(result).map(({ from, die }) => [from, die]);
const fault = (result: Result<unknown>) => {
  holds(!result.ok);
  return [result.error.code, result.error.detail];
};
const solve = (text: string, turn: Turn): Result<readonly Solution[]> =>
  solvePlay(value(parsePlay(text)), turn);
const hitsOf = (result: Result<readonly Solution[]>) =>
  value(result).map(({ moves, unmarked }) => [moves.filter(({ hit }) => hit).map(({ to }) => to), unmarked]);

/** The turn after these steps. */
const played = (turn: Turn, taken: Result<readonly { from: number; die: number }[]>): Turn =>
  value(taken).reduce((before, each) => value(step(before, each as Turn['moves'][number])), turn);

describe('reading a play of a turn', () => {
  it('gives the steps, a die each, in an order that is legal', () => {
    assert.deepEqual(pairs(readPlay('4-2: 8/4 6/4', turnOf(opening(4, 2)))), [
      [8, 4],
      [6, 2],
    ]);
    assert.deepEqual(pairs(readPlay('13/11(2) 6/4(2)', turnOf(opening(2, 2)))).length, 4);
  });

  it('MOVE-1: a group of several dice is taken apart', () => {
    assert.deepEqual(pairs(readPlay('24/13', turnOf(opening(6, 5)))), [
      [24, 6],
      [18, 5],
    ]);
    const far: Told = { mine: side({ 13: 1 }, 1), theirs: side({ 1: 2 }), dice: [3, 3] };
    assert.equal(pairs(readPlay('13/1', turnOf(far))).length, 4);
  });

  it('MOVE-2: 8/4(2) with 2-2 is four steps, two for each checker', () => {
    const turn = turnOf(opening(2, 2));
    assert.deepEqual(pairs(readPlay('2-2: 8/4(2)', turn)).length, 4);
    assert.equal(played(turn, readPlay('8/4 (2)', turn)).position.white[4], 2);
  });

  it('the same play in other spellings gives the same position', () => {
    const told: Told = { mine: side({ 25: 2, 8: 3, 6: 5, 13: 5 }), theirs: START, dice: [4, 2] };
    const turn = turnOf(told);
    const expected = played(turn, readPlay('bar/23 bar/21', turn)).position;
    for (const text of ['25/21 25/23', 'БАР/21, Bar-23', '2-4: BAR/21 bar/23', '42:25/23,25/21']) {
      assert.deepEqual(played(turn, readPlay(text, turn)).position, expected, text);
    }
  });

  it('the order of the groups has no meaning', () => {
    const turn = turnOf(opening(6, 4));
    const expected = played(turn, readPlay('24/14', turn)).position;
    assert.deepEqual(played(turn, readPlay('18/14 24/18', turn)).position, expected);
  });

  it('words of another language are taken', () => {
    const told: Told = { mine: side({ 25: 1, 8: 14 }), theirs: START, dice: [3, 1] };
    const words = { bar: 'bārs', off: 'noņemts' };
    assert.deepEqual(pairs(readPlay('bārs/22 8/7', turnOf(told), words)), [
      [25, 3],
      [8, 1],
    ]);
  });

  it('MOVE-6: a turn that passes is read from any mark', () => {
    const told: Told = { mine: side({ 25: 1 }, 1), theirs: side({ 6: 2, 5: 2 }), dice: [6, 6] };
    for (const text of ['6-6: Ø', '', 'Cannot Move', '66:', 'fan']) {
      assert.deepEqual(pairs(readPlay(text, turnOf(told))), [], text);
    }
  });

  it('MOVE-7: a play that finishes need not use all dice', () => {
    const told: Told = { mine: side({ 3: 1 }), theirs: side({ 1: 1 }), dice: [6, 1] };
    assert.equal(pairs(readPlay('6-1: 3/off', turnOf(told))).length, 1);
  });

  it('steps that are already taken stand before what is written', () => {
    const turn = value(step(turnOf(opening(4, 2)), { from: 8, die: 4 }));
    assert.deepEqual(pairs(readPlay('6/4', turn)), [
      [8, 4],
      [6, 2],
    ]);
  });
});

describe('hits in a written play (HIT-1)', () => {
  const blots: Told = { mine: side({ 13: 2 }, 1), theirs: side({ 18: 1 }, 3), dice: [6, 2] };

  it('what is written without a hit goes the way without one, if there is one', () => {
    assert.deepEqual(pairs(readPlay('13/5', turnOf(blots))), [
      [13, 2],
      [11, 6],
    ]);
    assert.deepEqual(pairs(readPlay('13/7*/5', turnOf(blots))), [
      [13, 6],
      [7, 2],
    ]);
  });

  it('all ways are told, those with the fewest hits that are not marked first', () => {
    assert.deepEqual(hitsOf(solve('13/5', turnOf(blots))), [
      [[], 0],
      [[7], 1],
    ]);
    assert.deepEqual(hitsOf(solve('13/7*/5', turnOf(blots))), [[[7], 0]]);
  });

  it('a hit that nothing marks is taken where there is no other way', () => {
    const told: Told = { mine: side({ 6: 1 }, 1), theirs: side({ 20: 1, 21: 2 }), dice: [1, 2] };
    assert.deepEqual(hitsOf(solve('6/3', turnOf(told))), [[[5], 1]]);
  });

  it('ERR_PLAY_AMBIGUOUS: two ways hit equally and lead to different positions', () => {
    const both: Told = { ...blots, theirs: side({ 18: 1, 14: 1 }, 3) };
    assert.deepEqual(fault(readPlay('13/5', turnOf(both))), ['ERR_PLAY_AMBIGUOUS', { n: 2 }]);
    assert.equal(value(solve('13/5', turnOf(both))).length, 2);
    assert.equal(pairs(readPlay('13/11*/5', turnOf(both))).length, 2);
  });

  it('6/3*(2): the first checker hits', () => {
    const told: Told = { mine: side({ 6: 3, 13: 12 }), theirs: side({ 22: 1 }, 2), dice: [3, 3] };
    assert.deepEqual(hitsOf(solve('13/10(2) 6/3*(2)', turnOf(told))), [[[3], 0]]);
  });

  it('24/15* with 6-3 hits at its end, by way of any point', () => {
    const told: Told = { mine: side({ 24: 2 }, 1), theirs: side({ 10: 1, 7: 2 }), dice: [6, 3] };
    assert.deepEqual(pairs(readPlay('24/15*', turnOf(told))), [
      [24, 3],
      [21, 6],
    ]);
  });

  it('ERR_PLAY_ILLEGAL, HIT-1: a mark where nothing is hit', () => {
    assert.deepEqual(fault(readPlay('8/4 6/4*', turnOf(opening(4, 2)))), [
      'ERR_PLAY_ILLEGAL',
      { word: '6/4*', rule: 'HIT-1' },
    ]);
  });
});

describe('a written play that is not legal', () => {
  const illegal = (text: string, told: Told, options: Partial<Rules> = {}) => {
    const [code, detail] = fault(readPlay(text, turnOf(told, options))) as [string, { word: string }];
    assert.equal(code, 'ERR_PLAY_ILLEGAL');
    return Object.values(detail).join(' ');
  };

  it('tells the word and the rule', () => {
    assert.equal(illegal('24/18 6/1', { ...opening(6, 5), theirs: side({ 7: 2 }) }), '24/18 MOVE-3');
    assert.equal(
      illegal('13/7 13/8', { mine: side({ 25: 1, 13: 14 }), theirs: START, dice: [6, 5] }),
      '13/7 BAR-1',
    );
    assert.equal(
      illegal('6/off 6/5', { mine: side({ 6: 2, 13: 13 }), theirs: START, dice: [6, 1] }),
      '6/off OFF-1',
    );
    assert.equal(
      illegal('24/18(2) 18/12(2)', { mine: HEAD, theirs: HEAD, dice: [6, 6] }, { variant: 'long' }),
      '24/18(2) HEAD-1',
    );
  });

  it('MOVE-1: a way that no dice lead', () => {
    assert.equal(illegal('8/3 6/4', opening(4, 2)), '8/3 MOVE-1');
    assert.equal(illegal('10/6', opening(4, 2)), '10/6 MOVE-1');
    assert.equal(illegal('8/4 6/4 13/9', opening(4, 2)), '13/9 MOVE-1');
  });

  it('of a way of several steps it tells what keeps the first', () => {
    const told: Told = { mine: side({ 24: 2, 13: 13 }), theirs: side({ 7: 2, 4: 2 }), dice: [6, 3] };
    assert.equal(illegal('24/15', told), '24/15 MOVE-3');
  });

  it('MOVE-4, MOVE-5: a step that shuts out the longer or the higher play', () => {
    const told: Told = { mine: side({ 13: 1 }), theirs: side({ 23: 2 }), dice: [6, 5] };
    assert.equal(illegal('13/8', told), '13/8 MOVE-5');
  });

  it('MOVE-6: a step where nothing can be played', () => {
    const told: Told = { mine: side({ 25: 1 }, 1), theirs: side({ 6: 2, 5: 2 }), dice: [6, 6] };
    assert.equal(illegal('bar/19', told), 'bar/19 MOVE-6');
  });

  it('ERR_PLAY_SHORT, MOVE-4: more must be played', () => {
    const short = ['ERR_PLAY_SHORT', { rule: 'MOVE-4' }];
    assert.deepEqual(fault(readPlay('8/4', turnOf(opening(4, 2)))), short);
    assert.deepEqual(fault(readPlay('Ø', turnOf(opening(4, 2)))), short);
    assert.deepEqual(fault(readPlay('4-2: 8/4 Ø', turnOf(opening(4, 2)))), short);
  });

  it('ERR_PLAY_DICE: other dice than were thrown', () => {
    assert.deepEqual(fault(readPlay('6-5: 24/13', turnOf(opening(4, 2)))), [
      'ERR_PLAY_DICE',
      { written: '6-5', rolled: '4-2' },
    ]);
    assert.equal(pairs(readPlay('24: 8/4 6/4', turnOf(opening(4, 2)))).length, 2);
    assert.equal(pairs(readPlay('2-2-2-2: 13/11(2) 6/4(2)', turnOf(opening(2, 2)))).length, 4);
  });
});

describe('a written run (GUL-2, GUL-3)', () => {
  const gulbar = { variant: 'crazy-gulbar' } as const;
  const told: Told = { mine: side({ 24: 13, 20: 2 }), theirs: HEAD, dice: [4, 4], ownRolls: 5 };

  it('is written out, or as the double', () => {
    const turn = turnOf(told, gulbar);
    const text = '20/16(2) 16/11(2) 11/5(2)';
    for (const dice of ['4-4-5-5-6-6: ', '445566:', '4-4: ', '']) {
      assert.equal(pairs(readPlay(dice + text, turn)).length, 6, dice);
    }
    assert.equal(fault(readPlay(`4-4-5-5-6: ${text}`, turn))[0], 'ERR_PLAY_DICE');
  });

  it('is joined as any play', () => {
    assert.equal(pairs(readPlay('4-4-5-5-6-6: 20/5(2)', turnOf(told, gulbar))).length, 6);
    assert.equal(pairs(readPlay('24/9 20/5', turnOf(told, gulbar))).length, 6);
  });

  it('what is left of it stands on the other side, its numbers written out', () => {
    const left: Situation = frozen({
      ...situation(gulbar, { ...told, mine: HEAD, theirs: side({ 24: 14, 20: 1 }), dice: [4, 4] }),
      remainder: [5, 5, 6, 6],
    });
    const turn = begin(left);
    const taken = readPlay('5-5-6-6: 24/19 19/14 Ø', turn);
    assert.deepEqual(pairs(taken), [
      [24, 5],
      [19, 5],
    ]);
    assert.equal(makeTurn(played(turn, taken)), '5-5-6-6: 24/14 Ø');
    assert.deepEqual(fault(readPlay('4-4: 24/14', turn)), [
      'ERR_PLAY_DICE',
      { written: '4-4', rolled: '5-5-6-6' },
    ]);
  });
});

/** A whole turn with random steps. */
function randomTurn(asked: Situation, seed: number): Turn {
  const chance = chanceFrom(seed);
  let turn = begin(asked);
  for (;;) {
    const next = nextSteps(turn);
    if (next.length === 0 || (isComplete(turn) && chance(3) === 0)) return turn;
    turn = value(step(turn, next[chance(next.length)]!));
  }
}

describe('what is written is read again', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: to the same position, in any words`, () => {
      fc.assert(
        fc.property(situations(variant), fc.nat(), (asked, seed) => {
          const turn = randomTurn(asked, seed);
          const text = makeTurn(turn);
          assert.deepEqual(played(begin(asked), readPlay(text, begin(asked))).position, turn.position, text);
          const words = { bar: 'Бар', off: 'выброшена' };
          const taken = readPlay(makeTurn(turn, words), begin(asked), words);
          assert.deepEqual(played(begin(asked), taken).position, turn.position);
        }),
        { numRuns: 150, seed: 9201 },
      );
    });

    it(`${variant}: every legal play is among those that agree with its own words`, () => {
      fc.assert(
        fc.property(situations(variant), fc.nat(), (asked, seed) => {
          const { position } = randomTurn(asked, seed);
          const loose = makeTurn(randomTurn(asked, seed)).replaceAll('*', '');
          const agreeing = value(solve(loose, begin(asked)));
          const key = JSON.stringify(position);
          holds(agreeing.some((each) => JSON.stringify(each.position) === key));
          assert.equal(new Set(agreeing.map((each) => JSON.stringify(each.position))).size, agreeing.length);
          if (asked.dice[0] === asked.dice[1]) return;
          const legal = new Set(plays(asked).map((each) => JSON.stringify(each.position)));
          holds(agreeing.every((each) => legal.has(JSON.stringify(each.position))));
        }),
        { numRuns: 60, seed: 9202 },
      );
    });
  }

  it('never throws, whatever is written and whatever the turn', () => {
    const word = fc
      .tuple(fc.nat(25), fc.nat(25), fc.constantFrom('', '*', '(2)', '*(3)'))
      .map(([from, to, rest]) => `${from}/${to}${rest}`);
    const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.constantFrom(...VARIANT_IDS).chain(situations), text, (asked, each) => {
        void readPlay(each, begin(asked));
      }),
      { numRuns: 300, seed: 9203 },
    );
  });
});
