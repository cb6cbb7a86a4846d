type Loose = (...args: never[]) => unknown;

/** Counts what is being listened to, watched and waited for outside the elements themselves. */
export class Watch {
  readonly #open = new Set<string>();
  readonly #undo: (() => void)[] = [];
  readonly #ids = new WeakMap<object, number>();
  #last = 0;

  constructor() {
    for (const target of [window, document]) {
      this.#pair(target, 'addEventListener', 'removeEventListener', (_, args) => [
        args[0],
        this.#id(args[1]),
      ]);
    }
    this.#pair(ResizeObserver.prototype, 'observe', 'disconnect', (self) => ['resize', this.#id(self)]);
    this.#pair(MutationObserver.prototype, 'observe', 'disconnect', (self) => ['mutation', this.#id(self)]);
    this.#clock('setTimeout', 'clearTimeout');
    this.#clock('setInterval', 'clearInterval');
    this.#clock('requestAnimationFrame', 'cancelAnimationFrame');
  }

  /** What is open now, one line each. */
  get open(): readonly string[] {
    return [...this.#open].sort();
  }

  end(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
  }

  #id(value: unknown): number {
    const key = Object(value) as object;
    const id = this.#ids.get(key) ?? ++this.#last;
    this.#ids.set(key, id);
    return id;
  }

  #patch(object: object, name: string, make: (before: Loose) => Loose): void {
    const own = Object.getOwnPropertyDescriptor(object, name);
    const before = (object as Record<string, Loose>)[name]!;
    Object.defineProperty(object, name, { configurable: true, writable: true, value: make(before) });
    this.#undo.push(() => {
      if (own) Object.defineProperty(object, name, own);
      else delete (object as Record<string, unknown>)[name];
    });
  }

  #pair(
    object: object,
    begin: string,
    end: string,
    key: (self: unknown, args: readonly unknown[]) => unknown[],
  ): void {
    const open = this.#open;
    const name = (self: unknown, args: readonly unknown[]) => key(self, args).join(' ');
    this.#patch(
      object,
      begin,
      (before) =>
        function (this: unknown, ...args: never[]) {
          open.add(name(this, args));
          return before.apply(this, args);
        },
    );
    this.#patch(
      object,
      end,
      (before) =>
        function (this: unknown, ...args: never[]) {
          open.delete(name(this, args));
          return before.apply(this, args);
        },
    );
  }

  #clock(start: string, stop: string): void {
    const open = this.#open;
    const set = (window as unknown as Record<string, Loose>)[start] as (...args: unknown[]) => number;
    const clear = (window as unknown as Record<string, Loose>)[stop] as (timer: number) => void;
    this.#patch(window, start, () => (run: (...args: unknown[]) => void, ...rest: unknown[]) => {
      const timer = set.call(
        window,
        (...args: unknown[]) => {
          if (start !== 'setInterval') open.delete(`${start} ${timer}`);
          run(...args);
        },
        ...rest,
      );
      open.add(`${start} ${timer}`);
      return timer;
    });
    this.#patch(window, stop, () => (timer: number) => {
      open.delete(`${start} ${timer}`);
      clear.call(window, timer);
    });
  }
}
