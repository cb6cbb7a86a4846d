import { html, nothing, type TemplateResult } from 'lit';
import type { OpenDesk, Part } from './desk.js';

/** A question as it is shown: its answers, each with what giving it does. */
export interface Asked {
  readonly title: string;
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly give: () => void }[];
  /** What Escape does. */
  readonly escape: (() => void) | undefined;
}

const STILL = { preventScroll: true };

/** The question that is open over the board: a dialog, and where the focus is while there is one. */
export class Questions<Id extends string, Own> implements Part {
  readonly #desk: OpenDesk<Id, Own>;
  /** A question of the surface's own, which comes before that of the view. */
  readonly #own: () => Asked | null;
  #asked: Asked | null = null;
  /** The words of the question that was drawn last, and what had the focus before it opened. */
  #words = '';
  #back: HTMLElement | null = null;

  constructor(desk: OpenDesk<Id, Own>, own: () => Asked | null = () => null) {
    this.#desk = desk;
    this.#own = own;
  }

  hostUpdate(): void {
    const desk = this.#desk;
    this.#asked = desk.isShown ? (this.#own() ?? this.#ofView()) : null;
    desk.asking = this.#asked !== null;
  }

  hostUpdated(): void {
    const { focused, root, announce, host } = this.#desk;
    const was = this.#words;
    const asked = this.#asked;
    const words = (this.#words = asked ? `${asked.title} ${asked.text}` : '');
    if (words && words !== was) {
      this.#back = focused;
      const { activeElement, body } = host.ownerDocument;
      // A reader busy elsewhere on the page is told, not pulled here.
      if (focused || !activeElement || activeElement === body) this.focus(STILL);
      else announce(words);
    } else if (focused && !focused.isConnected) {
      if (words) this.focus(STILL);
      else if (was && this.#back && root.contains(this.#back)) this.#back.focus(STILL);
    }
  }

  /** Focuses the open question; false when there is none. */
  focus(options?: FocusOptions): boolean {
    const dialog = this.#desk.root.querySelector<HTMLElement>('.question');
    dialog?.focus(options);
    return dialog !== null;
  }

  key(key: string): boolean {
    const escape = key === 'Escape' && this.#asked?.escape;
    if (!escape) return false;
    escape();
    return true;
  }

  /** A dialog in place: it takes the focus itself, so that neither Enter nor Space answers by habit. */
  render(): TemplateResult | typeof nothing {
    if (!this.#asked) return nothing;
    const { title, text, answers } = this.#asked;
    return html`<div
      class="question"
      part="question"
      role="dialog"
      aria-labelledby="title"
      aria-describedby="text"
      tabindex="-1"
    >
      <p id="title">${title}</p>
      <p id="text">${text}</p>
      <div class="answers">
        ${answers.map(
          ({ label, give }) =>
            html`<button type="button" part="button answer" @click=${give}>${label}</button>`,
        )}
      </div>
    </div>`;
  }

  #ofView(): Asked | null {
    const { view, emit } = this.#desk;
    const { question } = view;
    if (!question) return null;
    const { title, text, escape } = question;
    const answers = question.answers.map(({ label, intent }) => ({ label, give: () => emit(intent) }));
    return { title, text, answers, escape: escape && (() => emit(escape)) };
  }
}
