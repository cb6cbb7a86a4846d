/**
 * Finds a Chromium for the tests, in this order:
 *   1. $CHROME_PATH
 *   2. an installed Chrome or Chromium (NO_INSTALLED_CHROME=1 skips it)
 *   3. the headless Chromium shipped in the npm package @sparticuz/chromium (Linux x64),
 *      unpacked once into node_modules/.cache
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { childEnv, isMain, onPath, root } from './lib.mjs';

/** What Chromium needs in a container, as root, offline and headless; the tests load this project's pages only. */
export const args = [
  ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const help = {
  linux: 'sudo apt-get install chromium-headless-shell (Debian) or sudo apt-get install chromium',
  darwin: 'brew install --cask google-chrome',
  win32: 'winget install Google.Chrome',
};

/** @returns {string[]} where a Chrome or Chromium is put by its installer */
function knownPlaces() {
  const { env, platform } = process;
  if (platform === 'darwin') {
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
    );
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      ['Google/Chrome', 'Chromium'].map((name) => join(folder ?? '', name, 'Application/chrome.exe')),
    );
  }
  const names = [
    'chromium-headless-shell',
    'chromium',
    'google-chrome-stable',
    'google-chrome',
    'chromium-browser',
  ];
  return names.flatMap(onPath);
}

/** @param {string} dir an empty folder, filled with Chromium, its libraries and fonts */
function unpack(dir) {
  // The package unpacks into os.tmpdir(), under fixed names: it gets a folder of its own.
  // AWS_LAMBDA_JS_RUNTIME makes it unpack the NSS libraries too, which a bare Debian has not.
  const code = "import c from '@sparticuz/chromium'; await c.executablePath();";
  const env = { ...childEnv(), TMPDIR: dir, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  const options = { cwd: root, env, stdio: /** @type {const} */ ('inherit') };
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], options);
  if (status !== 0) throw new Error('@sparticuz/chromium could not be unpacked (it needs 200 MB).');
}

/** @returns {string | undefined} the shipped Chromium, ready to run */
function shipped() {
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return undefined;
  const dir = join(
    root,
    'node_modules/.cache',
    `chromium-${JSON.parse(readFileSync(manifest, 'utf8')).version}`,
  );
  if (!existsSync(join(dir, 'chromium'))) {
    const fresh = `${dir}.${process.pid}`;
    mkdirSync(fresh, { recursive: true });
    unpack(fresh);
    // Its own fonts.conf names a folder that is not there; with no font, text has no size and innerText is ''.
    writeFileSync(
      join(fresh, 'fonts.conf'),
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
        '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>' +
        `<dir>${dir}/fonts</dir><cachedir>${join(tmpdir(), 'nardy-board-fonts')}</cachedir></fontconfig>`,
    );
    try {
      renameSync(fresh, dir); // atomic: two processes may race
    } catch {
      rmSync(fresh, { recursive: true, force: true });
    }
  }
  const libraries = join(dir, 'al2023/lib');
  process.env.LD_LIBRARY_PATH = [process.env.LD_LIBRARY_PATH, libraries].filter(Boolean).join(delimiter);
  process.env.FONTCONFIG_FILE ??= join(dir, 'fonts.conf');
  return join(dir, 'chromium');
}

/**
 * @returns {string} the path of a Chromium that can be started
 * @throws {Error} one sentence that says what to install
 */
export function findChromium() {
  const { CHROME_PATH, NO_INSTALLED_CHROME } = process.env;
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH names no file: ${CHROME_PATH}`);
    return CHROME_PATH;
  }
  const installed = NO_INSTALLED_CHROME ? undefined : knownPlaces().find((path) => existsSync(path));
  const path = installed ?? shipped();
  if (path) return path;
  const command = help[/** @type {keyof typeof help} */ (process.platform)] ?? 'your package manager';
  throw new Error(`No Chrome or Chromium found: install one with ${command}, or set CHROME_PATH to it.`);
}

/**
 * Starts that Chromium for playwright-core. It ends with the process that started it, as its pipe breaks then; a handler
 * for signals would keep alive a test file that is to be ended.
 *
 * @param {import('playwright-core').LaunchOptions} [options]
 */
export async function launch(options = {}) {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: findChromium(), args, handleSIGTERM: false, ...options });
}

if (isMain(import.meta.url)) {
  try {
    console.log(findChromium());
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
