import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { mount, view, type TestBoard } from './harness.js';

const SEEN = ['dragstart', 'pointercancel'] as const;
let seen: string[] = [];
const see = ({ type, defaultPrevented }: Event) => defaultPrevented || seen.push(type);
beforeEach(() => {
  seen = [];
  for (const type of SEEN) document.addEventListener(type, see);
});
afterEach(async () => {
  await resetMouse();
  for (const type of SEEN) document.removeEventListener(type, see);
  getSelection()?.removeAllRanges();
});

type At = [number, number];
const middle = (element: Element): At => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};
/** A real mouse takes hold at the first place and goes to the others, step by step. */
async function pull(first: At, ...others: At[]): Promise<void> {
  await sendMouse({ type: 'move', position: first });
  await sendMouse({ type: 'down' });
  let [x, y] = first;
  for (const [right, down] of others) {
    for (let part = 1; part <= 4; part++) {
      const position: At = [
        Math.round(x + ((right - x) * part) / 4),
        Math.round(y + ((down - y) * part) / 4),
      ];
      await sendMouse({ type: 'move', position });
    }
    [x, y] = [right, down];
  }
}
async function drag(board: TestBoard, from: string, to: string): Promise<void> {
  await pull(middle(board.cell(from)), middle(board.cell(to)));
  await sendMouse({ type: 'up' });
  await board.updateComplete;
}
/** Puts the board into something that the page has around it. */
async function inside(around: HTMLElement): Promise<TestBoard> {
  const board = await mount(view());
  const box = board.parentElement!;
  box.prepend(around);
  around.append(board);
  await board.updateComplete;
  return board;
}
const made = (tag: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};
const played = [{ type: 'steps', steps: [{ from: 13, die: 5 }] }];

describe('what the browser or the page would drag', () => {
  it('is not dragged in place of a checker: everything on the page being selected', async () => {
    const board = await mount(view());
    board.before('Read this before you play.');
    board.after('And this after it.');
    getSelection()?.selectAllChildren(document.body);
    expect(String(getSelection())).to.contain('Read this');
    await drag(board, 'p13', 'p8');
    expect([board.wishes, seen]).to.deep.equal([played, []]);
  });

  for (const [name, around] of [
    ['a tile that can be dragged', () => made('div', { draggable: 'true' })],
    ['a link', () => made('a', { href: '#there' })],
  ] as const) {
    it(`is not dragged in place of a checker: ${name} around the board`, async () => {
      const board = await inside(around());
      await drag(board, 'p13', 'p8');
      expect([board.wishes, seen]).to.deep.equal([played, []]);
    });

    it(`is not dragged in place of a checker that cannot move, which is told why: ${name}`, async () => {
      const board = await inside(around());
      await drag(board, 'p24', 'p20');
      expect([board.wishes, seen]).to.deep.equal([[{ type: 'refused', from: 24, to: 20 }], []]);
    });
  }

  it('is dragged by anything else of the board: an empty point, the line of a player', async () => {
    const board = await inside(made('div', { draggable: 'true' }));
    for (const start of [middle(board.cell('p5')), middle(board.$('.seat')!)]) {
      seen = [];
      await pull(start, [start[0] + 40, start[1] + 40]);
      await sendMouse({ type: 'up' });
      expect(seen).to.include('dragstart');
    }
    expect(board.wishes).to.deep.equal([]);
  });

  it('is dragged by the checkers of a board that only shows', async () => {
    const tile = made('div', { draggable: 'true' });
    const board = await inside(tile);
    await board.put(view(), { options: { interactive: false, still: true } });
    await pull(middle(board.cell('p13')), middle(board.cell('p8')));
    expect(seen).to.include('dragstart');
  });

  it('is dragged as ever once the checker is down again', async () => {
    const board = await mount(view());
    const tile = made('div', { draggable: 'true' });
    tile.textContent = 'A tile of the page';
    board.before(tile);
    await drag(board, 'p24', 'p20');
    await pull(middle(tile), [middle(tile)[0] + 60, middle(tile)[1]]);
    expect(seen).to.include('dragstart');
  });
});

describe('a drag that begins on the drawing', () => {
  it('selects nothing, wherever it goes, and keeps the focus', async () => {
    const board = await mount(view());
    board.after('Text below the board that could be selected, and more of it.');
    for (const spot of ['p13', 'p24', 'p5']) {
      const { left, bottom } = board.getBoundingClientRect();
      await pull(middle(board.cell(spot)), middle(board.$('.status')!), [left + 200, bottom + 10]);
      expect(String(getSelection()), spot).to.equal('');
      expect(board.at, spot).to.equal(spot);
      await sendMouse({ type: 'up' });
    }
  });

  it('begins no selection in any browser: the drawing refuses it', async () => {
    const board = await mount(view());
    const begins = (target: Element): boolean =>
      target.dispatchEvent(new Event('selectstart', { bubbles: true, composed: true, cancelable: true }));
    expect(begins(board.cell('p5'))).to.equal(false);
    expect(begins(board.$('.board')!)).to.equal(false);
    expect(begins(board.$('.status')!), 'what is written beside it can be selected').to.equal(true);
  });

  it('that begins on the status selects its text', async () => {
    const board = await mount(view());
    const { left, right, top, height } = board.$('.status')!.getBoundingClientRect();
    const y = Math.round(top + height / 2);
    await pull([Math.round(left + 1), y], [Math.round(Math.min(right, left + 90)), y]);
    expect(String(board.shadowRoot && getSelection())).not.to.equal('');
  });
});
