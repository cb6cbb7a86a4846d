/**
 * The checking twin of crazy gulbar, written like `twin.ts` from the rules text (rules.md) alone and sharing nothing with
 * src. A run may have 24 numbers, so it is played level by level: all positions that the first number gives, then all that
 * the second gives from those, and so on. Equal positions are one (MOVE-4): nobody is hit in long nardy, so how many
 * checkers have left the head is seen from the position, and the way to it does not matter.
 */
import { headLimit, letters, twinOrderedPlays, twinPlays, type TwinQuestion } from './twin.js';

export interface TwinGulbarQuestion {
  rules: Record<string, unknown>; // options that differ from the default, named as in rules.md
  mine: readonly number[]; // as in TwinQuestion
  theirs: readonly number[];
  colour: 'white' | 'black'; // of the player who moves
  dice: readonly [number, number] | null; // null: the numbers of `run` were handed over (GUL-3)
  run?: readonly number[];
  ownRolls: number; // of the player who moves, before this one
  opponentFirstRoll: readonly [number, number] | null;
}

export interface TwinGulbarAnswer {
  results: string[]; // as of `twinPlays`
  played: number; // how many dice, or numbers of the run, can be played
  remainder: number[]; // the numbers handed over (GUL-3); not by a play that bears off the last checker
}

type Counts = readonly number[];

/** What is played in order: its numbers, how many checkers may leave the head, and the options of the block. */
interface Run {
  numbers: readonly number[];
  heads: number;
  theirs: Counts;
  sixBlock: unknown;
  passing: boolean;
}

const [OFF, HEAD] = [0, 24] as const;

/** MOVE-7, END-1. */
const finished = (mine: Counts): boolean => mine[OFF] === 15;

/** GUL-2: d, d + 1, … 6, each number `gulbarRepeat` times. */
export function runOf(die: number, repeat: number): number[] {
  const numbers: number[] = [];
  for (let number = die; number <= 6; number++) {
    for (let time = 0; time < repeat; time++) numbers.push(number);
  }
  return numbers;
}

/** Section 0: my point in the opponent's numbers, and the other way round. */
const otherNumber = (point: number): number => (point > 12 ? point - 12 : point + 12);

/** BLOCK-1, BLOCK-2: do I hold six in a row of the opponent's path that I may not hold? */
function unlawfulBlock(run: Run, mine: Counts): boolean {
  if (run.sixBlock === 'free') return false;
  let inRow = 0;
  for (let n = 1; n <= 24; n++) {
    inRow = mine[otherNumber(n)]! > 0 ? inRow + 1 : 0;
    if (inRow < 6) continue;
    const ahead = run.sixBlock === 'home' ? 6 : n - 6; // `ahead`: below the lowest of these six, one borne off counts
    const someAhead = run.theirs.some((count, point) => count > 0 && point <= ahead);
    if (run.sixBlock === 'never' || !someAhead) return true;
  }
  return false;
}

/** MOVE-1, OFF-1..3: where the number takes a checker, or null. */
function target(mine: Counts, from: number, number: number): number | null {
  if (from > number) return from - number;
  const behind = (point: number): boolean => mine.some((count, p) => count > 0 && p > point);
  if (behind(6)) return null; // OFF-1
  return from === number || !behind(from) ? OFF : null; // OFF-2, OFF-3
}

/** All positions after one step by this number from a position of the run. */
function afterNumber(run: Run, mine: Counts, number: number, headAtStart: number): number[][] {
  const after: number[][] = [];
  for (let from = 1; from <= 24; from++) {
    if (mine[from] === 0) continue;
    if (from === HEAD && headAtStart - mine[HEAD]! >= run.heads) continue; // HEAD-1
    const to = target(mine, from, number);
    if (to === null || (to !== OFF && run.theirs[otherNumber(to)]! > 0)) continue; // MOVE-3
    const next = [...mine];
    next[from]! -= 1;
    next[to]! += 1;
    if (run.passing || !unlawfulBlock(run, next)) after.push(next); // BLOCK-3, BLOCK-4
  }
  return after;
}

/** GUL-2, MOVE-4: as many numbers as possible, in order; a play that finishes is whole wherever it ends (MOVE-7). */
function playRun(run: Run, start: Counts): { ends: Counts[]; played: number } {
  let level: Counts[] = [start];
  let longest: Counts[] = [];
  let played = 0;
  const finishing: Counts[] = [];
  for (const [index, number] of run.numbers.entries()) {
    const next = new Map<string, Counts>();
    for (const mine of level.filter((position) => !finished(position))) {
      for (const position of afterNumber(run, mine, number, start[HEAD]!)) {
        next.set(letters(position), position);
      }
    }
    level = [...next.values()];
    const lawful = level.filter((mine) => !unlawfulBlock(run, mine)); // BLOCK-3, BLOCK-4: the end of the turn
    if (lawful.length > 0) [longest, played] = [lawful, index + 1];
    finishing.push(...lawful.filter(finished));
  }
  return { ends: [...finishing, ...longest], played };
}

function asLong(q: TwinGulbarQuestion, dice: readonly [number, number]): TwinQuestion {
  const { rules, mine, theirs, colour, ownRolls, opponentFirstRoll } = q;
  return { variant: 'long', rules, mine, theirs, colour, dice, firstTurn: ownRolls === 0, opponentFirstRoll };
}

/** GUL-1, GUL-2: a roll that is no run is one of long nardy; its unplayed dice are lost (GUL-3). */
function ordinary(asked: TwinQuestion): TwinGulbarAnswer {
  const played = Math.max(...twinOrderedPlays(asked).map((steps) => steps.length));
  return { results: twinPlays(asked), played, remainder: [] };
}

/** All legal plays of a crazy-gulbar roll, or of numbers handed over. */
export function twinGulbar(q: TwinGulbarQuestion): TwinGulbarAnswer {
  const { rules, dice } = q;
  const firstRuns = rules['gulbarFrom'] === 4 ? 3 : 0; // GUL-2: own rolls whose doubles are ordinary ones
  if (dice && (dice[0] !== dice[1] || q.ownRolls < firstRuns)) return ordinary(asLong(q, dice));

  // GUL-2: as for an ordinary double, HEAD-3 aside; GUL-4: one in a remainder.
  const heads = dice ? headLimit({ ...asLong(q, dice), opponentFirstRoll: null }) : 1;
  const numbers = dice ? runOf(dice[0], rules['gulbarRepeat'] === 4 ? 4 : 2) : (q.run ?? []);
  const sixBlock = rules['sixBlock'] ?? 'ahead';
  const passing = rules['sixBlockPassing'] === 'allowed';
  const { ends, played } = playRun({ numbers, heads, theirs: q.theirs, sixBlock, passing }, q.mine);

  const whole = ends.length > 0 ? ends : [q.mine]; // MOVE-6
  const results = [...new Set(whole.map((mine) => `${letters(mine)}/${letters(q.theirs)}`))].sort();
  const handedOver = dice && rules['gulbarRemainder'] !== 'lost' && !whole.every(finished); // GUL-3
  return { results, played, remainder: handedOver ? numbers.slice(played) : [] };
}
