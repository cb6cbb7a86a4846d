import { expect } from '@open-wc/testing';
import { core } from '../../../src/i18n/en/core.js';
import { play } from '../../../src/i18n/en/play.js';
import { mount, position, route, ROUTES, START, view } from './harness.js';

describe('what the places of the board are called', () => {
  it('names number, checkers and what can be done', async () => {
    const board = await mount();
    expect(board.label('p6')).to.equal('6-point, 5 white checkers, can move');
    expect(board.label('p24')).to.equal('24-point, 2 white checkers');
    expect(board.label('p1')).to.equal('1-point, 2 black checkers');
    expect(board.label('p5')).to.equal('5-point, empty');
    expect(board.label('bar-white')).to.equal('White’s bar, empty');
    expect(board.label('tray-black')).to.equal('Black’s tray, empty');
  });

  it('names where the picked-up checker goes, with which dice, and whether it hits', async () => {
    const black = { ...START, 24: 1, 20: 1 };
    const routes = [...ROUTES, route([8, 5], [3], [5])];
    const board = await mount(view({ position: position(START, black), routes }));
    await board.tap('p8');
    expect(board.label('p8')).to.equal('8-point, 3 white checkers, picked up');
    expect(board.label('p3')).to.equal('3-point, empty, move here with 5');
    expect(board.label('p5')).to.equal('5-point, 1 black checker, move here with 3, hits');
    await board.key('Escape');
    await board.tap('p13');
    expect(board.label('p6')).to.equal('6-point, 5 white checkers, move here with 5 + 2');
  });

  it('counts bar and trays', async () => {
    const white = { 25: 1, 6: 12, 0: 2 };
    const board = await mount(view({ position: position(white), routes: [route([25, 20], [5])] }));
    expect(board.label('bar-white')).to.equal('White’s bar, 1 white checker, can move');
    expect(board.label('tray-white')).to.equal('White’s tray, 2 white checkers');
  });

  it('numbers from the side of the player to move', async () => {
    const board = await mount(view({ turn: 'black', routes: [route([6, 1], [5])] }));
    expect(board.label('p19')).to.equal('6-point, 5 black checkers, can move');
  });

  it('numbers as the frame does, where that is fixed', async () => {
    const board = await mount(view({ turn: 'black', routes: [] }), { display: { numbers: 'white' } });
    expect(board.label('p19')).to.equal('19-point, 5 black checkers');
  });

  it('numbers long nardy by half a turn', async () => {
    const head = position({ 24: 15 }, { 24: 15 });
    const long = view({ path: 'same', turn: 'black', routes: [route([24, 21], [3])], position: head });
    const board = await mount(long);
    expect(board.label('p12')).to.equal('24-point, 15 black checkers, can move');
  });

  it('contains every number and count that is to be seen', async () => {
    const board = await mount();
    const seen = new Map<string, string>();
    for (const digits of board.renderRoot.querySelectorAll<SVGTextElement>('.drawing .number')) {
      for (const [index, digit] of [...(digits.textContent ?? '')].entries()) {
        const place = `${digits.x.baseVal[index]?.value} ${digits.y.baseVal[index]?.value}`;
        seen.set(place, `${seen.get(place) ?? ''}${digit}`);
      }
    }
    expect(seen.size).to.equal(24);
    for (const n of seen.values()) expect(board.label(`p${n}`)).to.match(new RegExp(`^${n}-point`));
  });

  it('says nothing of what can be done when hints are off', async () => {
    const board = await mount(view(), { options: { hints: false } });
    expect(board.label('p6')).to.equal('6-point, 5 white checkers');
    await board.tap('p13');
    expect(board.label('p11')).to.equal('11-point, empty');
    expect(board.targets).to.deep.equal([]);
    expect(board.label('p13')).to.equal('13-point, 5 white checkers, picked up');
  });

  it('speaks with words of its own, not overridden by those of play', () => {
    const shared = Object.keys(core).filter((key) => Object.hasOwn(play, key));
    expect(shared).to.deep.equal([]);
  });
});

describe('the grid that assistive technology reads', () => {
  it('is a grid of rows of cells as they lie on screen', async () => {
    const board = await mount();
    const rows = [...board.renderRoot.querySelectorAll('[role=grid] > [role=row]')];
    expect(rows.map((row) => row.querySelectorAll(':scope > [role=gridcell]').length)).to.deep.equal([
      14, 14,
    ]);
    expect(board.$('[role=grid]')?.getAttribute('aria-label')).to.equal('Board, short nardy');
    expect(board.$('.drawing')?.getAttribute('aria-hidden')).to.equal('true');
  });

  it('describes its keys', async () => {
    const board = await mount();
    const id = board.$('[role=grid]')?.getAttribute('aria-describedby') ?? '';
    expect(board.$(`#${id}`)?.textContent).to.contain('Arrow keys');
  });

  it('marks the picked-up place as selected', async () => {
    const board = await mount();
    await board.tap('p13');
    expect(board.selected).to.deep.equal(['p13']);
    expect(board.cell('p8').getAttribute('aria-selected')).to.equal('false');
    expect(board.cell('p1').hasAttribute('aria-selected')).to.equal(false);
  });

  const notice = { kind: 'refusal', text: 'First enter all checkers.', code: 'BAR-1' } as const;
  const question = {
    title: 'Resign?',
    text: 'Ann loses.',
    answers: [{ id: 'resign-no', label: 'No' }],
  } as const;
  const actions = [
    { id: 'roll', label: 'Roll', enabled: true, primary: true },
    { id: 'undo', label: 'Undo', enabled: false, primary: false },
  ] as const;
  const phases = {
    notice: { actions, notice },
    'a question': { actions, question },
    'a checker picked up': {},
  };

  for (const width of [320, 720]) {
    for (const [name, phase] of Object.entries(phases)) {
      it(`gives axe nothing to find with ${name} at ${width} px`, async () => {
        const board = await mount(view(phase), { width });
        if (phase === phases['a checker picked up']) await board.tap('p13');
        await expect(board).to.be.accessible();
      }).timeout(60_000); // axe on a busy machine
    }
  }
});
