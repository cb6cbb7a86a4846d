import { nodeKey, positionKey } from './keys.js';
import type { Key, Situation } from './node.js';
import { positionFrom } from './position.js';
import { isEnd, searchOf } from './search.js';
import type { Move, Position } from './types.js';
import { explore, movesTo } from './walk.js';

/** One legal play: an order of steps that reaches it, and the position after it. */
export interface Play {
  readonly moves: readonly Move[];
  readonly position: Position;
}

/**
 * All distinct legal plays of a situation, by resulting position (MOVE-4): one with no moves and the position unchanged
 * when the turn passes (MOVE-6). A long run can have hundreds of thousands (GUL-2): there `nextSteps` of a turn leads on.
 */
export function plays(situation: Situation): Play[] {
  const search = searchOf(situation);
  const results: Play[] = [];
  const known = new Set<Key>();
  explore(search, search.root, nodeKey, (node, path) => {
    if (!isEnd(search, node)) return false;
    const key = positionKey(search, node);
    if (known.has(key)) return false;
    known.add(key);
    const moves = movesTo(search, node, path);
    const theirs = moves.some(({ hit }) => hit) ? node.theirs.slice() : search.root.theirs;
    results.push({ moves, position: positionFrom(situation.colour, node.mine.slice(), theirs) });
    return false;
  });
  return results;
}
