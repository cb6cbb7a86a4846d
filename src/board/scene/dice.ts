import type { Die } from '../../engine/types.js';
import type { CubeView, DieView } from '../picture.js';
import { barAt, depth, dot, MEASURES } from './geometry.js';
import { around, disc, group, label, rect, shape, tone } from './shape.js';
import type { Dot, Sketch, Shape } from './types.js';

/** Pips in steps from the middle, as pairs that face each other; an odd number has one in the middle too. */
const PAIRS: readonly (readonly [number, number])[] = [[1, -1], [1, 1], [1, 0]]; // prettier-ignore

function pips(value: Die, { x, y }: Dot, side: number): string {
  const step = side * 0.27;
  const at = (a: number, b: number) => disc({ x: x + a * step, y: y + b * step }, side * 0.092);
  const pairs = PAIRS.slice(0, value >> 1).map(([a, b]) => at(a, b) + at(-a, -b));
  return pairs.join('') + (value % 2 ? at(0, 0) : '');
}

function dieShape(die: DieView, at: Dot, side: number, index: number, look: 'light' | 'dark'): Shape {
  const body = around(at, side);
  const corner = side * 0.2;
  const below = { ...body, y: body.y + side * 0.07 };
  return group(
    { class: `die ${look}${die.used ? ' used' : ''}`, 'data-die': index, 'data-value': die.value },
    [
      rect(below, corner, { class: 'side' }),
      rect(body, corner, { class: 'face' }),
      rect(body, corner, { class: 'glow', fill: 'url(#nardy-glow)' }),
      shape('path', { class: 'pips', d: pips(die.value, at, side) }),
    ],
    `die-${index}`,
  );
}

/** Rows of dice: four lie side by side, the numbers of a run (GUL-2: up to 24) closer and in up to three rows. */
const rowsOf = (count: number): number => (count <= 6 ? 1 : count <= 12 ? 2 : 3);

/** The dice, each in the half of the player who threw it: the near player's beyond the bar. */
export function dice({ orientation, display, picture }: Sketch): Shape {
  const m = MEASURES[orientation];
  const hands = { white: 0, black: 0 };
  // the order is left to right on screen, also on a mirrored board
  const turned = orientation === 'landscape' && display.home === 'left' ? -1 : 1;
  const drawn = picture.dice.map((die, index) => {
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
    const at = dot(half + turned * along * pitch, middle, orientation, display);
    const side = lines === 1 && pitch === whole ? m.die : (pitch * m.die) / whole;
    return dieShape(die, at, side, index, tone(die.colour, display));
  });
  return group({ class: 'dice' }, drawn, 'dice');
}

function cubeAt({ owner, offered }: CubeView, { orientation, display }: Sketch): Dot {
  const m = MEASURES[orientation];
  const middle = m.frame + m.half;
  const down = owner === null || offered ? middle : m.frame + m.cube / 2;
  return dot(barAt(m) + m.bar / 2, depth(m, owner === display.near, down), orientation, display);
}

/** The doubling cube: in the middle, at its owner's end of the bar, or large while it is offered. */
export function cube(sketch: Sketch): Shape {
  const { cube: shown } = sketch.picture;
  if (shown === null) return group({ class: 'cube' }, [], 'cube');
  const m = MEASURES[sketch.orientation];
  const at = cubeAt(shown, sketch);
  const side = shown.offered ? m.cube * 1.8 : m.cube;
  const body = around(at, side);
  const digits = String(shown.value).length;
  return group(
    { class: shown.offered ? 'cube offered' : 'cube' },
    [
      rect({ ...body, y: body.y + side * 0.07 }, side * 0.16, { class: 'side' }),
      rect(body, side * 0.16, { class: 'face' }),
      rect(body, side * 0.1, { class: 'groove' }, side * 0.1),
      label(at, side * [0, 0.56, 0.48, 0.36][Math.min(digits, 3)]!, shown.value, 'value'),
    ],
    'cube',
  );
}
