import type { ByColour, Colour, Die, Position, Seat } from '../engine/types.js';

/**
 * What stands on a board, as plain data without rules and without play: enough for a diagram or a replay. Points are in
 * the numbering of the colour they belong to (25 bar, 0 off); only the scene knows places on screen.
 */
export interface Picture {
  /** Where the checkers stand; where a view has beats, when all of them have been played. */
  readonly position: Position;
  /** How the two numberings meet: `opposed` (short: p is the other's 25 − p) or `same` (long: p ± 12). */
  readonly path: 'opposed' | 'same';
  /** Dice on the table, left to right; empty before a throw. */
  readonly dice: readonly DieView[];
  /** The doubling cube, or null when none is in use. */
  readonly cube: CubeView | null;
  /** Who is to act, or null (opening throw, game over). */
  readonly turn: Colour | null;
  /** The last finished play, to be marked on the board; steps of the turn under way are not in it. */
  readonly last: readonly Flight[];
  /** Players as shown beside the board. */
  readonly seats: ByColour<SeatView>;
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
