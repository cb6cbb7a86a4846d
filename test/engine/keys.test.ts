import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { futureOf, nodeKey, positionKey, startsWith } from '../../src/engine/keys.js';
import type { Node, Search } from '../../src/engine/node.js';
import { plays } from '../../src/engine/plays.js';
import { mostDice, searchOf } from '../../src/engine/search.js';
import { begin, isComplete, nextSteps, step } from '../../src/engine/turn.js';
import type { Die, Side } from '../../src/engine/types.js';
import { holds, side, situation, value } from '../support/build.js';
import { situations } from '../support/situations.js';

const HEAD = side({ 24: 15 });
const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });

const run = (die: Die, mine: Side, theirs: Side, options = {}) =>
  searchOf(situation({ variant: 'crazy-gulbar', ...options }, { mine, theirs, dice: [die, die] }));

const standing = (search: Search, points: Readonly<Record<number, number>>): Node => ({
  ...search.root,
  mine: side(points, 24),
});

const starts = (search: Search, points: readonly number[], dice: readonly Die[]): number =>
  points.reduce((sum, from, i) => startsWith(search, sum, from, dice[i]!), 0);

describe('the starting points of a double', () => {
  const search = searchOf(situation({}, { mine: START, theirs: START, dice: [2, 2] }));
  const points = fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 4 });
  const twos = [2, 2, 2, 2] as const;
  const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b).join();

  it('name the same node in any order', () => {
    fc.assert(
      fc.property(points, fc.nat(3), (list, by) => {
        const turned = [...list.slice(by), ...list.slice(0, by)];
        assert.equal(starts(search, list, twos), starts(search, turned.toReversed(), twos));
      }),
    );
  });

  it('name different nodes when they are not the same points as often', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        const isSame = sorted(one) === sorted(other);
        assert.equal(starts(search, one, twos) === starts(search, other, twos), isSame);
      }),
    );
  });
});

describe('the nodes of a run', () => {
  it('GUL-2: have one future where no number left moves the checkers that differ', () => {
    const search = run(5, HEAD, HEAD);
    const one = standing(search, { 1: 2, 2: 1 });
    const other = standing(search, { 1: 1, 2: 2 });
    assert.equal(futureOf(search, one), futureOf(search, other));
    assert.notEqual(nodeKey(search, one), nodeKey(search, other));
  });

  it('GUL-2: have different futures where a number left moves one of them', () => {
    const search = run(5, HEAD, HEAD);
    const [one, other] = [standing(search, { 6: 2, 2: 1 }), standing(search, { 6: 1, 2: 2 })];
    assert.notEqual(futureOf(search, one), futureOf(search, other));
  });

  it('HEAD-1: have different futures where not as many checkers have left the head', () => {
    const search = run(6, HEAD, HEAD);
    const [one, other] = [standing(search, { 2: 2 }), standing(search, { 2: 3 })];
    assert.notEqual(futureOf(search, one), futureOf(search, other));
  });

  it('BLOCK-2: have different futures where a point is left and a block may matter, one where none can', () => {
    const [one, other] = [{ 2: 2 }, { 2: 1, 1: 1 }];
    const never = run(6, HEAD, HEAD, { sixBlock: 'never' });
    assert.notEqual(futureOf(never, standing(never, one)), futureOf(never, standing(never, other)));
    const free = run(6, HEAD, HEAD, { sixBlock: 'free' });
    assert.equal(futureOf(free, standing(free, one)), futureOf(free, standing(free, other)));
  });

  it('OFF-1: are told apart by every checker where one of them could come off', () => {
    const search = run(5, side({ 7: 1, 3: 7, 2: 7 }), HEAD);
    const one: Node = { ...search.root, mine: side({ 7: 1, 3: 6, 2: 8 }) };
    assert.notEqual(futureOf(search, search.root), futureOf(search, one));
  });

  it('BLOCK-3: a run that ends well only where a point is left for good is found', () => {
    const mine = side({ 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 15: 1, 18: 1, 19: 1, 24: 1 });
    const theirs = side({ 13: 1, 14: 2, 22: 1, 23: 2, 24: 9 });
    const options = { sixBlock: 'never', sixBlockPassing: 'allowed', headDoubles: 'never' };
    assert.equal(mostDice(run(5, mine, theirs, options)), 4);
  });

  it('MOVE-4: any way of taking steps plays as many numbers as the longest of all plays, or finishes', () => {
    const short = situations('crazy-gulbar').filter(({ dice: [a, b] }) => a === b && a >= 4);
    fc.assert(
      fc.property(short, fc.nat(), (asked, choice) => {
        let turn = begin(asked);
        for (let next = nextSteps(turn); next.length > 0; next = nextSteps(turn)) {
          turn = value(step(turn, next[choice % next.length]!));
        }
        holds(isComplete(turn), `no way on after ${JSON.stringify(turn.moves)}`);
        const longest = Math.max(...plays(asked).map(({ moves }) => moves.length));
        holds(turn.moves.length === longest || turn.position[asked.colour][0] === 15);
      }),
      { numRuns: 100, seed: 24 },
    );
  });
});

describe('the positions after two different numbers', () => {
  const theirBlots = side({ 18: 1, 17: 1, 1: 13 });

  it('MOVE-4: are one when one checker plays both in either order', () => {
    const asked = situation({}, { mine: side({ 13: 1 }), theirs: side({ 24: 15 }), dice: [6, 5] });
    assert.equal(plays(asked).length, 1);
  });

  it('HIT-1: are two when it hits on the way in one order only', () => {
    const asked = situation({}, { mine: side({ 13: 1 }), theirs: side({ 18: 1, 24: 14 }), dice: [6, 5] });
    assert.equal(plays(asked).length, 2);
  });

  it('HIT-1: are two when it hits on another point in either order', () => {
    const asked = situation({}, { mine: side({ 13: 1 }), theirs: theirBlots, dice: [6, 5] });
    assert.equal(plays(asked).length, 2);
  });

  it('OFF-3: are one when the same two checkers come off in either order', () => {
    const search = searchOf(
      situation({}, { mine: side({ 4: 1, 3: 1, 1: 1 }), theirs: side({ 12: 15 }), dice: [6, 5] }),
    );
    const off = { ...search.root, mine: side({ 1: 1 }), left: [] };
    const key = (first: number, second: number) =>
      positionKey(search, { ...off, starts: starts(search, [first, second], [6, 5]) });
    assert.equal(key(4, 3), key(3, 4));
  });
});
