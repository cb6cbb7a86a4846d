import { err, ok, type Result } from '../../engine/result.js';
import { begin, isComplete, nextSteps, numbersLeft, explain, step, type Turn } from '../../engine/turn.js';
import { OFF, type Die, type Move, type Position, type Step } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import { parsePlay, type WrittenPlay, type WrittenToken } from './read.js';
import type { PlayWords } from './make.js';

/** A whole play that agrees with what is written. */
export interface Solution {
  readonly moves: readonly Move[];
  readonly position: Position;
  /** Hits that are not marked; 0 = what is written is all that happens. */
  readonly unmarked: number;
}

/** A checker on its way along a group. */
interface Walker {
  readonly token: WrittenToken;
  readonly at: number;
  /** Where it must hit. */
  readonly hits: readonly number[];
}

interface Hunt {
  readonly found: Map<string, Solution>;
  /** The first solution is the only one: nothing can be hit on a way that is not named. */
  readonly single: boolean;
  /** Where the checkers of a run have been; null where it is no run. */
  readonly seen: Set<string> | null;
  /** How far the farthest attempt came (whole groups before steps), and where it was stuck. */
  farthest: number;
  stuck: { readonly turn: Turn; readonly walkers: readonly Walker[] };
}

const last = ({ stops }: WrittenToken): number => stops.at(-1)!;
const isDone = ({ token, at }: Walker): boolean => at === last(token);
const nextStop = ({ token, at }: Walker): number => token.stops.find((stop) => stop < at) ?? 0;

const walkersOf = (token: WrittenToken): Walker[] =>
  Array.from({ length: token.count }, (_, index) => ({
    token,
    at: token.stops[0]!,
    hits: index === 0 ? token.hits : [],
  }));

const isSingle = (token: WrittenToken, numbers: readonly Die[]): boolean =>
  token.stops.every(
    (stop, index) => index === 0 || numbers.includes((token.stops[index - 1]! - stop) as Die),
  );

const sorted = (numbers: readonly Die[]): string => [...numbers].sort((a, b) => b - a).join('-');

/**
 * All legal whole plays of a turn that agree with what is written, by the position they lead to: those with the fewest
 * hits that are not marked first. Steps that the turn already has stand before what is written. Errors: `ERR_PLAY_DICE`
 * (`written`, `rolled`), `ERR_PLAY_ILLEGAL` (`word`, `rule` = what keeps it), `ERR_PLAY_SHORT` (`rule`: more must be
 * played).
 */
export function solvePlay(written: WrittenPlay, turn: Turn): Result<readonly Solution[]> {
  const { dice, remainder, rules } = turn.situation;
  const canHit = VARIANTS[rules.variant].closedBy > 1;
  const numbers = numbersLeft(begin(turn.situation));
  const asked = written.dice && sorted(written.dice);
  const isRoll = !remainder && asked === sorted(dice);
  if (asked !== null && !isRoll && asked !== sorted(numbers)) {
    const rolled = remainder ? numbers.join('-') : sorted(dice);
    return err('ERR_PLAY_DICE', { written: written.dice!.join('-'), rolled });
  }
  const walkers = written.tokens.flatMap(walkersOf);
  const surplus = walkers[numbers.length];
  if (surplus) return err('ERR_PLAY_ILLEGAL', { word: surplus.token.word, rule: 'MOVE-1' });
  const hunt: Hunt = {
    found: new Map(),
    single: !canHit || written.tokens.every((token) => isSingle(token, numbers)),
    seen: numbers.length > 4 ? new Set() : null,
    farthest: -1,
    stuck: { turn, walkers },
  };
  search(hunt, turn, walkers, 0);
  return hunt.found.size > 0
    ? ok([...hunt.found.values()].sort((a, b) => a.unmarked - b.unmarked))
    : notReached(hunt.stuck.turn, hunt.stuck.walkers);
}

function search(hunt: Hunt, turn: Turn, walkers: readonly Walker[], unmarked: number): void {
  const come = walkers.filter(isDone).length * 32 + turn.moves.length;
  if (come > hunt.farthest) {
    hunt.farthest = come;
    hunt.stuck = { turn, walkers };
  }
  if (walkers.every(isDone)) {
    if (isComplete(turn)) keep(hunt, turn, unmarked);
    return;
  }
  if (hunt.seen && !isNew(hunt.seen, turn, walkers)) return;
  const moves = nextSteps(turn);
  // First those that come just where they are to come: they are what was meant nearly always.
  for (const isStop of [true, false]) {
    for (const move of moves) {
      for (const index of walkersFor(walkers, move, isStop)) {
        const walker = walkers[index]!;
        const next = step(turn, move);
        if (!next.ok) continue;
        const more = move.hit && !walker.hits.includes(move.to) ? 1 : 0;
        const moved = walkers.map((other, place) => (place === index ? { ...walker, at: move.to } : other));
        search(hunt, next.value, moved, unmarked + more);
        if (hunt.single && hunt.found.size > 0) return;
      }
    }
  }
}

/** Which of the checkers can be meant by a step, to a point that is named or to one that is not; equal ones once. */
function walkersFor(walkers: readonly Walker[], { from, to, hit }: Move, isStop: boolean): number[] {
  const fitting: number[] = [];
  for (const [index, walker] of walkers.entries()) {
    const stop = nextStop(walker);
    if (walker.at !== from || isDone(walker) || to < stop || (to === stop) !== isStop) continue;
    if (walker.hits.includes(to) && !hit) continue;
    const { token, hits } = walker;
    if (!fitting.some((each) => walkers[each]!.token === token && walkers[each]!.hits === hits))
      fitting.push(index);
  }
  return fitting;
}

/**
 * In a run (GUL-2) nothing is hit and the order of numbers is fixed, so that places alone tell two attempts apart. What
 * can be played is found within tens of attempts; what cannot has, of 24 numbers, too many to try them all.
 */
function isNew(seen: Set<string>, { moves }: Turn, walkers: readonly Walker[]): boolean {
  const key = `${moves.length}:${walkers.map(({ at }) => at).join()}`;
  if (seen.has(key) || seen.size > 5000) return false;
  seen.add(key);
  return true;
}

function keep(hunt: Hunt, { moves, position }: Turn, unmarked: number): void {
  const key = `${position.white.join()}/${position.black.join()}`;
  const known = hunt.found.get(key);
  if (!known || unmarked < known.unmarked) hunt.found.set(key, { moves, position, unmarked });
}

/** What keeps the first checker that has not come where it is written to go. */
function notReached(turn: Turn, walkers: readonly Walker[]): Result<never> {
  const walker = walkers.find((each) => !isDone(each));
  if (!walker) return err('ERR_PLAY_SHORT', { rule: 'MOVE-4' });
  const { at, token } = walker;
  const stop = nextStop(walker);
  const isOpen = nextSteps(turn).some(({ from, to }) => from === at && to === stop);
  const rule = isOpen ? 'HIT-1' : (explain(turn, at, stop)?.rule ?? 'MOVE-1');
  return err('ERR_PLAY_ILLEGAL', {
    word: token.word,
    rule: rule === 'MOVE-8' ? faultOfSteps(turn, at, stop) : rule,
  });
}

/** Where the turn is at its end: what keeps the checker from a step with one of the dice that are left. */
function faultOfSteps(turn: Turn, from: number, stop: number): string {
  const faults = numbersLeft(turn)
    .filter((die) => from - die >= stop || stop === OFF)
    .map((die) => step(turn, { from, die }))
    .map((next) => (next.ok ? 'MOVE-1' : next.error.code));
  return faults.find((fault) => fault !== 'MOVE-1') ?? 'MOVE-1';
}

/**
 * Reads a written play as the steps of a turn. Errors: those of `parsePlay` and `solvePlay`; `ERR_PLAY_AMBIGUOUS` (`n`
 * different plays fit equally).
 */
export function readPlay(text: string, turn: Turn, words?: PlayWords): Result<readonly Step[]> {
  const written = parsePlay(text, words);
  if (!written.ok) return written;
  const solved = solvePlay(written.value, turn);
  if (!solved.ok) return solved;
  const best = solved.value[0]!;
  const equal = solved.value.filter(({ unmarked }) => unmarked === best.unmarked).length;
  if (equal > 1) return err('ERR_PLAY_AMBIGUOUS', { n: equal });
  return ok(best.moves.map(({ from, die }) => ({ from, die })));
}
