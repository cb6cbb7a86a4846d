/** A browser, the built pages under their strict policy, and one page to act on. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { launch } from '../../../scripts/browser.mjs';
import { root } from '../../../scripts/lib.mjs';
import { serve } from '../../../scripts/static-server.mjs';
import type { Dot, Seen, Told } from './seen.js';

/** A checker that flew: where to, on screen, and how many events had been told before. */
export interface Flown extends Dot {
  readonly facts: number;
}
export interface Eyes {
  readonly trouble: readonly string[];
  readonly facts: Told[];
  readonly counts: Readonly<Record<string, number>>;
  readonly heard: readonly string[];
  readonly statuses: readonly { readonly text: string; readonly facts: number }[];
  readonly flights: readonly Flown[];
  watch(board: Element): void;
  takeShifts(): readonly { readonly value: number; readonly moved: readonly string[] }[];
  until(type: string, count: number): Promise<void>;
  quiet(board: Element): Promise<void>;
  look(board: Element): Seen;
}
declare global {
  interface Window {
    readonly eyes: Eyes;
  }
}

export interface OpenOptions extends BrowserContextOptions {
  readonly width?: number;
  readonly height?: number;
  /** Which board of the page. */
  readonly board?: string;
  /** Set on the board before anything is played. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Scripts that run in the page before its own. */
  readonly scripts?: readonly string[];
  /** The page is opened from disk, out of the checkout, instead of the server. */
  readonly file?: boolean;
  /** The frame that holds the board. */
  readonly frame?: string;
  /** Done to the page before it is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Everything that a test file needs once. */
export class Stage {
  readonly #browser: Browser;
  readonly #server: { readonly url: string; close(): void };
  private constructor(browser: Browser, server: { readonly url: string; close(): void }) {
    this.#browser = browser;
    this.#server = server;
  }

  static async set(): Promise<Stage> {
    const server = await serve(join(root, 'demo-dist'));
    return new Stage(await launch(), server);
  }

  async strike(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }

  /** Opens a page, with whatever goes wrong in it being kept. */
  async open(path: string, options: OpenOptions = {}): Promise<Table> {
    const {
      width = 1280,
      height = 1000,
      attributes = {},
      scripts = [],
      file,
      frame,
      prepare,
      ...context
    } = options;
    const page = await (
      await this.#browser.newContext({ viewport: { width, height }, ...context })
    ).newPage();
    page.setDefaultTimeout(60_000);
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) trouble.push(`console: ${message.text()}`);
    });
    page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
    });
    await page.addInitScript({ path: join(import.meta.dirname, 'in-page.js') });
    for (const script of scripts) await page.addInitScript({ path: script });
    await prepare?.(page);
    await page.goto(file ? pathToFileURL(join(root, 'demo', path)).href : `${this.#server.url}/${path}`);
    const errors = trouble.filter((each) => each.startsWith('error:'));
    assert.deepEqual(errors, [], 'the page begins without an error'); // else all that follows waits in vain
    const inside = frame ? await (await page.waitForSelector(frame)).contentFrame() : page.mainFrame();
    assert.ok(inside, `there is no frame ${frame}`);
    const table = new Table(page, inside, options.board ?? 'nardy-board', trouble);
    await table.set(attributes);
    return table;
  }
}

/** A board on a page, and the ways to look at it. */
export class Table {
  readonly page: Page;
  readonly frame: Frame;
  readonly board: string;
  /** Each look at the board, for the audit. */
  readonly looks: Seen[] = [];
  readonly #trouble: string[];

  constructor(page: Page, frame: Frame, board: string, trouble: string[]) {
    this.page = page;
    this.frame = frame;
    this.board = board;
    this.#trouble = trouble;
  }

  /** Sets attributes as a page would, and brings the board into view. */
  async set(attributes: Readonly<Record<string, string | null>>): Promise<void> {
    await this.frame.locator(this.board).evaluate(async (board, given) => {
      for (const [name, value] of Object.entries(given)) {
        if (value === null) board.removeAttribute(name);
        else board.setAttribute(name, value);
      }
      await customElements.whenDefined('nardy-board');
      board.scrollIntoView({ block: 'start' });
      await window.eyes.quiet(board);
    }, attributes);
  }

  /** Another board of the same page. */
  beside(board: string): Table {
    return new Table(this.page, this.frame, board, this.#trouble);
  }

  /** Runs a function in the page, with the board as its first argument. */
  async run<Result, Given>(
    work: (board: HTMLElement, given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result> {
    const locator = this.frame.locator(this.board);
    return await locator.evaluate(work as never, given as never);
  }

  /** What is to be seen, once the board has drawn what it has to. */
  async look(): Promise<Seen> {
    // As text, which is handed over faster than the many objects it stands for.
    const text = await this.frame.evaluate(async (selector) => {
      const board = document.querySelector(selector)!;
      await window.eyes.quiet(board);
      return JSON.stringify(window.eyes.look(board));
    }, this.board);
    const seen = JSON.parse(text) as Seen;
    this.looks.push(seen);
    return seen;
  }

  /** The events so far. */
  told(): Promise<Told[]> {
    return this.frame.evaluate(() => window.eyes.facts);
  }

  /** From now on the board is listened to, its status read, and its flights are counted (`flight`, `landed`, `heard`). */
  watch(): Promise<void> {
    return this.run((board) => window.eyes.watch(board));
  }
  /** Each sentence of the status line that was to be seen, and how many events had been told before. */
  statuses(): Promise<Eyes['statuses']> {
    return this.frame.evaluate(() => window.eyes.statuses);
  }
  flights(): Promise<readonly Flown[]> {
    return this.frame.evaluate(() => window.eyes.flights);
  }
  /** Waits until the live region says this, not counting the first `times` that it spoke. */
  async hears(text: string, times = 0): Promise<void> {
    for (let count = times; ; count++) {
      await this.until('heard', count + 1);
      const said = (await this.heard()).slice(times);
      if (said.some((each) => each.includes(text))) return;
    }
  }
  heard(): Promise<readonly string[]> {
    return this.frame.evaluate(() => window.eyes.heard);
  }

  /** How often an event has come, to wait for the next with `until`. */
  count(type: string): Promise<number> {
    return this.frame.evaluate((name) => window.eyes.counts[name] ?? 0, type);
  }
  until(type: string, count: number): Promise<void> {
    return this.frame.evaluate(([name, least]) => window.eyes.until(name, least), [type, count] as const);
  }

  /** Where a dot of the board's document lies in the window, scrolled into it if it is not. */
  async aim({ x, y }: Dot): Promise<Dot> {
    if (this.frame !== this.page.mainFrame()) {
      const box = await (await this.frame.frameElement()).boundingBox();
      assert.ok(box);
      return { x: x + box.x, y: y + box.y };
    }
    const { width = 0, height = 0 } = this.page.viewportSize() ?? {};
    if (x > 2 && y > 2 && x < width - 2 && y < height - 2) return { x, y };
    const by = await this.scroll(y - height / 2);
    return { x, y: y - by };
  }

  /** Scrolls the page so that the whole drawing lies in the window, and says how far. */
  async bring({ board: { top, bottom } }: Seen): Promise<number> {
    const height = this.page.viewportSize()?.height ?? 0;
    return top >= 0 && bottom <= height
      ? 0
      : this.scroll(Math.floor(top - Math.max(0, height - bottom + top) / 2));
  }

  /** How far the page is scrolled. */
  scrollTop(): Promise<number> {
    return this.frame.evaluate(() => window.scrollY);
  }

  /** Scrolls down; says how far it went. */
  scroll(by: number): Promise<number> {
    return this.frame.evaluate((top) => {
      const before = window.scrollY;
      window.scrollBy({ top, behavior: 'instant' });
      return window.scrollY - before;
    }, by);
  }

  /** Everything that went wrong in the page so far. */
  async trouble(): Promise<string[]> {
    return [...this.#trouble, ...(await this.frame.evaluate(() => window.eyes.trouble))];
  }

  /** No violation of the policy, no error, no failed request. */
  async assertClean(): Promise<void> {
    assert.deepEqual(await this.trouble(), []);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
