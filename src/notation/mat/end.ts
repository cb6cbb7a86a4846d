import type { BySeat } from '../../engine/types.js';
import { headerScore, type MatGame } from './rows.js';
import type { Place } from '../text/index.js';
import { grown, isSameEnd, type Won } from '../match/index.js';

/** What a text tells of the end of a game. */
export interface ToldEnd extends Place, Won {}

/**
 * What the score before the next game says of this one: by the score that has been counted and, where the text and the
 * count have come apart before, by the score before this game; first what the result says too.
 */
export function wonByScore(
  counted: BySeat<number>,
  game: MatGame,
  next: MatGame | undefined,
  told: Won | null,
): Won[] {
  const to = next ? headerScore(next) : null;
  if (!to) return [];
  const froms = [counted, headerScore(game) ?? counted];
  const scores = froms.flatMap((from) => grown(from, to) ?? []);
  return scores.sort((a, b) => Number(isSameEnd(b, told)) - Number(isSameEnd(a, told)));
}
