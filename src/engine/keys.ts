/**
 * Names of nodes and of positions, small and exact, so that none is walked or told of twice.
 *
 * Up to four numbers: from where each was played, in five bits each – for two different numbers the higher's in the low
 * bits and the lower's above; for a double all of them, the lowest in the low bits. With the number the start says where
 * the checker lands, and the landings say what was hit, whatever the order.
 *
 * A run: the checkers on each point, four bits each. While no checker can come off, two nodes of a run have the same
 * future if they differ only in checkers that no number left can move: as many as there are numbers left that lead from
 * a point are as good as more. So they are counted up to that, and where a block may matter up to one more, which is then
 * sure to keep the point held.
 */
import type { Key, Node, Search } from './node.js';
import { BAR, HEAD, OFF, type Die, type Side } from './types.js';

/** `starts` with one more number played: see above; a run has none. */
export function startsWith({ ordered, pair, root }: Search, starts: number, from: number, die: Die): number {
  if (ordered) return 0;
  if (pair) return starts | (from << (die === root.left[0] ? 0 : 5));
  let shift = 0;
  for (let low = starts & 31; low && low < from; low = (starts >> shift) & 31) shift += 5;
  const below = starts & ((1 << shift) - 1);
  return ((starts - below) << 5) | (from << shift) | below;
}

/** Equal for nodes with equal positions, hitters and numbers left. */
export function nodeKey({ ordered }: Search, node: Node): Key {
  if (ordered) return sideKey(node.mine, node.left.length);
  return node.starts | (node.hitters << 19) | (node.lastResort ? 1 << 26 : 0);
}

/** Equal for nodes that have the same future. */
export function futureOf(search: Search, node: Node): Key {
  const { mine, left } = node;
  if (!search.ordered || mayBearOff(search, node)) return nodeKey(search, node);
  const most = (search.counting[left.length] ??= countedOf(search, left));
  return sideKey(mine, 32 + left.length, most);
}

/** Whether a checker could come off before the numbers left are played, as far as their sum and the head tell (OFF-1). */
function mayBearOff({ headLimit, root }: Search, { mine, left }: Node): boolean {
  if (root.mine[HEAD]! > headLimit) return false;
  let pips = 0;
  for (const die of left) pips += die;
  for (let point = 7; point <= HEAD; point++) pips -= mine[point]! * (point - 6);
  return pips >= 0;
}

function countedOf({ open, blocks }: Search, left: readonly Die[]): Side {
  const held = blocks ? 1 : 0;
  const counted = open.map(
    (_, point) => left.filter((die) => point > die && open[point - die]).length + held,
  );
  counted[HEAD] = MOST; // they tell how many more may leave it
  return counted;
}

/** Equal for nodes with equal positions, of those at which a legal play may end. */
export function positionKey({ ordered, pair, root }: Search, { starts, mine, theirs }: Node): Key {
  if (ordered) return sideKey(mine);
  const high = starts & 31;
  const low = starts >> 5;
  const [a, b] = root.left as [Die, Die];
  // One checker by both numbers, or checkers borne off: then different starts may lead to one position.
  const isPlain = high - a !== low && low - b !== high && mine[OFF] === root.mine[OFF];
  return isPlain || !pair ? starts : sideKey(mine, mine[BAR]) + sideKey(theirs, theirs[BAR]);
}

/** Names a number and a side, each point by its checkers up to so many. */
const sideKey = (side: Side, other = 0, most = ALL): string =>
  String.fromCharCode(
    four(side, most, 1),
    four(side, most, 5),
    four(side, most, 9),
    four(side, most, 13),
    four(side, most, 17),
    four(side, most, 21),
    other,
  );

/** What four bits hold: no side has more checkers. */
const MOST = 15;
const ALL: Side = Array<number>(HEAD + 1).fill(MOST);

const four = (side: Side, most: Side, point: number): number =>
  Math.min(side[point]!, most[point]!) |
  (Math.min(side[point + 1]!, most[point + 1]!) << 4) |
  (Math.min(side[point + 2]!, most[point + 2]!) << 8) |
  (Math.min(side[point + 3]!, most[point + 3]!) << 12);
