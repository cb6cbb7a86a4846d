/** Runs the tests that live in a browser page, with any option of Web Test Runner (`--watch`, `--files …`). */
import { testFiles } from './lib.mjs';
import { report } from './results.mjs';

if (testFiles('browser').length > 0) {
  const { startTestRunner } = await import('@web/test-runner');
  await startTestRunner();
} else {
  report({ passed: 0, failed: [], skipped: ['browser tests (there are none)'] });
}
