import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { defaultRules } from '../../src/doors/engine.js';
import { emptyRecord } from '../../src/doors/record.js';
import {
  matComesTo,
  momentText,
  positionComesTo,
  recordComesTo,
  sgfComesTo,
  type WrittenBy,
} from '../support/written.js';

type Rules = Parameters<typeof positionComesTo>[2];

const folder = fileURLToPath(new URL('../fixtures/written', import.meta.url));

for (const file of readdirSync(folder)) {
  const written = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as WrittenBy;
  const { fresh, records, positions, mat, sgf } = written;

  describe(`what was written before (${file})`, () => {
    it('is there: records, ids, match texts and SGF of every variant there was', () => {
      const variants = fresh.map((text) => (JSON.parse(text) as { rules: Rules }).rules.variant);
      for (const variant of variants) {
        const count = [records, positions, mat].map(
          (all) => all.filter(({ of }) => of.startsWith(`${variant}, `)).length,
        );
        assert.deepEqual(
          count.map((n) => n > 0),
          [true, true, true],
        );
      }
      assert.equal(sgf.length > 0, true);
    });

    it('a game that has not begun has the same text: kept games are found by it', () => {
      for (const text of fresh) {
        const { rules } = JSON.parse(text) as { rules: Rules };
        assert.equal(JSON.stringify(emptyRecord(defaultRules(rules.variant))), text);
      }
    });

    for (const { of, text, told, moments } of records) {
      it(`a record says the same and stands at the same at every moment: ${of}`, () => {
        assert.deepEqual(recordComesTo(text).told, told);
        for (const { facts, unfinished, standing } of moments) {
          const found = recordComesTo(momentText(text, facts, unfinished));
          assert.deepEqual(found.standing, standing, `after ${facts} facts`);
        }
      });
    }

    it('an id or a position in words reads the same, by its variant and alone, and begins the same game', () => {
      const rulesBy = new Map(
        records.map(({ of, text }) => [of, (JSON.parse(text) as { rules: Rules }).rules]),
      );
      for (const { of, text, variant, ...comesTo } of positions) {
        assert.deepEqual(positionComesTo(text, variant, rulesBy.get(of)!), comesTo, `${text} of ${of}`);
      }
    });

    it('match text reads back as the same record with the same problems', () => {
      for (const { of, text, comesTo } of mat) assert.deepEqual(matComesTo(text), comesTo, of);
    });

    it('SGF reads back as the same record with the same problems', () => {
      for (const { of, text, comesTo } of sgf) assert.deepEqual(sgfComesTo(text), comesTo, of);
    });
  });
}
