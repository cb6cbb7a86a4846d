import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { otherColour } from '../../engine/types.js';
import type { Orientation, SpotId } from '../scene/types.js';
import type { ActionId, Display, View } from '../view.js';
import { Announcer } from './announcer.js';
import { Beats } from './beats.js';
import {
  cellOf,
  grid,
  spotAt,
  treeOf,
  type Desk,
  type Host,
  type SurfaceHooks,
  type SurfaceOptions,
} from './desk.js';
import { Field } from './field.js';
import { Hand } from './hand.js';
import { handleKey } from './keys.js';
import { readDice, readMoves } from './labels.js';
import { actions, dialog, openQuestion, savedText, seatLine, words, type Asked } from './panel.js';
import { Pointer } from './pointer.js';
import { board } from './template.js';

export { surfaceStyles } from './styles.js';
export type { Host, SurfaceHooks, SurfaceOptions } from './desk.js';

/** Narrower than this, in CSS pixels of the host, the board stands upright. */
const UPRIGHT_BELOW = 480;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** How long after a change of turn a press on a button may belong to the turn before, in ms. */
const CALM = 400;

/** Input, time and voice of a board: shows views, turns what the reader does into intents, knows no rules. */
export class Surface implements ReactiveController {
  readonly #host: Host;
  readonly #desk: Writable<Desk>;
  readonly #announcer: Announcer;
  readonly #hand: Hand;
  readonly #beats: Beats;
  readonly #pointer: Pointer;
  readonly #field: Field;
  #current: SpotId | null = null;
  /** The version that was last reported as settled. */
  #settled: number | undefined;
  /** The last button pressed, and the end of the time in which another one belongs to the same press. */
  #pressed: { readonly id: ActionId | null; readonly at: number } = { id: null, at: -Infinity };
  #calm = -Infinity;
  #observer: ResizeObserver | undefined;
  #probe: Element | null = null;
  /** The question of this drawing, the words of the one before, and what had the focus before it opened. */
  #asked: Asked | null = null;
  #question = '';
  #back: Element | null = null;
  /** What had the focus before this drawing, and which place that was. */
  #before: Element | null = null;
  #spot: SpotId | null = null;

  constructor(host: Host, hooks: SurfaceHooks) {
    this.#host = host;
    this.#announcer = new Announcer(() => host.renderRoot.querySelector('.live'));
    const desk: Pick<Desk, 'orientation' | 'emit' | 'press' | 'refresh' | 'announce' | 'say' | 'root'> = {
      orientation: 'landscape',
      emit: hooks.onIntent,
      press: (id, event) => this.#press(id, event),
      refresh: () => host.requestUpdate(),
      announce: (text) => host.isConnected && this.#announcer.say(text),
      get say() {
        return hooks.say();
      },
      get root() {
        return host.renderRoot;
      },
    };
    this.#desk = desk as Desk; // the rest comes with the first view
    this.#hand = new Hand(this.#desk);
    this.#beats = new Beats(this.#desk, () => this.#settle());
    this.#pointer = new Pointer(this.#desk, this.#hand, this.#beats);
    this.#field = new Field(this.#desk, host, () => {
      this.focus({ preventScroll: true });
      this.#desk.refresh();
    });
    host.addController(this);
  }

  /** How the board lies at the host's present width. */
  get orientation(): Orientation {
    return this.#desk.orientation;
  }

  /** Puts a view on the board; the element calls it whenever view, display or options change. */
  show(view: View, display: Display, options: SurfaceOptions): void {
    const desk = this.#desk;
    const beats = this.#beats;
    const old = desk.view as View | undefined;
    if (old && JSON.stringify(display) !== JSON.stringify(desk.display)) this.#turn();
    Object.assign(desk, { view, display, options });
    const newer = view.version !== old?.version;
    if (view.turn !== old?.turn) this.#hand.selected = null;
    if (old && view.turn !== old.turn) this.#calm = this.#pressed.at + CALM;
    this.#hand.renew(newer);
    this.#pointer.renew();
    if (newer) {
      this.#field.renew(view);
      this.#speak(view, old);
      const { isConnected } = this.#host;
      beats.play(old && view.version > old.version && isConnected ? old.position : null);
      if (!isConnected) beats.stop();
    } else if (!beats.playing) beats.shown = view.position;
    desk.refresh();
  }

  /** The second half of a double click must not answer for the player whose turn the first half began. */
  #press(id: ActionId, { detail, timeStamp }: MouseEvent): void {
    const early = id !== this.#pressed.id && timeStamp < this.#calm;
    if (early && (detail > 1 || (detail === 1 && this.#desk.options.speed > 0))) return;
    this.#pressed = { id, at: timeStamp };
    this.#desk.emit({ type: id });
  }

  /** The whole inside of the board. */
  render(): TemplateResult {
    // The live region stands before its text changes: without a view too.
    return html`${this.#desk.view ? this.#inside() : nothing}
      <div class="live sr" part="live" role="status" aria-live="polite" aria-atomic="true"></div>`;
  }

  /** Focuses the current place of the board. */
  focus(options?: FocusOptions): void {
    if (this.#desk.view) cellOf(this.#desk, this.#here())?.focus(options);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#hide);
    this.#observer = new ResizeObserver(([entry]) => this.#measure(entry?.contentRect.width ?? 0));
    this.#observe();
    // Already the first drawing lies as it will: the observer speaks up after it, and that is a layout shift.
    this.#measure(this.#host.clientWidth);
    if (this.#desk.view) this.#beats.rest();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#probe = null;
    this.#turn();
    this.#beats.stop();
    this.#announcer.stop();
  }

  hostUpdate(): void {
    const { activeElement } = treeOf(this.#desk);
    this.#before = this.#desk.root.contains(activeElement) ? activeElement : null;
    this.#spot = spotAt(this.#before);
  }

  hostUpdated(): void {
    this.#observe();
    this.#beats.drawn();
    this.#keepFocus();
  }

  #inside(): TemplateResult {
    const desk = this.#desk;
    const hand = this.#hand;
    const { near } = desk.display;
    const asked = (this.#asked = openQuestion(desk, hand));
    const parts = { desk, hand, beats: this.#beats, pointer: this.#pointer, current: this.#here() };
    return html`<div class="probe"></div>
      <div
        class="base ${desk.orientation} ${desk.options.still ? 'still' : ''}"
        part="base"
        @keydown=${this.#key}
        @focusin=${this.#focusin}
      >
        ${seatLine(desk, otherColour(near))}
        <div class="stage">${board(parts)}${asked ? dialog(asked) : nothing}</div>
        ${seatLine(desk, near)}${words(desk)}${actions(desk)}${this.#field.render()}${savedText(desk)}
        <p class="sr">${readDice(desk)}</p>
        <p id="keys" hidden>${desk.say('keys')}</p>
      </div>`;
  }

  /** The place that the tab key reaches: where the reader was, at first one that can move. */
  #here(): SpotId {
    return this.#current ?? this.#hand.movable[0] ?? grid(this.#desk)[0]?.[0] ?? '';
  }

  /** The board is about to lie otherwise, or to go: nothing stays in the air. */
  #turn(): void {
    if (!this.#desk.view) return;
    this.#pointer.cancel();
    this.#beats.jump();
  }

  #speak({ status, notice, beats }: View, old: View | undefined): void {
    const { announce } = this.#desk;
    const before = old?.notice;
    if (old && beats[0]) announce(readMoves(this.#desk, beats));
    if (old && status !== old.status) announce(status);
    // A refusal that comes again is news, an error or a remark that stays is none.
    const same = notice?.kind === 'refusal' ? notice === before : notice?.text === before?.text;
    if (notice && !same) announce(notice.text);
  }

  /** Reports the version as settled, once and after the present task's work, if nothing is in the air. */
  #settle(): void {
    const { version } = this.#desk.view;
    queueMicrotask(() => {
      const stale = version !== this.#desk.view.version || version === this.#settled;
      if (stale || !this.#beats.resting || !this.#host.isConnected) return;
      this.#settled = version;
      this.#desk.emit({ type: 'settled', version });
    });
  }

  // The probe is a line without height: the host itself changes its height with the orientation, and an observer
  // that sees its own effect makes the browser complain.
  #observe(): void {
    const probe = this.#desk.root.querySelector('.probe');
    if (!this.#observer || !probe || probe === this.#probe) return;
    this.#probe = probe;
    this.#observer.observe(probe);
  }

  #measure(width: number): void {
    const orientation = width < UPRIGHT_BELOW ? 'upright' : 'landscape';
    if (!width || orientation === this.#desk.orientation) return;
    this.#turn();
    this.#desk.orientation = orientation;
    this.#desk.refresh();
  }

  #keepFocus(): void {
    const before = this.#before as HTMLElement | null;
    const was = this.#question;
    const asked = this.#asked;
    const question = (this.#question = asked ? `${asked.title} ${asked.text}` : '');
    const { activeElement, body } = document;
    const still = { preventScroll: true };
    const focusDialog = () => this.#desk.root.querySelector<HTMLElement>('.question')?.focus(still);
    if (question && question !== was) {
      this.#back = before;
      // A reader busy elsewhere on the page is told, not pulled here.
      if (before || !activeElement || activeElement === body) focusDialog();
      else this.#desk.announce(question);
    } else if (before && !before.isConnected) {
      const back = was && !question && this.#back?.isConnected ? (this.#back as HTMLElement) : null;
      if (question) focusDialog();
      else if (back) back.focus(still);
      else this.focus(still);
    } else if (this.#spot && spotAt(before) !== this.#spot) {
      // The board was turned, and the focused cell is another place now.
      cellOf(this.#desk, this.#spot)?.focus(still);
    }
  }

  readonly #hide = (): void => {
    if (document.hidden && this.#beats.flying) this.#beats.jump();
  };

  readonly #focusin = (event: FocusEvent): void => {
    const id = spotAt(event.target);
    if (!id) return;
    const moved = id !== this.#here();
    this.#current = id;
    if (moved) this.#desk.refresh();
  };

  readonly #key = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    // Not what the page puts in a slot, not an open question, and not what is being typed.
    if (!this.#desk.root.contains(target) || target.closest('.question, .typing, .saved')) return;
    const desk = this.#desk;
    if (event.key === 'Escape' && this.#asked?.escape) return this.#asked.escape();
    const go = (id?: SpotId): void => (id ? cellOf(desk, id)?.focus() : undefined);
    const type = (): void => this.#field.open();
    const context = { desk, hand: this.#hand, pointer: this.#pointer, current: this.#here(), go, type };
    handleKey(event, context, spotAt(target) !== null);
  };
}
