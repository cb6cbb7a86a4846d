import { it } from 'node:test';
import { holds } from '../support/build.js';
import { gnubgImports, gnubgPlays, matRecords, noGnubgMat, readsGnubg } from '../support/gnubg-mat.js';

it(
  'GNU Backgammon imports what is written as match text: the same boards, cube actions and points',
  { skip: noGnubgMat },
  () => {
    const games = gnubgImports(matRecords(8, 4711, 3));
    holds(games >= 12, `only ${games} games compared`);
  },
);

it('matches that GNU Backgammon plays and exports are read without a problem', { skip: noGnubgMat }, () => {
  const games = readsGnubg(
    gnubgPlays([
      { seed: 1, length: 3 },
      { seed: 2, length: 7 },
      { seed: 3, length: 0 },
    ]),
  );
  holds(games >= 8, `only ${games} games compared`);
});
