import { otherColour, type Colour } from '../../engine/types.js';
import type { SpotId, Target } from '../scene/types.js';
import type { Route, View } from '../view.js';
import { idOf, numberOf, type Desk, type Part, type Stroke } from './desk.js';
import { placeNames } from './labels.js';
import type { Grip } from './pointer.js';
import type { Asked } from './questions.js';
import type { Held } from './seen.js';

/** What the reader has picked up or asked for; turns presses on spots into intents. */
export class Hand implements Part, Grip, Held {
  /** The spot whose checker is picked up. */
  selected: SpotId | null = null;
  /** A spot of which the reader asked who can reach it. */
  asked: SpotId | null = null;
  /** Ways to one place that differ in what they hit; the reader has to choose. */
  ways: readonly Route[] = [];
  /** Where the last checker was put down. */
  #landed: SpotId | null = null;
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Who may move here now, or null. */
  get mover(): Colour | null {
    const { view, options } = this.#desk;
    return options.interactive && !view.question ? view.turn : null;
  }

  /** The spots from which a checker can move, those farthest from home first. */
  get movable(): SpotId[] {
    const { mover } = this;
    if (!mover) return [];
    const points = this.#desk.view.routes.map(({ from }) => from).sort((a, b) => b - a);
    return [...new Set(points)].map((point) => idOf(this.#desk, mover, point));
  }

  /** Where the picked-up checker can go, by the first way there. */
  get targets(): Target[] {
    const { mover, selected } = this;
    if (!mover || !selected) return [];
    const found = new Map<SpotId, Target>();
    for (const { to, steps, hits } of this.#routes(selected).reverse()) {
      const spot = idOf(this.#desk, mover, to);
      found.set(spot, { spot, dice: steps.map(({ die }) => die), hit: hits.length > 0 });
    }
    return [...found.values()].reverse();
  }

  /** The spots from which a checker can reach this one. */
  reaching(id: SpotId): SpotId[] {
    return this.movable.filter((from) => this.#routes(from, id).length);
  }

  /** A click or Enter on a spot; `again` = the second half of a double click. */
  press(id: SpotId, again = false): void {
    const { mover, selected } = this;
    const { view, emit, announce, say } = this.#desk;
    if (!mover) return again ? undefined : this.pull(id);
    if (again && id === this.#landed) return;
    this.asked = this.#landed = null;
    this.ways = [];
    if (selected === id) return void this.letGo();
    if (selected && this.#routes(selected, id).length) return this.place(id);
    const routes = this.#routes(id);
    if (routes[0]) {
      this.pick(id);
      const [{ to }] = routes as [Route];
      if (routes.every((route) => route.to === to && !route.steps[1]))
        return this.place(idOf(this.#desk, mover, to));
      const targets = placeNames(
        this.#desk,
        this.targets.map(({ spot }) => spot),
      );
      announce(say('saidPicked', { place: placeNames(this.#desk, [id]), targets }));
      return;
    }
    if (selected) return this.place(id);
    const point = numberOf(this.#desk, mover, id);
    if (!point || !view.position[mover][point]) this.#ask(id);
    else if (!again) emit({ type: 'refused', from: point, to: null });
  }

  /** A checker that nobody can move now was pressed, or dragged somewhere: why not. */
  pull(id: SpotId, target: SpotId | null = null): void {
    const from = this.#pulled(id);
    const to = target === null ? null : numberOf(this.#desk, this.#whose, target);
    if (from) this.#desk.emit({ type: 'refused', from, to });
  }

  holds(id: SpotId): boolean {
    return this.#pulled(id) !== null;
  }

  lifts(id: SpotId): boolean {
    return this.movable.includes(id);
  }

  lands(id: SpotId): boolean {
    return this.targets.some(({ spot }) => spot === id);
  }

  pick(id: SpotId): void {
    this.selected = id;
    this.asked = null;
    this.#desk.refresh();
  }

  letGo(): boolean {
    if (!this.selected && !this.asked) return false;
    this.selected = this.asked = null;
    this.#desk.refresh();
    return true;
  }

  /** Puts the picked-up checker down on a spot; asks which way if that matters, or why it cannot go there. */
  place(id: SpotId): void {
    const { mover, selected } = this;
    if (!mover || !selected) return;
    const routes = this.#routes(selected, id);
    const hitting = routes.map(({ hits }) => String([...hits].sort()));
    const ways = routes.filter((_, i) => hitting.indexOf(hitting[i] ?? '') === i);
    this.letGo();
    this.#landed = id;
    if (ways[1]) this.ways = ways;
    else if (ways[0]) this.choose(ways[0]);
    else {
      const from = numberOf(this.#desk, mover, selected);
      const to = numberOf(this.#desk, mover, id);
      if (from !== null && to !== null) this.#desk.emit({ type: 'refused', from, to });
    }
  }

  /** Goes a way, or none. */
  choose(route: Route | null): void {
    this.ways = [];
    this.#desk.refresh();
    if (route) this.#desk.emit({ type: 'steps', steps: route.steps });
  }

  /** What is no longer possible is let go; with a newer view open questions go too. */
  renew(old: View | undefined): void {
    const { view } = this.#desk;
    if (view.turn !== old?.turn) this.selected = null;
    if (view.version !== old?.version) {
      this.asked = null;
      this.ways = [];
    }
    if (this.selected && !this.movable.includes(this.selected)) this.selected = null;
  }

  key(key: string, stroke: Stroke): boolean {
    const { spot, repeat } = stroke;
    if (key === 'n') this.#cycle(stroke, 1);
    else if (key === 'p') this.#cycle(stroke, -1);
    else if (spot && (key === 'Enter' || key === ' ')) {
      if (!repeat) this.press(spot);
    } else return key === 'Escape' && this.letGo();
    return true;
  }

  /** The question which way to go; null = none. */
  ask(): Asked | null {
    const { view, say } = this.#desk;
    const { turn } = view;
    if (!this.ways[0] || !turn) return null;
    const escape = () => this.choose(null);
    const answers = this.ways.map((route) => {
      const points = placeNames(
        this.#desk,
        route.hits.map((point) => idOf(this.#desk, turn, point)),
      );
      return { label: say(points ? 'wayHitting' : 'wayQuiet', { points }), give: () => this.choose(route) };
    });
    answers.push({ label: say('cancel'), give: escape });
    return { title: say('whichWay'), text: say('whichWayText'), answers, escape };
  }

  /** Whose numbers a checker that cannot be moved is told of in. */
  get #whose(): Colour {
    const { view, display } = this.#desk;
    return view.turn ?? display.near;
  }

  /** The number of a checker of which can be told why it cannot be moved; null where there is none. */
  #pulled(id: SpotId): number | null {
    const { view, options } = this.#desk;
    if (options.still || view.question) return null;
    const whose = this.#whose;
    const from = numberOf(this.#desk, whose, id);
    return from && (view.position[whose][from] || this.#isOthers(id, whose)) ? from : null;
  }

  /** To the next or previous spot that can move, or that the picked-up checker can reach. */
  #cycle({ current, go }: Stroke, by: number): void {
    const spots = this.selected ? this.targets.map(({ spot }) => spot) : this.movable;
    const at = spots.indexOf(current);
    if (!spots[0]) this.#desk.announce(this.#desk.say('saidNoMove'));
    go(spots.at(at < 0 && by < 0 ? -1 : (at + by) % spots.length));
  }

  #routes(from: SpotId, to?: SpotId): Route[] {
    const { mover } = this;
    const is = (id: SpotId | undefined, point: number) => mover && id === idOf(this.#desk, mover, point);
    return this.#desk.view.routes.filter((route) => is(from, route.from) && (!to || is(to, route.to)));
  }

  #isOthers(id: SpotId, mover: Colour): boolean {
    const other = otherColour(mover);
    const point = numberOf(this.#desk, other, id);
    return !!point && !!this.#desk.view.position[other][point];
  }

  #ask(id: SpotId): void {
    const { announce, options, say, refresh } = this.#desk;
    const places = placeNames(this.#desk, this.reaching(id));
    if (!places && this.#isOthers(id, this.mover!)) return this.pull(id);
    if (!options.hints || !this.movable[0]) return;
    this.asked = id;
    announce(say(places ? 'saidReach' : 'saidNoReach', { place: placeNames(this.#desk, [id]), places }));
    refresh();
  }
}
