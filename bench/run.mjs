/** `npm run bench`: installs what is compared on first use, then measures on one core. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnv, npm, root } from '../scripts/lib.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const NAME = '@nodots-llc/backgammon-core';

function isInstalled() {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const manifest = join(here, 'node_modules', NAME, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === dependencies[NAME];
}

/** Without install scripts: they compile an analyser that listing plays does not need. */
function install() {
  console.log(`Installing ${NAME} into bench/node_modules …`);
  const { command, args, shell } = npm([
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  return spawnSync(command, args, { cwd: here, env: childEnv(), shell, stdio: 'inherit' }).status === 0;
}

/** @returns {string[]} what comes before the command, so that it stays on one core; nothing where that is not possible */
function onOneCore() {
  if (process.platform !== 'linux') return [];
  const allowed = /^Cpus_allowed_list:\s*(?:.*[-,])?(\d+)$/m.exec(
    readFileSync('/proc/self/status', 'utf8'),
  )?.[1];
  const pinned = allowed === undefined ? [] : ['taskset', '-c', allowed];
  const [command, ...args] = [...pinned, process.execPath, '--version'];
  return spawnSync(/** @type {string} */ (command), args).status === 0 ? pinned : [];
}

if (!isInstalled() && !install())
  console.log(`${NAME} could not be installed; the rest is measured without it.`);
const pinned = onOneCore();
console.log(
  pinned.length > 0 ? `On core ${pinned.at(-1)} alone.` : 'Not held on one core: there is no taskset.',
);
const [command, ...args] = [...pinned, process.execPath, '--import', 'tsx', join(here, 'engine.bench.ts')];
const { status } = spawnSync(/** @type {string} */ (command), args, {
  cwd: root,
  env: childEnv(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
