import { mayOffer } from './cube.js';
import type { FactType, Game } from './game.js';
import { err, type Result } from './result.js';
import type { RuleId } from './rule-ids.js';
import type { Seat } from './types.js';

/** The error of a fact that may not come now: `ERR_FACT`, and the `rule` that keeps it. */
export const untimely = (game: Game, type: FactType | 'new-game', seat: Seat | null): Result<never> =>
  err('ERR_FACT', { type, phase: game.phase, rule: factFault(game, type, seat) });

/** The rule that keeps a fact from coming now; only for one that may not. */
function factFault(game: Game, type: FactType | 'new-game', seat: Seat | null): RuleId {
  if (type === 'new-game') return 'MATCH-1';
  if (game.phase === 'over') return 'END-1';
  if (type === 'resign') return 'END-4';
  if (type === 'throw' || game.phase === 'opening') return 'START-1';
  if (type === 'beaver') return 'CUBE-4';
  const waits = game.phase === 'doubled' || game.phase === 'beavered';
  if (waits || type === 'take' || type === 'drop') return 'CUBE-3';
  if (type === 'double') return doubleFault(game, seat);
  return type === 'remainder' || game.phase === 'remainder' ? 'GUL-3' : 'MOVE-8';
}

function doubleFault({ rules, cube, cubeInUse, lastRoll, phase, seat }: Game, doubler: Seat | null): RuleId {
  if (rules.cubeLimit === 'off') return 'CUBE-1';
  if (phase !== 'toRoll' || doubler !== seat || doubler === null) return 'CUBE-2';
  if (lastRoll) return 'DRAW-1';
  if (!cubeInUse) return 'MATCH-2';
  if (cube.owner !== null && cube.owner !== doubler) return 'CUBE-3';
  return mayOffer(rules, cube, doubler) ? 'MATCH-2' : 'CUBE-1';
}
