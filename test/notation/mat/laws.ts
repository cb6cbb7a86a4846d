/** What holds between a record and its match text; `npm test` tries it a few times, the proof many. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Rules, VariantId } from '../../../src/engine/options.js';
import type { SeriesFact } from '../../../src/engine/series.js';
import { OFF } from '../../../src/engine/types.js';
import { readMat } from '../../../src/notation/mat/read.js';
import { writeMat } from '../../../src/notation/mat/write.js';
import { walk, type NardyRecord } from '../../../src/record/record.js';
import { rulesOf, value } from '../../support/build.js';
import { anyRules, playRandomly } from '../../support/games.js';
import { DIALECTS, written } from './dialects.js';

/** How often, and from which seed, so that a failure can be repeated. */
export interface Runs {
  readonly numRuns: number;
  readonly seed: number;
}

/** A record of random play, until so many games are over. */
export function recorded(rules: Rules, seed: number, games: number): NardyRecord {
  const facts: SeriesFact[] = [];
  playRandomly(rules, seed, games, (_, fact) => facts.push(fact));
  return { version: 1, rules, facts };
}

/** Whether every game has a row: a resignation before it is decided who begins leaves none. */
export function hasRows(record: NardyRecord): boolean {
  const path = value(walk(record));
  return record.facts.every(({ type }, index) => type !== 'resign' || path[index]!.game.phase !== 'opening');
}

/** Whether a mars or koks was won on the board without the cube, and counted as one (CUBE-5). */
export const showsJacoby = (record: NardyRecord): boolean =>
  value(walk(record)).some(({ game: { outcome, cube, position } }) => {
    const isMars = position.white[OFF] === 0 || position.black[OFF] === 0;
    return outcome?.by === 'finish' && !cube.accepted && isMars;
  });

/**
 * The facts of a record as a text gives them back, each with where it leads. A throw tells only who begins; a resignation
 * is worth what it is worth, whatever kind it is called by; a remainder of nothing is not written.
 */
function told(record: NardyRecord): unknown[] {
  const path = value(walk(record));
  return record.facts.flatMap((fact, index): unknown[] => {
    const { game, score } = path[index + 1]!;
    const { position, colours, cube, outcome, phase, seat, dice } = game;
    const sides = [position[colours[1]], position[colours[2]]];
    const after = { phase, seat, score, cube, outcome, dice: dice?.toSorted(), sides };
    switch (fact.type) {
      case 'throw':
        return seat === null ? [] : [{ type: fact.type, after }];
      case 'remainder':
        return fact.steps.length === 0 ? [] : [{ type: fact.type, seat: fact.seat, after }];
      case 'new-game':
        return [{ type: fact.type }];
      default:
        return [{ type: fact.type, seat: fact.seat, after }];
    }
  });
}

/** Ties and last rolls are not in a text. */
const isCarried = (rules: Rules): boolean => rules.drawRule === 'none' && rules.autoDoubles === 0;

/** A record, its text, and what is read from it, unless the text leaves a roll out. */
function sameAgain(record: NardyRecord, agreed: Partial<Rules>): void {
  const { text, lost } = value(writeMat(record));
  fc.pre(!lost.includes('facts.roll'));
  const { record: again, problems } = value(readMat(text, { rules: agreed }));
  assert.deepEqual(problems, [], text);
  assert.deepEqual(told(again), told(record), text);
  assert.deepEqual(again.rules, record.rules);
}

/** A text leads back to the facts and positions it was written from, where it is known what was agreed. */
export const bringsBack = (variant: VariantId, runs: Runs): void =>
  fc.assert(
    fc.property(anyRules(variant).filter(isCarried), fc.nat(), (rules, seed) => {
      const record = recorded(rules, seed, 2);
      fc.pre(hasRows(record));
      sameAgain(record, rules);
    }),
    runs,
  );

/** Short nardy whose rules all stand in the text. */
const toldRules: fc.Arbitrary<Rules> = fc
  .oneof(
    fc.record({ matchLength: fc.integer({ min: 1, max: 5 }), crawford: fc.boolean() }),
    fc.record({ jacoby: fc.boolean(), beaver: fc.boolean() }),
    fc.constant({ cubeLimit: 4 as const }),
  )
  .map((options) => rulesOf({ cubeLimit: 'unlimited', seriesFirstMove: 'roll', ...options }));

/** A text of short nardy brings its rules with it. */
export const bringsBackUntold = (runs: Runs): void =>
  fc.assert(
    fc.property(toldRules, fc.nat(), (rules, seed) => {
      const record = recorded(rules, seed, 3);
      fc.pre(hasRows(record));
      sameAgain(record, {});
    }),
    runs,
  );

/** A record written as another program does it leads to the same positions. */
export const dialectAgrees = (dialect: string, runs: Runs): void =>
  fc.assert(
    fc.property(toldRules, fc.nat(), (rules, seed) => {
      const record = recorded(rules, seed, 2);
      fc.pre(hasRows(record) && !value(writeMat(record)).lost.includes('facts.roll'));
      const { problems, record: again } = value(readMat(written(record, DIALECTS[dialect]!), { rules }));
      assert.deepEqual(problems, []);
      const positions = (each: NardyRecord) =>
        value(walk(each)).flatMap(({ game }) => (game.phase === 'toRoll' ? [game.position] : []));
      assert.deepEqual(positions(again), positions(record));
    }),
    runs,
  );
