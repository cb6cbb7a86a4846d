/**
 * `npm test`: from a fresh clone to one plain line, `N passed, N failed, N skipped`.
 * `npm run proof` (--proof): the same for test/proof and the broken rules, which take longer.
 * Each stage is an npm script. One that counts its tests does so through scripts/results.mjs; any other counts as one.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './browser.mjs';
import { install } from './install.mjs';
import { filesBelow, root } from './lib.mjs';
import { line } from './results.mjs';
import { runStages } from './stages.mjs';

const proof = process.argv.includes('--proof');

/** @returns {import('./stages.mjs').Stage[]} in the order in which they begin */
function stages() {
  const noDemo = existsSync(join(root, 'demo/index.html')) ? undefined : 'there is no demo';
  const hasStories = filesBelow('stories').some((file) => file.endsWith('.stories.ts'));
  const noStories = hasStories ? undefined : 'there are no stories';

  const build = { name: 'build', run: ['build:js'] };
  const demo = { name: 'demo', run: ['build:demo'], after: ['build'], skip: noDemo };
  if (proof) {
    const long = { name: 'proof', run: ['test:proof'], after: ['build', 'demo'], counts: true, minutes: 120 };
    const broken = { name: 'broken rules', run: ['mutations'], counts: true, minutes: 60 };
    return [build, demo, long, broken];
  }
  return [
    build,
    { name: 'lint', run: ['lint:code'] },
    demo,
    { name: 'manifest', run: ['build:manifest'], after: ['build'] },
    { name: 'browser tests', run: ['test:browser'], after: ['browser'], counts: true },
    { name: 'storybook', run: ['build:storybook'], after: ['manifest'], skip: noStories },
    { name: 'unit tests', run: ['test:unit'], counts: true },
    { name: 'end-to-end tests', run: ['test:e2e'], after: ['browser', 'build', 'demo'], counts: true },
    {
      name: 'stories',
      run: ['test:stories'],
      after: ['browser', 'storybook'],
      counts: true,
      skip: noStories,
    },
    { name: 'declarations', run: ['build:types'], after: ['build'] },
    { name: 'types', run: ['typecheck:all'], after: ['manifest'] },
    { name: 'types without DOM', run: ['typecheck:pure'] },
    { name: 'import directions', run: ['lint:imports'] },
    { name: 'format', run: ['format:check'] },
    { name: 'sizes', run: ['size'], after: ['build'], counts: true },
    { name: 'doors', run: ['test:doors'], after: ['build', 'declarations'], counts: true },
    { name: 'package', run: ['check:package'], after: ['declarations', 'manifest'] },
  ];
}

/** @returns {string | undefined} why no browser test can run */
function noBrowser() {
  try {
    console.log(`Browser: ${findChromium()}`);
    return undefined;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/** @returns {Promise<import('./results.mjs').Results>} */
async function main() {
  if (!install()) return { passed: 0, failed: ['install: npm ci failed, see above'], skipped: [] };
  const why = noBrowser();
  const results = await runStages(stages(), why === undefined ? [] : ['browser']);
  if (why !== undefined) results.failed.unshift(`browser: ${why}`);
  return results;
}

const results = await main();
if (results.failed.length > 0) console.log(`\nFailed:\n  ${results.failed.join('\n  ')}`);
if (results.skipped.length > 0) console.log(`\nSkipped:\n  ${results.skipped.join('\n  ')}`);
console.log(`\n${line(results)}`);
process.exitCode = results.failed.length > 0 ? 1 : 0;
