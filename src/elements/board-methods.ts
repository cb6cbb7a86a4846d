import type { Dice, Die, Seat } from '../engine/types.js';
import { BoardAttributes } from './board-attributes.js';
import type { Driver } from './driver.js';
import { english } from './english.js';
import { textOf } from './settings.js';
import { playWords } from './typed.js';

/** What a page can do on a board by itself; before the board is connected nothing is possible. */
export class BoardMethods extends BoardAttributes {
  protected override readonly english = english;
  protected driver: Driver | null = null;

  /** Throws the dice; false when it is not the time for it. */
  roll(): boolean {
    return this.driver?.request({ type: 'ROLL' }) ?? false;
  }
  /** Takes one step: a die from a point; false when no legal play begins so. */
  step(from: number, die: Die): boolean {
    return this.driver?.steps([{ from, die }]) ?? false;
  }
  /** Takes the last step back. */
  undo(): boolean {
    return this.driver?.undo() ?? false;
  }
  /** Confirms the play (MOVE-8); false while it is not complete. */
  confirm(): boolean {
    return this.driver?.request({ type: 'CONFIRM' }) ?? false;
  }
  /** Offers a double (CUBE-2). */
  double(): boolean {
    return this.driver?.request({ type: 'DOUBLE' }) ?? false;
  }
  /** Takes the double that is offered (CUBE-3). */
  take(): boolean {
    return this.driver?.request({ type: 'TAKE' }) ?? false;
  }
  /** Drops the double that is offered and loses (CUBE-3). */
  drop(): boolean {
    return this.driver?.request({ type: 'DROP' }) ?? false;
  }
  /** Redoubles at once and keeps the cube (CUBE-4). */
  beaver(): boolean {
    return this.driver?.request({ type: 'BEAVER' }) ?? false;
  }
  /** Resigns for a seat without asking (END-4); without a seat for the one that acts here. */
  resign(seat: Seat | null = this.driver?.resigner ?? null): boolean {
    const driver = this.driver;
    return (driver?.askResign(seat) && driver.request({ type: 'RESIGN_CONFIRMED' })) ?? false;
  }
  /**
   * Plays a whole play in notation with the dice on the board, in place of the steps taken: `8/5 6/5`, `bar/22*`. It is
   * not confirmed. False when it cannot be played: the reason is shown, and `error` tells its code.
   */
  enterPlay(text: string): boolean {
    return this.driver?.enterPlay(textOf(text), playWords(this.say)) ?? false;
  }
  /** Enters the dice that a roll waits for, with `dice-source` manual or host. */
  enterDice(dice: Dice): boolean {
    return this.driver?.enterDice(dice) ?? false;
  }
}
