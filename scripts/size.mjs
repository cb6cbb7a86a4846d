/** Prints what each built script weighs (minified, gzip -9) and holds it against its gate. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { filesBelow, root } from './lib.mjs';
import { report } from './results.mjs';
import { shorten } from './shorten.mjs';

const KB = 1024;

/**
 * The most each may weigh, gzipped, with lit, xstate and one language in it; `scene` is Lit and the drawing alone.
 * @type {Record<string, number>}
 */
const gates = {
  board: 64 * KB,
  scene: 16 * KB,
  diagram: 19 * KB,
  replay: 48 * KB,
  puzzle: 46 * KB,
  editor: 46 * KB,
  all: 110 * KB,
  engine: 11 * KB,
  mind: 12 * KB,
  opponent: 10 * KB,
};

/** These must be there; the gates of the others hold once they are built. */
const required = ['board', 'scene', 'engine'];

/** What is weighed and is no script of the package, by its entry. */
const entries = { engine: 'src/doors/engine.ts', scene: 'scripts/scene-only.ts' };

/**
 * @param {string} file
 * @returns {Promise<string | undefined>} what a bundler would make of an entry
 */
async function bundled(file) {
  const entry = join(root, file);
  if (!existsSync(entry)) return undefined;
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [bundle] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (output);
  const code = bundle?.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return code && (await shorten(code)).code;
}

/** @type {Map<string, string>} */
const scripts = new Map();
for (const file of filesBelow('dist/cdn')) {
  const name = /([^/]+)\.min\.js$/.exec(file)?.[1];
  if (name)
    scripts.set(name, readFileSync(join(root, file), 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\n?$/, ''));
}
for (const [name, file] of Object.entries(entries)) {
  const code = await bundled(file);
  if (code !== undefined) scripts.set(name, code);
}

/** @type {import('./results.mjs').Results} */
const results = { passed: 0, failed: [], skipped: [] };
console.log(`${'script'.padEnd(16)}${'min'.padStart(10)}${'gzip'.padStart(10)}${'gate'.padStart(10)}`);
for (const [name, code] of scripts) {
  const gzip = gzipSync(code, { level: 9 }).length;
  const gate = gates[name];
  const cells = [Buffer.byteLength(code), gzip, gate ?? '–'].map((cell) => String(cell).padStart(10));
  console.log(name.padEnd(16) + cells.join(''));
  if (gate === undefined) continue;
  if (gzip <= gate) results.passed++;
  else results.failed.push(`size of ${name}: ${gzip} bytes gzipped, the gate is ${gate}`);
}
for (const name of required) {
  if (!scripts.has(name)) results.failed.push(`size of ${name}: it is not built`);
}
report(results);
