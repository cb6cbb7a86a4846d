import { show, type Problem } from '../../engine/result.js';
import type { Seat } from '../../engine/types.js';
import type { AskableEvent } from '../../machine/types.js';
import { readDice } from '../shared/plain.js';
import { requestOf } from './facts.js';
import type { Playing } from './playing.js';
import { NardyRequestEvent, reasonOf } from './request-event.js';
import { actsHere } from './rights.js';

export const badDice = (dice: unknown): Problem => ({ code: 'ERR_DICE', detail: { word: show(dice) } });

/** What an answer brings as dice, not looked at; null = nothing. */
function diceIn(answer: unknown): unknown {
  try {
    return (Object(answer) as { readonly dice?: unknown }).dice ?? null;
  } catch {
    return answer; // what cannot be read is no dice
  }
}

/** Asks the page before something is done, and waits for its answer where it gives one later. */
export class Requests {
  /** How often the page has refused, so that the same refusal again is news. */
  refusals = 0;
  readonly #playing: Playing;
  #asking: AskableEvent['type'] | null = null;
  #lastAsk = 0;

  constructor(playing: Playing) {
    this.#playing = playing;
  }

  /** Does what the page may refuse or answer later; false when it is not possible or was refused at once. */
  ask(event: AskableEvent): boolean {
    const playing = this.#playing;
    const { snapshot, hooks } = playing;
    const { question } = snapshot.context;
    const seat: Seat | null = event.type === 'RESIGN_CONFIRMED' ? (question?.seat ?? null) : playing.seat;
    if (this.#asking === event.type || !actsHere(hooks.manners(), seat) || !playing.can(event)) return false;
    const request = new NardyRequestEvent(requestOf(event, seat, snapshot.context));
    const outer = this.#asking;
    this.#asking = event.type;
    const allowed = hooks.dispatch(request);
    this.#asking = outer;
    if (!allowed) return this.#prevented(event);
    if (playing.snapshot !== snapshot) return false; // a listener has changed it: what was asked is no more
    const { mode, diceSource } = hooks.manners();
    const waits = mode === 'controlled' || (event.type === 'ROLL' && diceSource === 'host');
    return request.response || waits ? this.#hold(event, request.response) : playing.do(event);
  }

  #prevented({ type }: AskableEvent): false {
    const playing = this.#playing;
    if (type === 'RESIGN_CONFIRMED') playing.do({ type: 'RESIGN_CANCELLED' });
    playing.prevented = true;
    this.refusals++;
    playing.hooks.changed();
    return false;
  }

  #hold(event: AskableEvent, response: PromiseLike<unknown> | null): boolean {
    const id = ++this.#lastAsk;
    const done = this.#playing.do({ ...event, ask: id });
    response?.then(
      (answer) => this.#accept(id, answer),
      (thrown: unknown) => this.#reject(id, reasonOf(thrown)),
    );
    return done;
  }

  /** The host's answer has come; one that nobody waits for any more does nothing. */
  #accept(id: number, answer: unknown): void {
    const { pending } = this.#playing.snapshot.context;
    if (pending?.id !== id) return;
    const told = pending.event.type === 'ROLL' ? diceIn(answer) : null;
    const dice = readDice(told);
    if (dice) this.#playing.do({ type: 'ACCEPTED', id, dice });
    else if (told === null) this.#playing.do({ type: 'ACCEPTED', id });
    else {
      this.#reject(id, '');
      this.#playing.fail(badDice(told));
    }
  }

  #reject(id: number, reason: string): void {
    if (this.#playing.do({ type: 'REJECTED', id, reason })) this.refusals++;
  }
}
