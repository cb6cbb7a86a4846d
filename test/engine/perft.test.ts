import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseArguments, perft, ROLLS } from '../../scripts/perft.js';
import type { VariantId } from '../../src/engine/options.js';
import { code, value } from '../support/build.js';

/** The first plies of a variant as [plays, positions]. */
function counted(variant: VariantId, depth: number): [number, number][] {
  const found: [number, number][] = [];
  for (const { ply, plays, positions } of perft(variant)) {
    found.push([plays, positions]);
    if (ply === depth) break;
  }
  return found;
}

describe('the counted tree from the start position', () => {
  it('short: two plies have 447 and 183,632 plays, 406 and 163,706 positions', () => {
    assert.deepEqual(counted('short', 2), [
      [447, 406],
      [183_632, 163_706],
    ]);
  });

  it('nackgammon: two plies from its own start', () => {
    assert.deepEqual(counted('nackgammon', 2), [
      [547, 497],
      [293_444, 263_383],
    ]);
  });

  it('hypergammon: two plies with three checkers a side', () => {
    assert.deepEqual(counted('hypergammon', 2), [
      [195, 144],
      [28_081, 20_449],
    ]);
  });

  it('tavla: the first ply is that of short nardy, the second has fewer plays (HIDE-4)', () => {
    assert.deepEqual(counted('tavla', 2), [
      [447, 406],
      [181_472, 162_531],
    ]);
  });

  it('caucasus: the first ply is that of short nardy, for nothing can be hit yet (HIDE-1)', () => {
    assert.deepEqual(counted('caucasus', 1), counted('short', 1));
  });

  it('long: three plies with first turns (HEAD-2) and 5-5 answered by 4-4 (HEAD-3)', () => {
    assert.deepEqual(counted('long', 3), [
      [22, 13],
      [286, 165],
      [12_336, 4173],
    ]);
  });

  it('crazy gulbar: three plies, doubles as runs (GUL-2), what is left of them set aside', () => {
    assert.deepEqual(counted('crazy-gulbar', 3), [
      [31, 24],
      [669, 481],
      [36_696, 14_968],
    ]);
  });

  it('plays each of the 21 rolls once', () => {
    assert.equal(new Set(ROLLS.map(([a, b]) => [a, b].sort().join('-'))).size, 21);
    assert.equal(ROLLS.length, 21);
  });
});

describe('npm run perft', () => {
  it('takes a variant and a depth', () => {
    assert.deepEqual(value(parseArguments(['long', '3'])), { variant: 'long', depth: 3 });
  });

  for (const [why, given, error] of [
    ['no variant', [], 'ERR_VARIANT'],
    ['an unknown variant', ['lng', '2'], 'ERR_VARIANT'],
    ['no depth', ['long'], 'ERR_DEPTH'],
    ['depth 0', ['long', '0'], 'ERR_DEPTH'],
    ['half a depth', ['long', '1.5'], 'ERR_DEPTH'],
    ['a depth in words', ['long', 'three'], 'ERR_DEPTH'],
  ] as const) {
    it(`refuses ${why} with ${error}`, () => {
      assert.equal(code(parseArguments(given)), error);
    });
  }

  it('says which variants there are and ends with exit code 2 where it is asked for another', () => {
    const script = fileURLToPath(new URL('../../scripts/perft.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, 'backgammon', '1'], {
      encoding: 'utf8',
    });
    assert.equal(status, 2);
    assert.match(
      stderr,
      /ERR_VARIANT: "backgammon"\n.*short, caucasus, long, crazy-gulbar, nackgammon, hypergammon, tavla/,
    );
  });
});
