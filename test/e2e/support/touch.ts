/** A finger, by touch events over the DevTools protocol. */
import type { CDPSession } from 'playwright-core';
import { buttonIn, cellAt, gripOf, type Hand } from './hands.js';
import type { Dot, Seen } from './seen.js';
import type { Table } from './stage.js';

export class Finger implements Hand {
  readonly table: Table;
  readonly #session: CDPSession;
  #at: Dot = { x: 0, y: 0 };
  /** How often the finger has been lifted. */
  #lifts = 0;

  private constructor(table: Table, session: CDPSession) {
    this.table = table;
    this.#session = session;
  }
  static async of(table: Table): Promise<Finger> {
    return new Finger(table, await table.page.context().newCDPSession(table.page));
  }

  async down(dot: Dot): Promise<void> {
    this.#at = dot;
    await this.#send('touchStart', [dot]);
  }
  /** Moves in several small ways, as a finger does. */
  async move({ x, y }: Dot, ways = 3): Promise<void> {
    const from = this.#at;
    for (let way = 1; way <= ways; way++) {
      await this.#send('touchMove', [
        { x: from.x + ((x - from.x) * way) / ways, y: from.y + ((y - from.y) * way) / ways },
      ]);
    }
    this.#at = { x, y };
  }
  /** Lifts the finger, and waits until the page has been told. */
  async up(): Promise<void> {
    await this.#send('touchEnd', []);
    await this.table.until('lift', ++this.#lifts);
  }
  async cancel(): Promise<void> {
    await this.#send('touchCancel', []);
    await this.table.until('lift', ++this.#lifts);
  }

  /** A tap; the browser makes a click of it, later. */
  async tap(dot: Dot): Promise<void> {
    const clicks = await this.table.count('click');
    this.#at = dot;
    // Both in one go: a finger that stays on a busy machine is a long press.
    await Promise.all([this.#send('touchStart', [dot]), this.#send('touchEnd', [])]);
    await this.table.until('lift', ++this.#lifts);
    await this.table.until('click', clicks + 1);
  }

  async press(seen: Seen, label: string): Promise<void> {
    await this.tap(await this.table.aim(buttonIn(seen, label).at));
  }
  async pick(seen: Seen, spot: string): Promise<void> {
    const by = await this.table.bring(seen); // both ends of the way have to be in sight
    const { x, y } = gripOf(cellAt(seen, spot));
    const dot = { x, y: y - by };
    await this.down(dot);
    await this.move({ x: dot.x + 7, y: dot.y + 7 }, 1);
  }
  async put(seen: Seen, spot: string): Promise<void> {
    await this.move(gripOf(cellAt(seen, spot)), 1);
    await this.up();
  }

  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: readonly Dot[],
  ): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  }
}
