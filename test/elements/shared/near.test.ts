import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { NardyBoard } from '../../../src/doors/board.js';
import {
  buttons,
  facts,
  frame,
  listen,
  names,
  playOut,
  press,
  recordAfter,
  status,
  takeTurn,
  tick,
  TO_ROLL,
} from '../board/support.js';
import { Watch } from '../board/watch.js';

const isDrawn = (element: NardyBoard): boolean => !!element.renderRoot.querySelector('.board .drawing');
/** The browser tells what has come near some time after the frame, later when it is busy. */
const drawnInTime = (...elements: NardyBoard[]): Promise<void> => waitUntil(() => elements.every(isDrawn));
const boxOf = (element: Element): string => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y + window.scrollY, width, height].map((n) => n.toFixed(2)).join(' ');
};
const drawingOf = (element: NardyBoard): Element => element.renderRoot.querySelector('.board')!;

const added: Element[] = [];
function put<E extends Element>(element: E, parent: Element = document.body): E {
  parent.append(element);
  added.push(element);
  return element;
}
function make(attributes: Record<string, string> = {}): NardyBoard {
  const element = document.createElement('nardy-board');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
function room(height: number): HTMLElement {
  const space = document.createElement('div');
  space.style.height = `${height}px`;
  return space;
}

/** A board far below the window. */
async function far(
  attributes: Record<string, string> = { turn: 'white', dice: '31 42 53' },
): Promise<NardyBoard> {
  put(room(5000));
  const element = put(make(attributes));
  await element.updateComplete;
  return element;
}

before(() => setViewport({ width: 1280, height: 720 }));
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
  window.scrollTo(0, 0);
});

describe('a board far from the window', () => {
  it('has its names, its status and its buttons, and no drawing', async () => {
    const element = await far({ turn: 'white', 'name-1': 'Ann' });
    expect(isDrawn(element)).to.equal(false);
    expect(status(element)).to.equal('Ann (white) to roll.');
    expect(buttons(element)).to.deep.equal(['+Roll', '+Resign']);
    expect(element.renderRoot.querySelectorAll('[part=name]').length).to.equal(2);
    const drawing = drawingOf(element);
    expect([drawing.getAttribute('role'), drawing.getAttribute('aria-label')]).to.deep.equal([
      'img',
      'Board, short nardy',
    ]);
    expect(drawing.childElementCount).to.equal(0);
    await expect(element).to.be.accessible();
  });

  it('keeps the room of its drawing to the pixel, in every lie of the board', async () => {
    for (const width of [300, 479, 480, 900, 1400]) {
      for (const attributes of [{ turn: 'white', dice: '31' }, { mode: 'view' }, { mode: 'puzzle' }]) {
        put(room(5000));
        const box = put(document.createElement('div'));
        box.style.width = `${width}px`;
        const element = put(make(attributes), box);
        await element.updateComplete;
        element.roll();
        await element.updateComplete;
        await frame();
        expect(isDrawn(element), 'before').to.equal(false);
        const before = [boxOf(element), boxOf(drawingOf(element))];
        element.focus({ preventScroll: true });
        await element.updateComplete;
        expect(isDrawn(element), 'after').to.equal(true);
        expect([boxOf(element), boxOf(drawingOf(element))]).to.deep.equal(before);
      }
    }
  }).timeout(30_000);

  it('plays, tells and keeps all the same, and is settled at once', async () => {
    const element = await far();
    const events = listen(element);
    element.roll();
    await element.updateComplete;
    await tick();
    expect(names(events)).to.deep.equal(['roll', 'change', 'settled']);
    playOut(element);
    await element.updateComplete;
    press(element, 'confirm');
    await element.updateComplete;
    await tick();
    expect(names(events).slice(-3)).to.deep.equal(['turn', 'change', 'settled']);
    expect(facts(element)).to.deep.equal(['roll', 'play']);
    element.record = await recordAfter(TO_ROLL, takeTurn);
    await element.updateComplete;
    expect([facts(element), isDrawn(element)]).to.deep.equal([['roll', 'play'], false]);
  });

  it('lets a roll that cannot be played pass at once (MOVE-6)', async () => {
    const element = await far({
      turn: 'white',
      dice: '66',
      position: 'white bar:1 6:4 off:10; black 6:2 1:1 off:12',
    });
    element.roll();
    await element.updateComplete;
    await tick();
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });

  it('is drawn when it is scrolled to, and stays so', async () => {
    const element = await far();
    expect(isDrawn(element)).to.equal(false);
    element.scrollIntoView();
    await drawnInTime(element);
    window.scrollTo(0, 0);
    await frame();
    element.roll();
    await element.updateComplete;
    expect(isDrawn(element)).to.equal(true);
  });

  it('is drawn by focus(), which finds its place at once', async () => {
    const element = await far();
    element.focus();
    expect(isDrawn(element)).to.equal(true);
    expect((element.renderRoot as ShadowRoot).activeElement?.getAttribute('role')).to.equal('gridcell');
  });

  it('is drawn when the focus comes to one of its buttons', async () => {
    const element = await far();
    element.renderRoot.querySelector<HTMLElement>('[part~=button-roll]')?.focus({ preventScroll: true });
    await element.updateComplete;
    expect(isDrawn(element)).to.equal(true);
  });

  it('is drawn where it is moved to, if that is near', async () => {
    const element = await far();
    document.body.prepend(element);
    await element.updateComplete;
    expect(isDrawn(element)).to.equal(true);
  });

  it('is drawn before the page is printed', async () => {
    const elements = [await far(), await far()];
    window.dispatchEvent(new Event('beforeprint'));
    await Promise.all(elements.map((element) => element.updateComplete));
    expect(elements.map(isDrawn)).to.deep.equal([true, true]);
  });

  it('that cannot be seen at all is drawn by the frame that shows it', async () => {
    const box = put(document.createElement('div'));
    box.hidden = true;
    const element = put(make({ turn: 'white' }), box);
    await element.updateComplete;
    await frame();
    expect(isDrawn(element)).to.equal(false);
    box.hidden = false;
    // told between the layout of the frame and its paint, after the board itself
    const isInTime = await new Promise<boolean>((done) => {
      const size = new ResizeObserver(() => {
        size.disconnect();
        done(isDrawn(element));
      });
      size.observe(element);
    });
    expect(isInTime).to.equal(true);
  });

  it('that is hidden far from the window is not drawn when it is shown there', async () => {
    put(room(5000));
    const element = make({ turn: 'white' });
    element.hidden = true;
    put(element);
    await element.updateComplete;
    element.hidden = false;
    await frame();
    expect(isDrawn(element)).to.equal(false);
    element.scrollIntoView();
    await drawnInTime(element);
  });

  it('is drawn at once where the browser cannot tell what is near', async () => {
    const { IntersectionObserver } = window;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    try {
      expect(isDrawn(await far())).to.equal(true);
    } finally {
      window.IntersectionObserver = IntersectionObserver;
    }
  });

  it('leaves no listener and no observer when it goes', async () => {
    const watch = new Watch();
    try {
      const elements = [await far(), await far()];
      expect(watch.open.filter((line) => line.startsWith('near')).length).to.equal(2);
      for (const element of elements) element.remove();
      await tick();
      expect(watch.open).to.deep.equal([]);
    } finally {
      watch.end();
    }
  });
});

describe('a board near the window', () => {
  it('is drawn with its first update, and not again', async () => {
    const element = put(make({ turn: 'white' }));
    let updates = 0;
    element.addController({ hostUpdated: () => updates++ });
    await element.updateComplete;
    expect(isDrawn(element)).to.equal(true);
    await frame();
    expect(updates).to.equal(1);
  });
});

describe('250 boards on a page', () => {
  /** Sums up what moves in the page by itself. */
  function shifts() {
    let sum = 0;
    const add = (list: PerformanceEntry[]) => {
      for (const entry of list) sum += (entry as PerformanceEntry & { readonly value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return () => {
      add(observer.takeRecords());
      observer.disconnect();
      return sum;
    };
  }
  async function fill(): Promise<NardyBoard[]> {
    const page = put(document.createElement('div'));
    page.style.display = 'grid';
    page.style.gridTemplateColumns = 'repeat(4, 1fr)';
    const all = Array.from({ length: 250 }, (_, index) =>
      make({ turn: 'white', dice: '31', seed: `${index}`, variant: index % 2 ? 'short' : 'long' }),
    );
    page.append(...all);
    await Promise.all(all.map((element) => element.updateComplete));
    await frame();
    return all;
  }

  it('draw at most 12 before they are scrolled to, then each in time, and nothing moves', async () => {
    const all = await fill();
    expect(all.filter(isDrawn).length).to.be.within(4, 12);
    const moved = shifts();
    const { scrollHeight } = document.documentElement;
    for (let y = 0; y < scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await frame();
      const seen = all.filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
      await drawnInTime(...seen);
    }
    expect([all.every(isDrawn), moved(), document.documentElement.scrollHeight]).to.deep.equal([
      true,
      0,
      scrollHeight,
    ]);
  }).timeout(60_000);

  it('are all drawn for print', async () => {
    const all = await fill();
    window.dispatchEvent(new Event('beforeprint'));
    await Promise.all(all.map((element) => element.updateComplete));
    expect(all.every(isDrawn)).to.equal(true);
  }).timeout(30_000);
});
