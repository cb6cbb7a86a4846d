/** An option of the rules: which values it may have, its default, and where it is read. */
export interface Option<Value = unknown, Read = never> {
  readonly check: (value: unknown) => boolean;
  readonly initial: Value;
  /** Where the variants that have it read it, by their other options; an option set elsewhere is an error. */
  readonly readIf?: (rules: Read) => boolean;
}

/** The options of a set of values by name; each may ask for the others. */
export type OptionsOf<Values> = { readonly [Name in keyof Values]: Option<Values[Name], Values> };

/** An option that has one of these values, the first by default. */
export const oneOf = <const Values extends readonly [unknown, ...unknown[]]>(
  ...values: Values
): Option<Values[number], unknown> => ({
  check: (value) => values.includes(value),
  initial: values[0],
});
