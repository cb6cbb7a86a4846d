import type { command } from './en/command.js';
import type { core } from './en/core.js';
import type { notation } from './en/notation.js';
import type { play } from './en/play.js';
import type { record } from './en/record.js';
import type { rules } from './en/rules.js';
import type { setup } from './en/setup.js';
import type { surface } from './en/surface.js';
import type { Entry } from './entry.js';

/** The English of the board. */
type Board = typeof core & typeof surface & typeof setup & typeof record & typeof rules & typeof play;
/** All English: that of every element, and that of the command line. */
type English = Board & typeof notation & typeof command;

/** What may stand for an English entry: plural forms also where a sentence has `{n}`, and a sentence for plural forms. */
type Translated<T> = T extends string ? (T extends `${string}{n}${string}` ? Entry : string) : Entry;

/** All words of a piece of English, or of several, in another language: `Complete<typeof core>`. */
export type Complete<T> = { readonly [Key in keyof T]: Translated<T[Key]> };
/** Words of a language by the keys of English, or a part of them. */
export type Language = Partial<Complete<English>>;

/** Words with no key that English has not, also where they are put together from pieces. */
export type Exactly<T, Known> = T & Readonly<Record<Exclude<keyof T, keyof Known>, never>>;

/** A language with every word of the board; one that is missing or unknown does not compile. */
export const defineLanguage = <const T extends Complete<Board>>(words: Exactly<T, Board>): T => words;
