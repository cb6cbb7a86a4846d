import type { Problem } from '../../engine/result.js';

/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Something in a text that is not as it must be; the rest of it is read as far as that is safe. */
export interface PlacedProblem extends Problem, Place {}

/** Problems in the order of their text. */
export const inTextOrder = (problems: readonly PlacedProblem[]): PlacedProblem[] =>
  [...problems].sort((a, b) => a.line - b.line || a.column - b.column);

/**
 * Tells lines and columns of offsets in a text; columns count UTF-16 units. Made once a text, it looks each place up in
 * the table of its lines: a text with many faults stays linear.
 */
export function placesOf(text: string): (offset: number) => Place {
  let starts: number[] | null = null;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return starts;
}
