/** WebKitGTK by its WebDriver, on a screen that is not there. */
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './driver.js';
import { library, program, start, stop, temporary } from './programs.js';

const browserOf = () => library(/webkit2gtk-4\.\d$/, 'MiniBrowser');

/** Why it cannot be started, or null. */
export function webkitMissing(): string | null {
  const driver = program('WebKitWebDriver') && browserOf();
  if (driver && program('Xvfb')) return null;
  return 'WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb';
}

/** Asks the driver, and gives the `value` of its answer. */
async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  const { error, message } = (value ?? {}) as Record<string, string | undefined>;
  if (error) throw new Error(`${url}: ${error}: ${message}`);
  return value;
}

/** A port that nothing listens to. */
const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

/** Until the driver listens. */
async function ready(url: string, isGone: () => boolean): Promise<void> {
  while (!isGone()) {
    try {
      await ask(`${url}/status`, 'GET');
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('WebKitWebDriver has ended');
}

export async function startWebkit(width: number, height: number): Promise<Engine> {
  const screen = start(
    program('Xvfb')!,
    ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await new Promise((done, failed) => {
    screen.once('error', failed);
    screen.once('exit', () => failed(new Error('Xvfb has ended')));
    (screen.stdio[3] as Readable).once('data', (data: Buffer) => done(String(data).trim()));
  });
  const port = await freePort();
  const driver = start(program('WebKitWebDriver')!, [`--port=${port}`], {
    env: {
      ...process.env,
      HOME: temporary('webkit'),
      DISPLAY: `:${String(display)}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  await ready(base, () => driver.exitCode !== null);
  const { sessionId, capabilities } = (await ask(`${base}/session`, 'POST', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserOf(), args: ['--automation'] } },
    },
  })) as { sessionId: string; capabilities: Record<string, string> };
  const session = `${base}/session/${sessionId}`;
  await ask(`${session}/timeouts`, 'POST', { script: 300_000, pageLoad: 300_000 }); // on a busy machine
  await ask(`${session}/window/rect`, 'POST', { x: 0, y: 0, width, height });
  return {
    name: `${capabilities['browserName']} ${capabilities['browserVersion']}`,
    complaints: [], // it tells nobody: the page has to listen to itself
    async goto(url) {
      await ask(`${session}/url`, 'POST', { url });
    },
    async evaluate(expression) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then((value) => done({ value }), (wrong) => done({ wrong: String(wrong) }));`;
      const answer = (await ask(`${session}/execute/async`, 'POST', { script, args: [] })) as Record<
        string,
        string
      >;
      if (answer['wrong'] !== undefined) throw new Error(`in the page: ${answer['wrong']}`);
      return answer['value'] ?? '';
    },
    async actions(actions) {
      await ask(`${session}/actions`, 'POST', { actions });
    },
    async stop() {
      await ask(session, 'DELETE').catch(() => undefined); // the browser; it may be gone
      await stop(driver);
      await stop(screen);
    },
  };
}
