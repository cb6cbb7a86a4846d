import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextAutomatic } from '../../src/machine/automatic.js';
import * as states from './gallery.js';
import {
  after,
  asked,
  begun,
  factsOf,
  PASS,
  resign,
  RESIGN_CONFIRMED,
  ROLL,
  rolled,
  stand,
} from './support.js';

describe('what happens by itself', () => {
  it('is passing a roll that cannot be played, and nothing else (MOVE-6)', () => {
    for (const [name, snapshot] of Object.entries(states.gallery())) {
      const automatic = nextAutomatic(snapshot);
      if (name === 'passing') assert.deepEqual(automatic?.event, PASS);
      else assert.equal(automatic, null, name);
    }
  });

  it('is named by the number of facts, so that each pass has its own key (MOVE-6)', () => {
    const position = stand({ 25: 1, 6: 3 }, { 25: 1, 6: 3 });
    const first = after(begun({}, { mover: 1, position }), ROLL, rolled(6, 6));
    const second = after(first, PASS, ROLL, rolled(6, 6));
    for (const passing of [first, second]) {
      assert.deepEqual(nextAutomatic(passing), { event: PASS, key: factsOf(passing).length });
      assert.ok(passing.can(PASS));
    }
    assert.notEqual(nextAutomatic(first)?.key, nextAutomatic(second)?.key);
  });

  it('keeps its key while nothing has happened, and waits while a host is asked', () => {
    const passing = states.passing();
    assert.deepEqual(nextAutomatic(after(passing, resign(2))), nextAutomatic(passing));
    assert.equal(nextAutomatic(after(passing, resign(2), asked(RESIGN_CONFIRMED, 1))), null);
  });
});
