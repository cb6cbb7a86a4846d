import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diceFrom, listedDice, seededDice } from '../../src/engine/dice.js';
import { holds } from '../support/build.js';

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe('sources of dice', () => {
  it('one seed gives the same dice again, another seed others', () => {
    const rolls = (seed: number) => many(50, seededDice(seed));
    assert.deepEqual(rolls(7), rolls(7));
    assert.notDeepEqual(rolls(7), rolls(8));
  });

  it('a seed gives all 36 rolls about equally often', () => {
    const counts = new Map<string, number>();
    for (const dice of many(36_000, seededDice(1)))
      counts.set(dice.join(''), (counts.get(dice.join('')) ?? 0) + 1);
    assert.equal(counts.size, 36);
    for (const count of counts.values()) holds(count > 850 && count < 1150, String(count));
  });

  it('numbers 0 to 5 become dice 1 to 6, in order', () => {
    const numbers = [0, 5, 2, 3];
    const source = diceFrom(() => numbers.shift()!);
    assert.deepEqual(many(2, source), [
      [1, 6],
      [3, 4],
    ]);
  });

  it('a list is used up in order, then the other source goes on', () => {
    const source = listedDice(
      [
        [3, 1],
        [6, 6],
      ],
      () => [1, 2],
    );
    assert.deepEqual(many(4, source), [
      [3, 1],
      [6, 6],
      [1, 2],
      [1, 2],
    ]);
  });
});
