import { html, type TemplateResult } from 'lit';
import { otherColour } from '../../engine/types.js';
import { Beats } from './beats.js';
import { Buttons, type Actions } from './buttons.js';
import { Core, type CoreHooks } from './core.js';
import type { Host } from './desk.js';
import { Field } from './field.js';
import { Hand } from './hand.js';
import { Keys, reading } from './keys.js';
import { savedText, seatLine, shell, words } from './panel.js';
import { Pointer } from './pointer.js';
import { Questions } from './questions.js';
import { board } from './template.js';
import { Voice } from './voice.js';

export { surfaceStyles } from './styles.js';
export type { Host, SurfaceOptions } from './desk.js';

export type SurfaceHooks<Id extends string, Own> = CoreHooks<Id, Own> & Actions<Id>;

/** The surface of a board that is played on: every part there is. */
export class Surface<Id extends string = never, Own = never> extends Core<Id, Own> {
  readonly #hand: Hand;
  readonly #beats: Beats;
  readonly #pointer: Pointer;
  readonly #field: Field;
  readonly #questions: Questions<Id, Own>;
  readonly #buttons: Buttons<Id, Own>;
  readonly #keys: Keys;

  constructor(host: Host, hooks: SurfaceHooks<Id, Own>) {
    super(host, hooks);
    const hand = new Hand(this);
    const beats = new Beats(this);
    // A question has the first use for Escape, then a drag; a question has the first say about the focus; what moves
    // is told before it moves.
    this.#questions = this.add(new Questions(this, () => hand.ask()));
    this.#pointer = this.add(new Pointer(this, hand, beats));
    this.#hand = this.add(hand);
    this.#field = this.add(new Field(this, () => this.focus({ preventScroll: true })));
    this.#buttons = this.add(new Buttons(this, hooks));
    this.add(new Voice(this));
    this.#beats = this.add(beats);
    this.#keys = this.add(new Keys(this, () => hand.movable[0]));
    this.add(reading(this));
  }

  /** The whole inside of the board; as long as it is not `drawn`, only what speaks. */
  render(drawn = true): TemplateResult {
    return shell(this, this.#keys, drawn ? this.#inside : null);
  }

  /** Focuses the open question, else the current place of the board. */
  focus(options?: FocusOptions): void {
    if (this.isShown && !this.#questions.focus(options)) this.#keys.focus(options);
  }

  readonly #inside = (): TemplateResult => {
    const pointer = this.#pointer;
    const { near } = this.display;
    const current = this.asking ? '' : this.#keys.current;
    const parts = { desk: this, hand: this.#hand, beats: this.#beats, pointer, current };
    return html`${seatLine(this, otherColour(near))}
      <div class="stage" @selectstart=${pointer.select}>${board(parts)}${this.#questions.render()}</div>
      ${seatLine(this, near)}${words(this)}${this.#buttons.render()}${this.#field.render()}${savedText(this)}`;
  };
}
