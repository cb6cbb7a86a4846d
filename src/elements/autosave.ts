import type { Problem } from '../engine/result.js';
import { parseRecord } from '../record/parse.js';
import { compareRecords, type NardyRecord } from '../record/record.js';

const keyOf = (name: string) => `nardy-board:${name}`;

/** A kept game goes on from a fresh one: the same rules and start, so the page still means the same game. */
const goesOn = (kept: NardyRecord, fresh: NardyRecord): boolean =>
  ['same', 'ahead'].includes(compareRecords(kept, fresh).relation);

/** Puts a text aside under a name that is free, so that nothing kept is ever overwritten. */
function setAside(key: string, text: string): void {
  for (let n = 1; ; n++) {
    const place = `${key}:${n}`;
    const there = localStorage.getItem(place);
    if (there === text) return;
    if (there === null) return localStorage.setItem(place, text);
  }
}

/** Keeps one board's game in the browser, under a name; '' = it keeps nothing. */
export class Keeper {
  /** What was kept and cannot be read, as it was found; it is put aside and shown. */
  broken: string | null = null;
  /** `ERR_AUTOSAVE` (cannot be read), `ERR_STORAGE` (the browser keeps nothing for this page). */
  problem: Problem | null = null;
  readonly name: string;
  #kept: NardyRecord;
  /** What is there could be neither read nor put aside: it is not written over. */
  #shut = false;

  constructor(name: string, fresh: NardyRecord) {
    this.name = name;
    this.#kept = fresh;
  }

  /**
   * The game that was kept, if it began as the fresh one does. One that began otherwise, and one that cannot be read, are
   * put aside (`nardy-board:NAME:1`, `:2` …).
   */
  found(): NardyRecord | null {
    try {
      const key = keyOf(this.name);
      const text = this.name && localStorage.getItem(key);
      if (!text) return null;
      const parsed = parseRecord(text);
      if (parsed.ok && goesOn(parsed.value, this.#kept)) return (this.#kept = parsed.value);
      setAside(key, text);
      localStorage.removeItem(key);
      if (!parsed.ok) this.#fail('ERR_AUTOSAVE', text);
    } catch {
      this.#fail('ERR_STORAGE');
      this.#shut = true;
    }
    return null;
  }

  /** Keeps the game as it stands, if it is another than was kept last. */
  keep(record: NardyRecord): void {
    if (!this.name || this.#shut || record === this.#kept) return;
    this.#kept = record;
    try {
      localStorage.setItem(keyOf(this.name), JSON.stringify(record));
      if (this.problem?.code === 'ERR_STORAGE') this.problem = null;
    } catch {
      this.#fail('ERR_STORAGE');
    }
  }

  #fail(code: string, broken: string | null = null): void {
    this.problem = { code, detail: { name: this.name } };
    this.broken = broken;
  }
}
