/** Series in few words, for tests. */
import type { Setup } from '../../src/engine/game.js';
import type { Rules } from '../../src/engine/options.js';
import {
  applyInSeries,
  legalInSeries,
  startSeries,
  type Series,
  type SeriesFact,
} from '../../src/engine/series.js';
import type { Seat } from '../../src/engine/types.js';
import { frozen, play, roll, rulesOf, say, side, value } from './build.js';

export const newSeries = (options: Partial<Rules> = {}, setup?: Setup): Series =>
  frozen(value(startSeries(rulesOf(options), setup)));

export const follow = (series: Series, ...facts: readonly SeriesFact[]): Series =>
  facts.reduce((before, fact) => frozen(value(applyInSeries(before, frozen(fact)))), series);

/** The game under way ends: this seat resigns. At the start of short nardy it is worth three. */
export const lostBy = (series: Series, seat: Seat): Series => follow(series, say('resign', seat));

export const next = (series: Series): Series => follow(series, { type: 'new-game' });

export const mayInSeries = (series: Series, type: SeriesFact['type']): boolean =>
  legalInSeries(series).some((each) => each.type === type);

/** The series with the game under way drawn; it must have `drawRule: last-roll`. */
export function drawn(series: Series, starter: Seat): Series {
  const other: Seat = starter === 1 ? 2 : 1;
  const { game } = series;
  const position = { [game.colours[starter]]: side({ 1: 1 }), [game.colours[other]]: side({ 2: 1 }) };
  const near: Series = {
    ...series,
    game: { ...game, phase: 'toRoll', seat: starter, starter, position: position as typeof game.position },
  };
  return follow(near, roll(starter, 2, 1), play(starter, [1, 2]), roll(other, 3, 2), play(other, [2, 3]));
}
