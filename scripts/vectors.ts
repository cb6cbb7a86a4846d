/**
 * Checks files of legal-play vectors: `npm run vectors -- FILE…`. Prints `N agree, M differ` and the first
 * differences; exit code 1 on a difference.
 */
import { readFileSync } from 'node:fs';
import { checkVectors } from '../test/support/vectors.js';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name a file of vectors: npm run vectors -- test/fixtures/vectors/traps.jsonl');
  process.exit(2);
}
let differ = 0;
for (const file of files) {
  const report = checkVectors(readFileSync(file, 'utf8'));
  differ += report.differences.length;
  console.log(`${file}: ${report.agree} agree, ${report.differences.length} differ`);
  for (const line of report.differences.slice(0, 5)) console.log(`  ${line}`);
}
process.exitCode = differ > 0 ? 1 : 0;
