import { commonNumbers, side, type Definition } from './variant.js';

const CHECKERS = 15;

/** Short nardy by international rules. */
export const short: Definition<'short'> = {
  id: 'short',
  names: ['Backgammon', 'Short Nardy', 'Nardy', 'Standard', 'Короткие нарды'],
  sgf: '',
  checkers: CHECKERS,
  path: 'opposed',
  start: side({ 24: 2, 13: 5, 8: 3, 6: 5 }),
  closedBy: 2,
  hitters: 'free',
  koks: true,
  cube: true,
  starterIsWhite: false,
  defaults: { endMode: 'koks', openingRoll: 'plays' },
  options: {},
  numbers: commonNumbers,
  headLimit: () => CHECKERS,
  blockFault: () => null,
};
