import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apply } from '../../src/engine/apply.js';
import type { Fact, Game } from '../../src/engine/game.js';
import type { RuleId } from '../../src/engine/rule-ids.js';
import { applyInSeries, type Series } from '../../src/engine/series.js';
import { after, newGame, play, roll, say, side, thrown } from '../support/build.js';
import { lostBy, newSeries } from '../support/series.js';

const game = (options = {}) => newGame({ cubeLimit: 8, beaver: true, ...options }, { mover: 1 });
const owned = after(game(), say('double', 1), say('take', 2));
const doubled = after(game(), say('double', 1));
const beavered = after(doubled, say('beaver', 2));
const moving = after(game(), roll(1, 3, 1));
const over = after(game(), say('resign', 1));
const handed = (): Game => {
  const position = { white: side({ 24: 1 }), black: side({ 7: 1 }, 24) };
  const start = newGame({ variant: 'crazy-gulbar', cubeLimit: 8 }, { position, mover: 1 });
  return after(start, roll(1, 5, 5), play(1));
};
const last = (): Game => {
  const position = { white: side({ 1: 1 }), black: side({ 6: 15 }) };
  const start = newGame({ cubeLimit: 8, drawRule: 'last-roll' }, { position, mover: 1 });
  return after(start, roll(1, 2, 1), play(1, [1, 2]));
};
const rest: Fact = { type: 'remainder', seat: 2, steps: [] };

/** What happens, in which game, and the rule that keeps it from coming then. */
const CASES: readonly (readonly [what: string, at: Game, fact: Fact, rule: RuleId])[] = [
  ['a roll before the throw', newGame(), roll(1, 3, 1), 'START-1'],
  ['a double before the throw', newGame({ cubeLimit: 8 }), say('double', 1), 'START-1'],
  ['a second throw', game(), thrown(3, 1), 'START-1'],
  ['a resignation before the first throw', newGame(), say('resign', 1), 'END-4'],
  ['a resignation with all fifteen off', last(), say('resign', 1), 'END-4'],
  ['the resignation of who does not answer', doubled, say('resign', 1), 'END-4'],
  ["the other player's roll", game(), roll(2, 3, 1), 'MOVE-8'],
  ['a second roll', moving, roll(1, 3, 1), 'MOVE-8'],
  ['a play before the roll', game(), play(1), 'MOVE-8'],
  ["the other player's play", moving, play(2), 'MOVE-8'],
  ['a double without a cube', newGame({}, { mover: 1 }), say('double', 1), 'CUBE-1'],
  [
    'a double beyond the limit',
    newGame({ cubeLimit: 2 }, { mover: 1, cube: { value: 2, owner: 1 } }),
    say('double', 1),
    'CUBE-1',
  ],
  ['a double after the roll', moving, say('double', 1), 'CUBE-2'],
  ["a double in the other player's turn", game(), say('double', 2), 'CUBE-2'],
  ["a double with the other player's cube", owned, say('double', 1), 'CUBE-3'],
  ['a double before a last roll', last(), say('double', 2), 'DRAW-1'],
  [
    'a double in a game without its cube',
    newGame({ cubeLimit: 8 }, { mover: 1, cubeInUse: false }),
    say('double', 1),
    'MATCH-2',
  ],
  ['a take where nothing is offered', game(), say('take', 1), 'CUBE-3'],
  ['a drop where nothing is offered', moving, say('drop', 2), 'CUBE-3'],
  ['a roll while a double waits', doubled, roll(1, 3, 1), 'CUBE-3'],
  ['a play while a beaver waits', beavered, play(1), 'CUBE-3'],
  ['the take of the doubler', doubled, say('take', 1), 'CUBE-3'],
  [
    'a beaver that is not agreed on',
    after(game({ beaver: false }), say('double', 1)),
    say('beaver', 2),
    'CUBE-4',
  ],
  ['a beaver where nothing is offered', game(), say('beaver', 1), 'CUBE-4'],
  ['a counter-beaver', beavered, say('beaver', 1), 'CUBE-4'],
  ['a remainder where none was handed over', game(), rest, 'GUL-3'],
  ['a roll before a remainder is played', handed(), roll(2, 3, 1), 'GUL-3'],
  ['a play in a remainder', handed(), play(2), 'GUL-3'],
  ['the remainder of the wrong player', handed(), { ...rest, seat: 1 }, 'GUL-3'],
  ['a double in a remainder', handed(), say('double', 2), 'CUBE-2'],
  ['a roll after the end', over, roll(1, 3, 1), 'END-1'],
  ['a resignation after the end', over, say('resign', 2), 'END-1'],
];

describe('a fact that may not come now names the rule that keeps it away', () => {
  for (const [what, at, fact, rule] of CASES) {
    it(`${rule}: ${what}`, () => {
      const { type } = fact;
      assert.deepEqual(apply(at, fact), {
        ok: false,
        error: { code: 'ERR_FACT', detail: { type, phase: at.phase, rule } },
      });
    });
  }

  const ruleOf = (series: Series, fact: Parameters<typeof applyInSeries>[1]) => {
    const result = applyInSeries(series, fact);
    return result.ok ? null : [result.error.code, result.error.detail['rule']];
  };

  it('MATCH-1: a new game while one is under way, and after the last one', () => {
    const single = newSeries({ seriesGames: 1 }, { mover: 1 });
    assert.deepEqual(ruleOf(single, { type: 'new-game' }), ['ERR_FACT', 'MATCH-1']);
    assert.deepEqual(ruleOf(lostBy(single, 1), { type: 'new-game' }), ['ERR_FACT', 'MATCH-1']);
  });

  it('MATCH-2: a double that the score makes worthless', () => {
    const series = newSeries({ matchLength: 2, cubeLimit: 8, crawford: false }, { mover: 1 });
    const ahead = { ...series, score: { 1: 1, 2: 0 } };
    assert.deepEqual(ruleOf(ahead, say('double', 1)), ['ERR_FACT', 'MATCH-2']);
  });
});
