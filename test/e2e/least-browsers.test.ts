import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { NardyBoard } from '../../src/doors/board.js';
import { audit } from './support/audit.js';
import { Clicks, Drags } from './support/hands.js';
import { Player } from './support/player.js';
import { Stage, type Table } from './support/stage.js';

/** Takes away what came after the least browsers that the README names. */
const bereave = (page: Page) =>
  page.addInitScript(() => {
    const late: readonly (readonly [object, readonly string[]])[] = [
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference']],
      [Set.prototype, ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
      [globalThis, ['Iterator', 'scheduler', 'CloseWatcher', 'ToggleEvent']],
    ];
    const copying = ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'];
    const typed = Object.getPrototypeOf(Int8Array.prototype) as object;
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
    const helpers = Object.getOwnPropertyNames(iterator).filter((name) => name !== 'constructor');
    for (const [owner, names] of [
      ...late,
      [Array.prototype, copying],
      [typed, copying],
      [iterator, helpers],
    ] as const) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
    // `:state(error)` was `:--error` at first.
    const add = Reflect.get(CustomStateSet.prototype, 'add');
    CustomStateSet.prototype.add = function (state) {
      if (!state.startsWith('--')) throw new SyntaxError(`${state} must begin with --`);
      return add.call(this, state);
    };
  });

describe('In the least browsers', () => {
  let stage: Stage;
  before(async () => {
    stage = await Stage.set();
  });
  after(() => stage.strike());

  const open = (attributes: Readonly<Record<string, string>>) =>
    stage.open('bare.html', { width: 600, prepare: bereave, attributes: { speed: '0', ...attributes } });
  const notice = async (table: Table) => (await table.look()).notice;

  for (const [rule, position, from, to] of [
    ['MOVE-1', 'start', 'p8', 'p2'],
    ['MOVE-3', 'white 24:1 6:14; black 4:8 2:7', 'p24', 'p20'],
    ['OFF-1', 'white 13:1 4:14; black 7:15', 'p4', 'tray-white'],
    ['OFF-3', 'white 5:1 2:14; black 7:15', 'p2', 'tray-white'],
  ] as const) {
    test(`a move that ${rule} forbids is refused with its rule`, async () => {
      const table = await open({ position, turn: 'white', dice: '31' });
      const drags = new Drags(table);
      await drags.press(await table.look(), 'Roll');
      await drags.pick(await table.look(), from);
      await drags.put(await table.look(), to);
      assert.match(await notice(table), new RegExp(`${rule}$`));
      await table.assertClean();
    });
  }

  test('turns are played by clicks and typed, and an error is told', async () => {
    const table = await open({ turn: 'white', dice: '31 42' });
    const player = new Player(table, new Clicks(table));
    await player.turn();
    await new Clicks(table).press(await table.look(), 'Roll');
    assert.ok(await table.run((board) => (board as NardyBoard).enterPlay('8/4 6/4')));
    await new Clicks(table).press(await table.look(), 'Done');
    assert.deepEqual(await audit(table), []);
    await table.assertClean();
    await table.set({ position: 'nonsense' });
    assert.match(await notice(table), /not understood/);
    assert.equal(await table.count('nardy-error'), 1);
  });
});
