import type { Fact } from '../engine/game.js';
import type { Rules } from '../engine/options.js';
import { applyInSeries, legalInSeries, seriesOver, type Series, type SeriesFact } from '../engine/series.js';
import { isComplete, nextSteps, step, undo } from '../engine/turn.js';
import { otherSeat, type Dice, type Seat, type Step } from '../engine/types.js';
import { append, fold, turnOf, withUnfinished, type NardyRecord } from '../record/record.js';
import type { PlayContext, PlayEmitted, ResignQuestion } from './types.js';

/** A change of the context and what is to be told of it. */
export interface Change {
  readonly context: PlayContext;
  readonly emitted: readonly PlayEmitted[];
}

/** The context of a record that is known to fold. */
export function contextOf(record: NardyRecord, version = 0): PlayContext {
  const folded = fold(record);
  if (!folded.ok) throw new Error(`${folded.error.code} in a record that was not parsed`);
  return { record, ...folded.value, question: null, pending: null, refusal: null, version };
}

/** Whether a kind of fact may come next, from the seat that is to act. */
export const may = ({ series }: PlayContext, type: SeriesFact['type']): boolean =>
  legalInSeries(series).some((each) => each.type === type);

/** Applies a fact that the guards have let through. */
function applied(series: Series, fact: SeriesFact): Series {
  const next = applyInSeries(series, fact);
  if (!next.ok) throw new Error(`${next.error.code} for ${fact.type}`);
  return next.value;
}

/** The context after such a fact; what waited for an answer is gone with it. */
function commit(context: PlayContext, fact: SeriesFact): PlayContext {
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

function ending({ series }: PlayContext): PlayEmitted[] {
  const { outcome } = series.game;
  if (!outcome) return [];
  const over: PlayEmitted = { type: 'game-over', outcome };
  return seriesOver(series) ? [over, { type: 'series-over', score: series.score }] : [over];
}

/** The dice have come: the throw of the opening (START-1), or the roll of the seat to act. */
export function rolled(context: PlayContext, dice: Dice): Change {
  const { seat } = context.series.game;
  const fact: Fact = seat === null ? { type: 'throw', dice } : { type: 'roll', seat, dice };
  return {
    context: commit(context, fact),
    emitted: [{ type: 'roll', seat, dice, opening: seat === null }],
  };
}

/** Whether a step may be taken now. */
export const maySteps = ({ turn }: PlayContext, { from, die }: Step): boolean =>
  turn !== null && nextSteps(turn).some((move) => move.from === from && move.die === die);

export function stepped(context: PlayContext, taken: Step): Change {
  const next = step(context.turn!, taken);
  if (!next.ok) throw new Error(next.error.code);
  const turn = next.value;
  const record = withUnfinished(context.record, turn.moves);
  return {
    context: { ...context, turn, record, refusal: null },
    emitted: [{ type: 'move', seat: context.series.game.seat!, move: turn.moves.at(-1)! }],
  };
}

export function undone(context: PlayContext): Change {
  const turn = undo(context.turn!);
  const move = context.turn!.moves.at(-1)!;
  return {
    context: { ...context, turn, record: withUnfinished(context.record, turn.moves), refusal: null },
    emitted: [{ type: 'undo', seat: context.series.game.seat!, move }],
  };
}

/** Nothing can be played with the roll (MOVE-6). */
export const passes = ({ turn }: Pick<PlayContext, 'turn'>): boolean =>
  turn !== null && turn.moves.length === 0 && isComplete(turn);

/** There are steps, and they make a whole play (MOVE-4). */
export const complete = ({ turn }: Pick<PlayContext, 'turn'>): boolean =>
  turn !== null && turn.moves.length > 0 && isComplete(turn);

export function confirmed(context: PlayContext): Change {
  const { turn, series } = context;
  const seat = series.game.seat!;
  const steps = turn!.moves.map(({ from, die }) => ({ from, die }));
  const kind = series.game.phase === 'remainder' ? 'remainder' : 'play';
  const next = commit(context, { type: kind, seat, steps });
  const told: PlayEmitted = { type: 'turn', ...next.series.game.last! };
  return { context: next, emitted: [told, ...ending(next)] };
}

/** A double, or an answer to one, by the seat that is to act. */
export function cubed(context: PlayContext, type: 'double' | 'take' | 'drop' | 'beaver'): Change {
  const seat = context.series.game.seat!;
  const next = commit(context, { type, seat });
  return { context: next, emitted: [{ type, seat, cube: next.series.game.cube.value }, ...ending(next)] };
}

/** Whether a seat may resign now (END-4); while a double waits only who must answer it may, and that is a drop. */
export const mayResign = ({ series }: PlayContext, seat: Seat): boolean =>
  legalInSeries(series).some((each) => each.type === 'resign' && each.seat === seat);

/** What resigning would cost (END-4, END-5), to be shown before it is done. */
export function resignQuestion({ series }: PlayContext, seat: Seat): ResignQuestion {
  const outcome = applied(series, { type: 'resign', seat }).game.outcome!;
  return { seat, kind: outcome.kind!, points: outcome.points[otherSeat(seat)] };
}

export function resigned(context: PlayContext): Change {
  const { seat } = context.question!;
  const next = commit(context, { type: 'resign', seat });
  return {
    context: next,
    emitted: [{ type: 'resign', seat, cube: next.series.game.cube.value }, ...ending(next)],
  };
}

/** The next game of the series, by these rules if they are named. */
export function begun(context: PlayContext, rules: Rules | undefined): Change {
  const next = commit(context, rules ? { type: 'new-game', rules } : { type: 'new-game' });
  return { context: next, emitted: [{ type: 'new-game', rules: next.series.rules }] };
}
