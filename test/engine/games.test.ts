import { describe, it } from 'node:test';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { gamesHold } from '../support/properties.js';

describe('random games with random options, from the first throw to the end', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: checkers, pips, legal facts and results hold after every fact`, () => {
      gamesHold(variant, { numRuns: 67, seed: 4001 });
    });
  }
});
