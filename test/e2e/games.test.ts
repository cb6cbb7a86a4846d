import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { audit } from './support/audit.js';
import { Clicks, Drags, Keys } from './support/hands.js';
import { Player } from './support/player.js';
import { Stage } from './support/stage.js';

describe('Whole games on the built page under the strict policy', () => {
  let stage: Stage;
  before(async () => {
    stage = await Stage.set();
  });
  after(() => stage.strike());

  test('a game of short is clicked to its end, and nothing goes wrong in the page', async () => {
    const table = await stage.open('index.html', {
      board: '#board-short',
      attributes: { seed: '7', speed: '0' },
    });
    const player = new Player(table, new Clicks(table), { doubts: 0.1 });
    await player.game();
    const endings = await audit(table);
    console.log(endings, table.looks.length);
    await table.assertClean();
    await table.close();
  });

  test('a game of long is played to its end by keys alone', async () => {
    const table = await stage.open('index.html', {
      board: '#board-long',
      attributes: { seed: '3', speed: '0' },
    });
    const keys = new Keys(table);
    await keys.come();
    const player = new Player(table, keys, { doubts: 0.1 });
    await player.game();
    const endings = await audit(table);
    console.log(endings, table.looks.length);
    await table.assertClean();
    await table.close();
  });
});
