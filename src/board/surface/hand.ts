import type { Colour } from '../../engine/types.js';
import { pointOf, spotFrom } from '../scene/spots.js';
import type { SpotId, Target } from '../scene/types.js';
import type { Route } from '../view.js';
import { idOf, type Desk } from './desk.js';
import { placeName } from './labels.js';

/** What the reader has picked up or asked for; turns presses on spots into intents. */
export class Hand {
  /** The spot whose checker is picked up. */
  selected: SpotId | null = null;
  /** A spot of which the reader asked who can reach it. */
  asked: SpotId | null = null;
  /** Ways to one place that differ in what they hit; the reader has to choose. */
  ways: readonly Route[] = [];
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Who may move here now, or null. */
  get mover(): Colour | null {
    const { view, options } = this.#desk;
    return options.interactive ? view.turn : null;
  }

  /** The spots from which a checker can move, those farthest from home first. */
  get movable(): SpotId[] {
    const { mover } = this;
    if (!mover) return [];
    const { view } = this.#desk;
    const points = [...new Set(view.routes.map((route) => route.from))].sort((a, b) => b - a);
    return points.map((point) => idOf(view, mover, point));
  }

  /** Where the picked-up checker can go. */
  get targets(): Target[] {
    const { mover, selected } = this;
    return mover && selected ? this.#targets(mover, selected) : [];
  }

  /** The spots from which a checker can reach this one. */
  reaching(id: SpotId): SpotId[] {
    return this.movable.filter(
      (from) => this.mover && this.#targets(this.mover, from).some((t) => t.spot === id),
    );
  }

  /** A click or Enter on a spot; `again` = the second half of a double click. */
  press(id: SpotId, again = false): void {
    const { mover, selected } = this;
    if (!mover) return;
    this.asked = null;
    if (selected === id) return this.letGo();
    const point = this.#number(mover, id);
    if (selected && point !== null && this.targets.some((target) => target.spot === id)) return this.drop(id);
    if (this.movable.includes(id)) return this.#take(mover, id);
    if (selected) {
      this.letGo();
      if (point !== null)
        this.#desk.emit({ type: 'refused', from: this.#number(mover, selected) ?? 0, to: point });
    } else if (point && this.#desk.view.position[mover][point]) {
      if (!again) this.#desk.emit({ type: 'refused', from: point, to: null });
    } else this.#ask(id);
  }

  pick(id: SpotId): void {
    this.selected = id;
    this.#desk.refresh();
  }

  letGo(): void {
    this.selected = this.asked = null;
    this.#desk.refresh();
  }

  /** Puts the picked-up checker down on one of its targets. */
  drop(id: SpotId): void {
    const { mover, selected } = this;
    if (!mover || !selected) return;
    const from = this.#number(mover, selected);
    const to = this.#number(mover, id);
    const routes = this.#desk.view.routes.filter((route) => route.from === from && route.to === to);
    const ways = new Map(routes.map((route) => [String([...route.hits].sort()), route] as const).reverse());
    this.letGo();
    if (ways.size > 1) this.ways = [...ways.values()].reverse();
    else if (routes[0]) this.#go(routes[0]);
  }

  /** Answers which way to go; null = none. */
  choose(route: Route | null): void {
    this.ways = [];
    this.#desk.refresh();
    if (route) this.#go(route);
  }

  /** What is no longer possible is let go; with a `newer` view open questions go too. */
  renew(newer: boolean): void {
    if (newer) {
      this.asked = null;
      this.ways = [];
    }
    if (this.selected && !this.movable.includes(this.selected)) this.selected = null;
  }

  /** The number of a spot for the player to move, or null. */
  numberOf(id: SpotId): number | null {
    return this.mover && this.#number(this.mover, id);
  }

  #number(mover: Colour, id: SpotId): number | null {
    return pointOf(mover, spotFrom(id), this.#desk.view.path);
  }

  #go(route: Route): void {
    this.#desk.emit({ type: 'steps', steps: route.steps });
  }

  #targets(mover: Colour, spot: SpotId): Target[] {
    const { view } = this.#desk;
    const from = this.#number(mover, spot);
    const found = new Map<SpotId, Target>();
    for (const route of view.routes) {
      const id = idOf(view, mover, route.to);
      if (route.from !== from || found.has(id)) continue;
      found.set(id, { spot: id, dice: route.steps.map((step) => step.die), hit: route.hits.length > 0 });
    }
    return [...found.values()];
  }

  /** Moves at once if there is but one place to go by one step, else picks up. */
  #take(mover: Colour, id: SpotId): void {
    const { view, announce, say } = this.#desk;
    const from = this.#number(mover, id);
    const routes = view.routes.filter((route) => route.from === from);
    const only = routes.every((route) => route.to === routes[0]?.to && route.steps.length === 1);
    this.pick(id);
    if (only && routes[0]) return this.drop(idOf(view, mover, routes[0].to));
    const targets = this.targets.map((target) => placeName(this.#desk, target.spot)).join(', ');
    announce(say('saidPicked', { place: placeName(this.#desk, id), targets }));
  }

  #ask(id: SpotId): void {
    const { announce, options, say, refresh } = this.#desk;
    if (!options.hints) return;
    this.asked = id;
    const places = this.reaching(id).map((from) => placeName(this.#desk, from));
    const place = placeName(this.#desk, id);
    announce(
      places.length ? say('saidReach', { place, places: places.join(', ') }) : say('saidNoReach', { place }),
    );
    refresh();
  }
}

/** The spot at the end of an event's way, if it began on one. */
export const spotAt = (target: EventTarget | null): SpotId | null =>
  (target as Element | null)?.closest?.('[data-spot]')?.getAttribute('data-spot') ?? null;
