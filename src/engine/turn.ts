import { branches, type Branch } from './plays.js';
import { positionOf } from './position.js';
import { err, ok, type Result } from './result.js';
import { isEnd, keyOf, searchOf, type Node, type Situation } from './search.js';
import type { Die, Move, Position, Step } from './types.js';
import { whyNot, whyNotTo, type RuleId } from './why-not.js';

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
export function nodesOf(turn: Turn): readonly Node[] {
  let nodes = nodesByTurn.get(turn);
  if (!nodes) {
    const search = searchOf(turn.situation);
    nodes = turn.moves.reduce<readonly Node[]>(
      (before, move) => distinct(before.flatMap((node) => follow(branches(search, node), move))),
      [search.root],
    );
    nodesByTurn.set(turn, nodes);
  }
  return nodes;
}

const follow = (options: readonly Branch[], step: Step): readonly Node[] =>
  options.find(({ move }) => move.from === step.from && move.die === step.die)?.nodes ?? [];

const distinct = (nodes: readonly Node[]): readonly Node[] => [
  ...new Map(nodes.map((node) => [keyOf(node), node])).values(),
];

/** The numbers not yet played, the higher first. */
export const numbersLeft = (turn: Turn): readonly Die[] => nodesOf(turn)[0]?.left ?? [];

/** The steps that may come next, higher die and farther point first; none when the turn can only be confirmed. */
export function nextSteps(turn: Turn): Move[] {
  const search = searchOf(turn.situation);
  const moves = nodesOf(turn).flatMap((node) => branches(search, node).map((branch) => branch.move));
  const distinctMoves = [...new Map(moves.map((move) => [`${move.from}/${move.die}`, move])).values()];
  return distinctMoves.sort((a, b) => b.die - a.die || b.from - a.from); // several nodes come one after the other
}

/** Takes one step; the error is the id of the rule that forbids it. */
export function step(turn: Turn, { from, die }: Step): Result<Turn> {
  const move = nextSteps(turn).find((each) => each.from === from && each.die === die);
  if (!move) return err(whyNot(searchOf(turn.situation), nodesOf(turn), from, die), { from, die });
  return ok(after(turn, move));
}

/** The rule that keeps a checker from going from one point to another, or (`to` null) anywhere, with the numbers left. */
export const refusal = (turn: Turn, from: number, to: number | null): RuleId =>
  whyNotTo(searchOf(turn.situation), nodesOf(turn), from, to);

function after(turn: Turn, move: Move): Turn {
  const search = searchOf(turn.situation);
  const nodes = distinct(nodesOf(turn).flatMap((node) => follow(branches(search, node), move)));
  const { mine, theirs } = nodes[0]!;
  const next: Turn = {
    situation: turn.situation,
    moves: [...turn.moves, move],
    position: positionOf(turn.situation.colour, mine, theirs),
  };
  nodesByTurn.set(next, nodes);
  return next;
}

/** Takes back the last step; the turn itself when there is none (MOVE-8). */
export function undo(turn: Turn): Turn {
  return turn.moves.slice(0, -1).reduce(after, begin(turn.situation));
}

/** Whether the turn may be confirmed as it stands. */
export function isComplete(turn: Turn): boolean {
  const search = searchOf(turn.situation);
  return nodesOf(turn).some((node) => isEnd(search, node));
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
      if (move.to > 0) extend(after(at, move), longer);
    }
  };
  extend(turn, null);
  return [...found.values()].sort((a, b) => a.steps.length - b.steps.length);
}
