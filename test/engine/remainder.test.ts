import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apply } from '../../src/engine/apply.js';
import { beginTurn, legal, situationOf, type Fact, type Game, type Setup } from '../../src/engine/game.js';
import type { Rules } from '../../src/engine/options.js';
import { searchOf } from '../../src/engine/search.js';
import { isComplete, nextSteps, numbersLeft, step } from '../../src/engine/turn.js';
import type { Side } from '../../src/engine/types.js';
import { explainIn } from '../../src/engine/explain.js';
import {
  after,
  code,
  newGame,
  play,
  playsInWords,
  roll,
  say,
  side,
  situation,
  steps,
  value,
} from '../support/build.js';

const LONG = side({ 24: 15 });

/** A remainder with its steps [from, die]. */
const rest = (seat: 1 | 2, ...pairs: readonly (readonly [number, number])[]): Fact => ({
  type: 'remainder',
  seat,
  steps: steps(...pairs),
});

const gulbar = (white: Side, black: Side, options: Partial<Rules> = {}, setup: Setup = {}): Game =>
  newGame(
    { variant: 'crazy-gulbar', ...options },
    { position: { white, black }, mover: 1, rolls: { 1: 3, 2: 3 }, ...setup },
  );

/** White's only way, 24/19, is closed by Black's 7. */
const STUCK = side({ 24: 1 });
const CLOSER = side({ 7: 1 }, 24);

/** Seat 1 has thrown 5-5 and can play nothing of it. */
const handed = (options: Partial<Rules> = {}, black: Side = CLOSER, setup: Setup = {}): Game =>
  after(gulbar(STUCK, black, options, setup), roll(1, 5, 5), play(1));
/** 2-2 from the start position: 24/1, then no five. Black has 24/19, and no six after it, for White is on Black's 13. */
const opened = (): Game => {
  const pairs = [
    [24, 2],
    [22, 2],
    [20, 3],
    [17, 3],
    [14, 4],
    [10, 4],
    [6, 5],
  ] as const;
  return after(newGame({ variant: 'crazy-gulbar' }, { mover: 1 }), roll(1, 2, 2), play(1, ...pairs));
};
const remainder = (game: Game) => game.remainder?.join(' ') ?? null;

describe('the numbers left of a run', () => {
  it('GUL-3: the opponent plays them at once, before a double or a roll', () => {
    const game = handed({ cubeLimit: 64 });
    assert.deepEqual([game.phase, game.seat, remainder(game)], ['remainder', 2, '5 5 6 6']);
    assert.deepEqual(legal(game), [
      { type: 'remainder', seat: 2 },
      { type: 'resign', seat: 1 },
      { type: 'resign', seat: 2 },
    ]);
    for (const fact of [roll(2, 3, 1), say('double', 2), play(2), rest(1)]) {
      assert.equal(code(apply(game, fact)), 'ERR_FACT');
    }
  });

  it('GUL-3: as many as were left, when a part of the run was played', () => {
    // 24/19/14 is open, the six after it is closed by Black's 20.
    const game = after(gulbar(STUCK, side({ 20: 1 }, 24)), roll(1, 5, 5), play(1, [24, 5], [19, 5]));
    assert.deepEqual([game.phase, remainder(game)], ['remainder', '6 6']);
  });

  it("GUL-3: with the opponent's own checkers, in order", () => {
    const turn = beginTurn(handed());
    assert.deepEqual(
      nextSteps(turn).map(({ from, die }) => [from, die]),
      [
        [24, 5],
        [7, 5],
      ],
    );
    const game = after(handed(), rest(2, [24, 5], [19, 5], [14, 6], [8, 6]));
    assert.deepEqual(game.position.black, side({ 7: 1, 2: 1 }, 24));
  });

  it('GUL-3: as far as possible: a number that can be played must be', () => {
    assert.equal(code(apply(handed(), rest(2))), 'ERR_PLAY_SHORT');
    assert.equal(code(apply(handed(), rest(2, [24, 5], [19, 5]))), 'ERR_PLAY_SHORT');
  });

  it('GUL-3: the first that cannot be played ends it; it and the rest are lost', () => {
    const game = opened();
    assert.equal(remainder(game), '5 6 6');
    const five = value(step(beginTurn(game), { from: 24, die: 5 }));
    assert.deepEqual([isComplete(five), numbersLeft(five)], [true, [6, 6]]);
    const then = after(game, rest(2, [24, 5]));
    assert.deepEqual([then.phase, then.seat, then.remainder], ['toRoll', 2, null]);
  });

  it('GUL-3: then comes the own turn of the same player', () => {
    const game = after(handed({ cubeLimit: 64 }), rest(2, [24, 5], [19, 5], [14, 6], [8, 6]));
    assert.deepEqual([game.phase, game.seat, game.dice, game.remainder], ['toRoll', 2, null, null]);
    assert.deepEqual(legal(game).slice(0, 2), [
      { type: 'roll', seat: 2 },
      { type: 'double', seat: 2 },
    ]);
  });

  it('GUL-3: `gulbarRemainder: lost`: the opponent rolls at once', () => {
    const game = handed({ gulbarRemainder: 'lost' });
    assert.deepEqual([game.phase, game.seat, game.remainder], ['toRoll', 2, null]);
  });

  it('GUL-3: unplayed dice of two different dice are lost', () => {
    const game = after(gulbar(STUCK, side({ 7: 1, 6: 1 }, 24)), roll(1, 6, 5), play(1));
    assert.deepEqual([game.phase, game.remainder], ['toRoll', null]);
  });

  it('GUL-3: those of an ordinary double under `gulbarFrom` are lost', () => {
    const game = handed({ gulbarFrom: 4 }, CLOSER, { rolls: { 1: 2, 2: 3 } });
    assert.deepEqual([game.phase, game.remainder], ['toRoll', null]);
  });

  it('GUL-3: numbers left when the last checker is off are lost: the game is over', () => {
    const game = after(gulbar(side({ 5: 1 }), CLOSER), roll(1, 5, 5), play(1, [5, 5]));
    assert.deepEqual([game.phase, game.remainder, game.outcome?.winner], ['over', null, 1]);
  });

  it('GUL-3, DRAW-1: they are lost too when the starter finishes and a last roll follows', () => {
    const start = gulbar(side({ 5: 1 }), CLOSER, { drawRule: 'last-roll' });
    const game = after(start, roll(1, 5, 5), play(1, [5, 5]));
    assert.deepEqual([game.phase, game.seat, game.remainder, game.lastRoll], ['toRoll', 2, null, true]);
  });

  it('GUL-4, DRAW-1: a remainder of the last roll is lost', () => {
    const start = gulbar(side({ 5: 1 }), LONG, { drawRule: 'last-roll' });
    const last = after(start, roll(1, 5, 5), play(1, [5, 5]), roll(2, 1, 1));
    const pairs = [
      [24, 1],
      [23, 1],
      [22, 2],
      [20, 2],
      [18, 3],
      [15, 3],
      [12, 4],
      [8, 4],
    ] as const;
    const game = after(last, play(2, ...pairs));
    assert.deepEqual([game.phase, game.remainder, game.outcome?.winner], ['over', null, 1]);
  });
});

describe('a remainder is not a turn', () => {
  it('GUL-4: one checker may leave the head in it', () => {
    const turn = beginTurn(handed());
    assert.equal(searchOf(turn.situation).headLimit, 1);
    const moved = value(step(turn, { from: 24, die: 5 }));
    assert.equal(code(step(moved, { from: 24, die: 5 })), 'HEAD-1');
  });

  it('GUL-4: one even on a first turn in which two might leave it', () => {
    const game = handed({ headDoubles: 'always' }, CLOSER, { rolls: { 1: 1, 2: 0 } });
    assert.equal(searchOf(situationOf(game)!).headLimit, 1);
  });

  const opening = () => after(opened(), rest(2, [24, 5]));

  it('GUL-4: it uses up no first turn: the own turn after it has its own head limit', () => {
    const game = after(opening(), roll(2, 3, 3));
    assert.equal(situationOf(game)?.ownRolls, 0);
    assert.equal(searchOf(situationOf(game)!).headLimit, 2);
    const turn = beginTurn(game);
    const both = steps([24, 3], [24, 3]).reduce((at, each) => value(step(at, each)), turn);
    assert.equal(both.position.black[24], 12);
  });

  it('GUL-4: it is no own roll', () => {
    const game = opening();
    assert.deepEqual([game.rolls, game.firstRolls[2]], [{ 1: 1, 2: 0 }, null]);
    assert.deepEqual(after(game, roll(2, 6, 4)).firstRolls[2], [6, 4]);
  });

  it('GUL-4: it does not count for `gulbarFrom`', () => {
    const game = handed({ gulbarFrom: 4 }, CLOSER, { rolls: { 1: 3, 2: 2 } });
    const rolled = after(game, rest(2, [24, 5], [19, 5], [14, 6], [8, 6]), roll(2, 1, 1));
    assert.equal(numbersLeft(beginTurn(rolled)).join(''), '1111');
  });

  it('GUL-4, BLOCK-1: an unlawful block may not be made in it', () => {
    // 24/18 would close my 18 to 13, the opponent's 6 to 1.
    const mine = side({ 24: 1, 22: 1, 17: 3, 16: 3, 15: 3, 14: 2, 13: 2 });
    const asked = situation({ variant: 'crazy-gulbar' }, { mine, theirs: side({ 19: 15 }), dice: [6, 6] });
    const words = playsInWords({ ...asked, remainder: [6] });
    assert.equal(words.includes('24/18'), false);
    assert.equal(words.includes('22/16'), true);
  });

  it('GUL-4: it is confirmed like a turn, and shown like one', () => {
    const game = after(handed(), rest(2, [7, 5], [24, 5], [19, 6], [13, 6]));
    assert.deepEqual(
      [game.last?.kind, game.last?.seat, game.last?.numbers, game.last?.moves.length],
      ['remainder', 2, [5, 5, 6, 6], 4],
    );
  });

  it('GUL-4: one whose first number cannot be played is only recorded', () => {
    // 6-6: White's 24/18 is closed, and Black's 24/18 too, by White's 6.
    const game = after(gulbar(side({ 24: 1, 6: 1 }), side({ 6: 1 }, 24)), roll(1, 6, 6));
    assert.deepEqual(nextSteps(beginTurn(game)), []);
    const handedOn = after(game, play(1));
    assert.equal(remainder(handedOn), '6 6');
    assert.equal(isComplete(beginTurn(handedOn)), true);
    const then = after(handedOn, rest(2));
    assert.deepEqual([then.phase, then.seat, then.last?.moves], ['toRoll', 2, []]);
  });
});

describe('the end of a game in a remainder', () => {
  /** White stands before Black's 2-point; Black has one checker left, on it. */
  const LAST = side({ 2: 1 });
  const before = (white: Side, options: Partial<Rules> = {}, setup: Setup = {}) =>
    after(gulbar(white, LAST, options, setup), roll(1, 5, 5), play(1));
  const finish = (game: Game) => after(game, rest(2, [2, 5]));

  it('GUL-4, END-1: bearing off the last checker in it ends the game', () => {
    const game = finish(before(side({ 19: 1 })));
    assert.deepEqual([game.phase, game.outcome?.winner, game.outcome?.by], ['over', 2, 'finish']);
    assert.equal(game.outcome?.kind, 'oin');
  });

  it('GUL-4, END-2: a loser who has borne off none has lost a mars', () => {
    assert.equal(finish(before(side({ 19: 15 }))).outcome?.kind, 'mars');
  });

  it('GUL-4, DRAW-1: when the starter finishes in it the other has the last roll', () => {
    const setup = { starter: 2, rolls: { 1: 3, 2: 4 } } as const;
    const game = finish(before(side({ 19: 1 }), { drawRule: 'last-roll' }, setup));
    assert.deepEqual([game.phase, game.seat, game.lastRoll], ['toRoll', 1, true]);
    assert.deepEqual(legal(game), [
      { type: 'roll', seat: 1 },
      { type: 'resign', seat: 1 },
    ]);
  });

  it('GUL-4, DRAW-1: when the second player finishes in it the game ends at once', () => {
    assert.equal(finish(before(side({ 19: 1 }), { drawRule: 'last-roll' })).phase, 'over');
  });
});

describe('resigning in a remainder', () => {
  /** White cannot play a six; Black bears two off with what is handed over. */
  const game = after(gulbar(LONG, side({ 6: 15 })), roll(1, 6, 6), play(1));
  const kind = (at: Game, seat: 1 | 2) => after(at, say('resign', seat)).outcome?.kind;

  it('END-4, GUL-4: the kind is that of the position before it, until it is confirmed', () => {
    assert.equal(kind(game, 2), 'mars');
    assert.equal(kind(after(game, rest(2, [6, 6], [6, 6])), 2), 'oin');
  });

  it('END-4: either player may', () => {
    assert.equal(after(game, say('resign', 1)).outcome?.winner, 2);
    assert.equal(after(game, say('resign', 2)).outcome?.winner, 1);
  });
});

describe('what a remainder refuses', () => {
  it('GUL-3: a roll or a play of its own is refused with that rule', () => {
    for (const fact of [roll(2, 3, 1), play(2)]) {
      const result = apply(handed(), fact);
      assert.equal(!result.ok && result.error.detail['rule'], 'GUL-3');
    }
    const early = apply(gulbar(STUCK, CLOSER), rest(2));
    assert.equal(!early.ok && early.error.detail['rule'], 'GUL-3');
  });

  it('CUBE-2: there is no double in it', () => {
    const result = apply(handed({ cubeLimit: 64 }), say('double', 2));
    assert.equal(!result.ok && result.error.detail['rule'], 'CUBE-2');
  });

  it('MOVE-8: the other player cannot play it', () => {
    const game = handed();
    assert.deepEqual(explainIn(game, beginTurn(game), 24, 19, 1)?.kind, 'not-your-turn');
    assert.equal(explainIn(game, beginTurn(game), 24, 19, 2), null);
  });
});
