/** Random series, played fact by fact, and what must hold after each of them. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beginTurn, situationOf, type Fact, type Game } from '../../src/engine/game.js';
import { VARIANT_IDS, type Rules, type VariantId } from '../../src/engine/options.js';
import { plays, type Play } from '../../src/engine/plays.js';
import { opposite, pips } from '../../src/engine/position.js';
import type { Situation } from '../../src/engine/search.js';
import {
  applyInSeries,
  legalInSeries,
  startSeries,
  type Series,
  type SeriesFact,
} from '../../src/engine/series.js';
import { isComplete, nextSteps, numbersLeft, step } from '../../src/engine/turn.js';
import {
  COLOURS,
  otherColour,
  otherSeat,
  SEATS,
  type Dice,
  type Die,
  type Move,
} from '../../src/engine/types.js';
import { VARIANTS } from '../../src/engine/variants/index.js';
import { code, frozen, holds, value } from './build.js';
import { readable } from './situations.js';

/** Whole numbers from 0 to n - 1. */
export type Chance = (n: number) => number;

/** Chance that a seed decides (a plain linear congruential generator, its high bits). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * n);
  };
}

const yes = fc.boolean();
const options = fc.record(
  {
    endMode: fc.constantFrom('oin', 'mars', 'koks'),
    drawRule: fc.constantFrom('none', 'last-roll'),
    drawPoints: fc.constantFrom(0.5, 1),
    cubeLimit: fc.constantFrom('off', 2, 4, 16, 64, 'unlimited'),
    beaver: yes,
    jacoby: yes,
    autoDoubles: fc.nat(2),
    openingRoll: fc.constantFrom('plays', 'rerolls'),
    seriesFirstMove: fc.constantFrom('loser', 'alternate', 'winner', 'roll'),
    stake: fc.constantFrom(1, 0.5, 20),
    seriesGames: fc.nat(3),
    matchLength: fc.nat(5),
    crawford: yes,
    hitterBearOff: fc.constantFrom('allowed', 'last-resort', 'forbidden'),
    headDoubles: fc.constantFrom('blocked', 'first-turn', 'always', 'never'),
    headColors: fc.constantFrom('both', 'white'),
    sixBlock: fc.constantFrom('ahead', 'home', 'never', 'free'),
    sixBlockPassing: fc.constantFrom('forbidden', 'allowed'),
    gulbarRepeat: fc.constantFrom(2, 4),
    gulbarFrom: fc.constantFrom(1, 4),
    gulbarRemainder: fc.constantFrom('opponent', 'lost'),
  },
  { requiredKeys: [] },
);

/** Any rules of any variant, or of this one. */
export const anyRules = (variant?: VariantId): fc.Arbitrary<Rules> =>
  fc
    .tuple(variant ? fc.constant(variant) : fc.constantFrom(...VARIANT_IDS), options)
    .map(([id, given]) => readable({ ...given, variant: id }));

const thrownBy = (chance: Chance): Dice => [(chance(6) + 1) as Die, (chance(6) + 1) as Die];

const known = new WeakMap<Situation, readonly Play[]>();
/** The legal plays of the roll under way; found once for each situation. */
function playsOf(game: Game): readonly Play[] {
  const situation = situationOf(game)!;
  const all = known.get(situation) ?? plays(situation);
  known.set(situation, all);
  return all;
}

/** A random legal play; a run has too many to list them (GUL-2), so there it is one step after the other. */
function randomMoves(game: Game, chance: Chance): readonly Move[] {
  let turn = beginTurn(game);
  if (numbersLeft(turn).length <= 4) {
    const all = playsOf(game);
    return all[chance(all.length)]!.moves;
  }
  for (let next = nextSteps(turn); next.length > 0; next = nextSteps(turn)) {
    turn = value(step(turn, next[chance(next.length)]!));
  }
  return turn.moves;
}

/** A fact of this type and seat with random dice, or with a random legal play. */
function made(
  game: Game,
  { type, seat }: ReturnType<typeof legalInSeries>[number],
  chance: Chance,
): SeriesFact {
  switch (type) {
    case 'new-game':
      return { type };
    case 'throw':
      return { type, dice: thrownBy(chance) };
    case 'roll':
      return { type, seat: seat!, dice: thrownBy(chance) };
    case 'play':
    case 'remainder': {
      const steps = randomMoves(game, chance).map(({ from, die }) => ({ from, die }));
      return { type, seat: seat!, steps };
    }
    default:
      return { type, seat: seat! };
  }
}

/** The next random fact: a double now and then, a resignation seldom, the rest as it comes. */
export function randomFact(series: Series, chance: Chance): SeriesFact {
  const next = legalInSeries(series);
  const left = (type: SeriesFact['type'], odds: number) => (chance(odds) === 0 ? null : type);
  const without = [left('resign', 600), left('double', 30)];
  const likely = next.filter(({ type }) => !without.includes(type));
  return made(series.game, likely[chance(likely.length)]!, chance);
}

/** Plays a random series until so many games are over or the series is; tells of every fact. */
export function playRandomly(
  rules: Rules,
  seed: number,
  games: number,
  told: (before: Series, fact: SeriesFact, after: Series) => void,
): Series {
  const chance = chanceFrom(seed);
  let series = frozen(value(startSeries(rules)));
  for (let count = 0; count < 5000; count++) {
    if (series.played >= games || legalInSeries(series).length === 0) return series;
    const fact = frozen(randomFact(series, chance));
    const after = frozen(value(applyInSeries(series, fact)));
    told(series, fact, after);
    series = after;
  }
  throw new Error(`no end after 5000 facts, seed ${seed}, ${JSON.stringify(rules)}`);
}

/** All checkers of a side are there, none on a point of the other's. */
export function assertSound({ rules, position }: Game): void {
  const { checkers, path } = VARIANTS[rules.variant];
  for (const colour of COLOURS) {
    assert.equal(position[colour].length, 26);
    holds(position[colour].every((count) => Number.isInteger(count) && count >= 0));
    assert.equal(
      position[colour].reduce((sum, count) => sum + count, 0),
      checkers,
    );
  }
  for (let point = 1; point <= 24; point++) {
    holds(!position.white[point] || !position.black[opposite(path, point)], `both on White's ${point}`);
  }
}

/** The mover goes down by what was played, the other up by what was hit, and nothing else moves. */
export function assertProgress(before: Game, fact: SeriesFact, after: Game): void {
  if (fact.type === 'new-game') return;
  if (fact.type !== 'play' && fact.type !== 'remainder')
    return assert.deepEqual(after.position, before.position);
  const colour = before.colours[fact.seat];
  const moves = after.last!.moves;
  const gone = moves.reduce((sum, { from, to }) => sum + from - to, 0);
  assert.equal(pips(after.position[colour]), pips(before.position[colour]) - gone);
  const hits = moves.filter(({ hit }) => hit).map(({ to }) => to); // 25 - to pips done, all to do again
  const lost = hits.reduce((sum, to) => sum + to, 0);
  const other = otherColour(colour);
  assert.equal(pips(after.position[other]), pips(before.position[other]) + lost);
}

/** All that is listed may come, nothing else may, and neither changes the series it is asked of. */
export function assertLegal(series: Series, chance: Chance): void {
  const { game } = series;
  const next = legalInSeries(series);
  const types = [
    'throw',
    'roll',
    'play',
    'remainder',
    'double',
    'take',
    'drop',
    'beaver',
    'resign',
    'new-game',
  ] as const;
  const situation = situationOf(game);
  for (const type of types) {
    const seats = type === 'throw' || type === 'new-game' ? [null] : SEATS;
    for (const seat of seats) {
      const listed = next.some((each) => each.type === type && each.seat === seat);
      const empty = { type, seat, steps: [], dice: [3, 1] } as unknown as Fact;
      const fact = listed ? made(game, { type, seat } as (typeof next)[number], chance) : empty;
      assert.equal(code(applyInSeries(series, frozen(fact))), listed ? 'ok' : 'ERR_FACT', `${type} ${seat}`);
    }
  }
  assert.equal(
    situation !== null,
    next.some(({ type }) => type === 'play' || type === 'remainder'),
  );
  if (situation && !isComplete(beginTurn(game))) {
    const short: Fact = {
      type: game.phase === 'remainder' ? 'remainder' : 'play',
      seat: game.seat!,
      steps: [],
    };
    assert.equal(code(applyInSeries(series, short)), 'ERR_PLAY_SHORT');
  }
}

/** The result fits the position and the rules. */
export function assertOutcome({ rules, outcome, phase, position, colours }: Game): void {
  assert.equal(outcome !== null, phase === 'over');
  if (!outcome) return;
  const { winner, by, points, money } = outcome;
  if (winner === null) {
    assert.equal(by, 'draw');
    assert.deepEqual([points[1], points[2], money], [rules.drawPoints, rules.drawPoints, 0]);
    holds(COLOURS.every((colour) => position[colour][0] === 15));
    return;
  }
  assert.equal(points[otherSeat(winner)], 0);
  assert.equal(points[winner], outcome.cube * { oin: 1, mars: 2, koks: 3 }[outcome.kind!]);
  assert.equal(money, points[winner] * rules.stake);
  assert.equal(by === 'finish', by === 'finish' && position[colours[winner]][0] === 15);
}
