import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher, defaultReporter } from '@web/test-runner';
import { args, findChromium } from './scripts/browser.mjs';
import { testFiles } from './scripts/lib.mjs';
import { report } from './scripts/results.mjs';

/** A test that expects a warning replaces `console.warn` itself; any other is a failure. */
const complaints = [];
const expectedLog = /Lit is in dev mode/;
/** The runner reports these as errors of its own. */
const reportedElsewhere = /Failed to fetch dynamically imported module/;

function watchLogs({ type, args: words }) {
  if (expectedLog.test(String(words[0]))) return false;
  if ((type === 'warn' || type === 'error') && !reportedElsewhere.test(String(words[0]))) {
    complaints.push(`unexpected console.${type}: ${words.join(' ')}`);
  }
  return true;
}

/** Counts, and ends the run with one plain line. */
const countingReporter = () => ({
  onTestRunFinished({ sessions }) {
    const results = { passed: 0, failed: [...new Set(complaints.splice(0))], skipped: [] };
    const walk = (suite, path) => {
      for (const test of suite?.tests ?? []) {
        const name = [...path, test.name].join(' › ');
        if (test.skipped) results.skipped.push(name);
        else if (test.passed) results.passed++;
        else results.failed.push(name);
      }
      for (const inner of suite?.suites ?? []) walk(inner, [...path, inner.name]);
    };
    for (const { testFile = '', testResults, errors } of sessions) {
      const file = testFile.slice(testFile.indexOf('test/'));
      walk(testResults, [file]);
      for (const error of errors) results.failed.push(`${file}: ${error.message}`);
    }
    report(results);
    // the runner ends the process with its own code, which knows nothing of warnings
    if (results.failed.length > 0) process.once('exit', () => (process.exitCode = 1));
  },
});

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files: testFiles('browser'),
  nodeResolve: { exportConditions: ['development'] }, // Lit's development build warns of shadowed accessors
  plugins: [
    esbuildPlugin({
      ts: true,
      tsconfig: new URL('./tsconfig.json', import.meta.url).pathname,
      target: 'es2022',
    }),
  ],
  browsers: [chromeLauncher({ launchOptions: { executablePath: findChromium(), args } })],
  concurrency: 2,
  testFramework: { config: { timeout: 10_000 } }, // mocha's 2 s is too short for axe on a busy machine
  filterBrowserLogs: watchLogs,
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY }), countingReporter()],
  coverageConfig: { include: ['src/**/*.ts'], reporters: ['text-summary', 'lcovonly'] },
};
