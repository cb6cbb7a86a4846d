import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { otherColour } from '../../engine/types.js';
import { spotId } from '../scene/spots.js';
import type { Orientation, SpotId } from '../scene/types.js';
import type { Display, View } from '../view.js';
import { Announcer } from './announcer.js';
import { Beats } from './beats.js';
import { cellOf, focused, grid, Table, type Host, type SurfaceHooks, type SurfaceOptions } from './desk.js';
import { Hand, spotAt } from './hand.js';
import { handleKey } from './keys.js';
import { readMoves } from './labels.js';
import { actions, dialog, openQuestion, seatLine, words } from './panel.js';
import { Pointer } from './pointer.js';
import { board } from './template.js';

export { surfaceStyles } from './styles.js';
export type { Host, SurfaceHooks, SurfaceOptions } from './desk.js';

/** Narrower than this, in CSS pixels of the host, the board stands upright. */
const UPRIGHT_BELOW = 480;

/** Input, time and voice of a board: shows views, turns what the reader does into intents, knows no rules. */
export class Surface implements ReactiveController {
  readonly #host: Host;
  readonly #desk: Table;
  readonly #announcer: Announcer;
  readonly #hand: Hand;
  readonly #beats: Beats;
  readonly #pointer: Pointer;
  #current: SpotId | null = null;
  /** The version that was last reported as settled. */
  #settled: number | null = null;
  #observer: ResizeObserver | null = null;
  #probe: Element | null = null;
  /** The question on screen, and what had the focus before it. */
  #question = '';
  #back: Element | null = null;
  /** What had the focus before this drawing. */
  #before: Element | null = null;
  #spot: SpotId | null = null;

  constructor(host: Host, hooks: SurfaceHooks) {
    this.#host = host;
    this.#announcer = new Announcer(() => host.renderRoot.querySelector('.live'));
    this.#desk = new Table(host, hooks, (text) => this.#announcer.say(text));
    this.#hand = new Hand(this.#desk);
    this.#beats = new Beats(this.#desk, () => this.#settle());
    this.#pointer = new Pointer(this.#desk, this.#hand, this.#beats);
    host.addController(this);
  }

  /** How the board lies at the host's present width. */
  get orientation(): Orientation {
    return this.#desk.orientation;
  }

  /** Puts a view on the board; the element calls it whenever view, display or options change. */
  show(view: View, display: Display, options: SurfaceOptions): void {
    const desk = this.#desk;
    const old = desk.view as View | undefined;
    if (old && JSON.stringify(display) !== JSON.stringify(desk.display)) this.#turn();
    Object.assign(desk, { view, display, options });
    const newer = view.version !== old?.version;
    if (view.turn !== old?.turn) this.#hand.selected = null;
    this.#hand.renew(newer);
    this.#pointer.renew();
    if (newer) {
      this.#speak(view, old);
      const follows = old && view.version > old.version && this.#host.isConnected;
      this.#beats.play(follows ? old.position : null);
    } else if (!this.#beats.playing) this.#beats.shown = view.position;
    desk.refresh();
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
    if (this.#desk.view) this.#beats.rest();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.#observer?.disconnect();
    this.#observer = this.#probe = null;
    this.#turn();
    this.#beats.stop();
    this.#announcer.stop();
  }

  hostUpdate(): void {
    this.#before = focused(this.#desk);
    this.#spot = spotAt(this.#before);
  }

  hostUpdated(): void {
    this.#observe();
    if (!this.#desk.view) return;
    this.#beats.drawn();
    this.#keepFocus();
  }

  #inside(): TemplateResult {
    const desk = this.#desk;
    const { near } = desk.display;
    const parts = {
      desk,
      hand: this.#hand,
      beats: this.#beats,
      pointer: this.#pointer,
      current: this.#here(),
    };
    return html`<div class="probe"></div>
      <div class="base ${desk.orientation}" part="base" @keydown=${this.#key} @focusin=${this.#focusin}>
        ${seatLine(desk, otherColour(near))}
        <div class="stage">${board(parts)} ${dialog(openQuestion(desk, this.#hand))}</div>
        ${seatLine(desk, near)} ${words(desk)} ${actions(desk)}
        <p id="keys" hidden>${desk.say('keys')}</p>
      </div>`;
  }

  /** The place that the tab key reaches: where the reader was, at first one that can move. */
  #here(): SpotId {
    const first = grid(this.#desk)[0]?.[0];
    return this.#current ?? this.#hand.movable[0] ?? (first ? spotId(first) : '');
  }

  /** The board is about to lie otherwise, or to go: nothing stays in the air. */
  #turn(): void {
    if (!this.#desk.view) return;
    this.#pointer.cancel();
    this.#beats.jump();
  }

  #speak({ status, notice, beats }: View, old: View | undefined): void {
    const before = old?.notice;
    if (old && beats.length) this.#desk.announce(readMoves(this.#desk, beats));
    if (old && status !== old.status) this.#desk.announce(status);
    // A refusal that comes again is news, an error that stays is none.
    if (!notice || notice === before || (notice.kind === 'error' && notice.text === before?.text)) return;
    this.#desk.announce(notice.text);
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
    const probe = this.#observer && this.#host.renderRoot.querySelector('.probe');
    if (!probe || probe === this.#probe) return;
    this.#probe = probe;
    this.#observer?.observe(probe);
  }

  #measure(width: number): void {
    const orientation = width < UPRIGHT_BELOW ? 'upright' : 'landscape';
    if (!width || orientation === this.#desk.orientation) return;
    this.#turn();
    this.#desk.orientation = orientation;
    this.#desk.refresh();
  }

  #keepFocus(): void {
    const asked = openQuestion(this.#desk, this.#hand);
    const question = asked ? `${asked.title} ${asked.text}` : '';
    const before = this.#before;
    const opened = question !== '' && question !== this.#question;
    const closed = question === '' && this.#question !== '';
    this.#question = question;
    if (opened) {
      const nowhere = !document.activeElement || document.activeElement === document.body;
      this.#back = before;
      // A reader busy elsewhere on the page is told, not pulled here.
      if (before || nowhere) this.#focusDialog();
      else this.#desk.announce(question);
    } else if (before && !before.isConnected) {
      if (question) this.#focusDialog();
      else if (closed && this.#back?.isConnected) (this.#back as HTMLElement).focus({ preventScroll: true });
      else this.focus({ preventScroll: true });
    } else if (this.#spot && spotAt(before) !== this.#spot) {
      // The board was turned, and the focused cell is another place now.
      cellOf(this.#desk, this.#spot)?.focus({ preventScroll: true });
    }
  }

  #focusDialog(): void {
    this.#host.renderRoot.querySelector<HTMLElement>('.question')?.focus({ preventScroll: true });
  }

  readonly #hide = (): void => {
    if (document.hidden && this.#beats.flying) this.#beats.jump();
  };

  readonly #focusin = (event: FocusEvent): void => {
    const id = spotAt(event.target);
    if (!id || id === this.#current) return;
    this.#current = id;
    this.#desk.refresh();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (!this.#host.renderRoot.contains(event.target as Node)) return; // content of the page in a slot
    const go = (id: SpotId): void => cellOf(this.#desk, id)?.focus();
    const context = { desk: this.#desk, hand: this.#hand, pointer: this.#pointer, current: this.#here(), go };
    handleKey(event, context, spotAt(event.target) !== null);
  };
}
