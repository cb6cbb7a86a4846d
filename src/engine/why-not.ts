import { allHome, highest, opposite } from './position.js';
import type { RuleId } from './rule-ids.js';
import {
  choices,
  landing,
  longestFrom,
  mostDice,
  onlyOneDie,
  onward,
  tryStep,
  type Node,
  type Search,
  type StepFault,
} from './search.js';
import { BAR, HEAD, OFF, type Die } from './types.js';

/** What stands in the way of a move, as a sentence would name it. */
export type ReasonKind =
  | 'pass'
  | 'complete'
  | 'nothing'
  | 'not-yours'
  | 'bar'
  | 'direction'
  | 'distance'
  | 'order'
  | 'closed'
  | 'not-home'
  | 'off-exact'
  | 'off-highest'
  | 'head'
  | 'block'
  | 'hide'
  | 'hide-off'
  | 'hide-stay'
  | 'higher'
  | 'other-die'
  // before and after a turn
  | 'over'
  | 'throw'
  | 'roll'
  | 'answer'
  | 'not-your-turn';

/** Why a move may not be made: the rule, and the facts to say it in a sentence; points in the mover's numbering. */
export interface Reason {
  readonly kind: ReasonKind;
  readonly rule: RuleId;
  /** The points it is about: closed ones, those outside the home board, the six of a block, where the checker stands. */
  readonly points: readonly number[];
  /** The numbers it is about: those left, the higher, those that are lost after it, each as often as it is lost. */
  readonly dice: readonly Die[];
  /** How many: checkers on the bar, or allowed off the head; the pips asked for. */
  readonly count: number;
}

type Facts = Partial<Pick<Reason, 'points' | 'dice' | 'count'>>;
export const reason = (kind: ReasonKind, rule: RuleId, facts: Facts = {}): Reason => ({
  kind,
  rule,
  points: [],
  dice: [],
  count: 0,
  ...facts,
});

const pointsFrom = (side: readonly number[], low: number): number[] =>
  side.flatMap((count, point) => (count && point >= low ? [point] : [])).reverse();

/** Why this die may not be played from this point now, null when it may; the nodes are those the turn has led to. */
export function whyNot(search: Search, nodes: readonly Node[], from: number, die: Die): Reason | null {
  const [node] = nodes;
  if (!node) return reason('pass', 'MOVE-6');
  if (search.ordered ? node.left[0] !== die : !node.left.includes(die)) return notThisDie(search, node, die);
  const nothing = notOwn(search, node, from);
  if (nothing) return nothing;
  let found: Reason | null = null;
  for (const each of nodes) {
    if (onward(search, each, from, die).length > 0) return null;
    const next = tryStep(search, each, from, die);
    found =
      typeof next === 'string'
        ? stepReason(search, each, from, die, next)
        : playReason(search, each, next, from);
  }
  return found;
}

function notThisDie(search: Search, node: Node, pips: number): Reason {
  const [first] = node.left;
  if (first === undefined) return reason('complete', 'MOVE-8');
  return search.ordered
    ? reason('order', 'GUL-2', { dice: [first], count: pips })
    : reason('distance', 'MOVE-1', { dice: [...new Set(node.left)], count: pips });
}

function notOwn({ variant }: Search, { mine, theirs }: Node, from: number): Reason | null {
  if (from !== OFF && mine[from])
    return mine[BAR] && from !== BAR ? reason('bar', 'BAR-1', { count: mine[BAR] }) : null;
  const facing = from > OFF && from <= HEAD && theirs[opposite(variant.path, from)];
  return reason(facing ? 'not-yours' : 'nothing', 'MOVE-1', { points: [from] });
}

/** The step by itself breaks a rule. */
function stepReason(search: Search, node: Node, from: number, die: Die, rule: StepFault): Reason {
  const { mine } = node;
  switch (rule) {
    case 'MOVE-1':
      return reason('nothing', rule, { points: [from] });
    case 'BAR-1':
      return reason('bar', rule, { count: mine[BAR] ?? 0 });
    case 'MOVE-3':
      return reason('closed', rule, { points: [landing(from, die)] });
    case 'OFF-1':
      return reason('not-home', rule, { points: pointsFrom(mine, 7) });
    case 'OFF-3':
      return reason('off-highest', rule, { points: [highest(mine)], dice: [die] });
    case 'HEAD-1':
    case 'HEAD-2':
    case 'HEAD-3':
    case 'HEAD-4':
      return reason('head', rule, { count: search.headLimit });
    case 'BLOCK-1':
    case 'BLOCK-2':
      return reason('block', rule, { points: blockAfter(search, mine, from, die) });
    case 'HIDE-1':
      return reason('hide', rule, { points: [from, landing(from, die)] });
    case 'HIDE-2':
      return reason('hide-off', rule, { points: [from] });
    case 'HIDE-4':
      return reason('hide-stay', rule, { points: [from] });
  }
}

/** The step by itself is possible, but no legal play begins so. */
function playReason(search: Search, node: Node, next: readonly Node[], from: number): Reason {
  const { rules } = search.situation;
  const [after] = next as [Node];
  if (!node.lastResort && next.every(({ lastResort }) => lastResort)) {
    return reason('hide-off', 'HIDE-2', { points: [from] });
  }
  const fault = search.variant.blockFault(after.mine, after.theirs, rules);
  if (fault) return reason('block', 'BLOCK-3', { points: blockIn(search, after.mine) });
  if (search.ordered || !onlyOneDie(search)) {
    return reason('other-die', 'MOVE-4', { dice: lostAfter(search, node, next) });
  }
  return reason('higher', 'MOVE-5', { dice: node.left.filter((die) => die >= Math.max(...node.left)) });
}

/** The numbers that the longest play has and none that goes on like this, each as often as it is lost. */
function lostAfter(search: Search, { lastResort, left }: Node, next: readonly Node[]): readonly Die[] {
  const plain = next.filter((each) => each.lastResort === lastResort);
  const longest = Math.max(...plain.map((each) => longestFrom(search, each)));
  const played = search.root.left.length - left.length + 1;
  return plain[0]!.left.slice(longest - played, mostDice(search) - played);
}

function blockAfter(search: Search, mine: readonly number[], from: number, die: Die): number[] {
  const after = [...mine];
  after[from]!--;
  after[landing(from, die)]!++;
  return blockIn(search, after);
}

/**
 * The six or more points in a row that stand in the way, along the other's path; of two such rows the one that the other
 * comes to last, which is at fault whenever either is (BLOCK-1).
 */
function blockIn({ variant }: Search, mine: readonly number[]): number[] {
  let run: number[] = [];
  for (let theirPoint = 1; theirPoint <= HEAD; theirPoint++) {
    const point = opposite(variant.path, theirPoint);
    if (mine[point]) run.unshift(point);
    else if (run.length >= 6) break;
    else run = [];
  }
  return run;
}

/** Ways in which one checker could cover the distance: a die, or several of them one after the other (MOVE-1). */
function* ways(search: Search, left: readonly Die[], from: number, to: number): Generator<readonly Die[]> {
  const orders = search.ordered || left.length !== 2 ? [left] : [left, [left[1]!, left[0]!]];
  for (const order of orders) {
    let at = from;
    for (const [index, die] of order.entries()) {
      if (at <= OFF) break;
      at = landing(at, die);
      if (at === to) yield order.slice(0, index + 1);
    }
  }
}

/** Those that say most come last: the whole play, a rule of its own, a closed point. */
const RANK: readonly ReasonKind[] = ['distance', 'order', 'nothing', 'not-home', 'closed', 'off-highest'];

/** Why a checker may not go from one point to another (`to` null = anywhere) with the numbers left; null when it may. */
export function whyNotTo(
  search: Search,
  nodes: readonly Node[],
  from: number,
  to: number | null,
): Reason | null {
  const [node] = nodes;
  if (!node || mostDice(search) === 0) return reason('pass', 'MOVE-6');
  if (!nodes.some((each) => goesOn(search, each)))
    return reason('complete', 'MOVE-8', { dice: [...new Set(node.left)] });
  const nothing = notOwn(search, node, from);
  if (nothing) return nothing;
  if (to !== null && to >= from) return reason('direction', 'MOVE-1', { points: [from] });
  const all = to === null ? node.left.map((die) => [die]) : [...ways(search, node.left, from, to)];
  const reasons: Reason[] = [];
  for (const way of all) {
    const found = whyNotWay(search, nodes, from, way);
    if (!found) return null;
    reasons.push(found);
  }
  if (reasons.length === 0) return tooFar(search, node, from, to ?? OFF);
  if (to !== null && isClosed(search, node, to)) return reason('closed', 'MOVE-3', { points: [to] });
  const found = mostTelling(reasons);
  // Said of a stop on the way this would be about a point that nobody asked for.
  const onTheWay = found.kind === 'off-highest' && choices(search, node).every((die) => die < from);
  return onTheWay ? tooFar(search, node, from, OFF) : found;
}

/** Whatever else stands in the way, nobody lands on a closed point. */
const isClosed = ({ variant }: Search, { theirs }: Node, to: number): boolean =>
  to > OFF && (theirs[opposite(variant.path, to)] ?? 0) >= variant.closedBy;

function goesOn(search: Search, node: Node): boolean {
  return choices(search, node).some((die) =>
    node.mine.some((count, from) => count > 0 && from !== OFF && onward(search, node, from, die).length > 0),
  );
}

/** The first of the steps of one checker that is not possible. */
function whyNotWay(
  search: Search,
  nodes: readonly Node[],
  start: number,
  way: readonly Die[],
): Reason | null {
  let at = nodes;
  let from = start;
  for (const die of way) {
    const found = whyNot(search, at, from, die);
    if (found) return found;
    const here = from;
    at = at.flatMap((node) => onward(search, node, here, die));
    from = landing(here, die);
  }
  return null;
}

function tooFar(search: Search, node: Node, from: number, to: number): Reason {
  if (to > OFF) return notThisDie(search, node, from - to);
  if (!allHome(node.mine)) return reason('not-home', 'OFF-1', { points: pointsFrom(node.mine, 7) });
  return reason('off-exact', 'OFF-2', { points: [from], dice: [...choices(search, node)] });
}

function mostTelling(reasons: readonly Reason[]): Reason {
  const rank = ({ kind }: Reason) => (RANK.includes(kind) ? RANK.indexOf(kind) : RANK.length);
  const [best] = [...reasons].sort((a, b) => rank(b) - rank(a)) as [Reason];
  if (best.kind !== 'closed') return best;
  const closed = reasons.filter(({ kind }) => kind === 'closed');
  return { ...best, points: [...new Set(closed.flatMap(({ points }) => points))] };
}
