import { LitElement } from 'lit';
import type { Problem } from '../engine/result.js';
import { onLanguage, speaker, type Say, type Words } from '../i18n/index.js';
import { NardyEvent } from './events.js';

/** The nearest `lang` above a node, through the shadow roots it lies in; the page's own at the end. */
function languageAt(node: Element): string {
  const found = node.closest('[lang]');
  if (found) return found.getAttribute('lang') ?? '';
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? languageAt(root.host) : document.documentElement.lang;
}

/** What all elements share: language, and errors that are kept, shown and told but never thrown. */
export abstract class NardyElement<Key extends string> extends LitElement {
  // `lang` stays the browser's own property; only its change is watched.
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }
  readonly #internals = this.attachInternals();
  #error: Problem | null = null;
  #known: readonly string[] = [];
  #untold: Problem[] = [];
  #deaf: (() => void) | null = null;

  /** The English of this element: its keys are the words that it has, in any language. */
  protected abstract readonly english: Words<Key>;

  /** The first of the present problems: its code and what it is about; null when there is none. */
  get error(): Problem | null {
    return this.#error;
  }

  /** Speaks the language of the nearest `lang` attribute, English if it is not there. */
  protected get say(): Say<Key> {
    return speaker(languageAt(this), this.english);
  }

  /** Keeps the present problems; fires `nardy-error` for each that is new, in a microtask after connection. */
  protected report(problems: readonly Problem[]): void {
    const names = problems.map((problem) => JSON.stringify(problem));
    const fresh = problems.filter((_, index) => !this.#known.includes(names[index]!));
    this.#known = names;
    this.#error = problems[0] ?? null;
    this.#mark(this.#error !== null);
    this.#untold.push(...fresh);
    if (fresh.length > 0) queueMicrotask(this.#tellProblems);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#deaf = onLanguage(() => this.requestUpdate());
    queueMicrotask(this.#tellProblems);
    this.requestUpdate(); // another place may have another language
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deaf?.();
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value);
    if (name === 'lang') this.requestUpdate();
  }

  #mark(bad: boolean): void {
    try {
      if (bad) this.#internals.states.add('error');
      else this.#internals.states.delete('error');
    } catch {
      // a browser without `:state()`: the property tells it
    }
  }

  readonly #tellProblems = (): void => {
    if (!this.isConnected) return;
    const untold = this.#untold.filter((problem) => this.#known.includes(JSON.stringify(problem)));
    this.#untold = [];
    for (const problem of untold) this.dispatchEvent(new NardyEvent('nardy-error', problem));
  };
}
