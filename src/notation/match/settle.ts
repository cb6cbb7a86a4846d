import { END_MODES } from '../../engine/options.js';
import type { SeriesFact } from '../../engine/series.js';
import { otherSeat, type BySeat, type Seat } from '../../engine/types.js';
import { after, afterAll, madeUpThrow, type Branch } from './branch.js';

/** Who won and how much; `points` null = not told. */
export interface Won {
  readonly winner: Seat;
  readonly points: number | null;
}

/** What came of a game on the board; null while it is not over, or drawn. */
export function wonOn({ series }: Branch): Won | null {
  const { outcome } = series.game;
  return outcome?.winner ? { winner: outcome.winner, points: outcome.points[outcome.winner] } : null;
}

export const isSameEnd = (a: Won | null, b: Won | null): boolean =>
  a?.winner === b?.winner && (a?.points === b?.points || a?.points === null || b?.points === null);

/** The one player whose score grew, and by how much; null where that is nobody, or not one alone. */
export function grown(from: BySeat<number>, to: BySeat<number>): Won | null {
  const [one, two] = [to[1] - from[1], to[2] - from[2]];
  if (one > 0 && two === 0) return { winner: 1, points: one };
  return two > 0 && one === 0 ? { winner: 2, points: two } : null;
}

/** Ends that a game can be given: as it is, or by a resignation, whatever it is agreed to be worth. */
function* ends(branch: Branch, loser: Seat): Generator<Branch> {
  const { game } = branch.series;
  if (game.phase === 'over') {
    yield branch;
    return;
  }
  const begun = game.phase === 'opening' ? after(branch, madeUpThrow(1)) : null;
  const ready = begun?.ok ? begun.value : branch;
  const facts: SeriesFact[] = [
    { type: 'resign', seat: loser }, // END-4 decides
    ...END_MODES.map((kind) => ({ type: 'resign', seat: loser, kind }) as const),
  ];
  for (const fact of facts) {
    const ended = after(ready, fact);
    if (ended.ok) yield ended.value;
  }
}

/** The way itself, then the way with its last facts taken back: an offered double, a last play. */
function* shorter(branch: Branch): Generator<Branch> {
  let at: Branch | undefined = branch;
  for (let taken = 0; at && taken < 4; taken++, at = at.last?.before) yield at;
}

/** The way with a take that nobody wrote, of a double that waits or of one that is made up with it. */
function* taken(branch: Branch): Generator<Branch> {
  const { seat, phase } = branch.series.game;
  if (seat === null) return;
  const waits = phase === 'doubled' || phase === 'beavered';
  const next = waits
    ? after(branch, { type: 'take', seat })
    : afterAll(branch, [
        { type: 'double', seat },
        { type: 'take', seat: otherSeat(seat) },
      ]);
  if (next.ok) yield next.value;
}

/** Ends that are only looked for where they come to just the points that are told. */
function* farEnds(branches: readonly Branch[], loser: Seat): Generator<Branch> {
  for (const branch of branches) {
    const { phase } = branch.series.game;
    if (phase === 'beavered') for (const more of taken(branch)) yield* ends(more, loser);
    for (const at of shorter(branch)) yield* ends(at, loser);
  }
  for (const branch of branches) {
    for (const at of shorter(branch)) for (const more of taken(at)) yield* ends(more, loser);
  }
}

/**
 * Ends a game so that this seat has won these points; where no resignation comes to them, by the one that comes nearest.
 * Null when the game cannot be lost: the loser has all checkers off.
 */
export function settled(branches: readonly Branch[], won: Won): Branch | null {
  const loser = otherSeat(won.winner);
  let best: Branch | null = null;
  let nearest = Infinity;
  for (const end of branches.flatMap((branch) => [...ends(branch, loser)])) {
    const here = wonOn(end);
    if (here?.winner !== won.winner) continue;
    const off = won.points === null ? 0 : Math.abs(here.points! - won.points);
    if (off < nearest) [best, nearest] = [end, off];
  }
  if (nearest === 0) return best;
  for (const end of farEnds(branches, loser)) if (isSameEnd(wonOn(end), won)) return end;
  return best;
}
