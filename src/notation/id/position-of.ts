import { err, ok, type Result } from '../../engine/result.js';
import type { Series } from '../../engine/series.js';
import { otherSeat } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import { replay, type NardyRecord } from '../../record/record.js';
import { bare, toldAs, type PositionRead } from './read.js';

/** A turn of a record: the `turn`-th roll of its `game`-th game, both from 1. */
export interface TurnNumber {
  readonly game: number;
  readonly turn: number;
}

/** Where a series stands, as the formats of positions tell it. */
export function positionOf({ rules, game, score }: Series): PositionRead {
  const { phase, seat, colours, cube } = game;
  const { variant, matchLength, cubeLimit, jacoby, beaver } = rules;
  const mover = phase === 'doubled' && seat ? otherSeat(seat) : seat;
  const points =
    colours[1] === 'white' ? { white: score[1], black: score[2] } : { white: score[2], black: score[1] };
  return {
    ...bare('words', VARIANTS[variant].path === 'opposed' ? toldAs(variant) : variant, game.position),
    turn: mover && colours[mover],
    dice: game.dice && (game.dice[0] < game.dice[1] ? [game.dice[1], game.dice[0]] : game.dice),
    cube: { value: cube.value, owner: cube.owner && colours[cube.owner] },
    match: { length: matchLength, score: points, crawford: matchLength > 0 && !game.cubeInUse },
    offered: phase === 'doubled' || phase === 'beavered',
    ...(phase === 'beavered' ? { answered: 'beaver' } : {}),
    ...(matchLength > 0 ? {} : { jacoby, beaver }),
    ...(cubeLimit === 'unlimited' ? {} : { maxCube: cubeLimit === 'off' ? 1 : cubeLimit }),
  };
}

/**
 * The series of a record at a turn, the dice rolled and not played; without one where somebody was last to act. Errors:
 * `ERR_TURN_NUMBER` (`game`, `turn`; there is none), those of `replay`.
 */
export function seriesAt(record: NardyRecord, at: TurnNumber | null): Result<Series> {
  let game = 1;
  let turn = 0;
  let found: Series | null = null;
  const last = replay(record, (series, count) => {
    const type = record.facts[count - 1]?.type;
    if (type === 'new-game') {
      game++;
      turn = 0;
    }
    if ((type === 'throw' || type === 'roll') && series.game.dice) turn++;
    if (at ? !found && game === at.game && turn === at.turn : series.game.seat !== null) found = series;
  });
  if (!last.ok) return last;
  if (found) return ok(found);
  return at ? err('ERR_TURN_NUMBER', { game: at.game, turn: at.turn }) : last;
}
