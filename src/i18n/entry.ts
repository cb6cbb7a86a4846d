/** Forms of one sentence by the plural category of its `{n}` (Intl.PluralRules); `other` always stands. */
export interface Plural {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}
/** One entry: a sentence with `{name}` places, or its plural forms. */
export type Entry = string | Plural;
/** Words by their keys, such as a piece of English or several pieces together. */
export type Words<Key extends string = string> = Readonly<Record<Key, Entry>>;
