import { allHome } from './position.js';
import {
  isOnTheWay,
  landing,
  mostDice,
  onlyOneDie,
  tryStep,
  type Node,
  type Search,
  type StepFault,
} from './search.js';
import { BAR, OFF, type Die } from './types.js';

/** The rule that a refused step or whole play would break. */
export type RuleId = StepFault | 'MOVE-4' | 'MOVE-5' | 'MOVE-6' | 'OFF-2' | 'BLOCK-3';

/** Why this die may not be played from this point now; the nodes are those the turn has led to. */
export function whyNot(search: Search, nodes: readonly Node[], from: number, die: Die): RuleId {
  const node = nodes[0];
  if (!node || !node.left.includes(die)) return 'MOVE-1';
  let fault: RuleId = 'MOVE-1';
  for (const each of nodes) {
    const next = tryStep(search, each, from, die);
    fault = typeof next === 'string' ? next : wholePlayFault(search, next);
  }
  return fault;
}

/** The step by itself is possible, but no legal play begins so. */
function wholePlayFault(search: Search, next: readonly Node[]): RuleId {
  const { rules } = search.situation;
  if (next.some((node) => isOnTheWay(search, node))) return 'MOVE-1';
  if (next.every((node) => node.lastResort)) return 'HIDE-2';
  const blocked = next.every((node) => search.variant.blockFault(node.mine, node.theirs, rules) !== null);
  if (blocked) return 'BLOCK-3';
  return onlyOneDie(search) ? 'MOVE-5' : 'MOVE-4';
}

/** Why a checker may not go from one point to another (`to` null = anywhere) with any number left. */
export function whyNotTo(search: Search, nodes: readonly Node[], from: number, to: number | null): RuleId {
  const node = nodes[0];
  if (!node || mostDice(search) === 0) return 'MOVE-6';
  if (node.mine[BAR] && from !== BAR) return 'BAR-1';
  const numbers = [...new Set(node.left)];
  const fitting = to === null ? numbers : numbers.filter((die) => landing(from, die) === to);
  const faults = fitting.map((die) => whyNot(search, nodes, from, die));
  if (faults.length === 0 && to === OFF) return allHome(node.mine) ? 'OFF-2' : 'OFF-1';
  // The fault that says most: one about the whole play, then one about a rule of its own, then a closed point.
  const rank = (fault: RuleId) => ['MOVE-1', 'OFF-1', 'MOVE-3'].indexOf(fault);
  return faults.sort((a, b) => rank(a) - rank(b))[0] ?? 'MOVE-1';
}
