import { opposite } from '../../engine/position.js';
import { BAR, OFF, otherColour, type Colour } from '../../engine/types.js';
import type { Picture } from '../picture.js';
import { fixed } from './memory.js';
import type { Lie, Spot, SpotId } from './types.js';

/** How the two numberings meet; see `Picture.path`. */
export type Path = Picture['path'];

/** The stable name of a spot: `p13`, `bar-white`, `tray-black`. */
export const spotId = (spot: Spot): SpotId =>
  spot.kind === 'point' ? `p${spot.place}` : `${spot.kind}-${spot.colour}`;

/** The spot that bears a name made by `spotId`. */
export function spotFrom(id: SpotId): Spot {
  const [kind, colour] = id.split('-');
  return colour === undefined
    ? { kind: 'point', place: Number(id.slice(1)) }
    : { kind: kind as 'bar' | 'tray', colour: colour as Colour };
}

/** Where a colour's own point lies; 25 is its bar, 0 its tray. */
export function spotOf(colour: Colour, point: number, path: Path): Spot {
  if (point === BAR) return { kind: 'bar', colour };
  if (point === OFF) return { kind: 'tray', colour };
  return { kind: 'point', place: colour === 'white' ? point : opposite(path, point) };
}

/** A spot's number in a colour's own numbering, or null for the other colour's bar and tray. */
export function pointOf(colour: Colour, spot: Spot, path: Path): number | null {
  if (spot.kind === 'point') return colour === 'white' ? spot.place : opposite(path, spot.place);
  if (spot.colour !== colour) return null;
  return spot.kind === 'bar' ? BAR : OFF;
}

/** All spots as they lie on screen, in reading order: row by row, each from left to right. */
export const rows = fixed(({ orientation, display, picture }: Lie): Spot[][] => {
  const { near } = display;
  const line = (colour: Colour): Spot[] => {
    // ranks count from the near player's 12 and 13, which face each other, towards the trays
    const points = Array.from({ length: 12 }, (_, rank) =>
      spotOf(near, colour === near ? 12 - rank : 13 + rank, picture.path),
    );
    return [...points.slice(0, 6), { kind: 'bar', colour }, ...points.slice(6), { kind: 'tray', colour }];
  };
  const nearLine = line(near);
  const farLine = line(otherColour(near));
  const mirrored = display.home === 'left';
  if (orientation === 'landscape') {
    return [farLine, nearLine].map((spots) => (mirrored ? spots.reverse() : spots));
  }
  return farLine.map((far, rank) => {
    const pair = [far, nearLine[rank] as Spot];
    return mirrored ? pair.reverse() : pair;
  });
});

/** The names of all spots as they lie on screen. */
export const grid = fixed((lie: Lie): SpotId[][] => rows(lie).map((row) => row.map(spotId)));
