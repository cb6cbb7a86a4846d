/**
 * Stands in for node:test where only the first failure counts: node:test tells of failures when it has leisure, which in
 * a file without a pause is at its end.
 */
import { writeSync } from 'node:fs';

/** @typedef {() => void | Promise<void>} Body */

/** @type {{name: string, body: Body}[]} */
const tests = [];

/** @param {string} _name @param {() => void} body */
export const describe = (_name, body) => body();

/** @param {string} name @param {[Body] | [{skip?: unknown}, Body]} rest */
export function it(name, ...rest) {
  const [options, body] = rest.length === 2 ? rest : [{}, rest[0]];
  if (!options.skip) tests.push({ name, body });
}

/** @param {string} name */
function stop(name) {
  writeSync(1, `${name}\n`);
  process.exit(1);
}

/**
 * Loads files of tests and runs what they tell of, in order; names the first that fails, and ends with exit code 1.
 *
 * @param {readonly string[]} urls
 */
export async function runUntilFailure(urls) {
  for (const url of urls) {
    await import(url).catch(() => stop(url.slice(url.lastIndexOf('/') + 1)));
    for (const { name, body } of tests.splice(0)) {
      try {
        await body();
      } catch {
        stop(name);
      }
    }
  }
}
