import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { VARIANT_IDS } from '../../src/engine/options.js';
import { DIALECTS } from '../notation/mat/dialects.js';
import { bringsBack, bringsBackUntold, dialectAgrees } from '../notation/mat/laws.js';
import { holds, value } from '../support/build.js';
import { builtNotation } from '../support/built.js';
import { cpuTime } from '../support/cpu-time.js';
import { gnubgImports, gnubgPlays, matRecords, noGnubgMat, readsGnubg } from '../support/gnubg-mat.js';

describe('match text, at length', () => {
  it('GNU Backgammon imports 80 random records: the same boards and points', { skip: noGnubgMat }, () => {
    holds(gnubgImports(matRecords(80, 515, 4)) > 150);
  });

  it('20 matches of GNU Backgammon are read without a problem', { skip: noGnubgMat }, () => {
    const lengths = [0, 1, 3, 5, 7, 11, 0, 9, 2, 5];
    const matches = [...lengths, ...lengths].map((length, index) => ({ seed: 100 + index, length }));
    const games = readsGnubg(gnubgPlays(matches));
    holds(games > 40, `only ${games} games compared`);
  });

  for (const variant of VARIANT_IDS) {
    it(`${variant}: what is written is read again`, () => bringsBack(variant, { numRuns: 60, seed: 516 }));
  }
  it('short: what is written is read again with its rules', () => {
    bringsBackUntold({ numRuns: 80, seed: 517 });
  });
  for (const dialect of Object.keys(DIALECTS)) {
    it(`${dialect}: leads to the same positions`, () => dialectAgrees(dialect, { numRuns: 40, seed: 518 }));
  }
});

/** Money play of so many characters: the games of a fixture over and over, the score going on. */
function longText(length: number): string {
  const fixture = readFileSync(new URL('../fixtures/mat/money.mat', import.meta.url), 'utf8');
  const games = fixture.split(/ Game \d+\n.*\n/).slice(1);
  const parts = [' 0 point match\n\n'];
  const score = [0, 0];
  let written = 0;
  for (let index = 0; written < length; index++) {
    const rows = games[index % games.length]!;
    parts.push(` Game ${index + 1}\n${` Ann Lee : ${score[0]}`.padEnd(32)}Bob & Co : ${score[1]}\n${rows}`);
    written += rows.length;
    const [, before = '', points = ''] = /^(.*)Wins (\d+) point/m.exec(rows)!;
    score[before.length < 20 ? 0 : 1]! += Number(points);
  }
  return parts.join('');
}

it('10 million characters take under ten seconds to read, and at most twenty times as long as one million', async () => {
  const { readMat: read } = await builtNotation();
  const timed = (length: number): number => {
    const text = longText(length);
    return cpuTime(() => assert.deepEqual(value(read(text)).problems, []));
  };
  timed(200_000); // a warm engine on both sides
  const [short, long] = [timed(1_000_000), timed(10_000_000)];
  holds(long < 20 * short, `1 MB took ${short} ms, 10 MB ${long} ms`);
  holds(long < 10_000, `10 MB took ${long} ms`);
});
