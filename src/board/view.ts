import type { ByColour, Colour, Die, Position, Seat, Step } from '../engine/types.js';

/**
 * Everything the scene may draw and the surface may offer: plain data without rules. Points are in the numbering
 * of the colour they belong to (25 bar, 0 off); only the scene knows places on screen.
 */
export interface View {
  /** Where the checkers stand when all beats have been played. */
  readonly position: Position;
  /** What is played, as words: `short nardy`. */
  readonly game: string;
  /** How the two numberings meet: `opposed` (short: p is the other's 25 − p) or `same` (long: p ± 12). */
  readonly path: 'opposed' | 'same';
  /** Dice on the table, left to right; empty before a throw. */
  readonly dice: readonly DieView[];
  /** The doubling cube, or null when none is in use. */
  readonly cube: CubeView | null;
  /** Who is to act, or null (opening throw, game over). */
  readonly turn: Colour | null;
  /** Ways one checker of `turn` may go now: single steps, and several steps by the same checker. */
  readonly routes: readonly Route[];
  /** The last finished play, to be marked on the board; steps of the turn under way are not in it. */
  readonly last: readonly Flight[];
  /** Steps since the view before this one, in order; the surface shows them one by one. */
  readonly beats: readonly Flight[];
  /** Players as shown beside the board. */
  readonly seats: ByColour<SeatView>;
  /** Buttons in order; the surface draws them and reports a press as an intent of the same name. */
  readonly actions: readonly ActionView[];
  /** One sentence: what is happening and who is to act; always shown, and announced when it changes. */
  readonly status: string;
  /** A sentence that wants attention: a refusal (with its rule id), an error or a remark; null = none. */
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

export interface DieView {
  readonly value: Die;
  readonly colour: Colour;
  /** Played, or lost because nothing could be played with it: drawn dimmed. */
  readonly used: boolean;
}

export interface CubeView {
  /** 1 when unused; shown as a number. */
  readonly value: number;
  /** Who owns it; null = in the middle. */
  readonly owner: Colour | null;
  /** Offered and waiting for an answer: drawn large between the players. */
  readonly offered: boolean;
}

export interface Route {
  readonly from: number;
  readonly to: number;
  /** In order; more than one = the same checker goes on. */
  readonly steps: readonly Step[];
  /** Points (mover's numbering) on which it hits. */
  readonly hits: readonly number[];
}

export interface Flight {
  readonly colour: Colour;
  readonly from: number;
  readonly to: number;
  /** A blot of the other colour goes to the bar. */
  readonly hit: boolean;
  /** A step taken back. */
  readonly back?: boolean;
}

export interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  readonly pips: number;
  /** Text of the score as it is to be shown, such as `2` or `1½`. */
  readonly score: string;
  readonly off: number;
  readonly active: boolean;
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
  readonly kind: 'refusal' | 'error' | 'remark';
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

/** How the board is turned; none of these changes a fact. */
export interface Display {
  /** Whose home is at the bottom. */
  readonly near: Colour;
  /** On which side the near player's home lies. */
  readonly home: 'right' | 'left';
  /** Whose numbers stand on the frame: a colour's, or those of the player to move. */
  readonly numbers: Colour | 'mover' | 'none';
  /** Which colour is drawn light. */
  readonly light: Colour;
}
