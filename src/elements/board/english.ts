import { core } from '../../i18n/en/core.js';
import { play } from '../../i18n/en/play.js';
import { record } from '../../i18n/en/record.js';
import { rules } from '../../i18n/en/rules.js';
import { setup } from '../../i18n/en/setup.js';
import { surface } from '../../i18n/en/surface.js';

/** The English that a board bundles. */
export const english = { ...core, ...surface, ...setup, ...record, ...rules, ...play };
export type BoardKey = keyof typeof english;
