import type { SpotId } from '../scene/types.js';
import { cellOf, grid, spotAt, treeOf, useUp, type Desk, type Part } from './desk.js';
import { readBoard, readDice, readPips } from './labels.js';

/** Steps to the right and down; Home and End go as far as the row does. */
const WAYS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['Home', [-99, 0]],
  ['End', [99, 0]],
]);

/** Every question mark: Greek, Armenian, Arabic, Ethiopic, Limbu, doubled, Coptic, turned, Vai, Bamum, wide, Adlam. */
const QUESTION =
  /[?\xBF\u037E\u055E\u061F\u1367\u1945\u2047-\u2049\u2753\u2754\u2CFA\u2CFB\u2E2E\uA60F\uA6F7\uFE16\uFE56\uFF1F\u{1E95F}]/u;
/** Keys with a name, but for those that name no key. */
const NAMED = /^(?!Dead|Process|Unidentified)([A-Z][a-z]\w+|F\d)/;

/**
 * What a key means: the letter that it gives if that is a Latin one, else the letter at its place (`г` on a Russian
 * keyboard lies where `u` does, and one Arabic key gives two letters).
 */
function keyOf({ key = '', code = '' }: Partial<KeyboardEvent>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // the Greek question mark is a semicolon on most keyboards, and only there that lies at Q
  if (QUESTION.test(key) || (key === ';' && code === 'KeyQ')) return '?';
  if (code === 'Space') return ' ';
  return code.startsWith('Key') && !NAMED.test(key) ? code.slice(3).toLowerCase() : key;
}

/** The keys that read the board aloud. */
export const reading = (desk: Desk): Part => ({
  key(key: string): boolean {
    const { say, announce } = desk;
    if (key === 'b') announce(readBoard(desk));
    else if (key === 'v') announce(readDice(desk));
    else if (key === 'i') announce(readPips(desk));
    else if (key === '?') announce(say('keys'));
    else return false;
    return true;
  },
});

/** The focus on the board, one tab stop that roves, and the keys that the other parts have a use for. */
export class Keys implements Part {
  readonly #desk: Desk;
  /** The place to begin at, as far as a part knows one. */
  readonly #first: () => SpotId | undefined;
  #current: SpotId | null = null;
  /** The place that had the focus before the drawing under way. */
  #spot: SpotId | null = null;

  constructor(desk: Desk, first: () => SpotId | undefined = () => undefined) {
    this.#desk = desk;
    this.#first = first;
  }

  /** The place that the tab key reaches: where the reader was, at first one that can move. */
  get current(): SpotId {
    return this.#current ?? this.#first() ?? grid(this.#desk)[0]?.[0] ?? '';
  }

  /** Focuses the current place of the board. */
  focus(options?: FocusOptions): void {
    cellOf(this.#desk, this.current)?.focus(options);
  }

  hostUpdate(): void {
    this.#spot = spotAt(this.#desk.focused);
  }

  hostUpdated(): void {
    const { focused } = this.#desk;
    const { activeElement } = treeOf(this.#desk);
    const still = { preventScroll: true };
    const lost = focused !== null && !activeElement;
    // Where the board was turned, its places have moved, and what moves loses the focus.
    if (lost && this.#spot) cellOf(this.#desk, this.#spot)?.focus(still);
    else if (lost && !focused.isConnected) this.focus(still);
    // The board was turned, and the focused cell is another place now.
    else if (this.#spot && activeElement === focused && spotAt(focused) !== this.#spot)
      cellOf(this.#desk, this.#spot)?.focus(still);
  }

  readonly focusin = (event: FocusEvent): void => {
    const id = spotAt(event.target);
    if (!id) return;
    const moved = id !== this.current;
    this.#current = id;
    if (moved) this.#desk.refresh();
  };

  readonly keydown = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    const desk = this.#desk;
    // Not what the page puts in a slot, and not what is being typed.
    if (!desk.root.contains(target) || target.closest('.typing, .saved')) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const key = keyOf(event);
    // A question is not answered by habit: of the keys only Escape means something there.
    if (key !== 'Escape' && target.closest('.question')) return;
    const spot = spotAt(target);
    const way = spot && WAYS.get(key);
    const { current } = this;
    if (way) this.#walk(way);
    else if (!desk.offer(key, { spot, current, repeat: event.repeat, go: this.#go })) return;
    useUp(event);
  };

  /** To the neighbour on screen; at an edge it stays. */
  #walk([right, down]: readonly [number, number]): void {
    const rows = grid(this.#desk);
    const y = rows.findIndex((row) => row.includes(this.current));
    const row = rows[y + down] ?? rows[y] ?? [];
    const x = (rows[y] ?? []).indexOf(this.current) + right;
    this.#go(row[Math.max(0, Math.min(x, row.length - 1))]);
  }

  readonly #go = (id?: SpotId): void => {
    if (id) cellOf(this.#desk, id)?.focus();
  };
}
