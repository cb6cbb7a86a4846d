import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import fc from 'fast-check';
import { walk } from '../../../src/record/record.js';
import { readSgf, writeSgf } from '../../../src/notation/sgf/index.js';
import { holds, value } from '../../support/build.js';

const file = (name: string) =>
  readFileSync(new URL(`../../fixtures/sgf/${name}.sgf`, import.meta.url), 'utf8');
const TEXTS = [file('match').slice(0, 2600), file('analysed'), file('position')];

/** One place of a text changed: letters taken out, put in, doubled, or the rest cut off. */
type Damage = readonly ['cut' | 'out' | 'in' | 'twice' | 'end', number, string];
const damage: fc.Arbitrary<Damage> = fc.tuple(
  fc.constantFrom('cut', 'out', 'in', 'twice', 'end'),
  fc.nat({ max: 9999 }),
  fc.oneof(
    fc.constantFrom('(', ')', ';', '[', ']', '\\', 'W', 'B', '\n', '', '6', 'a', 'z'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ),
);

function damaged(text: string, [kind, place, letters]: Damage): string {
  const at = Math.floor((text.length * place) / 10_000);
  const end = at + 1 + (place % 40);
  switch (kind) {
    case 'cut':
      return text.slice(0, at) + text.slice(end);
    case 'out':
      return text.slice(0, at) + text.slice(at + 1);
    case 'in':
      return text.slice(0, at) + letters + text.slice(at);
    case 'twice':
      return text.slice(0, end) + text.slice(at);
    case 'end':
      return text.slice(0, at);
  }
}

it('damaged SGF never throws: what is read of it is a sound record, and can be written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TEXTS),
      fc.array(damage, { minLength: 1, maxLength: 4 }),
      (text, damages) => {
        const read = readSgf(damages.reduce(damaged, text));
        if (!read.ok) return holds(/^ERR_SGF/.test(read.error.code));
        const { record, kept, problems } = read.value;
        holds(walk(record).ok);
        for (const { line, column } of problems) holds(line > 0 && column > 0);
        const { record: again } = value(readSgf(value(writeSgf(record, kept)).text));
        assert.equal(value(walk(again)).at(-1)!.played, value(walk(record)).at(-1)!.played);
      },
    ),
    { numRuns: 150, seed: 11 },
  );
});
