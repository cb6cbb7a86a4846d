/** Hands for a mouse and for a keyboard; each only does what a person at the page can do. */
import assert from 'node:assert/strict';
import { buttonOf, canMove, pointOf, type Button, type Cell, type Dot, type Seen } from './seen.js';
import type { Site } from './site.js';

/** Acts on what was `seen` last. */
export interface Hand {
  /** Presses a button by its words. */
  press(seen: Seen, label: string): Promise<void>;
  /** Picks a checker up; one with a single way to go may have moved by it. */
  pick(seen: Seen, spot: string): Promise<void>;
  /** Puts it down on a place. */
  put(seen: Seen, spot: string): Promise<void>;
}

export const cellAt = (seen: Seen, spot: string): Cell => {
  const cell = seen.cells.find((each) => each.spot === spot);
  assert.ok(cell, `there is no place ${spot}`);
  return cell;
};

/** Where a person would take hold of a place: at the mark "move here", at its checker, else in the middle. */
export const gripOf = ({ mark, top, at }: Cell): Dot => mark ?? top ?? at;

export const buttonIn = (seen: Seen, label: string): Button => {
  const button = buttonOf(seen, label);
  assert.ok(button, `there is no button “${label}”: ${seen.status}`);
  return button;
};

/** Clicks a checker, then its target. */
export class Clicks implements Hand {
  readonly table: Site;
  constructor(table: Site) {
    this.table = table;
  }

  async press(seen: Seen, label: string): Promise<void> {
    await this.click(buttonIn(seen, label).at);
  }
  async pick(seen: Seen, spot: string): Promise<void> {
    await this.click(gripOf(cellAt(seen, spot)));
  }
  async put(seen: Seen, spot: string): Promise<void> {
    await this.click(gripOf(cellAt(seen, spot)));
  }
  async click(dot: Dot): Promise<void> {
    const { x, y } = await this.table.aim(dot);
    await this.table.page.mouse.click(x, y);
  }
}

/** Drags checkers with the left button held down. */
export class Drags extends Clicks {
  /** Where the pointer is. */
  at: Dot = { x: 0, y: 0 };

  override async pick(seen: Seen, spot: string): Promise<void> {
    const { mouse } = this.table.page;
    const { x, y } = await this.table.aim(gripOf(cellAt(seen, spot)));
    await mouse.move(x, y);
    await mouse.down();
    this.at = { x: x + 5, y: y + 5 };
    await mouse.move(this.at.x, this.at.y);
  }
  override async put(seen: Seen, spot: string): Promise<void> {
    const { mouse } = this.table.page;
    const { x, y } = await this.table.aim(gripOf(cellAt(seen, spot)));
    await mouse.move(x, y, { steps: 2 });
    await mouse.up();
  }
}

const SHORTCUTS: Readonly<Record<string, string>> = { Roll: 'r', Undo: 'u', Done: 'c' };

/** Keys alone: shortcuts, N to what can move, arrows to a place, the Tab key to the other buttons. */
export class Keys implements Hand {
  readonly table: Site;
  /** How many more places are to be reached by arrows, before N. */
  arrows: number;
  constructor(table: Site, arrows = 20) {
    this.table = table;
    this.arrows = arrows;
  }

  key(name: string): Promise<void> {
    return this.table.page.keyboard.press(name);
  }

  /** From the top of the page with the Tab key to the board. */
  async come(): Promise<void> {
    for (let count = 0; count < 40; count++) {
      await this.key('Tab');
      if ((await this.table.look()).focus) return;
    }
    assert.fail('the Tab key does not reach the board');
  }

  async press(seen: Seen, label: string): Promise<void> {
    const shortcut = SHORTCUTS[label];
    if (shortcut && seen.focus) return this.key(shortcut);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let count = 0; count < 8; count++) {
        if ((await this.table.look()).focus === label) return this.key('Enter');
        await this.key(key);
      }
    }
    assert.fail(`the Tab key does not reach “${label}”`);
  }

  async pick(seen: Seen, spot: string): Promise<void> {
    await this.#go(seen, spot);
    await this.key('Enter');
  }
  async put(seen: Seen, spot: string): Promise<void> {
    await this.#go(seen, spot);
    await this.key('Space');
  }

  async #go(seen: Seen, spot: string): Promise<void> {
    if (seen.focus === spot) return;
    if (this.arrows > 0 && seen.cells.some((cell) => cell.spot === seen.focus)) {
      this.arrows--;
      return this.#walk(seen, spot);
    }
    // N goes to what can move, the farthest from home first …
    const spots = seen.cells.filter(canMove).sort((a, b) => pointOf(b) - pointOf(a));
    const at = (id: string) => spots.findIndex((cell) => cell.spot === id);
    if (at(spot) >= 0) {
      const by = at(spot) - at(seen.focus); // from elsewhere, -1, the first press leads to the first of them
      const presses = by < 0 ? by + spots.length : by;
      for (let count = 0; count < presses; count++) await this.key('n');
      return;
    }
    // … or, with a checker picked up, to where it can go.
    for (let count = 0; count < 30; count++) {
      await this.key(count < 15 ? 'n' : 'p');
      if ((await this.table.look()).focus === spot) return;
    }
    assert.fail(`the focus does not reach ${spot}: ${cellAt(seen, spot).label}`);
  }

  /** Along the lines in which the places lie on screen. */
  async #walk(seen: Seen, spot: string): Promise<void> {
    const near = (a: number, b: number) => Math.abs(a - b) < 4;
    const lines = (axis: 'x' | 'y') =>
      seen.cells
        .map((cell) => cell.at[axis])
        .sort((a, b) => a - b)
        .filter((value, index, all) => index === 0 || !near(value, all[index - 1]!));
    for (const [axis, back, on] of [
      ['y', 'ArrowUp', 'ArrowDown'],
      ['x', 'ArrowLeft', 'ArrowRight'],
    ] as const) {
      const at = (id: string) => lines(axis).findIndex((value) => near(value, cellAt(seen, id).at[axis]));
      const by = at(spot) - at(seen.focus);
      for (let count = 0; count < Math.abs(by); count++) await this.key(by < 0 ? back : on);
    }
    assert.equal((await this.table.look()).focus, spot, 'the arrows lead to the place beside on screen');
  }
}
