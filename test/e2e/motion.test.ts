import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { defaultRules } from '../../src/engine/rules.js';
import { append, emptyRecord } from '../../src/record/record.js';
import { cellAt, Clicks } from './support/hands.js';
import { Stage, type Table } from './support/stage.js';

/** So slow that there is time to act while a checker flies; what is entered then cuts the flight short. */
const SLOW = '0.001';

/** Where checkers flew to, each as the place that lies there. */
async function flown(table: Table): Promise<string[]> {
  const boxes = await table.run((board) =>
    [...board.shadowRoot!.querySelectorAll('[role=gridcell]')].map((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return { spot: cell.getAttribute('data-spot') ?? '', left, right, top, bottom };
    }),
  );
  const flights = await table.flights();
  return flights.map(({ x, y }) => {
    const box = boxes.find(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
    return box?.spot ?? 'nowhere';
  });
}

const drawn = async (table: Table, spot: string) => cellAt(await table.look(), spot).drawn;

describe('The motion of checkers', () => {
  let stage: Stage;
  before(async () => {
    stage = await Stage.set();
  });
  after(() => stage.strike());

  /** A board with White to move 3-1 from the start, watched. */
  async function opened(attributes: Readonly<Record<string, string>>, reduced = false) {
    const table = await stage.open('bare.html', {
      width: 600,
      reducedMotion: reduced ? 'reduce' : 'no-preference',
      attributes: { turn: 'white', dice: '31', ...attributes },
    });
    const clicks = new Clicks(table);
    await clicks.press(await table.look(), 'Roll');
    await table.watch();
    /** Without a target: there is but one place to go, and a click on the checker is enough. */
    const step = async (from: string, to?: string) => {
      await clicks.pick(await table.look(), from);
      if (to) await clicks.put(await table.look(), to);
    };
    return { table, clicks, step };
  }

  for (const [name, attributes, reduced] of [
    ['reduced motion', {}, true],
    ['speed 0', { speed: '0' }, false],
  ] as const) {
    test(`with ${name} checkers jump, and the board is settled at once`, async () => {
      const { table, step } = await opened(attributes, reduced);
      const settled = await table.count('nardy-settled');
      await step('p8', 'p4');
      assert.equal(await drawn(table, 'p4'), '1 light');
      assert.equal(await table.count('nardy-settled'), settled + 1);
      assert.deepEqual(await table.flights(), []);
      await table.assertClean();
    });
  }

  test('the steps of one gesture and the blot they hit fly one after another, then the board is settled', async () => {
    const { table, clicks, step } = await opened({
      dice: '21',
      position: 'white 13:15; black 24:14 13:1',
      speed: '1',
    });
    const settled = await table.count('nardy-settled');
    await step('p13', 'p10');
    await clicks.press(await table.look(), 'Hitting on 12-point');
    await table.until('nardy-settled', settled + 1);
    assert.deepEqual(await flown(table), ['p12', 'bar-black', 'p10']);
    assert.equal(await table.count('landed'), 3);
    assert.equal(await drawn(table, 'p10'), '1 light');
    assert.equal(await drawn(table, 'bar-black'), '1 dark');
    await table.assertClean();
  });

  test('a step entered while a checker flies is not lost, nor is the button pressed then', async () => {
    const { table, clicks, step } = await opened({ speed: SLOW });
    const settled = await table.count('nardy-settled');
    await step('p8', 'p5');
    await table.until('flight', 1);
    await step('p6');
    assert.equal(
      await table.count('nardy-settled'),
      settled,
      'the second step came while the first one flew',
    );
    await table.until('flight', 2);
    await clicks.press(await table.look(), 'Done'); // while the second one does
    await table.until('nardy-settled', settled + 1);
    const told = (await table.told()).map(({ type }) => type).filter((type) => type !== 'change');
    assert.deepEqual(told.slice(-4), ['move', 'move', 'turn', 'settled']);
    const [turn] = (await table.told()).filter(({ type }) => type === 'turn');
    assert.equal(turn?.detail['notation'], '3-1: 8/5 6/5');
    assert.equal(await drawn(table, 'p5'), '2 light');
    await table.assertClean();
  });

  test('a step taken back flies back', async () => {
    const { table, clicks, step } = await opened({ speed: '2' });
    const settled = await table.count('nardy-settled');
    await step('p8', 'p5');
    await table.until('nardy-settled', settled + 1);
    await clicks.press(await table.look(), 'Undo');
    await table.until('nardy-settled', settled + 2);
    assert.deepEqual(await flown(table), ['p5', 'p8']);
    assert.equal(await drawn(table, 'p8'), '3 light');
    await table.assertClean();
  });

  test('a play that the page sets is shown step by step, without an event but settled', async () => {
    const table = await stage.open('bare.html', { width: 600, attributes: { mode: 'view', speed: '2' } });
    const empty = emptyRecord(defaultRules('short'), { mover: 2 });
    const rolled = append(empty, { type: 'roll', seat: 2, dice: [3, 1] });
    const steps = [
      { from: 8, die: 3 },
      { from: 6, die: 1 },
    ] as const;
    const played = append(rolled, { type: 'play', seat: 2, steps });
    const put = (record: unknown) =>
      table.run((board, value) => {
        (board as HTMLElement & { record: unknown }).record = value;
      }, record);
    await put(rolled);
    await table.look();
    await table.watch();
    const settled = await table.count('nardy-settled');
    await put(played);
    await table.until('nardy-settled', settled + 1);
    // In the numbers on the frame, those of White who is to roll: Black's 8/5 6/5.
    assert.deepEqual(await flown(table), ['p20', 'p20']);
    assert.equal(await drawn(table, 'p20'), '2 dark');
    assert.deepEqual([...new Set((await table.told()).map(({ type }) => type))], ['settled']);
    await table.hears('Black: 8-point to 5-point; 6-point to 5-point');
    await table.assertClean();
  });

  test('a roll that cannot be played stays to be seen, then the turn passes by itself', async () => {
    const table = await stage.open('bare.html', {
      width: 600,
      attributes: {
        position: 'white bar:1 6:14; black 6:2 5:2 4:2 3:2 2:2 1:2 8:3',
        turn: 'white',
        dice: '31',
        speed: '2',
      },
    });
    await table.watch();
    await new Clicks(table).press(await table.look(), 'Roll');
    await table.until('nardy-turn', 1);
    const shown = (await table.statuses()).find(({ text }) =>
      /cannot move with 3-1: the turn passes/.test(text),
    );
    assert.ok(shown);
    assert.ok((await table.heard()).some((text) => /cannot move with 3-1/.test(text)));
    const told = (await table.told()).map(({ type }) => type);
    assert.ok(told.indexOf('turn') >= shown.facts, 'it was to be seen before the turn passed');
    assert.match((await table.look()).status, /could not move with 3-1\. Player 2 \(black\) to roll/);
    await table.assertClean();
  });
});
