import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apply } from '../../src/engine/apply.js';
import { legal } from '../../src/engine/game.js';
import { allOff, checkPosition, positionFrom, startPosition } from '../../src/engine/position.js';
import type { Side } from '../../src/engine/types.js';
import { after, code, newGame, play, roll, side } from '../support/build.js';

/** Three checkers, those not named off or on the point `rest`. */
const three = (points: Readonly<Record<number, number>>, rest = 0): Side => side(points, rest, 3);
const at = (white: Side, black: Side) =>
  newGame({ variant: 'hypergammon' }, { position: positionFrom('white', white, black), mover: 1 });

describe('hypergammon', () => {
  it('starts with one checker on each of 24, 23 and 22', () => {
    const start = three({ 24: 1, 23: 1, 22: 1 });
    assert.deepEqual(startPosition('hypergammon'), { white: start, black: start });
  });

  it('END-1: the first to bear off all three wins, when the turn is confirmed', () => {
    const before = at(three({ 2: 1, 1: 1 }), three({ 6: 1 }));
    const over = after(before, roll(1, 2, 1), play(1, [2, 2], [1, 1]));
    assert.deepEqual([over.phase, over.outcome?.winner, over.outcome?.kind], ['over', 1, 'oin']);
    assert.equal(allOff(over.position.white), true);
  });

  it('END-1: two of three off are not all', () => {
    const game = after(
      at(three({ 5: 1, 2: 1, 1: 1 }), three({ 6: 1 })),
      roll(1, 2, 1),
      play(1, [2, 2], [1, 1]),
    );
    assert.deepEqual([game.phase, game.outcome], ['toRoll', null]);
  });

  it('END-2: koks counts', () => {
    for (const black of [three({ 25: 1 }, 6), three({ 19: 1 }, 6)]) {
      const over = after(at(three({ 1: 1 }), black), roll(1, 2, 1), play(1, [1, 2]));
      assert.equal(over.outcome?.kind, 'koks');
    }
  });

  it('END-4: a player with all three off cannot resign, in the last roll', () => {
    const position = { white: three({ 1: 1 }), black: three({ 6: 1 }) };
    const options = { variant: 'hypergammon', drawRule: 'last-roll' } as const;
    const game = after(newGame(options, { position, mover: 1 }), roll(1, 2, 1), play(1, [1, 2]));
    assert.deepEqual(
      legal(game).filter(({ type }) => type === 'resign'),
      [{ type: 'resign', seat: 2 }],
    );
  });

  it('OFF-1: a side bears off when its three are home', () => {
    const game = after(at(three({ 7: 1, 6: 1, 2: 1 }), three({ 24: 1 })), roll(1, 6, 1));
    assert.equal(code(apply(game, play(1, [6, 6], [7, 1]))), 'OFF-1');
    assert.equal(after(game, play(1, [7, 1], [6, 6])).position.white[0], 1);
  });

  it('ERR_POSITION_COUNT: fifteen are too many, two too few', () => {
    const wrong = (white: Side) =>
      checkPosition('hypergammon', { white, black: startPosition('hypergammon').black });
    assert.equal(code(wrong(startPosition('short').white)), 'ERR_POSITION_COUNT');
    assert.equal(code(wrong(side({ 24: 2 }, 0, 2))), 'ERR_POSITION_COUNT');
    assert.equal(code(wrong(three({ 25: 3 }))), 'ok');
  });
});
