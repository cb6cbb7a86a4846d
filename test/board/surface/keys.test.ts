import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { frame, mount, route, ROUTES, view } from './harness.js';

const actions = [
  { id: 'roll', label: 'Roll', enabled: true, primary: true },
  { id: 'undo', label: 'Undo', enabled: true, primary: false },
  { id: 'confirm', label: 'Done', enabled: false, primary: false },
] as const;

describe('the keyboard', () => {
  it('reaches the board by one tab stop, on a checker that can move', async () => {
    const board = await mount();
    const stops = board.renderRoot.querySelectorAll('[tabindex="0"]');
    expect(stops.length).to.equal(1);
    const before = document.createElement('button');
    document.body.prepend(before);
    before.focus();
    await sendKeys({ press: 'Tab' });
    expect(board.at).to.equal('p13');
    await sendKeys({ press: 'Tab' });
    expect(board.at).to.equal(null);
    before.remove();
  });

  it('is focused on its current place by focus()', async () => {
    const board = await mount();
    board.surface.focus();
    expect(board.at).to.equal('p13');
    await board.key('ArrowRight');
    (document.activeElement as HTMLElement).blur();
    board.surface.focus();
    expect(board.at).to.equal('p14');
  });

  it('goes over the board as it lies on the screen', async () => {
    const board = await mount();
    board.surface.focus();
    const walk = async (...keys: string[]) => {
      for (const key of keys) await board.key(key);
      return board.at;
    };
    expect(await walk('ArrowDown')).to.equal('p12');
    expect(await walk('ArrowRight')).to.equal('p11');
    expect(await walk('End')).to.equal('tray-white');
    expect(await walk('ArrowUp')).to.equal('tray-black');
    expect(await walk('ArrowLeft')).to.equal('p24');
    expect(await walk('Home')).to.equal('p13');
    expect(await walk('ArrowLeft', 'ArrowUp')).to.equal('p13');
    await board.put(board.view, { display: { home: 'left' } });
    expect(await walk('ArrowLeft')).to.equal('p14');
  });

  it('follows the board when it stands upright', async () => {
    const board = await mount(view(), { width: 320 });
    board.surface.focus();
    await board.key('ArrowDown');
    expect(board.at).to.equal('p14');
    await board.key('ArrowRight');
    expect(board.at).to.equal('p11');
  });

  it('moves: Enter picks up, n finds the places to go to, Space puts down', async () => {
    const board = await mount();
    board.surface.focus();
    await sendKeys({ press: 'Enter' });
    expect(board.selected).to.deep.equal(['p13']);
    await sendKeys({ press: 'n' });
    await sendKeys({ press: 'n' });
    expect(board.at).to.equal('p11');
    await sendKeys({ press: 'Space' });
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps: [{ from: 13, die: 2 }] }]);
    expect(board.selected).to.deep.equal([]);
    expect(board.at).to.equal('p11');
  });

  it('lets go by Escape, and leaves an Escape it has no use for to the page', async () => {
    const board = await mount();
    board.surface.focus();
    await board.key('Enter');
    expect((await board.key('Escape')).defaultPrevented).to.equal(true);
    expect(board.selected).to.deep.equal([]);
    expect((await board.key('Escape')).defaultPrevented).to.equal(false);
    expect(board.wishes).to.deep.equal([]);
  });

  it('finds the next and the previous checker that can move, round and round', async () => {
    const board = await mount();
    board.surface.focus();
    await board.key('n');
    expect(board.at).to.equal('p8');
    await board.key('n');
    await board.key('n');
    expect(board.at).to.equal('p13');
    await board.key('p');
    expect(board.at).to.equal('p6');
    await board.put(view({ version: 2, routes: [] }));
    await board.key('n');
    expect(await board.heard()).to.contain('No checker can move');
  });

  it('rolls and undoes by one letter, on any keyboard layout, and confirms only when that is possible', async () => {
    const board = await mount(view({ actions }));
    board.surface.focus();
    await board.key('r');
    await board.key('г', { code: 'KeyU' });
    await board.key('U');
    await board.key('c');
    expect(board.pressed).to.deep.equal(['roll', 'undo', 'undo']);
    await board.put(view({ version: 2, actions: [{ ...actions[2], enabled: true }] }));
    await board.key('d');
    await board.key('c');
    expect(board.pressed.slice(3)).to.deep.equal(['confirm', 'confirm']);
  });

  it('MOVE-4: says why a turn cannot be confirmed yet, where the view tells it', async () => {
    const why = 'More dice can be played.';
    const board = await mount(view({ actions: [actions[0], { ...actions[2], why }] }));
    board.surface.focus();
    expect((await board.key('d')).defaultPrevented).to.equal(true);
    expect(await board.heard()).to.contain('More dice can be played');
    expect(board.wishes).to.deep.equal([]);
    await board.put(view({ version: 2, actions, routes: [] }));
    expect((await board.key('d')).defaultPrevented).to.equal(false);
  });

  it('leaves keys with modifiers, repeated ones and unknown ones alone', async () => {
    const board = await mount(view({ actions }));
    board.surface.focus();
    for (const init of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }]) {
      expect((await board.key('r', init)).defaultPrevented, JSON.stringify(init)).to.equal(false);
    }
    expect((await board.key('z')).defaultPrevented).to.equal(false);
    await board.key('Enter', { repeat: true });
    expect(board.selected).to.deep.equal([]);
    expect(board.wishes).to.deep.equal([]);
  });

  it('works only inside the board: not on the page, not in what the page puts into it', async () => {
    const board = await mount(view({ actions }));
    const clock = document.createElement('input');
    clock.slot = 'seat-1';
    board.append(clock);
    clock.focus();
    await sendKeys({ type: 'rub' });
    expect(clock.value).to.equal('rub');
    clock.blur();
    await sendKeys({ press: 'r' });
    expect(board.wishes).to.deep.equal([]);
  });

  it('reads the board, the dice, the pips and itself aloud', async () => {
    const dice = [
      { value: 5, colour: 'white', used: false },
      { value: 2, colour: 'white', used: true },
    ] as const;
    const board = await mount(view({ dice, cube: { value: 2, owner: 'black', offered: false } }));
    board.surface.focus();
    await board.key('b');
    expect(await board.heard())
      .to.contain('White: 2 on 24-point, 5 on 13-point')
      .and.contain('Black: 2 on 1-point');
    await board.key('v');
    expect(await board.heard()).to.equal('Dice: 5, 2 played. Cube: 2, Bob');
    await board.key('i');
    expect(await board.heard()).to.equal('Ann: 167 pips. Bob: 167 pips');
    await board.key('?');
    expect(await board.heard()).to.contain('Arrow keys');
  });

  it('only reads when moves cannot be entered here, and asks for the reason', async () => {
    const board = await mount(view(), { options: { interactive: false } });
    board.surface.focus();
    const first = board.at;
    await board.key('ArrowRight');
    expect(board.at).not.to.equal(first);
    await board.key('i');
    expect(await board.heard()).to.contain('167');
    board.cell('p13').focus();
    await board.key('Enter');
    expect(board.selected).to.deep.equal([]);
    expect(board.wishes).to.deep.equal([{ type: 'refused', from: 13, to: null }]);
  });

  it('keeps the focus where it was over new views, and over a turn of the board', async () => {
    const board = await mount(view({ routes: [...ROUTES, route([24, 22], [2])] }));
    board.cell('p8').focus();
    await board.put(view({ version: 2, turn: 'black', routes: [] }));
    expect(board.at).to.equal('p8');
    await board.put(board.view, { display: { near: 'black' } });
    expect(board.at).to.equal('p8');
    (board.parentElement as HTMLElement).style.width = '320px';
    await frame();
    expect(board.surface.orientation).to.equal('upright');
    expect(board.at).to.equal('p8');
  });
});
