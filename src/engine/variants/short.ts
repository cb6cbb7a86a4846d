import { CHECKERS } from '../types.js';
import { commonNumbers, side, type Variant } from './variant.js';

/** Short nardy by international rules. */
export const short: Variant = {
  id: 'short',
  path: 'opposed',
  start: side({ 24: 2, 13: 5, 8: 3, 6: 5 }),
  closedBy: 2,
  hides: false,
  koks: true,
  starterIsWhite: false,
  defaults: { endMode: 'koks', openingRoll: 'plays' },
  reads: [],
  numbers: commonNumbers,
  headLimit: () => CHECKERS,
  blockFault: () => null,
};
