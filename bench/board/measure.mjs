/** A page whose main thread is timed from outside, by the browser's own account of it. */

/** A page of the bench and what the browser says of it. */
export class Meter {
  /** @param {import('playwright-core').Page} page @param {import('playwright-core').CDPSession} session */
  constructor(page, session) {
    this.page = page;
    this.session = session;
  }

  /**
   * @param {import('playwright-core').Browser} browser
   * @param {string} url
   * @param {import('playwright-core').BrowserContextOptions} options
   */
  static async open(browser, url, options) {
    const page = await browser.newPage(options);
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(url);
    await page.waitForFunction('window.bench');
    const session = await page.context().newCDPSession(page);
    // what the thread itself has worked: other programs on the machine do not count
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('HeapProfiler.enable');
    return new Meter(page, session);
  }

  /** @returns {Promise<any>} what the code, run in the page, comes to */
  run(/** @type {string} */ code) {
    return this.page.evaluate(code);
  }

  /** @returns {Promise<Record<string, number>>} */
  async #metrics() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  /** @returns {Promise<number>} ms of processor time that all tasks of the main thread took while the code ran */
  async time(/** @type {string} */ code) {
    await this.session.send('HeapProfiler.collectGarbage');
    const before = await this.#metrics();
    await this.run(code);
    const after = await this.#metrics();
    return ((after['TaskDuration'] ?? 0) - (before['TaskDuration'] ?? 0)) * 1000;
  }

  /** What is left after five forced collections. */
  async kept() {
    for (let n = 0; n < 5; n++) await this.session.send('HeapProfiler.collectGarbage');
    const { Nodes = 0, JSEventListeners = 0 } = await this.#metrics();
    return { nodes: Nodes, listeners: JSEventListeners };
  }

  close() {
    return this.page.close();
  }
}

/** @param {readonly number[]} figures */
export function spread(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  const [least = NaN, most = NaN] = [sorted[0], sorted.at(-1)];
  return { median: sorted[Math.floor(sorted.length / 2)] ?? NaN, least, most };
}

/** Prints rows under each other: names to the left, figures to the right. @param {readonly (readonly string[])[]} rows */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('  ')}`.trimEnd());
  }
}
