import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { mount, position, route, ROUTES, START, view } from './harness.js';

const oneWay = [...ROUTES, route([24, 22], [2])];

describe('clicks', () => {
  it('move a checker: first itself, then where it goes', async () => {
    const board = await mount();
    await board.tap('p13');
    expect(board.targets).to.have.members(['p8', 'p11', 'p6']);
    await board.tap('p8');
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps: [{ from: 13, die: 5 }] }]);
    expect(board.targets).to.deep.equal([]);
  });

  it('by a real mouse do the same', async () => {
    const board = await mount();
    for (const id of ['p13', 'p11']) {
      const { x, y, width, height } = board.cell(id).getBoundingClientRect();
      const at: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
      await sendMouse({ type: 'click', position: at });
    }
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps: [{ from: 13, die: 2 }] }]);
    expect(board.at).to.equal('p11'); // the keys go on from there
  });

  it('take several steps with one checker', async () => {
    const board = await mount();
    await board.tap('p13');
    await board.tap('p6');
    const steps = [
      { from: 13, die: 5 },
      { from: 8, die: 2 },
    ];
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps }]);
  });

  it('move at once a checker that has but one place to go', async () => {
    const board = await mount(view({ routes: oneWay }));
    await board.tap('p24');
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps: [{ from: 24, die: 2 }] }]);
    expect(board.selected).to.deep.equal([]);
  });

  it('bear off at once, whichever die does it', async () => {
    const routes = [route([1, 0], [5]), route([1, 0], [2])];
    const board = await mount(view({ position: position({ 1: 2, 0: 13 }), routes }));
    await board.tap('p1');
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps: [{ from: 1, die: 5 }] }]);
  });

  it('enter from the bar and bear off into the tray', async () => {
    const routes = [route([25, 20], [5]), route([25, 23], [2]), route([4, 0], [5]), route([4, 2], [2])];
    const board = await mount(view({ position: position({ 25: 1, 4: 14 }), routes }));
    await board.tap('bar-white');
    await board.tap('p20');
    await board.tap('p4');
    await board.tap('tray-white');
    const froms = board.wishes.map((wish) => wish.type === 'steps' && wish.steps[0]?.from);
    expect(froms).to.deep.equal([25, 4]);
  });

  it('on the picked-up checker or beside the points let go without a word to the host', async () => {
    const board = await mount();
    await board.tap('p13');
    await board.tap('p13');
    expect(board.selected).to.deep.equal([]);
    await board.tap('p13');
    board.$('.board')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await board.updateComplete;
    expect(board.selected).to.deep.equal([]);
    expect(board.wishes).to.deep.equal([]);
  });

  it('on another movable checker pick that one up', async () => {
    const board = await mount();
    await board.tap('p13');
    await board.tap('p8'); // a target of 13: goes there
    await board.tap('p8');
    await board.tap('p13');
    expect(board.selected).to.deep.equal(['p13']);
  });

  it('on a place it cannot go to ask for the reason and let go', async () => {
    const board = await mount();
    await board.tap('p13');
    await board.tap('p9');
    expect(board.wishes).to.deep.equal([{ type: 'refused', from: 13, to: 9 }]);
    expect(board.selected).to.deep.equal([]);
  });

  it('on an own checker that cannot move ask for the reason', async () => {
    const board = await mount();
    await board.tap('p24');
    expect(board.wishes).to.deep.equal([{ type: 'refused', from: 24, to: null }]);
  });

  it('twice in quick succession are no refusal of the second', async () => {
    const board = await mount(view({ routes: oneWay }));
    board.answer = ({ type }) => type === 'steps' && void board.put(view({ version: 2, routes: [] }));
    await board.tap('p24');
    await board.tap('p24', { detail: 2 });
    expect(board.wishes.map(({ type }) => type)).to.deep.equal(['steps']);
  });

  it('on an empty place with nothing picked up show who can reach it', async () => {
    const board = await mount();
    await board.tap('p4');
    expect(board.wishes).to.deep.equal([]);
    expect(board.targets).to.deep.equal(['p4']);
    expect(await board.heard()).to.contain('4-point can be reached from: 6-point');
    await board.tap('p5');
    expect(await board.heard()).to.contain('5-point cannot be reached');
    expect(board.targets).to.deep.equal([]);
  });

  it('ask for the reason where moves cannot be entered now, and do nothing on an empty place', async () => {
    const board = await mount(view(), { options: { interactive: false } });
    for (const id of ['p13', 'p24', 'p4']) await board.tap(id);
    expect(board.wishes).to.deep.equal([
      { type: 'refused', from: 13, to: null },
      { type: 'refused', from: 24, to: null },
    ]);
    expect(board.selected).to.deep.equal([]);
    expect(board.renderRoot.querySelectorAll('.owns, .hot').length).to.equal(0);
  });

  it('do nothing on a board where nothing can ever be done', async () => {
    const board = await mount(view(), { options: { interactive: false, still: true } });
    for (const id of ['p13', 'p24', 'p4']) await board.tap(id);
    expect(board.wishes).to.deep.equal([]);
  });

  it('ask for the reason on a checker of the other player that nothing can reach', async () => {
    const board = await mount();
    await board.tap('p1');
    expect(board.wishes).to.deep.equal([{ type: 'refused', from: 1, to: null }]);
  });

  it('that end the drag of a checker that cannot move add nothing: the reason is asked for once', async () => {
    const board = await mount(view({ routes: [] }));
    const go = (type: 'move' | 'down' | 'up', id: string) => {
      const { x, y, width, height } = board.cell(id).getBoundingClientRect();
      return sendMouse({ type, position: [Math.round(x + width / 2), Math.round(y + height / 2)] } as never);
    };
    await go('move', 'p13');
    await go('down', 'p13');
    await go('move', 'p9');
    await go('move', 'p8');
    await go('up', 'p8');
    await board.updateComplete;
    expect(board.wishes).to.deep.equal([{ type: 'refused', from: 13, to: 8 }]);
  });

  it('act on the newest view, however quick they are', async () => {
    const board = await mount(view({ routes: oneWay }), { options: { speed: 0.001 } });
    const next = view({
      version: 2,
      routes: [route([22, 17], [5])],
      position: position({ ...START, 24: 1, 22: 1 }),
    });
    board.answer = (intent) => {
      if (intent.type === 'steps' && board.view.version === 1) {
        void board.put({ ...next, beats: [{ colour: 'white', from: 24, to: 22, hit: false }] });
      }
    };
    await board.tap('p24');
    expect(board.$('.flight')).to.exist;
    await board.tap('p22');
    expect(board.wishes.map((wish) => wish.type === 'steps' && wish.steps[0]?.from)).to.deep.equal([24, 22]);
  });

  it('with a newer view keep what still can move and let go what cannot', async () => {
    const board = await mount();
    await board.tap('p13');
    await board.put(view({ version: 2 }));
    expect(board.selected).to.deep.equal(['p13']);
    await board.put(view({ version: 3, routes: [route([8, 3], [5])] }));
    expect(board.selected).to.deep.equal([]);
    await board.tap('p13');
    await board.put(view({ version: 4, turn: 'black', routes: [route([13, 8], [5])] }));
    expect(board.selected).to.deep.equal([]);
  });
});

describe('ways to one place that differ in what they hit', () => {
  const routes = [
    route([13, 8, 6], [5, 2]),
    route([13, 11, 6], [2, 5], [11]),
    route([13, 8], [5]),
    route([13, 11], [2], [11]),
  ];

  it('are asked for, and the answer is played', async () => {
    const board = await mount(view({ routes }));
    await board.tap('p13');
    await board.tap('p6');
    expect(board.wishes).to.deep.equal([]);
    expect(board.$('[role=dialog]')).to.exist;
    const answers = [...board.renderRoot.querySelectorAll<HTMLElement>('[part~=answer]')];
    expect(answers.map((answer) => answer.textContent)).to.deep.equal([
      'Not hitting',
      'Hitting on 11-point',
      'Cancel',
    ]);
    answers[1]?.click();
    await board.updateComplete;
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps: routes[1]?.steps }]);
    expect(board.$('[role=dialog]')).not.to.exist;
  });

  it('can be left by Escape, and the focus comes back', async () => {
    const board = await mount(view({ routes }));
    board.cell('p13').focus();
    await board.key('Enter');
    board.cell('p6').focus();
    await board.key('Enter');
    expect(board.shadowRoot?.activeElement?.getAttribute('role')).to.equal('dialog');
    await board.key('Escape');
    expect(board.$('[role=dialog]')).not.to.exist;
    expect(board.at).to.equal('p6');
    expect(board.wishes).to.deep.equal([]);
  });

  it('are forgotten when the reader turns to another checker', async () => {
    const board = await mount(view({ routes: [...routes, route([8, 3], [5]), route([8, 6], [2])] }));
    await board.tap('p13');
    await board.tap('p6');
    await board.tap('p8');
    expect(board.$('[role=dialog]')).not.to.exist;
    expect(board.selected).to.deep.equal(['p8']);
  });

  it('go with the first when nothing differs', async () => {
    const board = await mount(view({ routes: [routes[0]!, route([13, 11, 6], [2, 5]), routes[2]!] }));
    await board.tap('p13');
    await board.tap('p6');
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps: routes[0]?.steps }]);
  });
});
