import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { flight, mount, position, START, view, type TestBoard } from './harness.js';

const input = (board: TestBoard) => board.$<HTMLInputElement>('[part=field]');
const REFUSED = { kind: 'refusal', text: 'Not understood.', code: 'ERR_PLAY' } as const;
const TYPING = { options: { typing: true } } as const;
const focused = (board: TestBoard) => board.shadowRoot?.activeElement;

/** A key event that the test can look at afterwards. */
function press(target: Element, key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  target.dispatchEvent(event);
  return event;
}

describe('the field for typed plays', () => {
  it('wishes for what was typed, without the blanks around it, by Enter and by its button', async () => {
    const board = await mount(view(), TYPING);
    input(board)?.focus();
    await sendKeys({ type: ' 13/8 6/4 ' });
    await sendKeys({ press: 'Enter' });
    board.$('[part~=button-say]')?.click();
    expect(board.wishes).to.deep.equal([
      { type: 'say', text: '13/8 6/4' },
      { type: 'say', text: '13/8 6/4' },
    ]);
  });

  it('is no form: Enter in it does not reach the page', async () => {
    const board = await mount(view(), TYPING);
    const field = input(board)!;
    expect(press(field, 'Enter').defaultPrevented).to.equal(true);
    expect(press(field, 'Escape').defaultPrevented).to.equal(true);
    expect(press(field, 'a').defaultPrevented).to.equal(false);
    expect(board.wishes).to.deep.equal([]);
  });

  it('leaves keys that make up a letter alone', async () => {
    const board = await mount(view(), TYPING);
    const field = input(board)!;
    field.value = '13/8';
    press(field, 'Enter', { isComposing: true });
    expect(board.wishes).to.deep.equal([]);
  });

  it('is emptied when something moves, and kept when it was refused or nothing moved', async () => {
    const board = await mount(view(), TYPING);
    const field = input(board)!;
    field.value = '13/8 6/4';
    await board.put(view({ version: 2, notice: REFUSED }));
    expect(field.value).to.equal('13/8 6/4');
    await board.put(view({ version: 3, status: 'Bob waits.' }));
    expect(field.value).to.equal('13/8 6/4');
    const beats = [flight('white', 13, 8)];
    await board.put(view({ version: 4, beats, position: position({ ...START, 13: 4, 8: 4 }) }));
    expect(field.value).to.equal('');
  });

  it('opened by T is gone after Escape; the focus is where it was', async () => {
    const board = await mount();
    board.surface.focus();
    await board.key('ArrowRight');
    const place = board.at;
    await board.key('t');
    await board.updateComplete;
    expect(focused(board)).to.equal(input(board));
    press(input(board)!, 'Escape');
    await board.updateComplete;
    expect([input(board), board.at]).to.deep.equal([null, place]);
  });

  it('opens by T on any keyboard layout, and not where moves cannot be entered', async () => {
    const board = await mount();
    board.surface.focus();
    await board.key('е', { code: 'KeyT' });
    expect(input(board)).not.to.equal(null);
    const still = await mount(view(), { options: { interactive: false } });
    still.surface.focus();
    expect((await still.key('t')).defaultPrevented, 'the key stays the page’s').to.equal(false);
    expect(input(still)).to.equal(null);
  });

  it('gives the focus to the board when it goes away while it is in use', async () => {
    const board = await mount(view(), TYPING);
    input(board)?.focus();
    await board.put(board.view, { options: { typing: false } });
    expect([input(board), board.at !== null]).to.deep.equal([null, true]);
  });

  it('keeps the arrow keys, the letters and the dice keys to itself', async () => {
    const actions = [{ id: 'roll', label: 'Roll', enabled: true, primary: true }] as const;
    const board = await mount(view({ actions }), TYPING);
    input(board)?.focus();
    await sendKeys({ type: 'rbvip?nut' });
    await sendKeys({ press: 'ArrowLeft' });
    expect([input(board)?.value, board.wishes, focused(board) === input(board)]).to.deep.equal([
      'rbvip?nut',
      [],
      true,
    ]);
  });

  for (const width of [280, 320, 480, 720]) {
    it(`is labelled, large enough to hit and inside the board at ${width} px`, async () => {
      const board = await mount(view(), { ...TYPING, width });
      const field = input(board)!;
      expect(field.labels?.[0]?.textContent?.trim()).to.equal('Type a play');
      for (const each of [field, board.$('[part~=button-say]')!]) {
        const box = each.getBoundingClientRect();
        expect([box.height >= 44, box.width >= 44]).to.deep.equal([true, true]);
        expect(box.right).to.be.at.most(board.getBoundingClientRect().right);
      }
      expect(board.scrollWidth).to.be.at.most(width);
    });
  }
});

describe('a notice with an address', () => {
  const notice = { ...REFUSED, code: 'MOVE-3', href: 'https://example.org/rules#MOVE-3' };

  it('has its code as a link that opens beside the game', async () => {
    const board = await mount(view({ notice }));
    const link = board.$<HTMLAnchorElement>('[part=rule]');
    expect([link?.textContent, link?.href, link?.target, link?.rel]).to.deep.equal([
      'MOVE-3',
      'https://example.org/rules#MOVE-3',
      '_blank',
      'noopener',
    ]);
    expect(board.$('[part~=notice-refusal]')?.contains(link)).to.equal(true);
  });

  it('is announced by its sentence', async () => {
    const board = await mount();
    await board.put(view({ version: 2, notice }));
    expect(await board.heard()).to.equal('Not understood.');
  });

  it('lets Enter follow the link, and its keys work the board no more than on any button', async () => {
    const board = await mount(view({ notice }));
    const link = board.$<HTMLAnchorElement>('[part=rule]')!;
    expect(press(link, 'Enter').defaultPrevented).to.equal(false);
    expect(board.selected).to.deep.equal([]);
  });
});

describe('a kept game that cannot be read', () => {
  it('is shown folded, whole and as text', async () => {
    const saved = '{"facts":["<b>'.repeat(50);
    const board = await mount(view({ saved }));
    const details = board.$<HTMLDetailsElement>('[part=saved]')!;
    expect([details.open, board.$<HTMLTextAreaElement>('textarea')?.value]).to.deep.equal([false, saved]);
    expect(board.$('textarea')?.getAttribute('aria-label')).to.equal('The kept game as text');
    await board.put(view({ version: 2 }));
    expect(board.$('[part=saved]')).to.equal(null);
  });

  it('keeps its keys to itself: the text can be marked and copied', async () => {
    const actions = [{ id: 'roll', label: 'Roll', enabled: true, primary: true }] as const;
    const board = await mount(view({ saved: '{', actions }));
    board.$<HTMLDetailsElement>('[part=saved]')!.open = true;
    board.$('textarea')?.focus();
    await sendKeys({ press: 'r' });
    await sendKeys({ press: 'End' });
    expect([board.wishes, focused(board)?.localName]).to.deep.equal([[], 'textarea']);
  });
});
