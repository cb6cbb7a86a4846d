import type { Rules } from '../../engine/options.js';
import type { Result } from '../../engine/result.js';
import {
  applyInSeries,
  startSeries,
  type Series,
  type SeriesFact,
  type SeriesSetup,
} from '../../engine/series.js';
import type { Dice, Seat } from '../../engine/types.js';
import { type Branch, wayFacts, madeUpThrow, settled } from '../match/index.js';

/** A series as it grows while a text is read. */
export interface Growing {
  readonly facts: SeriesFact[];
  series: Series | null;
  /** The series before each fact of the game under way, so that facts can be taken back. */
  path: Series[];
  /** The rules and the set-up of the first game. */
  rules: Rules | null;
  setup: SeriesSetup;
}

export const nothingYet = (): Growing => ({ facts: [], series: null, path: [], rules: null, setup: {} });

/** Adds a fact, if the rules allow it; errors of `applyInSeries`. */
export function add(growing: Growing, fact: SeriesFact): Result<Series> {
  const next = applyInSeries(growing.series!, fact);
  if (!next.ok) return next;
  growing.path.push(growing.series!);
  growing.facts.push(fact);
  growing.series = next.value;
  return next;
}

/** Takes back the last facts of the game under way, so many or, where it has fewer, all. */
export function takeBack(growing: Growing, count: number): void {
  const from = Math.max(0, growing.path.length - count);
  growing.facts.length -= growing.path.length - from;
  growing.series = growing.path[from] ?? growing.series;
  growing.path.length = from;
}

/** How a game of a record begins so that this seat plays these dice first. */
export interface Opening {
  readonly openingRoll: Rules['openingRoll'];
  readonly facts: readonly SeriesFact[];
}

/**
 * The lot as it must have fallen (START-1): the starter's die is the higher. A first roll that no lot can give (a double,
 * or dice thrown after a cube action: null) was a roll of its own (START-3); the throw before it is made up, 6-1.
 */
export function openingFor(starter: Seat, dice: Dice | null, ties: number): Opening {
  const lot = dice && dice[0] !== dice[1] ? dice : null;
  const high: Dice | null = lot && lot[0] < lot[1] ? [lot[1], lot[0]] : lot;
  const tie: SeriesFact = { type: 'throw', dice: [1, 1] };
  const last: SeriesFact = high
    ? { type: 'throw', dice: starter === 1 ? high : [high[1], high[0]] }
    : madeUpThrow(starter);
  return {
    openingRoll: lot ? 'plays' : 'rerolls',
    facts: [...Array.from({ length: ties }, () => tie), last],
  };
}

/** Begins the series, or its next game; the rules are told with that where they are other ones. */
export function beginGame(growing: Growing, rules: Rules, setup: SeriesSetup): Result<Series> {
  growing.path = [];
  if (growing.series) return add(growing, newGame(growing.series.rules, rules));
  const begun = startSeries(rules, setup);
  if (begun.ok) Object.assign(growing, { series: begun.value, rules, setup });
  return begun;
}

function newGame(before: Rules, rules: Rules): SeriesFact {
  if (rules === before) return { type: 'new-game' };
  const names = Object.keys(rules) as (keyof Rules)[];
  const same = names.every((name) => rules[name] === before[name]);
  return same ? { type: 'new-game' } : { type: 'new-game', rules };
}

/**
 * Ends the game under way by a resignation worth these points, or as near to them as can be (null = as END-4 has it);
 * what stands in its way, as an offered double, is taken back.
 */
export function settle(growing: Growing, winner: Seat, points: number | null): void {
  const told = growing.facts.slice(growing.facts.length - growing.path.length);
  const states = [...growing.path, growing.series!];
  const start = told[0]?.type === 'new-game' ? 1 : 0;
  const own = told.slice(start);
  const branch = own.reduce<Branch>(
    (before, fact, index) => ({ series: states[start + index + 1]!, last: { fact, before }, doubt: 0 }),
    { series: states[start]!, last: null, doubt: 0 },
  );
  const ended = settled([branch], { winner, points });
  if (!ended) return;
  const facts = wayFacts(ended);
  const kept = own.findIndex((fact, index) => fact !== facts[index]);
  const same = kept < 0 ? own.length : kept;
  takeBack(growing, own.length - same);
  for (const fact of facts.slice(same)) add(growing, fact);
}
