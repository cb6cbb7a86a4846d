/** Leads a board through everything that can be seen in a game, for tests that look at each of it. */
import assert from 'node:assert/strict';
import { cellAt, gripOf, type Clicks } from './hands.js';
import { buttonOf, canMove, isTarget, type Seen } from './seen.js';
import type { Table } from './stage.js';

/** Told at each stop what is to be seen there. */
export type Visit = (phase: string) => Promise<void>;

const UNSET = {
  variant: null,
  position: null,
  turn: null,
  dice: null,
  'draw-rule': null,
  'dice-source': null,
  speed: '0',
};

class Guide {
  readonly #table: Table;
  readonly #clicks: Clicks;
  readonly #visit: Visit;
  constructor(table: Table, clicks: Clicks, visit: Visit) {
    this.#table = table;
    this.#clicks = clicks;
    this.#visit = visit;
  }

  async at(phase: string, status: RegExp): Promise<Seen> {
    const seen = await this.#table.look();
    assert.match(`${seen.status} ${seen.notice} ${seen.question ?? ''}`, status, phase);
    await this.#visit(phase);
    return seen;
  }
  anew(attributes: Readonly<Record<string, string | null>>): Promise<void> {
    return this.#table.set({ ...UNSET, ...attributes });
  }
  async press(label: string): Promise<void> {
    await this.#clicks.press(await this.#table.look(), label);
  }
  async click(spot: string): Promise<void> {
    await this.#clicks.pick(await this.#table.look(), spot);
  }
  /** Takes the first step there is, until the play is complete. */
  async play(): Promise<void> {
    for (let seen = await this.#table.look(); !buttonOf(seen, 'Done'); seen = await this.#table.look()) {
      const spot = (seen.cells.find(isTarget) ?? seen.cells.find(canMove))?.spot;
      assert.ok(spot, `nothing can be done: ${seen.status}`);
      await this.#clicks.click(gripOf(cellAt(seen, spot)));
    }
  }
}

/** From the first throw to a dropped double. */
async function opening(guide: Guide): Promise<void> {
  await guide.anew({ variant: 'short', 'cube-limit': '64', dice: '33 31 64 52' });
  await guide.at('the throw for the start', /^Throw one die each/);
  await guide.press('Roll');
  await guide.at('a tie', /^Both threw 3/);
  await guide.press('Roll');
  await guide.at('the first move', /starts, 3 to 1\. Player 1 \(white\) to move: 3-1/);
  await guide.click('p8');
  await guide.at('a checker picked up', /to move/);
  await guide.click('p1');
  await guide.at('a refusal', /No die leads there: left are 3, 1\. MOVE-1/);
  await guide.play();
  await guide.at('the play complete', /play is complete/);
  await guide.press('Done');
  await guide.at('to roll or to double', /^Player 2 \(black\) to roll/);
  await guide.press('Resign');
  await guide.at('the question of resigning', /Resign\?/);
  await guide.press('No, play on');
  await guide.press('Double');
  await guide.at('a double offered', /take, or drop/);
  await guide.press('Take');
  await guide.at('a double taken', /to roll/);
  await guide.press('Roll');
  await guide.play();
  await guide.press('Done');
  await guide.press('Redouble');
  await guide.press('Drop');
  await guide.at('a double dropped', /dropped\. Player 1 \(white\) wins 2 points/);
}

/** Checkers on the bar, a hit that can be chosen, a roll that cannot be played. */
async function bars(guide: Guide): Promise<void> {
  const closed = 'black 6:2 5:2 4:2 3:2 2:2 1:2 8:3';
  await guide.anew({ position: `white bar:2 13:13; black 6:5 8:3 13:5 24:2`, turn: 'white', dice: '31' });
  await guide.press('Roll');
  await guide.at('checkers on the bar', /must enter/);
  await guide.anew({ position: 'white 13:15; black 24:14 13:1', turn: 'white', dice: '21' });
  await guide.press('Roll');
  await guide.click('p13');
  await guide.click('p10');
  await guide.at('the question which way to go', /Which way\?/);
  await guide.press('Cancel');
  const blocked = { position: `white bar:1 6:14; ${closed}`, turn: 'white', dice: '31' };
  await guide.anew({ ...blocked, speed: '0.001' }); // so that it stays long enough to be looked at
  await guide.press('Roll');
  await guide.at('a roll that cannot be played', /cannot move with 3-1: the turn passes/);
  await guide.anew({ ...blocked, dice: '13' }); // other words, so that the board is set up anew
  await guide.press('Roll');
  await guide.at('after it', /could not move/);
}

/** Bearing off, the ends of games, the last roll. */
async function ends(guide: Guide): Promise<void> {
  const position = 'white 1:1 off:14; black 1:1 2:1 off:13';
  await guide.anew({ variant: 'long', position, turn: 'white', dice: '21 61', 'draw-rule': 'last-roll' });
  await guide.press('Roll');
  await guide.at('bearing off', /to move/);
  await guide.play();
  await guide.press('Done');
  await guide.at('the last roll', /last roll/);
  await guide.press('Roll');
  await guide.play();
  await guide.press('Done');
  await guide.at('a draw', /drawn/);
  await guide.anew({ position: 'white 1:1 off:14; black bar:1 10:14', turn: 'white', dice: '21' });
  await guide.press('Roll');
  await guide.play();
  await guide.press('Done');
  await guide.at('a game won', /wins: koks, 3 points/);
}

/** Waiting for the page, dice by hand, a bad value. */
async function others(guide: Guide, table: Table): Promise<void> {
  await guide.anew({ 'dice-source': 'manual' });
  await guide.press('Roll');
  await guide.at('dice to be entered', /Which die did/);
  await guide.anew({ position: 'nonsense' });
  await guide.at('a bad value', /The position is not understood/);
  await guide.anew({});
  await table.run((board) => {
    board.addEventListener('nardy-request', (event) => event.respondWith(new Promise(() => {})), {
      once: true,
    });
  });
  await guide.press('Roll');
  await guide.at('waiting for an answer', /Waiting for an answer/);
}

export async function tour(table: Table, clicks: Clicks, visit: Visit): Promise<void> {
  const guide = new Guide(table, clicks, visit);
  await opening(guide);
  await bars(guide);
  await ends(guide);
  await others(guide, table);
}
