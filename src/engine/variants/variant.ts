import type { Rules, VariantId } from '../options.js';
import type { Colour, Dice, Die, Side } from '../types.js';

/** A roll as its numbers and its head limit depend on it: who moves, with what, and at which point of the game. */
export interface Roll {
  readonly rules: Rules;
  readonly colour: Colour;
  readonly dice: Dice;
  /** The player's own rolls before this one; 0 = this is the first turn (HEAD-2, GUL-2). */
  readonly ownRolls: number;
  /** The other player's first roll if known (HEAD-3). */
  readonly opponentFirstRoll: Dice | null;
}

/** The numbers to be played, and whether in that order only. */
export interface Numbers {
  readonly numbers: readonly Die[];
  readonly ordered: boolean;
}

/** Every place in which the variants differ; nothing else in the project asks for a variant's id. */
export interface Variant {
  readonly id: VariantId;
  /** `opposed`: my p is the other's 25 − p; `same`: both go the same way round, p is the other's p ± 12. */
  readonly path: 'opposed' | 'same';
  /** Start of either side, own numbering. */
  readonly start: Side;
  /** How many opposing checkers close a point (MOVE-3); a lesser number is hit (HIT-1). */
  readonly closedBy: 1 | 2;
  /** HIDE-* hold. */
  readonly hides: boolean;
  /** END-2: whether a koks exists. */
  readonly koks: boolean;
  /** START-4: the starter has White in every game; else a seat keeps its colour. */
  readonly starterIsWhite: boolean;
  readonly defaults: Pick<Rules, 'endMode' | 'openingRoll'>;
  /** Options that this variant reads beyond the common ones. */
  readonly reads: readonly (keyof Rules)[];
  /** What a roll gives to play (MOVE-2, GUL-2). */
  readonly numbers: (roll: Roll) => Numbers;
  /** How many checkers may leave the head in the turn (HEAD-*). */
  readonly headLimit: (roll: Roll) => number;
  /** The rule that the mover's own checkers break by standing like this (BLOCK-1, BLOCK-2), or null. */
  readonly blockFault: (mine: Side, theirs: Side, rules: Rules) => 'BLOCK-1' | 'BLOCK-2' | null;
}

/** A double is played four times (MOVE-2); otherwise each die once, in either order. */
export const commonNumbers: Variant['numbers'] = ({ dice: [a, b] }) => ({
  numbers: a === b ? [a, a, a, a] : a > b ? [a, b] : [b, a],
  ordered: false,
});

/** A side with so many checkers on each named point, own numbering. */
export function side(points: Readonly<Record<number, number>>): Side {
  return Array.from({ length: 26 }, (_, point) => points[point] ?? 0);
}
