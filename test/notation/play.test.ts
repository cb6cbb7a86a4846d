import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS, type Rules } from '../../src/engine/options.js';
import { plays } from '../../src/engine/plays.js';
import { isComplete } from '../../src/engine/turn.js';
import { makePlay } from '../../src/notation/play.js';
import { holds, side, situation, type Told, turnAfter } from '../support/build.js';
import { situations } from '../support/situations.js';

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });

/** The notation of a complete turn made of these steps [from, die]. */
function written(told: Told, pairs: [number, number][], options: Partial<Rules> = {}): string {
  const asked = situation(options, told);
  const turn = turnAfter(asked, ...pairs);
  holds(isComplete(turn));
  return makePlay(asked.dice, turn.moves, turn.position[asked.colour][0] === 15);
}
const opening = (a: number, b: number): Told => ({ mine: START, theirs: START, dice: [a, b] });

describe('a play in notation', () => {
  it('dice the higher first, then steps by descending starting point', () => {
    assert.equal(
      written(opening(2, 4), [
        [6, 2],
        [8, 4],
      ]),
      '4-2: 8/4 6/4',
    );
    assert.equal(
      written(opening(3, 1), [
        [6, 1],
        [8, 3],
      ]),
      '3-1: 8/5 6/5',
    );
  });

  it('the same step twice is counted', () => {
    assert.equal(
      written(opening(2, 2), [
        [13, 2],
        [6, 2],
        [13, 2],
        [6, 2],
      ]),
      '2-2: 13/11(2) 6/4(2)',
    );
    assert.equal(
      written(opening(1, 1), [
        [8, 1],
        [8, 1],
        [6, 1],
        [6, 1],
      ]),
      '1-1: 8/7(2) 6/5(2)',
    );
    assert.equal(
      written(opening(2, 2), [
        [6, 2],
        [6, 2],
        [6, 2],
        [24, 2],
      ]),
      '2-2: 24/22 6/4(3)',
    );
  });

  it('one checker that plays both dice is written from its start to its end', () => {
    assert.equal(
      written(opening(6, 5), [
        [24, 6],
        [18, 5],
      ]),
      '6-5: 24/13',
    );
    assert.equal(
      written(opening(3, 3), [
        [24, 3],
        [24, 3],
        [21, 3],
        [21, 3],
      ]),
      '3-3: 24/18(2)',
    );
  });

  it('a hit has a star', () => {
    const told: Told = { mine: side({ 13: 2 }, 1), theirs: side({ 18: 1 }, 3), dice: [6, 2] };
    assert.equal(
      written(told, [
        [13, 6],
        [13, 2],
      ]),
      '6-2: 13/11 13/7*',
    );
  });

  it('a stop on the way is named where it hit, else left out', () => {
    const told: Told = { mine: side({ 13: 2 }, 1), theirs: side({ 18: 1 }, 3), dice: [6, 2] };
    assert.equal(
      written(told, [
        [13, 6],
        [7, 2],
      ]),
      '6-2: 13/7*/5',
    );
    assert.equal(
      written(told, [
        [13, 2],
        [11, 6],
      ]),
      '6-2: 13/5',
    );
    const both: Told = { ...told, theirs: side({ 18: 1, 20: 1 }, 3) };
    assert.equal(
      written(both, [
        [13, 6],
        [7, 2],
      ]),
      '6-2: 13/7*/5*',
    );
  });

  it('of two checkers on the same way only the first can hit', () => {
    const told: Told = { mine: side({ 6: 3, 13: 12 }), theirs: side({ 22: 1 }, 2), dice: [3, 3] };
    assert.equal(
      written(told, [
        [6, 3],
        [6, 3],
        [6, 3],
        [13, 3],
      ]),
      '3-3: 13/10 6/3* 6/3(2)',
    );
  });

  it('HIDE-3: of a hitter and another on its point the other goes on', () => {
    const told: Told = { mine: side({ 6: 2 }), theirs: side({ 22: 1 }, 1), dice: [3, 3] };
    const rules = { variant: 'caucasus', hitterBearOff: 'forbidden' } as const;
    assert.equal(
      written(
        told,
        [
          [6, 3],
          [6, 3],
          [3, 3],
        ],
        rules,
      ),
      '3-3: 6/3* 6/off Ø',
    );
  });

  it('bar and off have words', () => {
    assert.equal(
      written({ mine: side({ 25: 1, 8: 14 }), theirs: START, dice: [3, 1] }, [
        [25, 3],
        [8, 1],
      ]),
      '3-1: bar/22 8/7',
    );
    assert.equal(
      written({ mine: side({ 6: 5 }), theirs: side({ 1: 1 }), dice: [6, 1] }, [
        [6, 6],
        [6, 1],
      ]),
      '6-1: 6/5 6/off',
    );
    assert.equal(
      written({ mine: side({ 25: 1 }, 13), theirs: side({ 3: 1 }, 1), dice: [3, 2] }, [
        [25, 3],
        [22, 2],
      ]),
      '3-2: bar/22*/20',
    );
  });

  it('the words may be of another language', () => {
    const turn = turnAfter(
      situation({}, { mine: side({ 25: 1, 8: 14 }), theirs: START, dice: [3, 1] }),
      [25, 3],
      [8, 1],
    );
    assert.equal(makePlay([3, 1], turn.moves, false, { bar: 'Бар', off: 'снята' }), '3-1: Бар/22 8/7');
    const off = turnAfter(
      situation({}, { mine: side({ 6: 5 }), theirs: side({ 1: 1 }), dice: [6, 6] }),
      [6, 6],
    );
    assert.equal(makePlay([6, 6], off.moves, true, { bar: 'Бар', off: 'снята' }), '6-6: 6/снята');
  });

  it('dice that cannot be played are one Ø', () => {
    const told: Told = { mine: side({ 13: 1 }), theirs: side({ 18: 2, 23: 2 }), dice: [6, 5] };
    assert.equal(written(told, [[13, 5]]), '6-5: 13/8 Ø');
    const twice: Told = { mine: side({ 13: 2 }), theirs: side({ 22: 2 }), dice: [5, 5] };
    assert.equal(
      written(twice, [
        [13, 5],
        [13, 5],
      ]),
      '5-5: 13/8(2) Ø',
    );
  });

  it('a whole turn lost is Ø alone', () => {
    const told: Told = { mine: side({ 25: 1 }, 1), theirs: side({ 6: 2, 5: 2 }), dice: [6, 6] };
    assert.equal(written(told, []), '6-6: Ø');
  });

  it('MOVE-7: no Ø after a play that finishes', () => {
    assert.equal(
      written({ mine: side({ 3: 1 }), theirs: side({ 1: 1 }), dice: [6, 1] }, [[3, 6]]),
      '6-1: 3/off',
    );
  });

  it('long nardy: the same form, own numbers, the head is 24', () => {
    const told: Told = { mine: side({ 24: 15 }), theirs: side({ 24: 15 }), dice: [6, 6], firstTurn: true };
    assert.equal(
      written(
        told,
        [
          [24, 6],
          [24, 6],
        ],
        { variant: 'long' },
      ),
      '6-6: 24/18(2) Ø',
    );
  });

  for (const variant of VARIANT_IDS) {
    it(`${variant}: in any play the steps add up to what was played, with as many hits`, () => {
      fc.assert(
        fc.property(situations(variant), (asked) => {
          for (const { moves } of plays(asked)) {
            const text = makePlay(asked.dice, moves, false).replace(/^\d-\d: ?/, '');
            const numbers = text.split(' ').filter((word) => word !== '' && word !== 'Ø');
            let pips = 0;
            for (const word of numbers) {
              const [, way = '', count = '1'] = /^([^(]*)(?:\((\d)\))?$/.exec(word)!;
              const stops = way
                .split('/')
                .map((stop) => Number(stop.replace('bar', '25').replace('off', '0').replace('*', '')));
              pips += (stops[0]! - stops.at(-1)!) * Number(count);
            }
            assert.equal(
              pips,
              moves.reduce((sum, { from, to }) => sum + from - to, 0),
            );
            assert.equal(text.split('*').length - 1, moves.filter(({ hit }) => hit).length);
            assert.equal(text.includes('Ø'), moves.length < (asked.dice[0] === asked.dice[1] ? 4 : 2));
          }
        }),
        { numRuns: 60, seed: 9001 },
      );
    });
  }
});
