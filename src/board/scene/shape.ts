import type { Colour } from '../../engine/types.js';
import type { Display } from '../picture.js';
import type { Box, Dot, Shape } from './types.js';

type Attrs = Shape['attrs'];

/** Two decimals: finer steps cannot be seen and would fill the markup. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** One shape without children. */
export function shape(tag: Shape['tag'], attrs: Attrs, key?: string): Shape {
  const rounded: Record<string, string | number> = {};
  for (const name in attrs) {
    const value = attrs[name] as string | number;
    rounded[name] = typeof value === 'number' ? round(value) : value;
  }
  return key === undefined ? { tag, attrs: rounded } : { tag, attrs: rounded, key };
}

/** A group of shapes. */
export const group = (attrs: Attrs, children: readonly Shape[], key?: string): Shape => ({
  ...shape('g', attrs, key),
  children,
});

/** A circle; attributes such as its class come last. */
export const circle = ({ x, y }: Dot, r: number, attrs: Attrs, key?: string): Shape =>
  shape('circle', { cx: x, cy: y, r, ...attrs }, key);

/** A box with round corners, made smaller on all sides by `inset`. */
export const rect = (box: Box, rx: number, attrs: Attrs, inset = 0, key?: string): Shape =>
  shape(
    'rect',
    {
      x: box.x + inset,
      y: box.y + inset,
      width: box.width - 2 * inset,
      height: box.height - 2 * inset,
      rx,
      ...attrs,
    },
    key,
  );

/** A box of the given sides around a centre. */
export const around = ({ x, y }: Dot, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** How far below its middle a line of text stands; reckoned from its size, as engines differ in `dominant-baseline`. */
const BASELINE = 0.355;

/** Words in the middle of a dot. */
export const label = (
  { x, y }: Dot,
  size: number,
  text: string | number,
  className: string,
  key?: string,
): Shape => ({
  ...shape('text', { class: className, x, y: y + size * BASELINE, 'font-size': size }, key),
  text: String(text),
});

/** A number up to 99 and its middle. */
export interface Numeral {
  readonly at: Dot;
  readonly value: number;
}

/**
 * Many numbers in three nodes: those of one digit, and of the others the tens, which end in the middle of their number,
 * and the units, which start there. So each is set around its middle in whatever font.
 */
export function numerals(list: readonly Numeral[], size: number, className: string): Shape[] {
  const node = (name: string, some: readonly Numeral[], digit: (value: number) => number): Shape => {
    const x = some.map(({ at }) => round(at.x)).join(' ');
    const y = some.map(({ at }) => round(at.y + size * BASELINE)).join(' ');
    const text = some.map(({ value }) => digit(value)).join('');
    return { ...shape('text', { class: name, x, y, 'font-size': size }, name), text };
  };
  const long = list.filter(({ value }) => value > 9);
  const nodes = [
    node(
      className,
      list.filter(({ value }) => value < 10),
      (value) => value,
    ),
    node(`${className} tens`, long, (value) => Math.floor(value / 10)),
    node(`${className} units`, long, (value) => value % 10),
  ];
  return nodes.filter(({ text }) => text);
}

/** A full circle as a piece of path data, so that many circles need one node. */
export function disc({ x, y }: Dot, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** A box with round corners as a piece of path data. */
export function roundBox({ x, y, width, height }: Box, rx: number): string {
  const r = round(rx);
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)];
  return `M${round(x + r)} ${round(y)}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}`;
}

/** A closed line through corners as a piece of path data. */
export const polygon = (corners: readonly Dot[]): string =>
  `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

export type Look = 'light' | 'dark';
/** Which of the two looks a colour has. */
export const tone = (colour: Colour, display: Display): Look => (colour === display.light ? 'light' : 'dark');
