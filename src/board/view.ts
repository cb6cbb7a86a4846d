import type { Die, Step } from '../engine/types.js';
import type { Flight, Picture } from './picture.js';

export type { CubeView, DieView, Display, Flight, Picture, SeatView } from './picture.js';

/** Everything the surface may show and offer: a picture, and what play offers on top of it. Plain data without rules. */
export interface View extends Picture {
  /** What is played, as words: `short nardy`. */
  readonly game: string;
  /** Ways one checker of `turn` may go now: single steps, and several steps by the same checker. */
  readonly routes: readonly Route[];
  /** Steps since the view before this one, in order; the surface shows them one by one. */
  readonly beats: readonly Flight[];
  /** Buttons in order; the surface draws them and reports a press as an intent of the same name. */
  readonly actions: readonly ActionView[];
  /** One sentence: what is happening and who is to act; always shown, and announced when it changes. */
  readonly status: string;
  /** A sentence that wants attention: a refusal (with its rule id) or an error; null = none. */
  readonly notice: Notice | null;
  /** A question that waits for an answer over the board (double offered, resign?); null = none. */
  readonly question: Question | null;
  /** A kept game that could not be read, as text to be copied; null = none. */
  readonly saved: string | null;
  /** Whether it is to be seen for a while before it counts as settled (a roll that cannot be played). */
  readonly lingers: boolean;
  /** Goes up by one with each change; the surface plays beats of a version once. */
  readonly version: number;
}

export interface Route {
  readonly from: number;
  readonly to: number;
  /** In order; more than one = the same checker goes on. */
  readonly steps: readonly Step[];
  /** Points (mover's numbering) on which it hits. */
  readonly hits: readonly number[];
}

export const ACTIONS = [
  'roll',
  'undo',
  'confirm',
  'double',
  'take',
  'drop',
  'beaver',
  'resign',
  'new-game',
] as const;
export type ActionId = (typeof ACTIONS)[number];
export interface ActionView {
  readonly id: ActionId;
  readonly label: string;
  readonly enabled: boolean;
  /** The one that leads on. */
  readonly primary: boolean;
}

export interface Notice {
  readonly kind: 'refusal' | 'error';
  readonly text: string;
  /** Rule id (`MOVE-4`) or code (`ERR_…`), shown after the text. */
  readonly code: string;
  /** Where the rule can be read; the code links there. */
  readonly href?: string;
}

export interface Question {
  readonly title: string;
  readonly text: string;
  /** Buttons in order; none is a default, Enter does not fall through. */
  readonly answers: readonly { readonly id: Intent['type']; readonly label: string }[];
}

/** What the reader wants, in the mover's numbering; the surface does not know who answers. */
export type Intent =
  | { readonly type: 'steps'; readonly steps: readonly Step[] }
  /** A move that no route allows; the answer is a refusal with its rule. */
  | { readonly type: 'refused'; readonly from: number; readonly to: number | null }
  /** A play typed in notation. */
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: ActionId }
  | { readonly type: 'resign-yes' | 'resign-no' }
  /** One die of a throw that is entered by hand. */
  | { readonly type: `die-${Die}` }
  /** All beats of this version have been shown. */
  | { readonly type: 'settled'; readonly version: number };
