import { LitElement, type PropertyDeclarations } from 'lit';
import type { Problem } from '../engine/result.js';
import { speaker, type Say } from '../i18n/index.js';
import { NardyEvent } from './events.js';

/** What all elements share: language, and errors that are kept, shown and told but never thrown. */
export class NardyElement extends LitElement {
  static override properties: PropertyDeclarations = {
    lang: {},
  };
  readonly #internals = this.attachInternals();
  #error: Problem | null = null;
  #said: { readonly tag: string; readonly say: Say } | null = null;
  #known: readonly string[] = [];
  #untold: Problem[] = [];

  /** The first of the present problems: its code and what it is about; null when there is none. */
  get error(): Problem | null {
    return this.#error;
  }

  /** Speaks the language of the nearest `lang` attribute, English if it is not there. */
  protected get say(): Say {
    const place = this.closest('[lang]') ?? document.documentElement;
    const tag = place.getAttribute('lang') ?? '';
    if (this.#said?.tag !== tag) this.#said = { tag, say: speaker(tag) };
    return this.#said.say;
  }

  /** Keeps the present problems; fires `nardy-error` for each that is new, in a microtask after connection. */
  protected report(problems: readonly Problem[]): void {
    const names = problems.map((problem) => JSON.stringify(problem));
    const fresh = problems.filter((_, index) => !this.#known.includes(names[index]!));
    this.#known = names;
    this.#error = problems[0] ?? null;
    if (this.#error) this.#internals.states.add('error');
    else this.#internals.states.delete('error');
    this.#untold.push(...fresh);
    if (fresh.length > 0) queueMicrotask(this.#tellProblems);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    queueMicrotask(this.#tellProblems);
  }

  readonly #tellProblems = (): void => {
    if (!this.isConnected) return;
    const untold = this.#untold;
    this.#untold = [];
    for (const problem of untold) this.dispatchEvent(new NardyEvent('nardy-error', problem));
  };
}
