/** Runs the tests that import node:test: `node scripts/node-tests.mjs unit|e2e|proof [part of a path]`. */
import { join, relative, sep } from 'node:path';
import { run } from 'node:test';
import { compileTests } from './compile-tests.mjs';
import { root, testFiles } from './lib.mjs';
import { inWords, limits } from './limits.mjs';
import { report } from './results.mjs';

const [kind, part = ''] = process.argv.slice(2);
if (kind !== 'unit' && kind !== 'e2e' && kind !== 'proof')
  throw new Error('Name a kind: unit, e2e or proof.');
const files = testFiles(kind).filter((file) => file.includes(part));

/** @type {import('./results.mjs').Results} */
const results = { passed: 0, failed: [], skipped: [] };
/** Where the compiled tests are. */
let folder = '';
/** @type {string[]} the names of the test now reported and of those around it */
const path = [];

/** @param {{name: string, file?: string | undefined, nesting: number}} test */
function fullName({ name, file = '', nesting }) {
  const place = relative(folder !== '' && file.startsWith(folder) ? folder : root, file);
  const shown = place.split(sep).join('/').replace(/\.js$/, '.ts');
  return name === file ? shown : [shown, ...path.slice(0, nesting), name].join(' › ');
}

/** @param {any} test */
function passed(test) {
  if (test.details.type === 'suite') return;
  const why = test.skip ?? test.todo;
  if (why !== undefined) {
    results.skipped.push(fullName(test) + (typeof why === 'string' && why !== '' ? ` (${why})` : ''));
  } else if (test.name === test.file) {
    results.failed.push(`${fullName(test)} holds no test`);
  } else {
    results.passed++;
  }
}

/** @param {any} test */
function failed(test) {
  const { error } = test.details;
  if (error.failureType === 'subtestsFailed') return; // those have been counted
  if (error.failureType === 'testTimeoutFailure' && test.name === test.file) {
    results.failed.push(`${fullName(test)}: no end after ${inWords(fileLimit)}`);
    return;
  }
  results.failed.push(fullName(test));
  console.error(`\n${fullName(test)}`);
  console.error(error.cause ?? error);
}

const fileLimit = kind === 'proof' ? limits.proofFile : limits.file;

/** The files as Node takes them. */
async function runnable() {
  const options = process.env.NODE_OPTIONS ?? '';
  // What is covered is told of the sources only where each is loaded as it is.
  const isCovered = process.env.NODE_V8_COVERAGE !== undefined;
  process.env.NODE_OPTIONS = `${options} ${isCovered ? '--import tsx' : '--enable-source-maps'}`;
  if (isCovered) return files.map((file) => join(root, file));
  folder = await compileTests(files);
  return files.map((file) => join(folder, file.replace(/\.ts$/, '.js')));
}

async function main() {
  process.chdir(root);
  const stream = run({
    files: await runnable(),
    concurrency: kind === 'e2e' ? 1 : 2,
    timeout: fileLimit, // a file's, as each is a test of this run
  });
  for await (const { type, data } of stream) {
    if (type === 'test:start') path[data.nesting] = data.name;
    else if (type === 'test:pass') passed(data);
    else if (type === 'test:fail') failed(data);
    else if (type === 'test:stdout' || type === 'test:stderr') process.stderr.write(data.message);
  }
}

if (files.length > 0) await main();
else results.skipped.push(`${kind} tests (there are none${part && ` with ${part} in their path`})`);
report(results);
// A file that did not end and is deaf to signals keeps this process too: no longer than this.
setTimeout(() => process.exit(), 1000).unref();
