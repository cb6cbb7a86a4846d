import type { ReactiveController } from 'lit';
import type { Orientation } from '../scene/types.js';
import { windowOf, type Host } from './desk.js';

/** Narrower than this, in CSS pixels of the host, the board stands upright. */
const UPRIGHT_BELOW = 480;

/** Boards that have come into a page and have not been looked at. */
const arrived = new Set<Layout>();

/** Looks at all of them in one go: the page is laid out once for them, not once for each. */
function lookAtAll(): void {
  for (const layout of arrived) layout.look();
  arrived.clear();
}

/** How the board lies, by the width that it has. */
export class Layout implements ReactiveController {
  orientation: Orientation = 'landscape';
  readonly #host: Host;
  readonly #onTurn: (turn: () => void) => void;
  #observer: ResizeObserver | undefined;
  #probe: Element | null = null;

  /** `onTurn` is told before the board lies otherwise, and turns it. */
  constructor(host: Host, onTurn: (turn: () => void) => void) {
    this.#host = host;
    this.#onTurn = onTurn;
    host.addController(this);
  }

  hostConnected(): void {
    const { ResizeObserver } = windowOf(this.#host);
    this.#observer = new ResizeObserver(([entry]) => this.#measure(entry?.contentRect.width ?? 0));
    this.#observe();
    // Already the first drawing lies as it will: the observer speaks up after it, and that is a layout shift.
    arrived.add(this);
    queueMicrotask(lookAtAll);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#probe = null;
    arrived.delete(this);
  }

  hostUpdate(): void {
    if (arrived.has(this)) lookAtAll();
  }

  hostUpdated(): void {
    this.#observe();
  }

  look(): void {
    this.#measure(this.#host.clientWidth);
  }

  // The probe is a line without height: the host itself changes its height with the orientation, and an observer
  // that sees its own effect makes the browser complain.
  #observe(): void {
    if (!this.#observer || this.#probe?.isConnected) return;
    this.#probe = this.#host.renderRoot.querySelector('.probe');
    this.#observer.disconnect(); // one that has gone would still be heard of
    if (this.#probe) this.#observer.observe(this.#probe);
  }

  #measure(width: number): void {
    const orientation = width < UPRIGHT_BELOW ? 'upright' : 'landscape';
    if (width && orientation !== this.orientation) this.#onTurn(() => (this.orientation = orientation));
  }
}
