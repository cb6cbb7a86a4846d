import type { Die } from '../../engine/types.js';
import type { CubeView } from '../picture.js';
import { barAt, depth, dot, MEASURES } from './geometry.js';
import { kept } from './memory.js';
import { around, disc, label, rect, roundBox, shape, tone } from './shape.js';
import type { Box, Dot, Lie, Shape, Sketch } from './types.js';

/** Dice, or the cube. */
export interface Cubes {
  readonly shapes: readonly Shape[];
  /** The shadow that they cast, as path data. */
  readonly shadow: string;
}

/** Of a side: how round the corners are, and how far down the shadow of a die reaches. */
const CORNER = 0.2;
const DEEP = 0.07;

const shadowOf = (body: Box, corner: number): string =>
  roundBox({ ...body, y: body.y + body.width * DEEP }, body.width * corner);

/** Pips in steps from the middle, as pairs that face each other; an odd number has one in the middle too. */
const PAIRS: readonly (readonly [number, number])[] = [[1, -1], [1, 1], [1, 0]]; // prettier-ignore

function pips(value: Die, { x, y }: Dot, side: number): string {
  const step = side * 0.27;
  const at = (a: number, b: number) => disc({ x: x + a * step, y: y + b * step }, side * 0.092);
  const pairs = PAIRS.slice(0, value >> 1).map(([a, b]) => at(a, b) + at(-a, -b));
  return pairs.join('') + (value % 2 ? at(0, 0) : '');
}

/** Rows of dice: four lie side by side, the numbers of a run (GUL-2: up to 24) closer and in up to three rows. */
const rowsOf = (count: number): number => (count <= 6 ? 1 : count <= 12 ? 2 : 3);

/** Where each of the dice lies, and how long its sides are: in the half of the player who threw it, the near player's beyond the bar. */
function lying(sketch: Sketch): { at: Dot; side: number }[] {
  const { orientation, display, picture } = sketch;
  const m = MEASURES[orientation];
  const hands = { white: 0, black: 0 };
  // the order is left to right on screen, also on a mirrored board
  const turned = orientation === 'landscape' && display.home === 'left' ? -1 : 1;
  return picture.dice.map((die) => {
    const count = picture.dice.filter(({ colour }) => colour === die.colour).length;
    const lines = rowsOf(count);
    const columns = Math.ceil(count / lines);
    const whole = m.die + m.dieGap;
    const pitch = Math.min(whole, (6 * m.cell) / columns, (2.6 * (m.half - m.reach)) / lines);
    const nth = hands[die.colour]++;
    const inLine = Math.min(columns, count - Math.floor(nth / columns) * columns);
    const along = (nth % columns) - (inLine - 1) / 2;
    const across = Math.floor(nth / columns) - (lines - 1) / 2;
    const half = m.start + 3 * m.cell + (die.colour === display.near ? 6 * m.cell + m.bar : 0);
    const down = orientation === 'upright' && display.home === 'left' ? -across : across;
    const middle = m.frame + m.half + down * pitch;
    const at = dot(half + turned * along * pitch, middle, sketch);
    return { at, side: lines === 1 && pitch === whole ? m.die : (pitch * m.die) / whole };
  });
}

/** The dice: a face each; what all of one look have in common is one node. */
export const dice = kept(
  ({ picture }: Sketch) => picture.dice,
  ({ display }) => display.light,
  (sketch): Cubes => {
    const spots = new Map<string, string>();
    let shadow = '';
    let glow = '';
    const places = lying(sketch);
    const faces = sketch.picture.dice.map(({ colour, used, value }, index) => {
      const { at, side } = places[index]!;
      const body = around(at, side);
      const look = `${tone(colour, sketch.display)}${used ? ' used' : ''}`;
      spots.set(look, (spots.get(look) ?? '') + pips(value, at, side));
      if (!used) {
        shadow += shadowOf(body, CORNER);
        glow += roundBox(body, side * CORNER);
      }
      return rect(body, side * CORNER, { class: `die ${look}`, 'data-value': value }, 0, `die-${index}`);
    });
    const lit = shape('path', { class: 'glow', d: glow, fill: 'url(#nardy-glow)' }, 'dice-glow');
    const pipped = [...spots].map(([look, d]) => shape('path', { class: `pips ${look}`, d }, `pips-${look}`));
    return { shapes: [...faces, ...(glow ? [lit] : []), ...pipped], shadow };
  },
);

function cubeAt({ owner, offered }: CubeView, lie: Lie): Dot {
  const m = MEASURES[lie.orientation];
  const middle = m.frame + m.half;
  const down = owner === null || offered ? middle : m.frame + m.cube / 2;
  return dot(barAt(m) + m.bar / 2, depth(m, owner === lie.display.near, down), lie);
}

/** The doubling cube: in the middle, at its owner's end of the bar, or large while it is offered. */
export function cube(sketch: Sketch): Cubes {
  const { cube: shown } = sketch.picture;
  if (shown === null) return { shapes: [], shadow: '' };
  const m = MEASURES[sketch.orientation];
  const at = cubeAt(shown, sketch);
  const side = shown.offered ? m.cube * 1.8 : m.cube;
  const body = around(at, side);
  const digits = String(shown.value).length;
  return {
    shapes: [
      rect(body, side * 0.16, { class: 'cube' }, 0, 'cube'),
      rect(body, side * 0.1, { class: 'groove' }, side * 0.1, 'groove'),
      label(at, side * [0, 0.56, 0.48, 0.36][Math.min(digits, 3)]!, shown.value, 'value', 'value'),
    ],
    shadow: shadowOf(body, 0.16),
  };
}
