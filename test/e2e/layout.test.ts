import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Clicks } from './support/hands.js';
import { Player } from './support/player.js';
import { Stage, type Table } from './support/stage.js';
import { tour } from './support/tour.js';

/** What does not fit, measured in the page. */
const measure = (table: Table) =>
  table.run((board) => {
    const root = board.shadowRoot!;
    const host = board.getBoundingClientRect();
    const wrong: string[] = [];
    const name = (node: Element) =>
      `${node.tagName}.${node.getAttribute('class') ?? ''} “${node.textContent?.trim().slice(0, 40)}”`;
    for (const node of root.querySelectorAll('*')) {
      if (node.closest('.sr, .drawing, .loose')) continue;
      const { left, right, width } = node.getBoundingClientRect();
      if (width > 0 && (left < host.left - 1 || right > host.right + 1))
        wrong.push(`${name(node)} leaves the board`);
      if (!(node instanceof HTMLElement)) continue;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = node;
      const clips = clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
      if (clips)
        wrong.push(
          `${name(node)} needs ${scrollWidth} × ${scrollHeight} px, has ${clientWidth} × ${clientHeight}`,
        );
    }
    for (const button of root.querySelectorAll('button')) {
      const { width, height } = button.getBoundingClientRect();
      if (height < 44 || width < 44) wrong.push(`${name(button)} is ${width} × ${height}`);
    }
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) wrong.push(`the page scrolls sideways: ${page.scrollWidth}`);
    const sides = [...root.querySelectorAll('[role=gridcell]')].flatMap((cell) => {
      const { width, height } = cell.getBoundingClientRect();
      return [width, height];
    });
    return { wrong, height: host.height, narrow: Math.min(...sides) };
  });

/** Holds the scripts back until the page has been painted without them. */
const slowScripts = (page: Page) =>
  page.route('**/*.js', async (route) => {
    await page.evaluate(
      () =>
        new Promise((painted) => {
          new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
        }),
    );
    await route.continue();
  });

describe('The layout of a board', () => {
  let stage: Stage;
  before(async () => {
    stage = await Stage.set();
  });
  after(() => stage.strike());

  for (const width of [280, 320, 480, 768, 1280]) {
    test(`at ${width} px nothing is clipped, too small, or changes the board’s height in any phase of play`, async () => {
      const table = await stage.open('bare.html', { width, height: 900 });
      const heights = new Map<number, string>();
      const wrong: string[] = [];
      await tour(table, new Clicks(table), async (phase) => {
        const { height, narrow, wrong: found } = await measure(table);
        // An attribute that cannot be read is no phase of play: its message may take the room it needs.
        if (phase !== 'a bad value') heights.set(height, phase);
        wrong.push(...found.map((each) => `${phase}: ${each}`));
        if (width >= 320 && narrow < 40) wrong.push(`${phase}: a place is ${narrow} px narrow`);
      });
      assert.deepEqual(wrong, []);
      assert.equal(heights.size, 1, `heights: ${JSON.stringify([...heights])}`);
      await table.assertClean();
    });
  }

  for (const width of [320, 768, 1280]) {
    test(`at ${width} px nothing shifts from the first paint, without any script, to the end of a turn`, async () => {
      const table = await stage.open('index.html', {
        board: '#board-short',
        width,
        height: 900,
        prepare: slowScripts,
        attributes: { seed: '1', speed: '0' },
      });
      const player = new Player(table, new Clicks(table));
      let seen = await table.look();
      for (let turns = 0; turns < 3; turns++) seen = await player.turn(seen);
      assert.ok((await table.count('nardy-turn')) > 0);
      assert.deepEqual(await table.run(() => window.eyes.takeShifts()), []);
      await table.assertClean();
    });
  }
});
