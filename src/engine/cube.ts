import type { Rules } from './options.js';
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

/** The cube after a take (CUBE-3). */
export const taken = (cube: Cube, taker: Seat): Cube => ({
  value: cube.value * 2,
  owner: taker,
  accepted: true,
});
