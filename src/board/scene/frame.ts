import type { Colour } from '../../engine/types.js';
import type { Display } from '../picture.js';
import { barAt, box, depth, MEASURES, railAt, size } from './geometry.js';
import { group, rect, shape } from './shape.js';
import type { Box, Orientation, Shape } from './types.js';

/** A gradient whose stops are tokens, or white and black of little strength. */
const gradient = (id: string, attrs: Record<string, number>, ...tokens: readonly string[]): Shape => ({
  ...shape('r' in attrs ? 'radialGradient' : 'linearGradient', { id: `nardy-${id}`, ...attrs }),
  children: tokens.map((token, index) =>
    shape('stop', { offset: index / (tokens.length - 1), 'stop-color': GLOW[token] ?? `var(--_${token})` }),
  ),
});

/** Light and shade on field and dice; the contrast test lays them over the tokens. */
export const GLOW: Readonly<Record<string, string>> = { glow: '#ffffff12', dusk: '#00000024' };

/** What gives the flat colours their light: one lamp at the upper left for wood, field and checkers. */
export function light(orientation: Orientation): Shape {
  const lamp = { cx: 0.36, cy: 0.28, r: 0.8 };
  const over = orientation === 'landscape' ? { x2: 1, y2: 0 } : { x2: 0, y2: 1 };
  return {
    ...shape('defs', {}, 'defs'),
    children: [
      gradient('frame', { x2: 1, y2: 1 }, 'frame-light', 'frame'),
      gradient('bar', over, 'bar-edge', 'bar', 'bar', 'bar-edge'),
      gradient('glow', lamp, 'glow', 'dusk'),
      gradient('light', lamp, 'light', 'light-shade'),
      gradient('dark', lamp, 'dark', 'dark-shade'),
    ],
  };
}

/** The two halves of the field, left or upper one first as seen along the board. */
export function fields(orientation: Orientation, display: Display): Box[] {
  const m = MEASURES[orientation];
  return [m.start, m.start + 6 * m.cell + m.bar].map((along) =>
    box([along, m.frame], [along + 6 * m.cell, m.frame + 2 * m.half], orientation, display),
  );
}

/** The hollow that holds a colour's borne-off checkers. */
export function trayBox(colour: Colour, orientation: Orientation, display: Display): Box {
  const m = MEASURES[orientation];
  const near = colour === display.near;
  const along = railAt(m) + m.rail;
  return box(
    [along, depth(m, near, m.frame - 10)],
    [along + m.tray, depth(m, near, m.frame + m.half - m.rail / 2)],
    orientation,
    display,
  );
}

/** Wood and field, everything that never changes during a game except the points. */
export function frame(orientation: Orientation, display: Display): Shape {
  const m = MEASURES[orientation];
  const whole: Box = { x: 0, y: 0, ...size(orientation) };
  const corner = m.cell / 4;
  const barBox = box([barAt(m), 0], [barAt(m) + m.bar, 2 * (m.frame + m.half)], orientation, display);
  return group(
    { class: 'frame' },
    [
      rect(whole, corner, { class: 'wood', fill: 'url(#nardy-frame)' }, 1),
      rect(whole, corner - 2, { class: 'sheen' }, 2.5),
      ...fields(orientation, display).map((half) => rect(half, 3, { class: 'field' })),
      rect(barBox, 0, { class: 'bar', fill: 'url(#nardy-bar)' }, 2),
      ...(['white', 'black'] as const).map((colour) =>
        rect(trayBox(colour, orientation, display), 6, { class: 'tray' }),
      ),
    ],
    'frame',
  );
}
