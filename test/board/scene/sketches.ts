import type { Colour, Side } from '../../../src/engine/types.js';
import type { Display, Picture } from '../../../src/board/picture.js';
import type { Marks, Orientation, Shape, Sketch, Spot } from '../../../src/board/scene/types.js';
import type { Path } from '../../../src/board/scene/spots.js';

/** Counts by own number, the rest zero. */
export const side = (counts: Record<number, number>): Side =>
  Array.from({ length: 26 }, (_, point) => counts[point] ?? 0);

const SHORT = side({ 24: 2, 13: 5, 8: 3, 6: 5 });
const LONG = side({ 24: 15 });

export const ORIENTATIONS: readonly Orientation[] = ['landscape', 'upright'];
export const PATHS: readonly Path[] = ['opposed', 'same'];
export const COLOURS: readonly Colour[] = ['white', 'black'];
export const TURNS: readonly Display[] = COLOURS.flatMap((near) =>
  (['right', 'left'] as const).map((home): Display => ({ near, home, numbers: near, light: 'white' })),
);

/** Every way a board can lie, with a name for messages. */
export const LAYOUTS = ORIENTATIONS.flatMap((orientation) =>
  PATHS.flatMap((path) =>
    TURNS.map((display) => ({
      orientation,
      path,
      display,
      lie: { orientation, display, picture: { path } },
      name: `${orientation}, ${path}, ${display.near} near, home ${display.home}`,
    })),
  ),
);

export const SPOTS: readonly Spot[] = [
  ...Array.from({ length: 24 }, (_, index): Spot => ({ kind: 'point', place: index + 1 })),
  ...COLOURS.flatMap((colour): Spot[] => [
    { kind: 'bar', colour },
    { kind: 'tray', colour },
  ]),
];

const seat = (n: 1 | 2) => ({ seat: n, name: '', pips: 0, score: '', off: 0, active: false });

interface Change {
  readonly picture?: Partial<Picture>;
  readonly marks?: Partial<Marks>;
  readonly display?: Partial<Display>;
  readonly orientation?: Orientation;
}

/** A sketch of the start, or of what is changed about it. */
export function sketch({
  picture = {},
  marks = {},
  display = {},
  orientation = 'landscape',
}: Change = {}): Sketch {
  const path = picture.path ?? 'opposed';
  const opening = path === 'same' ? LONG : SHORT;
  const whole: Picture = {
    position: { white: opening, black: opening },
    path,
    dice: [],
    cube: null,
    turn: 'white',
    last: [],
    seats: { white: seat(1), black: seat(2) },
    ...picture,
  };
  return {
    picture: whole,
    shown: whole.position,
    display: { near: 'white', home: 'right', numbers: 'white', light: 'white', ...display },
    orientation,
    marks: { movable: [], selected: null, targets: [], over: null, lifted: null, ...marks },
  };
}

/** States that between them use every kind of shape. */
export const STATES: Readonly<Record<string, Change>> = {
  start: {},
  'long start': { picture: { path: 'same' } },
  'opening throw': {
    picture: {
      turn: null,
      dice: [
        { value: 3, colour: 'black', used: false },
        { value: 6, colour: 'white', used: false },
      ],
      cube: { value: 1, owner: null, offered: false },
    },
  },
  moving: {
    picture: {
      position: {
        white: side({ 24: 2, 13: 4, 11: 1, 8: 3, 6: 5 }),
        black: side({ 24: 1, 13: 5, 8: 3, 6: 5, 4: 1 }),
      },
      dice: [
        { value: 5, colour: 'white', used: false },
        { value: 2, colour: 'white', used: true },
      ],
      cube: { value: 64, owner: 'black', offered: true },
      last: [
        { colour: 'black', from: 24, to: 4, hit: false },
        { colour: 'white', from: 13, to: 11, hit: false },
      ],
    },
    marks: {
      movable: ['p13', 'p8', 'p6'],
      selected: 'p11',
      targets: [
        { spot: 'p6', dice: [5], hit: false },
        { spot: 'p21', dice: [5, 2], hit: true },
      ],
      over: 'p6',
    },
  },
  'bearing off': {
    picture: {
      position: { white: side({ 0: 14, 6: 1 }), black: side({ 0: 3, 25: 6, 1: 6 }) },
      dice: Array.from({ length: 4 }, (_, n) => ({ value: 6, colour: 'white', used: n > 1 }) as const),
    },
    marks: { lifted: 'p6', selected: 'p6', targets: [{ spot: 'tray-white', dice: [6, 6, 6], hit: false }] },
  },
};

/** A shape and everything in it. */
export const everything = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => [shape, ...everything(shape.children ?? [])]);

export const hasClass = (shape: Shape, name: string): boolean =>
  String(shape.attrs.class ?? '')
    .split(' ')
    .includes(name);

/** The numbers that nodes of a class show, put together from their digits by the place where these stand. */
export function numbersOf(shapes: readonly Shape[], name: string): { x: number; y: number; value: number }[] {
  const found = new Map<string, { x: number; y: number; value: number }>();
  for (const { attrs, text = '' } of everything(shapes).filter((shape) => hasClass(shape, name))) {
    const [xs, ys] = [attrs.x, attrs.y].map((list) => String(list).split(' ').map(Number));
    for (const [index, x] of xs!.entries()) {
      const y = ys![index]!;
      const digits = xs!.length === 1 ? text : text[index]!;
      const one = { x, y, value: found.get(`${x} ${y}`)?.value ?? 0 };
      found.set(`${x} ${y}`, { ...one, value: one.value * 10 + Number(digits) });
    }
  }
  return [...found.values()];
}
