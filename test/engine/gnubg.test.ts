import { it } from 'node:test';
import { agreesWithGnubg, noGnubg } from '../support/gnubg.js';
import { holds } from '../support/build.js';

it('short: the engine finds the plays that GNU Backgammon finds', { skip: noGnubg }, () => {
  const compared = agreesWithGnubg(360, 1234);
  holds(compared >= 250, `only ${compared} compared`);
});
