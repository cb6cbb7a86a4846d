#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import * as notation from '../dist/notation.js';
import { run } from './run.mjs';

// What reads the results may have heard enough.
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
});
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
process.exitCode = run(process.argv.slice(2), notation, version);
