import { BAR, otherColour, type Colour, type Position } from '../../engine/types.js';
import { centre } from '../scene/geometry.js';
import { pointOf, spotFrom, spotOf } from '../scene/spots.js';
import type { Dot, SpotId } from '../scene/types.js';
import type { Flight, View } from '../view.js';
import type { Desk } from './desk.js';

/** Length of one flight at speed 1, in ms. */
const FLIGHT = 220;
/** How long a checker let go over its target waits there for the view that puts it down, in ms. */
const PATIENCE = 150;
/** How long a view that lingers stays at speed 1 before it counts as settled, in ms. */
const LINGER = 1800;

/** A checker in the air, in the svg's units; one object a flight. */
export interface Flying {
  readonly colour: Colour;
  readonly from: Dot;
  readonly to: Dot;
  readonly wait: number;
}
interface Hop {
  readonly colour: Colour;
  readonly from: number;
  readonly to: number;
  /** Where it starts, if not on its spot. */
  readonly start: Dot | null;
}
/** A dragged checker that was let go over a target. */
interface Released {
  readonly from: number;
  readonly to: number;
  readonly dot: Dot;
}

const changed = (position: Position, colour: Colour, point: number, by: number): Position => ({
  ...position,
  [colour]: position[colour].map((n, i) => (i === point ? n + by : n)),
});

/** How many of the first beats carry one checker from `from` to `to`; 0 = they do not. */
function leading(beats: readonly Flight[], { from, to }: Released): number {
  let at = from;
  for (const [i, beat] of beats.entries()) {
    if (beat.from !== at || beat.colour !== beats[0]?.colour) return 0;
    at = beat.to;
    if (at === to) return i + 1;
  }
  return 0;
}

/** Every checker's own flight, hit ones to the bar included; a checker let go flies once, from the hand. */
function plan({ beats, path }: View, released: Released | null): Hop[] {
  const toBar = ({ colour, to, hit }: Flight): Hop[] => {
    const from = pointOf(otherColour(colour), spotOf(colour, to, path), path);
    return hit && from !== null ? [{ colour: otherColour(colour), from, to: BAR, start: null }] : [];
  };
  const n = released ? leading(beats, released) : 0;
  const first = beats[0];
  const dropped = first && released && n ? [{ ...released, colour: first.colour, start: released.dot }] : [];
  const rest = beats.slice(n).flatMap((beat) => [{ ...beat, start: null }, ...toBar(beat)]);
  return [...dropped, ...beats.slice(0, n).flatMap(toBar), ...rest];
}

/** Time: shows the steps between two views one after another. Input never waits for it. */
export class Beats {
  /** Where the checkers stand on screen; one in the air stands nowhere. */
  shown: Position | null = null;
  flying: Flying | null = null;
  /** The spot to which a checker flies back. */
  home: SpotId | null = null;
  readonly #desk: Desk;
  readonly #onRest: () => void;
  #hops: Hop[] = [];
  #landing: (() => void) | null = null;
  #released: Released | null = null;
  #animation: Animation | null = null;
  #started: Flying | null = null;
  #timer = 0;

  constructor(desk: Desk, onRest: () => void) {
    this.#desk = desk;
    this.#onRest = onRest;
  }

  /** Whether steps of the view are still to be seen. */
  get playing(): boolean {
    return this.flying !== null && this.home === null;
  }

  /** Whether all of the view has been shown, for as long as it asked for. */
  get resting(): boolean {
    return !this.playing && !this.#timer;
  }

  /** Takes a newer view; `before` is the position that the view before it ended in, or null to jump. */
  play(before: Position | null): void {
    const { view } = this.#desk;
    if (this.home && !view.beats.length && before && this.#stays(before)) {
      this.shown = view.position;
      this.#released = null;
      return this.rest();
    }
    const hops = before && this.#pace() ? plan(view, this.#released) : [];
    this.#clear();
    this.#hops = hops;
    this.shown = before;
    this.#next();
  }

  /** All has been shown; a view that lingers is looked at a while longer. */
  rest(): void {
    const { view, options } = this.#desk;
    this.stop();
    if (!view.lingers || options.speed <= 0) return this.#onRest();
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#onRest();
    }, LINGER / options.speed);
  }

  /** Takes the clock away. */
  stop(): void {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** Shows at once how it ends. */
  jump(): void {
    const playing = this.playing;
    const timing = this.#timer;
    this.#clear();
    this.shown = this.#desk.view.position;
    if (playing || timing) this.rest();
    this.#desk.refresh();
  }

  /** A dragged checker was let go at `dot`: over a target it waits there for its step, then (or at once) it flies back. */
  back(from: SpotId, to: SpotId | null, dot: Dot): void {
    if (this.flying) this.jump();
    const { view, refresh } = this.#desk;
    const colour = view.turn;
    const point = colour && pointOf(colour, spotFrom(from), view.path);
    const goal = colour && to ? pointOf(colour, spotFrom(to), view.path) : null;
    if (!colour || point === null || !this.#pace()) return;
    if (goal !== null) this.#released = { from: point, to: goal, dot };
    this.home = from;
    const n = view.position[colour][point] ?? 1;
    this.#fly(
      { colour, from: dot, to: this.#centre(colour, point, n - 1, n), wait: to ? PATIENCE : 0 },
      () => {
        this.home = this.#released = null;
        refresh();
      },
    );
  }

  /** After each drawing: sets the checker that has just been drawn in motion. */
  drawn(): void {
    const { flying } = this;
    if (!flying || flying === this.#started) return;
    this.#started = flying;
    const node = this.#desk.root.querySelector('.flight');
    const pace = this.#pace();
    if (!node || !pace) return this.jump();
    const at = ({ x, y }: Dot) => ({ transform: `translate(${x}px, ${y}px)` });
    this.#animation = node.animate([at(flying.from), at(flying.to)], {
      duration: pace,
      delay: flying.wait,
      fill: 'both',
      easing: 'ease-in-out',
    });
    this.#animation.onfinish = () => this.#land();
  }

  #stays(before: Position): boolean {
    const { view } = this.#desk;
    const counts = (position: Position) => JSON.stringify([position.white, position.black]);
    return counts(before) === counts(view.position);
  }

  /** Duration of a flight in ms; 0 = none. */
  #pace(): number {
    const { speed } = this.#desk.options;
    const still = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    return speed > 0 && !still ? FLIGHT / speed : 0;
  }

  #centre(colour: Colour, point: number, index: number, count: number): Dot {
    const { view, orientation, display } = this.#desk;
    return centre(spotOf(colour, point, view.path), index, count, orientation, display, view.path);
  }

  #next(): void {
    const hop = this.#hops.shift();
    const shown = this.shown;
    const n = hop && shown?.[hop.colour][hop.from];
    if (!hop || !shown || !n) {
      // The end, or beats that do not fit the position: what the view says holds.
      this.#clear();
      this.shown = this.#desk.view.position;
      this.rest();
      return this.#desk.refresh();
    }
    const { colour, from, to } = hop;
    const m = shown[colour][to] ?? 0;
    this.shown = changed(shown, colour, from, -1);
    const start = hop.start ?? this.#centre(colour, from, n - 1, n);
    this.#fly({ colour, from: start, to: this.#centre(colour, to, m, m + 1), wait: 0 }, () => {
      this.shown = changed(this.shown ?? shown, colour, to, 1);
      this.#next();
    });
  }

  #fly(flying: Flying, landing: () => void): void {
    this.flying = flying;
    this.#landing = landing;
    this.#desk.refresh();
  }

  #land(): void {
    const landing = this.#landing;
    this.flying = this.#landing = null;
    this.#cancel();
    landing?.();
  }

  #cancel(): void {
    this.#animation?.cancel();
    this.#animation = null;
  }

  #clear(): void {
    this.stop();
    this.#cancel();
    this.flying = this.home = this.#landing = this.#released = null;
    this.#hops = [];
  }
}
