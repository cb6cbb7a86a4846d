import { ok, type Result } from '../../engine/result.js';
import type { Side } from '../../engine/types.js';
import { BASE64, bitsOf, putSide, takerOf, textOf, turned } from './bits.js';
import { damaged, faultOf, shortRead, unknown, type PositionRead } from './read.js';

/** Both sides of short nardy, each in its own numbering. */
export interface PositionSides {
  /** The player who is not on roll. */
  readonly waiting: Side;
  /** The player on roll. */
  readonly mover: Side;
}

/**
 * Reads a gnubg Position ID: 14 letters of base64, 80 bits; for the waiting player, then the mover, for the points 1 to
 * 24 and the bar as many ones and a zero. Error: `ERR_ID` (`part` = `length`, `alphabet`, `checkers`, `trailing`,
 * `shared`, `bar`).
 */
export function parsePositionId(text: string): Result<PositionSides> {
  if (text.length !== 14) return damaged('position-id', 'length');
  const bits = bitsOf(text, BASE64);
  if (!bits) return damaged('position-id', 'alphabet');
  const { takeSide, hasMore } = takerOf(turned(bits, 88));
  const sides = { waiting: takeSide(25), mover: takeSide(25) };
  const part = hasMore() ? 'trailing' : faultOf('opposed', { white: sides.mover, black: sides.waiting });
  return part ? damaged('position-id', part) : ok(sides);
}

/** Writes both sides as a Position ID. */
export const makePositionId = ({ waiting, mover }: PositionSides): string =>
  textOf(turned([...putSide(waiting, 25), ...putSide(mover, 25)], 80), BASE64);

/** Reads a bare Position ID: the player on roll is White. Errors: those of `parsePositionId`; `ERR_POSITION`. */
export function readPositionId(text: string): Result<PositionRead> {
  if (!/^[^\s:;]{14}$|^[A-Za-z\d+/]{10,20}$/.test(text)) return unknown(text);
  const sides = parsePositionId(text);
  if (!sides.ok) return sides;
  return shortRead(
    'position-id',
    { white: sides.value.mover, black: sides.value.waiting },
    { turn: 'white' },
  );
}
