import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apply } from '../../src/engine/apply.js';
import { balanceNeeded } from '../../src/engine/cube.js';
import { legal, start, type Game, type Setup } from '../../src/engine/game.js';
import type { Rules } from '../../src/engine/options.js';
import { after, code, holds, newGame, play, roll, rulesOf, say, side, thrown } from '../support/build.js';

const cubeGame = (options: Partial<Rules> = {}) => newGame({ cubeLimit: 64, ...options }, { mover: 1 });
const types = (game: Game) => legal(game).map(({ type, seat }) => `${type} ${seat}`);
const mayDouble = (game: Game) => legal(game).some(({ type }) => type === 'double');
const doubled = (options: Partial<Rules> = {}) => after(cubeGame(options), say('double', 1));

/** Seat 1 rolls and plays, then seat 2 is to roll. */
const turnOver = (game: Game) => after(game, roll(1, 3, 1), play(1, [8, 3], [6, 1]));
/** And seat 2 too. */
const roundOver = (game: Game) => after(turnOver(game), roll(2, 3, 1), play(2, [8, 3], [6, 1]));

describe('the cube', () => {
  it('CUBE-1: off by default', () => {
    assert.equal(mayDouble(newGame({}, { mover: 1 })), false);
    assert.equal(code(apply(newGame({}, { mover: 1 }), say('double', 1))), 'ERR_FACT');
  });

  for (const limit of [2, 4, 8, 16, 32, 64] as const) {
    it(`CUBE-1: is never turned beyond its limit of ${limit}`, () => {
      let game = cubeGame({ cubeLimit: limit });
      let doubler: 1 | 2 = 1;
      while (mayDouble(game)) {
        game = after(game, say('double', doubler), say('take', doubler === 1 ? 2 : 1));
        game = doubler === 1 ? turnOver(game) : after(game, roll(2, 3, 1), play(2, [8, 3], [6, 1]));
        game = { ...game, position: cubeGame().position };
        doubler = doubler === 1 ? 2 : 1;
      }
      assert.equal(game.cube.value, limit);
    });
  }

  it('CUBE-1: `unlimited` has no end', () => {
    const game = {
      ...cubeGame({ cubeLimit: 'unlimited' }),
      cube: { value: 1024, owner: 1, accepted: true } as const,
    };
    assert.equal(after(game, say('double', 1), say('take', 2)).cube.value, 2048);
  });

  it('CUBE-1: works with long nardy as well', () => {
    assert.equal(mayDouble(newGame({ variant: 'long', cubeLimit: 2 }, { mover: 1 })), true);
  });

  it('CUBE-2: starts at 1 in the middle', () => {
    assert.deepEqual(cubeGame().cube, { value: 1, owner: null, accepted: false });
  });

  it("CUBE-2: may be turned on one's own turn, before rolling", () => {
    assert.deepEqual(types(cubeGame()), ['roll 1', 'double 1', 'resign 1', 'resign 2']);
    assert.equal(mayDouble(after(cubeGame(), roll(1, 3, 1))), false);
    assert.equal(code(apply(cubeGame(), say('double', 2))), 'ERR_FACT');
  });

  it("CUBE-2: at the starter's first turn only if the roll is not yet thrown", () => {
    assert.equal(mayDouble(after(newGame({ cubeLimit: 2 }), thrown(3, 1))), false);
    assert.equal(mayDouble(after(newGame({ cubeLimit: 2, openingRoll: 'rerolls' }), thrown(3, 1))), true);
  });

  it('CUBE-2: on the bar or closed out too', () => {
    const position = { white: side({ 25: 1 }, 6), black: side({ 6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2 }, 7) };
    assert.equal(mayDouble(newGame({ cubeLimit: 2 }, { position, mover: 1 })), true);
  });

  it('CUBE-2: never before a last roll', () => {
    const position = { white: side({ 1: 1 }), black: side({ 1: 1 }) };
    const game = newGame({ cubeLimit: 64, drawRule: 'last-roll' }, { position, mover: 1 });
    assert.deepEqual(types(after(game, roll(1, 2, 1), play(1, [1, 2]))), ['roll 2', 'resign 2']);
  });

  it('CUBE-3: who is offered it must answer before anything else', () => {
    const game = doubled();
    assert.deepEqual([game.phase, game.seat], ['doubled', 2]);
    assert.deepEqual(types(game), ['take 2', 'drop 2', 'resign 2']);
  });

  it('CUBE-3: take: the value doubles, the taker owns the cube and the doubler rolls', () => {
    const game = after(doubled(), say('take', 2));
    assert.deepEqual(game.cube, { value: 2, owner: 2, accepted: true });
    assert.deepEqual(types(game), ['roll 1', 'resign 1', 'resign 2']);
  });

  it('CUBE-3: only the owner may redouble, on a turn of their own', () => {
    const game = after(doubled(), say('take', 2));
    assert.equal(mayDouble(roundOver(game)), false);
    const redoubled = after(turnOver(game), say('double', 2));
    assert.deepEqual(after(redoubled, say('take', 1)).cube, { value: 4, owner: 1, accepted: true });
  });

  it('CUBE-3: drop: the doubler wins 1 times the value before the offer, as an oin', () => {
    assert.deepEqual(after(doubled({ stake: 3 }), say('drop', 2)).outcome, {
      by: 'drop',
      winner: 1,
      kind: 'oin',
      cube: 1,
      points: { 1: 1, 2: 0 },
      money: 3,
    });
    const redoubled = after(turnOver(after(doubled(), say('take', 2))), say('double', 2), say('drop', 1));
    assert.deepEqual([redoubled.outcome?.winner, redoubled.outcome?.points], [2, { 1: 0, 2: 2 }]);
  });

  it('CUBE-3: auto-doubles are part of the value that a drop costs', () => {
    const options = { cubeLimit: 64, autoDoubles: 1, openingRoll: 'rerolls' } as const;
    const game = after(newGame(options), thrown(2, 2), thrown(3, 1), say('double', 1), say('drop', 2));
    assert.equal(game.outcome?.points[1], 2);
  });
});

describe('beavers', () => {
  const beavered = (options: Partial<Rules> = {}) =>
    after(doubled({ beaver: true, ...options }), say('beaver', 2));

  it('CUBE-4: only where they are agreed on', () => {
    assert.deepEqual(types(doubled({ beaver: true })), ['take 2', 'drop 2', 'beaver 2', 'resign 2']);
    assert.equal(code(apply(doubled(), say('beaver', 2))), 'ERR_FACT');
  });

  it('CUBE-4: only if four times the value before the offer is within the limit', () => {
    holds(types(doubled({ beaver: true, cubeLimit: 4 })).includes('beaver 2'));
    holds(!types(doubled({ beaver: true, cubeLimit: 2 })).includes('beaver 2'));
    holds(types(doubled({ beaver: true, cubeLimit: 'unlimited' })).includes('beaver 2'));
  });

  it('CUBE-4: the first doubler answers; there is no counter-beaver', () => {
    assert.deepEqual([beavered().phase, beavered().seat], ['beavered', 1]);
    assert.deepEqual(types(beavered()), ['take 1', 'drop 1', 'resign 1']);
  });

  it('CUBE-4: accepted: the value is four times, the beaverer owns it, the first doubler rolls', () => {
    const game = after(beavered(), say('take', 1));
    assert.deepEqual(game.cube, { value: 4, owner: 2, accepted: true });
    assert.deepEqual(types(game), ['roll 1', 'resign 1', 'resign 2']);
    assert.equal(mayDouble(turnOver(game)), true);
    assert.equal(mayDouble(roundOver(game)), false);
  });

  it('CUBE-4: dropped: the first doubler loses the doubled stake', () => {
    const { outcome } = after(beavered(), say('drop', 1));
    assert.deepEqual(
      [outcome?.by, outcome?.winner, outcome?.kind, outcome?.points],
      ['drop', 2, 'oin', { 1: 0, 2: 2 }],
    );
  });

  it('CUBE-4: a redouble may be beavered too', () => {
    const game = turnOver(after(doubled({ beaver: true }), say('take', 2)));
    const redoubled = after(game, say('double', 2), say('beaver', 1), say('take', 2));
    assert.deepEqual(redoubled.cube, { value: 8, owner: 1, accepted: true });
  });
});

describe('the Jacoby rule', () => {
  const options = { cubeLimit: 64, jacoby: true, autoDoubles: 1, beaver: true } as const;
  const end = (...facts: Parameters<typeof after>[1][]) => {
    const position = { white: side({ 1: 1 }), black: side({ 25: 1 }, 6) };
    const game = after(newGame(options, { position, mover: 1 }), ...facts, roll(1, 2, 1), play(1, [1, 2]));
    return [game.outcome?.kind, game.outcome?.points[1]];
  };

  it('CUBE-5: mars and koks count as oin while no double was accepted', () => {
    assert.deepEqual(end(), ['oin', 1]);
  });

  it('CUBE-5: after an accepted double they count', () => {
    assert.deepEqual(end(say('double', 1), say('take', 2)), ['koks', 6]);
  });

  it('CUBE-5: after an accepted beaver they count', () => {
    assert.deepEqual(end(say('double', 1), say('beaver', 2), say('take', 1)), ['koks', 12]);
  });

  it('CUBE-5: auto-doubles are no accepted double', () => {
    const game = after(newGame(options), thrown(2, 2), thrown(3, 1), say('resign', 2));
    assert.deepEqual([game.outcome?.kind, game.outcome?.points[1]], ['oin', 2]);
  });

  it('CUBE-5: holds for resignations, and for END-5 before the cube', () => {
    const game = after(newGame(options, { mover: 1 }), say('resign', 1));
    assert.deepEqual([game.outcome?.kind, game.outcome?.points[2]], ['oin', 1]);
  });
});

describe('a cube that stands elsewhere when the game is set up', () => {
  const set = (cube: Setup['cube'], options: Partial<Rules> = {}, more: Setup = {}) =>
    start(rulesOf({ cubeLimit: 8, ...options }), { mover: 1, ...(cube ? { cube } : {}), ...more });
  const stands = (cube: Setup['cube']) => {
    const result = set(cube);
    return result.ok ? result.value.cube : null;
  };

  it('CUBE-5: one that is owned has been accepted, one in the middle has not', () => {
    assert.deepEqual(stands({ value: 4, owner: 2 }), { value: 4, owner: 2, accepted: true });
    assert.deepEqual(stands({ value: 2, owner: null }), { value: 2, owner: null, accepted: false });
    assert.deepEqual(stands({ value: 1, owner: null }), { value: 1, owner: null, accepted: false });
  });

  it('CUBE-3: only its owner may redouble', () => {
    assert.equal(mayDouble(newGame({ cubeLimit: 8 }, { mover: 1, cube: { value: 2, owner: 1 } })), true);
    assert.equal(mayDouble(newGame({ cubeLimit: 8 }, { mover: 1, cube: { value: 2, owner: 2 } })), false);
  });

  it('ERR_CUBE: it stands at a power of two within the limit (CUBE-1), and nobody owns it at 1', () => {
    for (const value of [0, -2, 3, 1.5, 16, Number.NaN, Infinity]) {
      assert.equal(code(set({ value, owner: 1 })), 'ERR_CUBE', String(value));
    }
    assert.equal(code(set({ value: 1, owner: 2 })), 'ERR_CUBE');
    assert.equal(code(set({ value: 16, owner: 2 }, { cubeLimit: 'unlimited' })), 'ok');
  });

  it('ERR_CUBE: nor can it where none is agreed on or in use (MATCH-2); the error tells its value', () => {
    const expected = { ok: false, error: { code: 'ERR_CUBE', detail: { value: 2 } } };
    assert.deepEqual(set({ value: 2, owner: 1 }, { cubeLimit: 'off' }), expected);
    assert.deepEqual(set({ value: 2, owner: 1 }, {}, { cubeInUse: false }), expected);
  });
});

describe('the balance needed to sit down', () => {
  const needed = (options: Partial<Rules>) => balanceNeeded(rulesOf(options));

  it('CUBE-6: is the stake times the cube limit times the factor of the end mode', () => {
    assert.equal(needed({ stake: 5, cubeLimit: 16, endMode: 'oin' }), 80);
    assert.equal(needed({ stake: 5, cubeLimit: 16, endMode: 'mars' }), 160);
    assert.equal(needed({ stake: 5, cubeLimit: 16, endMode: 'koks' }), 240);
    assert.equal(needed({ variant: 'long', stake: 0.5, cubeLimit: 2 }), 2);
  });

  it('CUBE-6: the limit counts 1 when there is no cube', () => {
    assert.equal(needed({ stake: 5 }), 15);
  });

  it('CUBE-6: with an unlimited cube there is no finite sum', () => {
    assert.equal(needed({ stake: 5, cubeLimit: 'unlimited' }), null);
  });
});
