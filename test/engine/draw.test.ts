import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apply } from '../../src/engine/apply.js';
import { legal, type Game, type Setup } from '../../src/engine/game.js';
import type { Rules } from '../../src/engine/options.js';
import type { Side } from '../../src/engine/types.js';
import { after, code, newGame, play, roll, say, side } from '../support/build.js';

const LAST = { drawRule: 'last-roll' } as const;

/** Seat 1 has started and has one checker left; seat 2 stands so. */
const set = (black: Side, options: Partial<Rules> = {}, setup: Setup = {}): Game =>
  newGame({ ...LAST, ...options }, { position: { white: side({ 1: 1 }), black }, mover: 1, ...setup });
/** Seat 1 finishes. */
const finished = (black: Side, options: Partial<Rules> = {}, setup: Setup = {}): Game =>
  after(set(black, options, setup), roll(1, 2, 1), play(1, [1, 2]));

describe('the last roll', () => {
  it('DRAW-1: when the starter finishes first the other gets one more roll', () => {
    const game = finished(side({ 2: 2 }));
    assert.deepEqual([game.phase, game.seat, game.lastRoll, game.outcome], ['toRoll', 2, true, null]);
    assert.deepEqual(legal(game), [
      { type: 'roll', seat: 2 },
      { type: 'resign', seat: 2 },
    ]);
  });

  it('DRAW-1: bearing off everything with it makes a draw', () => {
    const game = after(finished(side({ 2: 2 })), roll(2, 6, 5), play(2, [2, 6], [2, 5]));
    assert.equal(game.phase, 'over');
    assert.deepEqual([game.outcome?.by, game.outcome?.winner, game.outcome?.kind], ['draw', null, null]);
  });

  it('DRAW-1: otherwise the starter wins', () => {
    const { outcome } = after(finished(side({ 2: 3 })), roll(2, 6, 5), play(2, [2, 6], [2, 5]));
    assert.deepEqual([outcome?.by, outcome?.winner, outcome?.kind], ['finish', 1, 'oin']);
  });

  it('DRAW-1: END-2 is judged after it: a mars turns into an oin', () => {
    const { outcome } = after(finished(side({ 6: 15 })), roll(2, 6, 1), play(2, [6, 6], [6, 1]));
    assert.equal(outcome?.kind, 'oin');
  });

  it('DRAW-1: END-2 is judged after it: a koks turns into a mars', () => {
    const { outcome } = after(finished(side({ 19: 1 }, 6)), roll(2, 6, 5), play(2, [19, 6], [13, 5]));
    assert.equal(outcome?.kind, 'mars');
  });

  it('DRAW-1: END-2 is judged after it: a koks stays one', () => {
    const { outcome } = after(finished(side({ 23: 2 }, 6)), roll(2, 6, 5), play(2, [23, 6], [17, 5]));
    assert.equal(outcome?.kind, 'koks');
  });

  it('DRAW-1: is given even when it can no longer draw', () => {
    assert.equal(finished(side({ 23: 15 })).lastRoll, true);
  });

  it('DRAW-1: obeys all rules', () => {
    const game = after(finished(side({ 23: 2, 13: 13 })), roll(2, 6, 5));
    assert.equal(code(apply(game, play(2))), 'ERR_PLAY_SHORT');
    const home = after(
      finished(side({ 24: 15 }), { variant: 'long' }),
      roll(2, 6, 5),
      play(2, [24, 6], [18, 5]),
    );
    assert.equal(home.outcome?.winner, 1);
  });

  it('DRAW-1: when the second player finishes first the game ends at once', () => {
    const game = finished(side({ 2: 2 }), {}, { starter: 2 });
    assert.deepEqual([game.phase, game.lastRoll, game.outcome?.winner], ['over', false, 1]);
  });

  it('DRAW-1: without the rule the game ends at once', () => {
    assert.equal(finished(side({ 2: 2 }), { drawRule: 'none' }).phase, 'over');
  });

  it('DRAW-1: the second player wins who finishes while the starter still has checkers', () => {
    const game = after(
      set(side({ 2: 2 }), {}, { position: { white: side({ 6: 2 }), black: side({ 2: 1 }) } }),
      roll(1, 2, 1),
    );
    const then = after(game, play(1, [6, 2], [6, 1]), roll(2, 3, 1), play(2, [2, 3]));
    assert.deepEqual([then.phase, then.outcome?.winner, then.outcome?.by], ['over', 2, 'finish']);
  });

  it('DRAW-1: no cube action in it', () => {
    const game = finished(side({ 2: 2 }), { cubeLimit: 64 });
    assert.equal(code(apply(game, say('double', 2))), 'ERR_FACT');
  });

  it('DRAW-1: a resignation ends the game without it', () => {
    const game = after(set(side({ 6: 15 })), say('resign', 2));
    assert.deepEqual([game.phase, game.outcome?.winner, game.outcome?.kind], ['over', 1, 'mars']);
  });

  it('DRAW-1: a drop ends the game without it', () => {
    const game = after(set(side({ 6: 15 }), { cubeLimit: 2 }), say('double', 1), say('drop', 2));
    assert.deepEqual([game.phase, game.outcome?.points], ['over', { 1: 1, 2: 0 }]);
  });

  it('DRAW-1: resigning in it loses with the kind of the position before it', () => {
    const game = finished(side({ 19: 1 }, 6));
    assert.equal(after(game, say('resign', 2)).outcome?.kind, 'koks');
    assert.equal(after(game, roll(2, 6, 5), say('resign', 2)).outcome?.kind, 'koks');
  });
});

describe('a draw', () => {
  const drawn = (options: Partial<Rules>) =>
    after(finished(side({ 2: 2 }), options), roll(2, 6, 5), play(2, [2, 6], [2, 5])).outcome;

  it('DRAW-2: moves no money and gives each player half a point', () => {
    assert.deepEqual([drawn({})?.points, drawn({ stake: 5 })?.money], [{ 1: 0.5, 2: 0.5 }, 0]);
  });

  it('DRAW-2: or one point each', () => {
    assert.deepEqual(drawn({ drawPoints: 1 })?.points, { 1: 1, 2: 1 });
  });

  it('DRAW-2: is not multiplied by the cube', () => {
    const start = after(set(side({ 2: 2 }), { cubeLimit: 64 }), say('double', 1), say('take', 2));
    const game = after(start, roll(1, 2, 1), play(1, [1, 2]), roll(2, 6, 5), play(2, [2, 6], [2, 5]));
    assert.deepEqual(game.outcome?.points, { 1: 0.5, 2: 0.5 });
  });
});
