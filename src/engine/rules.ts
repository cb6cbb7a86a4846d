import { END_MODES, VARIANT_IDS, type OptionName, type Rules, type VariantId } from './options.js';
import { err, ok, show, type Result } from './result.js';
import { VARIANTS } from './variants/index.js';

type Check = (value: unknown) => boolean;
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const isWhole: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isPositive: Check = (value) => Number.isFinite(value) && (value as number) > 0;

interface Option {
  readonly check: Check;
  readonly initial: unknown;
  /** Where it is read, beyond the variant's own `reads`; an option set elsewhere is an error. */
  readonly readIf?: (rules: Rules) => boolean;
}

const money = (rules: Rules) => rules.cubeLimit !== 'off' && rules.matchLength === 0;

const COMMON: Readonly<Partial<Record<OptionName, Option>>> = {
  endMode: { check: oneOf(...END_MODES), initial: undefined },
  drawRule: { check: oneOf('none', 'last-roll'), initial: 'none' },
  drawPoints: { check: oneOf(0.5, 1), initial: 0.5, readIf: (rules) => rules.drawRule === 'last-roll' },
  cubeLimit: { check: oneOf('off', 2, 4, 8, 16, 32, 64, 'unlimited'), initial: 'off' },
  beaver: { check: isBoolean, initial: false, readIf: money },
  jacoby: { check: isBoolean, initial: false, readIf: money },
  autoDoubles: { check: isWhole, initial: 0, readIf: money },
  openingRoll: { check: oneOf('plays', 'rerolls'), initial: undefined },
  seriesFirstMove: {
    check: oneOf('loser', 'alternate', 'winner', 'roll'),
    initial: 'loser',
    readIf: (rules) => rules.seriesGames !== 1,
  },
  stake: { check: isPositive, initial: 1 },
  seriesGames: { check: isWhole, initial: 0, readIf: (rules) => rules.matchLength === 0 },
  matchLength: { check: isWhole, initial: 0, readIf: (rules) => rules.seriesGames === 0 },
  crawford: {
    check: isBoolean,
    initial: true,
    readIf: (rules) => rules.matchLength > 0 && rules.cubeLimit !== 'off',
  },
};
const OF_VARIANTS: Readonly<Partial<Record<OptionName, Option>>> = {
  hitterBearOff: { check: oneOf('allowed', 'last-resort', 'forbidden'), initial: 'allowed' },
  headDoubles: { check: oneOf('blocked', 'first-turn', 'always', 'never'), initial: 'blocked' },
  headColors: {
    check: oneOf('both', 'white'),
    initial: 'both',
    readIf: (rules) => rules.headDoubles === 'blocked',
  },
  sixBlock: { check: oneOf('ahead', 'home', 'never', 'free'), initial: 'ahead' },
  sixBlockPassing: {
    check: oneOf('forbidden', 'allowed'),
    initial: 'forbidden',
    readIf: (rules) => rules.sixBlock !== 'free',
  },
  gulbarRepeat: { check: oneOf(2, 4), initial: 2 },
  gulbarFrom: { check: oneOf(1, 4), initial: 1 },
  gulbarRemainder: { check: oneOf('opponent', 'lost'), initial: 'opponent' },
};
const OPTIONS = { ...COMMON, ...OF_VARIANTS } as Readonly<Record<string, Option | undefined>>;

/** Names of all options, `variant` first. */
export const OPTION_NAMES = ['variant', ...Object.keys(OPTIONS)] as readonly OptionName[];

/** The rules of a variant with every option at its default. */
export function defaultRules(variant: VariantId): Rules {
  const initial = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, option]) => [name, option?.initial]),
  );
  return { ...initial, ...VARIANTS[variant].defaults, variant } as unknown as Rules;
}

/**
 * Completes options to rules. Errors: `ERR_RULES` (not an object), `ERR_VARIANT`, `ERR_OPTION` (unknown name),
 * `ERR_OPTION_VALUE`, `ERR_OPTION_UNREAD` (set, not at its default, where nothing reads it), `ERR_END_MODE` (koks in a
 * variant that has none).
 */
export function parseRules(input: unknown): Result<Rules> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return err('ERR_RULES');
  const given = input as Readonly<Record<string, unknown>>;
  const variant = (given['variant'] ?? 'short') as VariantId;
  if (!VARIANT_IDS.includes(variant)) return err('ERR_VARIANT', { value: show(variant) });
  const base = defaultRules(variant);
  const rules: Rules = { ...base, ...given, variant };
  for (const [name, value] of Object.entries(given)) {
    if (name === 'variant') continue;
    const option = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
    if (!option) return err('ERR_OPTION', { option: name });
    if (!option.check(value)) return err('ERR_OPTION_VALUE', { option: name, value: show(value) });
    const isRead =
      (name in COMMON || VARIANTS[variant].reads.includes(name as OptionName)) &&
      (option.readIf?.(rules) ?? true);
    if (!isRead && value !== base[name as OptionName]) {
      return err('ERR_OPTION_UNREAD', { option: name, value: show(value), variant });
    }
  }
  if (rules.endMode === 'koks' && !VARIANTS[variant].koks) return err('ERR_END_MODE', { variant });
  return ok(rules);
}
