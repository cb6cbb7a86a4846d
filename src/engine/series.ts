import { apply } from './apply.js';
import { balanceNeeded } from './cube.js';
import { untimely } from './fact-fault.js';
import { isLegal, legal, start, withWhite, type Fact, type Game, type Legal, type Setup } from './game.js';
import type { Rules } from './options.js';
import { err, ok, type Result } from './result.js';
import { otherSeat, SEATS, type BySeat, type Seat } from './types.js';
import { VARIANTS } from './variants/index.js';

/** What can happen in a series: the facts of its games, and the start of the next one, by other rules if they are named. */
export type SeriesFact = Fact | { readonly type: 'new-game'; readonly rules?: Rules };

/** Several games by the same two players; every game belongs to one. */
export interface Series {
  readonly rules: Rules;
  readonly game: Game;
  /** Finished games. */
  readonly played: number;
  readonly score: BySeat<number>;
  /** MATCH-2: the Crawford game has begun. */
  readonly crawfordSeen: boolean;
}

/** How a series begins otherwise than level: the set-up of its first game, and what came before it. */
export interface SeriesSetup extends Setup {
  readonly score?: BySeat<number>;
  /** Games that were finished before. */
  readonly played?: number;
  /** MATCH-2: the Crawford game has been played. */
  readonly crawfordSeen?: boolean;
  /** What each player can pay; checked where it is told (CUBE-6). */
  readonly balances?: BySeat<number>;
}

/**
 * Begins a series with its first game. Errors: those of `start`; `ERR_BALANCE` (a player cannot pay what one game can
 * cost, CUBE-6: `seat`, `needed`, `balance`).
 */
export function startSeries(rules: Rules, setup: SeriesSetup = {}): Result<Series> {
  const { score = { 1: 0, 2: 0 }, played = 0, crawfordSeen = false, balances } = setup;
  const needed = balanceNeeded(rules);
  const poor = SEATS.find((seat) => balances && needed !== null && balances[seat] < needed);
  if (poor) return err('ERR_BALANCE', { seat: poor, needed: needed!, balance: balances![poor] });
  const crawford = isCrawford(rules, score, crawfordSeen);
  const game = start(rules, crawford ? { ...setup, cubeInUse: false } : setup);
  return game.ok
    ? ok({ rules, game: game.value, played, score, crawfordSeen: crawfordSeen || crawford })
    : game;
}

/** Whether a score between games ends the match (MATCH-1); level it does not, which draws can bring about (DRAW-2). */
export const matchWon = ({ matchLength }: Rules, score: BySeat<number>): boolean =>
  matchLength > 0 && Math.max(score[1], score[2]) >= matchLength && score[1] !== score[2];

/** Whether the series is over (MATCH-1); an open-ended one never is. */
export function seriesOver({ rules, score, played, game }: Series): boolean {
  if (game.phase !== 'over') return false;
  return rules.seriesGames > 0 ? played >= rules.seriesGames : matchWon(rules, score);
}

/** Which facts may come next. */
export function legalInSeries(
  series: Series,
): (Legal | { readonly type: 'new-game'; readonly seat: null })[] {
  if (mayBeginNext(series)) return [{ type: 'new-game', seat: null }];
  return legal(series.game).filter(({ type, seat }) => isLegalInSeries(series, type, seat));
}

/** Whether a fact of this type and seat (null = nobody's own) may come next. */
export function isLegalInSeries(series: Series, type: SeriesFact['type'], seat: Seat | null): boolean {
  if (type === 'new-game') return mayBeginNext(series);
  return isLegal(series.game, type, seat) && !(type === 'double' && isDead(series, seat!));
}

const mayBeginNext = (series: Series): boolean => series.game.phase === 'over' && !seriesOver(series);

/** MATCH-2: a double that the score makes worthless. */
const isDead = ({ rules, score, game }: Series, seat: Seat): boolean =>
  rules.matchLength > 0 && score[seat] + game.cube.value >= rules.matchLength;

/** The series after a fact; errors as `apply`. */
export function applyInSeries(series: Series, fact: SeriesFact): Result<Series> {
  const seat = 'seat' in fact ? fact.seat : null;
  if (!isLegalInSeries(series, fact.type, seat)) return untimely(series.game, fact.type, seat);
  if (fact.type === 'new-game') return nextGame(series, fact.rules ?? series.rules);
  const next = apply(series.game, fact);
  if (!next.ok) return next;
  const { outcome } = next.value;
  const { score, played } = series;
  return ok({
    ...series,
    game: next.value,
    played: outcome ? played + 1 : played,
    score: outcome ? { 1: score[1] + outcome.points[1], 2: score[2] + outcome.points[2] } : score,
  });
}

function isCrawford(rules: Rules, score: BySeat<number>, seen: boolean): boolean {
  const ahead = Math.max(score[1], score[2]) >= rules.matchLength - 1;
  return rules.matchLength > 0 && rules.crawford && rules.cubeLimit !== 'off' && !seen && ahead;
}

function nextGame(series: Series, rules: Rules): Result<Series> {
  const { game, score, crawfordSeen } = series;
  const crawford = isCrawford(rules, score, crawfordSeen);
  const mover = nextStarter(rules, game);
  const whiteStarts = VARIANTS[rules.variant].starterIsWhite;
  const colours = mover !== null && whiteStarts ? withWhite(mover) : game.colours;
  const next = start(rules, { colours, ...(mover === null ? {} : { mover }), cubeInUse: !crawford });
  return next.ok ? ok({ ...series, rules, game: next.value, crawfordSeen: crawfordSeen || crawford }) : next;
}

/** START-4: who starts the next game; null = the lot decides. */
function nextStarter(rules: Rules, { outcome, starter }: Game): Seat | null {
  // A game that ended in the opening (a resignation after a tie) had no starter: its loser, or seat 1, stands in.
  const other = starter === null ? 1 : otherSeat(starter);
  switch (rules.seriesFirstMove) {
    case 'roll':
      return null;
    case 'alternate':
      return other;
    case 'loser':
      return outcome?.winner ? otherSeat(outcome.winner) : other;
    case 'winner':
      return outcome?.winner ?? other;
  }
}
