import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agreesInPlay, agreesMadeUp, agreesOnKinds, noGnubg } from '../support/gnubg.js';
import { holds } from '../support/build.js';

describe('the engine and GNU Backgammon, many times', () => {
  for (const seed of [1, 2, 3, 4]) {
    it(
      `MOVE, HIT, BAR, OFF: find the same plays in 5,000 situations of random games, seed ${seed}`,
      { skip: noGnubg },
      () => {
        assert.equal(agreesInPlay(5000, seed), 5000);
      },
    );
  }

  it('MOVE, HIT, BAR, OFF: find the same plays in 8,000 made-up situations', { skip: noGnubg }, () => {
    holds(agreesMadeUp(8000, 4321) > 5000);
  });

  it('END-2: tell oin, mars and koks apart alike in 6,000 finished games', { skip: noGnubg }, () => {
    const { oin, mars, koks } = agreesOnKinds(6000, 4321);
    assert.equal(oin + mars + koks, 6000);
    holds(Math.min(oin, mars, koks) >= 300, `${oin} oin, ${mars} mars, ${koks} koks`);
  });
});
