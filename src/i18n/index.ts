import { core } from './en/core.js';
import { play } from './en/play.js';
import { rules } from './en/rules.js';

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
type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Entry };

const english = { ...core, ...play, ...rules };
/** Every word of the interface; English gives the keys, another language may lack some. */
export type Words = Like<typeof english>;
export type WordKey = keyof Words;
/** A language to register: its words, or a part of them. */
export type Language = Partial<Words>;
export type Params = Readonly<Record<string, string | number>>;

// On globalThis, so that the order of a page's scripts, and a second copy of this module, do not matter.
const KEY = Symbol.for('nardy-board.i18n');
interface Shelf {
  readonly words: Map<string, Language>;
  readonly listeners: Set<() => void>;
}
const shelf = (): Shelf => {
  const home = globalThis as unknown as Record<symbol, Shelf | undefined>;
  return (home[KEY] ??= { words: new Map<string, Language>(), listeners: new Set<() => void>() });
};

/** Adds words of a language (BCP 47 tag); later entries win, missing ones fall back to English. */
export function registerLanguage(tag: string, added: Language): void {
  const { words, listeners } = shelf();
  const key = tag.toLowerCase();
  words.set(key, { ...words.get(key), ...added });
  for (const listener of [...listeners]) listener();
}

/** Calls back after each registration, so that what is shown already speaks a language that comes late; returns the end of it. */
export function onLanguage(listener: () => void): () => void {
  const { listeners } = shelf();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Speaks one language: looks a sentence up (region → base → English) and fills its places. */
export type Say = (key: WordKey, params?: Params) => string;

/** The speaker of a language tag; an unknown or malformed tag speaks English. */
export function speaker(tag: string): Say {
  const chain = [tag.toLowerCase(), tag.toLowerCase().split('-')[0] ?? ''];
  const { words } = shelf();
  const numbers = chain.some((part) => words.has(part)) ? formatter(tag) : ENGLISH;
  return (key, params = {}) => {
    const found = chain.map((part) => words.get(part)?.[key]).find((entry) => entry !== undefined);
    const rules = found === undefined ? ENGLISH : numbers;
    const entry: Entry = found ?? english[key] ?? key;
    const n = Number(params['n'] ?? 0);
    const text = typeof entry === 'string' ? entry : (entry[rules.plural.select(n)] ?? entry.other);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return value === undefined ? whole : typeof value === 'number' ? numbers.number.format(value) : value;
    });
  };
}

interface Formatter {
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}
function formatter(tag: string): Formatter {
  try {
    return { plural: new Intl.PluralRules(tag), number: new Intl.NumberFormat(tag) };
  } catch {
    return formatter('en');
  }
}
const ENGLISH = formatter('en');
