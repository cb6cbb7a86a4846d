/** Lets GNU Backgammon, where it is installed, import what is written as match text, and play matches to be read. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Rules } from '../../src/engine/options.js';
import type { SeriesFact } from '../../src/engine/series.js';
import { readMat } from '../../src/notation/mat/read.js';
import { writeMat } from '../../src/notation/mat/write.js';
import { walk, type NardyRecord } from '../../src/record/record.js';
import { rulesOf, value } from './build.js';
import { expected, GNUBG_VARIANTS, known, noGnubgFor, withGnubg, type GnubgMatch } from './gnubg-match.js';
import { recorded } from './sgf-records.js';

/** Why the tests against gnubg are left out; false when they are not. */
export const noGnubgMat = noGnubgFor('match text is NOT checked against it');

/** gnubg does not look for Jacoby in the headers: it plays by what it is set to. */
const IMPORT = `
import gnubg, json, os
for s in ('set display off', 'set confirm new off', 'set confirm save off'):
    gnubg.command(s)
out = open('done', 'w')
n = 0
while os.path.exists('%d.mat' % n):
    gnubg.command('set jacoby %s' % open('%d.jacoby' % n).read())
    gnubg.command('import mat %d.mat' % n)
    out.write(json.dumps(gnubg.match(analysis=0, boards=1, statistics=0), default=str) + '\\n')
    n += 1
out.close()
`;

/** Match text tells a double, a take and a drop; gnubg imports no beaver. */
const cubeAction = ({ type }: SeriesFact): string | null =>
  type === 'double' || type === 'take' || type === 'drop' ? type : null;

/** gnubg knows the same of every record: boards before each play, cube actions, winner and points of each game. */
export function gnubgImports(records: readonly NardyRecord[]): number {
  const texts = records.map((record, index) => [`${index}.mat`, value(writeMat(record)).text] as const);
  const jacoby = records.map(({ rules }, index) => [`${index}.jacoby`, rules.jacoby ? 'on' : 'off']);
  const files = { ...Object.fromEntries([...texts, ...jacoby]), 'run.py': IMPORT } as Record<string, string>;
  const answers = withGnubg(files, (folder) => readFileSync(join(folder, 'done'), 'utf8').trim().split('\n'));
  assert.equal(answers.length, records.length);
  let games = 0;
  for (const [index, record] of records.entries()) {
    const imported = JSON.parse(answers[index]!) as GnubgMatch;
    const asked = expected(record, cubeAction);
    // A forced play after the last roll, `62: ????`, gnubg makes by itself before it lets the player resign.
    const found = known(imported).map(({ actions, ...rest }, game) => {
      const isExtra = imported.games[game]!.game.at(-1)?.action === 'resign';
      return { ...rest, actions: isExtra ? actions.slice(0, asked[game]?.actions.length) : actions };
    });
    assert.deepEqual(found, asked, texts[index]![1]);
    games += imported.games.length;
  }
  return games;
}

/** Rules that gnubg plays by and finds in match text. Beavers are not: it does not import again what it exports of them. */
const gnubgRules: fc.Arbitrary<Rules> = fc
  .tuple(
    fc.constantFrom(...GNUBG_VARIANTS),
    fc.oneof(
      fc.record({ matchLength: fc.integer({ min: 1, max: 7 }) }),
      fc.constant({ matchLength: 5, crawford: false }),
      fc.record({ jacoby: fc.boolean() }),
      fc.constant({ cubeLimit: 'off' as const }),
    ),
  )
  .map(([variant, options]) =>
    rulesOf({ variant, cubeLimit: 'unlimited', seriesFirstMove: 'roll', ...options }),
  );

/** Random records by rules that gnubg knows; a seed gives the same again. */
export const matRecords = (count: number, seed: number, games: number): NardyRecord[] =>
  fc
    .sample(fc.tuple(gnubgRules, fc.nat()), { numRuns: count, seed })
    .map(([rules, each]) => recorded(rules, each, games));

/** gnubg plays against itself and exports what it played; `length` 0 = money. */
export interface Played {
  readonly seed: number;
  readonly length: number;
}

const playing = ({ seed, length }: Played, index: number): string[] => [
  `set seed ${seed}`,
  ...(length > 0
    ? ['set automatic game on', `new match ${length}`]
    : ['set automatic game off', 'set jacoby on', 'new session', 'new game', 'new game']),
  `export match mat ${index}.mat`,
];

const PLAYERS = [0, 1].flatMap((player) => [
  `set player ${player} gnubg`,
  `set player ${player} chequerplay evaluation plies 0`,
  `set player ${player} cubedecision evaluation plies 0`,
]);

/** The match texts of gnubg itself. */
export function gnubgPlays(matches: readonly Played[]): string[] {
  const settings = ['set display off', 'set confirm new off', 'set confirm save off', 'set rng mersenne'];
  const commands = [...settings, ...PLAYERS, ...matches.flatMap(playing)];
  const script = [
    'import gnubg',
    `for s in ${JSON.stringify(commands)}: gnubg.command(s)`,
    "open('done', 'w').close()",
  ];
  return withGnubg({ 'run.py': script.join('\n') }, (folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.mat'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

/** What gnubg plays is read without a problem; each game is worth what gnubg says. Tells how many games were compared. */
export function readsGnubg(texts: readonly string[]): number {
  let games = 0;
  for (const text of texts) {
    const { record, problems } = value(readMat(text));
    assert.deepEqual(problems, [], text);
    const outcomes = value(walk(record)).map(({ game }) => game.outcome);
    const worth = outcomes
      .filter((outcome, index) => outcome && outcome !== outcomes[index - 1])
      .map((outcome) => Math.max(outcome!.points[1], outcome!.points[2]));
    const told = [...text.matchAll(/Wins (\d+) point/g)].map(([, points]) => Number(points));
    assert.deepEqual(worth, told, text);
    games += told.length;
  }
  return games;
}
