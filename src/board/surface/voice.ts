import type { View } from '../view.js';
import { Announcer } from './announcer.js';
import type { Desk, Part } from './desk.js';
import { readMoves } from './labels.js';

/** Tells what a new view brings (steps, status, a notice), and whatever else a part has to say. */
export class Voice implements Part {
  readonly #desk: Desk;
  readonly #announcer: Announcer;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#announcer = new Announcer(() => desk.root.querySelector('.live'));
  }

  announce(text: string): void {
    this.#announcer.say(text);
  }

  renew(old: View | undefined): void {
    const { view, announce } = this.#desk;
    if (view.version === old?.version) return;
    const { status, notice, beats } = view;
    const before = old?.notice;
    if (old && beats[0]) announce(readMoves(this.#desk, beats));
    if (old && status !== old.status) announce(status);
    // A refusal that comes again is news, an error or a remark that stays is none.
    const same = notice?.kind === 'refusal' ? notice === before : notice?.text === before?.text;
    if (notice && !same) announce(notice.text);
  }

  hostDisconnected(): void {
    this.#announcer.stop();
  }
}
