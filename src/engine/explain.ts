import type { Game } from './game.js';
import { explain, type Turn } from './turn.js';
import type { Seat } from './types.js';
import { reason, type Reason } from './why-not.js';

/**
 * Why a checker may not go from one point to another (`to` null = anywhere) at any moment of a game, points in the
 * numbering of the player to act; null when it may. `turn` = the one under construction, `seat` = who asks, null = either.
 */
export function explainIn(
  game: Game,
  turn: Turn | null,
  from: number,
  to: number | null,
  seat: Seat | null = null,
): Reason | null {
  if (game.phase === 'over') return reason('over', 'END-1');
  if (game.phase === 'opening') return reason('throw', 'START-1');
  if (seat !== null && seat !== game.seat) return reason('not-your-turn', 'MOVE-8');
  if (game.phase === 'doubled' || game.phase === 'beavered') return reason('answer', 'CUBE-3');
  return turn ? explain(turn, from, to) : reason('roll', 'MOVE-1');
}
