import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { audit } from './support/audit.js';
import { cellAt } from './support/hands.js';
import { Player } from './support/player.js';
import { canMove, countOf } from './support/seen.js';
import { Stage, type Table } from './support/stage.js';
import { Finger } from './support/touch.js';

const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };

/** A swipe up over the board, of 200 px, from a place; says how far the page went. */
async function swipe(table: Table, finger: Finger, spot: string): Promise<number> {
  const seen = await table.look();
  const by = await table.bring(seen);
  const { x, y } = cellAt(seen, spot).at;
  const before = await table.scrollTop();
  const ends = await table.count('scrollend');
  await finger.down({ x, y: y - by });
  await finger.move({ x, y: y - by - 200 }, 10);
  await finger.up();
  await table.until('scrollend', ends + 1);
  return (await table.scrollTop()) - before;
}

describe('A board under a finger', () => {
  let stage: Stage;
  before(async () => {
    stage = await Stage.set();
  });
  after(() => stage.strike());

  test('a game of Caucasian is played to its end by touch, upright at 360 px, and the page never scrolls under a drag', async () => {
    const table = await stage.open('index.html', {
      ...phone,
      board: '#board-short',
      attributes: { variant: 'caucasus', seed: '4', speed: '0' },
    });
    const player = new Player(table, await Finger.of(table), { doubts: 0.05 });
    await player.game();
    const [ending, ...more] = await audit(table);
    assert.equal(ending?.by, 'finish');
    assert.deepEqual(more, []);
    await table.assertClean();
  });

  test('checkers are moved by taps too', async () => {
    const table = await stage.open('bare.html', {
      ...phone,
      attributes: { dice: '31', turn: 'white', speed: '0' },
    });
    const finger = await Finger.of(table);
    await finger.press(await table.look(), 'Roll');
    for (const spot of ['p8', 'p5', 'p6', 'p5']) {
      await finger.tap(await table.aim(cellAt(await table.look(), spot).at));
    }
    assert.match((await table.look()).status, /play is complete/);
    assert.equal(countOf(cellAt(await table.look(), 'p5'), 'white'), 2);
  });

  test('a swipe that begins on an empty point, or on checkers that cannot move, scrolls the page', async () => {
    const table = await stage.open('index.html', {
      ...phone,
      board: '#board-short',
      attributes: { dice: '31', turn: 'white', speed: '0' },
    });
    const finger = await Finger.of(table);
    await finger.press(await table.look(), 'Roll');
    const seen = await table.look();
    for (const spot of ['p2', 'p1']) {
      assert.ok(!canMove(cellAt(seen, spot)));
      assert.ok((await swipe(table, finger, spot)) > 100, `a swipe on ${cellAt(seen, spot).label}`);
    }
    const after = await table.look();
    assert.equal(after.facts, seen.facts, 'nothing was played, nothing refused');
    assert.deepEqual(
      after.cells.map(({ label }) => label),
      seen.cells.map(({ label }) => label),
    );
  });

  test('a drag that the browser breaks off puts the checker back', async () => {
    const table = await stage.open('bare.html', {
      ...phone,
      attributes: { dice: '31', turn: 'white', speed: '0' },
    });
    const finger = await Finger.of(table);
    await finger.press(await table.look(), 'Roll');
    const seen = await table.look();
    await finger.pick(seen, 'p8');
    assert.match(cellAt(await table.look(), 'p8').label, /picked up$/);
    await finger.cancel();
    const back = await table.look();
    assert.equal(cellAt(back, 'p8').label, cellAt(seen, 'p8').label);
    assert.equal(cellAt(back, 'p8').drawn, '3 light');
  });
});
