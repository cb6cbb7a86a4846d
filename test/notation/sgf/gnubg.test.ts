import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSgf, writeSgf } from '../../../src/notation/sgf/index.js';
import { holds, value } from '../../support/build.js';
import { gnubgAgrees, gnubgLoads, gnubgRecords, noGnubgSgf } from '../../support/gnubg-sgf.js';

it(
  'GNU Backgammon finds the same boards, cube actions and points in what is written as SGF',
  { skip: noGnubgSgf },
  () => {
    const games = gnubgLoads(gnubgRecords(8, 2024, 3));
    holds(games >= 15, `only ${games} games compared`);
  },
);

it('files of GNU Backgammon that are written again are the same to it', { skip: noGnubgSgf }, () => {
  for (const name of ['match', 'money', 'analysed', 'position']) {
    const text = readFileSync(new URL(`../../fixtures/sgf/${name}.sgf`, import.meta.url), 'utf8');
    const { record, kept } = value(readSgf(text));
    gnubgAgrees(text, value(writeSgf(record, kept)).text);
  }
});
