import { oneOf } from '../option.js';
import { DICE, type Die } from '../types.js';
import { long, type LongOptions } from './long.js';
import { commonNumbers, type Numbers, type Roll, type Definition } from './variant.js';

/** What crazy gulbar lets one agree on, beside the options of long nardy. */
export interface GulbarOptions extends LongOptions {
  /** GUL-2: how often each number of a run is played. */
  readonly gulbarRepeat: 2 | 4;
  /** GUL-2: the own roll from which on a double is a run. */
  readonly gulbarFrom: 1 | 4;
  /** GUL-3: who plays the numbers of a run that are left over. */
  readonly gulbarRemainder: 'opponent' | 'lost';
}

/** A double that is played as a run; under `gulbarFrom` the first own rolls are ordinary (GUL-2). */
const isRun = ({ dice: [a, b], ownRolls, rules }: Roll<GulbarOptions>): boolean =>
  a === b && ownRolls + 1 >= rules.gulbarFrom;

function numbers(roll: Roll<GulbarOptions>): Numbers {
  if (!isRun(roll)) return commonNumbers(roll);
  const each = (die: Die): Die[] => Array<Die>(roll.rules.gulbarRepeat).fill(die);
  return { numbers: DICE.slice(roll.dice[0] - 1).flatMap(each), ordered: true };
}

/** Long nardy in which a double runs upward to 6-6, and what one cannot play of it the other must. */
export const crazyGulbar: Definition<'crazy-gulbar', GulbarOptions> = {
  ...long,
  id: 'crazy-gulbar',
  names: ['Crazy Gulbar', 'Gulbar', 'Бешеный гюльбар', 'Бешеный гульбар'],
  options: {
    ...long.options,
    gulbarRepeat: oneOf(2, 4),
    gulbarFrom: oneOf(1, 4),
    gulbarRemainder: oneOf('opponent', 'lost'),
  },
  numbers,
  headLimit: (roll) => long.headLimit(isRun(roll) ? { ...roll, opponentFirstRoll: null } : roll), // HEAD-3
};
