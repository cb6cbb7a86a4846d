import { COLOURS, type Colour, type Die } from '../../engine/types.js';
import type { Stack } from './checkers.js';
import { trayBox } from './frame.js';
import { above, centre, MEASURES } from './geometry.js';
import { circle, disc, group, label, polygon, rect, shape } from './shape.js';
import { spotFrom, spotId, spotOf } from './spots.js';
import type { Dot, Lie, Shape, Sketch, SpotId, Target } from './types.js';

const find = (stacks: readonly Stack[], id: SpotId): Stack | undefined =>
  stacks.find((stack) => stack.id === id);

const topOf = (lie: Lie, { spot, count }: Stack): Dot => centre(spot, count - 1, count, lie);

/** A bright line on a broader dark one: it shows on every tone of the board. Nothing where there is nothing to mark. */
const outlined = (name: string, d: string, key = name): Shape[] =>
  d
    ? [
        shape('path', { class: `${name} line`, d }, `${key}-line`),
        shape('path', { class: `${name} accent`, d }, key),
      ]
    : [];

/** How many checkers a play has brought to each point or taken from it; a checker that went on counts at its end. */
function balance(colour: Colour, { picture }: Sketch): Map<number, number> {
  const sums = new Map<number, number>();
  for (const flight of picture.last.filter((each) => each.colour === colour)) {
    sums.set(flight.from, (sums.get(flight.from) ?? 0) - 1);
    sums.set(flight.to, (sums.get(flight.to) ?? 0) + 1);
  }
  return sums;
}

/** The last play: ghosts where its checkers came from, diamonds on those that arrived. */
export function lastMarks(
  sketch: Sketch,
  stacks: readonly Stack[],
): { readonly ghosts: readonly Shape[]; readonly arrivals: readonly Shape[] } {
  const m = MEASURES[sketch.orientation];
  let ghosts = '';
  let arrivals = '';
  for (const colour of COLOURS) {
    for (const [point, sum] of balance(colour, sketch)) {
      const spot = spotOf(colour, point, sketch.picture.path);
      const stack = find(stacks, spotId(spot));
      const count = stack?.count ?? 0;
      for (let gone = 0; gone < -sum; gone += 1) {
        ghosts += disc(above(spot, count + gone, sketch), m.radius * 0.8);
      }
      if (stack?.colour !== colour || spot.kind === 'tray') continue;
      for (let index = Math.max(0, count - sum); index < count; index += 1) {
        arrivals += diamond(centre(spot, index, count, sketch), m.radius);
      }
    }
  }
  return {
    ghosts: outlined('ghost', ghosts),
    arrivals: arrivals ? [shape('path', { class: 'arrival', d: arrivals }, 'arrivals')] : [],
  };
}

function diamond({ x, y }: Dot, radius: number): string {
  const r = radius * 0.26;
  const low = y + radius * 0.6;
  return polygon([
    { x, y: low - r },
    { x: x + r, y: low },
    { x, y: low + r },
    { x: x - r, y: low },
  ]);
}

/** A star of twelve rays around a blot: a hit is told by its shape. */
function star({ x, y }: Dot, radius: number): string {
  const corners = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const r = index % 2 ? radius * 0.82 : radius * 1.08;
    return { x: x + r * Math.sin(angle), y: y - r * Math.cos(angle) };
  });
  return polygon(corners);
}

/** The dice of a route in few signs: `5`, `5+2`, and `3×4` for three fours. */
const route = (dice: readonly Die[]): string =>
  dice.length > 2 ? `${dice.length}×${dice[0]}` : dice.join('+');

function targetShape(target: Target, sketch: Sketch, stacks: readonly Stack[]): Shape {
  const { marks } = sketch;
  const m = MEASURES[sketch.orientation];
  const spot = spotFrom(target.spot);
  const count = target.hit ? 0 : (find(stacks, target.spot)?.count ?? 0);
  const at = above(spot, count, sketch);
  const words = route(target.dice);
  const r = target.hit ? m.radius * 0.7 : m.radius * 0.86;
  const size = m.radius * (words.length > 1 ? 0.64 : 0.8);
  const over = target.spot === marks.over;
  return group(
    { class: `target${target.hit ? ' hit' : ''}${over ? ' over' : ''}`, 'data-spot': target.spot },
    [
      ...(spot.kind === 'tray' ? [rect(trayBox(spot.colour, sketch), 6, { class: 'goal' }, 2)] : []),
      ...(target.hit ? outlined('star', star(at, m.radius)) : []),
      circle(at, r, { class: 'hole' }),
      label(at, size, words, 'route'),
    ],
    `target-${target.spot}`,
  );
}

/** What can be done now: rings on checkers that may move, the one in hand, and where it may go. */
export function actionMarks(sketch: Sketch, stacks: readonly Stack[]): Shape[] {
  const { marks } = sketch;
  const m = MEASURES[sketch.orientation];
  const tops = (ids: readonly SpotId[]) =>
    ids.flatMap((id) => {
      const stack = find(stacks, id);
      return stack === undefined || id === marks.lifted ? [] : [topOf(sketch, stack)];
    });
  const movable = tops(marks.movable.filter((id) => id !== marks.selected));
  const [selected] = tops(marks.selected === null ? [] : [marks.selected]);
  const lifted = marks.lifted === null ? undefined : find(stacks, marks.lifted);
  const ring = (at: Dot) => disc(at, m.radius + 1);
  return [
    ...outlined('movable', movable.map(ring).join('')),
    ...outlined('selected', selected ? ring(selected) + disc(selected, m.radius * 0.74) : ''),
    ...outlined('ghost', lifted ? disc(topOf(sketch, lifted), m.radius * 0.8) : '', 'lifted'),
    ...marks.targets.map((target) => targetShape(target, sketch, stacks)),
  ];
}
