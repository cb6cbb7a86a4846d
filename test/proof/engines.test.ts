import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../scripts/static-server.mjs';
import { VARIANTS } from '../../src/engine/variants/index.js';
import type { NardyRecord } from '../../src/record/record.js';
import { Clicks, Drags, Keys } from '../e2e/support/hands.js';
import { Player } from '../e2e/support/player.js';
import type { Seen } from '../e2e/support/seen.js';
import { EnginePage, watchedDemo, type Engine } from '../support/engines/driver.js';
import { firefoxMissing, startFirefox } from '../support/engines/firefox.js';
import { startWebkit, webkitMissing } from '../support/engines/webkit.js';

/** Who has rolled and played, in the page's own record: `1 roll, 1 play`. */
const recorded = ({ record }: Seen): string =>
  (JSON.parse(record) as NardyRecord).facts
    .map((fact) => `${'seat' in fact ? fact.seat : '-'} ${fact.type}`)
    .join(', ');

for (const [name, missing, start] of [
  ['Firefox', firefoxMissing(), startFirefox],
  ['WebKitGTK', webkitMissing(), startWebkit],
] as const) {
  describe(`The built page in ${name}`, () => {
    let engine: Engine;
    let server: Awaited<ReturnType<typeof serve>>;
    before(async () => {
      if (missing) return;
      server = await serve(watchedDemo());
      engine = await start(800, 900);
    });
    after(async () => {
      if (missing) return;
      await engine.stop();
      server.close();
    });

    for (const variant of Object.keys(VARIANTS)) {
      test(
        `a turn of ${variant} is played by clicks, by drags and by keys`,
        { skip: missing ?? false },
        async () => {
          const attributes = { variant, turn: 'white', dice: '31 42 63', speed: '0' };
          const table = await EnginePage.open(engine, `${server.url}/bare.html`, attributes);
          const turn = (hand: Clicks | Keys) => new Player(table, hand).turn();
          assert.equal(recorded(await turn(new Clicks(table))), '1 roll, 1 play');
          assert.equal(recorded(await turn(new Drags(table))), '1 roll, 1 play, 2 roll, 2 play');
          const keys = new Keys(table);
          await keys.come();
          assert.equal(recorded(await turn(keys)), '1 roll, 1 play, 2 roll, 2 play, 1 roll, 1 play');
          assert.deepEqual(await table.trouble(), []);
        },
      );
    }
  });
}
