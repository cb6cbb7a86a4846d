import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withWhite } from '../../src/engine/game.js';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { startPosition } from '../../src/engine/position.js';
import { applyInSeries, legalInSeries, seriesOver } from '../../src/engine/series.js';
import { code, holds, roll, rulesOf, say, side, thrown } from '../support/build.js';
import { drawn, follow, lostBy, mayInSeries, newSeries, next } from '../support/series.js';

const LAST = { drawRule: 'last-roll' } as const;

describe('who starts a later game', () => {
  // Columns: option, starter of the last game, its loser (null = a draw), who starts the next.
  const table = [
    ['loser', 1, 1, 1],
    ['loser', 1, 2, 2],
    ['loser', 2, 1, 1],
    ['loser', 2, 2, 2],
    ['loser', 1, null, 2],
    ['loser', 2, null, 1],
    ['winner', 1, 1, 2],
    ['winner', 1, 2, 1],
    ['winner', 2, 1, 2],
    ['winner', 2, 2, 1],
    ['winner', 1, null, 2],
    ['winner', 2, null, 1],
    ['alternate', 1, 1, 2],
    ['alternate', 1, 2, 2],
    ['alternate', 2, 1, 1],
    ['alternate', 2, 2, 1],
    ['alternate', 1, null, 2],
    ['alternate', 2, null, 1],
  ] as const;
  for (const [seriesFirstMove, starter, loser, expected] of table) {
    const how = loser === null ? 'was drawn' : `seat ${loser} lost`;
    it(`START-4: \`${seriesFirstMove}\`: seat ${starter} started and the game ${how}: seat ${expected}`, () => {
      for (const variant of VARIANT_IDS) {
        const series = newSeries({ variant, seriesFirstMove, ...LAST }, { mover: starter });
        const ended = loser === null ? drawn(series, starter) : lostBy(series, loser);
        const { game } = next(ended);
        assert.deepEqual(
          [game.seat, game.starter, game.phase, game.dice],
          [expected, expected, 'toRoll', null],
        );
      }
    });
  }

  it('START-4: `roll`: the lot decides, as in a first game', () => {
    const series = next(lostBy(newSeries({ seriesFirstMove: 'roll' }, { mover: 1 }), 1));
    assert.deepEqual(legalInSeries(series), [{ type: 'throw', seat: null }]);
    assert.deepEqual(follow(series, thrown(2, 5)).game.dice, [2, 5]);
    const rerolls = newSeries({ seriesFirstMove: 'roll', openingRoll: 'rerolls' }, { mover: 1 });
    assert.equal(follow(next(lostBy(rerolls, 1)), thrown(2, 5)).game.phase, 'toRoll');
  });

  it('START-4: loser by default', () => {
    assert.equal(next(lostBy(newSeries({}, { mover: 1 }), 2)).game.starter, 2);
  });

  it('START-4: without a lot the starter throws two dice, and may double before', () => {
    const series = next(lostBy(newSeries({ cubeLimit: 2 }, { mover: 1 }), 2));
    holds(mayInSeries(series, 'roll') && mayInSeries(series, 'double'));
  });

  it('START-4: after a resignation in the first opening somebody starts all the same', () => {
    for (const seriesFirstMove of ['loser', 'winner', 'alternate', 'roll'] as const) {
      const tie = follow(newSeries({ seriesFirstMove }), thrown(3, 3));
      const { game } = next(lostBy(tie, 2));
      assert.equal(game.starter, { loser: 2, winner: 1, alternate: 1, roll: null }[seriesFirstMove]);
    }
  });
});

describe('colours in a series', () => {
  it('START-4: short: a seat keeps its colour, whoever starts', () => {
    let series = follow(newSeries(), thrown(2, 5));
    assert.deepEqual(series.game.colours, withWhite(2));
    for (const loser of [1, 2, 1] as const) {
      series = next(lostBy(series, loser));
      assert.deepEqual(series.game.colours, withWhite(2));
      assert.equal(series.game.starter, loser);
    }
  });

  it('START-4: short: a later lot leaves the colours as they are', () => {
    const first = follow(newSeries({ seriesFirstMove: 'roll' }), thrown(2, 5));
    const second = follow(next(lostBy(first, 1)), thrown(5, 2));
    assert.deepEqual([second.game.starter, second.game.colours], [1, withWhite(2)]);
  });

  for (const variant of ['long', 'crazy-gulbar'] as const) {
    it(`START-4: ${variant}: the starter is White in every game, so that colours change hands`, () => {
      let series = follow(newSeries({ variant }), thrown(2, 5));
      assert.deepEqual(series.game.colours, withWhite(2));
      for (const loser of [1, 2, 2, 1] as const) {
        series = next(lostBy(series, loser));
        assert.deepEqual([series.game.starter, series.game.colours], [loser, withWhite(loser)]);
      }
    });
  }

  it('START-4: long: with `alternate` they change hands after every game', () => {
    let series = newSeries({ variant: 'long', seriesFirstMove: 'alternate' }, { mover: 1 });
    for (const white of [2, 1, 2, 1] as const) {
      series = next(lostBy(series, 1));
      assert.deepEqual([series.game.starter, series.game.colours], [white, withWhite(white)]);
    }
  });

  it('START-4: long: the winner of a later lot is White', () => {
    const first = follow(newSeries({ variant: 'long', seriesFirstMove: 'roll' }), thrown(2, 5));
    const second = follow(next(lostBy(first, 1)), thrown(5, 2));
    assert.deepEqual([second.game.starter, second.game.colours], [1, withWhite(1)]);
  });

  it('score and results belong to seats, never to colours', () => {
    let series = newSeries({ variant: 'long' }, { mover: 1 });
    series = next(lostBy(series, 2)); // seat 1 has won a mars with White
    series = lostBy(series, 2); // and one with Black
    assert.deepEqual(series.score, { 1: 4, 2: 0 });
  });
});

describe('the score of a series', () => {
  it('MATCH-1: adds the points of each finished game', () => {
    let series = newSeries({}, { mover: 1 });
    assert.deepEqual([series.score, series.played], [{ 1: 0, 2: 0 }, 0]);
    series = lostBy(series, 1);
    assert.deepEqual([series.score, series.played], [{ 1: 0, 2: 3 }, 1]);
    series = lostBy(next(series), 2);
    assert.deepEqual([series.score, series.played], [{ 1: 3, 2: 3 }, 2]);
  });

  it('MATCH-1: does not change while a game is under way', () => {
    const series = follow(next(lostBy(newSeries({}, { mover: 1 }), 1)), roll(1, 3, 1));
    assert.deepEqual([series.score, series.played], [{ 1: 0, 2: 3 }, 1]);
  });

  it('DRAW-2: a draw gives each player its points', () => {
    assert.deepEqual(drawn(newSeries(LAST, { mover: 1 }), 1).score, { 1: 0.5, 2: 0.5 });
    assert.deepEqual(drawn(newSeries({ ...LAST, drawPoints: 1 }, { mover: 1 }), 1).score, { 1: 1, 2: 1 });
  });

  it('MATCH-1: an open-ended series is never over; between games only a new one may come', () => {
    let series = newSeries({}, { mover: 1 });
    for (let count = 0; count < 20; count++) {
      series = lostBy(series, 1);
      assert.equal(seriesOver(series), false);
      assert.deepEqual(legalInSeries(series), [{ type: 'new-game', seat: null }]);
      series = next(series);
    }
  });

  it('MATCH-1: a game under way must be ended or resigned before the next', () => {
    assert.equal(code(applyInSeries(newSeries(), { type: 'new-game' })), 'ERR_FACT');
    assert.equal(code(applyInSeries(newSeries({}, { mover: 1 }), { type: 'new-game' })), 'ERR_FACT');
  });

  it('MATCH-1: `seriesGames` n is over after n games, level or not', () => {
    const one = lostBy(newSeries({ seriesGames: 2 }, { mover: 1 }), 1);
    assert.equal(seriesOver(one), false);
    assert.equal(seriesOver(next(one)), false);
    const two = lostBy(next(one), 2);
    assert.equal(seriesOver(two), true);
    assert.deepEqual([two.score, legalInSeries(two)], [{ 1: 3, 2: 3 }, []]);
    assert.equal(code(applyInSeries(two, { type: 'new-game' })), 'ERR_FACT');
  });

  it('MATCH-1: `seriesGames: 1` is a single game', () => {
    assert.equal(seriesOver(lostBy(newSeries({ seriesGames: 1 }, { mover: 1 }), 1)), true);
  });

  it('a refused fact of a game is refused in the series, with the same code', () => {
    const series = newSeries({}, { mover: 1 });
    assert.equal(code(applyInSeries(series, roll(2, 3, 1))), 'ERR_FACT');
    assert.equal(code(applyInSeries(series, say('double', 1))), 'ERR_FACT');
  });

  it('the next game may be by other rules, at whose start position it begins; the score goes on', () => {
    const first = lostBy(newSeries({}, { mover: 1 }), 2);
    const rules = rulesOf({ variant: 'long', endMode: 'oin' });
    const second = follow(first, { type: 'new-game', rules });
    assert.deepEqual([second.rules, second.game.rules, second.score], [rules, rules, { 1: 3, 2: 0 }]);
    assert.deepEqual([second.game.position, second.game.colours], [startPosition('long'), withWhite(2)]);
    assert.deepEqual(lostBy(second, 2).score, { 1: 4, 2: 0 });
  });

  it('a later game begins at the start position, whatever the first began with', () => {
    const position = { white: side({ 1: 1 }), black: side({ 6: 1 }) };
    const first = newSeries({ variant: 'long' }, { mover: 1, position, starterFirstRoll: [5, 5] });
    const { game } = next(lostBy(first, 2));
    assert.deepEqual(game.position, startPosition('long'));
    assert.deepEqual(
      [game.rolls, game.firstRolls],
      [
        { 1: 0, 2: 0 },
        { 1: null, 2: null },
      ],
    );
  });
});
