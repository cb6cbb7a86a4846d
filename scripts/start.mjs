/** `npm start`: from a fresh clone to the demo in the browser. PORT and HOST may be set. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './install.mjs';
import { childEnv, isStale, npm, root } from './lib.mjs';
import { serve } from './static-server.mjs';

/** @param {string} script */
function run(script) {
  const { command, args, shell } = npm(['run', '--silent', script]);
  if (spawnSync(command, args, { cwd: root, env: childEnv(), shell, stdio: 'inherit' }).status === 0) return;
  console.error(`npm run ${script} failed.`);
  process.exit(1);
}

/** @param {number} port */
async function listen(port) {
  try {
    return await serve(join(root, 'demo-dist'), { port, host: process.env.HOST ?? '::' });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EAFNOSUPPORT') return serve(join(root, 'demo-dist'), { port, host: '0.0.0.0' });
    throw error;
  }
}

if (!install()) process.exit(1);
const tools = ['package-lock.json', 'vite.config.ts', 'scripts/cdn.mjs'];
if (isStale('dist/cdn/board.min.js', ['src', ...tools])) run('build:cdn');
if (isStale('demo-dist/index.html', ['src', 'demo', 'dist/cdn', ...tools])) run('build:demo');

const wanted = process.env.PORT;
for (let port = Number(wanted ?? 4173); ; port++) {
  try {
    const { url } = await listen(port);
    console.log(`The demo is at ${url}/`);
    break;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EADDRINUSE' && !wanted) continue;
    console.error(code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one.` : message);
    process.exit(1);
  }
}
