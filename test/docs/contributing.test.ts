import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../../scripts/lib.mjs';
import { fileOf } from './formats.js';

const { scripts } = JSON.parse(fileOf('package.json')) as { scripts: Readonly<Record<string, string>> };
const guide = fileOf('CONTRIBUTING.md');
const codes = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Where a path may lead: rooms are named as they lie in src, files without their ending, English for any language. */
function places(path: string): string[] {
  const known = path.replace(/(?<=i18n\/)(?:\*|lt)(?=[/.])/, 'en');
  return [known, `src/${known}`, `src/${known}.ts`];
}

describe('CONTRIBUTING.md', () => {
  it('names only commands that there are', () => {
    const named = codes.flatMap((code) => /^npm (?:run )?([\w:]+)/.exec(code)?.[1] ?? []);
    assert.ok(named.length > 20);
    assert.deepEqual(named.filter((name) => !(name in scripts)), []); // prettier-ignore
  });

  it('names only files and folders that there are', () => {
    const paths = codes.filter(
      (code) => /^\w[\w*.-]*(?:\/[\w*.-]+)+$/.test(code) && !code.startsWith('dist/'),
    );
    assert.ok(paths.length > 25);
    const lost = paths.filter((path) => !places(path).some((place) => existsSync(join(root, place))));
    assert.deepEqual(lost, []);
  });
});
