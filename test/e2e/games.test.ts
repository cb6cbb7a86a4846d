import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { audit } from './support/audit.js';
import { Clicks, Drags, Keys } from './support/hands.js';
import { Player } from './support/player.js';
import { buttonOf } from './support/seen.js';
import { Stage, type Table } from './support/stage.js';

/** The plays told so far. */
const plays = async (table: Table) => (await table.told()).filter(({ type }) => type === 'turn');

describe('Whole games on the built page under the strict policy', () => {
  let stage: Stage;
  before(async () => {
    stage = await Stage.set();
  });
  after(() => stage.strike());

  test('a game of short is clicked to its end, and nothing goes wrong in the page', async () => {
    const table = await stage.open('index.html', {
      board: '#board-short',
      width: 520,
      attributes: { seed: '15', speed: '0' },
    });
    const player = new Player(table, new Clicks(table), { doubts: 0.1 });
    await player.game();
    const [ending, ...more] = await audit(table);
    assert.equal(ending?.by, 'finish');
    assert.deepEqual(more, []);
    const told = await table.told();
    assert.ok(
      told.some(({ type, detail }) => type === 'move' && detail['hit']),
      'blots were hit',
    );
    assert.ok(told.some(({ type }) => type === 'undo'));
    await table.assertClean();
  });

  test('a game of long is played to its end by keys alone', async () => {
    const table = await stage.open('index.html', {
      board: '#board-long',
      width: 520,
      attributes: { seed: '2', speed: '0' },
    });
    const keys = new Keys(table);
    await keys.come();
    const player = new Player(table, keys, { doubts: 0.05, hurry: 1 });
    await player.game();
    const [ending, ...more] = await audit(table);
    assert.equal(ending?.by, 'finish');
    assert.deepEqual(more, []);
    await table.assertClean();
  });

  test('short by mouse drag: doubled, taken, redoubled, taken and finished; then a double is dropped', async () => {
    const table = await stage.open('bare.html', {
      width: 600,
      attributes: { seed: '7', speed: '0', 'cube-limit': '64' },
    });
    let dropping = false;
    const player = new Player(table, new Drags(table), {
      offer: (seen) => (buttonOf(seen, 'Double') ? 'Double' : 'Redouble'),
      answer: () => (dropping ? 'Drop' : 'Take'),
    });
    for (let seen = await table.look(); (await table.count('nardy-take')) < 2;)
      seen = await player.turn(seen);
    const raised = new Player(table, new Drags(table));
    const over = await raised.game();
    await raised.hand.press(over, 'New game');
    dropping = true;
    await player.game();
    const [first, second, ...more] = await audit(table);
    assert.deepEqual(more, []);
    assert.equal(first?.by, 'finish');
    assert.equal(first.points, { oin: 4, mars: 8, koks: 12 }[first.kind!], 'the kind, at a cube of 4');
    assert.deepEqual({ ...second, winner: null }, { by: 'drop', winner: null, kind: 'oin', points: 1 });
    const offers = (await table.told()).filter(({ type }) => /^(?:double|take|drop)$/.test(type));
    // `cube` is the value after each; who took owns it, and alone may redouble.
    assert.deepEqual(
      offers.map(({ type, detail }) => `${type} ${String(detail['cube'])}`),
      ['double 1', 'take 2', 'double 2', 'take 4', 'double 1', 'drop 1'],
    );
    const [doubler, taker, redoubler, retaker] = offers.map(({ detail }) => detail['seat']);
    assert.deepEqual([redoubler, retaker], [taker, doubler]);
    await table.assertClean();
  });

  const last = { variant: 'long', speed: '0', 'draw-rule': 'last-roll', turn: 'white' };
  const lastRolls = [
    {
      behaviour: 'bearing off everything with the last roll makes a draw',
      position: 'white 1:1 off:14; black 1:1 2:1 off:13',
      dice: '61 21',
      ending: { by: 'draw', winner: null, kind: null, points: 0.5 },
      plays: 2,
    },
    {
      behaviour: 'the starter wins after a last roll that turns mars into oin',
      position: 'white 1:1 off:14; black 6:15',
      dice: '61 66',
      ending: { by: 'finish', winner: 1, kind: 'oin', points: 1 },
      plays: 2,
    },
    {
      behaviour: 'the last roll is given even when it can change nothing',
      position: 'white 1:2 off:13; black 18:15',
      dice: '61 21',
      ending: { by: 'finish', winner: 1, kind: 'mars', points: 2 },
      plays: 2,
    },
    {
      behaviour: 'the second player who finishes first wins at once',
      position: 'white 6:15; black 1:2 off:13',
      dice: '21 21',
      ending: { by: 'finish', winner: 2, kind: 'mars', points: 2 },
      plays: 2,
    },
  ];
  for (const { behaviour, position, dice, ending, plays: count } of lastRolls) {
    test(`long by keys with a last roll: ${behaviour}`, async () => {
      const table = await stage.open('bare.html', { width: 600, attributes: { ...last, position, dice } });
      const keys = new Keys(table);
      await keys.come();
      const player = new Player(table, keys);
      await player.game();
      assert.deepEqual(await audit(table), [ending]);
      assert.equal((await plays(table)).length, count);
      await table.assertClean();
    });
  }
});
