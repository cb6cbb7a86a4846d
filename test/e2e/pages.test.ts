import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { audit } from './support/audit.js';
import { cellAt, Clicks, Drags } from './support/hands.js';
import { Player } from './support/player.js';
import { countOf, type Seen } from './support/seen.js';
import { Stage, type Table } from './support/stage.js';
import { Finger } from './support/touch.js';

const white = (seen: Seen, spot: string) => countOf(cellAt(seen, spot), 'white');

/** Plays on until so many plays have been confirmed. */
async function playsOn(table: Table, player: Player, plays: number): Promise<void> {
  for (let seen = await table.look(); (await table.count('nardy-turn')) < plays;)
    seen = await player.turn(seen);
}

describe('A board inside other things', () => {
  let stage: Stage;
  before(async () => {
    stage = await Stage.set();
  });
  after(() => stage.strike());

  test('the bare page plays from a file on disk', async () => {
    const table = await stage.open('bare.html', {
      file: true,
      width: 800,
      attributes: { seed: '2', speed: '0' },
    });
    assert.match(table.page.url(), /^file:/);
    const player = new Player(table, new Clicks(table));
    await playsOn(table, player, 4);
    assert.deepEqual(await audit(table), []);
    await table.assertClean();
  });

  test('the bare page plays in a sandboxed frame, by click and by drag', async () => {
    const table = await stage.open('inside.html', {
      frame: '#frame',
      width: 800,
      attributes: { seed: '2', speed: '0' },
    });
    assert.equal(await table.frame.evaluate(() => window.origin), 'null');
    await playsOn(table, new Player(table, new Clicks(table)), 2);
    await playsOn(table, new Player(table, new Drags(table)), 4);
    assert.deepEqual(await audit(table), []);
    await table.assertClean();
  });

  const turned = { board: '#board-turned', width: 1000, height: 1000 };
  const set = { dice: '31 42', turn: 'white', speed: '0' };

  test('in a container that is scaled and turned, clicks and drags land where they are aimed', async () => {
    const table = await stage.open('inside.html', { ...turned, attributes: set });
    const clicks = new Clicks(table);
    await clicks.press(await table.look(), 'Roll');
    await clicks.pick(await table.look(), 'p8');
    await clicks.put(await table.look(), 'p5');
    assert.equal(white(await table.look(), 'p5'), 1, 'the click moved 8/5');
    const drags = new Drags(table);
    await drags.pick(await table.look(), 'p6');
    const held = await table.run((board) => {
      const { x, y, width, height } = board.shadowRoot!.querySelector('.held')!.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    assert.ok(Math.hypot(held.x - drags.at.x, held.y - drags.at.y) < 2, 'the checker is under the pointer');
    await drags.put(await table.look(), 'p5');
    const seen = await table.look();
    assert.equal(white(seen, 'p5'), 2, 'the drag moved 6/5');
    assert.match(seen.status, /play is complete/);
    await table.assertClean();
  });

  test('in a container that is scaled and turned, a finger drags a checker where it is aimed', async () => {
    const table = await stage.open('inside.html', { ...turned, hasTouch: true, attributes: set });
    const finger = await Finger.of(table);
    await finger.press(await table.look(), 'Roll');
    await finger.pick(await table.look(), 'p8');
    await finger.put(await table.look(), 'p5');
    await finger.pick(await table.look(), 'p6');
    await finger.put(await table.look(), 'p5');
    assert.equal(white(await table.look(), 'p5'), 2);
    await table.assertClean();
  });

  test('two boards on one page play two games', async () => {
    const short = await stage.open('index.html', {
      board: '#board-short',
      width: 800,
      attributes: { seed: '2', speed: '0' },
    });
    const long = short.beside('#board-long');
    await long.set({ seed: '4', speed: '0' });
    for (let turns = 0; turns < 3; turns++) {
      await playsOn(short, new Player(short, new Clicks(short)), 2 * turns + 1);
      await playsOn(long, new Player(long, new Clicks(long)), 2 * turns + 2);
    }
    const counts = [];
    for (const table of [short, long]) {
      const { record } = await table.look();
      counts.push(
        (JSON.parse(record) as { facts: { type: string }[] }).facts.filter(({ type }) => type === 'play')
          .length,
      );
    }
    assert.deepEqual(counts, [3, 3]);
    await short.assertClean();
  });
});
