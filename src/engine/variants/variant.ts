import type { CommonOptions } from '../common-options.js';
import type { Option, OptionsOf } from '../option.js';
import type { Colour, Dice, Die, Side } from '../types.js';

/** A roll as its numbers and its head limit depend on it: who moves, with what, and at which point of the game. */
export interface Roll<Rules> {
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

/**
 * Every place in which the variants differ; nothing else in the project asks for a variant's id. `Own` = the values of the
 * options that it brings with it.
 */
export interface Variant<Own = never> {
  readonly id: string;
  /** How texts name it (`Variation` in match text), in any case; the first name is the one that is written. */
  readonly names: readonly string[];
  /** The word for it in `RU` of SGF; '' = its games stand there as those of short nardy do, null = it has no place there. */
  readonly sgf: string | null;
  /** Checkers of a side, at most 15. */
  readonly checkers: number;
  /** `opposed`: my p is the other's 25 − p; `same`: both go the same way round, p is the other's p ± 12. */
  readonly path: 'opposed' | 'same';
  /** Start of either side, own numbering. */
  readonly start: Side;
  /** How many opposing checkers close a point (MOVE-3); a lesser number is hit (HIT-1). */
  readonly closedBy: 1 | 2;
  /** What a checker that hit at home may do in the same turn: anything, not join another (HIDE-1), nothing (HIDE-4). */
  readonly hitters: 'free' | 'apart' | 'stay';
  /** END-2: whether a koks exists. */
  readonly koks: boolean;
  /** CUBE-1: whether a cube may be agreed on. */
  readonly cube: boolean;
  /** START-4: the starter has White in every game; else a seat keeps its colour. */
  readonly starterIsWhite: boolean;
  /** Defaults of common options. */
  readonly defaults: Pick<CommonOptions, 'endMode' | 'openingRoll'>;
  /** The options that it reads beyond the common ones, by name. */
  readonly options: Readonly<Record<string, Option>>;
  /** What a roll gives to play (MOVE-2, GUL-2). */
  readonly numbers: (roll: Roll<Own>) => Numbers;
  /** How many checkers may leave the head in the turn (HEAD-*). */
  readonly headLimit: (roll: Roll<Own>) => number;
  /** The rule that the mover's own checkers break by standing like this (BLOCK-1, BLOCK-2), or null. */
  readonly blockFault: (mine: Side, theirs: Side, rules: Own) => 'BLOCK-1' | 'BLOCK-2' | null;
}

/** A variant as its own file tells it: its id, and the options that it reads. */
export interface Definition<Id extends string, Own = unknown> extends Variant<Own> {
  readonly id: Id;
  readonly options: OptionsOf<Own>;
}

/** A double is played four times (MOVE-2); otherwise each die once, in either order. */
export const commonNumbers = ({ dice: [a, b] }: Roll<unknown>): Numbers => ({
  numbers: a === b ? [a, a, a, a] : a > b ? [a, b] : [b, a],
  ordered: false,
});

/** A side with so many checkers on each named point, own numbering. */
export function side(points: Readonly<Record<number, number>>): Side {
  return Array.from({ length: 26 }, (_, point) => points[point] ?? 0);
}
