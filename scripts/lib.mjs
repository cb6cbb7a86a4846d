/** What the scripts here share: where the project is, which files match, how npm is called. */
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @param {string} url `import.meta.url` of the asking file
 * @returns {boolean} whether that file was started by `node`, not imported
 */
export const isMain = (url) => process.argv[1] === fileURLToPath(url);

/**
 * @param {string} folder relative to the project
 * @returns {string[]} every file below, relative to the project, with `/`; none when there is no such folder
 */
export function filesBelow(folder) {
  const top = join(root, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .sort();
}

/**
 * The tests of one kind. A test says by what it imports where it runs: `node:test` in Node, else in a browser page.
 *
 * @param {'unit' | 'browser' | 'e2e' | 'proof'} kind
 * @returns {string[]}
 */
export function testFiles(kind) {
  const folder = /^test\/(?:e2e|proof)\//;
  return filesBelow(kind === 'e2e' || kind === 'proof' ? `test/${kind}` : 'test').filter((file) => {
    if (!file.endsWith('.test.ts')) return false;
    if (kind === 'e2e' || kind === 'proof') return true;
    const inNode = /\sfrom 'node:test'/.test(readFileSync(join(root, file), 'utf8'));
    return !folder.test(file) && inNode === (kind === 'unit');
  });
}

/**
 * @param {string} output a built file, relative to the project
 * @param {string[]} sources files and folders it is made from
 * @returns {boolean} whether it is missing or older than any of them
 */
export function isStale(output, sources) {
  if (!existsSync(join(root, output))) return true;
  const builtAt = statSync(join(root, output)).mtimeMs;
  const files = sources.flatMap((path) =>
    existsSync(join(root, path)) && statSync(join(root, path)).isFile() ? [path] : filesBelow(path),
  );
  return files.some((file) => statSync(join(root, file)).mtimeMs > builtAt);
}

/**
 * @param {string} name of a program
 * @returns {string[]} where it stands on the PATH; none where it is not installed
 */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path));

/** @param {string | undefined} path */
function isWritable(path) {
  try {
    accessSync(path ?? '', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @type {NodeJS.ProcessEnv | undefined} */
let env;

/**
 * The environment for child processes. npm, Chromium and Storybook keep things in the home folder; where that is
 * unset or not writable (a container run as another user) they get a temporary one.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnv() {
  if (env) return env;
  env = { ...process.env };
  let home = env.HOME ?? homedir();
  let temporary;
  if (!isWritable(home)) {
    home = temporary = mkdtempSync(join(tmpdir(), 'nardy-board-home-'));
    env.npm_config_cache = join(home, '.npm');
  }
  env.HOME = home;
  const cache = env.npm_config_cache ?? join(home, '.npm');
  if (existsSync(cache) && !isWritable(cache)) {
    temporary ??= mkdtempSync(join(tmpdir(), 'nardy-board-home-'));
    env.npm_config_cache = join(temporary, '.npm');
  }
  if (temporary) {
    const rubbish = temporary;
    process.on('exit', () => rmSync(rubbish, { recursive: true, force: true }));
  }
  return env;
}

/**
 * How to start the npm that runs us (or the one on PATH).
 *
 * @param {string[]} args
 * @returns {{command: string, args: string[], shell: boolean}}
 */
export function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? { command: process.execPath, args: [script, ...args], shell: false }
    : { command: 'npm', args, shell: process.platform === 'win32' };
}
