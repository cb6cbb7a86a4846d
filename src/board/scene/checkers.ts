import { COLOURS, type Colour } from '../../engine/types.js';
import type { Display } from '../picture.js';
import { centre, depth, dot, lane, MEASURES, RADIUS } from './geometry.js';
import { around, circle, disc, group, label, rect, shape, tone } from './shape.js';
import { spotId, spotOf } from './spots.js';
import type { Dot, Sketch, Shape, Spot, SpotId } from './types.js';

/** The checkers of one colour on one spot. */
export interface Stack {
  readonly id: SpotId;
  readonly spot: Spot;
  readonly colour: Colour;
  readonly count: number;
}

/** Every stack that stands on the board, bar and trays included. */
export function stacksOf({ shown, picture }: Sketch): Stack[] {
  return COLOURS.flatMap((colour) =>
    shown[colour].flatMap((count, point) => {
      if (count === 0) return [];
      const spot = spotOf(colour, point, picture.path);
      return [{ id: spotId(spot), spot, colour, count }];
    }),
  );
}

/** A checker lying face up; its group bears no transform, so that a flight may set one. */
export function checkerShape(colour: Colour, at: Dot, radius: number, display: Display): Shape {
  const look = tone(colour, display);
  const line = radius * 0.065;
  return group({ class: `checker ${look}` }, [
    circle(at, radius - line / 2, { class: 'face', fill: `url(#nardy-${look})`, 'stroke-width': line }),
    circle(at, radius * 0.6, { class: 'ring', 'stroke-width': radius * 0.09 }),
  ]);
}

/** A checker lying on its side in a tray. */
function slab(colour: Colour, at: Dot, { orientation, display }: Sketch): Shape {
  const { tray, slab: thick } = MEASURES[orientation];
  const look = tone(colour, display);
  const wide = tray - 10;
  const flat = orientation === 'landscape';
  const body = around(at, flat ? wide : thick - 1, flat ? thick - 1 : wide);
  const groove = flat
    ? { x1: body.x + 4, x2: body.x + wide - 4, y1: at.y, y2: at.y }
    : { y1: body.y + 4, y2: body.y + wide - 4, x1: at.x, x2: at.x };
  return group({ class: `checker slab ${look}` }, [
    rect(body, thick / 4, { class: 'face', fill: `url(#nardy-${look})` }, 0.5),
    shape('line', { class: 'ring', ...groove }),
  ]);
}

/** Where the checkers of a stack lie, edge first; the one in the hand is left out, its place is kept. */
export function places(stack: Stack, { orientation, display, picture, marks }: Sketch): Dot[] {
  const drawn = stack.id === marks.lifted ? stack.count - 1 : stack.count;
  return Array.from({ length: drawn }, (_, index) =>
    centre(stack.spot, index, stack.count, orientation, display, picture.path),
  );
}

/** All checkers, on one shadow. */
export function checkers(sketch: Sketch, stacks: readonly Stack[]): Shape[] {
  const { orientation, display } = sketch;
  const radius = RADIUS[orientation];
  let shadow = '';
  const drawn = stacks.flatMap((stack) =>
    places(stack, sketch).map((at, index) => {
      const flat = stack.spot.kind === 'tray';
      if (!flat) shadow += disc({ x: at.x + radius * 0.04, y: at.y + radius * 0.12 }, radius);
      const { attrs, ...rest } = flat
        ? slab(stack.colour, at, sketch)
        : checkerShape(stack.colour, at, radius, display);
      return {
        ...rest,
        attrs: { ...attrs, 'data-spot': stack.id, 'data-index': index },
        key: `${stack.colour}-${stack.id}-${index}`,
      };
    }),
  );
  return [
    shape('path', { class: 'shadow', d: shadow }, 'shadow'),
    group({ class: 'checkers' }, drawn, 'checkers'),
  ];
}

/** How many checkers a stack must have before its number is written on it. */
const COUNTED = { landscape: 5, upright: 2 } as const;

/** The numbers on tall stacks and beside the borne-off checkers. */
export function counts(sketch: Sketch, stacks: readonly Stack[]): Shape {
  const { orientation, display, picture } = sketch;
  const m = MEASURES[orientation];
  const texts = stacks.flatMap((stack) => {
    const key = `${stack.colour}-${stack.id}`;
    if (stack.spot.kind === 'tray') {
      const { along, near } = lane(stack.spot, orientation, display, picture.path);
      const down = m.frame + m.half - m.rail / 2 - m.number;
      const at = dot(along + m.rail + m.tray / 2, depth(m, near, down), orientation, display);
      return [label(at, m.number * 1.15, stack.count, 'number', key)];
    }
    const on = places(stack, sketch);
    const top = on.at(-1);
    if (top === undefined || on.length <= COUNTED[orientation]) return [];
    return [label(top, m.radius * 0.8, on.length, `count ${tone(stack.colour, display)}`, key)];
  });
  return group({ class: 'counts' }, texts, 'counts');
}
