/** Builds dist/cdn/<door>.min.js: a classic script with everything in, lit and xstate too, for each door that registers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { isMain, root } from './lib.mjs';

/** @type {{sideEffects: string[]}} */
const { sideEffects } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The doors that register an element: package.json names them as files that do something by being imported. */
export const doors = sideEffects.flatMap((file) => /^\.\/src\/doors\/(.+)\.ts$/.exec(file)?.[1] ?? []);

export async function buildCdn() {
  process.env.NODE_ENV = 'production';
  for (const door of doors) {
    const entry = join(root, `src/doors/${door}.ts`);
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        target: 'es2022',
        outDir: join(root, 'dist/cdn'),
        emptyOutDir: false,
        sourcemap: true,
        reportCompressedSize: false,
        lib: { entry, formats: ['iife'], name: 'NardyBoard', fileName: () => `${door}.min.js` },
        // several doors on one page add to the same global
        rolldownOptions: { output: { extend: true, minify: true } },
      },
    });
  }
}

if (isMain(import.meta.url)) await buildCdn();
