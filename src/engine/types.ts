/** A side of the board; belongs to a seat for a game (long: colours change hands, START-4). */
export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = Readonly<Record<Colour, T>>;

/** A player for the whole series: 1 or 2. Score, cube and results belong to seats. */
export const SEATS = [1, 2] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Record<Seat, T>>;

/** A number on a die, 1 to 6. */
export const DICE = [1, 2, 3, 4, 5, 6] as const;
export type Die = (typeof DICE)[number];
/** Two dice as thrown; their order has no meaning in a roll. */
export type Dice = readonly [Die, Die];

/** Number of the bar in a player's own numbering. */
export const BAR = 25;
/** Number of "borne off" in a player's own numbering. */
export const OFF = 0;
/** Number of the head, where all checkers start in long nardy. */
export const HEAD = 24;

/** 26 counts in the owner's own numbering: index 0 borne off, 1–24 points, 25 bar. */
export type Side = readonly number[];
/** Where every checker stands, each colour in its own numbering. */
export type Position = ByColour<Side>;

/** One die played with one checker, in the mover's numbering; where it lands follows from the die. */
export interface Step {
  readonly from: number;
  readonly die: Die;
}
/** A step with what came of it: `to` (0 = off) and whether it hit a blot. */
export interface Move extends Step {
  readonly to: number;
  readonly hit: boolean;
}

export const otherColour = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
export const otherSeat = (seat: Seat): Seat => (seat === 1 ? 2 : 1);
