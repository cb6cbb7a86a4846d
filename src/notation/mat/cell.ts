import type { Die } from '../../engine/types.js';
import type { Cell } from './columns.js';

/** What a cell says. */
export type CellEntry =
  /** Dice and what was played with them, from `offset` in the cell; of what is left of a run (GUL-3) its numbers. */
  | {
      readonly type: 'roll';
      readonly numbers: readonly Die[];
      readonly play: string;
      readonly offset: number;
    }
  /** `value` = what the cube is written to be worth. */
  | {
      readonly type: 'double' | 'take' | 'drop' | 'beaver' | 'raccoon';
      readonly value: number | null;
    }
  /** The player of the cell gives up, having rolled or not. */
  | { readonly type: 'resign'; readonly numbers: readonly Die[]; readonly points: number | null }
  | { readonly type: 'wins'; readonly points: number | null }
  /** Words that say what a player thinks and do nothing: who is too good to double plays on. */
  | { readonly type: 'remark' }
  | { readonly type: 'unknown' };

const WORDS = [
  [/^redoubl/i, 'double'],
  [/^doubl/i, 'double'],
  [/^beaver/i, 'beaver'],
  [/^rac+oon/i, 'raccoon'],
  [/^(?:take|accept)/i, 'take'],
  [/^(?:drop|pass|reject|refuse)/i, 'drop'],
  [/^win/i, 'wins'],
  [/^too\s+good/i, 'remark'],
  [/^(?:los[es]|concede|resign|\?{2})/i, 'resign'],
] as const;

const DICE = /^([\d-]+):\s*/;
const RUN = /^[1-6]{1,24}$/;

/** Reads a cell; words are known by their beginning, in any case. */
export function entryOf({ text }: Cell): CellEntry {
  const [dice = '', digits = ''] = DICE.exec(text) ?? [];
  const rest = text.slice(dice.length);
  const known = digits.replaceAll('-', '');
  const numbers = RUN.test(known) ? [...known].map((digit) => Number(digit) as Die) : [];
  const type = WORDS.find(([pattern]) => pattern.test(rest))?.[1];
  const written = /\d{1,15}/.exec(rest);
  const value = written ? Number(written[0]) : null;
  if (type === 'resign') return { type, numbers, points: value };
  if (dice === '') {
    if (type === 'wins') return { type, points: value };
    if (type === 'remark') return { type };
    return type ? { type, value } : { type: 'unknown' };
  }
  if (numbers.length === 0 || type || /^illegal/i.test(rest)) return { type: 'unknown' };
  return { type: 'roll', numbers, play: rest, offset: dice.length };
}
