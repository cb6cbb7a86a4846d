import type { SurfaceIntent } from '../../board/view.js';
import type { ActionId, PlayIntent } from './actions.js';
import type { AskableEvent } from '../../machine/types.js';
import type { Driver } from './driver.js';

/** What of the machine an action asks for, where it asks for something. */
const ASKED: Readonly<Record<'roll' | 'double' | 'take' | 'drop' | 'beaver', AskableEvent>> = {
  roll: { type: 'ROLL' },
  double: { type: 'DOUBLE' },
  take: { type: 'TAKE' },
  drop: { type: 'DROP' },
  beaver: { type: 'BEAVER' },
};

function press(driver: Driver, id: Exclude<ActionId, 'new-game'>): void {
  if (id === 'undo') driver.undo();
  else if (id === 'confirm') driver.confirm();
  else if (id === 'resign') driver.askResign(driver.resigner);
  else driver.request(ASKED[id]);
}

/** Does what the reader wants of play; hands back what is more than play. */
export function actOn(driver: Driver, intent: PlayIntent): Exclude<PlayIntent, SurfaceIntent & Done> | null {
  switch (intent.type) {
    case 'steps':
      driver.steps(intent.steps);
      return null;
    case 'settled':
      driver.settled();
      return null;
    case 'resign':
      if (intent.sure) driver.request({ type: 'RESIGN_CONFIRMED' });
      else driver.cancelResign();
      return null;
    case 'action':
      if (intent.id === 'new-game') return intent;
      press(driver, intent.id);
      return null;
    default:
      return intent;
  }
}

interface Done {
  readonly type: 'steps' | 'settled';
}
