import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apply } from '../../src/engine/apply.js';
import { legal, type Game, type Setup } from '../../src/engine/game.js';
import type { Rules } from '../../src/engine/options.js';
import type { Side } from '../../src/engine/types.js';
import { after, code, newGame, play, roll, say, side, thrown } from '../support/build.js';

/** White, seat 1, has one checker left on the 1-point and is to roll. */
const closing = (black: Side, options: Partial<Rules> = {}, setup: Setup = {}): Game =>
  newGame(options, { position: { white: side({ 1: 1 }), black }, mover: 1, ...setup });
const finish = (game: Game) => after(game, roll(1, 2, 1), play(1, [1, 2]));
const kind = (black: Side, options: Partial<Rules> = {}) => finish(closing(black, options)).outcome?.kind;

const OIN = side({ 6: 1 });
const MARS = side({ 6: 15 });
const BARRED = side({ 25: 1 }, 6);
const IN_HOME = side({ 19: 1 }, 6);
const long = { variant: 'long' } as const;

describe('the end of a game', () => {
  it('END-1: the first to bear off all fifteen wins, when the turn is confirmed', () => {
    const game = finish(closing(OIN));
    assert.deepEqual([game.phase, game.seat, game.dice], ['over', null, null]);
    assert.equal(game.outcome?.winner, 1);
    assert.equal(game.outcome.by, 'finish');
    assert.deepEqual(legal(game), []);
  });

  it('END-1: nothing may come after it', () => {
    for (const fact of [roll(2, 3, 1), say('resign', 2), say('double', 2), thrown(3, 1), play(2)]) {
      assert.equal(code(apply(finish(closing(OIN)), fact)), 'ERR_FACT');
    }
  });

  it('END-2: oin: the loser has borne off at least one', () => {
    assert.equal(kind(OIN), 'oin');
    assert.equal(kind(side({ 25: 1, 19: 13 })), 'oin');
  });

  it('END-2: mars: the loser has borne off none', () => {
    assert.equal(kind(MARS), 'mars');
    assert.equal(kind(side({ 18: 15 })), 'mars');
  });

  it("END-2: koks: none, and one on the bar or in the winner's home board", () => {
    assert.equal(kind(BARRED), 'koks');
    assert.equal(kind(IN_HOME), 'koks');
    assert.equal(kind(side({ 23: 1 }, 18)), 'koks');
  });

  it('END-2: long nardy has no koks', () => {
    assert.equal(kind(side({ 24: 15 }), long), 'mars');
  });

  it('END-3: the end mode caps the kind', () => {
    assert.equal(kind(BARRED, { endMode: 'mars' }), 'mars');
    assert.equal(kind(BARRED, { endMode: 'oin' }), 'oin');
    assert.equal(kind(MARS, { endMode: 'oin' }), 'oin');
    assert.equal(kind(OIN, { endMode: 'koks' }), 'oin');
    assert.equal(kind(side({ 24: 15 }), { ...long, endMode: 'oin' }), 'oin');
  });

  it('END-5: points are the kind times the cube, money is points times the stake', () => {
    const game = closing(MARS, { cubeLimit: 64, stake: 2.5 });
    const doubled = after(game, say('double', 1), say('take', 2));
    const { outcome } = finish(doubled);
    assert.deepEqual([outcome?.cube, outcome?.points, outcome?.money], [2, { 1: 4, 2: 0 }, 10]);
  });

  it('END-5: a mars at cube 4 is 8 points', () => {
    const options = { cubeLimit: 64, beaver: true } as const;
    const game = after(closing(MARS, options), say('double', 1), say('beaver', 2), say('take', 1));
    assert.equal(finish(game).outcome?.points[1], 8);
  });

  it('END-5: the values are 1, 2 and 3', () => {
    const points = [OIN, MARS, BARRED].map((black) => finish(closing(black)).outcome?.points[1]);
    assert.deepEqual(points, [1, 2, 3]);
  });

  it('MOVE-8: a play that is not complete is not taken, and the turn stays', () => {
    const game = after(newGame(), thrown(3, 1));
    assert.deepEqual(apply(game, play(1, [8, 3])), {
      ok: false,
      error: { code: 'ERR_PLAY_SHORT', detail: { rule: 'MOVE-4' } },
    });
    assert.equal(code(apply(game, play(1))), 'ERR_PLAY_SHORT');
  });

  it('a step that a rule forbids is refused with the id of the rule', () => {
    const game = after(newGame(), thrown(5, 1));
    assert.equal(code(apply(game, play(1, [24, 5], [6, 1]))), 'MOVE-3');
    assert.equal(code(apply(game, play(1, [8, 5], [6, 5]))), 'MOVE-1');
    assert.equal(code(apply(game, play(1, [8, 5], [6, 1], [6, 1]))), 'MOVE-8');
  });

  it('MOVE-6: a turn in which nothing can be played is an empty play', () => {
    const position = { white: side({ 25: 1 }, 6), black: side({ 6: 2, 5: 2 }, 1) };
    const game = after(newGame({}, { position, mover: 1 }), roll(1, 6, 5), play(1));
    assert.deepEqual([game.phase, game.seat, game.position], ['toRoll', 2, position]);
  });
});

describe('resigning', () => {
  const resigners = (game: Game) =>
    legal(game).flatMap(({ type, seat }) => (type === 'resign' ? [seat] : []));
  const outcome = (game: Game, seat: 1 | 2) => after(game, say('resign', seat)).outcome;

  it('END-4: not before the first throw', () => {
    assert.deepEqual(resigners(newGame()), []);
    assert.equal(code(apply(newGame(), say('resign', 1))), 'ERR_FACT');
  });

  it('END-4: from the first throw on, be it a tie', () => {
    const tie = after(newGame(), thrown(2, 2));
    assert.deepEqual(resigners(tie), [1, 2]);
    assert.equal(outcome(tie, 2)?.winner, 1);
  });

  it('END-4: auto-doubles already thrown count', () => {
    const tie = after(newGame({ cubeLimit: 8, autoDoubles: 1 }), thrown(2, 2));
    assert.deepEqual(outcome(tie, 2)?.points, { 1: 6, 2: 0 });
  });

  it("END-4: either player, in either player's turn, before or after the roll", () => {
    for (const game of [closing(OIN), after(closing(OIN), roll(1, 3, 1))]) {
      assert.deepEqual(resigners(game), [1, 2]);
      assert.equal(outcome(game, 1)?.winner, 2);
      assert.equal(outcome(game, 2)?.winner, 1);
      assert.equal(outcome(game, 2)?.by, 'resign');
    }
  });

  it("END-4: the kind follows from the resigning player's checkers", () => {
    assert.equal(outcome(closing(OIN), 2)?.kind, 'oin');
    assert.equal(outcome(closing(MARS), 2)?.kind, 'mars');
    assert.equal(outcome(closing(BARRED), 2)?.kind, 'koks');
    assert.equal(outcome(closing(BARRED), 1)?.kind, 'oin');
  });

  it('END-4: at the very start of short nardy it is a koks, of long nardy a mars', () => {
    assert.equal(outcome(after(newGame(), thrown(3, 1)), 1)?.kind, 'koks');
    assert.equal(outcome(after(newGame(long), thrown(3, 1)), 1)?.kind, 'mars');
  });

  it('END-4, END-3: the end mode caps it', () => {
    assert.equal(outcome(after(newGame({ endMode: 'oin' }), thrown(3, 1)), 1)?.kind, 'oin');
  });

  it('END-4: by the position after the last finished turn', () => {
    // One roll bears off the first checker; until the turn is confirmed none counts as off.
    const game = newGame({}, { position: { white: MARS, black: side({ 6: 15 }) }, mover: 1 });
    const rolled = after(game, roll(1, 6, 5));
    assert.equal(outcome(rolled, 1)?.kind, 'mars');
    assert.equal(outcome(after(rolled, play(1, [6, 6], [6, 5])), 1)?.kind, 'oin');
  });

  it('END-4: a player with all fifteen off cannot', () => {
    const game = finish(closing(OIN, { drawRule: 'last-roll' }));
    assert.deepEqual(resigners(game), [2]);
    assert.equal(code(apply(game, say('resign', 1))), 'ERR_FACT');
  });

  it('END-4: while a double waits only the one who must answer may, and it is a drop', () => {
    const offered = after(closing(BARRED, { cubeLimit: 8 }), say('double', 1));
    assert.deepEqual(resigners(offered), [2]);
    assert.deepEqual(outcome(offered, 2), after(offered, say('drop', 2)).outcome);
    assert.equal(outcome(offered, 2)?.by, 'drop');
  });

  it('END-4: while a beaver waits only the first doubler may, and it is a drop', () => {
    const options = { cubeLimit: 8, beaver: true } as const;
    const beavered = after(closing(BARRED, options), say('double', 1), say('beaver', 2));
    assert.deepEqual(resigners(beavered), [1]);
    assert.deepEqual(outcome(beavered, 1)?.points, { 1: 0, 2: 2 });
  });

  it('END-5: a resignation counts times the cube and the stake', () => {
    const game = after(closing(BARRED, { cubeLimit: 8, stake: 10 }), say('double', 1), say('take', 2));
    assert.deepEqual([outcome(game, 2)?.points, outcome(game, 2)?.money], [{ 1: 6, 2: 0 }, 60]);
  });
});
