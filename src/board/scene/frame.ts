import { COLOURS, type Colour } from '../../engine/types.js';
import { barAt, box, depth, MEASURES, railAt, size } from './geometry.js';
import { rect, roundBox, shape } from './shape.js';
import type { Box, Lie, Orientation, Shape } from './types.js';

/** A gradient from one token, from `offset` on, to another; or from white to black of little strength. */
function gradient(id: string, attrs: Shape['attrs'], from: string, to: string, offset = 0): Shape {
  const stop = (at: number, token: string) =>
    shape('stop', { offset: at, 'stop-color': GLOW[token] ?? `var(--_${token})` });
  const tag = 'r' in attrs ? 'radialGradient' : 'linearGradient';
  return { ...shape(tag, { id: `nardy-${id}`, ...attrs }), children: [stop(offset, from), stop(1, to)] };
}

/** Light and shade on field and dice; the contrast test lays them over the tokens. */
export const GLOW: Readonly<Record<string, string>> = { glow: '#ffffff12', dusk: '#00000024' };

/** What gives the flat colours their light: one lamp at the upper left for wood, field and checkers. */
export function light(orientation: Orientation): Shape[] {
  const lamp = { cx: 0.36, cy: 0.28, r: 0.8 };
  // from the middle of the bar, which is even, to its end, and the same mirrored
  const over = orientation === 'landscape' ? { x1: 0.5 } : { y1: 0.5, x2: 0, y2: 1 };
  return [
    gradient('frame', { x2: 1, y2: 1 }, 'frame-light', 'frame'),
    gradient('bar', { ...over, spreadMethod: 'reflect' }, 'bar', 'bar-edge', 1 / 3),
    gradient('glow', lamp, 'glow', 'dusk'),
    gradient('light', lamp, 'light', 'light-shade'),
    gradient('dark', lamp, 'dark', 'dark-shade'),
  ];
}

/** The two halves of the field as path data. */
export function fields(lie: Lie): string {
  const m = MEASURES[lie.orientation];
  return [m.start, m.start + 6 * m.cell + m.bar]
    .map((along) => roundBox(box([along, m.frame], [along + 6 * m.cell, m.frame + 2 * m.half], lie), 3))
    .join('');
}

/** The hollow that holds a colour's borne-off checkers. */
export function trayBox(colour: Colour, lie: Lie): Box {
  const m = MEASURES[lie.orientation];
  const near = colour === lie.display.near;
  const along = railAt(m) + m.rail;
  return box(
    [along, depth(m, near, m.frame - 10)],
    [along + m.tray, depth(m, near, m.frame + m.half - m.rail / 2)],
    lie,
  );
}

/** Wood and field, everything that never changes during a game except the points. */
export function frame(lie: Lie): Shape[] {
  const m = MEASURES[lie.orientation];
  const whole: Box = { x: 0, y: 0, ...size(lie.orientation) };
  const corner = m.cell / 4;
  const bar = box([barAt(m), 0], [barAt(m) + m.bar, 2 * (m.frame + m.half)], lie);
  const trays = COLOURS.map((colour) => roundBox(trayBox(colour, lie), 6));
  return [
    rect(whole, corner, { class: 'wood', fill: 'url(#nardy-frame)' }, 1),
    rect(whole, corner - 2, { class: 'sheen' }, 2.5),
    shape('path', { class: 'field', d: fields(lie) }),
    rect(bar, 0, { fill: 'url(#nardy-bar)' }, 2),
    shape('path', { class: 'tray', d: trays.join('') }),
  ];
}
