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
export { NardyEvent, NardyRequestEvent } from '../elements/shared/events.js';
export type { Answer, FactDetails, FactName, RequestDetail } from '../elements/shared/events.js';
