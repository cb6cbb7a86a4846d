import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { manyGamesHold } from '../support/many-games.js';
import { gamesHold } from '../support/properties.js';

describe('random games with random options, from the first throw to the end', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: checkers, pips, legal facts and results hold after every fact`, () => {
      gamesHold(variant, { numRuns: 67, seed: 4001 });
    });

    it(`${variant}: what is cheap to check holds in 100 games more`, () => {
      assert.equal(manyGamesHold(variant, 100, 4002).games, 100);
    });
  }
});
