/** Shortens a script that the bundler has minified: a second minifier finds what the first has left. */
import { minify } from 'terser';

/**
 * @param {string} code
 * @param {{ content: string, url: string }} [sourceMap] the map of the code, and where the one of what comes of it will lie
 * @returns {Promise<{ code: string, map: string }>} the map as JSON; '' where none was handed in
 */
export async function shorten(code, sourceMap) {
  const made = await minify(code, {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 3, keep_fargs: false },
    ...(sourceMap && { sourceMap }),
  });
  if (made.code === undefined) throw new Error('nothing came of it');
  return { code: made.code, map: typeof made.map === 'string' ? made.map : '' };
}
