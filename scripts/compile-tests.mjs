/** Compiles test files for Node all at once: that takes a second, and spares each of them a compiler of its own. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './lib.mjs';

/** A module goes on to find its neighbours where its source lies. @type {import('vite').Plugin} */
const keepPlaces = {
  name: 'nardy-keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    const placed = code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
    return { code: placed, map: null };
  },
};

/**
 * @param {string[]} files relative to the project
 * @returns {Promise<string>} a folder that holds each as `….js`; it is gone when the process ends
 */
export async function compileTests(files) {
  const cache = join(root, 'node_modules/.cache'); // from here the packages are found
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [keepPlaces],
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      outDir: folder,
      rolldownOptions: {
        treeshake: false,
        input: Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(root, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  return folder;
}
