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
import { same } from './same.js';

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

/** A record together with what it comes to. */
export interface Restored extends Folded {
  readonly record: NardyRecord;
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

/** Sees the series after so many facts of a record. */
export type VisitSeries = (series: Series, count: number) => void;

/** A record that has been folded, and the series that its facts have come to. */
export type Standing = Pick<Restored, 'record' | 'series'>;

/**
 * The series after all facts of a record; `visit` sees it after each of them, and before the first. With `standing`, which
 * the record goes on from (`goesOn`), only the facts that come after it are applied and seen. Errors of `startSeries` and
 * `applyInSeries`, with `fact` = index.
 */
export function replay(
  { rules, setup, facts }: NardyRecord,
  visit?: VisitSeries,
  standing?: Standing | null,
): Result<Series> {
  const begun = standing ? ok(standing.series) : startSeries(rules, setup);
  if (!begun.ok) return begun;
  let series = begun.value;
  if (!standing) visit?.(series, 0);
  for (let index = standing?.record.facts.length ?? 0; index < facts.length; index++) {
    const next = applyInSeries(series, facts[index]!);
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

/** Whether two series begin with the same rules and the same state, be it told or not. */
export function beginsAlike(one: NardyRecord, two: NardyRecord): boolean {
  if (!same(one.rules, two.rules)) return false;
  if (same(one.setup, two.setup)) return true;
  const [a, b] = [one, two].map(({ rules, setup }) => startSeries(rules, setup));
  return a!.ok && b!.ok && same(a!.value, b!.value);
}

/** Whether a record begins as an earlier one does and has all its facts, to the letter; it may add more. */
export const goesOn = (record: NardyRecord, earlier: NardyRecord): boolean =>
  record.facts.length >= earlier.facts.length &&
  beginsAlike(record, earlier) &&
  earlier.facts.every((fact, index) => same(record.facts[index], fact));

/** The turn that a series stands in, with the unconfirmed steps of its record taken. */
function resumed({ facts, unfinished = [] }: NardyRecord, series: Series): Result<Turn | null> {
  let turn = turnOf(series);
  for (const [index, each] of unfinished.entries()) {
    const next = turn
      ? step(turn, each)
      : err('ERR_FACT', { type: 'step', phase: series.game.phase, rule: 'MOVE-1' });
    if (!next.ok)
      return err(next.error.code, { ...next.error.detail, fact: facts.length, unfinished: index });
    turn = next.value;
  }
  return ok(turn);
}

/**
 * Restores a record that is known to be well formed. What it adds to a record that stands is folded alone; it is folded
 * from the start when it differs anywhere before. `visit` sees what is folded. Errors of `fold`.
 */
export function restore(
  record: NardyRecord,
  standing?: Standing | null,
  visit?: VisitSeries,
): Result<Restored> {
  const last = replay(record, visit, standing && goesOn(record, standing.record) ? standing : null);
  if (!last.ok) return last;
  const turn = resumed(record, last.value);
  return turn.ok ? ok({ record, series: last.value, turn: turn.value }) : turn;
}

/** Folds the facts of a record, then its unconfirmed steps. Errors as `replay`, or the rule that a step breaks. */
export function fold(record: NardyRecord): Result<Folded> {
  const restored = restore(record);
  if (!restored.ok) return restored;
  const { series, turn } = restored.value;
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
