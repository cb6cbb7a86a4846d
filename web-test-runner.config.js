import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher, defaultReporter } from '@web/test-runner';
import { args, findChromium } from './scripts/browser.mjs';
import { testFiles } from './scripts/lib.mjs';
import { inWords, limits } from './scripts/limits.mjs';
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
      for (const { message } of errors) {
        const late = /tests did not (?:start|finish)|Timed out stopping/.test(message);
        const said = `${file}: ${late ? `no end after ${inWords(limits.file)}` : message}`;
        if (!results.failed.includes(said)) results.failed.push(said);
      }
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
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: findChromium(), args },
      createPage: async ({ browser }) => {
        // A window each: of several pages in one window only the uppermost gets frames, wherever there are windows.
        const page = await (await browser.createBrowserContext()).newPage();
        page.setDefaultTimeout(limits.file);
        // Only one window has the focus, and a page in another one hears nothing of where its own goes.
        const session = await page.createCDPSession();
        await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
        return page;
      },
    }),
  ],
  concurrency: 2,
  browserStartTimeout: limits.file,
  testsStartTimeout: limits.file,
  testsFinishTimeout: limits.file,
  testFramework: { config: { timeout: limits.pageTest } },
  filterBrowserLogs: watchLogs,
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY }), countingReporter()],
  coverageConfig: { include: ['src/**/*.ts'], reporters: ['text-summary', 'lcovonly'] },
};
