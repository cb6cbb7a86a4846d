/** What a look at the board brings back, and what its words mean. */
import type { Colour, Position, Side } from '../../../src/engine/types.js';

export interface Dot {
  readonly x: number;
  readonly y: number;
}
export interface Cell {
  readonly spot: string;
  readonly label: string;
  /** Middle of the whole place, of its uppermost checker, of the mark "move here"; in the page's pixels. */
  readonly at: Dot;
  readonly top: Dot | null;
  readonly mark: Dot | null;
  /** The checkers that are drawn there, such as `5 light`. */
  readonly drawn: string;
}
export interface Button {
  readonly label: string;
  readonly enabled: boolean;
  readonly at: Dot;
}
export interface SeatLine {
  readonly colour: Colour;
  readonly seat: 1 | 2;
  readonly active: boolean;
  readonly pips: number;
  readonly score: string;
}
export interface Seen {
  /** Where the drawing begins and ends in the window. */
  readonly board: { readonly top: number; readonly bottom: number };
  readonly status: string;
  readonly notice: string;
  /** What the live region says. */
  readonly spoken: string;
  readonly question: string | null;
  readonly buttons: readonly Button[];
  readonly cells: readonly Cell[];
  readonly seats: readonly SeatLine[];
  /** The place, or the words of the button, that has the focus. */
  readonly focus: string;
  /** How many events the page has told so far. */
  readonly facts: number;
  /** The element's record, as JSON. */
  readonly record: string;
}
/** An event of the board, without its `nardy-`. */
export interface Told {
  readonly type: string;
  readonly detail: Record<string, unknown>;
}

export type PathKind = 'opposed' | 'same';
export const pathOf = (variant: string): PathKind => (variant === 'long' ? 'same' : 'opposed');

/** Rules, section 0: the same place in the other player's numbers. */
export const turned = (point: number, path: PathKind): number =>
  path === 'opposed' ? 25 - point : point > 12 ? point - 12 : point + 12;

/** The number that a cell's words name: its point, 25 for a bar, 0 for a tray. */
export function pointOf({ label }: Cell): number {
  const point = /^(\d+)-point\b/.exec(label);
  if (point) return Number(point[1]);
  return /^(?:White|Black)’s bar\b/.test(label) ? 25 : 0;
}

/** How many checkers of a colour a cell's words name. */
export const countOf = ({ label }: Cell, colour: Colour): number =>
  Number(new RegExp(`(\\d+) ${colour} checker`).exec(label)?.[1] ?? 0);

export const canMove = ({ label }: Cell): boolean => label.endsWith(', can move');
export const isTarget = ({ label }: Cell): boolean => label.includes(', move here with ');
export const isHit = ({ label }: Cell): boolean => label.endsWith(', hits');

/** A place of the board in a colour's own numbers; null for the other colour's bar and tray. */
export function numberFor(colour: Colour, spot: string, path: PathKind): number | null {
  const place = /^p(\d+)$/.exec(spot);
  if (place) return colour === 'white' ? Number(place[1]) : turned(Number(place[1]), path);
  return spot === `bar-${colour}` ? 25 : spot === `tray-${colour}` ? 0 : null;
}

/** The position that the cells tell. */
export function positionIn(cells: readonly Cell[], path: PathKind): Position {
  const side = (colour: Colour): Side => {
    const counts = Array.from({ length: 26 }, () => 0);
    for (const cell of cells) {
      const point = numberFor(colour, cell.spot, path);
      if (point !== null) counts[point] = countOf(cell, colour);
    }
    return counts;
  };
  return { white: side('white'), black: side('black') };
}

export const buttonOf = (seen: Seen, label: string): Button | undefined =>
  seen.buttons.find((button) => button.label === label && button.enabled);

/** Who is to move by the line beside the board. */
export const moverIn = ({ seats }: Seen): SeatLine | undefined => seats.find(({ active }) => active);
