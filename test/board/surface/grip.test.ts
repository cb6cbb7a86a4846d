import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { html, LitElement, type CSSResult } from 'lit';
import { COLOURS } from '../../../src/engine/types.js';
import { core } from '../../../src/i18n/en/core.js';
import { surface } from '../../../src/i18n/en/surface.js';
import { speaker } from '../../../src/i18n/index.js';
import { sceneStyles } from '../../../src/board/scene/styles.js';
import { Core } from '../../../src/board/surface/core.js';
import { grid, numberOf } from '../../../src/board/surface/desk.js';
import { Keys } from '../../../src/board/surface/keys.js';
import { shell } from '../../../src/board/surface/panel.js';
import { Pointer, type Grip } from '../../../src/board/surface/pointer.js';
import { AT_REST, NOTHING_HELD, type Held } from '../../../src/board/surface/seen.js';
import { surfaceStyles } from '../../../src/board/surface/styles.js';
import { board } from '../../../src/board/surface/template.js';
import type { Intent } from '../../../src/board/view.js';
import { DISPLAY, frame, STILL, view } from './harness.js';

/** An intent of the element's own. */
interface Put {
  readonly type: 'put';
  readonly from: string;
  readonly to: string;
}
const english = speaker('en', { ...core, ...surface });

/** A board whose checkers of both colours go anywhere: a pointer with its own idea of what can be moved, no rules. */
class FreeBoard extends LitElement implements Grip, Held {
  static override styles: CSSResult[] = [sceneStyles, surfaceStyles];
  readonly wishes: Intent<never, Put>[] = [];
  readonly core = new Core<never, Put>(this, {
    onIntent: (intent) => this.wishes.push(intent),
    say: () => english,
  });
  readonly #pointer = this.core.add(new Pointer(this.core, this));
  readonly #keys = this.core.add(new Keys(this.core));
  readonly asked = NOTHING_HELD.asked;
  readonly targets = NOTHING_HELD.targets;
  selected: string | null = null;

  get movable(): string[] {
    const { core } = this;
    const has = (spot: string) =>
      COLOURS.some((colour) => core.view.position[colour][numberOf(core, colour, spot) ?? -1]);
    return grid(core).flat().filter(has);
  }
  reaching(): string[] {
    return [];
  }
  lifts(spot: string): boolean {
    return this.movable.includes(spot);
  }
  holds(): boolean {
    return false;
  }
  lands(): boolean {
    return true;
  }
  press(): void {
    this.letGo();
  }
  pick(spot: string): void {
    this.selected = spot;
    this.core.refresh();
  }
  place(to: string): void {
    if (this.selected) this.core.emit({ type: 'put', from: this.selected, to });
    this.letGo();
  }
  pull(): void {}
  letGo(): boolean {
    const held = this.selected !== null;
    this.selected = null;
    this.core.refresh();
    return held;
  }

  override render() {
    const parts = { desk: this.core, hand: this, pointer: this.#pointer, beats: AT_REST };
    const stage = () => html`<div class="stage">${board({ ...parts, current: this.#keys.current })}</div>`;
    return shell(this.core, this.#keys, stage);
  }
}
customElements.define('free-board', FreeBoard);

describe('a pointer with another idea of what may be moved', () => {
  let free: FreeBoard;
  beforeEach(async () => {
    free = new FreeBoard();
    free.style.width = '600px';
    document.body.append(free);
    free.core.show({ ...view({ turn: null, routes: [] }), actions: [], question: null }, DISPLAY, STILL);
    await free.updateComplete;
    await frame();
  });
  afterEach(() => free.remove());

  const at = (spot: string): [number, number] => {
    const { x, y, width, height } = free.renderRoot
      .querySelector(`.cell[data-spot="${spot}"]`)!
      .getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  const held = () => free.renderRoot.querySelector('.held .checkers');
  async function drag(from: string, ...path: string[]): Promise<void> {
    await sendMouse({ type: 'move', position: at(from) });
    await sendMouse({ type: 'down' });
    for (const spot of path) await sendMouse({ type: 'move', position: at(spot) });
    await free.updateComplete;
  }

  for (const [from, colour] of [
    ['p13', 'light'],
    ['p12', 'dark'],
  ] as const) {
    it(`lifts a ${colour} checker, though nobody is to move, and reports where it was put down`, async () => {
      await drag(from, 'p4', 'p3');
      expect(held()?.classList.contains(colour)).to.equal(true);
      await sendMouse({ type: 'up' });
      await free.updateComplete;
      expect([free.wishes, held()]).to.deep.equal([[{ type: 'put', from, to: 'p3' }], null]);
    });
  }

  it('lifts nothing where there is nothing', async () => {
    await drag('p4', 'p3', 'p2');
    expect(held()).to.equal(null);
    await sendMouse({ type: 'up' });
    expect(free.wishes).to.deep.equal([]);
  });
});
