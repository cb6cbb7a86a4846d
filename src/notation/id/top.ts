import type { VariantId } from '../../engine/options.js';
import type { Result } from '../../engine/result.js';
import { detect, type PositionRead, type PositionReader } from './read.js';

/** White space within a line, and what is not seen at all. */
const GAP = String.raw`[\t\p{Zs}\p{Cf}]*`;
/** How an id begins that has a name. */
export const NAME = `(?:XG|OG)ID${GAP}=${GAP}`;

/** An id at the top of a text, behind marks of a sentence; of what belongs to ids it ends with a letter or an empty field. */
const ID = new RegExp(String.raw`^[^a-z\d+/:-]*((?:${NAME})?[a-z\d+/:?\p{Cf}-]*[a-z\d:])`, 'iu');

/** A position as its reader takes it, cut out of a text. */
export interface FoundId {
  readonly text: string;
  /** Where in the whole text a character of it stands; offsets from 0. */
  readonly at: (index: number) => number;
  /** Where it ends in the whole text. */
  readonly end: number;
}

/** A position in a text, or what is wrong with it. */
export interface Tried {
  readonly found: FoundId;
  readonly result: Result<PositionRead>;
}

/** A text that begins at an offset of another one, and ends there so many characters after it. */
export const foundAt = (text: string, start: number, length = text.length): FoundId => ({
  text,
  at: (index) => start + index,
  end: start + length,
});

/**
 * Reads the position at the top of a text: an id without the marks of the sentence around it and what follows them, else
 * the whole. Errors: those of the readers for the whole.
 */
export function readTop(text: string, readers: readonly PositionReader[], variant?: VariantId): Tried {
  const [all = '', told = ''] = ID.exec(text) ?? [];
  // Behind ten fields of an XGID a colon belongs to the sentence
  const id = told.replace(/^((?:[^:]*:){9}[^:]+):$/, '$1');
  const result = detect(id.replace(/\p{Cf}/gu, ''), readers, variant);
  if (result.ok) return { found: foundAt(id, all.length - told.length), result };
  const whole = text.trim();
  return { found: foundAt(whole, text.indexOf(whole)), result: detect(whole, readers, variant) };
}
