import type { Rules } from '../../engine/options.js';
import { show, type Problem } from '../../engine/result.js';
import { defaultRules, parseRules } from '../../engine/rules.js';
import { DEFAULT_VARIANT } from '../../engine/variants/index.js';
import { asText, type Text } from './attributes.js';
import { plainOf } from './plain.js';

/** The options that have an attribute of their own. */
export interface RulesAttributes {
  readonly variant: Text;
  readonly endMode: Text;
  readonly drawRule: Text;
  readonly cubeLimit: Text | number;
}
/** Options by name, not yet checked. */
export type Options = Readonly<Record<string, unknown>>;

/** Options with an attribute of their own, which wins over a key in `rules`. */
const OWN = ['variant', 'endMode', 'drawRule', 'cubeLimit'] as const;

/** A number written as a number counts as one: `cube-limit="64"`. */
const numeric = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;

/**
 * Options that a page sets as an object, as plain data of our own; a list, and what cannot be read, is no object of
 * options (`ERR_RULES`).
 */
export function ownOptions(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  try {
    if (Array.isArray(given)) return [];
    const own = (value: unknown) =>
      value === undefined || value === null ? value : (plainOf(value) ?? show(value));
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, own(value)]));
  } catch {
    return [];
  }
}

function plainOptions(given: unknown): Options | null {
  if (asText(given).trim() === '') return {};
  try {
    const value: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    return typeof value === 'object' && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The options of the attribute `rules`, as a copy; `ERR_RULES` is reported when it is no object of options. */
export function readOptions(given: unknown, problems: Problem[]): Options {
  const options = plainOptions(given);
  if (!options) problems.push({ code: 'ERR_RULES', detail: {} });
  return Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== undefined));
}

/** All options that a page has set. */
export function allOptions(attributes: RulesAttributes, options: Options): Options {
  const all: Record<string, unknown> = { ...options };
  for (const name of OWN) {
    const value = attributes[name];
    if (asText(value) !== '') all[name] = numeric(value);
  }
  return all;
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
