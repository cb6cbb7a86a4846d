export { NardyBoard, type VersionedState } from '../elements/board/nardy-board.js';
export { NardyRequestEvent, type Answer, type RequestDetail } from '../elements/board/request-event.js';
export { NardyEvent, type FactDetails, type FactName } from '../elements/shared/events.js';
