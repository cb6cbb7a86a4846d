import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { View } from '../../../src/board/view.js';
import { flight, frame, position, START, view } from './harness.js';
import { ReadingBoard } from './reading-board.js';

customElements.define('reading-board', ReadingBoard);

const back = {
  id: 'back',
  label: 'Back',
  enabled: false,
  primary: false,
  why: 'This is the beginning.',
} as const;
const next = { id: 'next', label: 'Next', enabled: true, primary: true } as const;
const page = (more: Partial<View<'back' | 'next', never>> = {}): View<'back' | 'next', never> => ({
  ...view(),
  actions: [back, next],
  routes: [],
  question: null,
  ...more,
});
const AFTER = { position: position({ ...START, 13: 4, 8: 4 }), beats: [flight('white', 13, 8)], version: 2 };

let box: HTMLElement;
afterEach(() => box.remove());
async function mount(first = page(), width = 720): Promise<ReadingBoard> {
  box = document.createElement('div');
  box.style.width = `${width}px`;
  const board = new ReadingBoard();
  box.append(board);
  document.body.append(box);
  await board.put(first);
  await frame();
  await board.updateComplete;
  return board;
}
const $ = <E extends Element = HTMLElement>(board: ReadingBoard, selector: string): E =>
  board.renderRoot.querySelector<E>(selector)!;
async function press(board: ReadingBoard, key: string): Promise<KeyboardEvent> {
  const target = board.shadowRoot!.activeElement ?? $(board, '.base');
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  target.dispatchEvent(event);
  await board.updateComplete;
  return event;
}
const heard = async (board: ReadingBoard): Promise<string> => {
  await frame();
  return $(board, '.live').textContent ?? '';
};

describe('a board made of fewer parts: it shows, moves, speaks and is read, and nothing can be entered', () => {
  for (const width of [320, 720]) {
    it(`gives axe nothing to find at ${width} px`, async () => {
      await expect(await mount(page(), width)).to.be.accessible();
    }).timeout(60_000);
  }

  it('lies as its width asks, already in its first drawing', async () => {
    const board = await mount(page(), 400);
    expect($(board, '.base').classList.contains('upright')).to.equal(true);
    box.style.width = '600px';
    await frame();
    expect($(board, '.base').classList.contains('upright')).to.equal(false);
  });

  it('shows the steps of a new view, tells them, and is settled after them', async () => {
    const board = await mount();
    board.intents.length = 0;
    await board.put(page(AFTER), 0.05);
    const flying = $(board, '.flight');
    expect(board.intents).to.deep.equal([]);
    flying.getAnimations()[0]?.finish();
    await frame();
    expect(board.renderRoot.querySelectorAll('.checkers > [data-spot=p8]').length).to.equal(4);
    expect(board.intents).to.deep.equal([{ type: 'settled', version: 2 }]);
    expect(await heard(board)).to.contain('White: 13-point to 8-point');
  });

  it('is one tab stop, is walked over by the arrow keys and read by its letters', async () => {
    const board = await mount();
    expect(board.renderRoot.querySelectorAll('[tabindex="0"]').length).to.equal(1);
    $(board, '[tabindex="0"]').focus();
    await press(board, 'ArrowRight');
    expect(board.shadowRoot!.activeElement?.getAttribute('data-spot')).to.equal('p14');
    await press(board, 'i');
    expect(await heard(board)).to.equal('Ann: 167 pips. Bob: 167 pips');
  });

  it('keeps the focus on its place when the board is turned', async () => {
    const board = await mount();
    $(board, '.cell[data-spot=p6]').focus();
    box.style.width = '320px';
    await frame();
    expect(board.shadowRoot!.activeElement?.getAttribute('data-spot')).to.equal('p6');
  });

  it('reports buttons of its own, by pointer and by a key', async () => {
    const board = await mount();
    board.intents.length = 0;
    $(board, '[part~=button-next]').click();
    $(board, '[tabindex="0"]').focus();
    await press(board, 'f');
    expect(board.intents).to.deep.equal([
      { type: 'action', id: 'next' },
      { type: 'action', id: 'next' },
    ]);
  });

  it('takes up no press, drag or key that moves: those stay the page’s', async () => {
    const board = await mount();
    board.intents.length = 0;
    const before = $(board, '.drawing').innerHTML;
    const at = (spot: string): [number, number] => {
      const { x, y, width, height } = $(board, `.cell[data-spot=${spot}]`).getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    };
    await sendMouse({ type: 'move', position: at('p13') });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: at('p8') });
    await sendMouse({ type: 'up' });
    for (const key of ['Enter', ' ', 'n', 't', 'r', 'Escape']) {
      expect((await press(board, key)).defaultPrevented, key).to.equal(false);
    }
    expect([board.intents, $(board, '.drawing').innerHTML === before]).to.deep.equal([[], true]);
  });
});
