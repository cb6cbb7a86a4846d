import assert from 'node:assert/strict';
import type { Setup } from '../../src/engine/game.js';
import type { Rules } from '../../src/engine/options.js';
import { parseRules } from '../../src/engine/rules.js';
import { nextSteps } from '../../src/engine/turn.js';
import { OFF, type Dice, type Die, type Position, type Seat, type Side } from '../../src/engine/types.js';
import { side } from '../../src/engine/variants/variant.js';
import { advance, begin } from '../../src/machine/advance.js';
import type { PlaySnapshot } from '../../src/machine/automatic.js';
import type { PlayEmitted, PlayEvent } from '../../src/machine/types.js';
import { emptyRecord, restore, type NardyRecord, type Restored } from '../../src/record/record.js';

export type Options = Partial<Rules>;

export function rulesOf(options: Options = {}): Rules {
  const parsed = parseRules(options);
  assert.ok(parsed.ok, JSON.stringify(parsed));
  return parsed.value;
}

export const recordOf = (options?: Options, setup?: Setup): NardyRecord =>
  emptyRecord(rulesOf(options), setup);

/** A record with what it comes to. */
export function restored(record: NardyRecord): Restored {
  const result = restore(record);
  assert.ok(result.ok, JSON.stringify(result));
  return result.value;
}

/** The machine's first state on a record. */
export const opened = (record: NardyRecord): PlaySnapshot => begin(restored(record));

export const begun = (options?: Options, setup?: Setup): PlaySnapshot => opened(recordOf(options, setup));

/** The checkers of a side in its own numbering; those not named are off. */
export function checkers(points: Readonly<Record<number, number>>): Side {
  const on = Object.values(points).reduce((sum, count) => sum + count, 0);
  return side({ ...points, [OFF]: 15 - on });
}

export const stand = (
  white: Readonly<Record<number, number>>,
  black: Readonly<Record<number, number>>,
): Position => ({ white: checkers(white), black: checkers(black) });

export const dice = (first: number, second: number): Dice => [first as Die, second as Die];

export const rolled = (first: number, second: number): PlayEvent => ({
  type: 'ROLLED',
  dice: dice(first, second),
});

export const stepped = (from: number, die: number): PlayEvent => ({
  type: 'STEP',
  step: { from, die: die as Die },
});

export const ROLL: PlayEvent = { type: 'ROLL' };
export const CONFIRM: PlayEvent = { type: 'CONFIRM' };
export const UNDO: PlayEvent = { type: 'UNDO' };
export const PASS: PlayEvent = { type: 'PASS' };
export const DOUBLE: PlayEvent = { type: 'DOUBLE' };
export const TAKE: PlayEvent = { type: 'TAKE' };
export const DROP: PlayEvent = { type: 'DROP' };
export const BEAVER: PlayEvent = { type: 'BEAVER' };
export const NEW_GAME: PlayEvent = { type: 'NEW_GAME' };
export const RESIGN_CONFIRMED: PlayEvent = { type: 'RESIGN_CONFIRMED' };
export const RESIGN_CANCELLED: PlayEvent = { type: 'RESIGN_CANCELLED' };
export const resign = (seat: Seat): PlayEvent => ({ type: 'RESIGN', seat });
export const sync = (record: NardyRecord, version?: number): PlayEvent => ({
  type: 'SYNC',
  restored: restored(record),
  ...(version === undefined ? {} : { version }),
});
export const accepted = (id: number, thrown?: Dice): PlayEvent => ({
  type: 'ACCEPTED',
  id,
  ...(thrown ? { dice: thrown } : {}),
});
export const rejected = (id: number, reason = 'no'): PlayEvent => ({ type: 'REJECTED', id, reason });

/** The event, asked of a host under an id. */
export const asked = (event: PlayEvent, ask: number): PlayEvent => ({ ...event, ask }) as PlayEvent;

/** What one event leads to and what is told of it. */
export function outcomeOf(snapshot: PlaySnapshot, event: PlayEvent): [PlaySnapshot, readonly PlayEmitted[]] {
  const next = advance(snapshot, event);
  return [next.snapshot, next.emitted];
}

/** The state after events, each of which must be taken. */
export const after = (snapshot: PlaySnapshot, ...events: readonly PlayEvent[]): PlaySnapshot =>
  events.reduce((each, event) => {
    assert.ok(each.can(event), `${event.type} in ${stateOf(each)}`);
    return outcomeOf(each, event)[0];
  }, snapshot);

/** What is told of an event that must be taken. */
export function told(snapshot: PlaySnapshot, event: PlayEvent): readonly PlayEmitted[] {
  assert.ok(snapshot.can(event), `${event.type} in ${stateOf(snapshot)}`);
  return outcomeOf(snapshot, event)[1];
}

/** Holds when events are dropped without a trace. */
export function drops(snapshot: PlaySnapshot, ...events: readonly PlayEvent[]): void {
  for (const event of events) {
    const where = `${JSON.stringify(event)} in ${stateOf(snapshot)}`;
    assert.equal(snapshot.can(event), false, where);
    const [next, emitted] = outcomeOf(snapshot, event);
    assert.equal(next.context, snapshot.context, where);
    assert.deepEqual([stateOf(next), emitted], [stateOf(snapshot), []], where);
  }
}

/** The state with its path: `moving.complete`. */
export const stateOf = ({ value }: PlaySnapshot): string =>
  typeof value === 'string' ? value : Object.entries(value).flat().join('.');

/** The turn played with the first steps that come, up to the point where it can be confirmed. */
export function whole(snapshot: PlaySnapshot): PlaySnapshot {
  if (stateOf(snapshot).endsWith('.complete')) return snapshot;
  const { from, die } = nextSteps(snapshot.context.turn!)[0]!;
  return whole(after(snapshot, stepped(from, die)));
}

export const gameOf = ({ context }: PlaySnapshot) => context.series.game;
export const factsOf = ({ context }: PlaySnapshot) => context.record.facts;
