import { diceFrom, type DiceSource } from '../engine/dice.js';
import type { Dice, Die } from '../engine/types.js';

/** Fair dice from the browser's own source of chance; numbers that would favour some dice are drawn again. */
export const cryptoDice: DiceSource = diceFrom(() => {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0]! >= 252);
  return byte[0]! % 6;
});

const isDie = (value: unknown): value is Die =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 6;

/** Two dice from outside as dice of our own, each looked at once; null = it is no such thing, or cannot be read. */
export function readDice(value: unknown): Dice | null {
  try {
    if (!Array.isArray(value) || value.length !== 2) return null;
    const [first, second] = [value[0], value[1]] as readonly unknown[];
    return isDie(first) && isDie(second) ? [first, second] : null;
  } catch {
    return null;
  }
}
