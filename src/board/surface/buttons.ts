import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../view.js';
import type { OpenDesk, Part, Stroke } from './desk.js';

/** How long after a change of turn a press on a button may belong to the turn before, in ms. */
const CALM = 400;

/** The element's own actions, each once: their order beside the board, and the keys that do the same. */
export interface Actions<Id extends string> {
  readonly actions: readonly Id[];
  /** Letters, so that a shortcut is one key without modifiers; they work only while the focus is in the board. */
  readonly keys: ReadonlyMap<string, Id>;
}

/** The buttons beside the board, and their keys. */
export class Buttons<Id extends string, Own> implements Part {
  readonly #desk: OpenDesk<Id, Own>;
  readonly #own: Actions<Id>;
  /** The last button pressed, and the end of the time in which another one belongs to the same press. */
  #pressed: { readonly id: Id | null; readonly at: number } = { id: null, at: -Infinity };
  #calm = -Infinity;

  constructor(desk: OpenDesk<Id, Own>, own: Actions<Id>) {
    this.#desk = desk;
    this.#own = own;
  }

  renew(old: View | undefined): void {
    if (old && this.#desk.view.turn !== old.turn) this.#calm = this.#pressed.at + CALM;
  }

  /** Takes an action that is possible, or says why it is not. */
  key(key: string, { repeat }: Stroke): boolean {
    const { view, asking, emit, announce } = this.#desk;
    const id = this.#own.keys.get(key);
    const action = view.actions.find((each) => each.id === id);
    if (!action || repeat || asking) return false;
    const { enabled, why } = action;
    if (enabled) emit({ type: 'action', id: action.id });
    else if (why) announce(why);
    return enabled || !!why;
  }

  /** The buttons in their fixed order, each with a node of its own: the focus never slips to another action. */
  render(): TemplateResult {
    const { say, asking } = this.#desk;
    return html`<div
      class="actions"
      part="actions"
      role="group"
      aria-label=${say('actions')}
      ?inert=${asking}
    >
      ${this.#own.actions.map((id) => this.#button(id))}
    </div>`;
  }

  // Not `disabled`: a button that has the focus would lose it.
  #button(id: Id): TemplateResult | typeof nothing {
    const action = this.#desk.view.actions.find((each) => each.id === id);
    if (!action) return nothing;
    const { label, enabled, primary } = action;
    return html`<button
      type="button"
      class=${primary ? 'primary' : ''}
      part="button button-${id} ${primary ? 'button-primary' : ''}"
      aria-disabled=${enabled ? nothing : 'true'}
      @click=${(event: MouseEvent) => enabled && this.#press(id, event)}
    >
      ${label}
    </button>`;
  }

  /** The second half of a double click must not answer for the player whose turn the first half began. */
  #press(id: Id, { detail, timeStamp }: MouseEvent): void {
    const early = id !== this.#pressed.id && timeStamp < this.#calm;
    if (early && (detail > 1 || (detail === 1 && this.#desk.options.speed > 0))) return;
    this.#pressed = { id, at: timeStamp };
    this.#desk.emit({ type: 'action', id });
  }
}
