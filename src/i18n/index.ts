import type { Words } from './entry.js';
import type { Exactly, Language } from './language.js';

export type { Entry, Plural, Words } from './entry.js';
export { type Complete, defineLanguage, type Language } from './language.js';

export type Params = Readonly<Record<string, string | number>>;
/** Says a sentence of one language, its `{name}` places filled. What says more words goes where fewer are needed. */
export type Say<Key extends string> = (key: Key, params?: Params) => string;

// On globalThis, so that the order of a page's scripts, and a second copy of this module, do not matter.
const SHELF = Symbol.for('nardy-board.i18n');
interface Shelf {
  /** By tag in small letters. */
  readonly languages: Map<string, Language>;
  readonly listeners: Set<() => void>;
  /** Those made since the last registration, by the English that they fall back to and by tag. */
  speakers: WeakMap<Words, Map<string, Say<string>>>;
}
const shelf = (): Shelf => {
  const home = globalThis as unknown as Record<symbol, Shelf | undefined>;
  return (home[SHELF] ??= { languages: new Map(), listeners: new Set(), speakers: new WeakMap() });
};

/** Adds words of a language (BCP 47 tag); later entries win, missing ones fall back to English. */
export function registerLanguage<const T extends Language>(tag: string, added: Exactly<T, Language>): void {
  const home = shelf();
  const key = tag.toLowerCase();
  home.languages.set(key, { ...home.languages.get(key), ...added });
  home.speakers = new WeakMap();
  for (const listener of [...home.listeners]) listener();
}

/** Calls back after each registration, so that what is shown already speaks a language that comes late; returns the end of it. */
export function onLanguage(listener: () => void): () => void {
  const { listeners } = shelf();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there is such a word: makes a key of a text from outside, such as a code. */
export const isWord = <Key extends string>(english: Words<Key>, key: string): key is Key =>
  Object.hasOwn(english, key);

interface Numbers {
  readonly plural: (n: number) => Intl.LDMLPluralRule;
  readonly number: (n: number) => string;
}
/** Keeps what was asked of Intl, which takes its time, for the small numbers that come again and again. */
function known<T>(ask: (n: number) => T): (n: number) => T {
  const answers: Record<number, T> = {};
  return (n) => (n < 400 ? (answers[n] ??= ask(n)) : ask(n));
}
/** How a language counts; one that Intl does not know counts as English, not as the browser. */
function numbersOf(tag: string): Numbers {
  try {
    const tags = [tag, 'en'];
    const [plural, number] = [new Intl.PluralRules(tags), new Intl.NumberFormat(tags)];
    return { plural: known((n) => plural.select(n)), number: known((n) => number.format(n)) };
  } catch {
    return ENGLISH;
  }
}
const ENGLISH = numbersOf('en');

/**
 * The speaker of a language tag for whoever has these words in English. A sentence is looked up region → base → English;
 * an unknown or malformed tag speaks English. The same speaker comes back until a language is registered.
 */
export function speaker<Key extends string>(tag: string, english: Words<Key>): Say<Key> {
  const { languages, speakers } = shelf();
  const byTag = speakers.get(english) ?? new Map<string, Say<string>>();
  speakers.set(english, byTag);
  const say = byTag.get(tag) ?? speak(tag, english, languages);
  byTag.set(tag, say);
  return say;
}

/** `zh-hant-tw`, `zh-hant`, `zh`. */
const chainOf = (tag: string): string[] => {
  const parts = tag.toLowerCase().split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
};

function speak(tag: string, english: Words, languages: ReadonlyMap<string, Language>): Say<string> {
  const wordsOf = (part: string): Partial<Words> => languages.get(part) ?? {};
  const own = chainOf(tag);
  const all = [...own, 'en'].map(wordsOf).concat(english);
  const numbers = own.some((part) => languages.has(part)) ? numbersOf(tag) : ENGLISH;
  return (key, params = {}) => {
    const at = all.findIndex((words) => (words[key] ?? null) !== null);
    const entry = all[at]?.[key] ?? key;
    const { plural } = at < own.length ? numbers : ENGLISH;
    const text = typeof entry === 'string' ? entry : (entry[plural(Number(params['n'] ?? 0))] ?? entry.other);
    // String: a page without a compiler may have registered anything.
    return String(text).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return value === undefined ? whole : typeof value === 'number' ? numbers.number(value) : value;
    });
  };
}
