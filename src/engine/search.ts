/**
 * How whole plays are found. The ends of all plays say which ends are legal (MOVE-4, MOVE-5, MOVE-7, HIDE-2); every
 * question about a turn is then a walk from a node: may a play end here, does a legal one lead through here. A step:
 * step.ts; which steps a walk takes: walk.ts; how nodes are told apart: keys.ts. Checked against a plain enumeration in
 * the tests.
 */
import { futureOf } from './keys.js';
import type { Ends, Node, Search, Situation, StepFault } from './node.js';
import { highest, opposite, sidesOf } from './position.js';
import { blockFault, mayPassBlock, tryStep } from './step.js';
import { BAR, HEAD, OFF, type Die } from './types.js';
import { VARIANTS } from './variants/index.js';
import type { Numbers } from './variants/variant.js';
import { explore } from './walk.js';

export type { Node, Search, Situation, StepFault } from './node.js';
export { choices, landing, tryStep } from './step.js';

/**
 * Ends of plays as bits: 0–24 = that many dice used, LOW = one die and it is the lower, DONE = the last checker is off.
 */
const LOW = 1 << 25;
const DONE = 1 << 26;

const searches = new WeakMap<Situation, Search>();

/** The search of a situation, made once for each situation object. */
export function searchOf(situation: Situation): Search {
  let search = searches.get(situation);
  if (!search) {
    search = withEnds(makeSearch(situation));
    searches.set(situation, search);
  }
  return search;
}

/** A search for one question: kept for nobody, and without the ends of plays until `withEnds`. */
export const outlineOf = (situation: Situation): Search => searches.get(situation) ?? makeSearch(situation);

/** The search when it is known how a legal play ends. */
export function withEnds(search: Search): Search {
  search.legal ??= legalEnds(search);
  return search;
}

/** The numbers to be played, and whether in that order only. */
export function numbersOf(situation: Situation): Numbers {
  const { rules, remainder } = situation;
  return remainder ? { numbers: remainder, ordered: true } : VARIANTS[rules.variant].numbers(situation);
}

function makeSearch(situation: Situation): Search {
  const { rules, colour, position, remainder } = situation;
  const variant = VARIANTS[rules.variant];
  const { numbers, ordered } = numbersOf(situation);
  const [mine, theirs] = sidesOf(position, colour);
  const headLimit = remainder ? 1 : variant.headLimit(situation); // GUL-4
  const open = mine.map((_, point) =>
    point > OFF && point < BAR && theirs[opposite(variant.path, point)]! < variant.closedBy ? 1 : 0,
  );
  return {
    variant,
    situation,
    root: { mine, theirs, left: numbers, hitters: 0, lastResort: false, top: highest(mine), starts: 0 },
    ordered,
    pair: !ordered && numbers[0] !== numbers[1],
    headLimit,
    headFault: headFault(situation, headLimit),
    open,
    blocks: variant.blockFault(open, theirs, rules) !== null, // fewer points make no block that more of them do not
    tails: [0, ...numbers].map((_, left) => numbers.slice(numbers.length - left)),
    counting: [],
    dead: new Set(),
    orderMatters: ordered,
    legal: null,
  };
}

function headFault(situation: Situation, headLimit: number): StepFault {
  const { remainder, opponentFirstRoll, rules } = situation;
  if (headLimit > 1) return rules.headDoubles === 'blocked' ? 'HEAD-2' : 'HEAD-4';
  if (remainder || !opponentFirstRoll) return 'HEAD-1';
  const entitled = { ...situation, opponentFirstRoll: null };
  return VARIANTS[rules.variant].headLimit(entitled) > 1 ? 'HEAD-3' : 'HEAD-1';
}

/** How a play that stops here ends; 0 = it may not stop here. */
function endOf(search: Search, node: Node): number {
  const { root, pair } = search;
  const { left, top } = node;
  const count = root.left.length - left.length;
  if (count > 0 && mayPassBlock(search) && blockFault(search, node)) return 0; // else no step has left a block
  const isLow = pair && count === 1 && left[0] === root.left[0];
  return (isLow ? LOW : 1 << count) | (top === OFF ? DONE : 0);
}

const most = (ends: number): number => 31 - Math.clz32((ends & (LOW - 1)) | (ends & LOW ? 2 : 0));

/** The ends of legal plays. A play that uses all numbers says at once which they are; else all plays are looked at. */
function legalEnds(search: Search): Ends {
  const total = search.root.left.length;
  let plain = 0;
  let lastResort = 0;
  const note = (node: Node): boolean => {
    const end = endOf(search, node);
    if (node.lastResort) lastResort |= end;
    else plain |= end;
    return ((plain >> total) & 1) === 1;
  };
  const usesAll = explore(search, search.root, futureOf, note, search.dead);
  if (!usesAll || plain & DONE) search.dead.clear(); // else what was looked at in vain leads to no legal end
  const enough = plain & DONE ? total : most(plain); // HIDE-2: finishing counts as using all
  lastResort &= ~((2 << enough) - 1);
  if (enough >= 1) lastResort &= ~LOW;
  if (enough >= total) lastResort = 0;
  const ends = plain | lastResort;
  const max = most(ends);
  const best = max === 1 && !(ends & 2) ? LOW : 1 << max; // MOVE-4, MOVE-5
  return { plain: best | DONE, lastResort: lastResort & (best | DONE) }; // MOVE-7
}

/** Whether a legal play may end at this node. */
export function isEnd(search: Search, node: Node): boolean {
  const { plain, lastResort } = search.legal!;
  return (endOf(search, node) & (node.lastResort ? lastResort : plain)) !== 0;
}

/**
 * Whether a play that ends at this node uses every number and rests on no last resort: no other play forbids it
 * (MOVE-4).
 */
export const usesAll = (search: Search, node: Node): boolean =>
  node.left.length === 0 && !node.lastResort && endOf(search, node) !== 0;

/** Whether a legal play leads through this node. */
const isOnTheWay = (search: Search, node: Node): boolean =>
  explore(search, node, futureOf, (each) => isEnd(search, each), search.dead);

/** The nodes to which a step leads on the way of legal plays; none when no legal play takes it. */
export function onward(search: Search, node: Node, from: number, die: Die): Node[] {
  const next = tryStep(search, node, from, die);
  return typeof next === 'string' ? [] : next.filter((after) => isOnTheWay(search, after));
}

/** How many dice any legal play uses. */
export const mostDice = ({ legal }: Search): number => most(legal!.plain | legal!.lastResort);

/** Whether the first of the plays that use one die must take the higher (MOVE-5 decides, not MOVE-4). */
export const onlyOneDie = (search: Search): boolean =>
  mostDice(search) === 1 && search.root.left.length === 2;

/** Points a checker could leave, from the highest; the bar alone while it is held (BAR-1). */
export function origins({ mine }: Node): number[] {
  if (mine[BAR]) return [BAR];
  const points: number[] = [];
  for (let point = HEAD; point >= 1; point--) if (mine[point]) points.push(point);
  return points;
}

/** How many dice the longest play through this node uses that rests on no last resort (HIDE-2), 0 when there is none. */
export function longestFrom(search: Search, node: Node): number {
  const total = search.root.left.length;
  let longest = 0;
  explore(search, node, futureOf, (each) => {
    if (!each.lastResort && endOf(search, each)) longest = Math.max(longest, total - each.left.length);
    return longest === total;
  });
  return longest;
}
