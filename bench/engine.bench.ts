/** How fast the engine is, and beside others: `npm run bench`. README.md in this folder says what is measured. */
import { VARIANT_IDS, type Situation, type VariantId } from '../src/doors/engine.js';
import { contestantsFor } from './contestants.js';
import { differences } from './differences.js';
import { tellFolds } from './folds.js';
import { gamesPerSecond } from './games.js';
import { measure, type Measured } from './measure.js';
import { loadCore } from './nodots.js';
import { situationsOf } from './positions.js';

const SECONDS = 2;
const EXAMPLES = 4;
/** How many positions of a variant are measured. */
const COUNTS: Partial<Readonly<Record<VariantId, number>>> = { short: 1500, long: 1500, 'crazy-gulbar': 100 };
const OTHERS = 500;

const perSecond = (rate: number): string =>
  rate.toLocaleString('en', { maximumFractionDigits: rate < 10 ? 1 : 0 }).padStart(9);

function tell(variant: VariantId, count: number): void {
  const situations = situationsOf(variant, count);
  const measured = measure(contestantsFor(variant, core), situations, SECONDS);
  const ours = measured[0]!;
  const plays = ours.results.reduce((sum, { length }) => sum + length, 0) / count;
  console.log(
    `\n${variant}: all plays of a roll, ${count} positions, ${plays.toFixed(0)} plays each on average`,
  );
  for (const each of measured) {
    console.log(`  ${each.name.padEnd(28)}${perSecond(each.perSecond)} positions/s`);
  }
  console.log(`  ${slowest(ours, situations)}`);
  for (const [index, one] of measured.entries()) {
    for (const other of measured.slice(index + 1)) {
      for (const line of differences(one, other, situations, one === ours ? EXAMPLES : 0)) console.log(line);
    }
  }
}

function slowest({ name, times, results }: Measured, situations: readonly Situation[]): string {
  const most = Math.max(...times);
  const index = times.indexOf(most);
  const roll = situations[index]!.dice.join('-');
  return `worst roll of ${name}: ${most.toFixed(2)} ms, ${roll} with ${results[index]!.length} plays`;
}

const core = loadCore();
if (!core) console.log('@nodots-llc/backgammon-core is not installed here: left out.');
for (const variant of VARIANT_IDS) tell(variant, COUNTS[variant] ?? OTHERS);
console.log('\nwhole games, fact by fact');
for (const variant of VARIANT_IDS) {
  console.log(`  ${variant.padEnd(28)}${perSecond(gamesPerSecond(variant, SECONDS))} games/s`);
}
tellFolds();
