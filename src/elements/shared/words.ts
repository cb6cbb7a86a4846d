import type { Game } from '../../engine/game.js';
import type { Seat } from '../../engine/types.js';
import type { CoreKey } from '../../i18n/en/core.js';
import type { Say } from '../../i18n/index.js';
import type { NardyRecord } from '../../record/record.js';
import { asText } from './attributes.js';

/** Names of seat 1 and 2; '' = the language's own. */
export type SeatNames = readonly [string, string];

/** In which language something is told, and what the players are called. */
export interface Voice<Key extends string = CoreKey> {
  readonly say: Say<Key | CoreKey>;
  readonly names: SeatNames;
}

/** Who plays: the names that the page gives, else those of the record. */
export const seatNames = (one: unknown, two: unknown, { seats }: Pick<NardyRecord, 'seats'>): SeatNames => [
  asText(one) || (seats?.[1]?.name ?? ''),
  asText(two) || (seats?.[2]?.name ?? ''),
];

export const nameOf = (seat: Seat, { say, names }: Voice): string => names[seat - 1] || say(`seat${seat}`);

/** A seat's name and colour as one phrase. */
export const whoIs = (game: Game, seat: Seat, voice: Voice): string =>
  voice.say('who', {
    name: nameOf(seat, voice),
    colour: voice.say(game.colours[seat] === 'white' ? 'whiteSmall' : 'blackSmall'),
  });

/** A score with its half points: `2`, `1½`, `½`. */
export function scoreText(score: number): string {
  const whole = Math.floor(score);
  if (whole === score) return String(score);
  return whole === 0 ? '½' : `${whole}½`;
}

/** As much of a text from outside as a sentence can bear. */
export const shortened = (value: string | number): string | number =>
  typeof value === 'string' && value.length > 60 ? `${value.slice(0, 60)}…` : value;
