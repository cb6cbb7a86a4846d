import { describe, it } from 'node:test';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { agreesWithTwin, ordersAgreeWithTwin } from '../support/properties.js';

/** 28,000 situations in all. */
describe('the engine and an independent generator, many times', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: find the same plays in 3,500 situations, for the player of either colour`, () => {
      agreesWithTwin(variant, { numRuns: 3500, seed: 11 });
    });

    it(`${variant}: find the same orders of steps in 700 situations`, () => {
      ordersAgreeWithTwin(variant, { numRuns: 700, seed: 12 });
    });
  }
});
