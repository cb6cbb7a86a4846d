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
export const circle = ({ x, y }: Dot, r: number, attrs: Attrs): Shape =>
  shape('circle', { cx: x, cy: y, r, ...attrs });

/** A box with round corners, made smaller on all sides by `inset`. */
export const rect = (box: Box, rx: number, attrs: Attrs, inset = 0): Shape =>
  shape('rect', {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
    rx,
    ...attrs,
  });

/** A box of the given sides around a centre. */
export const around = ({ x, y }: Dot, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Words in the middle of a dot; the baseline is reckoned from the size, as engines differ in `dominant-baseline`. */
export const label = (
  { x, y }: Dot,
  size: number,
  text: string | number,
  className: string,
  key?: string,
): Shape => ({
  ...shape('text', { class: className, x, y: y + size * 0.355, 'font-size': size }, key),
  text: String(text),
});

/** A full circle as a piece of path data, so that many circles need one node. */
export const disc = ({ x, y }: Dot, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A closed line through corners as a piece of path data. */
export const polygon = (corners: readonly Dot[]): string =>
  `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** Which of the two looks a colour has. */
export const tone = (colour: Colour, display: Display): 'light' | 'dark' =>
  colour === display.light ? 'light' : 'dark';
