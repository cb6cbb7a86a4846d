/** Builds dist/cdn/<door>.min.js: a classic script with everything in, lit and xstate too, for each door that registers. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { isMain, root } from './lib.mjs';
import { shorten } from './shorten.mjs';
import { tightTemplates } from './tight-templates.mjs';
import { withoutActors } from './without-actors.mjs';

/** @type {{sideEffects: string[]}} */
const { sideEffects } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The doors that register an element: package.json names them as files that do something by being imported. */
export const doors = sideEffects.flatMap((file) => /^\.\/src\/doors\/(.+)\.ts$/.exec(file)?.[1] ?? []);

/** @param {string} entry */
async function bundled(entry) {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutActors(), tightTemplates()],
    build: {
      target: 'es2022',
      outDir: join(root, 'dist/cdn'),
      write: false,
      sourcemap: true,
      lib: { entry, formats: ['iife'], name: 'NardyBoard' },
      // several doors on one page add to the same global
      rolldownOptions: { output: { extend: true, minify: true } },
    },
  });
  const [bundle] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (output);
  if (!bundle) throw new Error(`nothing came of ${entry}`);
  return bundle.output[0];
}

export async function buildCdn() {
  process.env.NODE_ENV = 'production';
  mkdirSync(join(root, 'dist/cdn'), { recursive: true });
  for (const door of doors) {
    const entry = join(root, `src/doors/${door}.ts`);
    const name = `${door}.min.js`;
    const { code, map } = await bundled(entry);
    const short = await shorten(code, { content: JSON.stringify(map), url: `${name}.map` });
    writeFileSync(join(root, 'dist/cdn', name), short.code);
    writeFileSync(join(root, 'dist/cdn', `${name}.map`), short.map);
  }
}

if (isMain(import.meta.url)) await buildCdn();
