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

/** Runs in the page before anything else: `showStory` shows one, and tells what is wrong with it. */
function watchStories() {
  const page = /** @type {any} */ (window);
  let resolve = (/** @type {string} */ _wrong) => {};
  let wanted = new URLSearchParams(page.location.search).get('id');
  const failed = (/** @type {any} */ e) => resolve(e.message ?? e.description ?? String(e));
  const finished = (/** @type {any} */ e) => {
    if (e.storyId !== wanted) return;
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
  page.storyDone = new Promise((done) => (resolve = done));
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
  page.showStory = (/** @type {string} */ storyId) => {
    wanted = storyId;
    const done = new Promise((tell) => (resolve = tell));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    return done;
  };
}

/** One page, in which Storybook is loaded once and shows one story after another, as to a reader who leafs through it. */
class Storybook {
  /** What the page has complained of. @type {string[]} */
  #wrong = [];
  /** @type {import('playwright-core').Page | undefined} */
  #page;
  #browser;
  #url;

  /**
   * @param {import('playwright-core').Browser} browser
   * @param {string} url
   */
  constructor(browser, url) {
    this.#browser = browser;
    this.#url = url;
  }

  /**
   * @param {string} id
   * @returns {Promise<string[]>} what is wrong with the story
   */
  async check(id) {
    this.#wrong = [];
    const wrong = this.#wrong;
    const ended = this.#show(id).catch(String);
    const late = sleep(limits.story, `no end after ${inWords(limits.story)}`, { ref: false });
    const why = await Promise.race([ended, late]);
    if (why) wrong.unshift(why);
    if (wrong.length > 0) this.#page = undefined; // who knows what it has left behind
    return wrong;
  }

  /** @param {string} id */
  async #show(id) {
    const shown = this.#page;
    if (shown) return shown.evaluate((name) => /** @type {any} */ (window).showStory(name), id);
    const page = await (await this.#browser.newContext()).newPage();
    this.#page = page;
    page.setDefaultTimeout(limits.story);
    const complain = (/** @type {string} */ words) => {
      if (page === this.#page) this.#wrong.push(words); // one that has been left says nothing of the next story
    };
    page.on('pageerror', (error) => complain(error.message));
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complain(`console: ${message.text()}`);
    });
    await page.addInitScript(watchStories);
    await page.goto(`${this.#url}/iframe.html?id=${id}&viewMode=story`);
    return page.evaluate(() => /** @type {any} */ (window).storyDone);
  }
}

async function main() {
  const results = { passed: 0, failed: /** @type {string[]} */ ([]), skipped: /** @type {string[]} */ ([]) };
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  const server = await serve(built, { policy: null });
  const browser = await launch();
  const storybook = new Storybook(browser, server.url);
  for (const { id, type, title, name } of Object.values(entries)) {
    if (type !== 'story') continue;
    const wrong = await storybook.check(id);
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
