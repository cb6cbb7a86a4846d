import { define } from '../elements/define.js';
import { NardyBoard } from '../elements/nardy-board.js';

define('nardy-board', NardyBoard);

declare global {
  interface HTMLElementTagNameMap {
    'nardy-board': NardyBoard;
  }
}

export { NardyBoard };
export type { VersionedState } from '../elements/nardy-board.js';
export { NardyEvent, NardyRequestEvent } from '../elements/events.js';
export type { Answer, FactDetails, FactName, RequestDetail } from '../elements/events.js';
