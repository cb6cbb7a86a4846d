import { short } from './short.js';
import { side, type Definition } from './variant.js';

/** Short nardy with three checkers a side, all of them far from home. */
export const hypergammon: Definition<'hypergammon'> = {
  ...short,
  id: 'hypergammon',
  names: ['HyperGammon (3)', 'HyperGammon', 'HyperGammon 3', 'HyperGammon3'],
  sgf: 'Hypergammon3',
  checkers: 3,
  start: side({ 24: 1, 23: 1, 22: 1 }),
};
