/** Situations for property tests: made-up ones that crowd the hard places, and ones that self-play has reached. */
import fc from 'fast-check';
import type { Rules, VariantId } from '../../src/engine/options.js';
import { plays } from '../../src/engine/plays.js';
import { allOff, checkPosition, opposite, positionFrom, startPosition } from '../../src/engine/position.js';
import { defaultRules, parseRules } from '../../src/engine/rules.js';
import type { Situation } from '../../src/engine/search.js';
import {
  otherColour,
  type Colour,
  type Dice,
  type Die,
  type Position,
  type Side,
} from '../../src/engine/types.js';
import { VARIANTS } from '../../src/engine/variants/index.js';
import type { Roll } from '../../src/engine/variants/variant.js';
import { frozen } from './build.js';
import { letters } from './vectors.js';
import type { TwinQuestion } from './twin.js';

const die = fc.integer({ min: 1, max: 6 }).map((n) => n as Die);
export const dice: fc.Arbitrary<Dice> = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(die, die) },
  { weight: 1, arbitrary: die.map((n): Dice => [n, n]) },
);

/** Options that decide which plays are legal. */
const moving = fc.record(
  {
    hitterBearOff: fc.constantFrom('allowed', 'last-resort', 'forbidden'),
    headDoubles: fc.constantFrom('blocked', 'first-turn', 'always', 'never'),
    headColors: fc.constantFrom('both', 'white'),
    sixBlock: fc.constantFrom('ahead', 'home', 'never', 'free'),
    sixBlockPassing: fc.constantFrom('forbidden', 'allowed'),
    gulbarRepeat: fc.constantFrom(2, 4),
    gulbarFrom: fc.constantFrom(1, 4),
    gulbarRemainder: fc.constantFrom('opponent', 'lost'),
  },
  { requiredKeys: [] },
);

/** The options without those that these rules do not read. */
export function readable(given: Readonly<Record<string, unknown>>): Rules {
  const rules = parseRules(given);
  if (rules.ok) return frozen(rules.value);
  const { option } = rules.error.detail;
  const rest = Object.entries(given).filter(([name]) => name !== (option ?? 'endMode'));
  return readable(Object.fromEntries(rest));
}

const movingRules = (variant: VariantId): fc.Arbitrary<Rules> =>
  moving.map((options) => readable({ ...options, variant }));

const points = (min: number, max: number, count = 15) =>
  fc.array(fc.integer({ min, max }), { minLength: count, maxLength: count });
const offBoard = (count: number) => fc.constant(Array.from({ length: count }, () => 0));
const together = (...parts: fc.Arbitrary<number[]>[]) => fc.tuple(...parts).map((all) => all.flat());
/** Made points: each number twice, and one more checker. */
const pairs = (min: number, max: number) =>
  together(points(min, max, 7), points(0, 24, 1)).map((few) => few.flatMap((n) => [n, n]).slice(0, 15));
/** Four to seven points in a row, and others. */
const run = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 4, max: 7 }), points(1, 24, 8))
  .map(([low, length, rest]) => {
    const held = Array.from({ length }, (_, i) => ((low + i - 1) % 24) + 1);
    return [...held, ...rest, ...held].slice(0, 15);
  });

/** Checkers of one side, as fifteen points; where a side has fewer, the first of them. */
function crowd(top: 24 | 25): fc.Arbitrary<number[]> {
  return fc.oneof(
    points(0, top),
    points(0, 6),
    pairs(1, 24),
    run,
    together(points(0, 7, 13), points(0, top, 2)),
    together(points(0, 6, 3), offBoard(12)),
    together(points(1, top, 12), points(20, top, 3)),
  );
}

type Pair = readonly [mine: number[], theirs: number[]];

/** The mover's and the opponent's checkers where plays are hard to find. */
function pair(variant: VariantId): fc.Arbitrary<Pair> {
  const few = together(points(0, 24, 3), offBoard(12));
  const lone = together(points(7, 24, 1), offBoard(14));
  const last = together(points(0, 6, 4), offBoard(11));
  if (VARIANTS[variant].path === 'same') {
    const head = together(points(12, 24, 6), points(24, 24, 9));
    const top = crowd(24);
    return fc.oneof(
      fc.tuple(top, top),
      fc.tuple(few, points(1, 24)),
      fc.tuple(lone, points(1, 24)),
      fc.tuple(head, fc.oneof(head, top)),
      fc.tuple(run, points(13, 24)),
      fc.tuple(run, fc.oneof(top, head)),
    );
  }
  const top = crowd(25);
  const home = together(points(0, 9, 6), fc.oneof(offBoard(9), points(0, 13, 9)));
  const blots = together(points(18, 25, 5), points(0, 12, 10));
  return fc.oneof(
    fc.tuple(top, top),
    fc.tuple(few, pairs(1, 24)),
    fc.tuple(together(points(25, 25, 1), points(0, 13, 14)), pairs(1, 8)),
    fc.tuple(lone, pairs(1, 24)),
    fc.tuple(home, blots),
    fc.tuple(home, blots),
    fc.tuple(last, together(points(19, 24, 2), offBoard(13))),
  );
}

/** As many of a crowd as a side has. */
export function enough(variant: VariantId, crowd: readonly number[]): readonly number[] {
  const { checkers } = VARIANTS[variant];
  if (crowd.length < checkers) throw new Error(`${crowd.length} checkers are too few for ${variant}`);
  return crowd.slice(0, checkers);
}

/** Both sides from two crowds: where they would share a point the second gives way to the next free number down. */
function sides(variant: VariantId, mine: readonly number[], theirs: readonly number[]): [Side, Side] {
  const own = Array.from({ length: 26 }, () => 0);
  const other = Array.from({ length: 26 }, () => 0);
  for (const point of enough(variant, mine)) own[point]!++;
  for (let point of enough(variant, theirs)) {
    while (point >= 1 && point <= 24 && own[opposite(VARIANTS[variant].path, point)]) point--;
    other[point]!++;
  }
  return [own, other];
}

const isUnderWay = (variant: VariantId, position: Position) =>
  checkPosition(variant, position).ok && !allOff(position.white) && !allOff(position.black);

/** So many in a row that are not wanted, and the generator gives up: it does not go on for ever. */
const MOST_REFUSED = 1000;

/** Those of an arbitrary that are wanted; an error where it makes none. */
export function wanted<T>(
  arbitrary: fc.Arbitrary<T>,
  isWanted: (value: T) => boolean,
  what: string,
): fc.Arbitrary<T> {
  let refused = 0;
  return arbitrary.filter((value) => {
    refused = isWanted(value) ? 0 : refused + 1;
    if (refused >= MOST_REFUSED) throw new Error(`none in ${MOST_REFUSED} was ${what}`);
    return refused === 0;
  });
}

const madeUp = (variant: VariantId): fc.Arbitrary<readonly [Side, Side]> =>
  wanted(
    pair(variant).map(([mine, theirs]) => sides(variant, mine, theirs)),
    ([mine, theirs]) => isUnderWay(variant, { white: mine, black: theirs }),
    `a position of ${variant}`,
  );

/** Positions that random play has come to, the player to move first. */
const reached = (variant: VariantId): fc.Arbitrary<readonly [Side, Side]> =>
  fc.array(fc.tuple(dice, fc.nat()), { minLength: 0, maxLength: 90 }).map((rolls) => {
    let position = startPosition(variant);
    let colour: Colour = 'white';
    for (const [thrown, choice] of rolls) {
      const rules = defaultRules(variant);
      const options = plays({
        rules,
        colour,
        position,
        dice: thrown,
        ownRolls: 3,
        opponentFirstRoll: null,
      });
      const next = options[choice % options.length]!.position;
      if (!isUnderWay(variant, next)) break;
      position = next;
      colour = otherColour(colour);
    }
    return [position[colour], position[otherColour(colour)]] as const;
  });

const HEAD_3 = { colour: 'black', ownRolls: 0, dice: [4, 4], opponentFirstRoll: [5, 5] } as const;

/** A run of more than six numbers has too many plays to list them all (GUL-2): it begins higher. */
function short<T extends Roll<Rules>>(roll: T): T {
  const { numbers } = VARIANTS[roll.rules.variant].numbers(roll);
  const [next] = numbers.length > 6 ? [(roll.dice[0] + 1) as Die] : [];
  return next ? short({ ...roll, dice: [next, next] as const }) : roll;
}

/** A situation of the variant with any options; frozen. */
export function situations(variant: VariantId): fc.Arbitrary<Situation> {
  return fc
    .record({
      rules: movingRules(variant),
      colour: fc.constantFrom<Colour>('white', 'black'),
      sides: fc.oneof({ weight: 3, arbitrary: madeUp(variant) }, { weight: 1, arbitrary: reached(variant) }),
      dice,
      ownRolls: fc.nat(4),
      opponentFirstRoll: fc.option(dice),
      head3: fc.nat(19).map((n) => n === 1),
    })
    .map(({ sides: [mine, theirs], head3, ...told }) => {
      const rest = head3 ? { ...told, ...HEAD_3 } : told;
      return frozen({ ...short(rest), position: positionFrom(rest.colour, mine, theirs) });
    });
}

/** The same checkers and dice for a player of the other colour. */
export const exchanged = (asked: Situation): Situation =>
  frozen({
    ...asked,
    colour: otherColour(asked.colour),
    position: { white: asked.position.black, black: asked.position.white },
  });

/** A situation as the twin is asked. */
export function twinQuestion(asked: Situation): TwinQuestion {
  const { rules, colour, position, dice: thrown, ownRolls, opponentFirstRoll } = asked;
  return {
    variant: rules.variant,
    rules: { ...rules },
    mine: position[colour],
    theirs: position[otherColour(colour)],
    colour,
    dice: thrown,
    firstTurn: ownRolls === 0,
    opponentFirstRoll,
  };
}

/** The engine's results as the twin writes them. */
export const results = (asked: Situation): string[] =>
  plays(asked)
    .map(({ position }) => letters(position, asked.colour))
    .sort();
