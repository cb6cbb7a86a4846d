import { LitElement, type CSSResult, type PropertyDeclarations, type PropertyValues } from 'lit';
import type { Problem } from '../../engine/result.js';
import { onLanguage, speaker, type Say, type Words } from '../../i18n/index.js';
import { same } from '../../record/same.js';
import { asText, type Text } from './attributes.js';
import { NardyEvent } from './events.js';
import { dress } from './sheets.js';
import { copyOf } from './plain.js';

/** The nearest `lang` above a node, through the shadow roots it lies in; the page's own at the end. */
function languageAt(node: Element): string {
  const found = node.closest('[lang]');
  if (found) return found.getAttribute('lang') ?? '';
  const { host } = node.getRootNode() as Partial<ShadowRoot>;
  return host ? languageAt(host) : node.ownerDocument.documentElement.lang;
}

/** A problem of our own: it stays the same object while it lasts, so a page gets that one, and must not change it. */
const frozen = ({ code, detail }: Problem): Problem =>
  Object.freeze({ code, detail: Object.freeze({ ...detail }) });

/** What all elements share: language, theme, and errors that are kept, shown and told but never thrown. */
export abstract class NardyElement<Key extends string> extends LitElement {
  static override properties: PropertyDeclarations = {
    theme: { reflect: true, converter: { toAttribute: (value) => asText(value) || null } },
  };
  // `lang` stays the browser's own property; only its change is watched.
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /** `auto` (default: as the page prefers), `light` or `dark`. */
  declare theme: Text;

  readonly #internals = this.attachInternals();
  #language: string | null = null;
  #say: Say<Key> | null = null;
  #problems: readonly Problem[] = [];
  #untold: Problem[] = [];
  #deaf: (() => void) | null = null;

  /** The English of this element: its keys are the words that it has, in any language. */
  protected abstract readonly english: Words<Key>;

  /** The first of the present problems: its code and what it is about, frozen; null when there is none. */
  get error(): Problem | null {
    return this.#problems[0] ?? null;
  }

  /** Speaks the language of the nearest `lang` attribute at the last update, English if it is not there. */
  protected get say(): Say<Key> {
    return (this.#say ??= speaker((this.#language = languageAt(this)), this.english));
  }

  /** Keeps the present problems; fires `nardy-error` for each that is new, in a microtask after connection. */
  protected report(problems: readonly Problem[]): void {
    const known = this.#problems;
    if (!problems[0] && !known[0]) return;
    this.#problems = problems.map((each) => known.find((other) => same(each, other)) ?? frozen(each));
    this.#untold.push(...this.#problems.filter((each) => !known.includes(each)));
    queueMicrotask(this.#tell);
  }

  protected override createRenderRoot(): ShadowRoot {
    const { shadowRootOptions, elementStyles } = this.constructor as typeof LitElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    this.renderOptions.renderBefore ??= root.firstChild;
    dress(root, elementStyles as CSSResult[], true);
    return root;
  }

  /** The element has come into another document. */
  adoptedCallback(): void {
    if (this.shadowRoot)
      dress(this.shadowRoot, (this.constructor as typeof LitElement).elementStyles as CSSResult[]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#deaf = onLanguage(() => {
      this.#language = null;
      this.requestUpdate();
    });
    queueMicrotask(this.#tell);
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

  protected override willUpdate(_changed: PropertyValues<this>): void {
    if (languageAt(this) !== this.#language) this.#say = null;
  }

  /** What the problems are to those outside. */
  readonly #tell = (): void => {
    try {
      if (this.error) this.#internals.states.add('error');
      else this.#internals.states.delete('error');
    } catch {
      // a browser without `:state()`: the property tells it
    }
    if (!this.isConnected) return;
    const untold = this.#untold.filter((each) => this.#problems.includes(each));
    this.#untold = [];
    for (const problem of untold) this.dispatchEvent(new NardyEvent('nardy-error', copyOf(problem)));
  };
}
