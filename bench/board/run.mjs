/** `npm run bench:board`: what drawing a board costs beside two chessboards, in one run in one browser. README.md tells how to read it. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../../scripts/browser.mjs';
import { root } from '../../scripts/lib.mjs';
import { serve } from '../../scripts/static-server.mjs';
import { bringPackages } from '../packages.mjs';
import { Meter, spread, table } from './measure.mjs';

const ROUNDS = 7;
const BOARDS = 50;
const UPDATES = 60;
const COLUMN = 250;
const MOUNTS = { first: 10, all: 1000 };
const ALL = ['nardy-board', 'nardy-board, state', 'chessground', 'gchessboard'];
/** All the boards that are created are in view, or one that draws later than others would look quick. */
const WALL = { viewport: { width: 4900, height: 2900 }, deviceScaleFactor: 0.25 };
const DESK = { viewport: { width: 1280, height: 900 } };

/** @typedef {Record<string, number[]>} Rounds of each name the figures of all rounds */

/** @param {Meter} meter @param {string[]} names @returns {Promise<Rounds>} ms a board */
async function creation(meter, names) {
  const rounds = /** @type {Rounds} */ ({});
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of names) {
      const ms = await meter.time(`bench.create('${name}', ${BOARDS})`);
      await meter.run('bench.clear()');
      if (round > 0) (rounds[name] ??= []).push(ms / BOARDS); // the first is the warm-up
    }
  }
  return rounds;
}

const IDLE = 'a frame in which nothing happens';

/** @param {Meter} meter @param {string[]} names @returns {Promise<{rounds: Rounds, elements: Record<string, number>}>} ms an update */
async function updating(meter, names) {
  const rounds = /** @type {Rounds} */ ({});
  const elements = /** @type {Record<string, number>} */ ({});
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of names) {
      elements[name] = await meter.run(`bench.lay('${name}')`);
      const ms = await meter.time(`bench.update('${name}', ${UPDATES})`);
      await meter.run('bench.clear()');
      if (round > 0) (rounds[name] ??= []).push(ms / UPDATES);
    }
    const ms = await meter.time(`bench.idle(${UPDATES})`);
    if (round > 0) (rounds[IDLE] ??= []).push(ms / UPDATES);
  }
  return { rounds, elements };
}

/** @param {Meter} meter */
async function tellColumn(meter) {
  await meter.run(`bench.column(${COLUMN})`);
  const before = await meter.run('bench.drawn()');
  const shift = await meter.run('bench.scrollThrough()');
  const after = await meter.run('bench.drawn()');
  await meter.run('bench.clear()');
  console.log(`\n${COLUMN} boards in a column`);
  console.log(`  drawn before scrolling ${before} (aim: at most 12), after it ${after}`);
  console.log(`  layout shift while scrolling ${shift.toFixed(4)} (aim: 0)`);
}

/** @param {Meter} meter */
async function tellMounts(meter) {
  const count = async (/** @type {number} */ mounts) => {
    await meter.run(`bench.mount(${mounts})`);
    return meter.kept();
  };
  const first = await count(MOUNTS.first);
  const all = await count(MOUNTS.all - MOUNTS.first);
  console.log(`\n${MOUNTS.all} mounts, five forced collections`);
  for (const what of /** @type {const} */ (['nodes', 'listeners'])) {
    const most = what === 'nodes' ? 20 : 2;
    const line = `${first[what]} after the first ${MOUNTS.first}, ${all[what]} after all`;
    console.log(`  ${what} ${line}: ${all[what] - first[what]} more (aim: at most ${most})`);
  }
}

/** @param {Rounds} rounds @param {number} aim the most that is wanted, in times what chessground needs */
function tell(rounds, aim) {
  const other = rounds['chessground'] && spread(rounds['chessground']).median;
  const rows = Object.entries(rounds).map(([name, figures]) => {
    const { median, least, most } = spread(figures);
    const times = other && name !== IDLE && name !== 'chessground' ? `${(median / other).toFixed(2)} ×` : '';
    return [name, median.toFixed(2), `(${least.toFixed(2)}–${most.toFixed(2)})`, times];
  });
  table(rows);
  if (other) console.log(`  aim: at most ${aim} × chessground`);
}

const here = dirname(fileURLToPath(import.meta.url));
bringPackages(here);
const server = await serve(root, { policy: null });
const browser = await launch();
try {
  const open = (/** @type {import('playwright-core').BrowserContextOptions} */ options) =>
    Meter.open(browser, `${server.url}/bench/board/page.html`, options);
  const wall = await open(WALL);
  const names = /** @type {string[]} */ (await wall.run(`bench.present(${JSON.stringify(ALL)})`));
  console.log(`Chromium ${browser.version()}: ms of processor time of the page's main thread,`);
  console.log(`median of ${ROUNDS} rounds in turn, in brackets the least and the most.`);
  const created = await creation(
    wall,
    names.filter((name) => name !== 'nardy-board, state'),
  );
  await wall.close();
  const desk = await open(DESK);
  const { rounds, elements } = await updating(desk, names);
  console.log(`\nCreate ${BOARDS} boards, to the frame that shows them: ms a board`);
  tell(created, 1.5);
  console.log('\nSet a position, to the frame that shows it: ms');
  tell(rounds, 1.1);
  console.log('\nElements of a board at rest');
  table(Object.keys(created).map((name) => [name, String(elements[name])]));
  console.log('  aim: at most 150');
  await tellColumn(desk);
  await desk.close();
  const fresh = await open(DESK);
  await tellMounts(fresh);
} finally {
  await browser.close();
  server.close();
}
