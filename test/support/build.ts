import assert from 'node:assert/strict';
import { apply } from '../../src/engine/apply.js';
import { start, type Fact, type Game, type Setup } from '../../src/engine/game.js';
import type { Rules } from '../../src/engine/options.js';
import { plays } from '../../src/engine/plays.js';
import { checkPosition, positionFrom } from '../../src/engine/position.js';
import type { Result } from '../../src/engine/result.js';
import { parseRules } from '../../src/engine/rules.js';
import type { Situation } from '../../src/engine/search.js';
import { begin, step, type Turn } from '../../src/engine/turn.js';
import type { Colour, Dice, Die, Side, Step } from '../../src/engine/types.js';
import { makePlay } from '../../src/notation/play/make.js';

/** Freezes a value and all that is in it, so that a test fails where it is changed. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/**
 * Asserts what must be true. Not `assert.ok` without a message: to tell what failed Node then parses the source over and
 * over, which takes minutes where tsx has put a file on one line.
 */
export function holds(condition: unknown, message = 'this must hold'): asserts condition {
  assert.ok(condition, message);
}

/** The value of a result that must be good. */
export function value<T>(result: Result<T>): T {
  holds(result.ok, result.ok ? '' : JSON.stringify(result.error));
  return result.value;
}

/** The error code of a result, `ok` when there is none. */
export const code = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code);

export const rulesOf = (options: Partial<Rules> = {}): Rules => frozen(value(parseRules(options)));

/** A side by its points; those of its checkers that are not named are off, or on the point `rest`. */
export function side(points: Readonly<Record<number, number>>, rest = 0, checkers = 15): Side {
  const counts = Array.from({ length: 26 }, (_, point) => points[point] ?? 0);
  counts[rest]! += checkers - counts.reduce((sum, n) => sum + n, 0);
  return counts;
}

export interface Told {
  /** Mover's and opponent's checkers, each in their own numbering. */
  readonly mine: Side;
  readonly theirs: Side;
  readonly dice: readonly [number, number];
  readonly colour?: Colour;
  readonly firstTurn?: boolean;
  /** Own rolls before; else none on a first turn, many later. */
  readonly ownRolls?: number;
  readonly opponentFirstRoll?: Dice | null;
}

/** A situation with these options in a position that can be; frozen, so that a change of it is found. */
export function situation(options: Partial<Rules>, told: Told): Situation {
  const { mine, theirs, colour = 'white', firstTurn = false, opponentFirstRoll = null } = told;
  const { ownRolls = firstTurn ? 0 : 3 } = told;
  const rules = rulesOf(options);
  return frozen({
    rules,
    colour,
    position: value(checkPosition(rules.variant, positionFrom(colour, mine, theirs))),
    dice: told.dice as Dice,
    ownRolls,
    opponentFirstRoll,
  });
}

/** All legal plays of a situation in words without the dice, sorted: `13/8 6/5`. */
export function playsInWords(asked: Situation): string[] {
  const words = plays(asked).map(({ moves }) => makePlay(asked.dice, moves, true));
  return words.map((text) => text.replace(/^.*?: /, '')).sort();
}

/** Steps from pairs [from, die]. */
export const steps = (...pairs: readonly (readonly [number, number])[]): Step[] =>
  pairs.map(([from, die]) => ({ from, die: die as Die }));

/** The turn after these steps [from, die], each of which must be allowed. */
export const turnAfter = (asked: Situation, ...pairs: readonly (readonly [number, number])[]): Turn =>
  steps(...pairs).reduce((turn, each) => value(step(turn, each)), begin(asked));

/** A game with these options. */
export const newGame = (options: Partial<Rules> = {}, setup: Setup = {}): Game =>
  frozen(value(start(rulesOf(options), frozen(setup))));

/** The game after facts, each of which must be allowed. */
export const after = (game: Game, ...facts: readonly Fact[]): Game =>
  facts.reduce((before, fact) => frozen(value(apply(before, frozen(fact)))), game);

/** Facts in few words. */
export const thrown = (first: number, second: number): Fact => ({
  type: 'throw',
  dice: [first, second] as unknown as Dice,
});
export const roll = (seat: 1 | 2, a: number, b: number): Fact => ({
  type: 'roll',
  seat,
  dice: [a, b] as unknown as Dice,
});
export const play = (seat: 1 | 2, ...pairs: readonly (readonly [number, number])[]): Fact => ({
  type: 'play',
  seat,
  steps: steps(...pairs),
});
export const say = (type: 'double' | 'take' | 'drop' | 'beaver' | 'resign', seat: 1 | 2): Fact => ({
  type,
  seat,
});
