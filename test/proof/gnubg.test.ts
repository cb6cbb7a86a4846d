import { it } from 'node:test';
import { agreesWithGnubg, noGnubg } from '../support/gnubg.js';
import { holds } from '../support/build.js';

it(
  'short: the engine finds the plays that GNU Backgammon finds, in 8,000 situations',
  { skip: noGnubg },
  () => {
    holds(agreesWithGnubg(8000, 4321) > 5000);
  },
);
