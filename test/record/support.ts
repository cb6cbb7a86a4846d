import type { Rules } from '../../src/engine/options.js';
import { append, emptyRecord, type NardyRecord } from '../../src/record/record.js';
import { frozen, rulesOf } from '../support/build.js';
import { playRandomly } from '../support/games.js';

/** The record of a random series in which so many games were ended. */
export function randomRecord(rules: Rules, seed: number, games: number): NardyRecord {
  let record = emptyRecord(rules);
  playRandomly(rules, seed, games, (_, fact) => (record = append(record, fact)));
  return frozen(record);
}

/** Rules under which every kind of fact is likely, one or two sets a variant. */
export const LIVELY: readonly Rules[] = [
  rulesOf({ cubeLimit: 'unlimited', beaver: true, autoDoubles: 2, drawRule: 'last-roll' }),
  rulesOf({ variant: 'caucasus', cubeLimit: 64, matchLength: 3, hitterBearOff: 'forbidden' }),
  rulesOf({ variant: 'long', cubeLimit: 8, jacoby: true, seriesFirstMove: 'alternate' }),
  rulesOf({ variant: 'crazy-gulbar', cubeLimit: 4, drawRule: 'last-roll', seriesFirstMove: 'roll' }),
  rulesOf({ variant: 'crazy-gulbar', gulbarFrom: 4, openingRoll: 'plays' }),
];

/** The same value with the members of every object written the other way round. */
export function turnedRound<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => turnedRound(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, member]) => [name, turnedRound<unknown>(member)])) as T;
}
