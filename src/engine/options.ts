/** Every option of the rules; names and defaults as in the table of the rules (README, "Options"). */
import type { CommonOptions } from './common-options.js';
import type { VariantId, VariantOptions } from './variants/index.js';

export { END_MODES, type EndMode } from './common-options.js';
export { VARIANT_IDS, type VariantId } from './variants/index.js';

/** Rules of one game and its series, complete: every option has its value. */
export interface Rules extends CommonOptions, VariantOptions {
  readonly variant: VariantId;
}

export type OptionName = keyof Rules;
