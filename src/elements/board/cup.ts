import type { DiceSource } from '../../engine/dice.js';
import type { Dice } from '../../engine/types.js';

/** The board's own dice: what was drawn and not played yet, as nobody was told of it, is thrown again. */
export class Cup {
  #source: DiceSource;
  #drawn: Dice | null = null;

  constructor(source: DiceSource) {
    this.#source = source;
  }

  /** From now on the dice come from here. */
  fill(source: DiceSource): void {
    this.#source = source;
    this.#drawn = null;
  }

  /** The dice to come, the same until they are played. */
  draw(): Dice {
    return (this.#drawn ??= this.#source());
  }

  /** What was drawn is played. */
  empty(): void {
    this.#drawn = null;
  }
}
