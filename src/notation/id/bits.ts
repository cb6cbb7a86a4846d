import type { Dice, Side } from '../../engine/types.js';

/** Letters of base64 by their value. */
export const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bits of a text in an alphabet of a power of two letters, each letter's highest bit first; null = a foreign letter. */
export function bitsOf(text: string, alphabet: string): number[] | null {
  const bits: number[] = [];
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return null;
    for (let unit = alphabet.length / 2; unit >= 1; unit /= 2) bits.push(value & unit ? 1 : 0);
  }
  return bits;
}

/** Writes bits as `bitsOf` reads them; the last letter is filled up with zeros. */
export function lettersOf(bits: readonly number[], alphabet: string): string {
  let text = '';
  for (let at = 0; at < bits.length;) {
    let value = 0;
    for (let size = alphabet.length; size > 1; size /= 2) value = value * 2 + (bits[at++] ?? 0);
    text += alphabet[value];
  }
  return text;
}

/** So many bits, a multiple of 8, with each byte turned round: gnubg ids are made of bytes with the lowest bit first. */
export const turned = (bits: readonly number[], size: number): number[] =>
  Array.from({ length: size }, (_, at) => bits[at ^ 7] ?? 0);

/** Takes numbers from the front of bits; what lies past the end is zero. */
export interface Taker {
  /** A number of so many bits, the lowest first. */
  readonly take: (width: number) => number;
  /** Counts of the points 1 to `last`, each as many ones and a zero; the rest of so many checkers are off. */
  readonly takeSide: (last: number, checkers: number) => Side;
  /** Two dice of three bits each; null = 0 and 0, none; undefined = they cannot be. */
  readonly takeDice: () => Dice | null | undefined;
  /** Whether a one is left. */
  readonly hasMore: () => boolean;
}

/** Begins to take numbers from bits. */
export function takerOf(bits: readonly number[]): Taker {
  let at = 0;
  const take = (width: number): number => {
    let value = 0;
    for (let bit = 0; bit < width; bit++) value += (bits[at++] ?? 0) << bit;
    return value;
  };
  const takeSide = (last: number, checkers: number): Side => {
    const counts = Array.from({ length: 26 }, () => 0);
    for (let point = 1; point <= last; point++) while (take(1)) counts[point]!++;
    return withOff(counts, checkers);
  };
  const takeDice = (): Dice | null | undefined => {
    const dice = [take(3), take(3)] as unknown as Dice;
    if (dice.every((die) => die > 0 && die < 7)) return dice;
    return dice.some((die) => die > 0) ? undefined : null;
  };
  return { take, takeSide, takeDice, hasMore: () => bits.includes(1, at) };
}

/** Bits of a number, the lowest first. */
export const put = (value: number, width: number): number[] =>
  Array.from({ length: width }, (_, bit) => (value >> bit) & 1);

/** Bits of the points 1 to `last` as `takeSide` takes them. */
export const putSide = (side: Side, last: number): number[] =>
  side.slice(1, last + 1).flatMap((count) => [...Array.from({ length: count }, () => 1), 0]);

/** The counts of a side with those of its checkers borne off that are not on the board; negative = more are there. */
export const withOff = (counts: readonly number[], checkers: number): Side =>
  counts.map((count, point) =>
    point === 0 ? checkers - counts.slice(1).reduce((sum, n) => sum + n, 0) : count,
  );
