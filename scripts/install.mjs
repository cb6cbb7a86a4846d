/** Brings node_modules in line with the lock file, when it is not already. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, isMain, npm, root } from './lib.mjs';

const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules/.package-lock.json');

/** A checkout touches the lock file without changing it: where it is newer, the versions decide. */
function upToDate() {
  if (!existsSync(installed)) return false;
  if (statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true;
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.keys(wanted).every(
    (path) => path === '' || wanted[path].optional || wanted[path].version === present[path]?.version,
  );
}

/** @returns {boolean} whether everything is in place; npm has said why not */
export function install() {
  if (upToDate()) return true;
  console.log('Installing the packages of package-lock.json (npm ci) …');
  const { command, args, shell } = npm([
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  return spawnSync(command, args, { cwd: root, env: childEnv(), shell, stdio: 'inherit' }).status === 0;
}

if (isMain(import.meta.url)) process.exitCode = install() ? 0 : 1;
