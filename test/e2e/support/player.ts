/** Plays whole turns and games by what is to be seen: buttons by their words, places by theirs. */
import assert from 'node:assert/strict';
import type { Hand } from './hands.js';
import { buttonOf, canMove, isHit, isTarget, moverIn, pointOf, type Cell, type Seen } from './seen.js';
import type { Site } from './site.js';

/** What a player does where there is a choice; each answers with the words of a button, or null for none of them. */
export interface Habits {
  /** Before a roll: `Double`, `Redouble` or null. */
  readonly offer?: (seen: Seen, seat: 1 | 2) => string | null;
  /** When doubled. */
  readonly answer?: (seen: Seen) => 'Take' | 'Drop';
  /** How often, 0 to 1, a finished play is looked at again and a step taken back. */
  readonly doubts?: number;
  /** How often, 0 to 1, the checker farthest from home moves; else any. */
  readonly hurry?: number;
  /** Whether to go where a blot is hit if that can be. */
  readonly hits?: boolean;
}

/** Repeatable chance from 0 to 1 (the generator of Park and Miller). */
export function chance(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const any = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;

export class Player {
  readonly table: Site;
  readonly hand: Hand;
  readonly #habits: Habits;
  readonly #random: () => number;

  constructor(table: Site, hand: Hand, habits: Habits = {}, seed = 1) {
    this.table = table;
    this.hand = hand;
    this.#habits = habits;
    this.#random = chance(seed);
  }

  /** Plays until a game is over, and says what is to be seen then. */
  async game(most = 400): Promise<Seen> {
    let seen = await this.table.look();
    for (let turns = 0; turns < most; turns++) {
      if (isOver(seen)) return seen;
      seen = await this.turn(seen);
    }
    return assert.fail(`no end after ${most} turns`);
  }

  /** Does all that the player to act can do, up to the next player's turn; says what is to be seen then. */
  async turn(seen?: Seen): Promise<Seen> {
    let now = seen ?? (await this.table.look());
    if (now.question) return assert.fail(`nobody asked for this: ${now.question}`);
    if (buttonOf(now, 'Take')) return this.#press(now, (this.#habits.answer ?? (() => 'Take'))(now));
    if (buttonOf(now, 'Roll')) {
      const seat = moverIn(now)?.seat;
      const offer = seat ? (this.#habits.offer?.(now, seat) ?? null) : null;
      if (offer && buttonOf(now, offer)) return this.#press(now, offer);
      now = await this.#press(now, 'Roll');
      // A throw that decides who starts is followed by a roll; a roll that cannot be played passes by itself.
      if (buttonOf(now, 'Roll') || isOver(now)) return now;
    }
    return this.moves(now);
  }

  /** Plays the dice on the table and confirms. */
  async moves(seen: Seen): Promise<Seen> {
    let now = seen;
    for (;;) {
      if (buttonOf(now, 'Done')) {
        const doubts = this.#random() < (this.#habits.doubts ?? 0) && buttonOf(now, 'Undo');
        if (!doubts) return this.#press(now, 'Done');
        now = await this.#press(now, 'Undo');
      }
      const movable = now.cells.filter(canMove);
      assert.ok(movable.length > 0, `nothing can be done: ${now.status}`);
      now = await this.step(now, this.#source(movable));
    }
  }

  /** Moves one checker; which way is the player's choice. */
  async step(seen: Seen, cell: Cell): Promise<Seen> {
    await this.hand.pick(seen, cell.spot);
    const picked = await this.table.look();
    if (picked.facts > seen.facts) return picked; // one place to go: it went
    const targets = picked.cells.filter(isTarget);
    assert.ok(targets.length > 0, `${cell.label}: picked up, and no place is marked`);
    const target = this.#target(targets);
    await this.hand.put(picked, target.spot);
    let put = await this.table.look();
    if (put.question?.startsWith('Which way?')) {
      const ways = put.buttons.filter(({ label }) => /^(?:H|Not h)itting/.test(label));
      assert.ok(ways.length > 1, put.question);
      put = await this.#press(put, any(ways, this.#random).label);
    }
    assert.ok(
      put.facts > seen.facts,
      `${cell.label}: put on ${target.label}, and nothing moved: ${put.notice}`,
    );
    assert.equal(put.notice, '', 'a marked place is refused');
    return put;
  }

  /** A press that must do something. */
  async #press(seen: Seen, label: string): Promise<Seen> {
    await this.hand.press(seen, label);
    const now = await this.table.look();
    assert.ok(now.facts > seen.facts, `a press on ${label} does nothing: ${seen.status}`);
    return now;
  }

  #source(movable: readonly Cell[]): Cell {
    if (this.#random() >= (this.#habits.hurry ?? 0.8)) return any(movable, this.#random);
    return movable.reduce((far, cell) => (pointOf(cell) > pointOf(far) ? cell : far));
  }

  #target(targets: readonly Cell[]): Cell {
    const hits = this.#habits.hits ? targets.filter(isHit) : [];
    if (hits.length > 0) return any(hits, this.#random);
    // Mostly one gesture for as many dice as can be, which makes a game shorter to play.
    if (this.#random() < 0.3) return any(targets, this.#random);
    return targets.reduce((far, cell) => (pointOf(cell) < pointOf(far) ? cell : far));
  }
}

export const isOver = (seen: Seen): boolean => !!buttonOf(seen, 'New game') || seen.buttons.length === 0;
