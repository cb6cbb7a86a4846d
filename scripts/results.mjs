/** How a stage of the tests says what it counted: in words, and as JSON for scripts/test.mjs. */
import { writeFileSync } from 'node:fs';

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {string[]} failed the name of each
 * @property {string[]} skipped the name of each, with the reason
 */

/** @param {{passed: number, failed: unknown[], skipped: unknown[]}} results */
export const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`;

/** @param {Results} results */
export function report(results) {
  if (process.env.NARDY_RESULTS) writeFileSync(process.env.NARDY_RESULTS, JSON.stringify(results));
  for (const name of results.failed) console.log(`failed:  ${name}`);
  for (const name of results.skipped) console.log(`skipped: ${name}`);
  console.log(line(results));
  if (results.failed.length > 0) process.exitCode = 1;
}
