/** Whole games by the thousand: what is cheap to check after every fact, and now and then all that must hold. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Game } from '../../src/engine/game.js';
import type { Rules, VariantId } from '../../src/engine/options.js';
import { opposite, pips } from '../../src/engine/position.js';
import {
  applyInSeries,
  legalInSeries,
  startSeries,
  type Series,
  type SeriesFact,
} from '../../src/engine/series.js';
import { HEAD, OFF, otherColour, type Move, type Side } from '../../src/engine/types.js';
import { VARIANTS } from '../../src/engine/variants/index.js';
import { frozen, holds, value } from './build.js';
import {
  anyRules,
  assertLegal,
  assertOutcome,
  assertProgress,
  assertSound,
  chanceFrom,
  randomFact,
} from './games.js';

/** All is checked at every so many facts; a prime, so that it falls on facts of every kind. */
const NOW_AND_THEN = 53;
/** Games that are played by one mix of options before the next is drawn. */
const GAMES_A_MIX = 5;

/** What a run of many games has seen. */
export interface Seen {
  games: number;
  facts: number;
  /** How games ended, and what happened in them. */
  readonly kinds: Set<string>;
  /** Different mixes of options. */
  readonly mixes: Set<string>;
}

const countOf = (side: Side): number => {
  let sum = 0;
  for (const count of side) sum += count >= 0 ? count : Number.NaN;
  return sum;
};

function assertCounts({ rules, position: { white, black } }: Game): void {
  const { checkers, path } = VARIANTS[rules.variant];
  holds(countOf(white) === checkers && countOf(black) === checkers, `${checkers} a side`);
  for (let point = 1; point <= 24; point++) {
    if (white[point]) holds(!black[opposite(path, point)], 'no point is held by both');
  }
}

const gone = (moves: readonly Move[]): number => moves.reduce((sum, { from, to }) => sum + from - to, 0);
const leaving = (moves: readonly Move[], point: number): number =>
  moves.reduce((sum, { from }) => sum + (from === point ? 1 : 0), 0);

/** What a confirmed turn does to the position, and which rules it must have kept (HEAD, BLOCK, OFF). */
function assertTurn(before: Game, after: Game, mover: 1 | 2): void {
  const colour = before.colours[mover];
  const other = otherColour(colour);
  const { moves } = after.last!;
  const variant = VARIANTS[before.rules.variant];
  const [mine, theirs] = [after.position[colour], after.position[other]];
  assertCounts(after);
  holds(pips(mine) === pips(before.position[colour]) - gone(moves), 'pips of the mover');
  const hit = moves.reduce((sum, move) => sum + (move.hit ? move.to : 0), 0);
  holds(pips(theirs) === pips(before.position[other]) + hit, 'pips of the other');
  holds(
    mine[OFF]! >= before.position[colour][OFF]! && theirs[OFF] === before.position[other][OFF],
    'off is off',
  );
  holds(variant.koks || leaving(moves, HEAD) <= 2, 'three have left the head');
  holds(moves.length === 0 || !variant.blockFault(mine, theirs, before.rules), 'an unlawful block');
}

/** What must hold of any fact, as far as it is found without a search. */
function assertCheaply(before: Series, fact: SeriesFact, after: Series): void {
  const [then, now] = [before.game, after.game];
  holds((now.phase === 'over') === (now.outcome !== null), 'over with an outcome, and only so');
  holds((now.seat === null) === (now.phase === 'over' || now.phase === 'opening'), 'somebody is to act');
  holds((now.dice !== null) === (now.phase === 'toPlay' || now.phase === 'remainder'), 'dice to be played');
  holds((now.remainder !== null) === (now.phase === 'remainder'), 'a remainder in its phase only');
  if (fact.type === 'new-game') return;
  if (fact.type === 'play' || fact.type === 'remainder') assertTurn(then, now, fact.seat);
  else holds(now.position === then.position, 'nothing moved');
  holds(now.cube.value >= then.cube.value && now.cube.value <= then.cube.value * 4, 'the cube');
  const points = now.outcome?.points ?? { 1: 0, 2: 0 };
  for (const seat of [1, 2] as const) {
    holds(after.score[seat] === before.score[seat] + points[seat], 'the score');
    const rolled = fact.type === 'roll' && fact.seat === seat;
    holds(
      rolled
        ? now.rolls[seat] === then.rolls[seat] + 1
        : fact.type === 'throw' || now.rolls[seat] === then.rolls[seat],
      'own rolls',
    );
  }
}

/** Plays a series until so many games are over or it is. */
function playThrough(rules: Rules, seed: number, games: number, seen: Seen): void {
  const chance = chanceFrom(seed);
  let series = value(startSeries(rules));
  while (series.played < games && legalInSeries(series).length > 0) {
    const fact = randomFact(series, chance);
    const all = ++seen.facts % NOW_AND_THEN === 0;
    if (all) frozen(series);
    const after = value(applyInSeries(series, all ? frozen(fact) : fact));
    assertCheaply(series, fact, after);
    if (all) {
      assertSound(after.game);
      assertProgress(series.game, fact, after.game);
      assertLegal(frozen(after), chance);
    }
    if (after.game.outcome) {
      assertOutcome(after.game);
      seen.games++;
      seen.kinds.add(after.game.outcome.by);
    }
    if (after.game.lastRoll) seen.kinds.add('last roll');
    if (fact.type === 'remainder') seen.kinds.add('remainder');
    series = after;
  }
}

/** Plays so many games of a variant, over many mixes of options; tells what was seen. */
export function manyGamesHold(variant: VariantId, games: number, seed: number): Seen {
  const seen: Seen = { games: 0, facts: 0, kinds: new Set(), mixes: new Set() };
  for (let round = 0; seen.games < games; round++) {
    for (const rules of fc.sample(anyRules(variant), { numRuns: 50, seed: seed + round })) {
      if (seen.games >= games) break;
      seen.mixes.add(JSON.stringify(rules));
      const from = `${JSON.stringify(rules)} after ${seen.games} games, seed ${seed}`;
      try {
        playThrough(rules, seed + seen.games, Math.min(GAMES_A_MIX, games - seen.games), seen);
      } catch (error) {
        assert.fail(`${String(error)}: ${from}`);
      }
    }
  }
  return seen;
}
