import { COLOURS, type Colour } from '../../engine/types.js';
import type { Display } from '../picture.js';
import { centres, depth, dot, lane, MEASURES, RADIUS } from './geometry.js';
import { fixed, kept } from './memory.js';
import {
  around,
  circle,
  disc,
  group,
  label,
  numerals,
  rect,
  round,
  shape,
  tone,
  type Look,
} from './shape.js';
import { spotId, spotOf } from './spots.js';
import type { Dot, Lie, Shape, Sketch, Spot, SpotId } from './types.js';

/** Of the radius of a checker: how thick its edge is, and where and how thick the ring turned into its face. */
const EDGE = 0.065;
const RING = 0.6;
const RING_WIDTH = 0.09;

/** The checkers of one colour on one spot. */
export interface Stack {
  readonly id: SpotId;
  readonly spot: Spot;
  readonly colour: Colour;
  readonly count: number;
  /** Where they lie, edge first; the one in the hand is left out, its place is kept. */
  readonly places: readonly Dot[];
  /** Their bodies; as path data the lines in their faces and on their sides, and the shadow that they cast. */
  readonly bodies: readonly Shape[];
  readonly rings: string;
  readonly grooves: string;
  readonly shadow: string;
}

/** The part of a checker's ring that the next one of its stack leaves to be seen, as path data. */
function ring({ x, y }: Dot, next: Dot | undefined, radius: number): string {
  const r = round(radius * RING);
  const apart = next ? Math.hypot(next.x - x, next.y - y) : Infinity;
  // where the ring goes under the other's edge, as the cosine of the angle between there and the other's middle
  const cos = (apart ** 2 + r ** 2 - (radius * (1 + RING_WIDTH / 2)) ** 2) / (2 * apart * r);
  if (!next || cos >= 1) return disc({ x, y }, r);
  if (cos <= -1) return '';
  const sin = Math.sqrt(1 - cos ** 2);
  const [along, across] = [((next.x - x) / apart) * r, ((next.y - y) / apart) * r];
  const end = (side: number) =>
    `${round(x + cos * along - side * across)} ${round(y + cos * across + side * along)}`;
  return `M${end(sin)}A${r} ${r} 0 ${cos > 0 ? 1 : 0} 1 ${end(-sin)}`;
}

/** What the faces of all checkers of one look have in common. */
const face = (look: Look, radius: number): Shape['attrs'] => ({
  class: `checkers ${look}`,
  fill: `url(#nardy-${look})`,
  'stroke-width': radius * EDGE,
});

/** Lines in the faces of checkers. */
const lines = (look: Look, d: string, width: number, key?: string): Shape =>
  shape('path', { class: `ring ${look}`, d, 'stroke-width': width }, key);

/** One checker lying face up around the origin, to be moved about as a whole. */
export function checkerShape(colour: Colour, radius: number, display: Display): Shape[] {
  const look = tone(colour, display);
  const at = { x: 0, y: 0 };
  return [
    circle(at, radius * (1 - EDGE / 2), face(look, radius)),
    lines(look, disc(at, radius * RING), radius * RING_WIDTH),
  ];
}

/** A stack that stands somewhere, to be drawn. */
interface Standing extends Lie {
  readonly spot: Spot;
  readonly colour: Colour;
  readonly count: number;
  /** How many of them are not in the hand. */
  readonly some: number;
}

/** The same stack on the same spot is the same drawing. */
const stackOf = fixed(
  (standing: Standing): Stack => {
    const { spot, colour, count, some, orientation } = standing;
    const id = spotId(spot);
    const radius = RADIUS[orientation];
    const { tray, slab } = MEASURES[orientation];
    const places = centres(spot, count, standing, some);
    const stack = { id, spot, colour, count, places };
    if (spot.kind !== 'tray') {
      const body = (at: Dot, index: number) =>
        circle(at, radius * (1 - EDGE / 2), { 'data-spot': id }, `${id}-${index}`);
      const below = ({ x, y }: Dot) => disc({ x: x + radius * 0.04, y: y + radius * 0.12 }, radius);
      const rings = places.map((at, index) => ring(at, places[index + 1], radius)).join('');
      const shadow = places.map(below).join('');
      return { ...stack, bodies: places.map(body), rings, grooves: '', shadow };
    }
    // lying on their sides
    const flat = orientation === 'landscape';
    const [wide, thick, half] = [tray - 11, slab - 2, tray / 2 - 9];
    const body = (at: Dot, index: number) =>
      rect(
        around(at, flat ? wide : thick, flat ? thick : wide),
        slab / 4,
        { 'data-spot': id, 'stroke-width': 1 },
        0,
        `${id}-${index}`,
      );
    const groove = ({ x, y }: Dot) =>
      flat ? `M${round(x - half)} ${round(y)}h${2 * half}` : `M${round(x)} ${round(y - half)}v${2 * half}`;
    const grooves = places.map(groove).join('');
    return { ...stack, bodies: places.map(body), rings: '', grooves, shadow: '' };
  },
  ({ spot, colour, count, some }) => `${spotId(spot)} ${colour} ${count} ${some}`,
);

/** Every stack of a colour that stands on the board, bar and tray included. */
const stacksOf = (colour: Colour, { shown, picture, marks, orientation, display }: Sketch): Stack[] =>
  shown[colour].flatMap((count, point) => {
    if (count === 0) return [];
    const spot = spotOf(colour, point, picture.path);
    const some = spotId(spot) === marks.lifted ? count - 1 : count;
    return [stackOf({ orientation, display, picture, spot, colour, count, some })];
  });

/** What the stacks have of one kind, as one piece of path data. */
const join = (stacks: readonly Stack[], kind: 'rings' | 'grooves' | 'shadow'): string =>
  stacks.map((stack) => stack[kind]).join('');

/** The checkers of one colour, and over them the rings and grooves that all of them have. */
function side(look: Look, stacks: readonly Stack[], { orientation }: Sketch): Shape[] {
  const radius = RADIUS[orientation];
  const bodies = stacks.flatMap((stack) => stack.bodies);
  const [rings, grooves] = [join(stacks, 'rings'), join(stacks, 'grooves')];
  return [
    { ...group(face(look, radius), bodies, look), loose: true },
    ...(rings ? [lines(look, rings, radius * RING_WIDTH, `${look}-rings`)] : []),
    ...(grooves ? [lines(look, grooves, 1, `${look}-grooves`)] : []),
  ];
}

/** How many checkers a stack must have before its number is written on it. */
const COUNTED = { landscape: 5, upright: 2 } as const;

/** The numbers on tall stacks and beside the borne-off checkers. */
function counts(look: Look, stacks: readonly Stack[], sketch: Sketch): Shape[] {
  const m = MEASURES[sketch.orientation];
  const beside = stacks.flatMap(({ id, spot, count }) => {
    if (spot.kind !== 'tray') return [];
    const { along, near } = lane(spot, sketch);
    const down = m.frame + m.half - m.rail / 2 - m.number;
    const at = dot(along + m.rail + m.tray / 2, depth(m, near, down), sketch);
    return [label(at, m.number * 1.15, count, 'number', id)];
  });
  const on = stacks.flatMap(({ spot, places }) => {
    const [at, value] = [places.at(-1), places.length];
    return at && spot.kind !== 'tray' && value > COUNTED[sketch.orientation] ? [{ at, value }] : [];
  });
  return [...beside, ...numerals(on, m.radius * 0.8, `count ${look}`)];
}

/** All checkers as they lie. */
export interface Checkers {
  readonly stacks: readonly Stack[];
  readonly shapes: readonly Shape[];
  /** What is written on them, over whatever is marked on them. */
  readonly counts: readonly Shape[];
  /** The shadow that they cast, as path data. */
  readonly shadow: string;
}

export const checkers = kept(
  ({ shown }: Sketch) => shown,
  ({ display, marks }) => `${display.light} ${marks.lifted}`,
  (sketch): Checkers => {
    const sides = COLOURS.map((colour) => [tone(colour, sketch.display), stacksOf(colour, sketch)] as const);
    const stacks = sides.flatMap(([, each]) => each);
    return {
      stacks,
      shapes: sides.flatMap(([look, each]) => side(look, each, sketch)),
      counts: sides.flatMap(([look, each]) => counts(look, each, sketch)),
      shadow: join(stacks, 'shadow'),
    };
  },
);
