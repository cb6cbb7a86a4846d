import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ActionIntent, ActionView, Question } from '../../../src/board/view.js';
import {
  act,
  frame,
  mount,
  NO,
  view,
  YES,
  type TestAction,
  type TestAnswer,
  type TestBoard,
  type TestView,
} from './harness.js';

const action = (id: TestAction, label: string, enabled = true, primary = false): ActionView<TestAction> => ({
  id,
  label,
  enabled,
  primary,
});
const ROLL = [action('roll', 'Roll', true, true), action('double', 'Double'), action('resign', 'Resign')];
const MOVE = [
  action('undo', 'Undo', false),
  action('confirm', 'Done', false, true),
  action('resign', 'Resign'),
];
const ANSWER = [action('take', 'Take'), action('drop', 'Drop'), action('beaver', 'Beaver')];
const RESIGN: Question<TestAnswer> = {
  title: 'Resign?',
  text: 'Ann loses a mars, 2 points.',
  answers: [
    { intent: YES, label: 'Yes, resign' },
    { intent: NO, label: 'No, play on' },
  ],
  escape: NO,
};
const DOUBLED: Question<ActionIntent<TestAction>> = {
  title: 'Bob doubles',
  text: 'Play on for 2 points?',
  answers: [
    { intent: act('take'), label: 'Take' },
    { intent: act('drop'), label: 'Drop' },
  ],
};
const button = (board: TestBoard, id: string) => board.$<HTMLButtonElement>(`[part~=button-${id}]`);
const focusedRole = (board: TestBoard) => board.shadowRoot?.activeElement?.getAttribute('role');

describe('the lines of the players', () => {
  it('name who is far and who is near, whose turn it is, pips and score', async () => {
    const board = await mount();
    const lines = [...board.renderRoot.querySelectorAll('[part~=seat]')].map((line) =>
      line.textContent?.replace(/\s+/g, ' ').trim(),
    );
    expect(lines[0]).to.contain('Black Bob').and.contain('167 pips').and.not.contain('to move');
    expect(lines[1]).to.contain('White Ann to move').and.contain('score 0');
    await board.put(board.view, { display: { near: 'black' } });
    expect(board.$('[part~=seat]')?.textContent).to.contain('Ann');
  });

  it('show names as text and hold what the page puts there', async () => {
    const { seats } = view();
    const board = await mount(view({ seats: { ...seats, white: { ...seats.white, name: '<b>Ann</b>' } } }));
    expect(board.$('[part~=seat-1] .name')?.textContent).to.equal('<b>Ann</b>');
    expect(board.$('[part~=seat-1] slot')?.getAttribute('name')).to.equal('seat-1');
    expect(board.$('[part~=seat-2] slot')?.getAttribute('name')).to.equal('seat-2');
  });
});

describe('the buttons', () => {
  it('report what they are named after', async () => {
    const board = await mount(view({ actions: ROLL }));
    for (const id of ['roll', 'double', 'resign']) button(board, id)?.click();
    expect(board.wishes).to.deep.equal([act('roll'), act('double'), act('resign')]);
  });

  it('that cannot be used now say so, do nothing and keep the focus', async () => {
    const board = await mount(view({ actions: [action('undo', 'Undo')] }));
    button(board, 'undo')?.focus();
    await board.put(view({ version: 2, actions: MOVE }));
    expect(board.shadowRoot?.activeElement).to.equal(button(board, 'undo'));
    expect(button(board, 'undo')?.getAttribute('aria-disabled')).to.equal('true');
    button(board, 'undo')?.click();
    expect(board.wishes).to.deep.equal([]);
  });

  it('hand the focus to the board when they go', async () => {
    const board = await mount(view({ actions: ROLL }));
    button(board, 'roll')?.focus();
    await board.put(view({ version: 2, actions: MOVE }));
    expect(board.at).to.equal('p13');
  });

  for (const width of [280, 320, 480, 960]) {
    it(`and every cell are large enough to hit at ${width} px`, async () => {
      const board = await mount(view({ actions: ANSWER, question: DOUBLED }), { width });
      for (const each of board.renderRoot.querySelectorAll('button')) {
        const box = each.getBoundingClientRect();
        expect(box.height, each.textContent ?? '').to.be.at.least(44);
        expect(box.width, each.textContent ?? '').to.be.at.least(44);
        expect(box.right).to.be.at.most(board.getBoundingClientRect().right);
      }
      const cells = [...board.renderRoot.querySelectorAll('.cell')].map((cell) =>
        cell.getBoundingClientRect(),
      );
      const least = Math.min(...cells.map((cell) => Math.min(cell.width, cell.height)));
      expect(least).to.be.at.least(width < 480 ? (width / 320) * 41 : 24);
    });
  }
});

describe('the room of the board', () => {
  for (const width of [280, 320, 479, 480, 720]) {
    it(`is the same in every phase at ${width} px`, async () => {
      const board = await mount(view({ actions: ROLL, dice: [], routes: [] }), { width });
      const places = () =>
        ['.board', '.status', '.actions', '.base'].map((name) => {
          const { top, height } = board.$(name)?.getBoundingClientRect() ?? { top: 0, height: 0 };
          return name === '.base' || name === '.board' ? [top, height] : [top];
        });
      const before = places();
      const phases: Partial<TestView>[] = [
        { actions: MOVE },
        { actions: MOVE, notice: { kind: 'refusal', text: 'First enter all checkers.', code: 'BAR-1' } },
        { actions: ANSWER, question: DOUBLED, cube: { value: 2, owner: null, offered: true } },
        { actions: [], status: 'Player one wins: mars, 2 points. The series is over.' },
      ];
      for (const [i, phase] of phases.entries()) {
        await board.put(view({ version: i + 2, ...phase }));
        expect(places()).to.deep.equal(before);
      }
      expect(board.scrollWidth).to.be.at.most(width);
    });
  }

  it('is upright below 480 px of the element, whatever the window', async () => {
    const board = await mount(view(), { width: 479 });
    expect(board.surface.orientation).to.equal('upright');
    const box = board.$('.board')?.getBoundingClientRect();
    expect(box && box.height > box.width).to.equal(true);
    (board.parentElement as HTMLElement).style.width = '480px';
    await frame();
    expect(board.surface.orientation).to.equal('landscape');
  });

  it('is decided before the first frame is painted', async () => {
    const board = await mount(view(), { width: 320 });
    const box = board.parentElement as HTMLElement;
    board.remove();
    box.style.width = '720px';
    box.append(board);
    const seen = await new Promise((done) => {
      // a task of its own after the next frame's observers have run, that is after it was painted
      requestAnimationFrame(() => setTimeout(() => done(board.surface.orientation)));
    });
    expect(seen).to.equal('landscape');
  });

  it('follows its width without complaints of the browser', async () => {
    const errors: string[] = [];
    const listen = (event: ErrorEvent) => errors.push(event.message);
    window.addEventListener('error', listen);
    const board = await mount();
    for (const width of [400, 700, 300, 900]) {
      (board.parentElement as HTMLElement).style.width = `${width}px`;
      await frame();
    }
    window.removeEventListener('error', listen);
    expect(errors).to.deep.equal([]);
  });

  it('shows a notice with its rule', async () => {
    const board = await mount(
      view({ notice: { kind: 'error', text: 'No such variant.', code: 'ERR_VARIANT' } }),
    );
    expect(board.$('[part~=notice-error]')?.textContent)
      .to.contain('No such variant.')
      .and.contain('ERR_VARIANT');
  });
});

describe('a question', () => {
  it('is a named dialog in the board that takes the focus itself', async () => {
    const board = await mount(view({ actions: ROLL }));
    board.surface.focus();
    await board.put(view({ version: 2, question: DOUBLED }));
    const dialog = board.$('[role=dialog]');
    expect(board.shadowRoot?.activeElement).to.equal(dialog);
    const named = dialog?.getAttribute('aria-labelledby') ?? '';
    expect(board.$(`#${named}`)?.textContent).to.equal('Bob doubles');
    expect(board.$('.stage')?.contains(dialog)).to.equal(true);
    expect(board.$('.board')).to.exist;
  });

  it('is not answered by habit: neither Enter, Space nor a letter falls through', async () => {
    const board = await mount(view({ actions: ROLL }));
    board.surface.focus();
    await board.put(view({ version: 2, question: DOUBLED, actions: ROLL }));
    for (const press of ['Enter', 'Space', 'r', 'Escape']) await sendKeys({ press });
    expect(board.wishes).to.deep.equal([]);
    expect(board.$('[role=dialog]')).to.exist;
  });

  it('leaves keys that it has no use for to the page', async () => {
    const board = await mount(view({ question: DOUBLED }));
    const seen: string[] = [];
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => defaultPrevented || seen.push(key);
    document.addEventListener('keydown', listen);
    await sendKeys({ press: 'Escape' });
    document.removeEventListener('keydown', listen);
    expect(seen).to.deep.equal(['Escape']);
    expect(board.wishes).to.deep.equal([]);
  });

  it('is answered by its buttons', async () => {
    const board = await mount(view({ question: DOUBLED }));
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(board.wishes).to.deep.equal([act('take')]);
  });

  it('is declined by Escape only where no is an answer', async () => {
    const board = await mount(view({ question: RESIGN }));
    await sendKeys({ press: 'Escape' });
    expect(board.wishes).to.deep.equal([NO]);
  });

  it('takes the focus anew when another question follows', async () => {
    const board = await mount(view({ question: DOUBLED }));
    await sendKeys({ press: 'Tab' });
    expect(board.shadowRoot?.activeElement?.textContent).to.equal('Take');
    await board.put(view({ version: 2, question: RESIGN }));
    expect(focusedRole(board)).to.equal('dialog');
  });

  it('gives the focus back where it was', async () => {
    const board = await mount(view({ actions: ROLL }));
    button(board, 'resign')?.focus();
    await board.put(view({ version: 2, actions: ROLL, question: RESIGN }));
    await board.put(view({ version: 3, actions: ROLL }));
    expect(board.shadowRoot?.activeElement).to.equal(button(board, 'resign'));
  });

  it('does not pull a reader away from the rest of the page, but is told', async () => {
    const board = await mount(view());
    const chat = document.createElement('input');
    document.body.append(chat);
    chat.focus();
    await board.put(view({ version: 2, question: DOUBLED }));
    expect(document.activeElement).to.equal(chat);
    expect(await board.heard()).to.contain('Bob doubles');
    chat.remove();
  });
});
