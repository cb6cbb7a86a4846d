import { COLOURS, type Colour } from '../../engine/types.js';
import type { Dot, SpotId } from '../scene/types.js';
import type { View } from '../view.js';
import { numberOf, spotAt, treeOf, windowOf, type Desk, type Part } from './desk.js';
import type { Pointing } from './seen.js';

/** How far a press may wander, in CSS pixels, before it is a drag. */
const THRESHOLD = { mouse: 4, other: 8 };

interface Press {
  readonly id: number;
  readonly spot: SpotId;
  readonly x: number;
  readonly y: number;
  readonly cell: Element;
  /** Whether it picks up a checker; a mouse also pulls at those that cannot move. */
  readonly lifts: boolean;
  /** Whose dragging is refused while it lasts. */
  readonly view: Window;
}

/** Who decides what a pointer may pick up, and where it may be put down. */
export interface Grip {
  /** Whether the checker on a spot may be picked up. */
  lifts(spot: SpotId): boolean;
  /** Whether something lies there that cannot be picked up, and a mouse that pulls at it is to be told why. */
  holds(spot: SpotId): boolean;
  /** Whether the picked-up checker would stay on a spot. */
  lands(spot: SpotId): boolean;
  /** A click; `again` = the second half of a double click. */
  press(spot: SpotId, again: boolean): void;
  pick(spot: SpotId): void;
  /** Puts the picked-up checker down on a spot, or says why it cannot go there. */
  place(spot: SpotId): void;
  /** Something was pulled at that cannot be picked up; `target` null = let go beside the spots. */
  pull(spot: SpotId, target: SpotId | null): void;
  /** Forgets what was picked up or asked for; false when there was nothing. */
  letGo(): boolean;
}

/** What a pointer needs of the part that lets a checker fly. */
interface Flights {
  back(spot: SpotId, target: SpotId | null, start: Dot): void;
}

const wandered = ({ clientX, clientY }: PointerEvent, { x, y }: Press) =>
  Math.hypot(clientX - x, clientY - y);

/** Whose checkers stand on a spot. */
const colourAt = (desk: Desk, spot: SpotId): Colour | null =>
  COLOURS.find((colour) => desk.view.position[colour][numberOf(desk, colour, spot) ?? -1]) ?? null;

/** What the page or the browser would drag instead (a tile, a link, a selection) stays where it is. */
const refuse = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Mouse, pen and touch: clicks, and checkers dragged. Its listeners sit on the svg. */
export class Pointer implements Part, Pointing {
  /** The spot whose checker is in the hand of a drag. */
  lifted: SpotId | null = null;
  colour: Colour | null = null;
  /** The spot under the dragged checker. */
  over: SpotId | null = null;
  /** Where the dragged checker is, in the svg's units. */
  dot: Dot = { x: 0, y: 0 };
  readonly #desk: Desk;
  readonly #grip: Grip;
  readonly #flights: Flights | null;
  #press: Press | null = null;
  /** The click that follows a drag is none. */
  #dragged = false;

  constructor(desk: Desk, grip: Grip, flights: Flights | null = null) {
    this.#desk = desk;
    this.#grip = grip;
    this.#flights = flights;
  }

  readonly down = (event: PointerEvent): void => {
    if (this.#press || !event.isPrimary || event.button !== 0) return;
    this.#dragged = false;
    const spot = spotAt(event.target);
    const cell = (event.target as Element).closest('.cell');
    if (!spot || !cell) return;
    const lifts = this.#grip.lifts(spot);
    if (!lifts && (event.pointerType !== 'mouse' || !this.#grip.holds(spot))) return;
    const view = windowOf(cell);
    view.addEventListener('dragstart', refuse, true);
    this.#press = { id: event.pointerId, spot, cell, lifts, view, x: event.clientX, y: event.clientY };
    try {
      cell.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already; without capture the drag ends at the svg's edge.
    }
  };

  readonly move = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    if (!event.buttons) return void this.cancel();
    if (!press.lifts) return;
    if (!this.lifted) {
      const limit = event.pointerType === 'mouse' ? THRESHOLD.mouse : THRESHOLD.other;
      if (wandered(event, press) < limit) return;
      this.#grip.pick(press.spot);
      this.lifted = press.spot;
      this.colour = colourAt(this.#desk, press.spot);
    }
    this.dot = this.#locate(event) ?? this.dot;
    this.#desk.root
      .querySelector('.held')
      ?.setAttribute('transform', `translate(${this.dot.x} ${this.dot.y})`);
    const over = spotAt(this.#under(event));
    if (over === this.over) return;
    this.over = over;
    this.#desk.refresh();
  };

  readonly up = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const from = this.lifted;
    const under = this.#under(event);
    const to = spotAt(under);
    this.#end();
    if (from) this.#release(from, to);
    else if (!press.lifts && to !== press.spot && wandered(event, press) >= THRESHOLD.mouse) {
      this.#dragged = true;
      if (under) this.#grip.pull(press.spot, to);
    }
  };

  /** pointercancel and lostpointercapture. */
  readonly lost = (event: PointerEvent): void => {
    if (this.#press?.id === event.pointerId) this.cancel();
  };

  /** A click, by a finger, a mouse or an assistive technology. */
  readonly click = (event: MouseEvent): void => {
    const dragged = this.#dragged && event.detail > 0;
    this.#dragged = false;
    if (dragged || this.#press) return;
    const spot = spotAt(event.target);
    if (spot) this.#grip.press(spot, event.detail > 1);
    else this.#grip.letGo();
  };

  /** While a checker is held the page does not scroll; a listener that is not passive, for browsers without touch-action on SVG. */
  readonly touchmove = {
    handleEvent: (event: Event): void => {
      if (this.#press && event.cancelable) event.preventDefault();
    },
    passive: false,
  };

  readonly menu = (event: Event): void => {
    if (this.lifted) event.preventDefault();
  };

  /** Nothing is selected by a drag that begins on the drawing, wherever it goes. */
  readonly select = (event: Event): void => {
    if ((event.target as Element).closest('.board')) event.preventDefault();
  };

  /** Ends a drag whose checker cannot move any more, without a flight. */
  renew(_old: View | undefined): void {
    if (this.#press?.lifts && !this.#grip.lifts(this.#press.spot)) this.#end();
  }

  turned(): void {
    this.cancel();
  }

  key(key: string): boolean {
    return key === 'Escape' && this.cancel();
  }

  /** Puts a dragged checker back; false when there was none. */
  cancel(): boolean {
    const from = this.lifted;
    this.#end();
    if (!from) return false;
    this.#grip.letGo();
    this.#flights?.back(from, null, this.dot);
    return true;
  }

  #release(from: SpotId, to: SpotId | null): void {
    const grip = this.#grip;
    this.#flights?.back(from, to && grip.lands(to) ? to : null, this.dot);
    if (!to) grip.letGo();
    else if (to !== from) grip.place(to); // on its own spot it stays picked up
  }

  #end(): void {
    const press = this.#press;
    this.#press = this.over = null;
    if (!press) return;
    press.view.removeEventListener('dragstart', refuse, true);
    if (this.lifted) this.#dragged = true;
    this.lifted = null;
    if (press.cell.hasPointerCapture(press.id)) press.cell.releasePointerCapture(press.id);
    this.#desk.refresh();
  }

  /** What of the drawing lies under the pointer. */
  #under({ clientX, clientY }: PointerEvent): Element | null {
    const found = treeOf(this.#desk).elementFromPoint(clientX, clientY);
    return found?.closest('.board') && this.#desk.root.contains(found) ? found : null;
  }

  /** By the matrix of the screen, so that a scaled or turned container does not matter. */
  #locate({ clientX, clientY }: PointerEvent): Dot | null {
    const matrix = this.#desk.root.querySelector<SVGSVGElement>('.board')?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }
}
