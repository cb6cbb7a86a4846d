import assert from 'node:assert/strict';
import fc from 'fast-check';
import { seededDice } from '../../src/engine/dice.js';
import type { Setup } from '../../src/engine/game.js';
import { VARIANT_IDS, type Rules } from '../../src/engine/options.js';
import { applyInSeries, legalInSeries } from '../../src/engine/series.js';
import { begin, nextSteps } from '../../src/engine/turn.js';
import { BAR, type Dice, type Die } from '../../src/engine/types.js';
import type { PlaySnapshot } from '../../src/machine/automatic.js';
import type { PlayEvent } from '../../src/machine/types.js';
import { anyRules, anyRulesOf, anySetup, fitting } from './any.js';
import {
  accepted,
  after,
  asked,
  BEAVER,
  begun,
  CONFIRM,
  DOUBLE,
  DROP,
  gameOf,
  NEW_GAME,
  opened,
  PASS,
  rejected,
  resign,
  RESIGN_CANCELLED,
  RESIGN_CONFIRMED,
  ROLL,
  rolled,
  stateOf,
  stepped,
  sync,
  TAKE,
  UNDO,
} from './support.js';

/** A source of whole numbers below a bound, repeatable by its seed. */
function choices(seed: number): (bound: number) => number {
  const source = seededDice(seed);
  return (bound) => {
    const [a, b] = source();
    const [c, d] = source();
    return ((a - 1) * 216 + (b - 1) * 36 + (c - 1) * 6 + d - 1) % bound;
  };
}

const ALL_DICE: readonly Die[] = [1, 2, 3, 4, 5, 6];
const ASKABLE = [ROLL, CONFIRM, PASS, DOUBLE, TAKE, DROP, BEAVER, RESIGN_CONFIRMED, NEW_GAME];
const ALL_BUT_STEPS: readonly PlayEvent[] = [
  ...ASKABLE,
  rolled(3, 1),
  UNDO,
  resign(1),
  resign(2),
  RESIGN_CANCELLED,
  accepted(1),
  accepted(1, [1, 2]),
  rejected(1),
];

/** The events that the engine allows in a state, as far as they do not depend on a step. */
function allowedByEngine({ context, value }: PlaySnapshot): Set<PlayEvent> {
  const { series, turn, question } = context;
  const allowed = new Set<PlayEvent>();
  const answers: Partial<Record<string, PlayEvent>> = { take: TAKE, drop: DROP, beaver: BEAVER };
  for (const { type, seat } of legalInSeries(series)) {
    if (type === 'throw' || type === 'roll') {
      allowed.add(value === 'rolling' ? ALL_BUT_STEPS.find((each) => each.type === 'ROLLED')! : ROLL);
    } else if (type === 'double' && value !== 'rolling') allowed.add(DOUBLE);
    else if (type === 'new-game') allowed.add(NEW_GAME);
    else if (type === 'resign')
      allowed.add(ALL_BUT_STEPS.find((e) => e.type === 'RESIGN' && e.seat === seat)!);
    else if (answers[type]) allowed.add(answers[type]);
    else if (type === 'play' || type === 'remainder') {
      assert.ok(turn);
      const steps = turn.moves.map(({ from, die }) => ({ from, die }));
      const whole = applyInSeries(series, { type, seat: seat!, steps }).ok;
      if (whole) allowed.add(steps.length > 0 ? CONFIRM : PASS);
      if (steps.length > 0) allowed.add(UNDO);
    }
  }
  if (question) allowed.add(RESIGN_CONFIRMED).add(RESIGN_CANCELLED);
  return allowed;
}

/** What the mover's checkers stand for, counted anew (BAR-1, OFF-1). */
function partOfTurn({ context: { turn } }: PlaySnapshot): string {
  const mine = turn!.position[turn!.situation.colour];
  if (mine[BAR]! > 0) return 'entering';
  return mine.slice(7).every((count) => count === 0) ? 'bearingOff' : 'running';
}

/** The state that the phase of the game calls for, given whether dice or an answer are waited for. */
function stateByEngine(snapshot: PlaySnapshot, allowed: ReadonlySet<PlayEvent>): string {
  const { context, value } = snapshot;
  const { game } = context.series;
  switch (game.phase) {
    case 'opening':
      return value === 'rolling' ? 'rolling' : 'opening';
    case 'toRoll':
      return value === 'rolling' ? 'rolling' : game.lastRoll ? 'lastRoll' : 'awaitingRoll';
    case 'toPlay':
    case 'remainder':
      if (nextSteps(begin(context.turn!.situation)).length === 0) return 'passing';
      return `${game.phase === 'remainder' ? 'remainder' : 'moving'}.${allowed.has(CONFIRM) ? 'complete' : partOfTurn(snapshot)}`;
    case 'doubled':
      return 'doubled.offered';
    case 'beavered':
      return 'doubled.beavered';
    case 'over':
      return legalInSeries(context.series).length > 0 ? 'gameOver' : 'seriesOver';
  }
}

function agreesOnSteps(snapshot: PlaySnapshot): void {
  const { turn } = snapshot.context;
  const steps = new Set(
    turn && snapshot.hasTag('moves') ? nextSteps(turn).map(({ from, die }) => `${from}/${die}`) : [],
  );
  for (const die of ALL_DICE) {
    for (let from = 0; from <= 25; from++) {
      const event = stepped(from, die);
      assert.equal(
        snapshot.can(event),
        steps.has(`${from}/${die}`),
        `${from}/${die} in ${stateOf(snapshot)}`,
      );
    }
  }
}

function agrees(snapshot: PlaySnapshot): void {
  const where = stateOf(snapshot);
  const allowed = allowedByEngine(snapshot);
  assert.equal(where, stateByEngine(snapshot, allowed));
  for (const event of ALL_BUT_STEPS) {
    assert.equal(snapshot.can(event), allowed.has(event), `${JSON.stringify(event)} in ${where}`);
  }
  for (const event of ASKABLE) assert.equal(snapshot.can(asked(event, 1)), allowed.has(event));
}

/** While a host is asked, its answer and a new state are all there is. */
function onlyWaits(held: PlaySnapshot): void {
  const { id } = held.context.pending!;
  for (const event of ALL_BUT_STEPS) {
    assert.equal(held.can(event), 'id' in event && event.id === id, JSON.stringify(event));
  }
  assert.ok(held.can(sync(held.context.record)));
}

function isPlain({ context }: PlaySnapshot): void {
  const { pending, question, turn, series } = context;
  const shown = { pending, question, turn, series, record: { ...context.record, facts: [] } };
  assert.deepEqual(JSON.parse(JSON.stringify(shown)), shown);
}

/** The record alone brings the same context, but for what is only waited for. */
function folds({ context }: PlaySnapshot): void {
  assert.deepEqual(JSON.parse(JSON.stringify(context)), context);
  assert.deepEqual(structuredClone(context), context);
  const { version } = context;
  assert.deepEqual(
    { ...opened(context.record).context, version },
    { ...context, question: null, pending: null, refusal: null },
  );
}

/** Something that may come next, the more telling things now and then. */
function choose(
  snapshot: PlaySnapshot,
  next: (bound: number) => number,
  roll: () => Dice,
  others: Rules,
): PlayEvent {
  const one = <T>(list: readonly T[]): T => list[next(list.length)]!;
  if (next(12) === 0 && snapshot.can(UNDO)) return UNDO;
  if (next(40) === 0 && snapshot.can(RESIGN_CANCELLED)) return RESIGN_CANCELLED;
  if (next(30) === 0) {
    const seats = [resign(1), resign(2)].filter((event) => snapshot.can(event));
    if (seats.length > 0) return one(seats);
  }
  if (next(120) === 0 && snapshot.can(RESIGN_CONFIRMED)) return RESIGN_CONFIRMED;
  if (next(6) === 0 && snapshot.can(DOUBLE)) return DOUBLE;
  const answers = [TAKE, TAKE, DROP, BEAVER, BEAVER].filter((event) => snapshot.can(event));
  if (answers.length > 0) return one(answers);
  if (snapshot.matches('rolling')) return { type: 'ROLLED', dice: roll() };
  const steps = snapshot.context.turn && snapshot.hasTag('moves') ? nextSteps(snapshot.context.turn) : [];
  if (steps.length > 0) {
    const { from, die } = one(steps);
    return stepped(from, die);
  }
  if (snapshot.matches('gameOver') && next(2) === 0) return { type: 'NEW_GAME', rules: others };
  return [ROLL, PASS, CONFIRM, NEW_GAME].find((event) => snapshot.can(event)) ?? UNDO;
}

/** What a number of series has led through. */
export interface Walked {
  /** How often the machine has been in each state. */
  readonly states: Map<string, number>;
  /** How games have ended. */
  readonly ends: Set<string>;
  /** Number of facts in the longest record. */
  longest: number;
}

interface Drawn {
  readonly rules: Rules;
  /** For a later game of the series. */
  readonly others: Rules;
  readonly setup: Setup | undefined;
  readonly seed: number;
}

function walk({ rules, others, setup, seed }: Drawn, events: number, walked: Walked): void {
  const next = choices(seed);
  const roll = seededDice(seed + 1);
  let snapshot = begun(rules, setup && fitting(setup, rules));
  for (let event = 0; event < events; event++) {
    const name = stateOf(snapshot);
    walked.states.set(name, (walked.states.get(name) ?? 0) + 1);
    agrees(snapshot);
    isPlain(snapshot);
    if (next(25) === 0) agreesOnSteps(snapshot);
    if (next(40) === 0) folds(snapshot);
    if (name === 'seriesOver') break;
    const chosen = choose(snapshot, next, roll, others);
    if (ASKABLE.some(({ type }) => type === chosen.type) && next(5) === 0) {
      const held = after(snapshot, asked(chosen, event));
      onlyWaits(held);
      const refused = next(2) === 0;
      snapshot = after(held, refused ? rejected(event) : accepted(event));
      if (refused) assert.equal(stateOf(snapshot), name);
    } else snapshot = after(snapshot, chosen);
    const { outcome } = gameOf(snapshot);
    if (outcome) walked.ends.add(outcome.by);
  }
  folds(snapshot);
  walked.longest = Math.max(walked.longest, snapshot.context.record.facts.length);
}

/** Rounds at most: chance leads to some states seldom, and to others with each variant that is added. */
const ROUNDS = 8;

/**
 * Plays rounds of random series, so many of each variant and of so many events each, until every state and every kind of end
 * is met, and holds in every state that engine and machine agree.
 */
export function walkRandomly(numRuns: number, events: number, seed: number): Walked {
  const walked: Walked = { states: new Map(), ends: new Set(), longest: 0 };
  const { states, ends } = walked;
  const misses = () => RESTING.some((state) => !states.has(state)) || ENDS.some((end) => !ends.has(end));
  for (let round = 0; round === 0 || (round < ROUNDS && misses()); round++) {
    for (const variant of VARIANT_IDS) {
      const drawn = fc.record({
        rules: anyRulesOf(variant),
        others: anyRules,
        setup: anySetup,
        seed: fc.nat(1_000_000),
      });
      fc.assert(
        fc.property(drawn, (each) => walk(each, events, walked)),
        { seed: seed + round, numRuns },
      );
    }
  }
  return walked;
}

/** Every state in which the machine rests but `pending`, which is left again at once. */
export const RESTING = [
  'awaitingRoll',
  'doubled.beavered',
  'doubled.offered',
  'gameOver',
  'lastRoll',
  'moving.bearingOff',
  'moving.complete',
  'moving.entering',
  'moving.running',
  'opening',
  'passing',
  'remainder.bearingOff',
  'remainder.complete',
  'remainder.running',
  'rolling',
  'seriesOver',
];

/** Every way in which a game ends. */
export const ENDS = ['draw', 'drop', 'finish', 'resign'];
