import { COMMON } from './common-options.js';
import type { Option } from './option.js';
import { VARIANT_IDS, type OptionName, type Rules, type VariantId } from './options.js';
import { err, ok, show, type Result } from './result.js';
import { DEFAULT_VARIANT, VARIANT_OPTIONS, VARIANTS } from './variants/index.js';

const OPTIONS: Readonly<Record<string, Option>> = { ...COMMON, ...VARIANT_OPTIONS };

/** Names of all options, `variant` first. */
export const OPTION_NAMES = ['variant', ...Object.keys(OPTIONS)] as readonly OptionName[];

/** The rules of a variant with every option at its default. */
export function defaultRules(variant: VariantId): Rules {
  const initial = Object.fromEntries(Object.entries(OPTIONS).map(([name, option]) => [name, option.initial]));
  return { ...initial, ...VARIANTS[variant].defaults, variant } as unknown as Rules;
}

/**
 * Completes options to rules. Errors: `ERR_RULES` (not an object), `ERR_VARIANT`, `ERR_OPTION` (unknown name),
 * `ERR_OPTION_VALUE`, `ERR_OPTION_UNREAD` (set, not at its default, where nothing reads it), `ERR_END_MODE` (koks in a
 * variant that has none), `ERR_CUBE_LIMIT` (a cube in a variant that has none).
 */
export function parseRules(input: unknown): Result<Rules> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return err('ERR_RULES');
  const given = input as Readonly<Record<string, unknown>>;
  const variant = (given['variant'] ?? DEFAULT_VARIANT) as VariantId;
  if (!VARIANT_IDS.includes(variant)) return err('ERR_VARIANT', { value: show(variant) });
  const { options, koks, cube } = VARIANTS[variant];
  const base = defaultRules(variant);
  const rules: Rules = { ...base, ...given, variant };
  for (const [name, value] of Object.entries(given)) {
    if (name === 'variant') continue;
    const option = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
    if (!option) return err('ERR_OPTION', { option: name });
    if (!option.check(value)) return err('ERR_OPTION_VALUE', { option: name, value: show(value) });
    const isRead =
      (name in COMMON || Object.hasOwn(options, name)) && (option.readIf?.(rules as never) ?? true);
    if (!isRead && value !== base[name as OptionName]) {
      return err('ERR_OPTION_UNREAD', { option: name, value: show(value), variant });
    }
  }
  if (rules.endMode === 'koks' && !koks) return err('ERR_END_MODE', { option: 'endMode', variant });
  if (rules.cubeLimit !== 'off' && !cube) return err('ERR_CUBE_LIMIT', { option: 'cubeLimit', variant });
  return ok(rules);
}
