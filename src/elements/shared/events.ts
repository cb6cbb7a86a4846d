import type { LastTurn, TurnKind } from '../../engine/game.js';
import type { Explanation } from './explanation.js';
import type { Problem } from '../../engine/result.js';
import type { Outcome } from '../../engine/outcome.js';
import type { Phase } from '../../engine/game.js';
import type { BySeat, Dice, Move, Seat } from '../../engine/types.js';
import type { RequestKind } from '../../machine/types.js';
import { readDice } from './plain.js';

/** What is asked of the page: dice for a roll may come with the answer. */
export interface Answer {
  readonly dice?: Dice;
}

/** `detail` of each fact, by event name. From and to are in the mover's own numbering (25 bar, 0 off). */
export interface FactDetails {
  /** `seat` null = the throw of the opening, seat 1's die first (START-1). */
  'nardy-roll': { readonly seat: Seat | null; readonly dice: Dice };
  /** One step of the turn under way. */
  'nardy-move': { readonly seat: Seat } & Move;
  /** A step taken back. */
  'nardy-undo': { readonly seat: Seat } & Move;
  /** The confirmed play; no moves = the turn passed (MOVE-6). */
  'nardy-turn': LastTurn & {
    /** The play in Magriel's notation, such as `3-1: 8/5 6/5`. */
    readonly notation: string;
  };
  /** `cube` = its value now, before the answer. */
  'nardy-double': { readonly seat: Seat; readonly cube: number };
  'nardy-take': { readonly seat: Seat; readonly cube: number };
  'nardy-drop': { readonly seat: Seat; readonly cube: number };
  'nardy-beaver': { readonly seat: Seat; readonly cube: number };
  'nardy-resign': { readonly seat: Seat; readonly cube: number };
  'nardy-game-over': Outcome;
  'nardy-series-over': { readonly score: BySeat<number> };
  /** After any of the facts above and after a new game: where things stand now. */
  'nardy-change': {
    readonly phase: Phase;
    readonly seat: Seat | null;
    readonly dice: Dice | null;
    readonly score: BySeat<number>;
  };
  /** Everything since the last fact has been shown. */
  'nardy-settled': Record<string, never>;
  /** A move that was tried and refused: the rule that forbids it, the facts and a sentence; `to` null = anywhere. */
  'nardy-illegal': Explanation & { readonly from: number; readonly to: number | null };
  /** A bad value: code and what it is about; the board uses the default instead. */
  'nardy-error': Problem;
}
export type FactName = keyof FactDetails;

/** A fact: fired once, after the state is committed, for what was done here; not cancelable. */
export class NardyEvent<Name extends FactName = FactName> extends Event {
  declare readonly type: Name;
  /** What happened; see `FactDetails`. */
  readonly detail: FactDetails[Name];
  constructor(name: Name, detail: FactDetails[Name]) {
    super(name, { bubbles: true, composed: true });
    this.detail = detail;
  }
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

type FactEventMap = { [Name in FactName]: NardyEvent<Name> };

declare global {
  interface HTMLElementEventMap extends FactEventMap {
    'nardy-request': NardyRequestEvent;
  }
}
