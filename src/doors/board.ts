import { define } from '../elements/shared/define.js';
import { NardyBoard } from '../elements/board/nardy-board.js';

define('nardy-board', NardyBoard);

declare global {
  interface HTMLElementTagNameMap {
    'nardy-board': NardyBoard;
  }
}

export { NardyBoard };
export type { VersionedState } from '../elements/board/nardy-board.js';
export { NardyRequestEvent, type Answer, type RequestDetail } from '../elements/board/request-event.js';
export { NardyEvent, type FactDetails, type FactName } from '../elements/shared/events.js';
