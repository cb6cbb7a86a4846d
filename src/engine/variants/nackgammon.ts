import { short } from './short.js';
import { side, type Definition } from './variant.js';

/** Short nardy from another start. */
export const nackgammon: Definition<'nackgammon'> = {
  ...short,
  id: 'nackgammon',
  names: ['NackGammon'],
  sgf: 'Nackgammon',
  start: side({ 24: 2, 23: 2, 13: 4, 8: 3, 6: 4 }),
};
