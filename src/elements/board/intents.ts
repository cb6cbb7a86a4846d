import type { Intent } from '../../board/view.js';
import type { Die } from '../../engine/types.js';
import type { AskableEvent } from '../../machine/types.js';
import type { Driver } from './driver.js';

type DieIntent = `die-${Die}`;

/** What a button that asks for something asks for. */
const ASKED: Readonly<Record<'roll' | 'double' | 'take' | 'drop' | 'beaver' | 'resign-yes', AskableEvent>> = {
  roll: { type: 'ROLL' },
  double: { type: 'DOUBLE' },
  take: { type: 'TAKE' },
  drop: { type: 'DROP' },
  beaver: { type: 'BEAVER' },
  'resign-yes': { type: 'RESIGN_CONFIRMED' },
};

/** Which die a button of the question for dice enters. */
export const ENTERED: Readonly<Record<DieIntent, Die>> = {
  'die-1': 1,
  'die-2': 2,
  'die-3': 3,
  'die-4': 4,
  'die-5': 5,
  'die-6': 6,
};

/** Does what the reader wants of play; false = it is more than play that is wanted. */
export function actOn(driver: Driver, intent: Intent): boolean {
  switch (intent.type) {
    case 'steps':
      driver.steps(intent.steps);
      return true;
    case 'undo':
      driver.undo();
      return true;
    case 'confirm':
      driver.confirm();
      return true;
    case 'resign':
      driver.askResign(driver.resigner);
      return true;
    case 'resign-no':
      driver.cancelResign();
      return true;
    case 'settled':
      driver.settled();
      return true;
    case 'roll':
    case 'double':
    case 'take':
    case 'drop':
    case 'beaver':
    case 'resign-yes':
      driver.request(ASKED[intent.type]);
      return true;
    default:
      return false;
  }
}
