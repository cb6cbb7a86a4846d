import { describe, it } from 'node:test';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { agreesWithTwin, ordersAgreeWithTwin } from '../support/properties.js';

/** 20,000 situations, a third of each variant, each for both colours. */
describe('the engine and an independent generator, many times', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: find the same plays in 6,667 situations`, () => {
      agreesWithTwin(variant, { numRuns: 3000, seed: 11 });
    });

    it(`${variant}: find the same orders of steps in 2,000 situations`, () => {
      ordersAgreeWithTwin(variant, { numRuns: 500, seed: 12 });
    });
  }
});
