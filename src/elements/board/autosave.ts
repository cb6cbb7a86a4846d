import type { Problem } from '../../engine/result.js';
import type { NardyRecord } from '../../record/record.js';
import { judge, NOTHING, type Kept } from './kept.js';

const storageKey = (name: string) => `nardy-board:${name}`;

/** Where it stands by which settings of the page a record was kept that the page had set itself. */
const pageKeyOf = (name: string) => `${storageKey(name)}:page`;

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
  /** What was found when the board started. */
  readonly kept: Kept;
  readonly #name: string;
  /** The record that is kept, or need not be: the board's own beginning. */
  #last: NardyRecord;
  /** What the page's attributes come to. */
  readonly #fresh: NardyRecord;
  /** Whether it is noted that the page has set the game; null = not known. */
  #noted: boolean | null = null;
  /** What was found and is to be put aside. */
  #aside: string | null = null;
  /** What is there could be neither read nor put aside: it is not written over. */
  #shut = false;

  constructor(name: string, fresh: NardyRecord) {
    this.#name = name;
    this.#fresh = fresh;
    this.kept = this.#find();
    this.#last = this.kept.record ?? fresh;
  }

  /** Keeps the game as it stands, if it is another than was kept last; `held` = the page has set it. */
  keep(record: NardyRecord, held: boolean): void {
    if (!this.#name || this.#shut) return;
    try {
      if (this.#aside !== null) this.#putAside(this.#aside);
      if (record === this.#last) return;
      this.#last = record;
      localStorage.setItem(storageKey(this.#name), JSON.stringify(record));
      if (held !== this.#noted) this.#note(held);
      if (this.problem?.code === 'ERR_STORAGE') this.problem = null;
    } catch {
      this.#shut = this.#aside !== null;
      this.#fail('ERR_STORAGE');
    }
  }

  #find(): Kept {
    if (!this.#name) return NOTHING;
    try {
      const text = localStorage.getItem(storageKey(this.#name));
      const page = text && localStorage.getItem(pageKeyOf(this.#name));
      const kept = judge({ text, page }, this.#fresh);
      if (kept.aside) this.#aside = text;
      if (kept.reason !== null) this.#fail('ERR_AUTOSAVE', text, kept.reason);
      return kept;
    } catch {
      this.#fail('ERR_STORAGE');
      this.#shut = true;
      return NOTHING;
    }
  }

  /** One that began otherwise, and one that cannot be read, are put aside (`nardy-board:NAME:1`, `:2` …). */
  #putAside(text: string): void {
    const key = storageKey(this.#name);
    setAside(key, text);
    localStorage.removeItem(key);
    this.#aside = null;
  }

  #note(held: boolean): void {
    if (held) localStorage.setItem(pageKeyOf(this.#name), JSON.stringify(this.#fresh));
    else localStorage.removeItem(pageKeyOf(this.#name));
    this.#noted = held;
  }

  #fail(code: string, broken: string | null = null, reason = ''): void {
    this.problem = { code, detail: { name: this.#name, ...(reason ? { reason } : {}) } };
    this.broken = broken;
  }
}
