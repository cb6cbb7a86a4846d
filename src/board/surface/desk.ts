import type { ReactiveControllerHost } from 'lit';
import type { Say } from '../../i18n/index.js';
import type { Orientation, Spot, SpotId } from '../scene/types.js';
import { spotId, spotOf, rows } from '../scene/spots.js';
import type { Display, Intent, View } from '../view.js';

/** The element that owns the surface: a Lit element, or anything that updates like one. */
export type Host = ReactiveControllerHost &
  HTMLElement & {
    readonly renderRoot: HTMLElement | DocumentFragment;
  };

export interface SurfaceOptions {
  /** Pace of the beats: 1 = normal, 2 = twice as fast, 0 = no motion. */
  readonly speed: number;
  /** Whether moves may be entered here; keys that only read work always. */
  readonly interactive: boolean;
  /** Whether the board shows what can move and where to. */
  readonly hints: boolean;
}

/** What the parts of the surface share: what is on the table, and the ways out. */
export interface Desk {
  readonly view: View;
  readonly display: Display;
  readonly options: SurfaceOptions;
  readonly orientation: Orientation;
  readonly root: HTMLElement | DocumentFragment;
  readonly say: Say;
  emit(this: void, intent: Intent): void;
  /** Asks for a new drawing. */
  refresh(this: void): void;
  /** Speaks through the live region. */
  announce(this: void, text: string): void;
}

export interface SurfaceHooks {
  onIntent(intent: Intent): void;
  /** The speaker of the board's language; asked anew each time. */
  say(): Say;
}

/** The desk itself, as its owner changes it. */
export class Table implements Desk {
  view!: View;
  display!: Display;
  options!: SurfaceOptions;
  orientation: Orientation = 'landscape';
  readonly emit: (intent: Intent) => void;
  readonly refresh: () => void;
  readonly announce: (text: string) => void;
  readonly #host: Host;
  readonly #hooks: SurfaceHooks;

  constructor(host: Host, hooks: SurfaceHooks, announce: (text: string) => void) {
    this.#host = host;
    this.#hooks = hooks;
    this.emit = (intent) => hooks.onIntent(intent);
    this.refresh = () => host.requestUpdate();
    this.announce = announce;
  }
  get say(): Say {
    return this.#hooks.say();
  }
  get root(): HTMLElement | DocumentFragment {
    return this.#host.renderRoot;
  }
}

/** The name of the spot that a colour calls `point`. */
export const idOf = (view: View, colour: 'white' | 'black', point: number): SpotId =>
  spotId(spotOf(colour, point, view.path));

export const grid = (desk: Desk): Spot[][] => rows(desk.orientation, desk.display, desk.view.path);

export const cellOf = (desk: Desk, id: SpotId | null): SVGGElement | null =>
  id ? desk.root.querySelector<SVGGElement>(`.cell[data-spot="${id}"]`) : null;

/** The element that has the focus inside the board, if any. */
export const focused = (desk: Desk): Element | null => {
  const tree = desk.root.getRootNode() as Document | ShadowRoot;
  const found = tree.activeElement;
  return found && desk.root.contains(found) ? found : null;
};
