import { ok, type Result } from '../../engine/result.js';
import type { VariantId } from '../../engine/options.js';
import type { Side } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import { BASE64, bitsOf, putSide, takerOf, lettersOf, turned } from './bits.js';
import { damaged, faultOf, opposedRead, readAs, unknown, type PositionRead } from './read.js';

/** Both sides of a game with hits, each in its own numbering. */
export interface PositionSides {
  /** The player who is not on roll. */
  readonly waiting: Side;
  /** The player on roll. */
  readonly mover: Side;
}

/**
 * Reads a gnubg Position ID: 14 letters of base64, 80 bits; for the waiting player, then the mover, for the points 1 to
 * 24 and the bar as many ones and a zero; read as a position of a variant, whose other checkers are off. Error: `ERR_ID`
 * (`part` = `length`, `alphabet`, `checkers`, `trailing`, `shared`, `bar`).
 */
export function parsePositionId(text: string, variant?: VariantId): Result<PositionSides> {
  if (text.length !== 14) return damaged('position-id', 'length');
  const bits = bitsOf(text, BASE64);
  if (!bits) return damaged('position-id', 'alphabet');
  const { takeSide, hasMore } = takerOf(turned(bits, 88));
  const game = readAs(variant);
  const { checkers } = VARIANTS[game];
  const sides = { waiting: takeSide(25, checkers), mover: takeSide(25, checkers) };
  const part = hasMore() ? 'trailing' : faultOf(game, { white: sides.mover, black: sides.waiting });
  return part ? damaged('position-id', part) : ok(sides);
}

/** Writes both sides as a Position ID. */
export const makePositionId = ({ waiting, mover }: PositionSides): string =>
  lettersOf(turned([...putSide(waiting, 25), ...putSide(mover, 25)], 80), BASE64);

/** Reads a bare Position ID: the player on roll is White. Errors: those of `parsePositionId`; `ERR_POSITION`. */
export function readPositionId(text: string, variant?: VariantId): Result<PositionRead> {
  if (!/^[^\s:;]{14}$|^[A-Za-z\d+/]{10,20}$/.test(text)) return unknown(text);
  const sides = parsePositionId(text, variant);
  if (!sides.ok) return sides;
  return opposedRead(
    'position-id',
    readAs(variant),
    { white: sides.value.mover, black: sides.value.waiting },
    { turn: 'white' },
  );
}
