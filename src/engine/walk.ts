/**
 * The walk over the nodes of a turn, on one board that is changed in place and restored. Which orders of steps it takes
 * depends on the numbers. Two different ones: both orders, there are few. A double: every rule but two allows steps, if
 * in any order, then with the farther checker first, so each set of steps is walked once, in that order; where a block
 * (BLOCK-3) or a hitter (HIDE-1) turns up the walk begins anew with all orders. There, and in a run, nodes are merged by
 * their keys, so that a double costs hundreds of nodes instead of tens of thousands of orders.
 */
import type { ChangingNode, Key, Node, Search } from './node.js';
import { blockFault, HITTER, landing, make, OTHER, mayPassBlock, readings, unmake } from './step.js';
import { BAR, OFF, type Die, type Move } from './types.js';

interface Walk {
  readonly search: Search;
  readonly board: ChangingNode;
  /** The steps on the way, each as one number; longer than the way is where the walk has turned back. */
  readonly path: number[];
  readonly key: (search: Search, node: Node) => Key;
  readonly seen: Set<Key>;
  readonly visit: VisitNode;
}

/** Called at a node and the path to it; true ends the walk. The node changes when the walk goes on. */
export type VisitNode = (node: Node, path: readonly number[]) => boolean;

/**
 * Visits a node and those that can follow, until a visit says true; whether one did. Nodes with the same key are visited
 * once where they are merged, and none with a key in `seen`, to which those are added that led to no true.
 */
export function explore(
  search: Search,
  node: Node,
  key: Walk['key'],
  visit: VisitNode,
  seen = new Set<Key>(),
) {
  const board: ChangingNode = { ...node, mine: node.mine.slice(), theirs: node.theirs.slice() };
  const walk: Walk = { search, board, path: [], key, seen, visit };
  const before = search.orderMatters;
  const stopped = walkOn(walk, BAR);
  return before === search.orderMatters ? stopped : walkOn(walk, BAR);
}

/** Goes on with checkers from `limit` down. */
function walkOn(walk: Walk, limit: number): boolean {
  const { search, board, seen } = walk;
  const { left, top } = board;
  const kinds = search.pair || left.length === 0 ? left.length : 1;
  const merges = search.orderMatters && kinds > 0;
  const key = merges ? walk.key(search, board) : 0;
  if (merges && seen.has(key)) return false;
  if (walk.visit(board, walk.path)) return true;
  for (let kind = 0; kind < kinds; kind++) {
    const die = left[kind]!;
    for (let from = Math.min(top, limit); from > OFF; from = from === BAR ? OFF : from - 1) {
      const how = readings(search, board, from, die);
      if (typeof how === 'string') continue;
      if (how & OTHER && goOn(walk, from, die, OTHER)) return true;
      if (how & HITTER && goOn(walk, from, die, HITTER)) return true;
    }
  }
  if (merges) seen.add(key);
  return false;
}

function goOn(walk: Walk, from: number, die: Die, reading: number): boolean {
  const { search, board, path } = walk;
  const { left, hitters, lastResort, top, starts } = board;
  const hit = make(search, board, from, die, reading);
  const fault = mayPassBlock(search) ? null : blockFault(search, board);
  const eachSetOnce = !search.pair && !search.orderMatters;
  let stop = eachSetOnce && (fault !== null || board.hitters > 0);
  if (stop) search.orderMatters = true;
  else if (!fault) {
    path[search.root.left.length - left.length] = from | (die << 5) | (hit ? 1 << 8 : 0);
    stop = walkOn(walk, eachSetOnce ? from : BAR);
  }
  unmake(board, from, die, hit);
  board.left = left;
  board.hitters = hitters;
  board.lastResort = lastResort;
  board.top = top;
  board.starts = starts;
  return stop;
}

/** Moves by their number on a path: there are few, and plays share them. */
const MOVES: Move[] = [];

/** The steps on the way to a node. */
export const movesTo = (search: Search, { left }: Node, path: readonly number[]): Move[] =>
  path.slice(0, search.root.left.length - left.length).map((step) => (MOVES[step] ??= moveOf(step)));

function moveOf(step: number): Move {
  const from = step & 31;
  const die = ((step >> 5) & 7) as Die;
  return Object.freeze({ from, die, to: landing(from, die), hit: step > 255 });
}
