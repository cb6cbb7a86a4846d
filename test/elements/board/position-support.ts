import type { NardyBoard } from '../../../src/doors/board.js';
import { count } from './support.js';

/** The start of short nardy as a Position ID, and as the first field of an XGID. */
export const START = '4HPwATDgc/ABMA';
export const XGID = '-b----E-C---eE---c-e----B-';

/** What of a series an id can tell. */
export const game = (element: NardyBoard) => {
  const { series } = element;
  if (!series) throw new Error('no series');
  const { rules, score, game, crawfordSeen } = series;
  const { seat, dice, cube, cubeInUse, phase } = game;
  return { rules, score, crawfordSeen, seat, dice, cube, cubeInUse, phase };
};
/** Where a colour's checkers stand, as words. */
export const side = (element: NardyBoard, colour: 'white' | 'black'): string =>
  Array.from({ length: 26 }, (_, point) => 25 - point)
    .filter((point) => count(element, colour, point) > 0)
    .map((point) => `${point === 25 ? 'bar' : point || 'off'}:${count(element, colour, point)}`)
    .join(' ');
