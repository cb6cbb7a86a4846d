import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apply } from '../../src/engine/apply.js';
import { legal, situationOf, start, withWhite } from '../../src/engine/game.js';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { startPosition } from '../../src/engine/position.js';
import { after, code, newGame, play, roll, rulesOf, say, side, thrown } from '../support/build.js';

describe('starting a game', () => {
  it('START-1: begins with a throw and nothing else', () => {
    const game = newGame();
    assert.equal(game.phase, 'opening');
    assert.deepEqual([game.seat, game.starter, game.dice], [null, null, null]);
    assert.deepEqual(legal(game), [{ type: 'throw', seat: null }]);
    assert.equal(code(apply(game, roll(1, 3, 1))), 'ERR_FACT');
  });

  it('START-1: the higher die starts, in either seat', () => {
    assert.equal(after(newGame(), thrown(4, 2)).starter, 1);
    assert.equal(after(newGame(), thrown(2, 4)).starter, 2);
  });

  it('START-1: equal dice stay visible and are thrown again', () => {
    const tie = after(newGame(), thrown(4, 4));
    assert.deepEqual([tie.phase, tie.starter, tie.thrown, tie.ties], ['opening', null, [4, 4], 1]);
    const decided = after(tie, thrown(3, 3), thrown(1, 6));
    assert.deepEqual([decided.starter, decided.ties, decided.thrown], [2, 2, [1, 6]]);
  });

  it('START-2: `plays`: the throw is the first roll of the starter', () => {
    const game = after(newGame(), thrown(2, 5));
    assert.deepEqual([game.phase, game.seat, game.dice], ['toPlay', 2, [2, 5]]);
    assert.deepEqual(game.rolls, { 1: 0, 2: 1 });
  });

  it('START-3: `rerolls`: the throw decides only who starts', () => {
    const game = after(newGame({ openingRoll: 'rerolls' }), thrown(2, 5));
    assert.deepEqual([game.phase, game.seat, game.dice], ['toRoll', 2, null]);
    assert.deepEqual(game.rolls, { 1: 0, 2: 0 });
    assert.deepEqual(after(game, roll(2, 6, 6)).dice, [6, 6]);
  });

  it('START-2, START-3: short nardy plays the throw, long nardy throws anew', () => {
    assert.equal(after(newGame({ variant: 'caucasus' }), thrown(2, 5)).phase, 'toPlay');
    assert.equal(after(newGame({ variant: 'long' }), thrown(2, 5)).phase, 'toRoll');
    assert.equal(after(newGame({ variant: 'long', openingRoll: 'plays' }), thrown(2, 5)).phase, 'toPlay');
  });

  for (const variant of VARIANT_IDS) {
    it(`START-3, START-4: ${variant}: the winner of the first lot has White, in either seat`, () => {
      assert.deepEqual(after(newGame({ variant }), thrown(5, 2)).colours, { 1: 'white', 2: 'black' });
      assert.deepEqual(after(newGame({ variant }), thrown(2, 5)).colours, { 1: 'black', 2: 'white' });
    });
  }

  it('START-4: begun without a lot the starter throws two dice, whatever `openingRoll` says', () => {
    const game = newGame({ openingRoll: 'plays' }, { mover: 2 });
    assert.deepEqual([game.phase, game.seat, game.starter], ['toRoll', 2, 2]);
  });

  it('after a play the turn goes to the other seat', () => {
    const game = after(newGame(), thrown(3, 1), play(1, [8, 3], [6, 1]));
    assert.deepEqual([game.phase, game.seat, game.dice], ['toRoll', 2, null]);
    assert.equal(game.position.white[5], 2);
    assert.equal(game.last?.seat, 1);
    assert.deepEqual(game.last?.dice, [3, 1]);
    assert.deepEqual(
      game.last?.moves.map(({ from, to }) => `${from}/${to}`),
      ['8/5', '6/5'],
    );
  });
});

describe('auto-doubles', () => {
  const options = { cubeLimit: 64, autoDoubles: 2 } as const;

  it('START-5: each tie doubles the cube, which stays in the middle, up to the agreed number', () => {
    const one = after(newGame(options), thrown(1, 1));
    assert.deepEqual(one.cube, { value: 2, owner: null, accepted: false });
    const three = after(one, thrown(2, 2), thrown(3, 3));
    assert.equal(three.cube.value, 4);
    assert.equal(three.ties, 3);
  });

  it('START-5: never beyond the limit of the cube', () => {
    const game = after(newGame({ ...options, cubeLimit: 2 }), thrown(1, 1), thrown(2, 2));
    assert.equal(game.cube.value, 2);
  });

  it('START-5: none by default', () => {
    assert.equal(after(newGame({ cubeLimit: 64 }), thrown(1, 1)).cube.value, 1);
  });

  it('CUBE-2: after auto-doubles either player may double', () => {
    const game = after(newGame({ ...options, openingRoll: 'rerolls' }), thrown(1, 1), thrown(3, 1));
    assert.equal(after(game, say('double', 1), say('take', 2)).cube.value, 4);
  });

  it('START-5: a game begun without a lot has none', () => {
    assert.equal(newGame(options, { mover: 1 }).cube.value, 1);
  });

  it('START-5: needs a cube in the game', () => {
    assert.equal(after(newGame(options, { cubeInUse: false }), thrown(1, 1)).cube.value, 1);
  });
});

describe('a game set up from a position', () => {
  const position = { white: side({ 24: 14, 20: 1 }), black: side({ 24: 14, 20: 1 }) };
  const long = { variant: 'long' } as const;
  const limit = (setup: Parameters<typeof newGame>[1], a: number, b: number, seat: 1 | 2) =>
    situationOf(after(newGame(long, setup), roll(seat, a, b)));

  it('what is not named: the player to move started, no first turn, first rolls unknown', () => {
    const game = newGame(long, { position, mover: 1 });
    assert.deepEqual([game.starter, game.rolls, game.firstRolls], [1, { 1: 3, 2: 3 }, { 1: null, 2: null }]);
    assert.equal(limit({ position, mover: 1 }, 3, 3, 1)?.ownRolls, 3);
  });

  it('HEAD-2: own rolls that are named decide the first turn', () => {
    assert.equal(limit({ position, mover: 2, starter: 1, rolls: { 1: 1, 2: 0 } }, 4, 4, 2)?.ownRolls, 0);
  });

  it("HEAD-3: the starter's first roll that is named is known to the other player's first turn", () => {
    const setup = {
      position,
      mover: 2,
      starter: 1,
      rolls: { 1: 1, 2: 0 },
      starterFirstRoll: [5, 5],
    } as const;
    assert.deepEqual(limit(setup, 4, 4, 2)?.opponentFirstRoll, [5, 5]);
  });

  it('HEAD-2: at the start position the first turn is still to come', () => {
    assert.equal(limit({ mover: 1 }, 3, 3, 1)?.ownRolls, 0);
  });

  it('HEAD-2: the first turn is that of the first own roll, even if part of it was lost', () => {
    const game = after(newGame(long, { mover: 1 }), roll(1, 6, 6), play(1, [24, 6], [24, 6]));
    const second = after(game, roll(2, 2, 1), play(2, [24, 2], [22, 1]), roll(1, 6, 6));
    assert.equal(situationOf(second)?.ownRolls, 1);
  });

  it('HEAD-3: the first rolls of a game are remembered', () => {
    const game = after(
      newGame(long, { mover: 1 }),
      roll(1, 5, 5),
      play(1, [24, 5], [19, 5], [14, 5], [9, 5]),
    );
    assert.deepEqual(game.firstRolls, { 1: [5, 5], 2: null });
    assert.deepEqual(situationOf(after(game, roll(2, 4, 4)))?.opponentFirstRoll, [5, 5]);
    const later = after(game, roll(2, 4, 4), play(2, [24, 4]), roll(1, 2, 1));
    assert.deepEqual(later.firstRolls, { 1: [5, 5], 2: [4, 4] });
  });

  it('colours may be named; else seat 1 has White', () => {
    assert.deepEqual(newGame({}, { mover: 2 }).colours, withWhite(1));
    assert.deepEqual(newGame({}, { mover: 2, colours: withWhite(2) }).colours, withWhite(2));
  });

  it('ERR_POSITION_…: only one that can be', () => {
    const bad = { white: side({ 24: 15 }), black: side({ 12: 15 }) };
    assert.equal(code(start(rulesOf(long), { position: bad })), 'ERR_POSITION_SHARED');
  });

  it('ERR_POSITION_DONE: not one in which a side has all off', () => {
    const done = { white: side({}), black: side({ 3: 1 }) };
    assert.equal(code(start(rulesOf(), { position: done })), 'ERR_POSITION_DONE');
    assert.equal(
      code(start(rulesOf(), { position: { white: done.black, black: done.white } })),
      'ERR_POSITION_DONE',
    );
  });

  it('without a position it is the start of the variant', () => {
    assert.deepEqual(newGame(long, { mover: 1 }).position, startPosition('long'));
  });
});
