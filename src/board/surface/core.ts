import type { ReactiveController } from 'lit';
import type { Orientation } from '../scene/types.js';
import type { Display, Intent, View } from '../view.js';
import {
  treeOf,
  type Host,
  type OpenDesk,
  type Part,
  type Stroke,
  type SurfaceOptions,
  type SurfaceSay,
} from './desk.js';
import { Layout } from './layout.js';

export interface CoreHooks<Id extends string, Own> {
  onIntent(this: void, intent: Intent<Id, Own>): void;
  /** The speaker of the board's language; asked anew each time. */
  say(this: void): SurfaceSay;
}

/** Whether the board is turned the same way. */
const isSameLie = (a: Display, b: Display): boolean =>
  a.near === b.near && a.home === b.home && a.numbers === b.numbers && a.light === b.light;

/** The desk itself: what all surfaces have. Whatever else a surface can do is a part that an element adds. */
export class Core<Id extends string = never, Own = never> implements OpenDesk<Id, Own>, ReactiveController {
  declare view: View<Id, Own>;
  declare display: Display;
  declare options: SurfaceOptions;
  readonly host: Host;
  readonly emit: (this: void, intent: Intent<Id, Own>) => void;
  focused: HTMLElement | null = null;
  asking = false;
  readonly #say: () => SurfaceSay;
  readonly #layout: Layout;
  readonly #parts: Part[] = [];

  constructor(host: Host, { onIntent, say }: CoreHooks<Id, Own>) {
    this.host = host;
    this.emit = onIntent;
    this.#say = say;
    this.#layout = new Layout(host, (turn) => {
      this.#turn();
      turn();
      this.refresh();
    });
    host.addController(this);
  }

  /** Whether there is a view yet. */
  get isShown(): boolean {
    return (this.view as View | undefined) !== undefined;
  }
  /** How the board lies in the room that it has. */
  get orientation(): Orientation {
    return this.#layout.orientation;
  }
  get root(): HTMLElement | DocumentFragment {
    return this.host.renderRoot;
  }
  get say(): SurfaceSay {
    return this.#say();
  }
  readonly refresh = (): void => this.host.requestUpdate();
  readonly announce = (text: string): void => {
    if (this.host.isConnected) for (const part of this.#parts) part.announce?.(text);
  };
  readonly offer = (key: string, stroke: Stroke): boolean =>
    this.#parts.some((part) => part.key?.(key, stroke) === true);

  /** Adds a part; what comes to the desk reaches the parts in this order. */
  add<P extends Part>(part: P): P {
    this.#parts.push(part);
    this.host.addController(part);
    return part;
  }

  /** Puts a view on the board; the element calls it whenever view, display or options change. */
  show(view: View<Id, Own>, display: Display, options: SurfaceOptions): void {
    const before = this.view as View<Id, Own> | undefined;
    if (before && !isSameLie(display, this.display)) this.#turn();
    this.view = view;
    this.display = display;
    this.options = options;
    for (const part of this.#parts) part.renew?.(before);
    this.refresh();
  }

  hostUpdate(): void {
    const { activeElement } = treeOf(this);
    this.focused = this.root.contains(activeElement) ? (activeElement as HTMLElement) : null;
  }

  hostDisconnected(): void {
    this.#turn();
  }

  #turn(): void {
    if (this.isShown) for (const part of this.#parts) part.turned?.();
  }
}
