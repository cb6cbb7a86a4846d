import type { TurnKind } from '../../engine/game.js';
import type { Dice, Move, Seat } from '../../engine/types.js';
import type { RequestKind } from '../../machine/types.js';
import type { FactEventMap } from '../shared/events.js';
import { readDice } from '../shared/plain.js';

/** What is asked of the page: dice for a roll may come with the answer. */
export interface Answer {
  readonly dice?: Dice;
}

/** What a request is about. */
export interface RequestDetail {
  readonly kind: RequestKind;
  readonly seat: Seat | null;
  /** The play to be confirmed, for `turn`. */
  readonly moves?: readonly Move[];
  /** Whether it is a turn of one's own or what is left of the other's run (GUL-3), for `turn`. */
  readonly turn?: TurnKind;
  /** `take`, `drop` or `beaver`, for `answer`. */
  readonly answer?: 'take' | 'drop' | 'beaver';
}

/**
 * Fired before anything changes. `preventDefault()` refuses; `respondWith(promise)` makes the board wait: it goes on when
 * the promise is fulfilled (for a roll with `{dice}`, if the host throws), and plays back when it is rejected, showing the
 * error's message as text. A listener that changes the state of play itself makes the request void.
 */
export class NardyRequestEvent extends Event {
  declare readonly type: 'nardy-request';
  /** What is asked. */
  readonly detail: RequestDetail;
  #response: Promise<Answer | void> | null = null;
  constructor(detail: RequestDetail) {
    super('nardy-request', { bubbles: true, composed: true, cancelable: true });
    this.detail = detail;
  }
  /** Hands the answer over to a promise; the first call counts, and only while the event is on its way. */
  respondWith(promise: PromiseLike<Answer | void> | Answer | void): void {
    this.#response ??= Promise.resolve(kept(promise));
  }
  /** The promise handed over, if any. */
  get response(): Promise<Answer | void> | null {
    return this.#response;
  }
}

/** An answer that is given at once is heard a moment later: until then its dice are not the page's to change. */
function kept<Given>(given: Given): Given | Answer {
  try {
    const { dice, then } = Object(given) as { readonly dice?: unknown; readonly then?: unknown };
    const own = typeof then === 'function' ? null : readDice(dice);
    return own ? { dice: own } : given;
  } catch {
    return given; // it is told when the answer is read
  }
}

/** What a refusal says, whatever the promise was rejected with; '' when it says nothing, or cannot be read. */
export function reasonOf(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  try {
    const { message } = Object(thrown) as { readonly message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}

declare global {
  interface HTMLElementEventMap extends FactEventMap {
    'nardy-request': NardyRequestEvent;
  }
}
