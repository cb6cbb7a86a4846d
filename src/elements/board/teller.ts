import type { Flight } from '../../board/view.js';
import type { Advance } from '../../machine/advance.js';
import type { NardyEvent } from '../shared/events.js';
import { fact, eventsOf } from './facts.js';
import { flightsOf } from '../shared/flights.js';

/** What is to be told of something that has happened: steps to be shown one by one, and facts for the page. */
export interface Tidings {
  readonly beats: readonly Flight[];
  readonly events: readonly NardyEvent[];
}

export const tidingsOf = ({ snapshot: { context }, emitted }: Advance): Tidings => ({
  beats: emitted.flatMap((each) =>
    (each.type === 'move' || each.type === 'undo') && context.turn
      ? flightsOf(each.move, context.turn, each.type === 'undo')
      : [],
  ),
  events: eventsOf(emitted, context),
});

/** Tells what has happened: facts in order when all is committed, also when a listener makes more happen. */
export class Teller {
  /** Steps since the last view was taken, to be shown one by one. */
  beats: Flight[] = [];
  readonly #dispatch: (event: Event) => boolean;
  #events: NardyEvent[] = [];
  #busy = false;
  #unsettled = false;

  constructor(dispatch: (event: Event) => boolean) {
    this.#dispatch = dispatch;
  }

  /** Keeps tidings for the next delivery; of the changes that nobody has heard of yet only the newest is told. */
  keep({ beats, events }: Tidings): void {
    if (events.length === 0) return;
    this.#unsettled = true;
    this.beats.push(...beats);
    this.#events = [...this.#events.filter(({ type }) => type !== 'nardy-change'), ...events];
  }

  /** Shows a state that was set, of which the page is told nothing. */
  show(beats: Flight[]): void {
    this.beats = beats;
    this.#unsettled = true;
  }

  /** Everything has been shown; said once. */
  settle(): void {
    const isNews = this.#unsettled;
    this.#unsettled = false;
    if (isNews) this.post(fact('nardy-settled', {}));
  }

  post(event: NardyEvent): void {
    this.#events.push(event);
    this.deliver();
  }

  deliver(): void {
    if (this.#busy) return;
    this.#busy = true;
    for (let event = this.#events.shift(); event; event = this.#events.shift()) this.#dispatch(event);
    this.#busy = false;
  }
}
