import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS } from '../../../src/engine/options.js';
import { OFF } from '../../../src/engine/types.js';
import { VARIANTS } from '../../../src/engine/variants/index.js';
import {
  makePositionAs,
  readPosition,
  type PositionRead,
  type WritableFormat,
} from '../../../src/notation/id/index.js';
import { code, value } from '../../support/build.js';
import { situations } from '../../support/situations.js';

const FORMATS: readonly WritableFormat[] = ['words', 'position-id', 'gnubg-id', 'xgid', 'long-id'];
const COUNTS = new Map(VARIANT_IDS.map((id) => [id, VARIANTS[id].checkers]));

/** The position that White of a situation is to play, and nothing else. */
const reads = (variant: (typeof VARIANT_IDS)[number]): fc.Arbitrary<PositionRead> =>
  situations(variant).map(({ position }) => ({
    format: 'words',
    variant,
    position,
    turn: 'white',
    dice: null,
    cube: null,
    match: null,
    offered: false,
  }));

for (const variant of VARIANT_IDS) {
  const { path, checkers } = VARIANTS[variant];
  describe(`a position of ${variant}, written and read by it`, () => {
    for (const format of FORMATS) {
      const isOurs = format === 'words' || (format === 'long-id') !== (path === 'opposed');

      it(isOurs ? `is the same as ${format}` : `is refused as ${format}`, () => {
        fc.assert(
          fc.property(reads(variant), (read) => {
            const made = makePositionAs(format, read);
            if (!isOurs) return assert.equal(code(made), 'ERR_ID_VARIANT');
            assert.deepEqual(value(readPosition(value(made).text, variant)).position, read.position);
          }),
          { numRuns: 40, seed: 3 },
        );
      });

      const fewer = VARIANT_IDS.find((id) => VARIANTS[id].path === path && COUNTS.get(id)! < checkers);
      if (!isOurs || !fewer || format === 'words') continue;
      it(`is ERR_ID as ${format} of ${fewer}, where more than its ${COUNTS.get(fewer)} are on the board`, () => {
        const onBoard = ({ position }: PositionRead) =>
          Math.max(...[position.white, position.black].map((side) => checkers - side[OFF]!));
        const tooMany = reads(variant).filter((read) => onBoard(read) > COUNTS.get(fewer)!);
        fc.assert(
          fc.property(tooMany, (read) => {
            const { text } = value(makePositionAs(format, read));
            assert.equal(code(readPosition(text, fewer)), 'ERR_ID', text);
          }),
          { numRuns: 40, seed: 3 },
        );
      });
    }
  });
}
