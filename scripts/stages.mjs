/** Runs npm scripts two at a time, in an order that their needs allow, and sums up what they counted. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv, npm, root } from './lib.mjs';
import { inWords, limits } from './limits.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} run an npm script and its arguments
 * @property {string[]} [after] the stages without which it makes no sense
 * @property {boolean} [counts] whether it counts its tests itself
 * @property {number} [minutes] after which it is stopped
 * @property {string | undefined} [skip] why it does not run
 *
 * @typedef {import('./results.mjs').Results} Results
 */

const AT_ONCE = 2;
const posix = process.platform !== 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  try {
    if (posix && child.pid)
      process.kill(-child.pid, 'SIGKILL'); // with all that it started
    else child.kill();
  } catch {
    // it has ended by itself
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    running.forEach(stop);
    process.exit(1);
  });
}

/**
 * @param {Stage} stage
 * @param {string} file where the stage leaves what it counted
 * @returns {Promise<{ended: string, output: string}>} `ended` is empty where all went well
 */
function start({ run, minutes }, file) {
  const limit = minutes === undefined ? limits.stage : minutes * 60_000;
  const { command, args, shell } = npm(['run', '--silent', ...run]);
  const env = { ...childEnv(), NARDY_RESULTS: file, NO_COLOR: '1' };
  const child = spawn(command, args, {
    cwd: root,
    env,
    shell,
    detached: posix,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let late = false;
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const timer = setTimeout(() => {
    late = true;
    stop(child);
  }, limit);
  return new Promise((done) => {
    const end = (/** @type {string} */ ended) => {
      clearTimeout(timer);
      running.delete(child);
      done({ ended: late ? `no end after ${inWords(limit)}` : ended, output });
    };
    child.on('error', (error) => end(error.message));
    child.on('close', (code, signal) => end(code === 0 ? '' : `ended with ${signal ?? `code ${code}`}`));
  });
}

/**
 * @param {Stage} stage
 * @param {string} folder
 * @returns {Promise<Results>}
 */
async function runStage(stage, folder) {
  const began = Date.now();
  const file = join(folder, `${stage.name}.json`);
  const { ended, output } = await start(stage, file);
  /** @type {Results} */
  let results = { passed: ended ? 0 : 1, failed: ended ? [ended] : [], skipped: [] };
  if (stage.counts) {
    if (existsSync(file)) {
      results = JSON.parse(readFileSync(file, 'utf8'));
      if (ended && results.failed.length === 0) results.failed.push(ended);
    } else {
      results = { passed: 0, failed: [ended || 'it counted nothing'], skipped: [] };
    }
  }
  const { passed, failed, skipped } = results;
  if (failed.length > 0) console.log(`\n--- ${stage.name}\n${output.trimEnd()}\n---`);
  const numbers = `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${failed.length > 0 ? 'FAIL' : 'ok  '} ${stage.name.padEnd(20)} ${numbers} (${seconds} s)`);
  return {
    passed,
    failed: failed.map((name) => `${stage.name}: ${name}`),
    skipped: skipped.map((name) => `${stage.name}: ${name}`),
  };
}

/**
 * @param {Stage[]} stages
 * @param {string[]} missing needs that cannot be met
 * @returns {Promise<Results>}
 */
export async function runStages(stages, missing) {
  /** @type {Results} */
  const total = { passed: 0, failed: [], skipped: [] };
  const names = new Set(stages.map(({ name }) => name));
  const unmet = new Set(missing);
  const done = new Set();
  const waiting = [...stages];
  const folder = mkdtempSync(join(tmpdir(), 'nardy-board-results-'));

  /** @param {Stage} stage @param {string} why */
  const leaveOut = (stage, why) => {
    console.log(`skip ${stage.name.padEnd(20)} ${why}`);
    total.skipped.push(`${stage.name}: ${why}`);
  };

  /** @param {Stage} stage */
  const take = async (stage) => {
    const lost = stage.after?.find((need) => unmet.has(need));
    if (stage.skip !== undefined) leaveOut(stage, stage.skip);
    else if (lost !== undefined) {
      unmet.add(stage.name);
      leaveOut(stage, `it needs "${lost}", which failed`);
    } else {
      const { passed, failed, skipped } = await runStage(stage, folder);
      total.passed += passed;
      total.failed.push(...failed);
      total.skipped.push(...skipped);
      if (failed.length > 0) unmet.add(stage.name);
    }
    done.add(stage.name);
  };

  /** @param {Stage} stage */
  const isReady = ({ after = [] }) =>
    after.every((need) => done.has(need) || unmet.has(need) || !names.has(need));
  await new Promise((finished) => {
    let active = 0;
    const next = () => {
      while (active < AT_ONCE) {
        const at = waiting.findIndex(isReady);
        const [stage] = at < 0 ? [] : waiting.splice(at, 1);
        if (!stage) break;
        active++;
        void take(stage).then(() => {
          active--;
          next();
        });
      }
      if (active === 0) finished(undefined);
    };
    next();
  });
  rmSync(folder, { recursive: true, force: true });
  return total;
}
