import { beginTurn, situationOf } from '../engine/game.js';
import type { Rules } from '../engine/options.js';
import { err, ok, type Problem, type Result } from '../engine/result.js';
import {
  applyInSeries,
  startSeries,
  type Series,
  type SeriesFact,
  type SeriesSetup,
} from '../engine/series.js';
import { step, type Turn } from '../engine/turn.js';
import type { BySeat, Step } from '../engine/types.js';

/** Version of the form that is written; older ones are read as long as they can be. */
export const RECORD_VERSION = 1;

/** A series as plain JSON: what was agreed and what happened. It is what is saved, sent and restored. */
export interface NardyRecord {
  readonly version: typeof RECORD_VERSION;
  readonly rules: Rules;
  /** How the first game began, if not with a throw at the start position. */
  readonly setup?: SeriesSetup;
  /** Who plays, as text from outside. */
  readonly seats?: Partial<BySeat<{ readonly name?: string }>>;
  /** Whatever else is told of the series, as text from outside: event, place, date … */
  readonly notes?: Readonly<Record<string, string>>;
  readonly facts: readonly SeriesFact[];
  /** Steps of a turn that is not yet confirmed (MOVE-8). */
  readonly unfinished?: readonly Step[];
}

/** What a record comes to. */
export interface Folded {
  readonly series: Series;
  /** The turn under way with its steps; null when no roll is to be played. */
  readonly turn: Turn | null;
}

/** A record in which nothing has happened yet. */
export const emptyRecord = (rules: Rules, setup?: SeriesSetup): NardyRecord => ({
  version: RECORD_VERSION,
  rules,
  ...(setup ? { setup } : {}),
  facts: [],
});

/** A record of these parts; members that hold nothing are left out. */
export function recordOf({
  rules,
  setup = {},
  seats = {},
  notes = {},
  facts,
  unfinished = [],
}: Omit<NardyRecord, 'version'>): NardyRecord {
  return {
    version: RECORD_VERSION,
    rules,
    ...(Object.keys(setup).length > 0 ? { setup } : {}),
    ...(Object.keys(seats).length > 0 ? { seats } : {}),
    ...(Object.keys(notes).length > 0 ? { notes } : {}),
    facts,
    ...(unfinished.length > 0 ? { unfinished } : {}),
  };
}

/** The record with other unconfirmed steps. */
export function withUnfinished(record: NardyRecord, steps: readonly Step[]): NardyRecord {
  const { unfinished: _, ...rest } = record;
  return steps.length > 0 ? { ...rest, unfinished: steps.map(({ from, die }) => ({ from, die })) } : rest;
}

/** The record with one more fact; steps not confirmed are gone with it. */
export const append = (record: NardyRecord, fact: SeriesFact): NardyRecord => ({
  ...withUnfinished(record, []),
  facts: [...record.facts, fact],
});

/** The turn a series stands in, with no step taken; null when no roll is to be played. */
export const turnOf = ({ game }: Series): Turn | null => (situationOf(game) ? beginTurn(game) : null);

/**
 * The series after all facts of a record; `visit` sees it after each number of them, the start first. Errors of
 * `startSeries` and `applyInSeries`, with `fact` = index.
 */
export function replay(
  { rules, setup, facts }: NardyRecord,
  visit?: (series: Series, count: number) => void,
): Result<Series> {
  const begun = startSeries(rules, setup);
  if (!begun.ok) return begun;
  let series = begun.value;
  visit?.(series, 0);
  for (const [index, fact] of facts.entries()) {
    const next = applyInSeries(series, fact);
    if (!next.ok) return err(next.error.code, { ...next.error.detail, fact: index });
    series = next.value;
    visit?.(series, index + 1);
  }
  return ok(series);
}

/** The series after each number of facts, the start first. Errors of `replay`. */
export function walk(record: NardyRecord): Result<readonly Series[]> {
  const path: Series[] = [];
  const last = replay(record, (series) => path.push(series));
  return last.ok ? ok(path) : last;
}

/** Restores a record: folds its facts, then its unconfirmed steps. Errors as `replay`, or the rule that a step breaks. */
export function fold(record: NardyRecord): Result<Folded> {
  const last = replay(record);
  if (!last.ok) return last;
  const series = last.value;
  let turn = turnOf(series);
  for (const [index, each] of (record.unfinished ?? []).entries()) {
    const next = turn
      ? step(turn, each)
      : err('ERR_FACT', { type: 'step', phase: series.game.phase, rule: 'MOVE-1' });
    if (!next.ok)
      return err(next.error.code, { ...next.error.detail, fact: record.facts.length, unfinished: index });
    turn = next.value;
  }
  return ok({ series, turn });
}

/** Where in a record a problem lies, as its members are written: `facts[3]`, `unfinished[0]`; null = nowhere in one. */
export function placeIn({ fact, unfinished }: Problem['detail']): string | null {
  if (unfinished !== undefined) return `unfinished[${unfinished}]`;
  return typeof fact === 'number' ? `facts[${fact}]` : null; // of an id it is a word
}

/** The record as it stood after so many facts, without unconfirmed steps. */
export const cut = (record: NardyRecord, count: number): NardyRecord => ({
  ...withUnfinished(record, []),
  facts: record.facts.slice(0, Math.max(0, count)),
});

/** How one record stands to another: `ahead` = it goes on from it, `forked` = they part, `other` = another series. */
export interface Comparison {
  readonly relation: 'same' | 'ahead' | 'behind' | 'forked' | 'other';
  /** So many facts from the beginning are the same. */
  readonly common: number;
}

/** Members by name, for JSON: in which order they were written does not matter. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two series begin with the same rules and the same state, be it told or not. */
function beginsAlike(one: NardyRecord, two: NardyRecord): boolean {
  if (!alike(one.rules, two.rules)) return false;
  if (alike(one.setup, two.setup)) return true;
  const [a, b] = [one, two].map(({ rules, setup }) => startSeries(rules, setup));
  return a!.ok && b!.ok && alike(a!.value, b!.value);
}

const alike = (a: unknown, b: unknown) => JSON.stringify(a, sorted) === JSON.stringify(b, sorted);

/**
 * Compares what happened in two records: rolls without the order of their dice, plays by where they lead (MOVE-4),
 * resignations by what they cost. Names, notes and unconfirmed steps do not count.
 */
export function compareRecords(one: NardyRecord, two: NardyRecord): Comparison {
  if (!beginsAlike(one, two)) return { relation: 'other', common: 0 };
  let paths: readonly (readonly Series[])[] | null = null;
  const meets = (index: number): boolean => {
    paths ??= [one, two].map(walk).map((path) => (path.ok ? path.value : []));
    const [a, b] = paths.map((path) => path[index + 1]?.game);
    return a !== undefined && alike([a.position, a.outcome], [b?.position, b?.outcome]);
  };
  const isSame = (a: SeriesFact, b: SeriesFact | undefined, index: number): boolean => {
    if (b === undefined || alike(a, b)) return b !== undefined;
    if (a.type === 'roll' && b.type === 'roll')
      return a.seat === b.seat && alike([...a.dice].sort(), [...b.dice].sort());
    const isPlaced = 'steps' in a || a.type === 'resign';
    return isPlaced && 'seat' in b && alike([a.type, a.seat], [b.type, b.seat]) && meets(index);
  };
  const differs = one.facts.findIndex((fact, index) => !isSame(fact, two.facts[index], index));
  const common = differs < 0 ? one.facts.length : differs;
  const [ends, otherEnds] = [common === one.facts.length, common === two.facts.length];
  const relation = ends ? (otherEnds ? 'same' : 'behind') : otherEnds ? 'ahead' : 'forked';
  return { relation, common };
}
