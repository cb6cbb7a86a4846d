import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { NardyBoard } from '../../../src/doors/board.js';
import { $, board, buttons, heard, listen, notice, only, question, tick, TO_ROLL } from './support.js';

interface Row {
  readonly name: string;
  /** Each value, the default first, with what the board shows by it. */
  readonly shows: readonly (readonly [value: string, shown: unknown])[];
  readonly bad: string;
  readonly look: (element: NardyBoard) => unknown;
}

const all = (element: NardyBoard, selector: string) => [...element.renderRoot.querySelectorAll(selector)];
const label = (element: NardyBoard, place: string) =>
  $(element, `.cell[data-spot="${place}"]`).ariaLabel ?? '';
const bottom = (element: NardyBoard) => all(element, '.seat').at(-1)?.querySelector('.sr')?.textContent;
const disc = (element: NardyBoard) =>
  $(element, '.seat[part~="seat-1"] .disc').classList.contains('pale') ? 'light' : 'dark';
const isFirst = (element: NardyBoard) => $(element, '[role=gridcell]').dataset['spot'] === 'p13';
const scheme = (element: NardyBoard) => (getComputedStyle(element).colorScheme === 'dark' ? 'dark' : 'light');
const names = (element: NardyBoard) => label(element, 'p1').split(',')[0];
const offer = (element: NardyBoard) => buttons(element).join(' ');

/** Black is to roll on each of these boards. */
const BLACK = 'turn="black"';
const ROLL = '+Roll +Resign';
const ROWS: readonly Row[] = [
  {
    name: 'near',
    shows: [
      ['auto', 'White'],
      ['white', 'White'],
      ['black', 'Black'],
      ['1', 'White'],
      ['2', 'Black'],
    ],
    bad: 'both',
    look: bottom,
  },
  {
    name: 'home',
    shows: [
      ['right', true],
      ['left', false],
    ],
    bad: 'up',
    look: isFirst,
  },
  {
    name: 'numbers',
    shows: [
      ['mover', '24-point'],
      ['near', '1-point'],
      ['white', '1-point'],
      ['black', '24-point'],
    ],
    bad: 'all',
    look: names,
  },
  {
    name: 'light',
    shows: [
      ['white', 'light'],
      ['black', 'dark'],
    ],
    bad: 'both',
    look: disc,
  },
  {
    name: 'theme',
    shows: [
      ['auto', 'light'],
      ['light', 'light'],
      ['dark', 'dark'],
    ],
    bad: 'pink',
    look: scheme,
  },
  {
    name: 'mode',
    shows: [
      ['play', ROLL],
      ['controlled', ROLL],
      ['view', ''],
    ],
    bad: 'puzzle',
    look: offer,
  },
  {
    name: 'seat',
    shows: [
      ['both', ROLL],
      ['1', 'Roll +Resign'],
      ['2', ROLL],
      ['none', ''],
    ],
    bad: '3',
    look: offer,
  },
];

for (const { name, shows, bad, look } of ROWS) {
  const initial = shows[0]?.[1];
  const [other, otherShown] = shows.at(-1) ?? ['', ''];

  describe(`the attribute ${name}`, () => {
    it('is shown from the first, or when it is changed, and its default without it', async () => {
      for (const [value, shown] of shows) {
        const made = await board(`${BLACK} ${name}="${value}"`);
        const changed = await board(BLACK);
        expect(look(changed), 'default').to.equal(initial);
        changed.setAttribute(name, value);
        await changed.updateComplete;
        expect([value, look(made), look(changed)]).to.deep.equal([value, shown, shown]);
        changed.removeAttribute(name);
        await changed.updateComplete;
        expect(look(changed), 'taken away').to.equal(initial);
        expect(changed.error).to.equal(null);
      }
    });

    it('is told when it is bad, and counts as its default until it is mended', async () => {
      const element = await board(`${BLACK} ${name}="${other}"`);
      const events = listen(element);
      element.setAttribute(name, bad);
      await element.updateComplete;
      await tick();
      const problem = { code: 'ERR_ATTRIBUTE', detail: { name, value: bad } };
      expect(look(element)).to.equal(initial);
      expect(element.error).to.deep.equal(problem);
      expect(only(events, 'nardy-error').map(({ detail }) => detail)).to.deep.equal([problem]);
      expect(element.matches(':state(error)')).to.equal(true);
      expect(notice(element)).to.equal(`The attribute “${name}” cannot be “${bad}”. ERR_ATTRIBUTE`);
      expect(await heard(element)).to.contain(`“${name}” cannot be “${bad}”`);

      element.setAttribute(name, other);
      await element.updateComplete;
      expect([element.error, element.matches(':state(error)'), notice(element)]).to.deep.equal([
        null,
        false,
        '',
      ]);
      expect(look(element)).to.equal(otherShown);
    });
  });
}

describe('the attribute', () => {
  it('near="auto" puts the home of the one seat that plays here at the bottom', async () => {
    const element = await board('seat="2"');
    expect(bottom(element)).to.equal('Black');
    element.setAttribute('seat', '1');
    await element.updateComplete;
    expect(bottom(element)).to.equal('White');
  });

  it('near="2" follows seat 2 when the colours change hands', async () => {
    const element = await board('variant="long" near="2" dice="25"'); // seat 2 throws the higher and has White
    expect(bottom(element)).to.equal('Black');
    element.roll();
    await element.updateComplete;
    expect(bottom(element)).to.equal('White');
  });

  it('numbers="none" leaves the frame bare; the places keep their spoken numbers', async () => {
    const element = await board(BLACK);
    const digits = (board: NardyBoard) =>
      all(board, '.drawing .number').reduce((sum, { textContent }) => sum + textContent.length, 0);
    expect(digits(element)).to.equal(9 + 2 * 15);
    element.setAttribute('numbers', 'none');
    await element.updateComplete;
    expect([digits(element), names(element)]).to.deep.equal([0, '24-point']);
  });

  it('theme="auto" follows what the page’s reader prefers', async () => {
    await emulateMedia({ colorScheme: 'dark' });
    try {
      expect(scheme(await board())).to.equal('dark');
      expect(scheme(await board('theme="light"'))).to.equal('light');
    } finally {
      await emulateMedia({ colorScheme: 'light' });
    }
  });

  it('dice-source="manual" asks for the dice, "host" waits for them, "auto" throws them', async () => {
    const manual = await board(`${TO_ROLL} dice-source="manual"`);
    manual.roll();
    await manual.updateComplete;
    expect(question(manual)).to.contain('First die?');
    const host = await board(`${TO_ROLL} dice-source="host"`);
    host.roll();
    await host.updateComplete;
    expect(host.series?.game.dice).to.equal(null);
    const bad = await board(`${TO_ROLL} dice-source="cup"`);
    expect(bad.error?.detail).to.deep.equal({ name: 'dice-source', value: 'cup' });
    bad.roll();
    expect(bad.series?.game.dice).to.deep.equal([3, 1]);
  });

  it('dice-source, changed to "auto" while dice are waited for, lets the board throw them', async () => {
    const element = await board(`${TO_ROLL} dice-source="manual"`);
    element.roll();
    const events = listen(element);
    element.setAttribute('dice-source', 'auto');
    await element.updateComplete;
    await tick();
    expect(events.map(({ type }) => type)).to.deep.equal(['nardy-roll', 'nardy-change', 'nardy-settled']);
    expect(element.series?.game.dice).to.deep.equal([3, 1]);
    expect(question(element)).to.equal('');
  });

  it('name-1, name-2 name the seats; without them they are Player 1 and 2', async () => {
    const element = await board('turn="white" name-1="Ann"');
    const shown = () => all(element, '[part=name]').map(({ textContent }) => textContent);
    expect(shown()).to.deep.equal(['Player 2', 'Ann']);
    element.setAttribute('name-2', 'Bob');
    element.removeAttribute('name-1');
    await element.updateComplete;
    expect(shown()).to.deep.equal(['Bob', 'Player 1']);
  });

  it('speed is a number from 0 on: what is not is told', async () => {
    for (const good of ['0', '0.5', '2', '']) {
      const element = await board();
      element.setAttribute('speed', good);
      await element.updateComplete;
      expect(element.error, good).to.equal(null);
    }
    for (const bad of ['fast', '-1', 'NaN']) {
      const element = await board();
      element.setAttribute('speed', bad);
      await element.updateComplete;
      expect(element.error, bad).to.deep.equal({
        code: 'ERR_ATTRIBUTE',
        detail: { name: 'speed', value: bad },
      });
      element.speed = 1;
      await element.updateComplete;
      expect(element.error, bad).to.equal(null);
    }
  });

  it('no-hints leaves what can move unmarked, and back', async () => {
    const element = await board(TO_ROLL);
    element.roll();
    await element.updateComplete;
    const marked = () => all(element, '.cell.hot').length;
    expect(marked()).to.be.greaterThan(0);
    element.noHints = true;
    await element.updateComplete;
    expect(marked()).to.equal(0);
    element.noHints = false;
    await element.updateComplete;
    expect(marked()).to.be.greaterThan(0);
  });

  it('that is bad with another: the first is kept in `error`, both are told', async () => {
    const element = await board();
    const events = listen(element);
    element.setAttribute('near', 'x');
    element.setAttribute('light', 'y');
    await element.updateComplete;
    await tick();
    expect(only(events, 'nardy-error').map(({ detail }) => detail.detail['name'])).to.deep.equal([
      'near',
      'light',
    ]);
    expect(element.error?.detail['name']).to.equal('near');
    element.setAttribute('near', 'black');
    await element.updateComplete;
    await tick();
    expect(element.error?.detail['name']).to.equal('light');
    expect(only(events, 'nardy-error').length, 'nothing new to tell').to.equal(2);
  });
});
