import { windowOf } from './desk.js';

/** Speaks through one polite live region: what comes in within a frame is joined, in order. */
export class Announcer {
  readonly #region: () => Element | null;
  #queue: string[] = [];
  /** The frame that is waited for, and whose it is: the board may move to another window. */
  #frame = 0;
  #window: Window | undefined;

  constructor(region: () => Element | null) {
    this.#region = region;
  }

  say(text: string): void {
    // Of what gathers while no frame is drawn (a hidden tab) the newest is enough.
    this.#queue = [...this.#queue, text].slice(-8);
    if (this.#frame) return;
    const region = this.#region();
    this.#window = region ? windowOf(region) : window;
    this.#frame = this.#window.requestAnimationFrame(this.#flush);
  }

  stop(): void {
    this.#window?.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#queue = [];
  }

  readonly #flush = (): void => {
    this.#frame = 0;
    const region = this.#region();
    if (!region) return;
    const text = this.#queue.join(' ');
    this.#queue = [];
    // The same words once more are a change only to those who see the no-break space.
    region.textContent = region.textContent === text ? `${text}\u00A0` : text;
  };
}
