import type { Series, SeriesFact } from '../engine/series.js';
import { beginsAlike, walk, type NardyRecord } from './record.js';
import { same } from './same.js';

/** How one record stands to another: `ahead` = it goes on from it, `forked` = they part, `other` = another series. */
export interface Comparison {
  readonly relation: 'same' | 'ahead' | 'behind' | 'forked' | 'other';
  /** So many facts from the beginning are the same. */
  readonly common: number;
}

/**
 * Compares what happened in two records: rolls without the order of their dice, plays by where they lead (MOVE-4),
 * resignations by what they cost. Names, notes and unconfirmed steps do not count.
 */
export function compareRecords(one: NardyRecord, two: NardyRecord): Comparison {
  if (!beginsAlike(one, two)) return { relation: 'other', common: 0 };
  let paths: readonly (readonly Series[])[] | null = null;
  const meets = (index: number): boolean => {
    paths ??= [one, two].map(walk).map((path) => (path.ok ? path.value : []));
    const [a, b] = paths.map((path) => path[index + 1]?.game);
    return a !== undefined && same([a.position, a.outcome], [b?.position, b?.outcome]);
  };
  const isSame = (a: SeriesFact, b: SeriesFact | undefined, index: number): boolean => {
    if (b === undefined || same(a, b)) return b !== undefined;
    if (a.type === 'roll' && b.type === 'roll')
      return a.seat === b.seat && same([...a.dice].sort(), [...b.dice].sort());
    const isPlaced = 'steps' in a || a.type === 'resign';
    return isPlaced && 'seat' in b && same([a.type, a.seat], [b.type, b.seat]) && meets(index);
  };
  const differs = one.facts.findIndex((fact, index) => !isSame(fact, two.facts[index], index));
  const common = differs < 0 ? one.facts.length : differs;
  const [ends, otherEnds] = [common === one.facts.length, common === two.facts.length];
  const relation = ends ? (otherEnds ? 'same' : 'behind') : otherEnds ? 'ahead' : 'forked';
  return { relation, common };
}
