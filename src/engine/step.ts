/**
 * One step: the only place that knows what a step may do. `readings` says whether it is possible by itself and only
 * reads; `make` takes it on a board that is changed in place, and `unmake` takes it back; `tryStep` does both on a copy,
 * for those who keep nodes.
 */
import { startsWith } from './keys.js';
import type { ChangingNode, Node, Search, StepFault } from './node.js';
import { opposite } from './position.js';
import { BAR, HEAD, OFF, type Die, type Side } from './types.js';

/** Which checker of the point moves: one that is no hitter, or the hitter (HIDE-3). */
export const OTHER = 1;
export const HITTER = 2;

/** Each bit of a reading by itself, by the reading. */
const CHECKERS_MEANT = [[], [OTHER], [HITTER], [OTHER, HITTER]];

/** Where a die leads from a point, 0 = off. */
export const landing = (from: number, die: Die): number => (from > die ? from - die : OFF);

/** The numbers that may be played next. */
export const choices = ({ pair }: Search, { left }: Node): readonly Die[] =>
  pair || left.length < 2 ? left : left.slice(0, 1);

/** The opponent's number of the point on which a checker that lands there hits (HIT-1), 0 when it hits nothing. */
function hitAt({ variant }: Search, theirs: Side, to: number): number {
  const facing = to === OFF ? 0 : opposite(variant.path, to);
  return facing && theirs[facing] ? facing : 0;
}

/** Whether one step is possible by itself, blocks aside: how it can be read (bits OTHER, HITTER), or its fault. */
export function readings(search: Search, node: Node, from: number, die: Die): number | StepFault {
  const { mine, top } = node;
  if (!mine[from]) return 'MOVE-1';
  if (top === BAR && from !== BAR) return 'BAR-1';
  if (from === HEAD && search.root.mine[HEAD]! - mine[HEAD]! >= search.headLimit) return search.headFault;
  if (from > die) {
    if (!search.open[from - die]) return 'MOVE-3';
  } else {
    if (top > 6) return 'OFF-1';
    if (die > from && from !== top) return 'OFF-3';
  }
  return (node.hitters >> from) & 1 ? hitterReadings(search, node, from, landing(from, die)) : OTHER;
}

function hitterReadings(search: Search, { mine }: Node, from: number, to: number): number | StepFault {
  const other = mine[from]! > 1 ? OTHER : 0;
  if (search.variant.hitters === 'stay') return other || 'HIDE-4';
  if (to !== OFF) return (mine[to] ? other : other | HITTER) || 'HIDE-1';
  return (search.situation.rules.hitterBearOff === 'forbidden' ? other : other | HITTER) || 'HIDE-2';
}

/** Takes a possible step; the answer, for `unmake`, is the point it hits on in the opponent's numbering, or 0. */
export function make(search: Search, board: ChangingNode, from: number, die: Die, reading: number): number {
  const { mine, theirs, left } = board;
  const to = landing(from, die);
  const hit = hitAt(search, theirs, to);
  if (hit) {
    theirs[hit]!--;
    theirs[BAR]!++;
  }
  mine[from]!--;
  mine[to]!++;
  while (board.top > OFF && !mine[board.top]) board.top--;
  if (search.variant.hitters !== 'free' && (hit || reading === HITTER))
    mark(search, board, from, to, reading);
  board.starts = startsWith(search, board.starts, from, die);
  board.left = die === left[0] ? search.tails[left.length - 1]! : [left[0]!];
  return hit;
}

/** HIDE-1, HIDE-4: a hitter is on its way, or a new one has come to a home point. */
function mark({ situation }: Search, board: ChangingNode, from: number, to: number, reading: number): void {
  if (reading === HITTER) {
    board.hitters &= ~(1 << from);
    if (to === OFF && situation.rules.hitterBearOff === 'last-resort') board.lastResort = true;
  }
  if (to !== OFF && to <= 6) board.hitters |= 1 << to;
}

/** Takes back what `make` did to the two sides; the rest of the board is for the caller to restore. */
export function unmake({ mine, theirs }: ChangingNode, from: number, die: Die, hit: number): void {
  mine[from]!++;
  mine[landing(from, die)]!--;
  if (hit) {
    theirs[hit]!++;
    theirs[BAR]!--;
  }
}

/** The rule that the checkers break by standing like this between two steps or after the last (BLOCK-3). */
export function blockFault(search: Search, { mine, theirs }: Node): 'BLOCK-1' | 'BLOCK-2' | null {
  return search.blocks ? search.variant.blockFault(mine, theirs, search.situation.rules) : null;
}

/** Whether a block may stand between two steps (BLOCK-3). */
export const mayPassBlock = ({ situation }: Search): boolean => situation.rules.sixBlockPassing === 'allowed';

/** One step by itself: the nodes it leads to (two where a hitter and another checker share the point), or its fault. */
export function tryStep(search: Search, node: Node, from: number, die: Die): Node[] | StepFault {
  const how = choices(search, node).includes(die) ? readings(search, node, from, die) : 'MOVE-1';
  if (typeof how === 'string') return how;
  const to = landing(from, die);
  const nodes = CHECKERS_MEANT[how]!.map((reading): Node => {
    const theirs = hitAt(search, node.theirs, to) ? node.theirs.slice() : (node.theirs as number[]); // else untouched
    const board: ChangingNode = { ...node, mine: node.mine.slice(), theirs };
    make(search, board, from, die, reading);
    return board;
  });
  return (mayPassBlock(search) ? null : blockFault(search, nodes[0]!)) ?? nodes;
}
