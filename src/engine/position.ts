import type { VariantId } from './options.js';
import { err, ok, type Result } from './result.js';
import { BAR, COLOURS, OFF, otherColour, type Colour, type Position, type Side } from './types.js';
import { VARIANTS } from './variants/index.js';
import type { Variant } from './variants/variant.js';

/** The start position of a variant. */
export function startPosition(variant: VariantId): Position {
  const { start } = VARIANTS[variant];
  return { white: start, black: start };
}

/** The other player's number of my point 1–24. */
export function opposite(path: Variant['path'], point: number): number {
  return path === 'opposed' ? 25 - point : point > 12 ? point - 12 : point + 12;
}

/** Pips that a side still has to go; the bar counts 25. */
export const pips = (side: Side): number => side.reduce((sum, count, point) => sum + count * point, 0);

/** The highest point a side holds, 0 when all are off. */
export function highest(side: Side): number {
  let point = side.length - 1;
  while (point > 0 && !side[point]) point--;
  return point;
}

/** Whether all checkers not yet off are in the home board, none on the bar (OFF-1). */
export const allHome = (side: Side): boolean => highest(side) <= 6;

/** Whether a side has borne off all its checkers (END-1). */
export const allOff = (side: Side): boolean => highest(side) === OFF;

/**
 * Checks a position from outside. Errors: `ERR_POSITION_COUNT` (`colour`, `n` checkers that are not the `count` of the
 * variant), `ERR_POSITION_SHARED` (a point held by both), `ERR_POSITION_BAR` (a bar in a variant without hits),
 * `ERR_POSITION_DONE` (both have all checkers off).
 */
export function checkPosition(variant: VariantId, position: Position): Result<Position> {
  const { checkers, path, closedBy } = VARIANTS[variant];
  for (const colour of COLOURS) {
    const n = position[colour].reduce((sum, count) => sum + count, 0);
    if (n !== checkers) return err('ERR_POSITION_COUNT', { colour, n, count: checkers });
    if (closedBy === 1 && position[colour][BAR]) return err('ERR_POSITION_BAR', { colour });
  }
  for (let point = 1; point <= 24; point++) {
    if (position.white[point] && position.black[opposite(path, point)]) {
      return err('ERR_POSITION_SHARED', { point });
    }
  }
  if (COLOURS.every((colour) => allOff(position[colour]))) return err('ERR_POSITION_DONE');
  return ok(position);
}

/** A position from the two sides as seen by one colour. */
export function positionFrom(colour: Colour, mine: Side, theirs: Side): Position {
  const [white, black] = colour === 'white' ? [mine, theirs] : [theirs, mine];
  return { white, black };
}

/** Both sides as seen by one colour: own first. */
export const sidesOf = (position: Position, colour: Colour): readonly [Side, Side] => [
  position[colour],
  position[otherColour(colour)],
];
