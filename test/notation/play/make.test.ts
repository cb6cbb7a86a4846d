import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS, type Rules } from '../../../src/engine/options.js';
import { plays } from '../../../src/engine/plays.js';
import { begin, isComplete, numbersLeft } from '../../../src/engine/turn.js';
import { makePlay, makeTurn } from '../../../src/notation/play/make.js';
import { holds, side, situation, type Told, turnAfter } from '../../support/build.js';
import { situations } from '../../support/situations.js';

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });

/** The notation of a complete turn made of these steps [from, die]. */
function written(told: Told, pairs: [number, number][], options: Partial<Rules> = {}): string {
  const asked = situation(options, told);
  const turn = turnAfter(asked, ...pairs);
  holds(isComplete(turn));
  return makePlay(asked.dice, turn.moves, turn.position[asked.colour][0] === 15);
}
const pairOf = ({ from, die }: { from: number; die: number }): [number, number] => [from, die];
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

  it('GUL-2: a run is written out', () => {
    const told: Told = { mine: side({ 20: 2, 24: 13 }), theirs: side({ 24: 15 }), dice: [4, 4] };
    const turn = turnAfter(
      situation({ variant: 'crazy-gulbar' }, told),
      [20, 4],
      [20, 4],
      [16, 5],
      [16, 5],
      [11, 6],
    );
    assert.equal(makeTurn(turn), '4-4-5-5-6-6: 20/11 20/5 Ø');
    assert.equal(
      makeTurn(turnAfter(turn.situation, ...turn.moves.map(pairOf), [11, 6])),
      '4-4-5-5-6-6: 20/5(2)',
    );
  });

  it('GUL-2: a double that is no run yet is an ordinary double', () => {
    const told: Told = { mine: side({ 20: 15 }), theirs: side({ 23: 15 }), dice: [4, 4], ownRolls: 0 };
    const rules = { variant: 'crazy-gulbar', gulbarFrom: 4 } as const;
    const turn = turnAfter(situation(rules, told), [20, 4], [20, 4], [16, 4], [16, 4]);
    assert.equal(makeTurn(turn), '4-4: 20/12(2)');
  });

  it('GUL-3: Ø also stands where the rest of a run is handed over, and where it is lost', () => {
    const told: Told = { mine: side({ 24: 1 }, 1), theirs: side({ 24: 14, 2: 1 }), dice: [5, 5] };
    for (const gulbarRemainder of ['opponent', 'lost'] as const) {
      const turn = turnAfter(situation({ variant: 'crazy-gulbar', gulbarRemainder }, told), [24, 5]);
      assert.equal(makeTurn(turn), '5-5-6-6: 24/19 Ø');
    }
  });

  it('GUL-3: what was handed over is written with its own numbers', () => {
    const { numbers, dice } = { numbers: [5, 5, 6, 6], dice: [4, 4] } as const;
    const moves = [
      { from: 19, die: 5, to: 14, hit: false },
      { from: 24, die: 5, to: 19, hit: false },
    ] as const;
    assert.equal(makePlay(dice, moves, false, undefined, numbers), '5-5-6-6: 24/19 19/14 Ø');
    assert.equal(makePlay(dice, [], false, undefined, [6]), '6: Ø');
  });

  for (const variant of VARIANT_IDS) {
    it(`${variant}: in any play the steps add up to what was played, with as many hits`, () => {
      fc.assert(
        fc.property(situations(variant), (asked) => {
          for (const { moves } of plays(asked)) {
            const left = numbersLeft(begin(asked));
            const text = makePlay(asked.dice, moves, false, undefined, left).replace(/^[\d-]+: ?/, '');
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
            assert.equal(text.includes('Ø'), moves.length < left.length);
          }
        }),
        { numRuns: 60, seed: 9001 },
      );
    });
  }
});
