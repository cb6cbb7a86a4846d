/** Opens every story of the built Storybook: it must render, its play function pass, axe find nothing, the console stay clean. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from './browser.mjs';
import { filesBelow, root } from './lib.mjs';
import { inWords, limits } from './limits.mjs';
import { report } from './results.mjs';
import { serve } from './static-server.mjs';

const built = join(root, 'storybook-static');

/** Runs in the page before anything else: `storyDone` tells how the story ended. */
function watchStory() {
  const page = /** @type {any} */ (window);
  page.storyDone = new Promise((resolve) => {
    const failed = (/** @type {any} */ e) => resolve(e.message ?? e.description ?? String(e));
    const finished = (/** @type {any} */ e) => {
      const axe = (e.reporters ?? []).find((/** @type {any} */ r) => r.type === 'a11y');
      const found = (axe?.result?.violations ?? []).map(
        (/** @type {any} */ v) => `${v.id}: ${v.nodes[0]?.target} ${v.help}`,
      );
      if (!axe) found.push('axe did not run');
      if (e.status !== 'success' && found.length === 0) found.push(`ended with ${e.status}`);
      resolve(found.join('; '));
    };
    const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
    /** @type {any} */
    let channel;
    // Listened to from the moment it is there: on a busy machine a story is over before one looks for it again.
    Object.defineProperty(page, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (made) => {
        channel = made;
        channel.on('storyFinished', finished);
        for (const name of failures) channel.on(name, failed);
      },
    });
  });
}

/**
 * @param {import('playwright-core').BrowserContext} context they share, so that Storybook is compiled once
 * @param {string} url
 * @returns {Promise<string[]>} what is wrong with the story
 */
async function check(context, url) {
  const page = await context.newPage();
  page.setDefaultTimeout(limits.story);
  /** @type {string[]} */
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) wrong.push(`console: ${message.text()}`);
  });
  try {
    await page.addInitScript(watchStory);
    await page.goto(url);
    const ended = await page.evaluate(
      () => /** @type {Promise<string>} */ (/** @type {any} */ (window).storyDone),
    );
    if (ended) wrong.unshift(ended);
  } catch (error) {
    wrong.push(String(error));
  } finally {
    await page.close();
  }
  return wrong;
}

async function main() {
  const results = { passed: 0, failed: /** @type {string[]} */ ([]), skipped: /** @type {string[]} */ ([]) };
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  const server = await serve(built, { policy: null, cache: 'max-age=3600' });
  const browser = await launch();
  let context = await browser.newContext();
  for (const { id, type, title, name } of Object.values(entries)) {
    if (type !== 'story') continue;
    const ended = check(context, `${server.url}/iframe.html?id=${id}&viewMode=story`);
    const wrong = await Promise.race([ended, sleep(limits.story, undefined, { ref: false })]);
    // One that does not end keeps its context busy.
    if (!wrong) context = await browser.newContext();
    const words = wrong ? wrong.join('; ').slice(0, 500) : `no end after ${inWords(limits.story)}`;
    if (words === '') results.passed++;
    else results.failed.push(`${title} › ${name}: ${words}`);
  }
  await browser.close();
  server.close();
  report(results);
}

if (!filesBelow('stories').some((file) => file.endsWith('.stories.ts'))) {
  report({ passed: 0, failed: [], skipped: ['stories (there are none)'] });
} else if (!existsSync(join(built, 'index.json'))) {
  report({
    passed: 0,
    failed: ['stories: there is no built Storybook, npm run build:storybook makes it'],
    skipped: [],
  });
} else await main();
