import type { Step } from '../engine/types.js';
import type { Flight, Picture } from './picture.js';

export type { CubeView, DieView, Display, Flight, Picture, SeatView } from './picture.js';

/**
 * Everything the surface may show and offer: a picture, and what play offers on top of it. Plain data without rules. `Id`
 * are the names of the element's own actions, `Own` its own intents.
 */
export interface View<Id extends string = string, Own = unknown> extends Picture {
  /** What is played, as words: `short nardy`. */
  readonly game: string;
  /** Ways one checker of `turn` may go now: single steps, and several steps by the same checker. */
  readonly routes: readonly Route[];
  /** Steps since the view before this one, in order; the surface shows them one by one. */
  readonly beats: readonly Flight[];
  /** The buttons that there are now; a press is reported as an intent that names the action. */
  readonly actions: readonly ActionView<Id>[];
  /** One sentence: what is happening and who is to act; always shown, and announced when it changes. */
  readonly status: string;
  /** A sentence that wants attention: a refusal (with its rule id), an error or a remark; null = none. */
  readonly notice: Notice | null;
  /** A question that waits for an answer over the board (double offered, resign?); null = none. */
  readonly question: Question<ActionIntent<Id> | Own> | null;
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

export interface ActionView<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly enabled: boolean;
  /** The one that leads on. */
  readonly primary: boolean;
  /** Why it cannot be used now, to be told when its key is pressed; without it the key is left to the page. */
  readonly why?: string;
}

export interface Notice {
  readonly kind: 'refusal' | 'error' | 'remark';
  readonly text: string;
  /** Rule id (`MOVE-4`) or code (`ERR_…`), shown after the text. */
  readonly code: string;
  /** Where the rule can be read; the code links there. */
  readonly href?: string;
}

export interface Question<Answer = unknown> {
  readonly title: string;
  readonly text: string;
  /** Buttons in order; none is a default, Enter does not fall through. */
  readonly answers: readonly { readonly label: string; readonly intent: Answer }[];
  /** What Escape answers; without it the question stays. */
  readonly escape?: Answer;
}

/** What any surface reports, in the mover's numbering; it does not know who answers. */
export type SurfaceIntent =
  | { readonly type: 'steps'; readonly steps: readonly Step[] }
  /** A move that no route allows; the answer is a refusal with its rule. */
  | { readonly type: 'refused'; readonly from: number; readonly to: number | null }
  /** A play typed in notation. */
  | { readonly type: 'say'; readonly text: string }
  /** All beats of this version have been shown. */
  | { readonly type: 'settled'; readonly version: number };

/** A button or its key was pressed. */
export interface ActionIntent<Id extends string> {
  readonly type: 'action';
  readonly id: Id;
}

/** What the reader wants: what any surface reports, an action of the element's, or an intent of its own (`Own`). */
export type Intent<Id extends string = never, Own = never> = SurfaceIntent | ActionIntent<Id> | Own;
