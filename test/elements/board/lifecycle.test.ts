import { expect } from '@open-wc/testing';
import { NardyBoard } from '../../../src/doors/board.js';
import { define } from '../../../src/elements/shared/define.js';
import {
  $,
  board,
  clicked,
  facts,
  frame,
  listen,
  movable,
  names,
  playOut,
  status,
  takeTurn,
  thrown,
  tick,
  TO_ROLL,
} from './support.js';
import { Watch } from './watch.js';

const attributes = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`);
const SHUT_OUT = 'white bar:1 6:4 off:10; black 6:2 1:1 off:12';

let watch: Watch | null = null;
afterEach(() => {
  watch?.end();
  watch = null;
});

describe('a board that is moved in the page', () => {
  it('keeps the turn, and goes on', async () => {
    const element = await thrown();
    element.step(8, 3);
    await element.updateComplete;
    const before = element.record;
    const drawing = $(element, '.drawing').innerHTML;
    const other = document.createElement('section');
    document.body.append(other);
    other.append(element);
    await element.updateComplete;
    expect([element.record, $(element, '.drawing').innerHTML]).to.deep.equal([before, drawing]);
    expect(movable(element).length).to.be.greaterThan(0);
    const events = listen(element);
    element.step(6, 1);
    element.confirm();
    expect(names(events)).to.deep.equal(['move', 'change', 'turn', 'change']);
    other.remove();
  });

  it('listens and watches as one that was not', async () => {
    watch = new Watch();
    const element = await board(TO_ROLL);
    await frame();
    const once = watch.open.length;
    expect(once).to.be.greaterThan(0);
    const parent = element.parentElement;
    for (let time = 0; time < 5; time++) {
      parent?.append(element);
      await element.updateComplete;
    }
    await frame();
    expect(watch.open.length).to.equal(once);
  });

  it('passes a forced turn once, and only where it can be seen', async () => {
    const element = await board(`turn="white" position="${SHUT_OUT}" dice="66"`);
    element.speed = 0.001; // so that it does not pass by the clock
    await element.updateComplete;
    element.roll();
    await element.updateComplete;
    const parent = element.parentElement;
    element.remove();
    element.speed = 0;
    await element.updateComplete;
    await tick();
    expect(facts(element), 'nowhere').to.deep.equal(['roll']);
    const events = listen(element);
    parent?.append(element);
    await element.updateComplete;
    await tick();
    expect(names(events).filter((name) => name === 'turn')).to.deep.equal(['turn']);
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });

  it('takes what is set and done while it is nowhere', async () => {
    const element = await thrown();
    const parent = element.parentElement;
    element.remove();
    playOut(element);
    element.confirm();
    element.near = 'black';
    parent?.append(element);
    await element.updateComplete;
    expect(facts(element)).to.deep.equal(['roll', 'play']);
    expect(status(element)).to.equal('Player 2 (black) to roll.');
    expect([...element.renderRoot.querySelectorAll('.seat')].at(-1)?.textContent).to.contain('Black');
  });
});

describe('a board can be made', () => {
  it('by new, by the parser, by innerHTML, by createElement: all the same', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = '<nardy-board speed="0" variant="long" turn="white"></nardy-board>';
    const made = [
      box.firstElementChild as NardyBoard,
      new NardyBoard(),
      document.createElement('nardy-board'),
    ];
    const parsed = new DOMParser().parseFromString(box.innerHTML, 'text/html').body.firstElementChild;
    made.push(document.adoptNode(parsed as Element) as NardyBoard);
    for (const element of made.slice(1, 3))
      Object.assign(element, { speed: 0, variant: 'long', turn: 'white' });
    box.append(...made);
    await Promise.all(made.map((element) => element.updateComplete));
    const record = made[0]?.record;
    expect(record?.rules.variant).to.equal('long');
    for (const element of made) {
      expect(element).to.be.instanceOf(NardyBoard);
      expect(element.record).to.deep.equal(record);
      expect(element.roll()).to.equal(true);
    }
    box.remove();
  });

  it('without anything being set on it: no class, role, tabindex or style, and the author’s own stay', async () => {
    const bare = document.createElement('nardy-board');
    expect(attributes(bare)).to.deep.equal([]);
    document.body.append(bare);
    await bare.updateComplete;
    expect(attributes(bare)).to.deep.equal([]);
    bare.remove();
    const own = ['class=mine', 'role=group', 'tabindex=3', 'aria-label=Table', 'id=one'];
    const element = await board('class="mine" role="group" tabindex="3" aria-label="Table" id="one"');
    element.roll();
    await element.updateComplete;
    expect(attributes(element)).to.include.members(own);
  });

  it('by cloning: a fresh board of the same attributes, independent of the first', async () => {
    const element = await thrown(`${TO_ROLL} name-1="Ann"`);
    element.step(8, 3);
    await element.updateComplete;
    const copy = element.cloneNode(true) as NardyBoard;
    element.after(copy);
    await copy.updateComplete;
    expect([facts(copy), attributes(copy)]).to.deep.equal([[], attributes(element)]);
    takeTurn(copy);
    expect([facts(copy), facts(element)]).to.deep.equal([['roll', 'play'], ['roll']]);
    expect(element.record?.unfinished?.length).to.equal(1);
  });
});

describe('two boards on a page', () => {
  it('do not know of each other', async () => {
    const one = await thrown();
    const two = await thrown('turn="black" variant="long" dice="52 31"');
    const events = listen(two);
    clicked(one, 'p8');
    one.step(8, 3);
    one.mode = 'nonsense';
    await one.updateComplete;
    await tick();
    expect([names(events), two.error, two.record?.unfinished]).to.deep.equal([[], null, undefined]);
    expect(two.renderRoot.querySelectorAll('[aria-selected=true]').length).to.equal(0);
  });
});

describe('an update', () => {
  const updates = (element: NardyBoard) => {
    let count = 0;
    element.addController({ hostUpdated: () => count++ });
    return () => count;
  };

  it('is one for fifty changes in a row', async () => {
    const element = await board(TO_ROLL);
    await frame();
    const count = updates(element);
    for (let time = 0; time < 50; time++) {
      element.setAttribute('near', time % 2 ? 'white' : 'black');
      element.setAttribute('name-1', `Ann ${time}`);
      element.variant = time % 2 ? 'short' : 'long';
    }
    await element.updateComplete;
    await tick();
    expect(count()).to.be.lessThan(3);
    const all = count();
    for (let time = 0; time < 50; time++) element.setAttribute('numbers', time % 2 ? 'white' : 'black');
    await element.updateComplete;
    await tick();
    expect(count() - all).to.equal(1);
  });

  it('is one for a board that is made, whatever is set on it', async () => {
    const record = (await thrown()).record;
    const element = document.createElement('nardy-board');
    Object.assign(element, { record, near: 'black', theme: 'dark', rules: { stake: 2 }, diceSource: 'host' });
    const count = updates(element);
    document.body.append(element);
    await element.updateComplete;
    await tick();
    await frame();
    element.remove();
    expect(count()).to.equal(1);
  });

  it('does not bring another: a board at rest stays at rest', async () => {
    const element = await thrown();
    await frame();
    const count = updates(element);
    await frame();
    await frame();
    expect(count()).to.equal(0);
  });

  it('of fifty turns leaves the attributes of the host as they were', async () => {
    const element = await board('seed="4" theme="dark" near="black" mode="play"');
    const before = attributes(element);
    let moves = 0;
    element.addEventListener('nardy-move', () => moves++);
    while (moves < 50 && element.series?.game.phase !== 'over') takeTurn(element);
    await element.updateComplete;
    expect([moves >= 50, attributes(element)]).to.deep.equal([true, before]);
  });
});

describe('two hundred boards', () => {
  it('leave no timer, listener or observer when they go, even in the middle of things', async () => {
    watch = new Watch();
    const pile = document.createElement('div');
    pile.className = 'pile';
    const looks = document.createElement('style');
    looks.textContent = '.pile > * { position: absolute; inset: 0 }'; // all of them in sight, so that all are drawn
    document.body.append(looks, pile);
    const boards = Array.from({ length: 200 }, (_, index) => {
      const element = document.createElement('nardy-board');
      const position = index % 2 ? 'start' : SHUT_OUT;
      // so slow that all are still in the middle of things when the last has been made
      Object.assign(element, { speed: 0.001, turn: 'white', dice: '66 31', position });
      pile.append(element);
      return element;
    });
    await Promise.all(boards.map((element) => element.updateComplete));
    for (const element of boards) element.roll();
    boards.forEach((element, index) => index % 2 && element.step(24, 6));
    await Promise.all(boards.map((element) => element.updateComplete));
    await tick();
    expect(watch.open.filter((line) => line.startsWith('resize')).length).to.equal(200);
    expect(watch.open.filter((line) => line.startsWith('setTimeout')).length, 'turns being seen').to.equal(
      100,
    );
    for (const element of [...boards, pile, looks]) element.remove();
    await tick();
    expect(watch.open).to.deep.equal([]);
    expect(document.getAnimations().length).to.equal(0);
  }).timeout(30_000);
});

describe('defining the element twice', () => {
  it('with the same class is nothing', () => {
    define('nardy-board', NardyBoard);
    expect(customElements.get('nardy-board')).to.equal(NardyBoard);
  });

  it('with another copy warns once, and the first stays', () => {
    const { warn } = console;
    const said: unknown[] = [];
    console.warn = (...words: unknown[]) => said.push(words.join(' '));
    try {
      define('nardy-board', class extends NardyBoard {});
    } finally {
      console.warn = warn;
    }
    expect(said.length).to.equal(1);
    expect(String(said[0])).to.contain('<nardy-board> is defined already');
    expect(customElements.get('nardy-board')).to.equal(NardyBoard);
  });
});
