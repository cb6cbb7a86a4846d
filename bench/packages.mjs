/** What a bench compares with is installed beside it on first use, apart from the packages of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, npm } from '../scripts/lib.mjs';

/** @param {string} file @returns {any} */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} folder */
function areInstalled(folder) {
  return Object.entries(read(join(folder, 'package.json')).dependencies).every(([name, version]) => {
    const manifest = join(folder, 'node_modules', name, 'package.json');
    return existsSync(manifest) && read(manifest).version === version;
  });
}

/**
 * Brings the packages that the package.json of a folder names, without their install scripts: nothing that is measured
 * needs them.
 *
 * @param {string} folder
 * @returns {boolean} whether all of them are there
 */
export function bringPackages(folder) {
  if (areInstalled(folder)) return true;
  const names = Object.keys(read(join(folder, 'package.json')).dependencies).join(', ');
  console.log(`Installing ${names} for the bench alone …`);
  const { command, args, shell } = npm([
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  const { status } = spawnSync(command, args, { cwd: folder, env: childEnv(), shell, stdio: 'inherit' });
  if (status !== 0) console.log(`${names} could not be installed; the rest is measured without.`);
  return status === 0;
}
