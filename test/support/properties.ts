/** Properties of the engine that `npm test` tries a few hundred times and the proof many thousand times. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { VariantId } from '../../src/engine/options.js';
import type { Situation } from '../../src/engine/search.js';
import { legalInSeries, seriesOver } from '../../src/engine/series.js';
import { begin, isComplete, nextSteps, step, type Turn } from '../../src/engine/turn.js';
import { holds, value } from './build.js';
import {
  assertLegal,
  assertOutcome,
  assertProgress,
  assertSound,
  anyRules,
  chanceFrom,
  playRandomly,
} from './games.js';
import { exchanged, results, situations, twinQuestion } from './situations.js';
import { twinOrderedPlays, twinPlays } from './twin.js';

/** How often, and from which seed, so that a failure can be repeated. */
export interface Runs {
  readonly numRuns: number;
  readonly seed: number;
}

const always = (variant: VariantId, runs: Runs, check: (asked: Situation) => void) =>
  fc.assert(fc.property(situations(variant), check), { ...runs, endOnFailure: false });

/** The engine and the twin find the same plays, for the player of either colour. */
export const agreesWithTwin = (variant: VariantId, runs: Runs) =>
  always(variant, runs, (asked) => {
    for (const each of [asked, exchanged(asked)]) {
      assert.deepEqual(results(each), twinPlays(twinQuestion(each)));
    }
  });

/** The paths of single steps are just the ordered plays of the twin. */
export const ordersAgreeWithTwin = (variant: VariantId, runs: Runs) =>
  always(variant, runs, (asked) => {
    const written = (play: readonly { from: number; die: number }[]) =>
      play.map(({ from, die }) => `${from}/${die}`).join(' ');
    const expected = twinOrderedPlays(twinQuestion(asked)).map(written);
    assert.deepEqual(paths(asked).map(written).sort(), expected.sort());
  });

/** Every way of taking steps until the turn is complete; one that stops short is a failure. */
function paths(asked: Situation): Turn['moves'][] {
  const found: Turn['moves'][] = [];
  const visit = (turn: Turn) => {
    const next = nextSteps(turn);
    if (isComplete(turn)) found.push(turn.moves);
    else holds(next.length > 0, `no way on after ${JSON.stringify(turn.moves)}`);
    for (const move of next) visit(value(step(turn, move)));
  };
  visit(begin(asked));
  return found;
}

/** Random games: whatever the fact, all that must hold does. */
export const gamesHold = (variant: VariantId, runs: Runs) =>
  fc.assert(
    fc.property(anyRules(variant), fc.nat(), (rules, seed) => {
      const chance = chanceFrom(seed + 1);
      playRandomly(rules, seed, 1, (before, fact, after) => {
        assertSound(after.game);
        assertProgress(before.game, fact, after.game);
        assertOutcome(after.game);
        assertLegal(after, chance);
        if (!seriesOver(after)) holds(legalInSeries(after).length > 0);
      });
    }),
    { ...runs, endOnFailure: true },
  );
