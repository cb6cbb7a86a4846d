import { err, ok, type Result } from '../../engine/result.js';
import type { Dice, Die } from '../../engine/types.js';

/** Reads dice such as `31 66 4-2`, separated by spaces, commas or semicolons. Error: `ERR_DICE` (`word`). */
export function parseDice(text: string): Result<readonly Dice[]> {
  const list: Dice[] = [];
  for (const word of text.split(/[\s,;]+/)) {
    if (word === '') continue;
    const match = /^([1-6])-?([1-6])$/.exec(word);
    if (!match) return err('ERR_DICE', { word });
    list.push([Number(match[1]) as Die, Number(match[2]) as Die]);
  }
  return ok(list);
}

/** Writes dice as `parseDice` reads them. */
export const makeDice = (list: readonly Dice[]): string => list.map((dice) => dice.join('')).join(' ');
