import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readMat } from '../../../src/notation/mat/read.js';
import { parseRecord } from '../../../src/record/parse.js';
import { fold } from '../../../src/record/record.js';
import { code, holds, value } from '../../support/build.js';

const fixture = (name: string): string =>
  readFileSync(new URL(`../../fixtures/mat/${name}.mat`, import.meta.url), 'utf8');
const MATCH = fixture('match');

/** Whatever the text, what comes of it is a record that holds, and places that are in it, in their order. */
function survives(text: string): void {
  const result = readMat(text);
  if (!result.ok) return assert.equal(result.error.code, 'ERR_MAT');
  const { record, problems } = result.value;
  assert.equal(code(parseRecord(JSON.parse(JSON.stringify(record)))), 'ok');
  const lines = text.split(/\r\n|\n|\r/);
  const inOrder = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  assert.deepEqual(problems, inOrder);
  for (const { line, column } of problems) {
    holds(line >= 1 && line <= lines.length, `line ${line}`);
    holds(column >= 1 && column <= Math.max(1, lines[line - 1]!.length), `column ${column} of line ${line}`);
  }
}

describe('matches that GNU Backgammon has played', () => {
  for (const [name, score] of [
    ['match', [10, 1]],
    ['money', [14, 4]],
  ] as const) {
    it(`are read without a problem: ${name}`, () => {
      const { record, problems } = value(readMat(fixture(name)));
      assert.deepEqual(problems, []);
      const { series } = value(fold(record));
      assert.deepEqual([series.score[1], series.score[2]], score);
      assert.deepEqual(record.seats, { 1: { name: 'Ann Lee' }, 2: { name: 'Bob & Co' } });
    });
  }
});

describe('a damaged match text', () => {
  const two = MATCH.slice(0, MATCH.indexOf(' Game 3') + 60);
  const place = fc.nat(two.length - 1);
  const lines = two.split('\n');
  const line = fc.nat(lines.length - 1);
  const withLines = (change: (all: string[]) => void): string => {
    const all = [...lines];
    change(all);
    return all.join('\n');
  };
  const runs = { numRuns: 25, seed: 9401 };

  it('with flipped bits', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(place, fc.nat(7)), { minLength: 1, maxLength: 4 }), (flips) => {
        const codes = [...two].map((letter) => letter.charCodeAt(0));
        for (const [at, bit] of flips) codes[at]! ^= 1 << bit;
        survives(String.fromCharCode(...codes));
      }),
      runs,
    );
  });

  it('cut off at any place, at either end', () => {
    fc.assert(
      fc.property(place, fc.boolean(), (at, isEnd) => survives(isEnd ? two.slice(0, at) : two.slice(at))),
      runs,
    );
  });

  it('with lines swapped, doubled, or gone', () => {
    fc.assert(
      fc.property(line, line, fc.nat(2), (one, other, how) => {
        survives(
          withLines((all) => {
            if (how === 0) [all[one], all[other]] = [all[other]!, all[one]!];
            else all.splice(one, how === 1 ? 1 : 0, ...(how === 1 ? [] : [all[other]!]));
          }),
        );
      }),
      runs,
    );
  });

  it('in another encoding than it was written in', () => {
    const bytes = Buffer.from(`\uFEFF${two.replace('Ann Lee', 'Jürgen Ω')}`);
    survives(bytes.toString('latin1'));
    survives(bytes.toString('utf16le'));
    survives(Buffer.from(two, 'utf16le').toString('latin1'));
    survives(Buffer.from(two, 'utf16le').toString('utf8'));
  });

  it('that is no text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => survives(` Game 1\n${text}`)),
      { numRuns: 100, seed: 9402 },
    );
  });

  it('with lines so long, or so many, that to try all their parts would take for ever', () => {
    for (const part of [
      ' ',
      ':',
      '1 ',
      ': 1  ',
      '[',
      '["',
      ';',
      '31: ',
      '8/4',
      '8/4 ',
      '(',
      '\t',
      '????',
      '1)',
    ]) {
      survives(` Game 1\n A : 0     B : 0\n  1) 31: ${part.repeat(50_000)}`);
      survives(`; [${part.repeat(50_000)}\n Game 1\n ${part.repeat(50_000)} : 0\n`);
    }
    survives(` Game 1\n${'\n'.repeat(200_000)} A : 0   B : 0\n`);
    const gaps = '8/4  '.repeat(900);
    survives(` Game 1\n${`  1) 31: ${gaps}x  ${gaps}\n`.repeat(100)}`);
    survives(' Game 1\n'.repeat(20_000));
    survives('  1) 31: 8/5 6/5\n'.repeat(20_000));
  });
});
