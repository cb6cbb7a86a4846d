/** Lets GNU Backgammon, where it is installed, load what is written as SGF, and compares what it then knows. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Rules } from '../../src/engine/options.js';
import type { Series, SeriesFact } from '../../src/engine/series.js';
import { writeSgf } from '../../src/notation/sgf/index.js';
import type { NardyRecord } from '../../src/record/record.js';
import { rulesOf, value } from './build.js';
import { expected, GNUBG_VARIANTS, known, noGnubgFor, withGnubg, type GnubgMatch } from './gnubg-match.js';
import { recorded } from './sgf-records.js';

/** Why the tests against gnubg are left out; false when they are not. */
export const noGnubgSgf = noGnubgFor('written SGF is NOT loaded into it');

/** Loads each file and tells the game after each of its records, as gnubg sees it. */
const LOADER = `
import gnubg, json, os
for s in ('set display off', 'set confirm new off', 'set confirm save off'):
    gnubg.command(s)
out = open('done', 'w')
n = 0
while os.path.exists('%d.sgf' % n):
    gnubg.command('load match %d.sgf' % n)
    out.write(json.dumps(gnubg.match(analysis=0, boards=1, statistics=0), default=str) + '\\n')
    n += 1
out.close()
`;

function load(texts: readonly string[]): GnubgMatch[] {
  const files = Object.fromEntries(texts.map((text, index) => [`${index}.sgf`, text]));
  return withGnubg({ ...files, 'run.py': LOADER }, (folder) => {
    const lines = readFileSync(join(folder, 'done'), 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as GnubgMatch);
  });
}

/** A beaver is a second double, and who resigns before a double drops it (END-4). */
function cubeAction({ type }: SeriesFact, { game: { outcome } }: Series): string | null {
  if (type === 'beaver') return 'double';
  if (type === 'drop' || (type === 'resign' && outcome?.by === 'drop')) return 'drop';
  return type === 'double' || type === 'take' ? type : null;
}

/** gnubg must find the points by itself, except where a player resigned: there the result alone tells of it. */
const withoutResults = (text: string) => text.replace(/RE\[[WB]\+\d+\]/g, '');

/** gnubg knows the same of every record: boards before each play, cube actions, winner and points of each game. */
export function gnubgLoads(records: readonly NardyRecord[]): number {
  const loaded = load(records.map((record) => withoutResults(value(writeSgf(record)).text)));
  for (const [index, record] of records.entries()) {
    assert.deepEqual(known(loaded[index]!), expected(record, cubeAction), `record ${index}`);
  }
  return loaded.reduce((sum, { games }) => sum + games.length, 0);
}

/** gnubg knows the same of two texts. */
export function gnubgAgrees(text: string, other: string): void {
  const [one, two] = load([text, other]);
  assert.deepEqual(known(two!), known(one!));
}

/** Rules that gnubg plays by: matches with and without Crawford, money with all that belongs to it. */
const gnubgRules: fc.Arbitrary<Rules> = fc
  .tuple(
    fc.constantFrom(...GNUBG_VARIANTS),
    fc.oneof(
      fc.record({ matchLength: fc.integer({ min: 1, max: 5 }), crawford: fc.boolean() }),
      fc.record({ jacoby: fc.boolean(), beaver: fc.boolean(), autoDoubles: fc.nat(2) }),
      fc.constant({ cubeLimit: 'off' as const }),
    ),
  )
  .map(([variant, options]) =>
    rulesOf({ variant, cubeLimit: 'unlimited', seriesFirstMove: 'roll', ...options }),
  );

/** Random records by rules that gnubg knows; a seed gives the same again. */
export const gnubgRecords = (count: number, seed: number, games: number): NardyRecord[] =>
  fc
    .sample(fc.tuple(gnubgRules, fc.nat()), { numRuns: count, seed })
    .map(([rules, each]) => recorded(rules, each, games));
