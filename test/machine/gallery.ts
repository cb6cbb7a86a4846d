import { emptyRecord } from '../../src/record/record.js';
import type { PlaySnapshot } from '../../src/machine/automatic.js';
import {
  after,
  asked,
  BEAVER,
  begun,
  dice,
  DOUBLE,
  opened,
  PASS,
  resign,
  RESIGN_CONFIRMED,
  ROLL,
  rolled,
  rulesOf,
  stand,
  whole,
} from './support.js';

const CUBE = { cubeLimit: 'unlimited', beaver: true } as const;

/** Seat 1 (white) is to roll in the start position; the cube may be used. */
export const toRoll = () => begun(CUBE, { mover: 1 });

/** Seat 1 has 3-1 to play in the start position. */
export const running = () => after(toRoll(), ROLL, rolled(3, 1));

/** Seat 1 has two on the bar and 2-1 to play; seat 2 holds nothing that closes a point. */
export const entering = () =>
  after(begun(CUBE, { mover: 1, position: stand({ 25: 2, 6: 3 }, { 12: 2 }) }), ROLL, rolled(2, 1));

/** Seat 1 has 2-1 to bear off with. */
export const bearingOff = () =>
  after(begun(CUBE, { mover: 1, position: stand({ 2: 2, 1: 2 }, { 12: 2 }) }), ROLL, rolled(2, 1));

/** Seat 1 is on the bar against a closed 6-point and has thrown 6-6. */
export const passing = () =>
  after(begun(CUBE, { mover: 1, position: stand({ 25: 1, 6: 3 }, { 6: 2 }) }), ROLL, rolled(6, 6));

/** Seat 1, who started, has finished; seat 2 has one more roll and two checkers (DRAW-1). */
export const lastRoll = (points: Readonly<Record<number, number>> = { 1: 2 }) =>
  after(
    whole(
      after(
        begun({ ...CUBE, drawRule: 'last-roll' }, { mover: 1, position: stand({ 1: 2 }, points) }),
        ROLL,
        rolled(2, 1),
      ),
    ),
    { type: 'CONFIRM' },
  );

/** Seat 2 plays the sixes that seat 1 could not (GUL-3): White is blocked on its 18, Black's 6. */
export const remainder = (
  white: Readonly<Record<number, number>> = { 24: 15 },
  black: Readonly<Record<number, number>> = { 6: 2, 24: 13 },
) =>
  after(
    begun({ variant: 'crazy-gulbar' }, { mover: 1, position: stand(white, black) }),
    ROLL,
    rolled(6, 6),
    PASS,
  );

export const offered = () => after(toRoll(), DOUBLE);
export const beavered = () => after(offered(), BEAVER);
export const pending = () => after(toRoll(), asked(ROLL, 7));
export const gameOver = () => after(toRoll(), resign(2), RESIGN_CONFIRMED);
export const seriesOver = () => after(begun({ seriesGames: 1 }, { mover: 1 }), resign(2), RESIGN_CONFIRMED);

/** One snapshot of every state in which the machine can rest, by its name. */
export const gallery = (): Readonly<Record<string, PlaySnapshot>> => ({
  opening: begun(CUBE),
  awaitingRoll: toRoll(),
  rolling: after(toRoll(), ROLL),
  lastRoll: lastRoll(),
  passing: passing(),
  'moving.entering': entering(),
  'moving.running': running(),
  'moving.bearingOff': bearingOff(),
  'moving.complete': whole(running()),
  'remainder.running': remainder(),
  'remainder.bearingOff': remainder({ 24: 1 }, { 6: 2, 1: 1 }),
  'remainder.complete': whole(remainder()),
  'doubled.offered': offered(),
  'doubled.beavered': beavered(),
  pending: pending(),
  gameOver: gameOver(),
  seriesOver: seriesOver(),
});

/** A tie of the opening has been thrown (START-1). */
export const tied = () =>
  after(opened(emptyRecord(rulesOf(CUBE))), ROLL, { type: 'ROLLED', dice: dice(4, 4) });
