import type { Colour } from '../../engine/types.js';
import { fields } from './frame.js';
import { depth, dot, lane, MEASURES } from './geometry.js';
import { group, label, polygon, rect, shape } from './shape.js';
import { pointOf } from './spots.js';
import type { Sketch, Shape, Spot } from './types.js';

const PLACES: readonly Spot[] = Array.from({ length: 24 }, (_, index) => ({
  kind: 'point',
  place: index + 1,
}));

function triangle(spot: Spot, { orientation, display, picture }: Sketch): string {
  const m = MEASURES[orientation];
  const { along, width, near } = lane(spot, orientation, display, picture.path);
  const corner = (aside: number, down: number) =>
    dot(along + aside, depth(m, near, m.frame + down), orientation, display);
  return polygon([corner(2, 0), corner(width / 2, m.reach), corner(width - 2, 0)]);
}

/** The twenty-four points: one path a tone, and the light that lies over them and the field. */
export function points(sketch: Sketch): Shape {
  const { orientation, display } = sketch;
  const path = (rest: number) =>
    PLACES.filter((_, index) => index % 2 === rest)
      .map((spot) => triangle(spot, sketch))
      .join('');
  return group(
    { class: 'points' },
    [
      shape('path', { class: 'point-light', d: path(0) }),
      shape('path', { class: 'point-dark', d: path(1) }),
      ...fields(orientation, display).map((half) =>
        rect(half, 3, { class: 'glow', fill: 'url(#nardy-glow)' }),
      ),
    ],
    'points',
  );
}

/** Whose numbers stand on the frame now, or null for none. */
export function numbered({ display, picture }: Sketch): Colour | null {
  if (display.numbers === 'none') return null;
  return display.numbers === 'mover' ? (picture.turn ?? display.near) : display.numbers;
}

/** The numbers of the points, on the frame. */
export function numbers(sketch: Sketch): Shape {
  const { orientation, display, picture } = sketch;
  const m = MEASURES[orientation];
  const whose = numbered(sketch);
  const texts =
    whose === null
      ? []
      : PLACES.map((spot) => {
          const { along, width, near } = lane(spot, orientation, display, picture.path);
          const at = dot(along + width / 2, depth(m, near, m.frame / 2), orientation, display);
          return label(at, m.number, pointOf(whose, spot, picture.path) ?? '', 'number');
        });
  return group({ class: 'numbers' }, texts, 'numbers');
}
