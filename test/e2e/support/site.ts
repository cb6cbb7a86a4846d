import type { Dot, Seen } from './seen.js';

/** What hands and players need of a board on a page, whichever browser shows it. */
export interface Site {
  /** What is to be seen, once the board has drawn what it has to. */
  look(): Promise<Seen>;
  /** Where a dot of the board's document lies in the window, scrolled into it if it is not. */
  aim(dot: Dot): Promise<Dot>;
  readonly page: {
    readonly mouse: {
      click(x: number, y: number): Promise<void>;
      move(x: number, y: number, options?: { readonly steps: number }): Promise<void>;
      down(): Promise<void>;
      up(): Promise<void>;
    };
    readonly keyboard: {
      /** Presses a key by its name, such as `n`, `Enter` or `Shift+Tab`. */
      press(key: string): Promise<void>;
    };
  };
}
