import { describe, it } from 'node:test';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { ordersAgreeWithTwin } from '../support/properties.js';

describe('the ways of taking single steps', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: are just the orders that the independent generator finds, and none is a dead end`, () => {
      ordersAgreeWithTwin(variant, { numRuns: 60, seed: 31_415 });
    });
  }
});
