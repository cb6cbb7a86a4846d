import { readdirSync } from 'node:fs';
import type { Entry, Words } from '../../src/i18n/index.js';

const folder = new URL('../../src/i18n/', import.meta.url);

/** The languages of the project, by their folders. */
export const LANGUAGES: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The pieces of a language by their names: each file holds one, of its own name. */
export async function piecesOf(language: string): Promise<Map<string, Words>> {
  const names = readdirSync(new URL(`${language}/`, folder)).map((file) => file.replace(/\.ts$/, ''));
  const pieces = new Map<string, Words>();
  for (const name of names) {
    const module = (await import(`../../src/i18n/${language}/${name}.ts`)) as Record<string, Words>;
    pieces.set(name, module[name] ?? {});
  }
  return pieces;
}

const formsOf = (entry: Entry): readonly string[] =>
  typeof entry === 'string' ? [entry] : (Object.values(entry) as string[]);
const placesOf = (entry: Entry): string[] =>
  formsOf(entry).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));

/** What is wrong with the words of a language beside those of English, each fault with its key. */
export function faultsOf(tag: string, words: Words, english: Words): string[] {
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(words, key));
  const faults = missing.map((key) => `${key}: missing`);
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  for (const [key, entry] of Object.entries(words)) {
    const known = english[key];
    if (known === undefined) faults.push(`${key}: unknown`);
    else {
      // `n` counts wherever English has plural forms, though none of them may show it.
      const places = new Set([...placesOf(known), ...(typeof known === 'string' ? [] : ['n'])]);
      const strange = placesOf(entry).filter((place) => !places.has(place));
      faults.push(...strange.map((place) => `${key}: no {${place}} in English`));
    }
    if (typeof entry === 'string') continue;
    const forms = Object.keys(entry);
    const lost = pluralCategories.filter((category) => !forms.includes(category));
    const more = forms.filter((form) => !(pluralCategories as string[]).includes(form));
    faults.push(...lost.map((form) => `${key}: no form “${form}”`));
    faults.push(...more.map((form) => `${key}: “${form}” is no form of this language`));
  }
  return faults;
}
