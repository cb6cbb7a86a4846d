import type { Problem } from '../engine/result.js';
import { readRecord } from '../record/parse.js';
import { goesOn, placeIn, type NardyRecord, type Restored } from '../record/record.js';

const keyOf = (name: string) => `nardy-board:${name}`;

/** Where it stands by which settings of the page a record was kept that the page had set itself. */
const pageKeyOf = (name: string) => `${keyOf(name)}:page`;

/** Puts a text aside under a name that is free, so that nothing kept is ever overwritten. */
function setAside(key: string, text: string): void {
  for (let n = 1; ; n++) {
    const place = `${key}:${n}`;
    const there = localStorage.getItem(place);
    if (there === text) return;
    if (there === null) return localStorage.setItem(place, text);
  }
}

/** What is wrong with a record, in few words: the code, and where. */
const reasonFor = ({ code, detail }: Problem): string =>
  [code, placeIn(detail) ?? detail['part']].filter((part) => part !== undefined).join(' ');

/** Keeps one board's game in the browser, under a name; '' = it keeps nothing. */
export class Keeper {
  /** What was kept and cannot be read, as it was found; it is put aside and shown. */
  broken: string | null = null;
  /** `ERR_AUTOSAVE` (cannot be read), `ERR_STORAGE` (the browser keeps nothing for this page). */
  problem: Problem | null = null;
  readonly name: string;
  /** The game that was found is one that the page had set, whatever its attributes say. */
  held = false;
  #kept: NardyRecord;
  /** What the page's attributes come to. */
  readonly #page: string;
  /** Whether it is noted that the page has set the game; null = not known. */
  #noted: boolean | null = null;
  /** What is there could be neither read nor put aside: it is not written over. */
  #shut = false;

  constructor(name: string, fresh: NardyRecord) {
    this.name = name;
    this.#kept = fresh;
    this.#page = JSON.stringify(fresh);
  }

  /**
   * The game that was kept, if it began as the fresh one does, or had been set by a page of the same attributes. One that
   * began otherwise, and one that cannot be read, are put aside (`nardy-board:NAME:1`, `:2` …).
   */
  found(): Restored | null {
    try {
      const key = keyOf(this.name);
      const text = this.name && localStorage.getItem(key);
      if (!text) return null;
      const read = readRecord(text);
      const isSet = localStorage.getItem(pageKeyOf(this.name)) === this.#page;
      // It goes on from the fresh one: the page still means the same game.
      if (read.ok && (isSet || goesOn(read.value.record, this.#kept))) {
        this.held = isSet;
        this.#kept = read.value.record;
        return read.value;
      }
      setAside(key, text);
      localStorage.removeItem(key);
      if (!read.ok) this.#fail('ERR_AUTOSAVE', text, reasonFor(read.error));
    } catch {
      this.#fail('ERR_STORAGE');
      this.#shut = true;
    }
    return null;
  }

  /** Keeps the game as it stands, if it is another than was kept last; `held` = the page has set it. */
  keep(record: NardyRecord, held: boolean): void {
    if (!this.name || this.#shut || record === this.#kept) return;
    this.#kept = record;
    try {
      localStorage.setItem(keyOf(this.name), JSON.stringify(record));
      if (held !== this.#noted) this.#note(held);
      if (this.problem?.code === 'ERR_STORAGE') this.problem = null;
    } catch {
      this.#fail('ERR_STORAGE');
    }
  }

  #note(held: boolean): void {
    if (held) localStorage.setItem(pageKeyOf(this.name), this.#page);
    else localStorage.removeItem(pageKeyOf(this.name));
    this.#noted = held;
  }

  #fail(code: string, broken: string | null = null, reason = ''): void {
    this.problem = { code, detail: { name: this.name, ...(reason ? { reason } : {}) } };
    this.broken = broken;
  }
}
