import type { Colour, Position } from '../../engine/types.js';
import type { Dot, SpotId, Target } from '../scene/types.js';

/** What the drawing shows of what is picked up or asked for. */
export interface Held {
  /** The spots from which a checker can move, those farthest from home first. */
  readonly movable: readonly SpotId[];
  /** The spot whose checker is picked up. */
  readonly selected: SpotId | null;
  /** A spot of which the reader asked who can reach it. */
  readonly asked: SpotId | null;
  /** Where the picked-up checker can go. */
  readonly targets: readonly Target[];
  /** The spots from which a checker can reach this one. */
  reaching(spot: SpotId): SpotId[];
}

/** The hand of a board on which nothing can be moved. */
export const NOTHING_HELD: Held = {
  movable: [],
  selected: null,
  asked: null,
  targets: [],
  reaching: () => [],
};

/** What the drawing shows of a drag, and what listens on it. */
export interface Pointing {
  /** The spot whose checker is in the hand of a drag. */
  readonly lifted: SpotId | null;
  /** Whose checker that is. */
  readonly colour: Colour | null;
  /** The spot under the dragged checker. */
  readonly over: SpotId | null;
  /** Where the dragged checker is, in the svg's units. */
  readonly dot: Dot;
  readonly down?: (event: PointerEvent) => void;
  readonly move?: (event: PointerEvent) => void;
  readonly up?: (event: PointerEvent) => void;
  readonly lost?: (event: PointerEvent) => void;
  readonly click?: (event: MouseEvent) => void;
  readonly touchmove?: EventListenerObject;
  readonly menu?: (event: Event) => void;
}

/** The pointer of a board on which nothing can be moved. */
export const NO_POINTER: Pointing = { lifted: null, colour: null, over: null, dot: { x: 0, y: 0 } };

/** A checker in the air, in the svg's units; one object a flight. */
export interface Flying {
  readonly colour: Colour;
  readonly from: Dot;
  readonly to: Dot;
  readonly wait: number;
  readonly land: () => void;
}

/** What the drawing shows of the steps between two views. */
export interface Moving {
  /** Where the checkers stand on screen; null = as the view says. */
  readonly shown: Position | null;
  readonly flying: Flying | null;
  /** The spot to which a checker flies back. */
  readonly home: SpotId | null;
  /** Whether steps of the view are still to be seen. */
  readonly playing: boolean;
}

/** The beats of a board on which nothing moves. */
export const AT_REST: Moving = { shown: null, flying: null, home: null, playing: false };
