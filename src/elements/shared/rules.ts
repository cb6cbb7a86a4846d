import type { Rules } from '../../engine/options.js';
import type { Problem } from '../../engine/result.js';
import { defaultRules, parseRules } from '../../engine/rules.js';
import { DEFAULT_VARIANT } from '../../engine/variants/index.js';
import { asText, type Text } from './attributes.js';

/** The attributes that say by which rules is played. */
export interface RulesAttributes {
  readonly variant: Text;
  readonly endMode: Text;
  readonly drawRule: Text;
  readonly cubeLimit: Text | number;
  readonly rules: unknown;
}
/** Options by name, not yet checked. */
export type Options = Readonly<Record<string, unknown>>;

/** Options with an attribute of their own, which wins over a key in `rules`. */
const OWN = ['variant', 'endMode', 'drawRule', 'cubeLimit'] as const;

/** A number written as a number counts as one: `cube-limit="64"`. */
const numeric = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;

function plainOptions(given: unknown): Options | null {
  if (asText(given).trim() === '') return {};
  try {
    const value: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    return typeof value === 'object' && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The options that a page has set, as a copy; `ERR_RULES` is reported when `rules` is no object of options. */
export function readOptions(attributes: RulesAttributes, problems: Problem[]): Options {
  const given = plainOptions(attributes.rules);
  if (!given) problems.push({ code: 'ERR_RULES', detail: {} });
  const options = Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined));
  for (const name of OWN) {
    const value = attributes[name];
    if (asText(value) !== '') options[name] = numeric(value);
  }
  return options;
}

/**
 * The rules of a page's options, and of an id that the position is: what a page sets wins, so that an option that only the
 * id tells goes without a word where what is set leaves it no meaning. Another one that cannot stand is reported and left
 * out, until the rest can.
 */
export function readRules(options: Options, told: Partial<Rules>, problems: Problem[]): Rules {
  const own = { ...options };
  const also: Record<string, unknown> = { ...told };
  for (;;) {
    const rules = parseRules({ ...also, ...own });
    if (rules.ok) return rules.value;
    const { code, detail } = rules.error;
    const culprit = code === 'ERR_VARIANT' ? 'variant' : detail['option'];
    if (culprit === undefined) return defaultRules(DEFAULT_VARIANT);
    if (Object.hasOwn(own, culprit)) {
      problems.push(rules.error);
      delete own[culprit];
    } else delete also[culprit];
  }
}
