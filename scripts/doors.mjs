/** Imports every door that package.json promises, by its public name, each in a Node of its own (no door needs a DOM to load), and runs the command. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';
import { report } from './results.mjs';

const { name, version, bin, exports: doors } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** @type {import('./results.mjs').Results} */
const results = { passed: 0, failed: [], skipped: [] };

for (const [door, target] of Object.entries(doors)) {
  const specifier = name + door.slice(1);
  const missing = Object.values(typeof target === 'string' ? [target] : target).filter(
    (file) => !existsSync(join(root, file)),
  );
  let wrong = missing.map((file) => `there is no ${file}`).join(', ');
  if (!wrong && typeof target === 'object') {
    const code = `const door = await import('${specifier}');
      if (Object.keys(door).length === 0) throw new Error('exports nothing');`;
    const options = { cwd: root, encoding: /** @type {const} */ ('utf8') };
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], options);
    if (status !== 0) wrong = stderr.split('\n').find((text) => /error/i.test(text)) ?? `exit code ${status}`;
    else if (stderr) wrong = `prints: ${stderr.split('\n')[0]}`;
  }
  if (wrong) results.failed.push(`import ${specifier}: ${wrong}`);
  else results.passed++;
}
const told = spawnSync(process.execPath, [join(root, bin), '--version'], { encoding: 'utf8' });
if (told.status === 0 && told.stdout.trim() === version) results.passed++;
else results.failed.push(`${bin} --version: ${told.stderr || told.stdout}`);
report(results);
