import { nodeKey } from './keys.js';
import type { Key, Node, Search, Situation } from './node.js';
import { positionFrom } from './position.js';
import { err, ok, type Result } from './result.js';
import {
  choices,
  isEnd,
  landing,
  numbersOf,
  onward,
  origins,
  outlineOf,
  searchOf,
  tryStep,
  usesAll,
  withEnds,
} from './search.js';
import { BAR, type Die, type Move, type Position, type Step } from './types.js';
import { whyNot, whyNotTo, type Reason } from './why-not.js';

/**
 * A turn under construction: always a prefix of a legal play, so that no illegal play can be built. Plain data; which
 * checkers are hitters (HIDE), how many left the head (HEAD) and which numbers are left follow from the moves.
 */
export interface Turn {
  readonly situation: Situation;
  readonly moves: readonly Move[];
  /** Where the checkers stand after the moves. */
  readonly position: Position;
}

/** Several steps by one checker, one after the other (MOVE-1), as a reader can ask for in one gesture. */
export interface Route {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly Step[];
  /** Points on which it hits, mover's numbering. */
  readonly hits: readonly number[];
}

export const begin = (situation: Situation): Turn => ({ situation, moves: [], position: situation.position });

const nodesByTurn = new WeakMap<Turn, readonly Node[]>();

/** What the moves so far may have led to: several nodes where checkers on one point can be told apart (HIDE-3). */
export function ledTo(turn: Turn): readonly Node[] {
  let nodes = nodesByTurn.get(turn);
  if (!nodes) {
    const search = searchOf(turn.situation);
    nodes = turn.moves.reduce<readonly Node[]>(
      (before, move) => ledFurther(search, before, move),
      [search.root],
    );
    nodesByTurn.set(turn, nodes);
  }
  return nodes;
}

/** The nodes to which a step leads, whichever of these it is taken from. */
function ledFurther(search: Search, nodes: readonly Node[], { from, die }: Step): readonly Node[] {
  const found = new Map<Key, Node>();
  for (const node of nodes) {
    for (const each of onward(search, node, from, die)) found.set(nodeKey(search, each), each);
  }
  return [...found.values()];
}

/** The numbers not yet played, the higher first. */
export const numbersLeft = (turn: Turn): readonly Die[] => ledTo(turn)[0]?.left ?? [];

/** The numbers of a run that the other player must play when this turn ends as it stands (GUL-3). */
export function handedOver(turn: Turn): readonly Die[] {
  const { situation, moves } = turn;
  const { numbers, ordered } = numbersOf(situation);
  if (!ordered || situation.remainder || moves.length === numbers.length) return [];
  return situation.rules.gulbarRemainder === 'opponent' ? numbersLeft(turn) : [];
}

/** The steps that may come next, higher die and farther point first; none when the turn can only be confirmed. */
export function nextSteps(turn: Turn): Move[] {
  const search = searchOf(turn.situation);
  const nodes = ledTo(turn);
  const [node] = nodes;
  if (!node) return [];
  return choices(search, node).flatMap((die) =>
    origins(node).flatMap((from) => {
      const [next] = ledFurther(search, nodes, { from, die });
      return next ? moveTo(node, next, { from, die }) : [];
    }),
  );
}

const moveTo = (node: Node, next: Node, { from, die }: Step): Move => ({
  from,
  die,
  to: landing(from, die),
  hit: next.theirs[BAR] !== node.theirs[BAR],
});

/** Takes one step; the error is the id of the rule that forbids it. */
export function step(turn: Turn, { from, die }: Step): Result<Turn> {
  const next = after(turn, { from, die });
  if (next) return ok(next);
  const found = whyNot(searchOf(turn.situation), ledTo(turn), from, die);
  return err(found!.rule, { from, die }); // what is refused has a reason
}

/** Why a checker may not go from one point to another, or (`to` null) anywhere, with the numbers left; null when it may. */
export const explain = (turn: Turn, from: number, to: number | null): Reason | null =>
  whyNotTo(searchOf(turn.situation), ledTo(turn), from, to);

/** The turn after one more step, null when no legal play takes it. */
function after(turn: Turn, taken: Step): Turn | null {
  const { situation, moves } = turn;
  const before = ledTo(turn);
  const nodes = ledFurther(searchOf(situation), before, taken);
  const [node] = nodes;
  if (!node) return null;
  const position = positionFrom(situation.colour, node.mine, node.theirs);
  const next: Turn = { situation, moves: [...moves, moveTo(before[0]!, node, taken)], position };
  nodesByTurn.set(next, nodes);
  return next;
}

/**
 * A whole play at once; errors: `ERR_PLAY_SHORT` (MOVE-4: more must be played), or the id of the rule that a step breaks.
 * Faster than step by step: of a play that uses every number its own steps tell that it is legal (MOVE-4), and others
 * need not be looked at.
 */
export function playOut(situation: Situation, steps: readonly Step[]): Result<Turn> {
  const search = outlineOf(situation);
  let nodes: readonly Node[] = [search.root];
  const moves: Move[] = [];
  for (const { from, die } of steps) {
    const next = possible(search, nodes, from, die);
    if (!next[0]) return refusal(situation, steps);
    moves.push(moveTo(nodes[0]!, next[0], { from, die }));
    nodes = next;
  }
  const end =
    nodes.find((node) => usesAll(search, node)) ?? nodes.find((node) => isEnd(withEnds(search), node));
  if (!end) return refusal(situation, steps);
  return ok({ situation, moves, position: positionFrom(situation.colour, end.mine, end.theirs) });
}

/** The nodes to which a step leads, be it on the way of a legal play or not. */
function possible(search: Search, nodes: readonly Node[], from: number, die: Die): readonly Node[] {
  const next: Node[] = [];
  for (const node of nodes) {
    const found = tryStep(search, node, from, die);
    if (typeof found !== 'string') next.push(...found);
  }
  return next;
}

/** What is wrong with steps that are no legal play. */
function refusal(situation: Situation, steps: readonly Step[]): Result<never> {
  let turn = begin(situation);
  for (const each of steps) {
    const next = step(turn, each);
    if (!next.ok) return next;
    turn = next.value;
  }
  return err('ERR_PLAY_SHORT', { rule: 'MOVE-4' });
}

/** Takes back the last step; the turn itself when there is none (MOVE-8). */
export function undo(turn: Turn): Turn {
  return turn.moves.slice(0, -1).reduce((at, move) => after(at, move) ?? at, begin(turn.situation));
}

/** Whether the turn may be confirmed as it stands. */
export function isComplete(turn: Turn): boolean {
  const search = searchOf(turn.situation);
  return ledTo(turn).some((node) => isEnd(search, node));
}

/** All ways one checker may go now: single steps, and longer ways of the same checker; one for each set of hits. */
export function routes(turn: Turn): Route[] {
  const found = new Map<string, Route>();
  const extend = (at: Turn, route: Route | null): void => {
    for (const move of nextSteps(at)) {
      if (route && move.from !== route.to) continue;
      const longer: Route = {
        from: route?.from ?? move.from,
        to: move.to,
        steps: [...(route?.steps ?? []), { from: move.from, die: move.die }],
        hits: [...(route?.hits ?? []), ...(move.hit ? [move.to] : [])],
      };
      const key = `${longer.from}/${longer.to}/${longer.hits.join()}`;
      const known = found.get(key);
      if (!known || known.steps.length > longer.steps.length) found.set(key, longer);
      if (move.to > 0) extend(after(at, move)!, longer);
    }
  };
  extend(turn, null);
  return [...found.values()].sort((a, b) => a.steps.length - b.steps.length);
}
