import type { Dot, SpotId } from '../scene/types.js';
import type { Beats } from './beats.js';
import { spotAt, treeOf, type Desk } from './desk.js';
import type { Hand } from './hand.js';

/** How far a press may wander, in CSS pixels, before it is a drag. */
const THRESHOLD = { mouse: 4, other: 8 };

interface Press {
  readonly id: number;
  readonly spot: SpotId;
  readonly x: number;
  readonly y: number;
  readonly cell: Element;
}

const wandered = ({ clientX, clientY }: PointerEvent, { x, y }: Press) =>
  Math.hypot(clientX - x, clientY - y);

/** Mouse, pen and touch: clicks, and checkers dragged. Its listeners sit on the svg. */
export class Pointer {
  /** The spot whose checker is in the hand of a drag. */
  lifted: SpotId | null = null;
  /** The spot under the dragged checker. */
  over: SpotId | null = null;
  /** Where the dragged checker is, in the svg's units. */
  dot: Dot = { x: 0, y: 0 };
  readonly #desk: Desk;
  readonly #hand: Hand;
  readonly #beats: Beats;
  #press: Press | null = null;
  /** A mouse press on a checker that cannot move. */
  #stuck: Press | null = null;
  /** The click that follows a drag is none. */
  #dragged = false;

  constructor(desk: Desk, hand: Hand, beats: Beats) {
    this.#desk = desk;
    this.#hand = hand;
    this.#beats = beats;
  }

  readonly down = (event: PointerEvent): void => {
    if (this.#press || !event.isPrimary || event.button !== 0) return;
    this.#dragged = false;
    const spot = spotAt(event.target);
    const cell = (event.target as Element).closest('.cell');
    if (!spot || !cell) return;
    const press = { id: event.pointerId, spot, cell, x: event.clientX, y: event.clientY };
    this.#stuck = event.pointerType === 'mouse' ? press : null;
    if (!this.#hand.movable.includes(spot)) return;
    this.#stuck = null;
    this.#press = press;
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
    if (!this.lifted) {
      const limit = event.pointerType === 'mouse' ? THRESHOLD.mouse : THRESHOLD.other;
      if (wandered(event, press) < limit) return;
      this.#hand.asked = null;
      this.#hand.pick(press.spot);
      this.lifted = press.spot;
    }
    this.dot = this.#locate(event) ?? this.dot;
    this.#desk.root
      .querySelector('.held')
      ?.setAttribute('transform', `translate(${this.dot.x} ${this.dot.y})`);
    const over = this.#under(event);
    if (over === this.over) return;
    this.over = over;
    this.#desk.refresh();
  };

  readonly up = (event: PointerEvent): void => {
    const stuck = this.#stuck;
    this.#stuck = null;
    if (stuck?.id === event.pointerId && wandered(event, stuck) >= THRESHOLD.mouse) {
      const target = this.#under(event);
      if (target !== stuck.spot) this.#hand.pull(stuck.spot, target);
    }
    if (this.#press?.id !== event.pointerId) return;
    const from = this.lifted;
    this.#end();
    if (from) this.#release(from, this.#under(event));
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
    if (spot) this.#hand.press(spot, event.detail > 1);
    else if (this.#hand.selected || this.#hand.asked) this.#hand.letGo();
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

  /** Puts a dragged checker back; false when there was none. */
  cancel(): boolean {
    const from = this.lifted;
    this.#end();
    if (!from) return false;
    this.#hand.letGo();
    this.#beats.back(from, null, this.dot);
    return true;
  }

  /** Ends a drag whose checker cannot move any more, without a flight. */
  renew(): void {
    if (this.#press && !this.#hand.movable.includes(this.#press.spot)) this.#end();
  }

  #release(from: SpotId, to: SpotId | null): void {
    const hand = this.#hand;
    const goes = hand.targets.some(({ spot }) => spot === to);
    this.#beats.back(from, goes ? to : null, this.dot);
    if (!to) hand.letGo();
    else if (to !== from) hand.place(to); // on its own spot it stays picked up
  }

  #end(): void {
    const press = this.#press;
    this.#press = this.over = null;
    if (!press) return;
    if (this.lifted) this.#dragged = true;
    this.lifted = null;
    if (press.cell.hasPointerCapture(press.id)) press.cell.releasePointerCapture(press.id);
    this.#desk.refresh();
  }

  #under({ clientX, clientY }: PointerEvent): SpotId | null {
    const found = treeOf(this.#desk).elementFromPoint(clientX, clientY);
    return this.#desk.root.contains(found) ? spotAt(found) : null;
  }

  /** By the matrix of the screen, so that a scaled or turned container does not matter. */
  #locate({ clientX, clientY }: PointerEvent): Dot | null {
    const matrix = this.#desk.root.querySelector<SVGSVGElement>('.board')?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }
}
