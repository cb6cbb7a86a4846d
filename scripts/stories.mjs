/** Opens every story of the built Storybook: it must render, its play function pass, axe find nothing, the console stay clean. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.mjs';
import { filesBelow, root } from './lib.mjs';
import { report } from './results.mjs';
import { serve } from './static-server.mjs';

const built = join(root, 'storybook-static');

/** Runs in the page before anything else: `storyDone` tells how the story ended. */
function watchStory() {
  const page = /** @type {any} */ (window);
  page.storyDone = new Promise((resolve) => {
    const failed = (/** @type {any} */ e) => resolve(e.message ?? e.description ?? String(e));
    const timer = setInterval(() => {
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      if (!channel) return;
      clearInterval(timer);
      channel.on('storyFinished', (/** @type {any} */ e) => {
        const axe = (e.reporters ?? []).find((/** @type {any} */ r) => r.type === 'a11y');
        const found = (axe?.result?.violations ?? []).map(
          (/** @type {any} */ v) => `${v.id}: ${v.nodes[0]?.target} ${v.help}`,
        );
        if (!axe) found.push('axe did not run');
        if (e.status !== 'success' && found.length === 0) found.push(`ended with ${e.status}`);
        resolve(found.join('; '));
      });
      for (const name of [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
      ]) {
        channel.on(name, failed);
      }
    }, 5);
    setTimeout(() => resolve('no end in 20 s'), 20_000);
  });
}

/**
 * @param {import('playwright-core').BrowserContext} context they share, so that Storybook is compiled once
 * @param {string} url
 * @returns {Promise<string[]>} what is wrong with the story
 */
async function check(context, url) {
  const page = await context.newPage();
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
  const context = await browser.newContext();
  for (const { id, type, title, name } of Object.values(entries)) {
    if (type !== 'story') continue;
    const wrong = await check(context, `${server.url}/iframe.html?id=${id}&viewMode=story`);
    if (wrong.length === 0) results.passed++;
    else results.failed.push(`${title} › ${name}: ${wrong.join('; ').slice(0, 500)}`);
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
