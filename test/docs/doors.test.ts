import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesBelow } from '../../scripts/lib.mjs';
import { fileOf } from './formats.js';

interface Package {
  readonly name: string;
  readonly sideEffects: readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
}
const { name, sideEffects, exports } = JSON.parse(fileOf('package.json')) as Package;
const readme = fileOf('README.md');

/** The doors by their files: `board`, `i18n/en`. */
const DOORS = filesBelow('src/doors').map((file) => file.replace(/^src\/doors\/(.+)\.ts$/, '$1'));
/** Whether a door registers an element: itself, or by a door that it opens too. */
function registers(door: string): boolean {
  const text = fileOf(`src/doors/${door}.ts`);
  return (
    /\bdefine\('/.test(text) ||
    [...text.matchAll(/'\.\/([\w/]+)\.js'/g)].some(([, other = '']) => registers(other))
  );
}
const published = (door: string): string => (door === 'board' ? '.' : `./${door}`);

describe('a door', () => {
  for (const door of DOORS) {
    const path = published(door);

    it(`${door} stands in the exports of package.json, its types before its script`, () => {
      const target = { types: `./dist/types/doors/${door}.d.ts`, default: `./dist/${door}.js` };
      assert.deepEqual(Object.entries(exports[path] ?? {}), Object.entries(target));
    });

    it(`${door} stands in the README’s table of doors`, () => {
      assert.ok(readme.includes(`| \`${name}${path.slice(1)}\``));
    });

    it(`${door} stands in sideEffects, as source and as script, if it registers an element, else not`, () => {
      for (const file of [`./src/doors/${door}.ts`, `./dist/${door}.js`])
        assert.equal(sideEffects.includes(file), registers(door), file);
    });
  }

  it('has a file for each line of the exports', () => {
    const files = Object.keys(exports).filter((path) => !path.endsWith('.json'));
    assert.deepEqual(files.sort(), DOORS.map(published).sort());
  });
});
