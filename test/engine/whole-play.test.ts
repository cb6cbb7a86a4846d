import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS, type Rules } from '../../src/engine/options.js';
import { plays } from '../../src/engine/plays.js';
import { err, ok, type Result } from '../../src/engine/result.js';
import type { Situation } from '../../src/engine/search.js';
import { begin, isComplete, playOut, step, type Turn } from '../../src/engine/turn.js';
import type { Die, Step } from '../../src/engine/types.js';
import { code, side, situation, steps, type Told } from '../support/build.js';
import { askedOf } from '../support/properties.js';

/** What single steps and the question whether the turn is complete come to. */
function stepByStep(asked: Situation, taken: readonly Step[]): Result<Turn> {
  let turn = begin(asked);
  for (const each of taken) {
    const next = step(turn, each);
    if (!next.ok) return next;
    turn = next.value;
  }
  return isComplete(turn) ? ok(turn) : err('ERR_PLAY_SHORT', { rule: 'MOVE-4' });
}

/** Plays that are legal where hitters and blocks are free: those of the situation, and others that it forbids. */
const freePlays = (asked: Situation) =>
  plays({ ...asked, rules: { ...asked.rules, hitterBearOff: 'allowed', sixBlock: 'free' } });

/** A play as it is, in another order, with a step too few, and with a wrong number. */
function spoiled(taken: readonly Step[]): (readonly Step[])[] {
  const [first, ...rest] = taken;
  if (!first) return [taken];
  const wrong: Step = { from: first.from, die: ((first.die % 6) + 1) as Die };
  return [taken, [...taken].reverse(), taken.slice(0, -1), [wrong, ...rest]];
}

describe('a whole play at once (MOVE-4)', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: is legal, or refused by the rule, just as its steps one by one`, () => {
      fc.assert(
        fc.property(askedOf(variant), (asked) => {
          const all = freePlays(asked);
          const some = all.filter((_, index) => index % Math.ceil(all.length / 12) === 0);
          for (const taken of some.flatMap(({ moves }) => spoiled(moves))) {
            const given = taken.map(({ from, die }) => ({ from, die }));
            assert.deepEqual(playOut({ ...asked }, given), stepByStep(asked, given));
          }
        }),
        { numRuns: 60, seed: 4_104 },
      );
    });
  }

  const told = (options: Partial<Rules>, given: Told, ...taken: [number, number][]) =>
    code(playOut(situation(options, given), steps(...taken)));

  it('HIDE-2: `last-resort`: does not bear off a hitter while another play uses as many dice', () => {
    const given = { mine: side({ 6: 1, 2: 1 }), theirs: side({ 20: 1, 15: 14 }), dice: [5, 1] } as const;
    const options = { variant: 'caucasus', hitterBearOff: 'last-resort' } as const;
    assert.equal(told({ ...options, hitterBearOff: 'allowed' }, given, [6, 1], [5, 5]), 'ok');
    assert.notEqual(told(options, given, [6, 1], [5, 5]), 'ok');
  });

  it('BLOCK-3: `allowed`: does not end with a block', () => {
    const thick = side({ 19: 5, 18: 2, 17: 2, 16: 2, 15: 2, 14: 2 });
    const given = { mine: thick, theirs: side({ 15: 15 }), dice: [1, 1] } as const;
    const all: [number, number][] = [19, 19, 19, 19].map((from) => [from, 1]);
    assert.equal(told({ variant: 'long', sixBlock: 'free' }, given, ...all), 'ok');
    assert.notEqual(told({ variant: 'long', sixBlockPassing: 'allowed' }, given, ...all), 'ok');
  });

  it('MOVE-4: is not over while more can be played', () => {
    const given = { mine: side({ 13: 15 }), theirs: side({ 24: 15 }), dice: [2, 1] } as const;
    assert.equal(told({}, given, [13, 2]), 'ERR_PLAY_SHORT');
  });
});
