import type { EndMode, Rules } from './options.js';
import { BAR, OFF, type BySeat, type Seat, type Side } from './types.js';
import { VARIANTS } from './variants/index.js';

export type Kind = EndMode;
/** What each kind counts (END-2). */
export const KIND_VALUE: Readonly<Record<Kind, number>> = { oin: 1, mars: 2, koks: 3 };

/** How a game ended and what it is worth. */
export interface Outcome {
  readonly by: 'finish' | 'drop' | 'resign' | 'draw';
  /** null = a draw. */
  readonly winner: Seat | null;
  /** null = a draw. */
  readonly kind: Kind | null;
  /** Value of the cube that multiplies the kind. */
  readonly cube: number;
  /** Points for the score (END-5, DRAW-2). */
  readonly points: BySeat<number>;
  /** Money from the loser to the winner: points × stake, 0 in a draw. */
  readonly money: number;
}

/** The kind by the loser's checkers (END-2), capped by the end mode (END-3). */
export function kindOf(rules: Rules, loser: Side): Kind {
  const variant = VARIANTS[rules.variant];
  const behind = (loser[BAR] ?? 0) > 0 || loser.slice(19, 25).some((count) => count > 0);
  const kind: Kind = loser[OFF] ? 'oin' : variant.koks && behind ? 'koks' : 'mars';
  return KIND_VALUE[kind] > KIND_VALUE[rules.endMode] ? rules.endMode : kind;
}

/** A won game: kind × cube = points (END-5); without an accepted double Jacoby makes every kind an oin (CUBE-5). */
export function won(
  rules: Rules,
  by: 'finish' | 'drop' | 'resign',
  winner: Seat,
  kind: Kind,
  cube: { readonly value: number; readonly accepted: boolean },
): Outcome {
  const counted: Kind = rules.jacoby && !cube.accepted ? 'oin' : kind;
  const points = KIND_VALUE[counted] * cube.value;
  return {
    by,
    winner,
    kind: counted,
    cube: cube.value,
    points: { 1: winner === 1 ? points : 0, 2: winner === 2 ? points : 0 },
    money: points * rules.stake,
  };
}

/** A drawn game (DRAW-2). */
export const drawn = (rules: Rules, cube: number): Outcome => ({
  by: 'draw',
  winner: null,
  kind: null,
  cube,
  points: { 1: rules.drawPoints, 2: rules.drawPoints },
  money: 0,
});
