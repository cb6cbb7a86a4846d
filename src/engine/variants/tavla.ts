import { short } from './short.js';
import type { Definition } from './variant.js';

/** Turkish tavla: short nardy in which a checker that hit at home stays where it is, without koks and cube. */
export const tavla: Definition<'tavla'> = {
  ...short,
  id: 'tavla',
  names: ['Tavla', 'Turkish Tavla'],
  sgf: null,
  hitters: 'stay',
  koks: false,
  cube: false,
  defaults: { endMode: 'mars', openingRoll: 'rerolls' },
};
