import type { ActionIntent, SurfaceIntent } from '../../board/view.js';
import type { ActionId, PlayIntent } from './actions.js';
import type { Driver } from './driver.js';

/** The actions that are part of play, and what each does there. */
const PLAYED = {
  roll: (driver) => driver.request({ type: 'ROLL' }),
  undo: (driver) => driver.undo(),
  confirm: (driver) => driver.confirm(),
  double: (driver) => driver.request({ type: 'DOUBLE' }),
  take: (driver) => driver.request({ type: 'TAKE' }),
  drop: (driver) => driver.request({ type: 'DROP' }),
  beaver: (driver) => driver.request({ type: 'BEAVER' }),
  resign: (driver) => driver.askResign(driver.resigner),
} satisfies Partial<Record<ActionId, (driver: Driver) => void>>;

/** The actions that are more than play: the controller does them. */
export type OwnAction = Exclude<ActionId, keyof typeof PLAYED>;
const isPlayed = (id: ActionId): id is keyof typeof PLAYED => id in PLAYED;

/** What is more than play. */
type Rest = Exclude<PlayIntent, (SurfaceIntent & Done) | ActionIntent<ActionId>> | ActionIntent<OwnAction>;

/** Does what the reader wants of play; hands back what is more than play. */
export function actOn(driver: Driver, intent: PlayIntent): Rest | null {
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
    case 'action': {
      const { type, id } = intent;
      if (!isPlayed(id)) return { type, id };
      PLAYED[id](driver);
      return null;
    }
    default:
      return intent;
  }
}

interface Done {
  readonly type: 'steps' | 'settled';
}
