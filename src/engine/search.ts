/**
 * The one place that knows how whole plays are found. A node is a position inside a turn; `reach` says of a node, in two
 * bit sets, how the plays through it can end. From the root's reach follows which ends are legal (MOVE-4, MOVE-5, MOVE-7,
 * HIDE-2), and every question about a turn is then a look at nodes: is this end legal, does this step lead to one. Nodes
 * are merged by position, so a double costs hundreds of nodes instead of tens of thousands of orders. Checked against a
 * plain enumeration in the tests.
 */
import type { Rules } from './options.js';
import { allHome, highest, opposite, sidesOf } from './position.js';
import {
  BAR,
  CHECKERS,
  HEAD,
  OFF,
  type Colour,
  type Dice,
  type Die,
  type Position,
  type Side,
} from './types.js';
import { VARIANTS } from './variants/index.js';
import type { Variant } from './variants/variant.js';

/** All that decides which plays a roll has. */
export interface Situation {
  readonly rules: Rules;
  /** Who moves. */
  readonly colour: Colour;
  readonly position: Position;
  readonly dice: Dice;
  /** The turn of the player's first own roll (HEAD-2). */
  readonly firstTurn: boolean;
  /** The other player's first roll if known (HEAD-3). */
  readonly opponentFirstRoll: Dice | null;
}

/** Why one step, taken by itself, is not possible. */
export type StepFault =
  | 'MOVE-1'
  | 'MOVE-3'
  | 'BAR-1'
  | 'OFF-1'
  | 'OFF-3'
  | 'HEAD-1'
  | 'HEAD-2'
  | 'HEAD-3'
  | 'HIDE-1'
  | 'HIDE-2'
  | 'BLOCK-1'
  | 'BLOCK-2';

export interface Node {
  readonly mine: Side;
  readonly theirs: Side;
  /** Numbers not yet played, in the order of the dice, the higher first. */
  readonly left: readonly Die[];
  /** Bit p = a checker that hit stands on home point p (HIDE-1); never two on one point, since none may join another. */
  readonly hitters: number;
  /** A hitter was borne off where that is the last resort (HIDE-2). */
  readonly lastResort: boolean;
}

/** Ends of plays as bits: 0–24 = that many dice used, LOW = one die and it is the lower, DONE = the last checker is off. */
type Ends = number;
const LOW = 1 << 25;
const DONE = 1 << 26;
interface Reach {
  /** Ends of plays that bear off no hitter as a last resort, and of those that do. */
  readonly plain: Ends;
  readonly lastResort: Ends;
}
const NOWHERE: Reach = { plain: 0, lastResort: 0 };

export interface Search {
  readonly variant: Variant;
  readonly situation: Situation;
  readonly root: Node;
  readonly ordered: boolean;
  readonly headLimit: number;
  /** Filled on the way; everything else in here is fixed. */
  readonly reached: Map<string, Reach>;
  legal: Reach;
}

const searches = new WeakMap<Situation, Search>();

/** The search of a situation, made once for each situation object. */
export function searchOf(situation: Situation): Search {
  let search = searches.get(situation);
  if (!search) {
    search = makeSearch(situation);
    searches.set(situation, search);
  }
  return search;
}

function makeSearch(situation: Situation): Search {
  const { rules, colour, position, dice } = situation;
  const variant = VARIANTS[rules.variant];
  const { numbers, ordered } = variant.numbers(dice);
  const [mine, theirs] = sidesOf(position, colour);
  const root: Node = { mine, theirs, left: numbers, hitters: 0, lastResort: false };
  const headLimit = variant.headLimit(situation);
  const search: Search = { variant, situation, root, ordered, headLimit, reached: new Map(), legal: NOWHERE };
  search.legal = legalEnds(reach(search, root), numbers.length);
  return search;
}

/** Names a node: equal for equal positions, hitters and numbers left. */
export const keyOf = (node: Node): string =>
  String.fromCharCode(...node.mine, ...node.theirs, node.hitters, node.lastResort ? 1 : 0, ...node.left);

const used = (search: Search, node: Node) => search.root.left.length - node.left.length;

/** How a play that stops here ends; 0 = it may not stop here. */
function endOf(search: Search, node: Node): Ends {
  const count = used(search, node);
  if (count > 0 && search.variant.blockFault(node.mine, node.theirs, search.situation.rules)) return 0;
  const [higher, lower] = search.root.left;
  const isLow = count === 1 && higher !== lower && node.left[0] === higher;
  return (isLow ? LOW : 1 << count) | (node.mine[OFF] === CHECKERS ? DONE : 0);
}

function reach(search: Search, node: Node): Reach {
  const key = keyOf(node);
  const known = search.reached.get(key);
  if (known) return known;
  const own = endOf(search, node);
  let plain = node.lastResort ? 0 : own;
  let lastResort = node.lastResort ? own : 0;
  for (const next of nextNodes(search, node)) {
    const beyond = reach(search, next);
    plain |= beyond.plain;
    lastResort |= beyond.lastResort;
  }
  const result = { plain, lastResort };
  search.reached.set(key, result);
  return result;
}

const most = (ends: Ends): number => 31 - Math.clz32((ends & (LOW - 1)) | (ends & LOW ? 2 : 0));

function legalEnds(all: Reach, total: number): Reach {
  const enough = all.plain & DONE ? total : most(all.plain); // HIDE-2: finishing counts as using all
  let lastResort = all.lastResort & ~((2 << enough) - 1);
  if (enough >= 1) lastResort &= ~LOW;
  if (enough >= total) lastResort = 0;
  const ends = all.plain | lastResort;
  const max = most(ends);
  const best = max === 1 && !(ends & 2) ? LOW : 1 << max; // MOVE-4, MOVE-5
  return { plain: best | DONE, lastResort: lastResort & (best | DONE) }; // MOVE-7
}

const meets = (a: Reach, b: Reach) => (a.plain & b.plain) !== 0 || (a.lastResort & b.lastResort) !== 0;

/** Whether a legal play may end at this node. */
export function isEnd(search: Search, node: Node): boolean {
  const legal = node.lastResort ? search.legal.lastResort : search.legal.plain;
  return (endOf(search, node) & legal) !== 0;
}

/** Whether a legal play leads through this node. */
export const isOnTheWay = (search: Search, node: Node): boolean => meets(reach(search, node), search.legal);

/** How many dice any legal play uses. */
export const mostDice = (search: Search): number => most(search.legal.plain | search.legal.lastResort);

/** Whether the first of the plays that use one die must take the higher (MOVE-5 decides, not MOVE-4). */
export const onlyOneDie = (search: Search): boolean =>
  mostDice(search) === 1 && search.root.left.length === 2;

/** The numbers that may be played next. */
export function choices(search: Search, node: Node): readonly Die[] {
  const [first, second] = node.left;
  if (first === undefined) return [];
  return search.ordered || second === undefined || first === second ? [first] : node.left;
}

/** Points a checker could leave, from the highest; the bar alone while it is held (BAR-1). */
export function origins(node: Node): number[] {
  if (node.mine[BAR]) return [BAR];
  const points: number[] = [];
  for (let point = HEAD; point >= 1; point--) if (node.mine[point]) points.push(point);
  return points;
}

export function nextNodes(search: Search, node: Node): Node[] {
  const nodes: Node[] = [];
  for (const die of choices(search, node)) {
    for (const from of origins(node)) {
      const result = tryStep(search, node, from, die);
      if (typeof result !== 'string') nodes.push(...result);
    }
  }
  return nodes;
}

/** Where a die leads from a point, 0 = off. */
export const landing = (from: number, die: Die): number => Math.max(from - die, OFF);

/** One step by itself: the nodes it leads to (two where a hitter and another checker share the point), or its fault. */
export function tryStep(search: Search, node: Node, from: number, die: Die): Node[] | StepFault {
  const { variant, situation } = search;
  const { mine, theirs } = node;
  if (!mine[from]) return 'MOVE-1';
  if (mine[BAR] && from !== BAR) return 'BAR-1';
  if (from === HEAD && (search.root.mine[HEAD] ?? 0) - mine[HEAD]! >= search.headLimit)
    return headFault(search);
  const to = landing(from, die);
  if (to === OFF) {
    if (!allHome(mine)) return 'OFF-1';
    if (die > from && from !== highest(mine)) return 'OFF-3';
  } else if ((theirs[opposite(variant.path, to)] ?? 0) >= variant.closedBy) return 'MOVE-3';

  const nodes = variant.hides
    ? hidingNodes(search, node, from, to, die)
    : [moved(search, node, from, to, die)];
  if (typeof nodes === 'string' || situation.rules.sixBlockPassing === 'allowed') return nodes;
  const fault = variant.blockFault(nodes[0]!.mine, nodes[0]!.theirs, situation.rules);
  return fault ?? nodes;
}

function headFault({ situation, headLimit }: Search): StepFault {
  if (headLimit > 1) return 'HEAD-2';
  const { dice, rules, colour, firstTurn, opponentFirstRoll } = situation;
  const entitled = { rules, colour, dice, firstTurn, opponentFirstRoll: null };
  return opponentFirstRoll && VARIANTS[rules.variant].headLimit(entitled) > 1 ? 'HEAD-3' : 'HEAD-1';
}

function moved(search: Search, node: Node, from: number, to: number, die: Die): Node {
  const mine = [...node.mine];
  mine[from]!--;
  mine[to] = (mine[to] ?? 0) + 1;
  let theirs = node.theirs;
  const facing = to === OFF ? 0 : opposite(search.variant.path, to);
  if (facing > 0 && theirs[facing]) {
    const hit = [...theirs];
    hit[facing] = 0;
    hit[BAR] = (hit[BAR] ?? 0) + 1;
    theirs = hit;
  }
  const left = [...node.left];
  left.splice(left.indexOf(die), 1);
  return { ...node, mine, theirs, left };
}

/** HIDE: the checker that moves is a hitter or another one, where both stand on the point each reading counts (HIDE-3). */
function hidingNodes(search: Search, node: Node, from: number, to: number, die: Die): Node[] | StepFault {
  const next = moved(search, node, from, to, die);
  const hitsAtHome = next.theirs !== node.theirs && to <= 6 ? 1 << to : 0;
  const bit = from <= 6 ? 1 << from : 0;
  const isHitter = (node.hitters & bit) !== 0;
  const nodes: Node[] = [];
  if (!isHitter || node.mine[from]! > 1) nodes.push({ ...next, hitters: node.hitters | hitsAtHome });
  if (!isHitter) return nodes;

  const without = node.hitters & ~bit;
  if (to !== OFF) {
    if (!node.mine[to]) nodes.push({ ...next, hitters: without | (1 << to) });
    return nodes.length ? nodes : 'HIDE-1';
  }
  const mode = search.situation.rules.hitterBearOff;
  if (mode !== 'forbidden') {
    nodes.push({ ...next, hitters: without, lastResort: node.lastResort || mode === 'last-resort' });
  }
  return nodes.length ? nodes : 'HIDE-2';
}
