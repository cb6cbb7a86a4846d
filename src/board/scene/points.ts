import type { Colour } from '../../engine/types.js';
import { fields, frame, light } from './frame.js';
import { depth, dot, lane, MEASURES } from './geometry.js';
import { fixed } from './memory.js';
import { group, numerals, polygon, shape } from './shape.js';
import { pointOf } from './spots.js';
import type { Lie, Shape, Sketch, Spot } from './types.js';

const PLACES: readonly Spot[] = Array.from({ length: 24 }, (_, index) => ({
  kind: 'point',
  place: index + 1,
}));

function triangle(spot: Spot, lie: Lie): string {
  const m = MEASURES[lie.orientation];
  const { along, width, near } = lane(spot, lie);
  const corner = (aside: number, down: number) => dot(along + aside, depth(m, near, m.frame + down), lie);
  return polygon([corner(2, 0), corner(width / 2, m.reach), corner(width - 2, 0)]);
}

/** The twenty-four points: one path a tone, and the light that lies over them and the field. */
function points(lie: Lie): Shape[] {
  const path = (rest: number) =>
    PLACES.filter((_, index) => index % 2 === rest)
      .map((spot) => triangle(spot, lie))
      .join('');
  return [
    shape('path', { class: 'point-light', d: path(0) }),
    shape('path', { class: 'point-dark', d: path(1) }),
    shape('path', { class: 'glow lit', d: fields(lie), fill: 'url(#nardy-glow)' }),
  ];
}

/** The empty board: what never changes while it lies as it does. */
export const ground = fixed((lie: Lie) =>
  group({}, [...light(lie.orientation), ...frame(lie), ...points(lie)], 'ground'),
);

/** Whose numbers stand on the frame now, or null for none. */
function numbered({ display, picture }: Sketch): Colour | null {
  if (display.numbers === 'none') return null;
  return display.numbers === 'mover' ? (picture.turn ?? display.near) : display.numbers;
}

/** The numbers of the points, on the frame. */
export const numbers = fixed((sketch: Sketch): Shape[] => {
  const m = MEASURES[sketch.orientation];
  const whose = numbered(sketch);
  if (whose === null) return [];
  const list = PLACES.map((spot) => {
    const { along, width, near } = lane(spot, sketch);
    const at = dot(along + width / 2, depth(m, near, m.frame / 2), sketch);
    return { at, value: pointOf(whose, spot, sketch.picture.path) ?? 0 };
  });
  return numerals(list, m.number, 'number');
}, numbered);
