import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../view.js';
import type { Desk, Host } from './desk.js';

/** The field for plays typed in notation; it keeps its text until the play is taken. */
export class Field {
  /** The reader asked for it. */
  #open = false;
  readonly #desk: Desk;
  readonly #host: Host;
  /** Where the focus goes when it closes. */
  readonly #leave: () => void;

  constructor(desk: Desk, host: Host, leave: () => void) {
    this.#desk = desk;
    this.#host = host;
    this.#leave = leave;
  }

  get #input(): HTMLInputElement | null {
    return this.#desk.root.querySelector('.typing input');
  }

  /** Shows it and goes there. */
  open(): void {
    this.#open = true;
    this.#desk.refresh();
    void this.#host.updateComplete.then(() => this.#input?.focus());
  }

  /** A play that was taken goes from the field; one that was refused stays to be mended. */
  renew({ notice, beats }: View): void {
    const input = this.#input;
    if (input && !notice && beats[0]) input.value = '';
  }

  readonly #enter = (): void => {
    const text = this.#input?.value.trim();
    if (text) this.#desk.emit({ type: 'say', text });
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Enter') this.#enter();
    else if (event.key === 'Escape') {
      this.#open = false;
      this.#leave();
    } else return;
    event.preventDefault();
  };

  render(): TemplateResult | typeof nothing {
    const { say, options } = this.#desk;
    if (options.still || (!this.#open && !options.typing)) return nothing;
    return html`<div class="typing" part="typing">
      <label
        >${say('typePlay')}
        <input part="field" autocomplete="off" spellcheck="false" @keydown=${this.#key} />
      </label>
      <button type="button" part="button button-say" @click=${this.#enter}>${say('typeEnter')}</button>
    </div>`;
  }
}
