import type { Seat } from '../../engine/types.js';
import type { Manners } from './manners.js';

/** Whether a seat's part is played on this board; null = nobody's own (the throw). */
export function actsHere({ mode, seat: here }: Manners, seat: Seat | null): boolean {
  if (mode === 'view' || here === 'none') return false;
  return seat === null || here === 'both' || here === seat;
}

/** The one seat that this board is for; null when it is for both or for none. */
export const ownSeat = ({ seat: here }: Manners): Seat | null =>
  here === 'both' || here === 'none' ? null : here;
