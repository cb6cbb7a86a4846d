import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSgf } from '../../src/notation/sgf/index.js';
import { holds } from '../support/build.js';
import { cpuTime } from '../support/cpu-time.js';

const LENGTH = 600_000;
const filled = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length));
const timed = (text: string): number => cpuTime(() => readSgf(text));

/** Games of a file of GNU Backgammon, again and again, as one money session. */
const ordinary = filled(
  readFileSync(new URL('../fixtures/sgf/money.sgf', import.meta.url), 'utf8')
    .replaceAll(/MI(\[\w+:\d+\])+/g, 'MI[length:0]')
    .replaceAll(/GS(\[[^\]]*\])+/g, ''),
);

it('a text of many trees that tell next to nothing takes no longer than ordinary play of that length', () => {
  const nested = LENGTH / 8;
  const texts = {
    ordinary,
    nested: '(;GM[6]'.repeat(nested) + ')'.repeat(nested),
    roots: filled('(;GM[6])'),
    plays: filled('(;GM[6]MI[length:0];W[31hefe])'),
    values: `(;GM[6]${filled('CV[x]')})`,
  };
  for (const text of Object.values(texts)) timed(text.slice(0, 100_000)); // to be compiled
  const most = timed(texts.ordinary) * 1.5;
  for (const [name, text] of Object.entries(texts)) {
    const time = timed(text);
    holds(time < most, `${name} took ${time} ms, ordinary play ${most / 1.5} ms`);
  }
});
