import type { Option } from '../option.js';
import { caucasus } from './caucasus.js';
import { crazyGulbar } from './crazy-gulbar.js';
import { hypergammon } from './hypergammon.js';
import { long } from './long.js';
import { nackgammon } from './nackgammon.js';
import { short } from './short.js';
import { tavla } from './tavla.js';
import type { Variant } from './variant.js';

/** All variants, a line each: the registry. The order is that of lists; ids of long nardy count by it, so a new one goes last. */
const ALL = [
  short, //
  caucasus,
  long,
  crazyGulbar,
  nackgammon,
  hypergammon,
  tavla,
] as const;

type Each = (typeof ALL)[number];
export type VariantId = Each['id'];

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Definitions = Both<Each['options']>;
/** The values of all options that variants bring with them. */
export type VariantOptions = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends { readonly initial: infer Value }
    ? Value
    : never;
};

export const VARIANT_IDS: readonly VariantId[] = ALL.map(({ id }) => id);

/** All variants by their id. */
export const VARIANTS = Object.fromEntries(ALL.map((variant) => [variant.id, variant])) as Readonly<
  Record<VariantId, Variant<VariantOptions>>
>;

/** As many checkers as a side has in the variant that has most. */
export const MOST_CHECKERS = Math.max(...ALL.map(({ checkers }) => checkers));

/** The variant that is played where none is named. */
export const DEFAULT_VARIANT: VariantId = ALL[0].id;

/** The definitions of all options that variants bring with them; one that several have is the same in each. */
export const VARIANT_OPTIONS = Object.fromEntries(
  ALL.flatMap(({ options }) => Object.entries<Option>(options)),
);
