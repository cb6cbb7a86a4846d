import type { DiceSource } from '../../engine/dice.js';
import type { Problem } from '../../engine/result.js';
import type { Seat } from '../../engine/types.js';
import { advance, begin, type Advance } from '../../machine/advance.js';
import type { PlaySnapshot } from '../../machine/automatic.js';
import type { PlayEvent } from '../../machine/types.js';
import type { Manners } from './manners.js';
import { reasonOf } from './request-event.js';
import { flightsSince } from '../shared/flights.js';
import { foldedOf, type Taken } from './given.js';
import { Cup } from './cup.js';
import { Teller, tidingsOf } from './teller.js';

/** What play needs of the element around it. */
export interface PlayHooks {
  manners(this: void): Manners;
  dispatch(this: void, event: Event): boolean;
  /** The state has changed: time for a new view. */
  changed(this: void): void;
}

/** The state of play as it goes on: an event happens whole, dice and tidings included, or not at all. */
export class Playing {
  snapshot: PlaySnapshot;
  /** What went wrong last, inside or with what came from outside; gone with the next thing that is done. */
  fault: Problem | null = null;
  /** The page refused the last request by `preventDefault()`; gone with the next thing that is done. */
  prevented = false;
  readonly hooks: PlayHooks;
  readonly cup: Cup;
  readonly teller: Teller;

  constructor(taken: Taken, dice: DiceSource, hooks: PlayHooks) {
    this.snapshot = begin({ record: taken.record, ...foldedOf(taken) });
    this.hooks = hooks;
    this.cup = new Cup(dice);
    this.teller = new Teller(hooks.dispatch);
  }

  /** Who is to act. */
  get seat(): Seat | null {
    return this.snapshot.context.series.game.seat;
  }

  /** Whether an event is open now. */
  can(event: PlayEvent): boolean {
    return this.#try(() => this.snapshot.can(event)) ?? false;
  }

  /** Does what is open now, and throws the dice if the board is to; false when it is not open or something broke. */
  do(event: PlayEvent): boolean {
    if (!this.can(event)) return false;
    this.#clear();
    return this.#go(event);
  }

  /** Throws the dice that a roll still waits for, if the board is to throw them now. */
  resume(): void {
    this.#go();
  }

  /** Sets everything anew, silently; false when something broke. */
  set(taken: Taken): boolean {
    const { context } = this.snapshot;
    const { record, version } = taken;
    const made = this.#try(() => {
      const folded = foldedOf(taken);
      // The first state of a page counts whatever its version, also 0; which one wins has been decided.
      const numbered = version === undefined || version <= context.version ? {} : { version };
      const { snapshot } = advance(this.snapshot, {
        type: 'SYNC',
        restored: { record, ...folded },
        ...numbered,
      });
      // nothing flies when the attributes set the board up anew
      return { snapshot, beats: (taken.folded && flightsSince(context, record, folded)) ?? [] };
    });
    if (!made) return false;
    this.snapshot = made.snapshot;
    this.teller.show(made.beats);
    this.#clear();
    this.hooks.changed();
    return true;
  }

  /** What went wrong is shown and told; null = nothing any more. */
  fail(problem: Problem | null): false {
    this.fault = problem;
    this.hooks.changed();
    return false;
  }

  #clear(): void {
    this.prevented = false;
    this.fault = null;
  }

  /** What comes of it; undefined when something broke, which is shown and told. */
  #try<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.fail({ code: 'ERR_INTERNAL', detail: { message: reasonOf(error) } });
      return undefined;
    }
  }

  /** Goes on by these events and by the dice that they make the board throw, if all of it can be made and told. */
  #go(...events: readonly PlayEvent[]): boolean {
    const before = this.snapshot;
    const made = this.#try(() => this.#made(events));
    if (made) {
      this.snapshot = made.at(-1)?.snapshot ?? before;
      if (made.length > events.length) this.cup.empty();
      for (const { tidings } of made) this.teller.keep(tidings);
      if (this.snapshot !== before) this.hooks.changed();
    }
    this.teller.deliver();
    return made !== undefined;
  }

  #made(events: readonly PlayEvent[]) {
    const made: Advance[] = [];
    let { snapshot } = this;
    const take = (event: PlayEvent) => {
      const next = advance(snapshot, event);
      ({ snapshot } = next);
      made.push(next);
    };
    events.forEach(take);
    if (snapshot.matches('rolling') && this.hooks.manners().diceSource === 'auto')
      take({ type: 'ROLLED', dice: this.cup.draw() });
    return made.map((each) => ({ snapshot: each.snapshot, tidings: tidingsOf(each) }));
  }
}
