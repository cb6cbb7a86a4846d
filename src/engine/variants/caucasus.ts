import { short } from './short.js';
import type { Variant } from './variant.js';

/** Short nardy in which a checker may not hit in its own home and hide. */
export const caucasus: Variant = {
  ...short,
  id: 'caucasus',
  hides: true,
  reads: ['hitterBearOff'],
};
