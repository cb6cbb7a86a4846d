import { BAR, otherColour, type Colour, type Position } from '../../engine/types.js';
import { centre } from '../scene/geometry.js';
import { spotFrom } from '../scene/spots.js';
import type { Dot, SpotId } from '../scene/types.js';
import type { Flight } from '../view.js';
import { idOf, numberOf, type Desk } from './desk.js';

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
  readonly land: () => void;
}
interface Hop {
  readonly colour: Colour;
  readonly from: number;
  readonly to: number;
  /** Where it starts, if not on its spot. */
  readonly start?: Dot;
}

const changed = (position: Position, { colour }: Hop, point: number, by: number): Position => ({
  ...position,
  [colour]: position[colour].map((n, i) => (i === point ? n + by : n)),
});

/** Every checker's own flight, hit ones to the bar included; a checker let go flies once, from the hand. */
function plan(desk: Desk, released: Hop | null): Hop[] {
  const { beats } = desk.view;
  const toBar = ({ colour, to, hit }: Flight): Hop[] => {
    const other = otherColour(colour);
    return hit ? [{ colour: other, from: numberOf(desk, other, idOf(desk, colour, to)) ?? 0, to: BAR }] : [];
  };
  const steps = released?.from === beats[0]?.from ? beats.findIndex(({ to }) => to === released?.to) + 1 : 0;
  const rest = beats.slice(steps).flatMap((beat) => [beat, ...toBar(beat)]);
  return [...(released && steps ? [released] : []), ...beats.slice(0, steps).flatMap(toBar), ...rest];
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
  /** A dragged checker that was let go over a target and waits for its step. */
  #released: Hop | null = null;
  #animation: Animation | undefined;
  #started: Flying | null = null;
  #timer = 0;

  constructor(desk: Desk, onRest: () => void) {
    this.#desk = desk;
    this.#onRest = onRest;
  }

  /** Whether steps of the view are still to be seen. */
  get playing(): boolean {
    return !!this.flying && !this.home;
  }

  /** Whether all of the view has been shown, for as long as it asked for. */
  get resting(): boolean {
    return !this.playing && !this.#timer;
  }

  /** Takes a newer view; `before` is the position that the view before it ended in, or null to jump. */
  play(before: Position | null): void {
    const { view } = this.#desk;
    if (this.home && !this.#released && !view.beats[0]) {
      this.shown = view.position; // the answer to a drop where nothing can go: the checker flies on home
      return this.rest();
    }
    const hops = before && view.beats[0] && this.#pace() ? plan(this.#desk, this.#released) : [];
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
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** Shows at once how it ends. */
  jump(): void {
    const { resting } = this;
    this.#clear();
    this.shown = this.#desk.view.position;
    if (!resting) this.rest();
    this.#desk.refresh();
  }

  /** A dragged checker was let go: over a target it waits there for its step, then (or at once) it flies back. */
  back(spot: SpotId, target: SpotId | null, start: Dot): void {
    if (this.flying) this.jump();
    const { view, refresh } = this.#desk;
    const colour = view.turn;
    const from = colour && numberOf(this.#desk, colour, spot);
    if (!from || !this.#pace()) return;
    if (target) this.#released = { colour, from, to: numberOf(this.#desk, colour, target) ?? 0, start };
    this.home = spot;
    const n = view.position[colour][from] ?? 1;
    const to = this.#centre(colour, from, n - 1, n);
    const land = () => {
      this.home = this.#released = null;
      refresh();
    };
    this.#fly({ colour, from: start, to, wait: target ? PATIENCE : 0, land });
  }

  /** After each drawing: sets the checker that has just been drawn in motion. */
  drawn(): void {
    const { flying } = this;
    if (!flying || flying === this.#started) return;
    this.#started = flying;
    const at = ({ x, y }: Dot) => ({ transform: `translate(${x}px,${y}px)` });
    const animation = this.#desk.root.querySelector('.flight')?.animate([at(flying.from), at(flying.to)], {
      duration: this.#pace(),
      delay: flying.wait,
      fill: 'both',
      easing: 'ease-in-out',
    });
    this.#animation = animation;
    if (animation)
      animation.onfinish = () => {
        this.flying = null;
        animation.cancel();
        flying.land();
      };
  }

  /** Duration of a flight in ms; 0 = none. */
  #pace(): number {
    const { speed } = this.#desk.options;
    const still = speed <= 0 || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    return still ? 0 : FLIGHT / speed;
  }

  #centre(colour: Colour, point: number, index: number, count: number): Dot {
    const { view, orientation, display } = this.#desk;
    return centre(spotFrom(idOf(this.#desk, colour, point)), index, count, {
      orientation,
      display,
      picture: view,
    });
  }

  #next(): void {
    const hop = this.#hops.shift();
    const { shown } = this;
    const n = hop && shown?.[hop.colour][hop.from];
    if (!n) {
      // The end, or beats that do not fit the position: what the view says holds.
      this.#clear();
      this.shown = this.#desk.view.position;
      this.rest();
      return this.#desk.refresh();
    }
    const { colour, from, to, start } = hop;
    const m = shown[colour][to] ?? 0;
    const left = changed(shown, hop, from, -1);
    this.shown = left;
    this.#fly({
      colour,
      from: start ?? this.#centre(colour, from, n - 1, n),
      to: this.#centre(colour, to, m, m + 1),
      wait: 0,
      land: () => {
        this.shown = changed(left, hop, to, 1);
        this.#next();
      },
    });
  }

  #fly(flying: Flying): void {
    this.flying = flying;
    this.#desk.refresh();
  }

  #clear(): void {
    this.stop();
    this.#animation?.cancel();
    this.flying = this.home = this.#released = null;
    this.#hops = [];
  }
}
