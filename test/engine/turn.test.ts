import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { plays } from '../../src/engine/plays.js';
import { begin, isComplete, nextSteps, numbersLeft, step, undo, type Turn } from '../../src/engine/turn.js';
import { letters } from '../support/vectors.js';
import { code, frozen, holds, side, situation, steps, turnAfter, value } from '../support/build.js';
import { results, situations } from '../support/situations.js';

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });
const opening = (a: number, b: number) => situation({}, { mine: START, theirs: START, dice: [a, b] });
const seen = (turn: Turn) => ({ moves: turn.moves, position: turn.position, next: nextSteps(turn) });

for (const variant of VARIANT_IDS) {
  describe(`a turn of ${variant} built step by step`, () => {
    it('MOVE-4: reaches every legal play by its own moves, and only there is it complete', () => {
      fc.assert(
        fc.property(situations(variant), (asked) => {
          for (const { moves, position } of plays(asked)) {
            const turn = moves.reduce((at, { from, die }) => value(step(at, { from, die })), begin(asked));
            assert.deepEqual(turn.position, position);
            assert.deepEqual(turn.moves, moves);
            holds(isComplete(turn));
          }
        }),
        { numRuns: 60, seed: 1001 },
      );
    });

    it('MOVE-8: after any steps and undos a complete turn is one of the legal plays', () => {
      fc.assert(
        fc.property(situations(variant), fc.array(fc.nat(), { maxLength: 30 }), (asked, choices) => {
          const legal = new Set(results(asked));
          let turn = begin(asked);
          for (const choice of choices) {
            const next = nextSteps(turn);
            turn =
              choice % 3 === 0 || !next.length ? undo(turn) : value(step(turn, next[choice % next.length]!));
            if (isComplete(turn)) holds(legal.has(letters(turn.position, asked.colour)));
          }
        }),
        { numRuns: 150, seed: 1002 },
      );
    });

    it('MOVE-8: a step taken back leaves the turn as it was before', () => {
      fc.assert(
        fc.property(situations(variant), fc.array(fc.nat(), { maxLength: 4 }), (asked, choices) => {
          let turn = begin(asked);
          for (const choice of choices) {
            const next = nextSteps(turn);
            if (next.length === 0) break;
            const further = value(step(turn, next[choice % next.length]!));
            assert.deepEqual(seen(undo(further)), seen(turn));
            turn = further;
          }
        }),
        { numRuns: 100, seed: 1003 },
      );
    });
  });
}

describe('a turn', () => {
  it('MOVE-8: begins with no step, and taking back nothing changes nothing', () => {
    const turn = begin(opening(3, 1));
    assert.deepEqual(undo(turn), turn);
    assert.equal(isComplete(turn), false);
  });

  it('MOVE-1: tells the numbers left, the higher first', () => {
    assert.deepEqual(numbersLeft(begin(opening(1, 3))), [3, 1]);
    assert.deepEqual(numbersLeft(turnAfter(opening(1, 3), [8, 3])), [1]);
  });

  it('MOVE-2: has a double four times', () => {
    assert.deepEqual(numbersLeft(begin(opening(2, 2))), [2, 2, 2, 2]);
  });

  it('names the steps that may come next, higher die and farther point first', () => {
    const next = nextSteps(begin(opening(1, 3))).map(({ from, die }) => [from, die]);
    assert.deepEqual(next, [
      [24, 3],
      [13, 3],
      [8, 3],
      [6, 3],
      [24, 1],
      [8, 1],
      [6, 1],
    ]);
  });

  it('tells of a step where it lands and whether it hits', () => {
    const asked = situation({}, { mine: side({ 13: 15 }), theirs: side({ 15: 1 }, 1), dice: [3, 2] });
    assert.deepEqual(nextSteps(begin(asked)), [
      { from: 13, die: 3, to: 10, hit: true },
      { from: 13, die: 2, to: 11, hit: false },
    ]);
  });

  it('MOVE-6: is complete at once, with no step to take, when nothing can be played', () => {
    const closed = situation({}, { mine: side({ 25: 1 }, 6), theirs: side({ 6: 2, 5: 2 }, 1), dice: [6, 5] });
    holds(isComplete(begin(closed)));
    assert.deepEqual(nextSteps(begin(closed)), []);
  });

  it('MOVE-6: is not complete while any step is possible', () => {
    const asked = situation({}, { mine: side({ 23: 1 }), theirs: side({ 1: 13, 7: 2 }), dice: [5, 1] });
    assert.equal(isComplete(begin(asked)), false);
  });

  it('MOVE-7: is complete with the last checker off, whatever dice are left', () => {
    const turn = turnAfter(
      situation({}, { mine: side({ 3: 1 }), theirs: side({ 24: 1 }), dice: [6, 1] }),
      [3, 6],
    );
    holds(isComplete(turn));
    assert.deepEqual(nextSteps(turn), []);
  });

  it('is plain data: written as JSON and read again it goes on as before', () => {
    const turn = turnAfter(opening(3, 1), [8, 3]);
    const again = frozen(JSON.parse(JSON.stringify(turn)) as Turn);
    assert.deepEqual(seen(again), seen(turn));
    assert.deepEqual(undo(again), undo(turn));
  });

  it('MOVE-1: the order of the dice makes no difference', () => {
    assert.deepEqual(results(opening(3, 1)), results(opening(1, 3)));
    assert.deepEqual(nextSteps(begin(opening(3, 1))), nextSteps(begin(opening(1, 3))));
  });

  it('a step that is refused after others leaves them as they are', () => {
    const turn = turnAfter(opening(3, 1), [8, 3]);
    assert.equal(code(step(turn, steps([8, 3])[0]!)), 'MOVE-1');
    assert.equal(turn.moves.length, 1);
  });
});
