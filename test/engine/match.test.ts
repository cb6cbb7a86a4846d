import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Rules } from '../../src/engine/options.js';
import { applyInSeries, legalInSeries, seriesOver, type Series } from '../../src/engine/series.js';
import type { Seat } from '../../src/engine/types.js';
import { code, roll, say, thrown } from '../support/build.js';
import { drawn, follow, lostBy, mayInSeries, newSeries, next } from '../support/series.js';

/** A match of games worth one point each, the loser of a game starting the next. */
const match = (matchLength: number, options: Partial<Rules> = {}) =>
  newSeries({ matchLength, endMode: 'oin', ...options }, { mover: 1 });
const cube = { cubeLimit: 64 } as const;
const LAST = { drawRule: 'last-roll' } as const;

/** After games lost by these seats, in the next game. */
const after = (series: Series, ...losers: Seat[]) =>
  losers.reduce((at, loser) => next(lostBy(at, loser)), series);
const mayDouble = (series: Series) => mayInSeries(series, 'double');
/** The other seat is to roll, with the game as it stands. */
const turned = ({ game, ...series }: Series): Series => ({
  ...series,
  game: { ...game, seat: game.seat === 1 ? 2 : 1 },
});

describe('a match', () => {
  it('MATCH-1: is won by whoever has N points', () => {
    const series = after(match(2), 1);
    assert.equal(seriesOver(series), false);
    const over = lostBy(series, 1);
    assert.equal(seriesOver(over), true);
    assert.deepEqual([over.score, legalInSeries(over)], [{ 1: 0, 2: 2 }, []]);
  });

  it('MATCH-1: more than N win as well', () => {
    assert.equal(seriesOver(lostBy(match(2, { endMode: 'koks' }), 1)), true);
  });

  it('MATCH-1: if both reach N level it goes on', () => {
    const series = next(drawn(after(match(1, { ...LAST, drawPoints: 1 })), 1));
    assert.deepEqual(series.score, { 1: 1, 2: 1 });
    assert.equal(seriesOver(lostBy(series, 1)), true);
  });

  it('MATCH-1: every game still pays points times the stake', () => {
    assert.equal(lostBy(match(5, { stake: 4, endMode: 'koks' }), 1).game.outcome?.money, 12);
  });
});

describe('the cube in a match', () => {
  it('MATCH-2: no cube in the first game begun with a player at N - 1', () => {
    const crawford = after(match(3, cube), 1, 1);
    assert.deepEqual([crawford.game.cubeInUse, crawford.crawfordSeen], [false, true]);
    assert.equal(mayDouble(crawford), false);
    assert.equal(mayDouble(turned(crawford)), false);
  });

  it('MATCH-2: there is one before and after it', () => {
    assert.equal(mayDouble(after(match(3, cube), 1)), true);
    const later = after(match(3, cube), 1, 1, 2);
    assert.deepEqual([later.score, later.game.cubeInUse, later.game.seat], [{ 1: 1, 2: 2 }, true, 2]);
    assert.equal(mayDouble(turned(later)), true);
  });

  it('MATCH-2: half a point short of N is within it too', () => {
    const series = next(drawn(after(match(3, { ...cube, ...LAST }), 1, 2), 2));
    assert.deepEqual(series.score, { 1: 1.5, 2: 1.5 });
    assert.equal(series.crawfordSeen, false);
    const crawford = after(series, 1);
    assert.deepEqual([crawford.score, crawford.game.cubeInUse], [{ 1: 1.5, 2: 2.5 }, false]);
  });

  it('MATCH-2: comes once in a match', () => {
    const level = after(match(3, cube), 1, 1, 2, 2);
    assert.deepEqual([level.score, level.game.cubeInUse], [{ 1: 2, 2: 2 }, true]);
  });

  it('MATCH-2: a match of one point is a Crawford game from the start', () => {
    assert.equal(match(1, cube).game.cubeInUse, false);
    assert.equal(mayDouble(match(1, cube)), false);
  });

  it('MATCH-2: `crawford: false`: the cube stays in use', () => {
    const series = after(match(3, { ...cube, crawford: false }), 1, 1);
    assert.equal(series.game.cubeInUse, true);
    assert.equal(mayDouble(series), true);
  });

  it('MATCH-2: a player whose score plus the cube value reaches N may not double', () => {
    const series = after(match(3, { ...cube, crawford: false }), 1, 1);
    assert.deepEqual(series.score, { 1: 0, 2: 2 });
    assert.equal(mayDouble(series), true);
    const ahead = turned(series);
    assert.equal(mayDouble(ahead), false);
    assert.equal(code(applyInSeries(ahead, say('double', 2))), 'ERR_FACT');
  });

  it('MATCH-2: the value of the cube counts, not the kind', () => {
    const series = match(3, cube);
    const doubled = follow(series, say('double', 1), say('take', 2));
    assert.equal(mayDouble({ ...doubled, game: { ...doubled.game, seat: 2 } }), true);
    const again = { ...doubled, score: { 1: 0, 2: 1 }, game: { ...doubled.game, seat: 2 as const } };
    assert.equal(mayDouble(again), false);
  });

  it('MATCH-2: without a match the score puts no limit', () => {
    assert.equal(mayDouble(after(newSeries(cube, { mover: 1 }), 1, 1, 1, 1)), true);
  });

  it('MATCH-2: no Crawford game is spent where no cube is agreed on', () => {
    assert.equal(after(match(3), 1, 1).crawfordSeen, false);
  });

  it('a match begins with a lot like any series', () => {
    const series = follow(newSeries({ matchLength: 3 }), thrown(2, 6));
    assert.equal(series.game.starter, 2);
    assert.equal(code(applyInSeries(series, roll(2, 1, 2))), 'ERR_FACT');
  });
});
