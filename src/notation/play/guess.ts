import { OFF, type Dice, type Die, type Step } from '../../engine/types.js';
import type { WrittenPlay, WrittenToken } from './read.js';

/** Orders of steps that a written play can mean. */
export interface Guess {
  readonly orders: readonly (readonly Step[])[];
  /** All of them lead to the same position: the first that is legal will do. */
  readonly same: boolean;
}

const NONE: Guess = { orders: [], same: true };

/**
 * The orders of steps that a play can mean in which every die is used and counts as it is written, without a look at the
 * board: most plays of a long text are read so, several times faster than by looking for all that agree. None where the
 * play is not as plain; what is guessed must be tried.
 */
export function guess({ tokens }: WrittenPlay, [a, b]: Dice): Guess {
  if (a === b) return { orders: ofDouble(tokens, a), same: true };
  const [first, second, more] = tokens;
  if (!first || more || first.count + (second?.count ?? 0) > 2) return NONE;
  const other = second ?? (first.count === 2 ? first : null);
  if (!other) return { orders: [...ofOne(first, a, b), ...ofOne(first, b, a)], same: false };
  return { orders: [...ofTwo(first, other, a, b), ...ofTwo(first, other, b, a)], same: true };
}

const ends = ({ stops }: WrittenToken): readonly [number, number] => [stops[0]!, stops.at(-1)!];

/** Whether a group is a single step by a die. */
const isStep = ({ stops: [from = 0, to = 0, more] }: WrittenToken, die: Die): boolean =>
  more === undefined && (from - die === to || (to === OFF && die > from));

/** Two checkers, a die each, in either order. */
function ofTwo(one: WrittenToken, other: WrittenToken, a: Die, b: Die): (readonly Step[])[] {
  if (!isStep(one, a) || !isStep(other, b)) return [];
  const [first, second]: [Step, Step] = [
    { from: ends(one)[0], die: a },
    { from: ends(other)[0], die: b },
  ];
  return [
    [first, second],
    [second, first],
  ];
}

/** One checker with both dice; not where one of them alone could bear it off. */
function ofOne(token: WrittenToken, a: Die, b: Die): Step[][] {
  const [from, to] = ends(token);
  const middle = from - a;
  const comes = middle - b === to || (to === OFF && middle - b < OFF && from > Math.max(a, b));
  const passes = token.stops.every((stop) => stop === from || stop === middle || stop === to);
  const steps: Step[] = [
    { from, die: a },
    { from: middle, die: b },
  ];
  return comes && passes ? [steps] : [];
}

function ofDouble(tokens: readonly WrittenToken[], die: Die): Step[][] {
  const steps: Step[] = [];
  for (const token of tokens) {
    const [from, to] = ends(token);
    const isPlain = token.stops.every((stop) => (from - stop) % die === 0 || stop === OFF);
    for (let count = 0; count < token.count; count++) {
      for (let at = from; at > to && steps.length < 5; at -= die) steps.push({ from: at, die });
    }
    if (!isPlain || steps.length > 4) return [];
  }
  return steps.length === 4 ? [steps] : [];
}
