/** How long a record takes that is set on a board, beside a plain fold of its facts. */
import {
  applyInSeries,
  defaultRules,
  legalInSeries,
  plays,
  seededDice,
  situationOf,
  startSeries,
} from '../src/doors/engine.js';
import type { SeriesFact } from '../src/doors/engine.js';
import { append, cut, emptyRecord, fold, type NardyRecord } from '../src/doors/record.js';
import { readGiven } from '../src/elements/board/given.js';

/** As many facts as a long match has. */
const FACTS = 641;
const ROUNDS = 60;

/** A series of short nardy with so many facts, its plays and dice following from a seed. */
function longRecord(count: number): NardyRecord {
  const rules = defaultRules('short');
  const dice = seededDice(11);
  const begun = startSeries(rules);
  if (!begun.ok) throw new Error(begun.error.code);
  let series = begun.value;
  let record = emptyRecord(rules);
  while (record.facts.length < count) {
    const { type, seat } = legalInSeries(series)[0]!;
    let fact: SeriesFact;
    if (type === 'new-game') fact = { type };
    else if (type === 'throw') fact = { type, dice: dice() };
    else if (type === 'roll') fact = { type, seat: seat!, dice: dice() };
    else {
      const all = plays(situationOf(series.game)!);
      const { moves } = all[record.facts.length % all.length]!;
      fact = { type: 'play', seat: seat!, steps: moves.map(({ from, die }) => ({ from, die })) };
    }
    const next = applyInSeries(series, fact);
    if (!next.ok) throw new Error(next.error.code);
    series = next.value;
    record = append(record, fact);
  }
  return record;
}

export interface Timed {
  readonly name: string;
  /** The median of all rounds, and the fastest. */
  readonly median: number;
  readonly least: number;
}

/** All take turns, so that they meet the same of what else the machine does; the first rounds are the warm-up. */
export function timeFolds(): Timed[] {
  const record = longRecord(FACTS);
  const before = cut(record, FACTS - 1);
  const whole = fold(before);
  if (!whole.ok) throw new Error(whole.error.code);
  const standing = { record: before, series: whole.value.series };
  const state = { version: 2, record };
  const told = JSON.stringify(record);
  const works: readonly (readonly [string, () => { readonly ok: boolean }])[] = [
    ['plain fold', () => fold(record)],
    ['state set', () => readGiven({ kind: 'state', state }, null)],
    ['record set, as text', () => readGiven({ kind: 'record', record: told }, null)],
    ['state with one fact more', () => readGiven({ kind: 'state', state }, standing)],
  ];
  const times = works.map((): number[] => []);
  for (let round = -ROUNDS / 2; round < ROUNDS; round++) {
    for (const [index, [name, work]] of works.entries()) {
      const began = performance.now();
      if (!work().ok) throw new Error(name);
      if (round >= 0) times[index]!.push(performance.now() - began);
    }
  }
  return works.map(([name], index) => {
    const sorted = times[index]!.sort((a, b) => a - b);
    return { name, median: sorted[ROUNDS / 2]!, least: sorted[0]! };
  });
}

/** Tells it in lines. */
export function tellFolds(): void {
  console.log(`\na record of ${FACTS} facts on a board, in ms: median and fastest of ${ROUNDS}`);
  for (const { name, median, least } of timeFolds())
    console.log(`  ${name.padEnd(28)}${median.toFixed(2).padStart(8)}${least.toFixed(2).padStart(8)}`);
}
