import { core } from '../../i18n/en/core.js';
import { play } from '../../i18n/en/play.js';
import { rules } from '../../i18n/en/rules.js';

/** English, the language every look-up falls back to. */
export const en = { ...core, ...play, ...rules };
export { registerLanguage, type Language } from '../../i18n/index.js';
