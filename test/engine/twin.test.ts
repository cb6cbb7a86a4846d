import { describe, it } from 'node:test';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { agreesWithTwin } from '../support/properties.js';

describe('the engine and an independent generator that knows only the text of the rules', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: find the same plays in any situation, for either colour`, () => {
      agreesWithTwin(variant, { numRuns: 150, seed: 20_260 });
    });
  }
});
