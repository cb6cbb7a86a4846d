import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Colour } from '../../engine/types.js';
import type { CoreKey } from '../../i18n/en/core.js';
import type { SurfaceKey } from '../../i18n/en/surface.js';
import type { Say } from '../../i18n/index.js';
import { grid as gridOf, pointOf, spotFrom, spotId, spotOf } from '../scene/spots.js';
import type { Orientation, SpotId } from '../scene/types.js';
import type { Display, Intent, SurfaceIntent, View } from '../view.js';

/** The element that owns the surface: a Lit element, or anything that updates like one. */
export type Host = ReactiveControllerHost &
  HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Says what a surface says. */
export type SurfaceSay = Say<CoreKey | SurfaceKey>;

export interface SurfaceOptions {
  /** Pace of the beats: 1 = normal, 2 = twice as fast, 0 = no motion. */
  readonly speed: number;
  /** Whether moves may be entered here; keys that only read work always. */
  readonly interactive: boolean;
  /** Whether the board shows what can move and where to. */
  readonly hints: boolean;
  /** A field for typed plays is shown. */
  readonly typing?: boolean;
  /** Nothing can ever be done here: no room is kept for buttons. */
  readonly still?: boolean;
  /** The drawing is left out for now, its room is kept. */
  readonly undrawn?: boolean;
}

/** What the parts of a surface share: what is on the table, and the ways out. */
export interface Desk {
  readonly host: Host;
  /** Whether there is a view yet; before that nothing else on the desk is to be looked at. */
  readonly isShown: boolean;
  readonly view: View;
  readonly display: Display;
  readonly options: SurfaceOptions;
  readonly orientation: Orientation;
  readonly root: HTMLElement | DocumentFragment;
  readonly say: SurfaceSay;
  /** What in the board had the focus before the drawing under way. */
  readonly focused: HTMLElement | null;
  /** A question is open: what lies behind it in the board is neither pressed nor reached by the Tab key. */
  asking: boolean;
  readonly emit: (this: void, intent: SurfaceIntent) => void;
  /** Asks for a new drawing. */
  readonly refresh: (this: void) => void;
  /** Tells it, where there is a part that speaks. */
  readonly announce: (this: void, text: string) => void;
  /** Hands a key to the parts in their order; true when one had a use for it. */
  readonly offer: (this: void, key: string, stroke: Stroke) => boolean;
}

/** The desk of an element with actions (`Id`) and intents (`Own`) of its own. */
export interface OpenDesk<Id extends string, Own> extends Desk {
  readonly view: View<Id, Own>;
  readonly emit: (this: void, intent: Intent<Id, Own>) => void;
}

/** A key that was pressed in the board. */
export interface Stroke {
  /** The place that has the focus; null = it is elsewhere in the board. */
  readonly spot: SpotId | null;
  /** The place that the Tab key reaches. */
  readonly current: SpotId;
  /** It is held down. */
  readonly repeat: boolean;
  /** Moves the focus to a spot. */
  readonly go: (this: void, id?: SpotId) => void;
}

/** A part of a surface: hears of the element's life as each controller does, and of what comes to the desk. */
export interface Part extends ReactiveController {
  /** View, display or options have come; `before` is the view that was there, the same one if it has not changed. */
  renew?(before: View | undefined): void;
  /** The board is about to lie otherwise, or to go: nothing stays in the air. */
  turned?(): void;
  /** Something is to be told. */
  announce?(text: string): void;
  /** A key was pressed; true = it was of use here. */
  key?(key: string, stroke: Stroke): boolean;
}

/** The window that an element is in; it may move to another. */
export const windowOf = ({ ownerDocument }: Element): Window & typeof globalThis =>
  ownerDocument.defaultView ?? window;

/** A key that was of use here is not the page's any more; by Escape nothing around the board closes as well. */
export function useUp(event: KeyboardEvent): void {
  event.preventDefault();
  if (event.key === 'Escape') event.stopPropagation();
}

/** The name of the spot that a colour calls `point`. */
export const idOf = ({ view }: Desk, colour: Colour, point: number): SpotId =>
  spotId(spotOf(colour, point, view.path));

/** What a colour calls a spot; null for the other's bar and tray. */
export const numberOf = ({ view }: Desk, colour: Colour, id: SpotId): number | null =>
  pointOf(colour, spotFrom(id), view.path);

/** The spots as they lie on screen, row by row. */
export const grid = ({ orientation, display, view }: Desk): SpotId[][] =>
  gridOf({ orientation, display, picture: view });

export const cellOf = ({ root }: Desk, id: SpotId): SVGElement | null =>
  root.querySelector<SVGElement>(`.cell[data-spot="${id}"]`);

/** The shadow root, or the document where there is none: what knows the focus and what lies under a point. */
export const treeOf = ({ root }: Pick<Desk, 'root'>): Document | ShadowRoot =>
  root.getRootNode() as Document | ShadowRoot;

/** The spot of an element, or of one around it. */
export const spotAt = (target: EventTarget | null): SpotId | null =>
  (target as Element | null)?.closest('[data-spot]')?.getAttribute('data-spot') ?? null;
