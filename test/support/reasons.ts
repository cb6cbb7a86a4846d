/** Positions in which a checker may not go somewhere, with the reason that must be told, and the tests made of them. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Rules, VariantId } from '../../src/engine/options.js';
import type { RuleId } from '../../src/engine/rule-ids.js';
import { explain, type Turn } from '../../src/engine/turn.js';
import type { Die, Side } from '../../src/engine/types.js';
import type { Reason, ReasonKind } from '../../src/engine/why-not.js';
import { side, situation, turnAfter, type Told } from './build.js';

/** One position, what is asked there (`to` null = anywhere) and the reason: its kind, its rule and its facts. */
export interface Case {
  readonly kind: ReasonKind;
  readonly rule: RuleId;
  readonly when: string;
  readonly options?: Partial<Rules>;
  readonly mine: Side;
  readonly theirs: Side;
  readonly dice: readonly [number, number];
  readonly more?: Partial<Told>;
  readonly remainder?: readonly number[];
  /** Steps taken before, as [from, die]. */
  readonly done?: readonly (readonly [from: number, die: number])[];
  readonly asked: readonly [from: number, to: number | null];
  readonly points?: readonly number[];
  /** `dice` of the reason. */
  readonly left?: readonly number[];
  readonly count?: number;
}

/** One checker behind all of the mover's. */
const FAR = side({ 24: 1 });

/** Positions in which neither the path nor a hit matters. */
export const ALIKE: readonly Case[] = [
  {
    kind: 'direction',
    rule: 'MOVE-1',
    when: 'a checker is asked to go back',
    mine: side({ 16: 1, 10: 1 }),
    theirs: FAR,
    dice: [3, 1],
    asked: [10, 13],
    points: [10],
  },
  {
    kind: 'distance',
    rule: 'MOVE-1',
    when: 'no number leads so far, nor both',
    mine: side({ 16: 1, 10: 1 }),
    theirs: FAR,
    dice: [3, 1],
    asked: [16, 14],
    left: [3, 1],
    count: 2,
  },
  {
    kind: 'distance',
    rule: 'MOVE-1',
    when: 'the number is used up',
    mine: side({ 16: 1, 10: 1 }),
    theirs: FAR,
    dice: [3, 1],
    done: [[16, 3]],
    asked: [10, 7],
    left: [1],
    count: 3,
  },
  {
    kind: 'nothing',
    rule: 'MOVE-1',
    when: 'nobody stands there',
    mine: side({ 16: 1 }),
    theirs: FAR,
    dice: [3, 1],
    asked: [15, 14],
    points: [15],
  },
  {
    kind: 'complete',
    rule: 'MOVE-8',
    when: 'all dice are played',
    mine: side({ 16: 1, 10: 1 }),
    theirs: FAR,
    dice: [3, 1],
    done: [
      [16, 3],
      [10, 1],
    ],
    asked: [13, 12],
  },
  {
    kind: 'complete',
    rule: 'MOVE-8',
    when: 'the last checker is off and a die is left',
    mine: side({ 3: 1 }),
    theirs: FAR,
    dice: [6, 1],
    done: [[3, 6]],
    asked: [3, 2],
    left: [1],
  },
  {
    kind: 'not-home',
    rule: 'OFF-1',
    when: 'two checkers are still outside',
    mine: side({ 9: 1, 7: 1, 6: 2 }),
    theirs: FAR,
    dice: [6, 5],
    asked: [6, 0],
    points: [9, 7],
  },
  {
    kind: 'not-home',
    rule: 'OFF-1',
    when: 'the checker itself is far outside',
    mine: side({ 20: 1, 6: 2 }),
    theirs: FAR,
    dice: [6, 5],
    asked: [20, 0],
    points: [20],
  },
  {
    kind: 'off-exact',
    rule: 'OFF-2',
    when: 'both dice are lower than the point',
    mine: side({ 6: 2, 5: 2 }),
    theirs: side({ 12: 1 }),
    dice: [4, 2],
    asked: [5, 0],
    points: [5],
    left: [4, 2],
  },
  {
    kind: 'off-highest',
    rule: 'OFF-3',
    when: 'a higher point is held',
    mine: side({ 6: 2, 3: 2 }),
    theirs: side({ 12: 1 }),
    dice: [4, 2],
    asked: [3, 0],
    points: [6],
    left: [4],
  },
];

function turnOf(variant: VariantId, { options, mine, theirs, dice, more, remainder, done }: Case): Turn {
  const asked = situation({ variant, ...options }, { mine, theirs, dice, ...more });
  return turnAfter(remainder ? { ...asked, remainder: remainder as Die[] } : asked, ...(done ?? []));
}

/** A test for each case: the reason told is just this one. */
export function eachIsExplained(variant: VariantId, cases: readonly Case[]): void {
  for (const each of cases) {
    const { kind, rule, when, asked, points = [], left = [], count = 0 } = each;
    it(`${rule}: \`${kind}\`: ${when}`, () => {
      const expected: Reason = { kind, rule, points, dice: left as Die[], count };
      assert.deepEqual(explain(turnOf(variant, each), ...asked), expected);
    });
  }
}
