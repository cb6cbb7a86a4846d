import { pointOf } from './spots.js';
import type { Box, Dot, Lie, Orientation, Spot } from './types.js';

/**
 * The board is laid out once, in two directions without names on screen: *along* runs from the points 12 and 13
 * over the bar to the trays, *across* from the far player's edge to the near player's. Landscape reads
 * along = x, upright reads along = y: a quarter turn costs a table of measures, no second drawing.
 */
interface Measures {
  /** Frame before the first point, along. */
  readonly start: number;
  /** Width of a point, along. */
  readonly cell: number;
  readonly bar: number;
  /** Wood between the last point and the trays. */
  readonly rail: number;
  readonly tray: number;
  readonly end: number;
  /** Frame that bears the numbers, across. */
  readonly frame: number;
  /** From the frame to the middle of the field, across. */
  readonly half: number;
  /** Length of a triangle. */
  readonly reach: number;
  /** Room for a stack; more checkers than fit in it overlap. */
  readonly stack: number;
  /** Farthest centre of a mark put on top of a stack. */
  readonly top: number;
  readonly radius: number;
  readonly die: number;
  readonly dieGap: number;
  readonly cube: number;
  /** Thickness of a checker lying in a tray, with its gap. */
  readonly slab: number;
  readonly number: number;
}

const LANDSCAPE: Measures = {
  start: 22, cell: 60, bar: 64, rail: 12, tray: 64, end: 16, frame: 28, half: 308, reach: 264,
  stack: 264, top: 284, radius: 26, die: 50, dieGap: 14, cube: 42, slab: 17.4, number: 19,
}; // prettier-ignore
const UPRIGHT: Measures = {
  start: 8, cell: 44, bar: 46, rail: 6, tray: 44, end: 8, frame: 17, half: 143, reach: 122,
  stack: 108, top: 118, radius: 19, die: 31, dieGap: 8, cube: 31, slab: 7.6, number: 12,
}; // prettier-ignore
/** The measures of each orientation, in units of the viewBox. */
export const MEASURES: Readonly<Record<Orientation, Measures>> = { landscape: LANDSCAPE, upright: UPRIGHT };

/** Radius of a checker, in units of the viewBox. */
export const RADIUS: Readonly<Record<Orientation, number>> = {
  landscape: LANDSCAPE.radius,
  upright: UPRIGHT.radius,
};

const length = (m: Measures): number => m.start + 12 * m.cell + m.bar + m.rail + m.tray + m.end;
const breadth = (m: Measures): number => 2 * (m.frame + m.half);

/** The viewBox, the same in every state of play. */
export function size(orientation: Orientation): { width: number; height: number } {
  const m = MEASURES[orientation];
  return orientation === 'landscape'
    ? { width: length(m), height: breadth(m) }
    : { width: breadth(m), height: length(m) };
}

/** From along and across to the screen. */
export function dot(along: number, across: number, { orientation, display }: Lie): Dot {
  const m = MEASURES[orientation];
  const mirrored = display.home === 'left';
  return orientation === 'landscape'
    ? { x: mirrored ? length(m) - along : along, y: across }
    : { x: mirrored ? breadth(m) - across : across, y: along };
}

/** The box between two corners given along and across. */
export function box(
  [along0, across0]: readonly [number, number],
  [along1, across1]: readonly [number, number],
  lie: Lie,
): Box {
  const a = dot(along0, across0, lie);
  const b = dot(along1, across1, lie);
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** A spot along and across: where it begins along, how wide it is, and on whose half it lies. */
export interface Lane {
  readonly along: number;
  readonly width: number;
  readonly near: boolean;
}

/** Where the bar and the tray begin, along. */
export const barAt = (m: Measures): number => m.start + 6 * m.cell;
export const railAt = (m: Measures): number => m.start + 12 * m.cell + m.bar;

/** The strip of the board that belongs to a spot. */
export function lane(spot: Spot, { orientation, display, picture }: Lie): Lane {
  const m = MEASURES[orientation];
  if (spot.kind === 'point') {
    const own = pointOf(display.near, spot, picture.path) ?? 0;
    const near = own <= 12;
    const rank = near ? 12 - own : own - 13;
    return { along: m.start + rank * m.cell + (rank < 6 ? 0 : m.bar), width: m.cell, near };
  }
  const near = spot.colour === display.near;
  return spot.kind === 'bar'
    ? { along: barAt(m), width: m.bar, near }
    : { along: railAt(m), width: m.rail + m.tray + m.end, near };
}

/** From the depth below a half's outer edge to the across direction. */
export const depth = (m: Measures, near: boolean, down: number): number => (near ? breadth(m) - down : down);

/** The whole area of a spot, for the pointer and for the focus ring: areas touch and never overlap. */
export function area(spot: Spot, lie: Lie): Box {
  const m = MEASURES[lie.orientation];
  const { along, width, near } = lane(spot, lie);
  const middle = m.frame + m.half;
  return box([along, depth(m, near, 0)], [along + width, middle], lie);
}

/** How deep the centre of a checker lies in its half, and how far along its lane. */
function seat(spot: Spot, index: number, count: number, m: Measures): { along: number; down: number } {
  if (spot.kind === 'tray') {
    return { along: m.rail + m.tray / 2, down: m.frame - 4 + m.slab * (index + 0.5) };
  }
  const full = 2 * m.radius + 1;
  if (spot.kind === 'bar') {
    // the bar fills from the cube outwards, and leaves its end to the owner's cube
    const first = m.half + m.frame - m.cube / 2 - m.radius - 5;
    const room = first - m.frame - m.cube - m.radius;
    return { along: m.bar / 2, down: first - index * Math.min(full, room / Math.max(1, count - 1)) };
  }
  const pitch = Math.min(full, (m.stack - 2 * m.radius) / Math.max(1, count - 1));
  return { along: m.cell / 2, down: m.frame + m.radius + 1 + index * pitch };
}

/** Centres of the first `some` of `count` checkers on a spot, edge first; tall stacks close up. */
export function centres(spot: Spot, count: number, lie: Lie, some = count): Dot[] {
  const m = MEASURES[lie.orientation];
  const { along, near } = lane(spot, lie);
  return Array.from({ length: some }, (_, index) => {
    const at = seat(spot, index, count, m);
    return dot(along + at.along, depth(m, near, at.down), lie);
  });
}

/** Centre of the index-th of `count` checkers on a spot, 0 at the edge. */
export const centre = (spot: Spot, index: number, count: number, lie: Lie): Dot =>
  centres(spot, count, lie, index + 1)[index]!;

/** Where a mark stands that belongs on top of `count` checkers: beyond the last one, but inside the half. */
export function above(spot: Spot, count: number, lie: Lie): Dot {
  const m = MEASURES[lie.orientation];
  const { along, near, width } = lane(spot, lie);
  if (spot.kind === 'tray') {
    return dot(along + m.rail + m.tray / 2, depth(m, near, m.frame + m.half / 2), lie);
  }
  const last = count === 0 ? m.frame - m.radius : seat(spot, count - 1, count, m).down;
  const down = Math.min(last + 2 * m.radius + 1, m.frame + m.top);
  return dot(along + width / 2, depth(m, near, down), lie);
}
