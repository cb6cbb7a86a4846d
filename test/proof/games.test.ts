import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { manyGamesHold } from '../support/many-games.js';
import { gamesHold } from '../support/properties.js';

describe('whole games of long variants over many mixes of options', () => {
  for (const variant of ['long', 'crazy-gulbar'] as const) {
    it(`${variant}: no fact of 10,000 games breaks what must hold (MOVE, HEAD, BLOCK, GUL, OFF, END, CUBE, MATCH)`, () => {
      const { games, kinds } = manyGamesHold(variant, 10_000, 2025);
      assert.equal(games, 10_000);
      for (const kind of ['finish', 'drop', 'resign', 'draw', 'last roll'])
        assert.equal(kinds.has(kind), true, kind);
      assert.equal(kinds.has('remainder'), variant === 'crazy-gulbar');
    });
  }
});

describe('random games with random options, all checked after every fact', () => {
  for (const variant of VARIANT_IDS) {
    it(`${variant}: checkers, pips, legal facts and results hold in 500 games`, () => {
      gamesHold(variant, { numRuns: 500, seed: 21 });
    });
  }
});
