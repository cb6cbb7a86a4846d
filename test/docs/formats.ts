import { readFileSync } from 'node:fs';
import { holds } from '../support/build.js';

/** A file of the project as text, by its path from the root. */
export const fileOf = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const text = fileOf('docs/formats.md');

/** The code blocks of a language, in order. */
export const blocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block);

/** What stands under a heading, up to the next one. */
export function section(heading: string): string {
  const start = text.search(new RegExp(`^#+ ${heading.replace(/[().`[\]]/g, '\\$&')}$`, 'm'));
  holds(start >= 0, heading);
  const rest = text.slice(start).replace(/^#+ .*\n/, '');
  const end = rest.search(/^#+ /m);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The tables of a section, without their heads: cells as they are written. */
export function tables(heading: string): string[][][] {
  const lines = section(heading).split('\n');
  const found: string[][][] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('|')) continue;
    if (!lines[index - 1]?.startsWith('|')) found.push([]);
    found.at(-1)!.push(line.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim())); // prettier-ignore
  }
  return found.map((rows) => rows.slice(2));
}
export const table = (heading: string, nth = 0): string[][] => {
  const rows = tables(heading)[nth];
  holds(rows?.[0], `a table under ${heading}`);
  return rows;
};
export const bare = (cell = ''): string => cell.replace(/^`|`$/g, '');
export const codesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
