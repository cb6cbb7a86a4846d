import type { Rules } from './options.js';
import { KIND_VALUE } from './outcome.js';
import type { Seat } from './types.js';

/** The Davo cube. */
export interface Cube {
  readonly value: number;
  /** null = in the middle. */
  readonly owner: Seat | null;
  /** A double was taken in this game (CUBE-5). */
  readonly accepted: boolean;
}

export const FRESH_CUBE: Cube = { value: 1, owner: null, accepted: false };

/** Whether the cube may stand at a value (CUBE-1). */
export const withinLimit = (rules: Rules, value: number): boolean =>
  rules.cubeLimit === 'unlimited' || (rules.cubeLimit !== 'off' && value <= rules.cubeLimit);

/** Whether a seat may offer a double, as far as the cube decides it (CUBE-2). */
export const mayOffer = (rules: Rules, cube: Cube, seat: Seat): boolean =>
  (cube.owner === null || cube.owner === seat) && withinLimit(rules, cube.value * 2);

/**
 * The money a player must have to sit down (CUBE-6): stake × cube limit × factor of the end mode, the most that one game
 * can cost; null = there is no finite sum, the cube being unlimited.
 */
export function balanceNeeded({ stake, cubeLimit, endMode }: Rules): number | null {
  if (cubeLimit === 'unlimited') return null;
  return stake * (cubeLimit === 'off' ? 1 : cubeLimit) * KIND_VALUE[endMode];
}

/** The cube after a take (CUBE-3). */
export const taken = (cube: Cube, taker: Seat): Cube => ({
  value: cube.value * 2,
  owner: taker,
  accepted: true,
});
