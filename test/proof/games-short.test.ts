import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manyGamesHold } from '../support/many-games.js';

describe('whole games of short variants over many mixes of options', () => {
  for (const variant of ['short', 'caucasus'] as const) {
    it(`${variant}: no fact of 10,000 games breaks what must hold (MOVE, HIT, BAR, HIDE, OFF, END, CUBE, MATCH)`, () => {
      const { games, kinds } = manyGamesHold(variant, 10_000, 2026);
      assert.equal(games, 10_000);
      for (const kind of ['finish', 'drop', 'resign', 'draw', 'last roll'])
        assert.equal(kinds.has(kind), true, kind);
    });
  }
});
