import type { Colour, Die, Position } from '../../engine/types.js';
import type { Display, Picture } from '../picture.js';

/** Landscape, or upright: a quarter turn with the bar across the middle. */
export type Orientation = 'landscape' | 'upright';

/** A place on the board where checkers can stand. `place` is White's number of the point, whoever stands there. */
export type Spot =
  | { readonly kind: 'point'; readonly place: number }
  | { readonly kind: 'bar'; readonly colour: Colour }
  | { readonly kind: 'tray'; readonly colour: Colour };

/** Stable name of a spot: `p13`, `bar-white`, `tray-black`; used as key and in `data-spot`. */
export type SpotId = string;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** What the surface adds to a picture for a moment: selection, targets, what is under way. */
export interface Marks {
  /** Spots from which the player may move now: their top checker gets the ring of "can move". */
  readonly movable: readonly SpotId[];
  /** The spot picked up or clicked first. */
  readonly selected: SpotId | null;
  /** Where the selected checker may go, with the dice that lead there. */
  readonly targets: readonly Target[];
  /** The target under the pointer of a drag. */
  readonly over: SpotId | null;
  /** A spot whose top checker is not drawn, because it is in the hand. */
  readonly lifted: SpotId | null;
}
export interface Target {
  readonly spot: SpotId;
  readonly dice: readonly Die[];
  readonly hit: boolean;
}

/** How a board lies on screen. */
export interface Lie {
  readonly orientation: Orientation;
  readonly display: Display;
  readonly picture: Pick<Picture, 'path'>;
}

/** What the scene draws: a picture, how it lies and what is marked on it. */
export interface Sketch extends Lie {
  readonly picture: Picture;
  /** Where the checkers lie now; lags behind `picture.position` while some are still on their way. */
  readonly shown: Position;
  readonly marks: Marks;
}

/** One SVG element as data; drawn by Lit in the page and as text for servers, print and export. */
export interface Shape {
  readonly tag: 'g' | 'path' | 'circle' | 'rect' | 'text' | 'linearGradient' | 'radialGradient' | 'stop';
  readonly attrs: Readonly<Record<string, string | number>>;
  readonly text?: string;
  readonly children?: readonly Shape[];
  /** Among siblings: the same key is the same node from one drawing to the next. */
  readonly key?: string;
  /** Of its children only those of the same spot cover each other, the later one on top. */
  readonly loose?: boolean;
}
