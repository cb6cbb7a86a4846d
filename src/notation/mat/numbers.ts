import type { Place, PlacedProblem } from '../text/index.js';

/** Rows are counted from 1 in each game: another number tells of rows that are lost, doubled, or have changed places. */
export class RowNumbers {
  readonly #problems: PlacedProblem[];
  #expected = 1;
  /** Rows without a number since the last one that had one; a turn may stand in a line of its own. */
  #without: Place[] = [];
  #hasBegun = false;

  constructor(problems: PlacedProblem[]) {
    this.#problems = problems;
  }

  /** A row with its number. */
  row(row: RegExpExecArray, line: number): void {
    const written = Number(row[1]!.slice(0, 15));
    const missing = written - this.#expected;
    if (this.#without.length === 0) {
      const column = row[0].length - row[1]!.length;
      if (missing !== 0) this.#tell({ line, column }, written, this.#expected);
    } else if (this.#hasBegun && missing > 0) {
      for (const [index, place] of this.#without.slice(0, missing).entries()) {
        this.#tell(place, 0, this.#expected + index);
      }
    }
    this.#expected = written + 1;
    this.#without = [];
    this.#hasBegun = true;
  }

  /** A turn in a line without a number. */
  none({ line, column }: Place): void {
    if (this.#without.at(-1)?.line !== line) this.#without.push({ line, column });
  }

  #tell({ line, column }: Place, written: number, expected: number): void {
    this.#problems.push({ line, column, code: 'ERR_MAT_NUMBER', detail: { written, expected } });
  }
}
