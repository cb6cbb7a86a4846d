import { err, ok, type Result } from '../../engine/result.js';
import { isComplete, numbersLeft, explain, step, type Turn } from '../../engine/turn.js';
import { BAR, OFF, type Dice, type Die, type Move, type Seat, type Step } from '../../engine/types.js';

/** A way of one checker as it is written, mover's own numbers; perhaps by several dice. */
export interface Leg {
  readonly from: number;
  readonly to: number;
}

/** The letter of a point: a … x are White's 1 … 24, that is Black's 24 … 1; y is the bar, z is off. */
export const letterOf = (point: number, seat: Seat): string =>
  point === BAR ? 'y' : point === OFF ? 'z' : String.fromCharCode(96 + (seat === 1 ? point : 25 - point));

/** The point of a letter in a seat's own numbers; null when it is none. */
export function letterPoint(letter: string, seat: Seat): number | null {
  if (letter === 'y') return BAR;
  if (letter === 'z') return OFF;
  if (letter.length !== 1 || letter < 'a' || letter > 'x') return null;
  return seat === 1 ? letter.charCodeAt(0) - 96 : 121 - letter.charCodeAt(0);
}

/** Reads the letters behind the dice, two a checker; null when they are none, or more than four pairs. */
export function readLegs(letters: string, seat: Seat): Leg[] | null {
  if (letters.length % 2 > 0 || letters.length > 8) return null;
  const legs: Leg[] = [];
  for (let at = 0; at < letters.length; at += 2) {
    const from = letterPoint(letters.charAt(at), seat);
    const to = letterPoint(letters.charAt(at + 1), seat);
    if (from === null || to === null || from <= to || to === BAR) return null;
    legs.push({ from, to });
  }
  return legs;
}

/** Writes moves as the letters behind the dice. */
export const makeLegs = (moves: readonly Move[], seat: Seat): string =>
  moves.map(({ from, to }) => letterOf(from, seat) + letterOf(to, seat)).join('');

/**
 * The steps of legs that are one die each, in their order, not compared with the rules; null where that is not so. It
 * saves looking for them: nearly every written play is such.
 */
export function plainSteps(legs: readonly Leg[], [a, b]: Dice): readonly Step[] | null {
  const left: (Die | 0)[] = a === b ? [a, a, a, a] : [a, b];
  const steps = legs.map(({ from, to }): Step | null => {
    const exact = left.indexOf((from - to) as Die);
    const at = exact < 0 && to === OFF ? left.findIndex((die) => die > from) : exact;
    const die = left[at];
    if (!die) return null;
    left[at] = 0; // played
    return { from, die };
  });
  return steps.every((step) => step !== null) ? steps : null;
}

/**
 * The steps of a written play in a turn of which none is taken: each leg by one die, or by as many as it needs, hitting
 * on the way only where nothing else is left. Errors: `ERR_PLAY_ILLEGAL` (`rule`, `word` = the first leg that cannot be
 * played so, as `from/to`), `ERR_PLAY_SHORT` (MOVE-4: dice are left that can be played).
 */
export function stepsOf(turn: Turn, legs: readonly Leg[]): Result<readonly Step[]> {
  const found = played(turn, legs, false) ?? played(turn, legs, true);
  return found ? ok(found.moves.map(({ from, die }) => ({ from, die }))) : fault(turn, legs);
}

/** A complete turn that plays just these legs, in the order in which they are written as far as it is possible. */
function played(turn: Turn, legs: readonly Leg[], hitsOnTheWay: boolean): Turn | null {
  if (legs.length === 0) return isComplete(turn) ? turn : null;
  const numbers = [...new Set(numbersLeft(turn))];
  for (const [index, { from, to }] of legs.entries()) {
    if (legs.findIndex((leg) => leg.from === from && leg.to === to) < index) continue;
    const fitting = numbers.filter((die) => (to === OFF ? true : from - die >= to));
    // The number that takes it just there comes first: with 6-3 the 3 bears off from the 3-point, the 6 from elsewhere.
    for (const die of fitting.sort((a, b) => Number(from - b === to) - Number(from - a === to))) {
      const next = step(turn, { from, die });
      if (!next.ok) continue;
      const { to: landed, hit } = next.value.moves.at(-1)!;
      if (landed !== to && hit && !hitsOnTheWay) continue;
      const onward = landed === to ? [] : [{ from: landed, to }];
      const rest = [...legs.slice(0, index), ...onward, ...legs.slice(index + 1)];
      const complete = played(next.value, rest, hitsOnTheWay);
      if (complete) return complete;
    }
  }
  return null;
}

/** Why the legs cannot be played: the first that no number takes there once those before it are played. */
function fault(turn: Turn, legs: readonly Leg[]): Result<never> {
  let at = turn;
  for (const { from, to } of legs) {
    const next = numbersLeft(at)
      .filter((die) => Math.max(OFF, from - die) === to)
      .map((die) => step(at, { from, die }))
      .find((each) => each.ok);
    if (!next?.ok)
      return err('ERR_PLAY_ILLEGAL', {
        rule: explain(at, from, to)?.rule ?? 'MOVE-1',
        word: wordOf(from, to),
      });
    at = next.value;
  }
  return err('ERR_PLAY_SHORT', { rule: 'MOVE-4' });
}

const wordOf = (from: number, to: number): string =>
  `${from === BAR ? 'bar' : from}/${to === OFF ? 'off' : to}`;
