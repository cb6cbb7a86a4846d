/** More whole games through the real page: other pairs of variant, hand, orientation and option than `npm test` plays. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { audit } from '../e2e/support/audit.js';
import { Clicks, Drags, Keys } from '../e2e/support/hands.js';
import { Player } from '../e2e/support/player.js';
import { moverIn } from '../e2e/support/seen.js';
import { Stage, type Table } from '../e2e/support/stage.js';
import { Finger } from '../e2e/support/touch.js';

const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };

async function keysOf(table: Table): Promise<Keys> {
  const keys = new Keys(table);
  await keys.come();
  return keys;
}

describe('More whole games through the built page', () => {
  let stage: Stage;
  before(async () => {
    stage = await Stage.set();
  });
  after(() => stage.strike());

  test('long by touch, upright', async () => {
    const table = await stage.open('index.html', {
      ...phone,
      board: '#board-long',
      attributes: { seed: '11', speed: '0' },
    });
    await new Player(table, await Finger.of(table), { doubts: 0.05 }).game();
    assert.equal((await audit(table)).length, 1);
    await table.assertClean();
  });

  test('short by keys alone, upright, going for hits', async () => {
    const table = await stage.open('bare.html', { width: 400, attributes: { seed: '12', speed: '0' } });
    await new Player(table, await keysOf(table), { hits: true, doubts: 0.05 }).game();
    assert.equal((await audit(table)).length, 1);
    await table.assertClean();
  });

  test('Caucasian by mouse drag at 768 px, going for hits', async () => {
    const table = await stage.open('bare.html', {
      width: 768,
      attributes: { variant: 'caucasus', seed: '13', speed: '0' },
    });
    await new Player(table, new Drags(table), { hits: true, hurry: 0.6 }).game();
    assert.equal((await audit(table)).length, 1);
    await table.assertClean();
  });

  test('short by click with Black near, home on the left, Black drawn light', async () => {
    const table = await stage.open('bare.html', {
      width: 800,
      attributes: { near: 'black', home: 'left', light: 'black', seed: '14', speed: '0' },
    });
    await new Player(table, new Clicks(table), { doubts: 0.05 }).game();
    assert.equal((await audit(table, { light: 'black' })).length, 1);
    await table.assertClean();
  });

  test('long by keys, upright and mirrored, Black near', async () => {
    const table = await stage.open('bare.html', {
      width: 360,
      attributes: { variant: 'long', near: 'black', home: 'left', seed: '15', speed: '0' },
    });
    await new Player(table, await keysOf(table)).game();
    assert.equal((await audit(table)).length, 1);
    await table.assertClean();
  });

  for (const variant of ['short', 'long'] as const) {
    test(`a series of ${variant}: the loser starts the next game, by click, drag and keys in turn`, async () => {
      const table = await stage.open('bare.html', {
        width: 700,
        attributes: { variant, seed: '16', speed: '0', 'cube-limit': '4' },
      });
      for (const hand of [new Clicks(table), new Drags(table), new Keys(table)]) {
        if (hand instanceof Keys) await hand.come();
        const over = await new Player(table, hand, {}, 3).game();
        const endings = await audit(table);
        await hand.press(over, 'New game');
        const next = await table.look();
        const mover = moverIn(next);
        assert.equal(mover?.seat, endings.at(-1)?.winner === 1 ? 2 : 1, next.status);
        if (variant === 'long') assert.equal(mover?.colour, 'white', 'in long the starter has White');
      }
      assert.equal((await audit(table)).length, 3);
      await table.assertClean();
    });
  }

  test('resigned in mid-turn: the kind is that of the last finished turn, and the next game begins', async () => {
    const table = await stage.open('bare.html', {
      width: 800,
      attributes: { position: 'white 6:15; black 7:2 1:13', turn: 'white', dice: '61', speed: '0' },
    });
    const clicks = new Clicks(table);
    await clicks.press(await table.look(), 'Roll');
    await clicks.pick(await table.look(), 'p6');
    await clicks.put(await table.look(), 'tray-white');
    await clicks.press(await table.look(), 'Resign');
    assert.match((await table.look()).question ?? '', /Player 1 \(white\) loses: mars, 2 points/);
    await clicks.press(await table.look(), 'Yes, resign');
    await table.look();
    assert.deepEqual(await audit(table), [{ by: 'resign', winner: 2, kind: 'mars', points: 2 }]);
    await table.assertClean();
  });

  const endings = [
    {
      name: 'koks by keys: the loser has a checker on the bar',
      attributes: { position: 'white 1:2 off:13; black bar:1 6:14', turn: 'white', dice: '21' },
      ending: { by: 'finish', winner: 1, kind: 'koks', points: 3 },
    },
    {
      name: 'koks capped to mars by end-mode',
      attributes: {
        position: 'white 1:2 off:13; black 20:1 6:14',
        turn: 'white',
        dice: '21',
        'end-mode': 'mars',
      },
      ending: { by: 'finish', winner: 1, kind: 'mars', points: 2 },
    },
    {
      name: 'oin, as the loser has borne one off',
      attributes: { position: 'white 1:2 off:13; black 10:14 off:1', turn: 'white', dice: '21' },
      ending: { by: 'finish', winner: 1, kind: 'oin', points: 1 },
    },
    {
      name: 'a draw of Caucasian with one point each',
      attributes: {
        variant: 'caucasus',
        'draw-rule': 'last-roll',
        rules: '{"drawPoints": 1}',
        position: 'white 1:2 off:13; black 6:4 off:11',
        turn: 'white',
        dice: '21 66',
      },
      ending: { by: 'draw', winner: null, kind: null, points: 1 },
    },
    {
      name: 'a starter’s win after a last roll that bears off too little',
      attributes: {
        variant: 'short',
        'draw-rule': 'last-roll',
        position: 'white 1:2 off:13; black 6:3 1:1 off:11',
        turn: 'white',
        dice: '21 65',
      },
      ending: { by: 'finish', winner: 1, kind: 'oin', points: 1 },
    },
  ];
  for (const { name, attributes, ending } of endings) {
    test(name, async () => {
      const table = await stage.open('bare.html', { width: 600, attributes: { speed: '0', ...attributes } });
      await new Player(table, await keysOf(table)).game();
      assert.deepEqual(await audit(table), [ending]);
      await table.assertClean();
    });
  }
});
