import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import fc from 'fast-check';
import { readSgf, writeSgf } from '../../src/notation/sgf/index.js';
import { holds, value } from '../support/build.js';
import { builtNotation } from '../support/built.js';
import { cpuTime } from '../support/cpu-time.js';
import { anyRules } from '../support/games.js';
import { gnubgLoads, gnubgRecords, noGnubgSgf } from '../support/gnubg-sgf.js';
import { asTold, recorded } from '../support/sgf-records.js';

it(
  'GNU Backgammon finds the same boards, cube actions and points in 400 written series',
  { skip: noGnubgSgf },
  () => {
    let games = 0;
    for (let part = 0; part < 10; part++) games += gnubgLoads(gnubgRecords(40, 5000 + part, 3));
    holds(games >= 800, `only ${games} games compared`);
  },
);

it('300 random series of the short variants are the same when written as SGF and read again', () => {
  const series = fc.constantFrom('short', 'caucasus').chain((each) => fc.tuple(anyRules(each), fc.nat()));
  fc.assert(
    fc.property(series, ([rules, seed]) => {
      const from = recorded(rules, seed, 3);
      const { record, problems } = value(readSgf(value(writeSgf(from)).text));
      assert.deepEqual(problems, []);
      assert.deepEqual(record.rules, rules);
      assert.deepEqual(asTold(record), asTold(from));
    }),
    { numRuns: 300, seed: 31 },
  );
});

/** A money session of so many characters; its games are those of a file of GNU Backgammon, again and again. */
function session(name: string, length: number): string {
  const text = readFileSync(new URL(`../fixtures/sgf/${name}.sgf`, import.meta.url), 'utf8');
  const part = text.replaceAll(/MI(\[\w+:\d+\])+/g, 'MI[length:0]').replaceAll(/GS(\[[^\]]*\])+/g, '');
  return part.repeat(Math.ceil(length / part.length));
}

for (const [name, kind] of [
  ['analysed', 'with analysis'],
  ['money', 'without analysis'],
] as const) {
  it(`10 MB ${kind} take under ten seconds to read, and at most twenty times as long as 1 MB`, async () => {
    const { readSgf: read } = await builtNotation();
    const timed = (length: number): number => {
      const text = session(name, length);
      return cpuTime(() => assert.deepEqual(value(read(text)).problems, []));
    };
    timed(200_000);
    const [short, long] = [timed(1_000_000), timed(10_000_000)];
    holds(long < 20 * short, `1 MB took ${short} ms, 10 MB ${long} ms`);
    holds(long < 10_000, `10 MB took ${long} ms`);
  });
}
