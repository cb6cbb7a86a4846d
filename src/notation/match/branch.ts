import { ok, type Result } from '../../engine/result.js';
import { applyInSeries, type Series, type SeriesFact } from '../../engine/series.js';
import type { Seat } from '../../engine/types.js';

/**
 * One way in which the rows of a game can be meant: a play written from start to end hides where it went, and may have
 * hit there. The rows that follow tell; until then the ways are carried side by side.
 */
export interface Branch {
  readonly series: Series;
  /** The last fact and what was before it; null at the start of the game. */
  readonly last: { readonly fact: SeriesFact; readonly before: Branch } | null;
  /** Hits that nothing marks; the fewer, the likelier. */
  readonly doubt: number;
}

/** A throw that nobody wrote: the text tells only who began (START-3). */
export const madeUpThrow = (starter: Seat): SeriesFact => ({
  type: 'throw',
  dice: starter === 1 ? [6, 1] : [1, 6],
});

/** The facts of a way from the start of its game. */
export function wayFacts(branch: Branch): SeriesFact[] {
  const facts: SeriesFact[] = [];
  for (let at = branch; at.last; at = at.last.before) facts.push(at.last.fact);
  return facts.reverse();
}

/** The way with one more fact; errors of `applyInSeries`. */
export function after(branch: Branch, fact: SeriesFact, doubt = 0): Result<Branch> {
  const next = applyInSeries(branch.series, fact);
  return next.ok
    ? ok({ series: next.value, last: { fact, before: branch }, doubt: branch.doubt + doubt })
    : next;
}

/** The way with several more facts. */
export const afterAll = (branch: Branch, facts: readonly SeriesFact[]): Result<Branch> =>
  facts.reduce<Result<Branch>>(
    (before, fact) => (before.ok ? after(before.value, fact) : before),
    ok(branch),
  );
