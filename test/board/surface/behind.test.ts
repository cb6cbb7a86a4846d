import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { mount, NO, route, view, YES, type TestBoard } from './harness.js';

const ACTIONS = [
  { id: 'undo', label: 'Undo', enabled: true, primary: false },
  { id: 'confirm', label: 'Done', enabled: true, primary: true },
] as const;
const NOTICE = {
  kind: 'refusal',
  text: 'Closed.',
  code: 'MOVE-3',
  href: 'https://example.org/#MOVE-3',
} as const;
const RESIGN = {
  title: 'Resign?',
  text: 'Ann loses.',
  answers: [
    { intent: NO, label: 'No' },
    { intent: YES, label: 'Yes' },
  ],
};
const BUSY = { actions: ACTIONS, notice: NOTICE, saved: '{' } as const;
const TYPING = { options: { typing: true } } as const;
const WAYS = [route([13, 8, 6], [5, 2]), route([13, 11, 6], [2, 5], [11]), route([13, 8], [5])];

const button = (text: string): HTMLButtonElement => {
  const made = document.createElement('button');
  made.textContent = text;
  return made;
};
/** The board between two buttons of the page, with a clock of the page’s in each line of a player. */
function between(board: TestBoard): void {
  board.before(button('before'));
  board.after(button('after'));
  for (const seat of ['seat-1', 'seat-2']) {
    const clock = button(seat);
    clock.slot = seat;
    board.append(clock);
  }
}
const focused = (board: TestBoard): string => {
  const inside = board.shadowRoot?.activeElement;
  const at = inside ?? document.activeElement;
  return at?.getAttribute('data-spot') ?? at?.getAttribute('role') ?? at?.textContent?.trim() ?? '';
};
/** Where the Tab key leads from here, until the page has been reached. */
async function tabs(board: TestBoard, back = false): Promise<string[]> {
  const path: string[] = [];
  if (back) await sendKeys({ down: 'Shift' });
  for (let time = 0; time < 12; time++) {
    await sendKeys({ press: 'Tab' });
    path.push(focused(board));
    if (['before', 'after'].includes(path.at(-1)!)) break;
  }
  if (back) await sendKeys({ up: 'Shift' });
  return path;
}

describe('behind an open question', () => {
  it('nothing of the board is reached by the Tab key; what is the page’s is', async () => {
    const board = await mount(view(BUSY), TYPING);
    between(board);
    board.surface.focus();
    await board.put(view({ ...BUSY, version: 2, question: RESIGN }));
    expect(focused(board)).to.equal('dialog');
    expect(await tabs(board)).to.deep.equal(['No', 'Yes', 'seat-1', 'after']);
    expect(await tabs(board, true)).to.deep.equal(['seat-1', 'Yes', 'No', 'seat-2', 'before']);
  });

  it('all is reached again when it has been answered', async () => {
    const board = await mount(view(BUSY), TYPING);
    between(board);
    board.surface.focus();
    await board.put(view({ ...BUSY, version: 2, question: RESIGN }));
    await board.put(view({ ...BUSY, version: 3 }));
    expect(focused(board), 'where the focus was').to.equal('p13');
    const path = await tabs(board);
    expect(path).to.deep.equal([
      'seat-1',
      'MOVE-3',
      'Undo',
      'Done',
      '',
      'Play it',
      'The kept game as text',
      'after',
    ]);
  });

  it('no button can be pressed, by hand or by its key', async () => {
    const board = await mount(view(BUSY));
    board.surface.focus();
    await board.put(view({ ...BUSY, version: 2, question: RESIGN }));
    const undo = board.$('[part~=button-undo]')!;
    const { x, y, width, height } = undo.getBoundingClientRect();
    expect(board.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2)).not.to.equal(undo);
    board.cell('p13').focus();
    for (const key of ['u', 'c', 't']) {
      expect((await board.key(key)).defaultPrevented, key).to.equal(false);
    }
    expect([board.wishes, board.$('.typing')]).to.deep.equal([[], null]);
  });

  it('the board can still be read', async () => {
    const board = await mount(view(BUSY));
    await board.put(view({ ...BUSY, version: 2, question: RESIGN }));
    board.cell('p13').focus();
    await board.key('i');
    expect(await board.heard()).to.contain('Ann: 167 pips');
  });

  it('focus() leads to the question', async () => {
    const board = await mount(view({ ...BUSY, question: RESIGN }));
    (document.activeElement as HTMLElement).blur();
    board.surface.focus();
    expect(focused(board)).to.equal('dialog');
  });

  it('holds for the question which way, too', async () => {
    const board = await mount(view({ routes: WAYS, actions: ACTIONS }));
    between(board);
    board.cell('p13').focus();
    await board.key('Enter');
    board.cell('p6').focus();
    await board.key('Enter');
    expect(focused(board)).to.equal('dialog');
    expect(await tabs(board)).to.deep.equal([
      'Not hitting',
      'Hitting on 11-point',
      'Cancel',
      'seat-1',
      'after',
    ]);
  });
});
