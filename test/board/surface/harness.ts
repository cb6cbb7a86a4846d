import { LitElement, type CSSResult } from 'lit';
import type { Colour, Die, Position, Side } from '../../../src/engine/types.js';
import { core } from '../../../src/i18n/en/core.js';
import { record } from '../../../src/i18n/en/record.js';
import { surface } from '../../../src/i18n/en/surface.js';
import { speaker } from '../../../src/i18n/index.js';
import { sceneStyles } from '../../../src/board/scene/styles.js';
import { Surface, surfaceStyles, type SurfaceOptions } from '../../../src/board/surface/surface.js';
import type { Display, Flight, Intent, Route, View } from '../../../src/board/view.js';

export const DISPLAY: Display = { near: 'white', home: 'right', numbers: 'mover', light: 'white' };
export const STILL: SurfaceOptions = { speed: 0, interactive: true, hints: true };

const english = speaker('en', { ...core, ...surface, ...record });

/** The least that an element does for a surface: hands views down and collects what comes up. */
export class TestBoard extends LitElement {
  static override styles: CSSResult[] = [sceneStyles, surfaceStyles];
  readonly intents: Intent[] = [];
  /** Plays the driver: called for every intent. */
  answer: (intent: Intent) => void = () => undefined;
  view!: View;
  display = DISPLAY;
  options = STILL;
  readonly surface = new Surface(this, {
    onIntent: (intent) => {
      this.intents.push(intent);
      this.answer(intent);
    },
    say: () => english,
  });

  override render() {
    return this.surface.render();
  }

  /** Shows a view (or only what else changed) and waits until it is drawn. */
  async put(view: View, more: { display?: Partial<Display>; options?: Partial<SurfaceOptions> } = {}) {
    this.view = view;
    this.display = { ...this.display, ...more.display };
    this.options = { ...this.options, ...more.options };
    this.surface.show(this.view, this.display, this.options);
    await this.updateComplete;
  }

  /** Everything wished for, apart from the reports of having settled. */
  get wishes(): Intent[] {
    return this.intents.filter((intent) => intent.type !== 'settled');
  }
  get settled(): number[] {
    return this.intents.flatMap((intent) => (intent.type === 'settled' ? [intent.version] : []));
  }
  $<E extends Element = HTMLElement>(selector: string): E | null {
    return this.renderRoot.querySelector<E>(selector);
  }
  cell(id: string): SVGElement {
    const cell = this.$<SVGElement>(`.cell[data-spot="${id}"]`);
    if (!cell) throw new Error(`no cell ${id}`);
    return cell;
  }
  label(id: string): string {
    return this.cell(id).getAttribute('aria-label') ?? '';
  }
  /** The spot that has the focus. */
  get at(): string | null {
    return this.shadowRoot?.activeElement?.getAttribute('data-spot') ?? null;
  }
  get selected(): string[] {
    const cells = this.renderRoot.querySelectorAll('[aria-selected="true"]');
    return Array.from(cells, (cell) => cell.getAttribute('data-spot') ?? '');
  }
  /** Spots marked as places to go to. */
  get targets(): string[] {
    const marks = this.renderRoot.querySelectorAll('.drawing .target');
    return Array.from(marks, (mark) => mark.getAttribute('data-spot') ?? '');
  }
  /** Checkers drawn on a spot; not those in the air or in the hand. */
  drawn(id: string): number {
    return this.renderRoot.querySelectorAll(`.checkers > [data-spot="${id}"]`).length;
  }
  async tap(id: string, init: MouseEventInit = {}): Promise<void> {
    this.cell(id).dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, detail: 1, ...init }),
    );
    await this.updateComplete;
  }
  async key(key: string, init: KeyboardEventInit = {}): Promise<KeyboardEvent> {
    const target = this.shadowRoot?.activeElement ?? this.renderRoot.querySelector('.base');
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
      ...init,
    });
    target?.dispatchEvent(event);
    await this.updateComplete;
    return event;
  }
  /** What the live region says once the frame is over. */
  async heard(): Promise<string> {
    await frame();
    return this.$('.live')?.textContent ?? '';
  }
}
customElements.define('test-board', TestBoard);

/** Until the frame that is due has been drawn. */
export const frame = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

export const side = (counts: Record<number, number>): Side =>
  Array.from({ length: 26 }, (_, point) => counts[point] ?? 0);
export const START = { 24: 2, 13: 5, 8: 3, 6: 5 };
export const position = (
  white: Record<number, number> = START,
  black: Record<number, number> = START,
): Position => ({ white: side(white), black: side(black) });

/** A route by its stops and dice: `route([8, 3], [5])`. */
export function route(stops: readonly number[], dice: readonly Die[], hits: readonly number[] = []): Route {
  return {
    from: stops[0] ?? 0,
    to: stops.at(-1) ?? 0,
    steps: dice.map((die, i) => ({ from: stops[i] ?? 0, die })),
    hits,
  };
}
export const flight = (colour: Colour, from: number, to: number, hit = false): Flight => ({
  colour,
  from,
  to,
  hit,
});

/** Some routes of the start with 5-2: the head of the list is short on purpose. */
export const ROUTES: readonly Route[] = [
  route([13, 8], [5]),
  route([13, 11], [2]),
  route([13, 8, 6], [5, 2]),
  route([8, 3], [5]),
  route([8, 6], [2]),
  route([6, 4], [2]),
];

export function view(more: Partial<View> = {}): View {
  const seat = (number: 1 | 2, name: string, active: boolean) => ({
    seat: number,
    name,
    pips: 167,
    score: '0',
    off: 0,
    active,
  });
  return {
    position: position(),
    path: 'opposed',
    game: 'short nardy',
    dice: [
      { value: 5, colour: 'white', used: false },
      { value: 2, colour: 'white', used: false },
    ],
    cube: null,
    turn: 'white',
    routes: ROUTES,
    last: [],
    beats: [],
    seats: { white: seat(1, 'Ann', true), black: seat(2, 'Bob', false) },
    actions: [],
    status: 'Ann to move.',
    notice: null,
    question: null,
    saved: null,
    lingers: false,
    version: 1,
    ...more,
  };
}

interface Mounting {
  readonly width?: number;
  readonly display?: Partial<Display>;
  readonly options?: Partial<SurfaceOptions>;
}
const mounted: HTMLElement[] = [];

/** A board in a box of its own, drawn and lying as its width asks; gone after the test. */
export async function mount(
  first: View = view(),
  { width = 720, ...more }: Mounting = {},
): Promise<TestBoard> {
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  const board = new TestBoard();
  box.append(board);
  document.body.append(box);
  mounted.push(box);
  await board.put(first, more);
  await frame();
  await board.updateComplete;
  return board;
}

export const clear = (): void => {
  for (const box of mounted.splice(0)) box.remove();
};
// a frame that a test opens loads this file too
(globalThis as { afterEach?: typeof afterEach }).afterEach?.(clear);
