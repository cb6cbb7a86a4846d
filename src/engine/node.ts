/** What a search is made of: the situation asked about, the nodes inside the turn, what is known of all its plays. */
import type { RuleId } from './rule-ids.js';
import type { Rules } from './options.js';
import type { Die, Position, Side } from './types.js';
import type { VariantOptions } from './variants/index.js';
import type { Roll, Variant } from './variants/variant.js';

/** All that decides which plays a roll has: who moves with what, and from where. */
export interface Situation extends Roll<Rules> {
  readonly position: Position;
  /** GUL-3: numbers of the other's run that are played instead of a roll; `dice` are then those of that run. */
  readonly remainder?: readonly Die[];
}

/** Why one step, taken by itself, is not possible. */
export type StepFault = Extract<
  RuleId,
  | 'MOVE-1'
  | 'MOVE-3'
  | 'BAR-1'
  | 'OFF-1'
  | 'OFF-3'
  | 'HEAD-1'
  | 'HEAD-2'
  | 'HEAD-3'
  | 'HEAD-4'
  | 'HIDE-1'
  | 'HIDE-2'
  | 'HIDE-4'
  | 'BLOCK-1'
  | 'BLOCK-2'
>;

/** A position inside a turn. */
export interface Node {
  readonly mine: Side;
  readonly theirs: Side;
  /** Numbers not yet played, in the order of the dice, the higher first. */
  readonly left: readonly Die[];
  /** Bit p = a checker that hit stands on home point p (HIDE-1, HIDE-4); never two on one point: none may join another. */
  readonly hitters: number;
  /** A hitter was borne off where that is the last resort (HIDE-2). */
  readonly lastResort: boolean;
  /** The highest point held, 0 when all are off. */
  readonly top: number;
  /** From where the numbers were played: see keys.ts. */
  readonly starts: number;
}

/** A node that is changed in place. */
export interface ChangingNode extends Node {
  readonly mine: number[];
  readonly theirs: number[];
  left: readonly Die[];
  hitters: number;
  lastResort: boolean;
  top: number;
  starts: number;
}

/** Ends of plays as bits, of those that bear off no hitter as a last resort and of those that do: see search.ts. */
export interface Ends {
  readonly plain: number;
  readonly lastResort: number;
}

/** Names a node: see keys.ts. */
export type Key = number | string;

/** A roll or a run, and what is known of its plays. */
export interface Search {
  readonly variant: Variant<VariantOptions>;
  readonly situation: Situation;
  readonly root: Node;
  /** The numbers are played in their order (GUL-2). */
  readonly ordered: boolean;
  /** Two different numbers, played in either order. */
  readonly pair: boolean;
  readonly headLimit: number;
  /** The rule that forbids one more checker to leave the head. */
  readonly headFault: StepFault;
  /** 1 = a point on which the mover may land or stands; by own numbers. */
  readonly open: Side;
  /** An unlawful block is conceivable in this turn (BLOCK-1, BLOCK-2). */
  readonly blocks: boolean;
  /** The last n of the numbers, by n. */
  readonly tails: readonly (readonly Die[])[];
  /** By how many numbers are left: how many checkers of each point count (see keys.ts); filled on the way. */
  readonly counting: Side[];
  /** Nodes that no legal play leads through; filled on the way. */
  readonly dead: Set<Key>;
  /** The order of a double's steps has turned out to matter: see walk.ts. */
  orderMatters: boolean;
  /** How a legal play ends; null = not yet looked for. */
  legal: Ends | null;
}
