import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import type { SeriesFact } from '../../../src/engine/series.js';
import { writeMat } from '../../../src/notation/mat/write.js';
import type { NardyRecord } from '../../../src/record/record.js';
import { holds, play, roll, rulesOf, say, thrown, value } from '../../support/build.js';
import { gnubgImports, gnubgPlays, matRecords, noGnubgMat, readsGnubg } from '../../support/gnubg-mat.js';
import { expected, known, withGnubg, type GnubgMatch } from '../../support/gnubg-match.js';
import { recorded } from './laws.js';

/** What gnubg, set as it comes, makes of a record as match text. */
function imported(record: NardyRecord): GnubgMatch {
  const commands = ['set display off', 'set confirm new off', 'set confirm save off', 'import mat 0.mat'];
  const script = [
    'import gnubg, json',
    `for s in ${JSON.stringify(commands)}: gnubg.command(s)`,
    "out = open('done', 'w')",
    'out.write(json.dumps(gnubg.match(analysis=0, boards=1, statistics=0), default=str))',
    'out.close()',
  ];
  const files = { '0.mat': value(writeMat(record)).text, 'run.py': script.join('\n') };
  return withGnubg(files, (folder) => JSON.parse(readFileSync(join(folder, 'done'), 'utf8')) as GnubgMatch);
}

/** Who is beavered doubles in gnubg’s words. */
const cubeAction = ({ type }: SeriesFact): string | null =>
  type === 'beaver' ? 'double' : type === 'double' || type === 'take' || type === 'drop' ? type : null;

it(
  'CUBE-4: GNU Backgammon reads beavers, taken or dropped, and the games after them',
  { skip: noGnubgMat },
  () => {
    const doubled = [thrown(3, 1), play(1, [8, 3], [6, 1]), say('double', 2), say('beaver', 1)];
    const begun = [roll(2, 6, 2), play(2, [24, 6], [18, 2])];
    const facts: readonly SeriesFact[] = [
      ...doubled,
      say('drop', 2),
      { type: 'new-game' },
      ...doubled,
      say('take', 2),
      ...begun,
      say('double', 1),
      say('drop', 2),
      { type: 'new-game' },
      ...doubled.slice(0, 2),
      ...begun,
    ];
    const rules = rulesOf({ cubeLimit: 'unlimited', seriesFirstMove: 'roll', beaver: true });
    const record = { version: 1, rules, facts } as const;
    assert.deepEqual(
      known(imported(record)).map(({ actions }) => actions),
      expected(record, cubeAction).map(({ actions }) => actions),
    );
  },
);

it(
  'CUBE-5: GNU Backgammon counts one for a mars that is named as lost without Jacoby',
  { skip: noGnubgMat },
  () => {
    for (const cubeLimit of ['unlimited', 'off'] as const) {
      const rules = rulesOf({ cubeLimit, seriesFirstMove: 'roll' });
      const isLost = (record: NardyRecord) => value(writeMat(record)).lost.includes('rules.jacoby');
      let seed = 1;
      while (!isLost(recorded(rules, seed, 1))) seed++;
      const record = recorded(rules, seed, 1);
      const [asked, found] = [expected(record, cubeAction)[0]!, known(imported(record))[0]!];
      holds(asked.points! > 1, `only ${asked.points}`);
      assert.deepEqual([found.winner, found.points], [asked.winner, 1]);
    }
  },
);

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
