import type { Display } from '../../board/picture.js';
import type { Colour, Seat } from '../../engine/types.js';
import type { ChoicesOf } from './attributes.js';

/** How a board can be turned: four axes that do not depend on each other. */
export const AXES = {
  near: ['auto', 'white', 'black', '1', '2'],
  home: ['right', 'left'],
  numbers: ['mover', 'near', 'white', 'black', 'none'],
  light: ['white', 'black'],
} as const;
export const THEME_CHOICE = { theme: ['auto', 'light', 'dark'] } as const;

/**
 * How the board is turned, the colours of the seats being those of the game; `auto` is near for the one seat that acts
 * here, else for White.
 */
export function displayOf(
  axes: ChoicesOf<typeof AXES>,
  seat: string,
  colours: Readonly<Record<Seat, Colour>>,
): Display {
  const whose = axes.near === 'auto' ? seat : axes.near;
  const near: Colour =
    whose === '1' || whose === '2' ? colours[Number(whose) as Seat] : whose === 'black' ? 'black' : 'white';
  const { home, numbers, light } = axes;
  return { near, home, numbers: numbers === 'near' ? near : numbers, light };
}
