import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { mount, NO, route, view, type TestBoard } from './harness.js';

const RESIGN = {
  title: 'Resign?',
  text: 'Ann loses.',
  answers: [{ intent: NO, label: 'No' }],
  escape: NO,
};
const WAYS = [route([13, 8, 6], [5, 2]), route([13, 11, 6], [2, 5], [11]), route([13, 8], [5])];

const middle = (element: Element): [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

/** What of the page lies around the board and goes by Escape. */
const AROUND = {
  'a modal dialog': () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    return { element: dialog, isOpen: () => dialog.open };
  },
  'a popover': () => {
    const popover = document.createElement('div');
    popover.popover = 'auto';
    document.body.append(popover);
    popover.showPopover();
    return { element: popover, isOpen: () => popover.matches(':popover-open') };
  },
  'a window of the page’s own making': () => {
    const element = document.createElement('div');
    document.body.append(element);
    let open = true;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') open = false;
    };
    document.addEventListener('keydown', close);
    undo.push(() => document.removeEventListener('keydown', close));
    return { element, isOpen: () => open };
  },
};
const undo: (() => void)[] = [];
afterEach(async () => {
  await resetMouse();
  for (const each of undo.splice(0)) each();
});

/** What there is on the board for Escape to end. */
const USES: Readonly<Record<string, (board: TestBoard) => Promise<() => boolean>>> = {
  'a question, from the board': async (board) => {
    board.surface.focus();
    await board.put(view({ version: 2, question: RESIGN }));
    board.cell('p13').focus();
    return () => board.wishes.length === 1;
  },
  'a question, from its dialog': async (board) => {
    board.surface.focus();
    await board.put(view({ version: 2, question: RESIGN }));
    return () => board.wishes.length === 1;
  },
  'the question which way': async (board) => {
    await board.put(view({ version: 2, routes: WAYS }));
    board.surface.focus();
    await board.tap('p13');
    await board.tap('p6');
    return () => board.$('.question') === null;
  },
  'the field for typed plays': async (board) => {
    board.surface.focus();
    await board.key('t');
    await board.updateComplete;
    return () => board.$('.typing') === null;
  },
  'a checker picked up': async (board) => {
    board.surface.focus();
    await board.key('Enter');
    return () => board.selected.length === 0;
  },
  'a place asked for': async (board) => {
    board.cell('p4').focus();
    await board.key('Enter');
    expect(board.targets).to.deep.equal(['p4']);
    return () => board.targets.length === 0;
  },
  'a drag': async (board) => {
    await sendMouse({ type: 'move', position: middle(board.cell('p13')) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: middle(board.cell('p14')) });
    await sendMouse({ type: 'move', position: middle(board.cell('p15')) });
    await board.updateComplete;
    expect(board.$('.held')).to.exist;
    return () => board.$('.held') === null;
  },
};

async function within(name: keyof typeof AROUND) {
  const board = await mount();
  const around = AROUND[name]();
  undo.push(() => around.element.remove());
  around.element.append(board);
  board.style.width = '600px';
  await board.updateComplete;
  return { board, isOpen: around.isOpen };
}

describe('Escape in a board', () => {
  for (const name of Object.keys(AROUND) as (keyof typeof AROUND)[]) {
    for (const [what, begin] of Object.entries(USES)) {
      it(`ends ${what}, and ${name} around the board stays`, async () => {
        const { board, isOpen } = await within(name);
        const isOver = await begin(board);
        expect(isOver()).to.equal(false);
        await sendKeys({ press: 'Escape' });
        await board.updateComplete;
        expect([isOver(), isOpen()]).to.deep.equal([true, true]);
      });
    }

    it(`that has nothing to end there closes ${name}`, async () => {
      const { board, isOpen } = await within(name);
      board.surface.focus();
      await sendKeys({ press: 'Escape' });
      expect(isOpen()).to.equal(false);
      expect(board.wishes).to.deep.equal([]);
    });
  }
});
