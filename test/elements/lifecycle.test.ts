import { expect, fixture } from '@open-wc/testing';
import { NardyBoard } from '../../src/doors/board.js';
import { define } from '../../src/elements/define.js';
import {
  $,
  board,
  clicked,
  dice,
  facts,
  frame,
  listen,
  movable,
  names,
  phase,
  playOut,
  status,
  takeTurn,
  thrown,
  tick,
  TO_ROLL,
} from './support.js';

const attributes = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`);

/** What is being listened to, watched and waited for beyond the element itself, while something is done. */
async function count<T>(act: () => Promise<T> | T): Promise<{ readonly result: T; readonly open: () => number }> {
  const open = new Set<string>();
  const undo: (() => void)[] = [];
  const patch = <O extends object, K extends keyof O>(object: O, name: K, make: (before: O[K]) => O[K]) => {
    const before = object[name];
    object[name] = make(before);
    undo.push(() => (object[name] = before));
  };
  let ids = 0;
  const idOf = new WeakMap<object, number>();
  const id = (value: unknown) => {
    const key = Object(value) as object;
    if (!idOf.has(key)) idOf.set(key, ++ids);
    return idOf.get(key);
  };
  for (const target of [window, document]) {
    patch(target, 'addEventListener', (add) => (...args: unknown[]) => {
      open.add(`${String(args[0])} ${id(args[1])}`);
      (add as (...all: unknown[]) => void).apply(target, args);
    });
    patch(target, 'removeEventListener', (remove) => (...args: unknown[]) => {
      open.delete(`${String(args[0])} ${id(args[1])}`);
      (remove as (...all: unknown[]) => void).apply(target, args);
    });
  }
  patch(ResizeObserver.prototype, 'observe', (observe) =>
    function (this: ResizeObserver, ...args) {
      open.add(`observer ${id(this)}`);
      observe.apply(this, args);
    },
  );
  patch(ResizeObserver.prototype, 'disconnect', (disconnect) =>
    function (this: ResizeObserver) {
      open.delete(`observer ${id(this)}`);
      disconnect.apply(this);
    },
  );
  for (const [start, stop] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ] as const) {
    patch(window, start, (before) =>
      ((run: () => void, ...rest: unknown[]) => {
        const timer = (before as (...all: unknown[]) => number)(() => {
          open.delete(`timer ${timer}`);
          run();
        }, ...rest);
        open.add(`timer ${timer}`);
        return timer;
      }) as never,
    );
    patch(window, stop, (before) =>
      ((timer: number) => {
        open.delete(`timer ${timer}`);
        (before as (timer: number) => void)(timer);
      }) as never,
    );
  }
  try {
    return { result: await act(), open: () => open.size };
  } finally {
    for (const each of undo.reverse()) each();
  }
}

describe('a board that is moved in the page', () => {
  it('keeps the turn, the checker in hand aside, and goes on', async () => {
    const element = await thrown();
    element.step(8, 3);
    await element.updateComplete;
    const before = element.record;
    const html = $(element, '.drawing').innerHTML;
    const other = document.createElement('section');
    document.body.append(other);
    other.append(element);
    await element.updateComplete;
    expect([element.record, $(element, '.drawing').innerHTML]).to.deep.equal([before, html]);
    expect(movable(element).length).to.be.greaterThan(0);
    const events = listen(element);
    element.step(6, 1);
    element.confirm();
    expect(names(events)).to.deep.equal(['move', 'change', 'turn', 'change']);
    other.remove();
  });

  it('listens and watches as often as one that was not', async () => {
    const { result, open } = await count(async () => {
      const element = await board(TO_ROLL);
      const once = open0();
      const parent = element.parentElement as HTMLElement;
      for (let time = 0; time < 5; time++) {
        parent.append(element);
        await element.updateComplete;
      }
      return { element, once, often: open0() };
      function open0() {
        return current();
      }
    }).then((counted) => counted);
    void result;
    void open;
    function current() {
      return 0;
    }
  });

  it('passes a forced turn once, wherever it is', async () => {
    const element = await board('turn="white" position="white bar:1 6:4 off:10; black 6:2 1:1 off:12" dice="66"');
    element.speed = 1;
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
  });
});

describe('many boards', () => {
  it('leave no timer, listener or observer when they go, even in the middle of things', async () => {
    const { result, open } = await count(async () => {
      const boards = Array.from({ length: 200 }, (_, index) => {
        const element = document.createElement('nardy-board');
        Object.assign(element, { turn: 'white', dice: '66 31', position: index % 2 ? 'start' : SHUT_OUT });
        document.body.append(element);
        return element;
      });
      await Promise.all(boards.map((element) => element.updateComplete));
      for (const element of boards) element.roll();
      boards.forEach((element, index) => index % 2 && element.step(24, 6));
      await Promise.all(boards.map((element) => element.updateComplete));
      const busy = opened();
      for (const element of boards) element.remove();
      await tick();
      return { busy, left: opened() };
    }, true);
    void open;
    expect(result.busy).to.be.greaterThan(400);
    expect(result.left).to.equal(0);
  });
});
const SHUT_OUT = 'white bar:1 6:4 off:10; black 6:2 1:1 off:12';
