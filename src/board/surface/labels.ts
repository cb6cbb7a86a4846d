import { COLOURS, type Colour } from '../../engine/types.js';
import type { SpotId, Target } from '../scene/types.js';
import type { Flight } from '../view.js';
import { idOf, numberOf, type Desk } from './desk.js';

/** Whose numbers a place is told in: those on the frame, else those of the mover. */
const whose = ({ display: { numbers, near } }: Desk, mover: Colour | null): Colour =>
  numbers === 'mover' || numbers === 'none' ? (mover ?? near) : numbers;

/** The spoken name of a spot (`6-point`, `White’s bar`). */
function placeName(desk: Desk, id: SpotId, mover = desk.view.turn): string {
  const { say } = desk;
  if (id.startsWith('p')) return say('point', { n: numberOf(desk, whose(desk, mover), id) ?? 0 });
  return say(id as `${'bar' | 'tray'}-${Colour}`);
}
export const placeNames = (desk: Desk, ids: readonly SpotId[]): string =>
  ids.map((id) => placeName(desk, id)).join(', ');

/** A cell's place in the move that is being entered. */
export interface Role {
  readonly selected: boolean;
  readonly movable: boolean;
  readonly target: Target | undefined;
}

/** How many checkers of a colour stand on a spot. */
const countAt = (desk: Desk, colour: Colour, id: SpotId): number =>
  desk.view.position[colour][numberOf(desk, colour, id) ?? -1] ?? 0;

/** What is told of a spot itself, in short: the same is told in the same words. */
export const told = (desk: Desk, id: SpotId): string =>
  [...COLOURS.map((colour) => countAt(desk, colour, id)), whose(desk, desk.view.turn)].join(' ');

/** The accessible name of a cell: number, what stands there, what can be done. */
export function cellLabel(desk: Desk, id: SpotId, { selected, movable, target }: Role): string {
  const { say } = desk;
  const parts = COLOURS.flatMap((colour) => {
    const n = countAt(desk, colour, id);
    return n ? say(`checkers-${colour}`, { n }) : [];
  });
  if (!parts[0]) parts.push(say('empty'));
  if (selected) parts.push(say('pickedUp'));
  else if (target) {
    parts.push(say('moveHere', { dice: target.dice.join(' + ') }));
    if (target.hit) parts.push(say('hits'));
  } else if (movable) parts.push(say('canMove'));
  return [placeName(desk, id), ...parts].join(', ');
}

/** The whole position in words, colour by colour. */
export function readBoard(desk: Desk): string {
  const { view, say } = desk;
  return COLOURS.map((colour) => {
    const places = view.position[colour].flatMap((count, point) => {
      const place = placeName(desk, idOf(desk, colour, point));
      return count ? say('saidPlace', { count, place }) : [];
    });
    return say('saidOf', { name: say(colour), text: places.reverse().join(', ') });
  }).join('. ');
}

/** The dice on the table and the cube. */
export function readDice({ view, say }: Desk): string {
  const { dice, cube } = view;
  const list = dice.map(({ used, value }) => (used ? say('saidPlayed', { value }) : value));
  const said = [dice[0] ? say('saidDice', { dice: list.join(', ') }) : say('saidNoDice')];
  if (cube)
    said.push(
      say('saidCube', { value: cube.value }) + (cube.owner ? `, ${view.seats[cube.owner].name}` : ''),
    );
  return said.join('. ');
}

export const readPips = ({ view, say }: Desk): string =>
  COLOURS.map((colour) => {
    const { name, pips } = view.seats[colour];
    return say('saidOf', { name, text: say('pips', { n: pips }) });
  }).join('. ');

/** Steps as they are told: `Black: 24-point to 18-point, hits`. */
export function readMoves(desk: Desk, beats: readonly Flight[]): string {
  const { say } = desk;
  const name = (colour: Colour, point: number) => placeName(desk, idOf(desk, colour, point), colour);
  const moves = beats.map(({ colour, from, to, hit, back }, i) => {
    const move = say(back ? 'saidBack' : 'saidMove', { from: name(colour, from), to: name(colour, to) });
    const text = hit ? `${move}, ${say('hits')}` : move;
    return colour === beats[i - 1]?.colour ? text : say('saidOf', { name: say(colour), text });
  });
  return `${moves.join('; ')}.`;
}
