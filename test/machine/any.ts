import fc from 'fast-check';
import { start, type Setup } from '../../src/engine/game.js';
import { VARIANT_IDS, type Rules, type VariantId } from '../../src/engine/options.js';
import { parseRules } from '../../src/engine/rules.js';
import { OFF, type Side } from '../../src/engine/types.js';
import { VARIANTS } from '../../src/engine/variants/index.js';
import { rulesOf, stand } from './support.js';

type Values = { readonly [Name in Exclude<keyof Rules, 'variant'>]: fc.Arbitrary<Rules[Name]> };

const VALUES: Values = {
  endMode: fc.constantFrom('oin', 'mars', 'koks'),
  drawRule: fc.constantFrom('none', 'last-roll'),
  drawPoints: fc.constantFrom(0.5, 1),
  cubeLimit: fc.constantFrom<Rules['cubeLimit'][]>('off', 2, 4, 8, 'unlimited'),
  beaver: fc.boolean(),
  jacoby: fc.boolean(),
  autoDoubles: fc.constantFrom(0, 1, 2),
  openingRoll: fc.constantFrom('plays', 'rerolls'),
  seriesFirstMove: fc.constantFrom('loser', 'alternate', 'winner', 'roll'),
  stake: fc.constantFrom(1, 5),
  seriesGames: fc.constantFrom(0, 1, 3),
  matchLength: fc.constantFrom(0, 1, 3),
  crawford: fc.boolean(),
  hitterBearOff: fc.constantFrom('allowed', 'last-resort', 'forbidden'),
  headDoubles: fc.constantFrom('blocked', 'first-turn', 'always', 'never'),
  headColors: fc.constantFrom('both', 'white'),
  sixBlock: fc.constantFrom('ahead', 'home', 'never', 'free'),
  sixBlockPassing: fc.constantFrom('forbidden', 'allowed'),
  gulbarRepeat: fc.constantFrom(2, 4),
  gulbarFrom: fc.constantFrom(1, 4),
  gulbarRemainder: fc.constantFrom('opponent', 'lost'),
};

const NAMES = Object.keys(VALUES) as (keyof Values)[];
const anyOrder = fc.shuffledSubarray(NAMES, { minLength: NAMES.length });

/** Any rules of a variant that may be agreed on: of the options drawn, those that the ones before them do not forbid. */
export const anyRulesOf = (variant: VariantId): fc.Arbitrary<Rules> =>
  fc.tuple(fc.record(VALUES), anyOrder).map(([drawn, names]) => {
    let options: Partial<Rules> = { variant };
    for (const name of names) {
      const more = { ...options, [name]: drawn[name] };
      if (parseRules(more).ok) options = more;
    }
    return rulesOf(options);
  });

export const anyRules: fc.Arbitrary<Rules> = fc.constantFrom(...VARIANT_IDS).chain(anyRulesOf);

/** A start near the end now and then: short races, a hit or two still to come, one side nearly done. */
export const anySetup: fc.Arbitrary<Setup | undefined> = fc.constantFrom<(Setup | undefined)[]>(
  undefined,
  undefined,
  { position: stand({ 1: 2, 3: 1 }, { 2: 1, 1: 1 }) },
  { position: stand({ 2: 1, 1: 1 }, { 2: 1, 1: 1 }), mover: 1 },
  { position: stand({ 5: 1, 1: 2 }, { 4: 2 }), mover: 2 },
  { position: stand({ 6: 3, 5: 2 }, { 6: 2, 4: 3 }), mover: 1 },
  { position: stand({ 25: 1, 6: 2, 5: 2, 4: 2 }, { 25: 1, 6: 2, 5: 2, 4: 2 }), mover: 2 },
  { position: stand({ 7: 1, 2: 1 }, { 13: 1, 3: 2 }), mover: 2, starter: 1 },
  { position: stand({ 24: 1 }, { 6: 2, 1: 1 }), mover: 1 },
);

/** The set-up with the checkers of these rules, those not on the board off; undefined where they have no such game. */
export function fitting(setup: Setup, rules: Rules): Setup | undefined {
  const { checkers } = VARIANTS[rules.variant];
  const filled = (side: Side): Side =>
    side.with(OFF, checkers - side.slice(OFF + 1).reduce((sum, count) => sum + count, 0));
  const { position } = setup;
  const fits = position
    ? { ...setup, position: { white: filled(position.white), black: filled(position.black) } }
    : setup;
  return start(rules, fits).ok ? fits : undefined;
}
