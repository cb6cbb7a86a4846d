/** Firefox by WebDriver BiDi. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Engine } from './driver.js';
import { program, says, start, stop, temporary } from './programs.js';

const NAMES = ['firefox-esr', 'firefox'] as const;

/** Why it cannot be started, or null. */
export const firefoxMissing = (): string | null =>
  program(...NAMES) ? null : 'Firefox is not installed: apt-get install firefox-esr';

/** Nothing is asked or looked up, and no tab is kept back for being in the background. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

type Values = Record<string, unknown>;
interface Message {
  readonly id?: number;
  readonly type?: string;
  readonly method?: string;
  readonly result?: Values;
  readonly error?: string;
  readonly message?: string;
  readonly params?: { readonly level: string; readonly text: string };
}

/** A connection on which each command waits for its answer. */
class Session {
  readonly complaints: string[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { done: (message: Message) => void; failed: (why: Error) => void }>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message;
      if (message.id !== undefined) this.#waiting.get(message.id)?.done(message);
      else if (message.method === 'log.entryAdded' && /warn|error/.test(message.params?.level ?? ''))
        this.complaints.push(message.params!.text);
    });
    socket.on('close', () => {
      for (const { failed } of this.#waiting.values()) failed(new Error('Firefox has ended'));
    });
  }

  static async open(url: string): Promise<Session> {
    const socket = new WebSocket(url);
    await new Promise((done, failed) => socket.once('open', done).once('error', failed));
    return new Session(socket);
  }

  async send(method: string, params: Values): Promise<Values> {
    const id = ++this.#last;
    const answer = await new Promise<Message>((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    this.#waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result ?? {};
  }

  close(): void {
    this.#socket.close();
  }
}

export async function startFirefox(width: number, height: number): Promise<Engine> {
  const profile = temporary('firefox');
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--remote-debugging-port', '0', '--profile', profile, '--no-remote'];
  const browser = start(program(...NAMES)!, args, {
    env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1', LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [, url] = await says(browser, /WebDriver BiDi listening on (ws:\S+)/);
  const session = await Session.open(`${url}/session`);
  const { capabilities } = await session.send('session.new', { capabilities: {} });
  const { browserName, browserVersion } = capabilities as Record<string, string>;
  await session.send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await session.send('browsingContext.create', { type: 'tab' });
  await session.send('browsingContext.activate', { context });
  await session.send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    name: `${browserName} ${browserVersion}`,
    complaints: session.complaints,
    async goto(address) {
      await session.send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    async evaluate(expression) {
      const given = await session.send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (given['type'] === 'exception')
        throw new Error(`in the page: ${(given['exceptionDetails'] as { text: string }).text}`);
      return (given['result'] as { value: string }).value;
    },
    async actions(actions) {
      await session.send('input.performActions', { context, actions });
    },
    async stop() {
      session.close();
      await stop(browser);
    },
  };
}
