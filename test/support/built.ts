import type * as Notation from '../../src/doors/notation.js';

/**
 * The room of texts as it ships (`npm run build`), for measuring: what runs the sources in tests keeps the name of every
 * function, and takes twice as long.
 */
export async function builtNotation(): Promise<typeof Notation> {
  const { href } = new URL('../../dist/notation.js', import.meta.url);
  return (await import(href)) as typeof Notation;
}
