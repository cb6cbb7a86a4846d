import type { Flight } from '../../board/view.js';
import { opposite } from '../../engine/position.js';
import type { Series, SeriesFact } from '../../engine/series.js';
import type { Turn } from '../../engine/turn.js';
import { BAR, otherColour, type Move, type Step } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import type { NardyRecord, Standing } from '../../record/record.js';
import { same } from '../../record/same.js';

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

/** Whether two series stand alike on the board, however they came to it. */
function standAlike(one: Series, two: Series): boolean {
  const told = ({ rules, score, game }: Series) => {
    const { position, colours, phase, seat, dice, outcome } = game;
    return [rules, score, position, colours, phase, seat, dice && [...dice].sort(), outcome];
  };
  return one === two || same(told(one), told(two));
}

/** What a record comes to, and the series after each fact that was folded for it. */
interface Way {
  readonly turn: Turn | null;
  readonly way: readonly Series[];
}

/**
 * The steps by which what was taken goes on from what stood, in order; null when it is another game, one in which
 * something was taken back, or much later in the same: then there is nothing to show but the position.
 */
export function flightsSince(before: Standing, after: NardyRecord, { turn, way }: Way): Flight[] | null {
  const known = before.record.facts.length;
  const added = after.facts.slice(known);
  const at = way.length - 1 - added.length; // where the way meets what stood; -1 = it began there
  if (known > after.facts.length || at < -1) return null;
  if (at >= 0 && !standAlike(way[at]!, before.series)) return null;
  if (added.filter(isTurn).length > AT_ONCE) return null;
  const all: (Flight & Step)[] = [];
  for (const [index, fact] of added.entries()) {
    const { last, colours } = way[at + 1 + index]!.game;
    if (isTurn(fact) && last)
      all.push(...last.moves.map((move) => ({ ...move, colour: colours[last.seat] })));
  }
  if (turn) all.push(...turn.moves.map((move) => ({ ...move, colour: turn.situation.colour })));
  const shown = before.record.unfinished ?? [];
  const fits = shown.every(({ from, die }, index) => all[index]?.from === from && all[index]?.die === die);
  if (!fits) return null;
  return all.slice(shown.length).map(({ colour, from, to, hit }) => ({ colour, from, to, hit }));
}
