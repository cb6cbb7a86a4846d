import type { Flight } from '../board/view.js';
import type { Step } from '../engine/types.js';
import { fold, walk, type NardyRecord } from '../record/record.js';

const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The steps by which a record goes on from an older one, in order; null when it is another game, or one in which
 * something was taken back: then there is nothing to show but the position.
 */
export function flightsSince(before: NardyRecord, after: NardyRecord): Flight[] | null {
  const known = before.facts.length;
  if (!sameText([before.rules, before.setup], [after.rules, after.setup])) return null;
  if (!sameText(before.facts, after.facts.slice(0, known))) return null;
  const path = walk(after);
  const end = fold(after);
  if (!path.ok || !end.ok) return null;
  const all: (Flight & Step)[] = [];
  for (const [index, { game }] of path.value.entries()) {
    if (index <= known || after.facts[index - 1]?.type !== 'play' || !game.last) continue;
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
