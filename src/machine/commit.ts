import type { Outcome } from '../engine/outcome.js';
import { applyInSeries, isLegalInSeries, type Series, type SeriesFact } from '../engine/series.js';
import { isComplete, nextSteps, step, undo } from '../engine/turn.js';
import { otherSeat, type Seat, type Step } from '../engine/types.js';
import { append, turnOf, withUnfinished, type Restored } from '../record/record.js';
import { ANSWERS } from './requests.js';
import type { PlayContext, PlayEmitted, PlayEvent, ResignQuestion } from './types.js';

/** The context of what was restored. */
export const contextOf = ({ record, series, turn }: Restored, version = 0): PlayContext => ({
  record,
  series,
  turn,
  question: null,
  pending: null,
  refusal: null,
  version,
});

/** Whether a kind of fact may come next, from the seat that is to act. */
export const may = ({ series }: PlayContext, type: SeriesFact['type']): boolean =>
  isLegalInSeries(series, type, series.game.seat);

/** Applies a fact that the guards have let through. */
function applied(series: Series, fact: SeriesFact): Series {
  const next = applyInSeries(series, fact);
  if (!next.ok) throw new Error(`${next.error.code} for ${fact.type}`);
  return next.value;
}

/** The context after such a fact; what waited for an answer is gone with it. */
export function commit(context: PlayContext, fact: SeriesFact): PlayContext {
  const series = applied(context.series, fact);
  return {
    ...context,
    series,
    turn: turnOf(series),
    record: append(context.record, fact),
    question: null,
    pending: null,
    refusal: null,
  };
}

/** The fact that an event makes, once the guards have let it through; null = it makes none. */
export function factBy({ series, turn, question }: PlayContext, event: PlayEvent): SeriesFact | null {
  const { seat, phase } = series.game;
  switch (event.type) {
    case 'ROLLED':
      // The throw of the opening (START-1), or the roll of the seat to act.
      return seat === null ? { type: 'throw', dice: event.dice } : { type: 'roll', seat, dice: event.dice };
    case 'CONFIRM':
    case 'PASS':
      return {
        type: phase === 'remainder' ? 'remainder' : 'play',
        seat: seat!,
        steps: turn!.moves.map(({ from, die }) => ({ from, die })),
      };
    case 'DOUBLE':
      return { type: 'double', seat: seat! };
    case 'TAKE':
    case 'DROP':
    case 'BEAVER':
      return { type: ANSWERS[event.type], seat: seat! };
    case 'RESIGN_CONFIRMED':
      return { type: 'resign', seat: question!.seat };
    case 'NEW_GAME':
      return event.rules ? { type: 'new-game', rules: event.rules } : { type: 'new-game' };
    case 'ROLL':
    case 'STEP':
    case 'UNDO':
    case 'RESIGN':
    case 'RESIGN_CANCELLED':
    case 'ACCEPTED':
    case 'REJECTED':
    case 'SYNC':
      return null;
  }
}

/** What is told of the last fact. */
export function toldOfFact({ series, record }: PlayContext): PlayEmitted {
  const fact = record.facts.at(-1)!;
  switch (fact.type) {
    case 'throw':
      return { type: 'roll', seat: null, dice: fact.dice, opening: true };
    case 'roll':
      return { type: 'roll', seat: fact.seat, dice: fact.dice, opening: false };
    case 'play':
    case 'remainder':
      return { type: 'turn', ...series.game.last! };
    case 'new-game':
      return { type: 'new-game', rules: series.rules };
    default:
      return { type: fact.type, seat: fact.seat, cube: series.game.cube.value };
  }
}

/** What is told of the step that was taken last, or that is about to be taken back. */
export const toldOfStep = ({ series, turn }: PlayContext, type: 'move' | 'undo'): PlayEmitted => ({
  type,
  seat: series.game.seat!,
  move: turn!.moves.at(-1)!,
});

export const toldOfGame = ({ series }: PlayContext): PlayEmitted => ({
  type: 'game-over',
  outcome: series.game.outcome as Outcome,
});

export const toldOfSeries = ({ series }: PlayContext): PlayEmitted => ({
  type: 'series-over',
  score: series.score,
});

/** Whether a step may be taken now. */
export const maySteps = ({ turn }: PlayContext, { from, die }: Step): boolean =>
  turn !== null && nextSteps(turn).some((move) => move.from === from && move.die === die);

export function stepped(context: PlayContext, taken: Step): Partial<PlayContext> {
  const next = step(context.turn!, taken);
  if (!next.ok) throw new Error(next.error.code);
  const turn = next.value;
  return { turn, record: withUnfinished(context.record, turn.moves), refusal: null };
}

export function undone(context: PlayContext): Partial<PlayContext> {
  const turn = undo(context.turn!);
  return { turn, record: withUnfinished(context.record, turn.moves), refusal: null };
}

/** Nothing can be played with the roll (MOVE-6). */
export const passes = ({ turn }: Pick<PlayContext, 'turn'>): boolean =>
  turn !== null && turn.moves.length === 0 && isComplete(turn);

/** There are steps, and they make a whole play (MOVE-4). */
export const complete = ({ turn }: Pick<PlayContext, 'turn'>): boolean =>
  turn !== null && turn.moves.length > 0 && isComplete(turn);

/** Whether a seat may resign now (END-4); while a double waits only who must answer it may, and that is a drop. */
export const mayResign = ({ series }: PlayContext, seat: Seat): boolean =>
  isLegalInSeries(series, 'resign', seat);

/** What resigning would cost (END-4, END-5), to be shown before it is done. */
export function resignQuestion({ series }: PlayContext, seat: Seat): ResignQuestion {
  const outcome = applied(series, { type: 'resign', seat }).game.outcome!;
  return { seat, kind: outcome.kind!, points: outcome.points[otherSeat(seat)] };
}
