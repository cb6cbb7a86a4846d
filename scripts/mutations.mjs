/**
 * `npm run mutations`: breaks one rule of the engine at a time, in a copy, and sees that a test notices. Prints a line for
 * each, `caught` with the first test that failed or `SURVIVED`, then `N caught, M survived`; exit code 1 where one
 * survived or where a broken rule cannot be found in the source any more. `npm run mutations -- HEAD` breaks those alone.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, isMain, root } from './lib.mjs';
import { CUBE } from './mutations/cube.mjs';
import { GAME } from './mutations/game.mjs';
import { HIDING } from './mutations/hiding.mjs';
import { LONG } from './mutations/long.mjs';
import { MOVING } from './mutations/moving.mjs';
import { report } from './results.mjs';

/** @typedef {import('./mutations/types.mjs').Mutation} Mutation */

/** @type {readonly Mutation[]} */
export const MUTATIONS = [...MOVING, ...HIDING, ...LONG, ...GAME, ...CUBE];

const ENGINE = 'src/engine';
const AT_ONCE = 2;
/** A mutation may make the engine go round in a circle. */
const SECONDS = 120;

/** The tests of the engine, the quick ones first; those that ask another program or play for long are left out. */
const SLOW = ['vectors', 'turn', 'routes', 'why-not', 'twin', 'orders'];
const LEFT_OUT = ['gnubg', 'games', 'perft', 'mutations'];

/**
 * @param {Mutation} mutation
 * @param {string} [folder] the project, or a copy of it
 * @returns {string} the source with the rule broken; empty when what it breaks is not there exactly once
 */
export function broken({ file, find, replace }, folder = root) {
  const parts = readFileSync(join(folder, ENGINE, file), 'utf8').split(find);
  return parts.length === 2 ? parts.join(replace) : '';
}

/**
 * @param {string} rule
 * @returns {string[]} the tests in the order in which they run: quick ones first, of those the ones that cite the rule
 */
function tests(rule) {
  const nameOf = (/** @type {string} */ file) => file.slice(file.lastIndexOf('/') + 1, -'.test.ts'.length);
  const rank = (/** @type {string} */ file) =>
    SLOW.indexOf(nameOf(file)) * 2 - (readFileSync(join(root, file), 'utf8').includes(rule) ? 1 : 0);
  return filesBelow('test/engine')
    .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.includes(nameOf(file)))
    .sort((a, b) => rank(a) - rank(b));
}

/** @returns {{folder: string, entry: string}} a copy of all that the tests of the engine need, and the file that runs them */
function copy() {
  const folder = mkdtempSync(join(tmpdir(), 'nardy-board-mutations-'));
  const paths = [
    'src',
    'test/engine',
    'test/support',
    'test/fixtures',
    'scripts',
    'package.json',
    'tsconfig.json',
  ];
  for (const path of paths) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const path of [...filesBelow('test/engine'), ...filesBelow('test/support')]) {
    const text = readFileSync(join(root, path), 'utf8');
    writeFileSync(
      join(folder, path),
      text.replace("from 'node:test'", "from '../../scripts/mutations/bail.mjs'"),
    );
  }
  const entry = join(folder, 'test/all.ts');
  const lines = [
    "import fc from 'fast-check';",
    "import '../src/doors/engine.js';", // an engine that cannot be loaded has caught nothing
    "import { runUntilFailure } from '../scripts/mutations/bail.mjs';",
    'fc.configureGlobal({ endOnFailure: true });',
    'await runUntilFailure(process.argv.slice(2));',
  ];
  writeFileSync(entry, lines.join('\n'));
  return { folder, entry };
}

/**
 * @param {{folder: string, entry: string}} copied
 * @param {string} rule
 * @returns {Promise<string>} the name of the first test that fails, empty when all pass
 */
function firstFailure({ folder, entry }, rule) {
  const urls = tests(rule).map((file) => pathToFileURL(join(folder, file)).href);
  const child = spawn(process.execPath, ['--import', 'tsx', entry, ...urls], { cwd: root });
  let late = false;
  let output = '';
  let errors = '';
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, SECONDS * 1000);
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (errors += data));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (output === '' && code !== 0 && !late) fail(new Error(`the tests do not even begin: ${errors}`));
      else done(late ? `no end after ${SECONDS} seconds` : output.trim());
    });
  });
}

/**
 * @param {readonly Mutation[]} mutations
 * @param {(mutation: Mutation, failed: string) => void} told
 */
async function runAll(mutations, told) {
  const waiting = [...mutations];
  const work = async () => {
    const copied = copy();
    process.on('exit', () => rmSync(copied.folder, { recursive: true, force: true }));
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const path = join(copied.folder, ENGINE, next.file);
      const source = readFileSync(path, 'utf8');
      writeFileSync(path, broken(next, copied.folder));
      told(next, await firstFailure(copied, next.rule));
      writeFileSync(path, source);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function main() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => process.exit(1));
  const [part = ''] = process.argv.slice(2);
  const mutations = MUTATIONS.filter(({ rule }) => rule.startsWith(part));
  const stale = mutations.filter((each) => broken(each) === '').map(({ rule, what }) => `${rule}: ${what}`);
  if (stale.length > 0 || mutations.length === 0) {
    const why = stale.map((name) => `${name} (is not found exactly once in the source)`);
    report({ passed: 0, failed: why.length > 0 ? why : [`there is no rule ${part}`], skipped: [] });
    return;
  }
  /** @type {string[]} */
  const survived = [];
  let caught = 0;
  await runAll(mutations, ({ rule, what }, failed) => {
    console.log(
      `${failed ? 'caught  ' : 'SURVIVED'} ${rule}: ${what}${failed && `\n           by “${failed}”`}`,
    );
    if (failed) caught++;
    else survived.push(`${rule}: ${what}`);
  });
  report({ passed: caught, failed: survived, skipped: [] });
  console.log(`${caught} caught, ${survived.length} survived`);
}

if (isMain(import.meta.url)) await main();
