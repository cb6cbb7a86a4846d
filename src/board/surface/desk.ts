import type { ReactiveControllerHost } from 'lit';
import type { Colour } from '../../engine/types.js';
import type { CoreKey } from '../../i18n/en/core.js';
import type { RecordKey } from '../../i18n/en/record.js';
import type { SurfaceKey } from '../../i18n/en/surface.js';
import type { Say } from '../../i18n/index.js';
import { grid as gridOf, pointOf, spotFrom, spotId, spotOf } from '../scene/spots.js';
import type { Orientation, SpotId } from '../scene/types.js';
import type { ActionId, Display, Intent, View } from '../view.js';

/** The element that owns the surface: a Lit element, or anything that updates like one. */
export type Host = ReactiveControllerHost &
  HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Says what a surface says, and that more dice must be played (MOVE-4). */
export type SurfaceSay = Say<CoreKey | SurfaceKey | Extract<RecordKey, 'ERR_PLAY_SHORT'>>;

export interface SurfaceHooks {
  onIntent(this: void, intent: Intent): void;
  /** The speaker of the board's language; asked anew each time. */
  say(this: void): SurfaceSay;
}

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
}

/** What the parts of the surface share: what is on the table, and the ways out. */
export interface Desk {
  readonly view: View;
  readonly display: Display;
  readonly options: SurfaceOptions;
  readonly orientation: Orientation;
  readonly root: HTMLElement | DocumentFragment;
  readonly say: SurfaceSay;
  emit(this: void, intent: Intent): void;
  /** A button was pressed by this event. */
  press(this: void, id: ActionId, event: MouseEvent): void;
  /** Asks for a new drawing. */
  refresh(this: void): void;
  /** Speaks through the live region. */
  announce(this: void, text: string): unknown;
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
export const treeOf = ({ root }: Desk): Document | ShadowRoot => root.getRootNode() as Document | ShadowRoot;

/** The spot of an element, or of one around it. */
export const spotAt = (target: EventTarget | null): SpotId | null =>
  (target as Element | null)?.closest('[data-spot]')?.getAttribute('data-spot') ?? null;
