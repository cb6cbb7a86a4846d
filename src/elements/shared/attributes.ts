import { show, type Problem } from '../../engine/result.js';

/** A property that a page may set to anything; what is not text is read as it would be written. */
export type Text = string | null | undefined;

/** Any value as text; '' = not set. */
export const asText = (value: unknown): string => (value === null || value === undefined ? '' : show(value));

/** The name of a property as an attribute is written. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const badAttribute = (name: string, value: string): Problem => ({
  code: 'ERR_ATTRIBUTE',
  detail: { name: kebab(name), value },
});

/** Reads an attribute that is a number; one that does not fit is reported and counts as not set. */
export function readNumber(
  name: string,
  given: unknown,
  fits: (value: number) => boolean,
  problems: Problem[],
): number | null {
  const text = asText(given).trim();
  if (text === '') return null;
  const value = Number(text);
  if (fits(value)) return value;
  problems.push(badAttribute(name, text));
  return null;
}

/** Attributes with a fixed set of values each; the first is the default. */
export type ValueSets = Readonly<Record<string, readonly string[]>>;
export type ChoicesOf<Sets extends ValueSets> = { readonly [Name in keyof Sets]: Sets[Name][number] };

/** Reads each choice; a value that is none of its set is reported and counts as the default. */
export function readChoices<Sets extends ValueSets>(
  sets: Sets,
  given: Readonly<Record<keyof Sets, Text>>,
  problems: Problem[],
): ChoicesOf<Sets> {
  const read = (name: string): string => {
    const value = asText(given[name]).trim();
    const values = sets[name]!;
    if (value === '' || values.includes(value)) return value || values[0]!;
    problems.push(badAttribute(name, value));
    return values[0]!;
  };
  return Object.fromEntries(Object.keys(sets).map((name) => [name, read(name)])) as ChoicesOf<Sets>;
}
