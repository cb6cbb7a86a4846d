import { positionOf } from './position.js';
import {
  choices,
  isEnd,
  isOnTheWay,
  keyOf,
  landing,
  origins,
  searchOf,
  tryStep,
  type Node,
  type Search,
  type Situation,
} from './search.js';
import type { Die, Move, Position } from './types.js';

/** One legal play: an order of steps that reaches it, and the position after it. */
export interface Play {
  readonly moves: readonly Move[];
  readonly position: Position;
}

/** One step that some legal play takes from a node, with the nodes it leads to. */
export interface Branch {
  readonly move: Move;
  readonly nodes: readonly Node[];
}

/** The steps from a node that belong to a legal play, higher die and farther point first. */
export function branches(search: Search, node: Node): Branch[] {
  const found: Branch[] = [];
  for (const die of choices(search, node)) {
    for (const from of origins(node)) {
      const next = tryStep(search, node, from, die);
      if (typeof next === 'string') continue;
      const nodes = next.filter((each) => isOnTheWay(search, each));
      if (nodes.length > 0) found.push({ move: moveTo(node, from, die, nodes), nodes });
    }
  }
  return found;
}

const moveTo = (node: Node, from: number, die: Die, nodes: readonly Node[]): Move => ({
  from,
  die,
  to: landing(from, die),
  hit: nodes[0]!.theirs !== node.theirs,
});

/**
 * All distinct legal plays of a situation, by resulting position (MOVE-4): one with no moves and the position unchanged
 * when the turn passes (MOVE-6).
 */
export function plays(situation: Situation): Play[] {
  const search = searchOf(situation);
  const results = new Map<string, Play>();
  const seen = new Set<string>();
  const visit = (node: Node, moves: readonly Move[]): void => {
    const key = `${node.mine.join()}/${node.theirs.join()}`;
    if (isEnd(search, node) && !results.has(key)) {
      results.set(key, { moves, position: positionOf(situation.colour, node.mine, node.theirs) });
    }
    const full = keyOf(node);
    if (seen.has(full)) return;
    seen.add(full);
    for (const { move, nodes } of branches(search, node)) {
      for (const next of nodes) visit(next, [...moves, move]);
    }
  };
  visit(search.root, []);
  return [...results.values()];
}
