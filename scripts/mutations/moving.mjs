/** Broken rules of moving, hitting, entering, hiding and bearing off. */

/** @type {import('./types.mjs').Mutation[]} */
export const MOVING = [];
