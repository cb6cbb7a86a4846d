/** Timers that wait for the test instead of the clock, so that no test depends on how fast it runs. */
export interface HeldTimers {
  /** After how many ms each of those that wait would be due, in the order in which they were set. */
  readonly waits: readonly number[];
  /** Their time has come. */
  pass(): void;
}

let release = (): void => undefined;
// a page that a test opens loads this file too
(globalThis as { afterEach?: typeof afterEach }).afterEach?.(() => release());

/** Holds back all that the page sets from now on, to the end of the test. */
export function heldTimers(): HeldTimers {
  release();
  const { setTimeout: set, clearTimeout: clear } = window as unknown as Record<string, (id?: number) => void>;
  const waiting = new Map<number, { readonly due: number; readonly run: () => void }>();
  let last = 0;
  const hold = (run: () => void, due = 0) => {
    waiting.set(--last, { due, run }); // the browser's own are positive
    return last;
  };
  Object.assign(window, {
    setTimeout: hold,
    clearTimeout: (timer?: number) => waiting.delete(timer ?? 0) || clear?.call(window, timer),
  });
  release = () => {
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
    release = () => undefined;
  };
  return {
    get waits() {
      return [...waiting.values()].map(({ due }) => due);
    },
    pass() {
      const due = [...waiting.values()];
      waiting.clear();
      for (const { run } of due) run();
    },
  };
}
