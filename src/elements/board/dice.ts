import { diceFrom, type DiceSource } from '../../engine/dice.js';
import type { Dice } from '../../engine/types.js';

/** Fair dice from the browser's own source of chance; numbers that would favour some dice are drawn again. */
export const cryptoDice: DiceSource = diceFrom(() => {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0]! >= 252);
  return byte[0]! % 6;
});

/** Whether a value from outside is two dice. */
export const isDice = (value: unknown): value is Dice =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((die) => Number.isInteger(die) && die >= 1 && die <= 6);
