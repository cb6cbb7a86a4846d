/** Times calls one by one, over the same situations in the same order. */
import type { Situation } from '../src/doors/engine.js';
import type { Contestant } from './contestants.js';

export interface Measured {
  readonly name: string;
  /** Situations a second. */
  readonly perSecond: number;
  /** Of each situation the median of its times, in ms. */
  readonly times: readonly number[];
  /** Of each situation its results, sorted. */
  readonly results: readonly (readonly string[])[];
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};

/** Times of one contestant so far. */
interface Course {
  readonly contestant: Contestant;
  readonly results: Measured['results'];
  readonly times: readonly number[][];
  readonly rounds: number[];
}

function warmUp(contestant: Contestant, situations: readonly Situation[]): Course {
  const results = situations.map((situation) => {
    const asked = contestant.ask(situation);
    asked.call();
    return [...asked.read()].sort();
  });
  return { contestant, results, times: situations.map(() => []), rounds: [] };
}

function round({ contestant, times, rounds }: Course, situations: readonly Situation[]): void {
  let total = 0;
  for (const [index, situation] of situations.entries()) {
    const took = contestant.ask(situation).call();
    times[index]!.push(took);
    total += took;
  }
  rounds.push(total);
}

/**
 * The first round of each over all situations is the warm-up, and its results are what is compared. Then they take turns,
 * a whole round each, so that all meet the same of what else the machine does; three times at the least, and until
 * `seconds` for each are over. The fastest round counts.
 */
export function measure(
  contestants: readonly Contestant[],
  situations: readonly Situation[],
  seconds: number,
): Measured[] {
  const courses = contestants.map((each) => warmUp(each, situations));
  const began = performance.now();
  const isOver = (turns: number): boolean =>
    turns >= 3 && performance.now() - began > seconds * 1000 * contestants.length;
  for (let turns = 0; !isOver(turns); turns++) courses.forEach((course) => round(course, situations));
  return courses.map(({ contestant, results, times, rounds }) => ({
    name: contestant.name,
    perSecond: (situations.length * 1000) / Math.min(...rounds),
    times: times.map(median),
    results,
  }));
}
