import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../view.js';
import { useUp, type Desk, type Part } from './desk.js';

/** The field for plays typed in notation; it keeps its text until the play is taken. */
export class Field implements Part {
  /** The reader asked for it. */
  #open = false;
  readonly #desk: Desk;
  /** Where the focus goes when it closes. */
  readonly #leave: () => void;

  constructor(desk: Desk, leave: () => void) {
    this.#desk = desk;
    this.#leave = leave;
  }

  get #input(): HTMLInputElement | null {
    return this.#desk.root.querySelector('.typing input');
  }

  /** A play that was taken goes from the field; one that was refused stays to be mended. */
  renew(old: View | undefined): void {
    const { version, notice, beats } = this.#desk.view;
    if (version === old?.version || notice || !beats[0] || !this.#shows) return;
    const input = this.#input;
    if (input) input.value = '';
  }

  /** T shows it and goes there. */
  key(key: string): boolean {
    const { options, asking, refresh, host } = this.#desk;
    if (key !== 't' || !options.interactive || asking) return false;
    this.#open = true;
    refresh();
    void host.updateComplete.then(() => this.#input?.focus());
    return true;
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
      this.#desk.refresh();
    } else return;
    useUp(event);
  };

  get #shows(): boolean {
    const { options } = this.#desk;
    return !options.still && (this.#open || !!options.typing);
  }

  render(): TemplateResult | typeof nothing {
    const { say, asking } = this.#desk;
    if (!this.#shows) return nothing;
    return html`<div class="typing" part="typing" ?inert=${asking}>
      <label
        >${say('typePlay')}
        <input part="field" autocomplete="off" spellcheck="false" @keydown=${this.#key} />
      </label>
      <button type="button" part="button button-say" @click=${this.#enter}>${say('typeEnter')}</button>
    </div>`;
  }
}
