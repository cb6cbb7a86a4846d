import { BAR, COLOURS, OFF, type Colour } from '../../engine/types.js';
import { pointOf, spotFrom } from '../scene/spots.js';
import type { SpotId, Target } from '../scene/types.js';
import type { Display, Flight, View } from '../view.js';
import { idOf, type Desk } from './desk.js';

/** Whose numbers the reader hears: those on the frame, else those of the player to move. */
const numbering = (view: View, { numbers, near }: Display): Colour =>
  numbers === 'white' || numbers === 'black' ? numbers : (view.turn ?? near);

/** The spoken name of a spot: `6-point`, `White’s bar`. */
export function placeName({ view, display, say }: Desk, id: SpotId): string {
  const spot = spotFrom(id);
  if (spot.kind === 'point')
    return say('point', { n: pointOf(numbering(view, display), spot, view.path) ?? 0 });
  const white = spot.colour === 'white';
  return spot.kind === 'bar' ? say(white ? 'barWhite' : 'barBlack') : say(white ? 'trayWhite' : 'trayBlack');
}

const checkers = ({ say }: Desk, colour: Colour, n: number): string =>
  say(colour === 'white' ? 'checkersWhite' : 'checkersBlack', { n });

function contents(desk: Desk, id: SpotId): string {
  const { view, say } = desk;
  const held = COLOURS.flatMap((colour) => {
    const point = pointOf(colour, spotFrom(id), view.path);
    const n = point === null ? 0 : (view.position[colour][point] ?? 0);
    return n ? [checkers(desk, colour, n)] : [];
  });
  return held.join(', ') || say('empty');
}

/** A cell's place in the move that is being entered. */
export interface Role {
  readonly selected: boolean;
  readonly movable: boolean;
  readonly target: Target | undefined;
}

/** The accessible name of a cell: number, what stands there, what can be done. */
export function cellLabel(desk: Desk, id: SpotId, { selected, movable, target }: Role): string {
  const { say } = desk;
  const parts = [placeName(desk, id), contents(desk, id)];
  if (selected) parts.push(say('pickedUp'));
  else if (target)
    parts.push(say('moveHere', { dice: target.dice.join(' + ') }), ...(target.hit ? [say('hits')] : []));
  else if (movable) parts.push(say('canMove'));
  return parts.join(', ');
}

/** The whole position in words, side by side, each place in the numbers the cells bear. */
export function readBoard(desk: Desk): string {
  const { view, say } = desk;
  return COLOURS.map((colour) => {
    const places = Array.from({ length: BAR - OFF + 1 }, (_, i) => BAR - i).flatMap((point) => {
      const count = view.position[colour][point];
      return count ? [say('saidPlace', { count, place: placeName(desk, idOf(view, colour, point)) })] : [];
    });
    return say('saidSide', { colour: say(colour), places: places.join(', ') });
  }).join('. ');
}

/** The dice on the table and the cube. */
export function readDice({ view, say }: Desk): string {
  const { dice, cube } = view;
  const list = dice.map((die) => (die.used ? say('saidDicePlayed', { die: die.value }) : String(die.value)));
  const said = [dice.length ? say('saidDice', { dice: list.join(', ') }) : say('saidNoDice')];
  if (cube?.owner) said.push(say('saidCubeOwned', { value: cube.value, name: view.seats[cube.owner].name }));
  else if (cube) said.push(say('saidCube', { value: cube.value }));
  return said.join('. ');
}

export const readPips = ({ view, say }: Desk): string =>
  COLOURS.map((colour) => {
    const { name, pips } = view.seats[colour];
    return say('saidPips', { name, pips: say('pips', { n: pips }) });
  }).join('. ');

/** Steps as they are told: `Black: 24-point to 18-point, hits`. */
export function readMoves(desk: Desk, beats: readonly Flight[]): string {
  const { view, say } = desk;
  const name = (colour: Colour, point: number) => placeName(desk, idOf(view, colour, point));
  const colours = COLOURS.filter((colour) => beats.some((beat) => beat.colour === colour));
  return colours
    .map((colour) => {
      const moves = beats
        .filter((beat) => beat.colour === colour)
        .map(({ from, to, hit }) => {
          const move = say('saidMove', { from: name(colour, from), to: name(colour, to) });
          return hit ? `${move}, ${say('hits')}` : move;
        });
      return `${say('saidSide', { colour: say(colour), places: moves.join('; ') })}.`;
    })
    .join(' ');
}

/** Places given in the mover's numbers, as they are called aloud. */
export const namePoints = (desk: Desk, colour: Colour, points: readonly number[]): string =>
  points.map((point) => placeName(desk, idOf(desk.view, colour, point))).join(', ');
