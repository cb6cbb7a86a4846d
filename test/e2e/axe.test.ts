import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { Clicks } from './support/hands.js';
import { Stage, type Table } from './support/stage.js';
import { tour } from './support/tour.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Axe {
  run(context: Document | Element): Promise<{
    readonly passes: readonly unknown[];
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }>;
}

/** What axe finds in the board, or in the whole page. */
const findings = (table: Table, whole = false) =>
  table.run(async (board, all) => {
    const { axe: tool } = window as unknown as { readonly axe: Axe };
    const { violations, passes } = await tool.run(all ? document : board);
    if (passes.length === 0) return ['axe looked at nothing'];
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  }, whole);

describe('Accessibility by axe on the strict page', () => {
  let stage: Stage;
  before(async () => {
    stage = await Stage.set();
  });
  after(() => stage.strike());

  for (const look of [
    { width: 800, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  ] as const) {
    test(`axe finds nothing in any phase of play, ${look.colorScheme}, at ${look.width} px`, async () => {
      const table = await stage.open('index.html', { ...look, board: '#board-short', scripts: [axe] });
      const found = await findings(table, true);
      let phases = 0;
      await tour(table, new Clicks(table), async (phase) => {
        phases++;
        found.push(...(await findings(table)).map((each) => `${phase}: ${each}`));
      });
      assert.deepEqual(found, []);
      assert.ok(phases > 15);
      await table.assertClean();
    });
  }
});
