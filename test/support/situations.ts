/** Situations for property tests: made-up ones that crowd the hard places, and ones that self-play has reached. */
import fc from 'fast-check';
import type { Rules, VariantId } from '../../src/engine/options.js';
import { plays } from '../../src/engine/plays.js';
import { checkPosition, opposite, positionOf, startPosition } from '../../src/engine/position.js';
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

/** Checkers of one side, as fifteen points; what crowds together is repeated. */
function crowd(variant: VariantId): fc.Arbitrary<number[]> {
  const top = VARIANTS[variant].closedBy === 1 ? 24 : 25;
  const points = (min: number, max: number, count = 15) =>
    fc.array(fc.integer({ min, max }), { minLength: count, maxLength: count });
  const spread = points(0, top);
  const home = points(0, 6);
  const straggler = fc.tuple(points(0, 7, 13), points(0, top, 2)).map((parts) => parts.flat());
  const pairs = points(1, 24, 7).chain((made) =>
    fc.integer({ min: 0, max: top }).map((p) => [...made, ...made, p]),
  );
  const barred = fc.tuple(points(1, top, 12), points(20, top, 3)).map((parts) => parts.flat());
  const run = fc
    .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 4, max: 7 }), points(0, top, 8))
    .map(([low, length, rest]) => {
      const held = Array.from({ length }, (_, i) => ((low + i - 1) % 24) + 1);
      return [...held, ...rest, ...held].slice(0, 15);
    });
  const head = points(12, 24, 7).map((few) => [...few, ...Array.from({ length: 8 }, () => 24)]);
  const last = points(0, 6, 3).map((few) => [...few, ...Array.from({ length: 12 }, () => 0)]);
  const common = [spread, home, straggler, pairs, last, run];
  return fc.oneof(...common, ...(variant === 'long' ? [run, run, head, head] : [barred, pairs]));
}

/** Both sides from two crowds: where they would share a point the second gives way to the next free number down. */
function sides(variant: VariantId, mine: readonly number[], theirs: readonly number[]): [Side, Side] {
  const own = Array.from({ length: 26 }, () => 0);
  const other = Array.from({ length: 26 }, () => 0);
  for (const point of mine) own[point]!++;
  for (let point of theirs) {
    while (point >= 1 && point <= 24 && own[opposite(VARIANTS[variant].path, point)]) point--;
    other[point]!++;
  }
  return [own, other];
}

const isUnderWay = (variant: VariantId, position: Position) =>
  checkPosition(variant, position).ok && position.white[0] !== 15 && position.black[0] !== 15;

const madeUp = (variant: VariantId): fc.Arbitrary<readonly [Side, Side]> =>
  fc
    .tuple(crowd(variant), crowd(variant), fc.boolean())
    .map(([a, b, swap]) => {
      const [first, second] = sides(variant, a, b);
      return swap ? ([second, first] as const) : ([first, second] as const);
    })
    .filter(([mine, theirs]) => isUnderWay(variant, { white: mine, black: theirs }));

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
        firstTurn: false,
        opponentFirstRoll: null,
      });
      const next = options[choice % options.length]!.position;
      if (!isUnderWay(variant, next)) break;
      position = next;
      colour = otherColour(colour);
    }
    return [position[colour], position[otherColour(colour)]] as const;
  });

/** A situation of the variant with any options; frozen. */
export function situations(variant: VariantId): fc.Arbitrary<Situation> {
  const fives = fc.constant<Dice>([5, 5]);
  return fc
    .record({
      rules: movingRules(variant),
      colour: fc.constantFrom<Colour>('white', 'black'),
      sides: fc.oneof({ weight: 3, arbitrary: madeUp(variant) }, { weight: 1, arbitrary: reached(variant) }),
      dice,
      firstTurn: fc.boolean(),
      opponentFirstRoll: fc.option(fc.oneof(dice, fives)),
    })
    .map(({ sides: [mine, theirs], ...rest }) =>
      frozen({ ...rest, position: positionOf(rest.colour, mine, theirs) }),
    );
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
  const { rules, colour, position, dice: thrown, firstTurn, opponentFirstRoll } = asked;
  return {
    variant: rules.variant,
    rules: { ...rules },
    mine: position[colour],
    theirs: position[otherColour(colour)],
    colour,
    dice: thrown,
    firstTurn,
    opponentFirstRoll,
  };
}

/** The engine's results as the twin writes them. */
export const results = (asked: Situation): string[] =>
  plays(asked)
    .map(({ position }) => letters(position, asked.colour))
    .sort();
