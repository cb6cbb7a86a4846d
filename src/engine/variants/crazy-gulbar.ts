import { DICE, type Die } from '../types.js';
import { long } from './long.js';
import { commonNumbers, type Roll, type Variant } from './variant.js';

/** A double that is played as a run; under `gulbarFrom` the first own rolls are ordinary (GUL-2). */
const isRun = ({ dice: [a, b], ownRolls, rules }: Roll): boolean =>
  a === b && ownRolls + 1 >= rules.gulbarFrom;

function numbers(roll: Roll): ReturnType<Variant['numbers']> {
  if (!isRun(roll)) return commonNumbers(roll);
  const each = (die: Die): Die[] => Array<Die>(roll.rules.gulbarRepeat).fill(die);
  return { numbers: DICE.slice(roll.dice[0] - 1).flatMap(each), ordered: true };
}

/** Long nardy in which a double runs upward to 6-6, and what one cannot play of it the other must. */
export const crazyGulbar: Variant = {
  ...long,
  id: 'crazy-gulbar',
  reads: [...long.reads, 'gulbarRepeat', 'gulbarFrom', 'gulbarRemainder'],
  numbers,
  headLimit: (roll) => long.headLimit(isRun(roll) ? { ...roll, opponentFirstRoll: null } : roll), // HEAD-3
};
