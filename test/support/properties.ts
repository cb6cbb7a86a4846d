/** Properties of the engine that `npm test` tries a few hundred times and the proof many thousand times. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { VariantId } from '../../src/engine/options.js';
import { plays } from '../../src/engine/plays.js';
import { allOff, positionFrom } from '../../src/engine/position.js';
import { mostDice, searchOf, type Situation } from '../../src/engine/search.js';
import { legalInSeries, seriesOver } from '../../src/engine/series.js';
import { begin, handedOver, isComplete, nextSteps, step, type Turn } from '../../src/engine/turn.js';
import { HEAD, OFF, otherColour } from '../../src/engine/types.js';
import { frozen, holds, value } from './build.js';
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
import { runOf, twinGulbar, type TwinGulbarAnswer } from './twin-gulbar.js';
import { twinOrderedPlays, twinPlays } from './twin.js';
import { letters } from './vectors.js';

/** How often, and from which seed, so that a failure can be repeated. */
export interface Runs {
  readonly numRuns: number;
  readonly seed: number;
}

const RUNS: VariantId = 'crazy-gulbar';

/** A list of numbers handed over (GUL-3): the end of a run, short enough for all its plays to be listed. */
const remainders = (asked: Situation, die: number, from: number): Situation => {
  const run = runOf(die, asked.rules.gulbarRepeat);
  const remainder = run.slice(Math.max(from % run.length, run.length - 6)) as Situation['dice'][number][];
  return frozen({ ...asked, dice: [remainder[0]!, remainder[0]!] as const, remainder });
};

/** A whole run of any double (GUL-2), with so few checkers left that all its plays can be listed. */
function wholeRun(asked: Situation, die: number): Situation {
  const { colour, position } = asked;
  const mine = [...position[colour]];
  let left = 3;
  for (let point = HEAD; point > OFF; point--) {
    const kept = Math.min(left, mine[point]!);
    left -= kept;
    mine[OFF]! += mine[point]! - kept;
    mine[point] = kept;
  }
  const dice = [die, die] as unknown as Situation['dice'];
  return frozen({
    ...asked,
    dice,
    ownRolls: 3,
    position: positionFrom(colour, mine, position[otherColour(colour)]),
  });
}

/** Situations of the variant; in crazy gulbar remainders and long runs too. */
export const askedOf = (variant: VariantId): fc.Arbitrary<Situation> =>
  variant === RUNS
    ? fc
        .tuple(situations(variant), fc.nat(4), fc.integer({ min: 1, max: 6 }), fc.nat(23))
        .map(([asked, kind, die, from]) => {
          if (kind === 0) return remainders(asked, die, from);
          return kind === 1 ? wholeRun(asked, die) : asked;
        })
    : situations(variant);

const always = (variant: VariantId, runs: Runs, check: (asked: Situation) => void) =>
  fc.assert(fc.property(askedOf(variant), check), runs);

/** The answer of the twin that knows runs. */
function gulbarAnswer(asked: Situation): TwinGulbarAnswer {
  const { rules, colour, position, dice, ownRolls, opponentFirstRoll, remainder } = asked;
  const [mine, theirs] = [position[colour], position[otherColour(colour)]];
  const told = { rules: { ...rules }, mine, theirs, colour, ownRolls, opponentFirstRoll };
  return twinGulbar(remainder ? { ...told, dice: null, run: remainder } : { ...told, dice });
}

const whole = (asked: Situation, moves: Turn['moves']): Turn =>
  moves.reduce((turn, move) => value(step(turn, move)), begin(asked));

/** GUL-2, GUL-3: the same results, as many numbers, and the same numbers handed over. */
function assertRun(asked: Situation): void {
  const answer = gulbarAnswer(asked);
  assert.deepEqual(results(asked), answer.results);
  assert.equal(mostDice(searchOf(asked)), answer.played);
  const unfinished = plays(asked).find(({ position }) => !allOff(position[asked.colour]));
  if (unfinished) assert.deepEqual(handedOver(whole(asked, unfinished.moves)), answer.remainder);
}

/** The engine and the twin find the same plays, for the player of either colour. */
export const agreesWithTwin = (variant: VariantId, runs: Runs) =>
  always(variant, runs, (asked) => {
    for (const each of [asked, exchanged(asked)]) {
      if (variant === RUNS) assertRun(each);
      else assert.deepEqual(results(each), twinPlays(twinQuestion(each)));
    }
  });

/** The paths of single steps are just the ordered plays of the twin; in a run none leads astray. */
export const ordersAgreeWithTwin = (variant: VariantId, runs: Runs) =>
  always(variant, runs, (asked) => {
    if (searchOf(asked).ordered) return assertNoWayAstray(asked);
    const written = (play: readonly { from: number; die: number }[]) =>
      play.map(({ from, die }) => `${from}/${die}`).join(' ');
    const question = twinQuestion(asked);
    const expected = twinOrderedPlays(variant === RUNS ? { ...question, variant: 'long' } : question);
    assert.deepEqual(paths(asked).map(written).sort(), expected.map(written).sort());
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

/** So many positions after each number of a run are gone on from. */
const WIDTH = 80;

/** GUL-2: whatever steps are taken, the turn can be completed, and then is one of the twin's. */
function assertNoWayAstray(asked: Situation): void {
  const expected = new Set(gulbarAnswer(asked).results);
  let level: Turn[] = [begin(asked)];
  while (level.length > 0) {
    const after = new Map<string, Turn>();
    for (const turn of level) {
      const next = nextSteps(turn);
      const end = letters(turn.position, asked.colour);
      if (isComplete(turn)) holds(expected.has(end), `${end} is no end: ${JSON.stringify(turn.moves)}`);
      else holds(next.length > 0, `no way on after ${JSON.stringify(turn.moves)}`);
      for (const move of next) {
        const further = value(step(turn, move));
        after.set(letters(further.position, asked.colour), further);
      }
    }
    const all = [...after.values()];
    level = all.filter((_, index) => index % Math.ceil(all.length / WIDTH) === 0);
  }
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
