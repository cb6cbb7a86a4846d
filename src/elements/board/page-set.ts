import type { Rules } from '../../engine/options.js';
import type { Problem, Result } from '../../engine/result.js';
import type { NardyRecord } from '../../record/record.js';
import { same } from '../../record/same.js';
import type { Kept } from './autosave.js';
import type { Taken } from './given.js';
import type { OwnGame } from './settings.js';

/** Which game a page wants on its board. */
export interface PageSet {
  /** The game that the attributes name. */
  readonly own: OwnGame;
  /** The record with which the board was set up last from its attributes. */
  readonly setUp: NardyRecord;
  /** A record or state is in force: it wins over the attributes. */
  readonly held: boolean;
  /** Version of the last state that was taken; null = none yet. */
  readonly version: number | null;
  /** What is wrong with the record or state that was set last. */
  readonly problem: Problem | null;
}

/** What a page has set since the last look. */
export interface Changed {
  /** The game that the attributes name now. */
  readonly own: OwnGame;
  /** An attribute that sets the board up anew is another. */
  readonly anew: boolean;
  /** Of these the dice or the seed. */
  readonly dice: boolean;
  /** The record or state set last, as it was read; `back` = the attributes are wanted again. */
  readonly given: Result<Taken> | 'back' | null;
}

/** The game on the board, as far as it matters here. */
export interface OnBoard {
  readonly record: NardyRecord;
  /** Dice or an answer are waited for. */
  readonly waits: boolean;
}

export interface Decision {
  readonly page: PageSet;
  /** What is put on the board, with its version if it is a state; null = what stands there stays. */
  readonly put: Taken | null;
  /** The dice of the attributes are thrown from their beginning. */
  readonly throws: boolean;
}

/** A board starts with the game of its attributes, or with the one that was kept. */
export function startOf(own: OwnGame, kept: Kept): PageSet {
  return { own, setUp: own.record, held: kept.held, version: null, problem: null };
}

/** A record always wins, a state over one that is not newer. */
const wins = ({ version }: Taken, last: number | null): boolean =>
  version === undefined || last === null || version > last;

/** A problem that is still there is no news. */
const problemOf = (given: Result<Taken>, before: Problem | null): Problem | null =>
  given.ok ? null : before && same(before, given.error) ? before : given.error;

/**
 * What a change of what the page has set does: a record or state wins over the attributes, which hold again when they
 * are wanted back; other rules hold at once as long as nothing has happened, else from the next game on.
 */
export function decide(page: PageSet, { own, anew, dice, given }: Changed, on: OnBoard): Decision {
  const back = given === 'back';
  const read = given === 'back' ? null : given;
  const problem = read ? problemOf(read, page.problem) : back ? null : page.problem;
  const next = { ...page, own, problem, held: page.held && !back };
  if (read?.ok && wins(read.value, page.version)) {
    const version = read.value.version ?? page.version;
    return { page: { ...next, held: true, version }, put: read.value, throws: dice };
  }
  if (next.held) return { page: next, put: null, throws: dice };
  const untouched = on.record === page.setUp && !on.waits;
  if (!back && !anew && !(untouched && !same(page.setUp, own.record)))
    return { page: next, put: null, throws: false };
  return {
    page: { ...next, setUp: own.record, problem: read ? problem : null },
    put: { record: own.record },
    throws: true,
  };
}

/** The rules of the next game, if the attributes name others than the series has. */
export const rulesNext = ({ own, held }: PageSet, present: Rules): Rules | null =>
  held || same(own.rules, present) ? null : own.rules;
