import { diceFrom, type DiceSource } from '../../engine/dice.js';

/** Fair dice from the browser's own source of chance; numbers that would favour some dice are drawn again. */
export const cryptoDice: DiceSource = diceFrom(() => {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0]! >= 252);
  return byte[0]! % 6;
});
