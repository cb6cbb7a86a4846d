import type { VariantId } from '../options.js';
import { caucasus } from './caucasus.js';
import { crazyGulbar } from './crazy-gulbar.js';
import { long } from './long.js';
import { short } from './short.js';
import type { Variant } from './variant.js';

/** All variants by their id. */
export const VARIANTS: Readonly<Record<VariantId, Variant>> = {
  short,
  caucasus,
  long,
  'crazy-gulbar': crazyGulbar,
};
