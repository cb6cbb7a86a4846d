import type { Dice, Die } from './types.js';

/** Gives two dice a call; the engine itself has no chance in it. */
export type DiceSource = () => Dice;

/** Dice from a number generator that gives whole numbers 0 to 5. */
export const diceFrom =
  (sixth: () => number): DiceSource =>
  () => [(sixth() + 1) as Die, (sixth() + 1) as Die];

/** Repeatable dice (mulberry32 on the seed); not for play for money: whoever knows the seed knows the dice. */
export function seededDice(seed: number): DiceSource {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * 6);
  };
  return diceFrom(next);
}

/** A list of dice in order, then another source. */
export function listedDice(list: readonly Dice[], then: DiceSource): DiceSource {
  let index = 0;
  return () => list[index++] ?? then();
}
