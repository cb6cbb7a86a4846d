import { core } from '../../i18n/en/core.js';
import { play } from '../../i18n/en/play.js';
import { record } from '../../i18n/en/record.js';
import { rules } from '../../i18n/en/rules.js';
import { setup } from '../../i18n/en/setup.js';
import { surface } from '../../i18n/en/surface.js';
import { defineLanguage } from '../../i18n/index.js';

/** English, the language every look-up falls back to: each word of the board. */
export const en = defineLanguage({ ...core, ...surface, ...setup, ...record, ...rules, ...play });
export { defineLanguage, registerLanguage, type Language } from '../../i18n/index.js';
