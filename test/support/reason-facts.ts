/** What must be true of a reason that is told for a move that may not be made: its rule can occur, its facts are so. */
import assert from 'node:assert/strict';
import { allHome, highest, opposite } from '../../src/engine/position.js';
import type { RuleId } from '../../src/engine/rule-ids.js';
import {
  choices,
  mostDice,
  origins,
  searchOf,
  tryStep,
  type Node,
  type Search,
} from '../../src/engine/search.js';
import { isComplete, nextSteps, ledTo, numbersLeft, type Turn } from '../../src/engine/turn.js';
import { BAR, HEAD, OFF, otherColour, type Die } from '../../src/engine/types.js';
import { VARIANTS } from '../../src/engine/variants/index.js';
import type { Variant } from '../../src/engine/variants/variant.js';
import type { Reason, ReasonKind } from '../../src/engine/why-not.js';
import { holds } from './build.js';

const EVERYWHERE: readonly RuleId[] = [
  'MOVE-1',
  'MOVE-3',
  'MOVE-4',
  'MOVE-5',
  'MOVE-6',
  'MOVE-8',
  'OFF-1',
  'OFF-2',
  'OFF-3',
];
const OF_LONG: readonly RuleId[] = [
  ...EVERYWHERE,
  'HEAD-1',
  'HEAD-2',
  'HEAD-3',
  'HEAD-4',
  'BLOCK-1',
  'BLOCK-2',
  'BLOCK-3',
];
const OF_HITTERS: Readonly<Record<Variant['hitters'], readonly RuleId[]>> = {
  free: [],
  apart: ['HIDE-1', 'HIDE-2'],
  stay: ['HIDE-4'],
};

/** The rules that a move can break, by what is told of the variant. */
const rulesOf = ({ path, hitters, options }: Variant): readonly RuleId[] => [
  ...(path === 'same' ? OF_LONG : [...EVERYWHERE, 'BAR-1' as const]),
  ...OF_HITTERS[hitters],
  ...('gulbarRepeat' in options ? (['GUL-2'] as const) : []),
];

/** What is asked: from a point to another, null = anywhere. */
interface Asked {
  readonly turn: Turn;
  readonly from: number;
  readonly to: number | null;
}

const sides = ({ situation: { colour }, position }: Turn) =>
  [position[colour], position[otherColour(colour)]] as const;
const variantOf = ({ situation }: Turn) => VARIANTS[situation.rules.variant];
const faced = (turn: Turn, point: number) => sides(turn)[1][opposite(variantOf(turn).path, point)] ?? 0;
const distinct = (dice: readonly Die[]) => [...new Set(dice)];
const isBetween = (point: number, from: number, to: number | null) => point < from && point >= (to ?? OFF);

/** Points in a row along the other player's path. */
function areInRow(turn: Turn, points: readonly number[]): boolean {
  const theirs = points.map((point) => opposite(variantOf(turn).path, point));
  return theirs.every((point, index) => index === 0 || point === theirs[index - 1]! - 1);
}

type Check = (asked: Asked, reason: Reason) => void;

const FACTS: Readonly<Partial<Record<ReasonKind, Check>>> = {
  pass: ({ turn }) => {
    assert.deepEqual([turn.moves.length, nextSteps(turn).length, isComplete(turn)], [0, 0, true]);
  },
  complete: ({ turn }, { dice }) => {
    assert.deepEqual([nextSteps(turn).length, isComplete(turn)], [0, true]);
    assert.deepEqual(dice, distinct(numbersLeft(turn)));
  },
  nothing: ({ turn, from }, { points }) => {
    assert.deepEqual(points, [from]);
    holds(from === OFF || !sides(turn)[0][from]);
  },
  'not-yours': ({ turn, from }, { points }) => {
    assert.deepEqual(points, [from]);
    holds(faced(turn, from) > 0);
  },
  bar: ({ turn, from }, { count }) => {
    const waiting = sides(turn)[0][BAR]! - (from === BAR ? 1 : 0); // a checker that enters is not counted
    holds(count > 0 && count === waiting);
  },
  direction: ({ from, to }, { points }) => {
    assert.deepEqual(points, [from]);
    holds(to !== null && to >= from);
  },
  distance: ({ turn, from, to }, { dice, count }) => {
    assert.equal(count, from - to!);
    assert.deepEqual(dice, distinct(numbersLeft(turn)));
    holds(!dice.includes(count as Die));
  },
  order: ({ turn, from, to }, { dice, count }) => {
    assert.deepEqual(dice, numbersLeft(turn).slice(0, 1));
    holds(searchOf(turn.situation).ordered && (to === null || count === from - to));
  },
  closed: ({ turn, from, to }, { points }) => {
    holds(points.length > 0);
    for (const point of points) {
      holds(isBetween(point, from, to), `${point} is not on the way from ${from} to ${to}`);
      holds(faced(turn, point) >= variantOf(turn).closedBy, `${point} is open`);
    }
  },
  'not-home': ({ turn, from }, { points }) => {
    const [mine] = sides(turn);
    const outside = mine.flatMap((count, point) => (count && point > 6 ? [point] : [])).reverse();
    // One that would go home on the way is not named.
    assert.deepEqual(
      points.filter((point) => point !== from),
      outside.filter((point) => point !== from),
    );
    holds(points.length > 0);
  },
  'off-exact': ({ turn, from, to }, { points, dice }) => {
    assert.deepEqual([to, points], [OFF, [from]]);
    assert.deepEqual(dice, [...choices(searchOf(turn.situation), ledTo(turn)[0]!)]);
    holds(allHome(sides(turn)[0]) && dice.every((die) => die < from));
  },
  'off-highest': ({ turn, from, to }, { points, dice }) => {
    holds(to === OFF || to === null);
    assert.deepEqual(points, [highest(sides(turn)[0])]);
    holds(dice.length === 1 && dice[0]! > from && points[0]! > from);
  },
  head: ({ turn, from }, { rule, count }) => {
    assert.equal(from, HEAD);
    assert.equal(turn.moves.filter((move) => move.from === HEAD).length, count);
    const two = turn.situation.rules.headDoubles === 'blocked' ? 'HEAD-2' : 'HEAD-4';
    assert.equal(rule === two, count === 2);
  },
  block: ({ turn }, { rule, points }) => {
    const { sixBlock, sixBlockPassing } = turn.situation.rules;
    holds(points.length >= 6 && areInRow(turn, points), `no row: ${points.join()}`);
    const lowest = Math.min(...points.map((point) => opposite('same', point)));
    const ahead = sides(turn)[1]
      .slice(0, sixBlock === 'home' ? 7 : lowest)
      .some((count) => count > 0);
    holds(sixBlock === 'never' || !ahead, 'one is ahead');
    assert.equal(rule === 'BLOCK-3', sixBlockPassing === 'allowed');
    if (rule !== 'BLOCK-3') assert.equal(rule === 'BLOCK-1', sixBlock === 'ahead');
    const held = points.filter((point) => sides(turn)[0][point]);
    holds(held.length >= points.length - 2, 'a point of the row is neither held nor stepped on');
  },
  hide: ({ turn }, { points: [hitter = 0, landing = 0] }) => {
    const [mine] = sides(turn);
    holds(hitter >= 1 && hitter <= 6 && landing < hitter && mine[landing]! > 0);
    // It stands on the first point now; it has hit there, or before it went on.
    const hits = [6, 5, 4, 3, 2, 1].filter((point) => point >= hitter);
    holds(hits.some((at) => faced(turn, at) === 1 || turn.moves.some(({ hit, to }) => hit && to === at)));
  },
  'hide-off': ({ turn }, { points: [hitter = 0] }) => {
    holds(hitter >= 1 && hitter <= 6);
    holds(turn.situation.rules.hitterBearOff !== 'allowed');
  },
  'hide-stay': ({ turn }, { points: [hitter = 0] }) => {
    holds(hitter >= 1 && hitter <= 6);
    const [mine] = sides(turn);
    // It stands there now, or hits there on its way.
    holds(mine[hitter] ? turn.moves.some(({ hit, to }) => hit && to === hitter) : faced(turn, hitter) === 1);
  },
  higher: ({ turn }, { dice }) => {
    const [higher, lower] = numbersLeft(turn);
    assert.deepEqual([turn.moves.length, dice], [0, [higher]]);
    holds(lower !== undefined && higher !== lower);
    const next = nextSteps(turn);
    holds(next.length > 0 && next.every(({ die }) => die === higher));
  },
  'other-die': ({ turn }, { dice }) => holds(dice.length > 0 && nextSteps(turn).length > 0),
};

/** The reason told for going from a point to another is one that the variant can have, and its facts are so. */
export function assertReason(turn: Turn, from: number, to: number | null, told: Reason): void {
  const check = FACTS[told.kind];
  holds(check, `${told.kind} cannot be said of a turn`);
  holds(rulesOf(variantOf(turn)).includes(told.rule), `${told.rule} cannot be broken`);
  check({ turn, from, to }, told);
}

/** The most numbers that any play through this node uses, found by trying all; a last resort is none (HIDE-2). */
function longest(search: Search, node: Node): number {
  const { variant, situation, root } = search;
  const isLawful = !variant.blockFault(node.mine, node.theirs, situation.rules);
  let most = isLawful ? root.left.length - node.left.length : 0;
  for (const die of choices(search, node)) {
    for (const from of origins(node)) {
      const next = tryStep(search, node, from, die);
      if (typeof next === 'string') continue;
      for (const each of next)
        if (each.lastResort === node.lastResort) most = Math.max(most, longest(search, each));
    }
  }
  return most;
}

/** MOVE-4, MOVE-5: after the refused step the numbers told are lost, of those that the longest play uses. */
export function assertLost(turn: Turn, from: number, die: Die, { kind, dice }: Reason): void {
  const search = searchOf(turn.situation);
  const best = mostDice(search);
  const plays = ledTo(turn).flatMap((node) => {
    const next = tryStep(search, node, from, die);
    return typeof next === 'string' ? [] : next.filter(({ lastResort }) => lastResort === node.lastResort);
  });
  const most = Math.max(...plays.map((node) => longest(search, node)));
  if (kind === 'higher') return assert.deepEqual([best, most, die < dice[0]!], [1, 1, true]);
  assert.equal(dice.length, best - most, `${dice.join()} lost of ${best}, but ${most} can be played`);
  assert.deepEqual(
    [...dice].sort(),
    search.ordered ? search.root.left.slice(most, best) : plays[0]!.left.slice(0, dice.length),
  );
}
