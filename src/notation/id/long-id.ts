/**
 * An id of our own for long nardy and crazy gulbar, which no other id covers. It is no gnubg id and cannot be taken for
 * one: `LN1-` and 23 letters of the alphabet below, in any case, 5 bits each with the highest first. Numbers have their
 * lowest bit first:
 *
 * | bits    | meaning                                                                                              |
 * | ------- | ---------------------------------------------------------------------------------------------------- |
 * | 0–1     | variant: 0 long, 1 crazy gulbar                                                                      |
 * | 2–3     | on roll: 0 not told, 1 White, 2 Black                                                                |
 * | 4       | 1 = the own rolls are told (HEAD-2, GUL-2)                                                           |
 * | 5–6     | White's own rolls before the roll below, 3 = three or more                                           |
 * | 7–8     | Black's                                                                                              |
 * | 9–14    | the roll to be played, 3 bits a die; 0 0 = not rolled                                                |
 * | 15–20   | White's first roll (HEAD-3), 3 bits a die; 0 0 = not told                                            |
 * | 21–98   | White's points 1 to 24, then Black's, each in their own numbers: as many ones as checkers and a zero |
 * | to 99   | zeros                                                                                                |
 * | 100–114 | CRC-15 (x¹⁵+x¹⁴+x¹⁰+x⁸+x⁷+x⁴+x³+1, begun with ones) of bits 0–99, highest bit first                     |
 *
 * Those of a side's checkers that are not on a point are off. The check finds every wrong letter, every two
 * neighbours exchanged and all but one in 32,768 of other mistakes.
 */
import { ok, type Result } from '../../engine/result.js';
import { VARIANT_IDS, type VariantId } from '../../engine/options.js';
import type { Colour } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import { bitsOf, put, putSide, takerOf, lettersOf } from './bits.js';
import { bare, damaged, faultOf, unknown, type PositionRead } from './read.js';

/** No letter that looks like another one: neither I, L, O nor U. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
export const LONG_ID_PREFIX = 'LN1-';
const LETTERS = 23;
const BITS = 100;

/** Who is on roll, by the numbers that stand for it. */
const TURNS: readonly (Colour | null)[] = [null, 'white', 'black'];
/** Which variant is played, by the numbers that stand for it: those that go the same way round, in the registry's order. */
const LONG_VARIANTS = VARIANT_IDS.filter((id) => VARIANTS[id].path === 'same');

/** What a long id holds. */
export type LongPosition = Pick<PositionRead, 'position' | 'turn' | 'dice' | 'rolls' | 'starterFirstRoll'> & {
  /** One in which both go the same way round. */
  readonly variant: VariantId;
};

/** The 15 bits that must follow these. */
function checkOf(bits: readonly number[]): number[] {
  let rest = 0x7fff;
  for (const bit of bits) {
    const feed = (rest >> 14) ^ bit;
    rest = ((rest << 1) & 0x7fff) ^ (feed * 0x4599);
  }
  return put(rest, 15).reverse();
}

/**
 * Reads an id of long nardy. Error: `ERR_ID` (`part` = `version`, `length`, `alphabet`, `checksum`, `variant`, `turn`,
 * `rolls`, `dice`, `first-roll`, `trailing`, `checkers`, `shared`).
 */
export function parseLongId(text: string): Result<PositionRead> {
  const wrong = (part: string) => damaged('long-id', part);
  if (text.slice(0, LONG_ID_PREFIX.length).toUpperCase() !== LONG_ID_PREFIX) return wrong('version');
  const letters = text.slice(LONG_ID_PREFIX.length).toLowerCase();
  if (letters.length !== LETTERS) return wrong('length');
  const all = bitsOf(letters, ALPHABET);
  if (!all) return wrong('alphabet');
  const bits = all.slice(0, BITS);
  if (checkOf(bits).some((bit, at) => bit !== all[BITS + at])) return wrong('checksum');
  const { take, takeSide, takeDice, hasMore } = takerOf(bits);
  const variant = LONG_VARIANTS[take(2)];
  if (!variant) return wrong('variant');
  const turn = TURNS[take(2)];
  if (turn === undefined) return wrong('turn');
  const areTold = take(1) === 1;
  const rolls = { white: take(2), black: take(2) };
  if (!areTold && rolls.white + rolls.black > 0) return wrong('rolls');
  const dice = takeDice();
  if (dice === undefined) return wrong('dice');
  const starterFirstRoll = takeDice();
  if (starterFirstRoll === undefined) return wrong('first-roll');
  const { checkers } = VARIANTS[variant];
  const position = { white: takeSide(24, checkers), black: takeSide(24, checkers) };
  const part = hasMore() ? 'trailing' : faultOf(variant, position);
  if (part) return wrong(part);
  return ok({
    ...bare('long-id', variant, position),
    turn,
    dice,
    ...(areTold && { rolls }),
    ...(starterFirstRoll && { starterFirstRoll }),
  });
}

/** Writes the id of a position that can be (`faultOf`). */
export function makeLongId(read: LongPosition): string {
  const { variant, position, turn, dice, rolls, starterFirstRoll } = read;
  const bits = [
    put(LONG_VARIANTS.indexOf(variant), 2),
    put(TURNS.indexOf(turn), 2),
    put(rolls ? 1 : 0, 1),
    put(Math.min(rolls?.white ?? 0, 3), 2),
    put(Math.min(rolls?.black ?? 0, 3), 2),
    ...[...(dice ?? [0, 0]), ...(starterFirstRoll ?? [0, 0])].map((die) => put(die, 3)),
    putSide(position.white, 24),
    putSide(position.black, 24),
  ].flat();
  const filled = Array.from({ length: BITS }, (_, at) => bits[at] ?? 0);
  return LONG_ID_PREFIX + lettersOf([...filled, ...checkOf(filled)], ALPHABET);
}

/** Reads an id of long nardy. Errors: those of `parseLongId`; `ERR_POSITION`. */
export const readLongId = (text: string): Result<PositionRead> =>
  /^LN\d+-/i.test(text) ? parseLongId(text) : unknown(text);
