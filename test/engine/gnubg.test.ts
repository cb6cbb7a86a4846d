import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agreesInPlay, agreesMadeUp, agreesOnKinds, noGnubg } from '../support/gnubg.js';
import { holds } from '../support/build.js';

describe('the engine and GNU Backgammon', () => {
  it(
    'MOVE, HIT, BAR, OFF: find the same plays of short nardy in 2,000 situations of random games',
    { skip: noGnubg },
    () => {
      assert.equal(agreesInPlay(2000, 1234), 2000);
    },
  );

  it('MOVE, HIT, BAR, OFF: find the same plays in made-up situations', { skip: noGnubg }, () => {
    const compared = agreesMadeUp(360, 1234);
    holds(compared >= 250, `only ${compared} compared`);
  });

  it('END-2: tell oin, mars and koks apart alike in 600 finished games', { skip: noGnubg }, () => {
    const { oin, mars, koks } = agreesOnKinds(600, 77);
    assert.equal(oin + mars + koks, 600);
    holds(Math.min(oin, mars, koks) >= 30, `${oin} oin, ${mars} mars, ${koks} koks`);
  });
});
