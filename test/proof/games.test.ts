import { describe, it } from 'node:test';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { gamesHold } from '../support/properties.js';

describe('random games with random options, many of them', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: checkers, pips, legal facts and results hold after every fact of 2,000 games`, () => {
      gamesHold(variant, { numRuns: 500, seed: 21 });
    });
  }
});
