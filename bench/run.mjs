/** `npm run bench`: installs what is compared on first use, then measures on one core. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnv, root } from '../scripts/lib.mjs';
import { bringPackages } from './packages.mjs';

const here = dirname(fileURLToPath(import.meta.url));

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

bringPackages(here);
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
