import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { begin, nextSteps, routes, step, type Turn } from '../../src/engine/turn.js';
import { holds, side, situation, turnAfter, value } from '../support/build.js';
import { situations } from '../support/situations.js';

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });

/** Routes from a point in words: `13/10/8`, a star for a hit. */
const from = (turn: Turn, point: number): string[] =>
  routes(turn)
    .filter((route) => route.from === point)
    .map((route) => {
      let at = route.from;
      const stops = route.steps.map(({ die }) => (at = Math.max(at - die, 0)));
      return [point, ...stops.map((stop) => `${stop}${route.hits.includes(stop) ? '*' : ''}`)].join('/');
    })
    .sort();

describe('the ways one checker may go in one gesture', () => {
  it('MOVE-1: one die, the other, or both one after the other', () => {
    const turn = begin(situation({}, { mine: START, theirs: START, dice: [2, 1] }));
    assert.deepEqual(from(turn, 24), ['24/22', '24/22/21', '24/23']);
  });

  it('MOVE-2: up to four steps of a double', () => {
    const turn = begin(situation({}, { mine: START, theirs: START, dice: [2, 2] }));
    assert.deepEqual(from(turn, 24), ['24/22', '24/22/20', '24/22/20/18', '24/22/20/18/16']);
  });

  it('MOVE-3: never through a closed stop, so that only the other order is left', () => {
    const turn = begin(situation({}, { mine: side({ 13: 15 }), theirs: side({ 15: 2 }, 24), dice: [3, 2] }));
    assert.deepEqual(from(turn, 13), ['13/11', '13/11/8']);
  });

  it('MOVE-3: nowhere beyond when both stops are closed', () => {
    const turn = begin(
      situation({}, { mine: side({ 13: 1 }, 6), theirs: side({ 15: 2, 14: 2 }, 24), dice: [3, 2] }),
    );
    assert.deepEqual(from(turn, 13), []);
  });

  it('HIT-1: one way for each set of hits on the way', () => {
    const turn = begin(
      situation({}, { mine: side({ 13: 15 }), theirs: side({ 15: 1, 14: 1 }, 24), dice: [3, 2] }),
    );
    assert.deepEqual(from(turn, 13), ['13/10*', '13/10*/8', '13/11*', '13/11*/8']);
  });

  it('HIT-1: with a blot on one stop a way that hits and a way that does not', () => {
    const turn = begin(situation({}, { mine: side({ 13: 15 }), theirs: side({ 15: 1 }, 24), dice: [3, 2] }));
    assert.deepEqual(from(turn, 13), ['13/10*', '13/10*/8', '13/11', '13/11/8']);
  });

  it('of two ways with the same hits the shorter is named', () => {
    const turn = begin(situation({}, { mine: side({ 3: 2 }), theirs: side({ 24: 1 }), dice: [6, 1] }));
    assert.deepEqual(from(turn, 3), ['3/0', '3/2']);
  });

  it('BAR-1: a checker that entered stops while another waits on the bar', () => {
    const turn = begin(situation({}, { mine: side({ 25: 2 }, 6), theirs: START, dice: [3, 2] }));
    assert.deepEqual(from(turn, 25), ['25/22', '25/23']);
  });

  it('HIDE-1: a hitter has no way on to a point of its own', () => {
    const told = { mine: side({ 8: 2, 3: 2 }, 13), theirs: side({ 20: 1 }, 24), dice: [3, 2] as const };
    assert.deepEqual(from(begin(situation({ variant: 'caucasus' }, told)), 8), ['8/5*', '8/6', '8/6/3']);
    assert.deepEqual(from(begin(situation({}, told)), 8), ['8/5*', '8/5*/3', '8/6', '8/6/3']);
  });

  it('MOVE-1: after a step only what is left of the dice', () => {
    const turn = turnAfter(situation({}, { mine: START, theirs: START, dice: [2, 1] }), [24, 1]);
    assert.deepEqual(from(turn, 23), ['23/21']);
  });

  for (const variant of VARIANT_IDS) {
    it(`${variant}: every way can be walked, no two are alike, and all single steps are among them`, () => {
      fc.assert(
        fc.property(situations(variant), (asked) => {
          const turn = begin(asked);
          const found = routes(turn);
          const names = found.map(({ from, to, hits }) => `${from}/${to} ${[...hits].sort().join()}`);
          assert.equal(new Set(names).size, found.length);
          for (const route of found) {
            const end = route.steps.reduce((at, each) => value(step(at, each)), turn);
            assert.deepEqual([end.moves[0]?.from, end.moves.at(-1)?.to], [route.from, route.to]);
            holds(end.moves.every((move, index) => index === 0 || move.from === end.moves[index - 1]!.to));
            assert.deepEqual(
              route.hits,
              end.moves.filter(({ hit }) => hit).map(({ to }) => to),
            );
          }
          for (const { from, to } of nextSteps(turn)) {
            holds(found.some((route) => route.from === from && route.to === to && route.steps.length === 1));
          }
        }),
        { numRuns: 80, seed: 2001 },
      );
    });
  }
});
