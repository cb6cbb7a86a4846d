import type { Flight } from '../../board/view.js';
import { opposite } from '../../engine/position.js';
import type { SeriesFact } from '../../engine/series.js';
import type { Turn } from '../../engine/turn.js';
import { BAR, otherColour, type Move, type Step } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import { compareRecords } from '../../record/compare.js';
import { fold, walk, type NardyRecord } from '../../record/record.js';

/** More plays than these at once are a game restored or caught up with, not one being played. */
const AT_ONCE = 2;

const isTurn = ({ type }: SeriesFact) => type === 'play' || type === 'remainder';

/** How a step of a turn is seen, or (`back`) how it is taken back. */
export function flightsOf(move: Move, turn: Turn, back: boolean): Flight[] {
  const { colour, rules } = turn.situation;
  const { from, to, hit } = move;
  if (!back) return [{ colour, from, to, hit }];
  const { path } = VARIANTS[rules.variant];
  const freed: Flight = { colour: otherColour(colour), from: BAR, to: opposite(path, to), hit: false };
  return [{ colour, from: to, to: from, hit: false, back: true }, ...(hit ? [freed] : [])];
}

/**
 * The steps by which a record goes on from an older one, in order; null when it is another game, one in which something
 * was taken back, or much later in the same: then there is nothing to show but the position.
 */
export function flightsSince(before: NardyRecord, after: NardyRecord): Flight[] | null {
  const known = before.facts.length;
  const { relation } = compareRecords(before, after);
  if (relation !== 'same' && relation !== 'behind') return null;
  if (after.facts.slice(known).filter(isTurn).length > AT_ONCE) return null;
  const path = walk(after);
  const end = fold(after);
  if (!path.ok || !end.ok) return null;
  const all: (Flight & Step)[] = [];
  for (const [index, { game }] of path.value.entries()) {
    if (index <= known || !isTurn(after.facts[index - 1]!) || !game.last) continue;
    const colour = game.colours[game.last.seat];
    all.push(...game.last.moves.map((move) => ({ ...move, colour })));
  }
  const { turn } = end.value;
  if (turn) all.push(...turn.moves.map((move) => ({ ...move, colour: turn.situation.colour })));
  const shown = before.unfinished ?? [];
  const fits = shown.every(({ from, die }, index) => all[index]?.from === from && all[index]?.die === die);
  if (!fits) return null;
  return all.slice(shown.length).map(({ colour, from, to, hit }) => ({ colour, from, to, hit }));
}
