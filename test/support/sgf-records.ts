/** Random records for the tests of SGF, and what of them a text can bring back. */
import type { Rules } from '../../src/engine/options.js';
import type { SeriesFact } from '../../src/engine/series.js';
import { OFF, type Step } from '../../src/engine/types.js';
import { emptyRecord, walk, type NardyRecord } from '../../src/record/record.js';
import { value } from './build.js';
import { playRandomly } from './games.js';

/** A record of random play by these rules, until so many games are over. */
export function recorded(rules: Rules, seed: number, games: number): NardyRecord {
  const facts: SeriesFact[] = [];
  playRandomly(rules, seed, games, (_, fact) => facts.push(fact));
  return { ...emptyRecord(rules), facts };
}

/**
 * A record as SGF tells it: which of two dice bears a checker off is not written, nor are a lot that only says who starts
 * and ties that double nothing; a resignation while a double waits is written as the drop that it is (END-4).
 */
export function asTold(record: NardyRecord): unknown {
  const path = value(walk(record));
  return record.facts.flatMap((fact, index): unknown[] => {
    const { game, score } = path[index + 1]!;
    const { phase, position, colours, cube, outcome } = game;
    const sides = [position[colours[1]], position[colours[2]]];
    const after = { phase, seat: game.seat, sides, cube, dice: game.dice?.toSorted(), outcome, score };
    switch (fact.type) {
      case 'throw':
        return path[index + 2] && game.seat !== null ? [{ type: 'throw', after }] : [];
      case 'play':
        return [{ ...fact, steps: withoutOffDice(fact.steps), after }];
      case 'resign':
        return [{ type: outcome?.by, seat: fact.seat, after }];
      case 'new-game':
        return [{ ...fact, ties: 0 }];
      default:
        return [{ ...fact, after }];
    }
  });
}

const withoutOffDice = (steps: readonly Step[]) =>
  steps.map(({ from, die }) => (from <= die ? { from, to: OFF } : { from, die }));
