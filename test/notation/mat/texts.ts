/** Match texts for tests, and what is read from them in few words. */
import assert from 'node:assert/strict';
import type { SeriesFact } from '../../../src/engine/series.js';
import { readMat, type MatOptions, type MatRead } from '../../../src/notation/mat/read.js';
import { fold, walk, type NardyRecord } from '../../../src/record/record.js';
import { value } from '../../support/build.js';

/** Rows of one game with its head line. */
export const game = (number: number, left: number, right: number, ...rows: readonly string[]): string =>
  [` Game ${number}`, ` Ann Lee : ${left}                    Bob : ${right}`, ...rows, ''].join('\n');
export const matchOf = (points: number, ...games: readonly string[]): string =>
  [` ${points} point match`, '', ...games].join('\n');

export const read = (text: string, options?: MatOptions): MatRead => value(readMat(text, options));
/** The record of a text in which nothing is wrong. */
export function clean(text: string, options?: MatOptions): NardyRecord {
  const { record, problems } = read(text, options);
  assert.deepEqual(problems, []);
  value(walk(record));
  return record;
}
export const scoreOf = (record: NardyRecord) => {
  const { score } = value(fold(record)).series;
  return [score[1], score[2]];
};
/** Facts in few words: `2 41`, `2 13/4 24/1` (a point and a die), `1 double`. */
export const told = (fact: SeriesFact): string => {
  switch (fact.type) {
    case 'throw':
      return `throw ${fact.dice.join('')}`;
    case 'roll':
      return `${fact.seat} ${fact.dice.join('')}`;
    case 'play':
    case 'remainder':
      return [fact.seat, ...fact.steps.map(({ from, die }) => `${from}/${die}`)].join(' ');
    case 'resign':
      return [fact.seat, 'resign', ...(fact.kind ? [fact.kind] : [])].join(' ');
    case 'new-game':
      return 'new-game';
    default:
      return `${fact.seat} ${fact.type}`;
  }
};
export const facts = (text: string): string[] => clean(text).facts.map(told);
export const problemsOf = (text: string): string[] =>
  read(text).problems.map(({ line, column, code: fault, detail }) =>
    [`${line}:${column}`, fault, ...Object.values(detail)].join(' '),
  );

export const OPENING = [
  '  1)                             41: 13/9 24/23',
  '  2) 31: 6/5 8/5                 41: 6/5 9/5',
];
