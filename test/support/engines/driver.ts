/** A page in another browser engine, driven by W3C actions: a mouse, a keyboard, and functions run in the page. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib.mjs';
import type { Dot, Seen } from '../../e2e/support/seen.js';
import type { Site } from '../../e2e/support/site.js';
import { temporary } from './programs.js';

/** A browser as its protocol speaks; each takes and gives the protocol's own values. */
export interface Engine {
  /** Name and version. */
  readonly name: string;
  /** What the page's console and its uncaught errors said, one line each; nothing else. */
  readonly complaints: readonly string[];
  goto(url: string): Promise<void>;
  /** The text that a JavaScript expression gives, which may be a promise of it. */
  evaluate(expression: string): Promise<string>;
  actions(sources: readonly object[]): Promise<void>;
  stop(): Promise<void>;
}

const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A copy of the built demo whose pages load `in-page.js` first, for engines that cannot be told to do so. */
export function watchedDemo(): string {
  const folder = temporary('demo');
  cpSync(join(root, 'demo-dist'), folder, { recursive: true });
  cpSync(join(root, 'test/e2e/support/in-page.js'), join(folder, 'in-page.js'));
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const page = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), page.replace('<head>', '<head><script src="in-page.js"></script>'));
  }
  return folder;
}

/** The board of a page in an engine. */
export class EnginePage implements Site {
  readonly engine: Engine;
  readonly #board: string;
  #at: Dot = { x: 0, y: 0 };

  private constructor(engine: Engine, board: string) {
    this.engine = engine;
    this.#board = board;
  }

  /** Opens a page, and sets attributes on its board. */
  static async open(
    engine: Engine,
    url: string,
    attributes: Readonly<Record<string, string>>,
    board = 'nardy-board',
  ): Promise<EnginePage> {
    await engine.goto(url);
    const page = new EnginePage(engine, board);
    await page.run(
      async (selector, given) => {
        const element = document.querySelector(selector)!;
        for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
        await customElements.whenDefined('nardy-board');
        await window.eyes.quiet(element);
      },
      board,
      attributes,
    );
    return page;
  }

  /** Runs a function in the page; what it takes and gives goes as JSON. */
  async run<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const call = `(${String(work)})(...${JSON.stringify(given)})`;
    return JSON.parse(
      await this.engine.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`),
    ) as Result;
  }

  async look(): Promise<Seen> {
    return this.run(async (selector) => {
      const board = document.querySelector(selector)!;
      await window.eyes.quiet(board);
      return window.eyes.look(board);
    }, this.#board);
  }

  aim(dot: Dot): Promise<Dot> {
    return this.run(({ x, y }) => {
      const before = window.scrollY;
      if (y < 2 || y > window.innerHeight - 2)
        window.scrollBy({ top: y - window.innerHeight / 2, behavior: 'instant' });
      return { x, y: y - (window.scrollY - before) };
    }, dot);
  }

  /** All that went wrong in the page. */
  async trouble(): Promise<readonly string[]> {
    return [...this.engine.complaints, ...(await this.run(() => window.eyes.trouble))];
  }

  readonly page = {
    mouse: {
      click: (x: number, y: number) =>
        this.#point(this.#to(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
      move: async (x: number, y: number, { steps } = { steps: 1 }) => {
        const from = this.#at;
        const part = (a: number, b: number, step: number) => a + ((b - a) * step) / steps;
        for (let step = 1; step <= steps; step++) {
          await this.#point(this.#to(part(from.x, x, step), part(from.y, y, step)));
        }
      },
      down: () => this.#point({ type: 'pointerDown', button: 0 }),
      up: () => this.#point({ type: 'pointerUp', button: 0 }),
    },
    keyboard: {
      press: (name: string) => {
        const values = name.split('+').map((each) => KEYS[each] ?? each);
        const down = values.map((value) => ({ type: 'keyDown', value }));
        const up = values.reverse().map((value) => ({ type: 'keyUp', value }));
        return this.engine.actions([{ type: 'key', id: 'keys', actions: [...down, ...up] }]);
      },
    },
  };

  #to(x: number, y: number): object {
    this.#at = { x, y };
    return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' };
  }
  #point(...actions: readonly object[]): Promise<void> {
    return this.engine.actions([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);
  }
}
