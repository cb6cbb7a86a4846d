import { oneOf } from '../option.js';
import { short } from './short.js';
import type { Definition } from './variant.js';

/** What Caucasian nardy lets one agree on. */
export interface HidingOptions {
  /** HIDE-2 */
  readonly hitterBearOff: 'allowed' | 'last-resort' | 'forbidden';
}

/** Short nardy in which a checker may not hit in its own home and hide. */
export const caucasus: Definition<'caucasus', HidingOptions> = {
  ...short,
  id: 'caucasus',
  names: ['Caucasian Nardy', 'Caucasian', 'Кавказские нарды'],
  hitters: 'apart',
  options: { hitterBearOff: oneOf('allowed', 'last-resort', 'forbidden') },
};
