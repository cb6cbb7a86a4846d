import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Rules } from '../../src/engine/options.js';
import { startPosition } from '../../src/engine/position.js';
import { seriesOver, startSeries, type Series, type SeriesSetup } from '../../src/engine/series.js';
import { code, frozen, roll, rulesOf, say, side, value } from '../support/build.js';
import { follow, lostBy, mayInSeries, next } from '../support/series.js';

const begun = (options: Partial<Rules>, setup: SeriesSetup): Series =>
  frozen(value(startSeries(rulesOf(options), frozen(setup))));
const match = { matchLength: 5, cubeLimit: 64, endMode: 'oin' } as const;

describe('a series that does not begin level', () => {
  it('MATCH-1: takes over score and number of games, and counts on from there', () => {
    const series = begun({ endMode: 'oin' }, { mover: 1, score: { 1: 3, 2: 1.5 }, played: 4 });
    assert.deepEqual([series.score, series.played], [{ 1: 3, 2: 1.5 }, 4]);
    const over = lostBy(series, 1);
    assert.deepEqual([over.score, over.played], [{ 1: 3, 2: 2.5 }, 5]);
  });

  it('MATCH-1: is level and new where nothing is told', () => {
    const series = begun({}, {});
    assert.deepEqual([series.score, series.played, series.crawfordSeen], [{ 1: 0, 2: 0 }, 0, false]);
  });

  it('MATCH-1: the games before count for `seriesGames`', () => {
    const series = begun({ seriesGames: 3 }, { mover: 1, played: 2 });
    assert.equal(seriesOver(series), false);
    assert.equal(seriesOver(lostBy(series, 2)), true);
  });

  it('MATCH-1: the score before counts for `matchLength`', () => {
    assert.equal(seriesOver(lostBy(begun(match, { mover: 1, score: { 1: 0, 2: 4 } }), 1)), true);
    assert.equal(seriesOver(lostBy(begun(match, { mover: 1, score: { 1: 0, 2: 3 } }), 1)), false);
  });

  it('MATCH-2: begun with a player at N - 1 it is the Crawford game', () => {
    const series = begun(match, { mover: 1, score: { 1: 0, 2: 4 } });
    assert.deepEqual(
      [series.crawfordSeen, series.game.cubeInUse, mayInSeries(series, 'double')],
      [true, false, false],
    );
  });

  it('MATCH-2: not where the Crawford game has been played', () => {
    const series = begun(match, { mover: 1, score: { 1: 0, 2: 4 }, crawfordSeen: true });
    assert.deepEqual([series.game.cubeInUse, mayInSeries(series, 'double')], [true, true]);
  });

  it('MATCH-2: a player whose score plus the cube value reaches N may not double', () => {
    const setup = { score: { 1: 3, 2: 3 }, crawfordSeen: true } as const;
    const doubled = follow(begun(match, { ...setup, mover: 1 }), say('double', 1), say('take', 2));
    assert.equal(mayInSeries({ ...doubled, game: { ...doubled.game, seat: 2 } }, 'double'), false);
    assert.equal(
      mayInSeries(begun(match, { ...setup, mover: 1, cube: { value: 2, owner: 1 } }), 'double'),
      false,
    );
  });

  it('START-4: the game after it begins as any other', () => {
    const position = { white: side({ 1: 1 }), black: side({ 6: 1 }) };
    const series = next(lostBy(begun({}, { mover: 1, position, played: 6 }), 2));
    assert.deepEqual([series.game.position, series.game.seat], [startPosition('short'), 2]);
    assert.deepEqual(series.game.rolls, { 1: 0, 2: 0 });
  });
});

describe('what the players can pay', () => {
  const table = { cubeLimit: 8, stake: 2, endMode: 'mars' } as const; // 2 × 8 × 2 = 32
  const withBalances = (a: number, b: number, options: Partial<Rules> = table) =>
    startSeries(rulesOf(options), { balances: { 1: a, 2: b } });

  it('CUBE-6: both can pay what one game can cost', () => {
    assert.equal(code(withBalances(32, 100)), 'ok');
  });

  it('CUBE-6: ERR_BALANCE: one cannot: the seat, what is needed and what there is', () => {
    assert.deepEqual(withBalances(31.5, 100), {
      ok: false,
      error: { code: 'ERR_BALANCE', detail: { seat: 1, needed: 32, balance: 31.5 } },
    });
    assert.deepEqual(withBalances(32, 0), {
      ok: false,
      error: { code: 'ERR_BALANCE', detail: { seat: 2, needed: 32, balance: 0 } },
    });
  });

  it('CUBE-6: an unlimited cube has no sum to check', () => {
    assert.equal(code(withBalances(0, 0, { cubeLimit: 'unlimited' })), 'ok');
  });

  it('CUBE-6: in a match it is the sum for one game', () => {
    const options = { ...table, matchLength: 7 } as const;
    assert.equal(code(withBalances(32, 32, options)), 'ok');
    assert.equal(code(withBalances(31, 32, options)), 'ERR_BALANCE');
  });

  it('CUBE-6: is not asked where no balance is told', () => {
    assert.equal(code(startSeries(rulesOf(table), {})), 'ok');
  });
});

describe('a game that ends by agreement in a game taken over from elsewhere', () => {
  it('END-4: a resignation may name the kind that was agreed on', () => {
    const series = begun({}, { mover: 1 });
    const over = follow(series, { type: 'resign', seat: 1, kind: 'oin' });
    assert.deepEqual([over.game.outcome?.kind, over.score], ['oin', { 1: 0, 2: 1 }]);
    assert.deepEqual(lostBy(series, 1).game.outcome?.kind, 'koks');
  });

  it('END-5: it counts times the cube and the stake like any other', () => {
    const series = begun({ cubeLimit: 8, stake: 5 }, { mover: 1, cube: { value: 4, owner: 2 } });
    const over = follow(series, { type: 'resign', seat: 1, kind: 'mars' });
    assert.deepEqual([over.game.outcome?.points, over.game.outcome?.money], [{ 1: 0, 2: 8 }, 40]);
  });

  it('CUBE-5: Jacoby holds for it too', () => {
    const over = follow(begun({ cubeLimit: 8, jacoby: true }, { mover: 1 }), {
      type: 'resign',
      seat: 1,
      kind: 'mars',
    });
    assert.deepEqual([over.game.outcome?.kind, over.score[2]], ['oin', 1]);
  });

  it('CUBE-3: where a double waits it is a drop, whatever kind it names', () => {
    const doubled = follow(begun({ cubeLimit: 8 }, { mover: 1 }), say('double', 1));
    const over = follow(doubled, { type: 'resign', seat: 2, kind: 'koks' });
    assert.deepEqual([over.game.outcome?.by, over.game.outcome?.kind, over.score[1]], ['drop', 'oin', 1]);
  });

  it('END-4: a roll under way makes no difference', () => {
    const over = follow(begun({}, { mover: 1 }), roll(1, 3, 1), { type: 'resign', seat: 2, kind: 'mars' });
    assert.equal(over.game.outcome?.kind, 'mars');
  });
});
