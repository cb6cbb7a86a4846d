import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { flight, frame, mount, position, route, ROUTES, START, view, type TestBoard } from './harness.js';

type Kind = 'mouse' | 'touch' | 'pen';
interface Point {
  readonly x: number;
  readonly y: number;
}
const middle = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** A pointer that goes from spot to spot; events go where a browser with capture sends them. */
class Hand {
  readonly board: TestBoard;
  readonly #cell: Element;
  readonly #init: PointerEventInit;

  constructor(board: TestBoard, from: string, kind: Kind = 'mouse', init: PointerEventInit = {}) {
    this.board = board;
    this.#cell = board.cell(from);
    this.#init = { pointerId: 7, pointerType: kind, isPrimary: true, bubbles: true, composed: true, ...init };
  }
  async send(type: string, at: Point, init: PointerEventInit = {}): Promise<void> {
    const event = { clientX: at.x, clientY: at.y, button: 0, buttons: 1, ...this.#init, ...init };
    this.#cell.dispatchEvent(new PointerEvent(type, event));
    await this.board.updateComplete;
  }
  async down(): Promise<void> {
    await this.send('pointerdown', middle(this.#cell));
  }
  async over(id: string): Promise<void> {
    await this.send('pointermove', middle(this.board.cell(id)));
  }
  async drop(id: string): Promise<void> {
    await this.send('pointerup', middle(this.board.cell(id)), { buttons: 0 });
  }
}
async function drag(board: TestBoard, from: string, to: string, kind: Kind = 'mouse'): Promise<Hand> {
  const hand = new Hand(board, from, kind);
  await hand.down();
  await hand.over(to);
  return hand;
}
const translation = (element: Element | null): number[] =>
  (element?.getAttribute('transform') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];

describe('a dragged checker', () => {
  it('that cannot move stays where it is, and the reason is asked for', async () => {
    const board = await mount();
    const hand = await drag(board, 'p24', 'p20');
    expect(board.$('.held')).to.equal(null);
    await hand.drop('p20');
    expect(board.wishes).to.deep.equal([{ type: 'refused', from: 24, to: 20 }]);
  });

  for (const kind of ['mouse', 'touch', 'pen'] as const) {
    it(`by ${kind} is lifted, follows, shows its target and is put down there`, async () => {
      const board = await mount();
      const hand = await drag(board, 'p13', 'p11', kind);
      expect(board.$('.held')).to.exist;
      expect(board.drawn('p13')).to.equal(4);
      expect(board.targets).to.have.members(['p8', 'p11', 'p6']);
      expect(board.$('.drawing .over')?.getAttribute('data-spot')).to.equal('p11');
      await hand.drop('p11');
      expect(board.wishes).to.deep.equal([{ type: 'steps', steps: [{ from: 13, die: 2 }] }]);
      expect(board.$('.held')).not.to.exist;
    });
  }

  it('moves with a real mouse, and the click that ends the drag is none', async () => {
    const board = await mount();
    const at = (id: string): [number, number] => {
      const { x, y } = middle(board.cell(id));
      return [Math.round(x), Math.round(y)];
    };
    await sendMouse({ type: 'move', position: at('p13') });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: at('p9') });
    await sendMouse({ type: 'move', position: at('p8') });
    await board.updateComplete;
    expect(board.$('.held')).to.exist;
    await sendMouse({ type: 'up' });
    await board.updateComplete;
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps: [{ from: 13, die: 5 }] }]);
    expect(board.selected).to.deep.equal([]);
  });

  it('is none before the pointer has gone some way', async () => {
    const board = await mount();
    const hand = new Hand(board, 'p13', 'touch');
    await hand.down();
    const { x, y } = middle(board.cell('p13'));
    await hand.send('pointermove', { x: x + 4, y: y + 4 });
    expect(board.$('.held')).not.to.exist;
    await hand.send('pointerup', { x: x + 4, y: y + 4 }, { buttons: 0 });
    await board.tap('p13'); // the click that a browser sends now
    expect(board.selected).to.deep.equal(['p13']);
  });

  it('stays under the pointer in a scaled and turned container', async () => {
    const board = await mount();
    const box = board.parentElement as HTMLElement;
    box.style.transform = 'translate(60px, 40px) rotate(90deg) scale(0.5)';
    const hand = await drag(board, 'p13', 'p11');
    const ball = board.$('.held circle');
    const target = middle(board.cell('p11'));
    const held = middle(ball as Element);
    expect(Math.hypot(held.x - target.x, held.y - target.y)).to.be.lessThan(2);
    await hand.drop('p11');
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps: [{ from: 13, die: 2 }] }]);
  });

  it('works inside a frame of the page', async () => {
    const iframe = document.createElement('iframe');
    iframe.width = '760';
    iframe.height = '800';
    iframe.srcdoc = `<script type="module">
      import { mount } from '${new URL('./harness.ts', import.meta.url).href}';
      globalThis.mount = mount;
    </script>`;
    document.body.prepend(iframe);
    await new Promise((done) => iframe.addEventListener('load', done, { once: true }));
    const inside = iframe.contentWindow as unknown as { mount: typeof mount };
    const board = await inside.mount();
    const hand = await drag(board, 'p13', 'p11');
    await hand.drop('p11');
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps: [{ from: 13, die: 2 }] }]);
    iframe.remove();
  });

  it('let go where it cannot go is put back, and the reason is asked for', async () => {
    const board = await mount();
    const hand = await drag(board, 'p13', 'p9');
    expect(board.$('.drawing .over')).not.to.exist;
    await hand.drop('p9');
    expect(board.wishes).to.deep.equal([{ type: 'refused', from: 13, to: 9 }]);
    expect(board.drawn('p13')).to.equal(5);
    expect(board.selected).to.deep.equal([]);
  });

  it('let go where it cannot go flies back', async () => {
    const board = await mount(view(), { options: { speed: 0.001 } });
    const hand = await drag(board, 'p13', 'p9');
    board.answer = ({ type }) => type === 'refused' && void board.put(view({ version: 2 }));
    await hand.drop('p9');
    expect(board.$('.flight')).to.exist;
    expect(board.drawn('p13')).to.equal(4);
    board.$('.flight')?.getAnimations()[0]?.finish();
    await frame();
    expect(board.$('.flight')).not.to.exist;
    expect(board.drawn('p13')).to.equal(5);
  });

  it('let go beside the board, or taken by the browser, is put back without a word', async () => {
    const board = await mount();
    for (const [type, at] of [
      ['pointerup', { x: 1, y: 1 }],
      ['pointercancel', { x: 300, y: 300 }],
      ['lostpointercapture', { x: 300, y: 300 }],
    ] as const) {
      const hand = await drag(board, 'p13', 'p11');
      await hand.send(type, at, { buttons: 0 });
      expect(board.$('.held'), type).not.to.exist;
      expect(board.drawn('p13'), type).to.equal(5);
      expect(board.selected, type).to.deep.equal([]);
    }
    expect(board.wishes).to.deep.equal([]);
  });

  it('is put back by Escape', async () => {
    const board = await mount();
    board.cell('p13').focus();
    const hand = await drag(board, 'p13', 'p11');
    await board.key('Escape');
    expect(board.$('.held')).not.to.exist;
    await hand.over('p8');
    await hand.drop('p8');
    expect(board.wishes).to.deep.equal([]);
    expect(board.$('.held')).not.to.exist;
  });

  it('let go on its own place stays picked up', async () => {
    const board = await mount();
    const hand = await drag(board, 'p13', 'p11');
    await hand.over('p13');
    await hand.drop('p13');
    expect(board.wishes).to.deep.equal([]);
    expect(board.selected).to.deep.equal(['p13']);
  });

  it('is moved by no other button and no second pointer', async () => {
    const board = await mount();
    const right = new Hand(board, 'p13');
    await right.send('pointerdown', middle(board.cell('p13')), { button: 2, buttons: 2 });
    await right.send('pointermove', middle(board.cell('p8')), { buttons: 2 });
    expect(board.$('.held')).not.to.exist;

    const first = await drag(board, 'p13', 'p11', 'touch');
    const second = new Hand(board, 'p8', 'touch', { pointerId: 8, isPrimary: false });
    await second.down();
    await second.over('p3');
    await second.drop('p3');
    expect(board.wishes).to.deep.equal([]);
    await first.drop('p11');
    expect(board.wishes).to.deep.equal([{ type: 'steps', steps: [{ from: 13, die: 2 }] }]);
  });

  it('whose button was let go out of sight is put back when the pointer returns', async () => {
    const board = await mount();
    const hand = await drag(board, 'p13', 'p11');
    await hand.send('pointermove', middle(board.cell('p8')), { buttons: 0 });
    expect(board.$('.held')).not.to.exist;
  });

  it('asks which way when the ways there differ', async () => {
    const routes = [route([13, 8, 6], [5, 2]), route([13, 11, 6], [2, 5], [11]), route([13, 8], [5])];
    const board = await mount(view({ routes }));
    const hand = await drag(board, 'p13', 'p6');
    await hand.drop('p6');
    expect(board.wishes).to.deep.equal([]);
    expect(board.$('[role=dialog]')).to.exist;
    expect(board.drawn('p13')).to.equal(5);
  });

  it('stays in the hand when a newer view lets it move still, and else is let go', async () => {
    const board = await mount();
    const hand = await drag(board, 'p13', 'p11');
    await board.put(view({ version: 2 }));
    expect(board.$('.held')).to.exist;
    await board.put(view({ version: 3, routes: [route([8, 3], [5])] }));
    expect(board.$('.held')).not.to.exist;
    await hand.drop('p11');
    expect(board.wishes).to.deep.equal([]);
  });

  it('is let go when the board is turned under it or leaves the page', async () => {
    const board = await mount();
    await drag(board, 'p13', 'p11');
    await board.put(board.view, { display: { near: 'black' } });
    expect(board.$('.held')).not.to.exist;
    await drag(board, 'p13', 'p11');
    board.remove();
    await board.updateComplete;
    expect(board.$('.held')).not.to.exist;
  });

  it('starts its flight from the hand and flies once', async () => {
    const board = await mount(view(), { options: { speed: 0.001 } });
    const hand = await drag(board, 'p13', 'p6');
    const after = position({ ...START, 13: 4, 6: 6 });
    const beats = [flight('white', 13, 8), flight('white', 8, 6)];
    const held = translation(board.$('.held'));
    board.answer = ({ type }) =>
      type === 'steps' && void board.put(view({ version: 2, position: after, routes: [], beats }));
    await hand.drop('p6');
    const animation = board.$('.flight')?.getAnimations()[0];
    const first = (animation?.effect as KeyframeEffect).getKeyframes()[0]?.['transform'];
    const start =
      String(first)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect(start[0]).to.be.closeTo(held[0] ?? 0, 0.01);
    expect(start[1]).to.be.closeTo(held[1] ?? 0, 0.01);
    animation?.finish();
    await frame();
    expect(board.$('.flight')).not.to.exist;
    expect(board.drawn('p6')).to.equal(6);
    expect(board.settled).to.deep.equal([1, 2]);
  });

  it('waits over its target for a view that comes late, and flies back when none comes', async () => {
    const board = await mount(view(), { options: { speed: 0.001 } });
    const hand = await drag(board, 'p13', 'p11');
    await hand.drop('p11');
    const animation = board.$('.flight')?.getAnimations()[0];
    expect(animation?.effect?.getTiming().delay).to.be.greaterThan(0);
    expect(board.drawn('p13')).to.equal(4);
    animation?.finish();
    await frame();
    expect(board.drawn('p13')).to.equal(5);
  });
});

describe('touch', () => {
  it('is owned by checkers that can move, and by nothing else', async () => {
    const board = await mount(view({ routes: ROUTES }));
    const action = (element: Element) => getComputedStyle(element).touchAction;
    expect(action(board.cell('p13'))).to.equal('none');
    expect(getComputedStyle(board.cell('p13')).display).to.equal('block');
    for (const id of ['p24', 'p1', 'p5']) expect(action(board.cell(id)), id).to.equal('auto');
    expect(action(board.$('.board') as Element)).to.equal('manipulation');
  });

  it('does not scroll the page while a checker is held', async () => {
    const board = await mount();
    const scrolls = () => {
      const event = new Event('touchmove', { bubbles: true, cancelable: true });
      board.cell('p13').dispatchEvent(event);
      return !event.defaultPrevented;
    };
    expect(scrolls()).to.equal(true);
    const hand = await drag(board, 'p13', 'p11', 'touch');
    expect(scrolls()).to.equal(false);
    await hand.drop('p11');
    expect(scrolls()).to.equal(true);
  });
});
