export { NardyBoard, type VersionedState } from '../elements/board/nardy-board.js';
export { NardyEvent, NardyRequestEvent } from '../elements/shared/events.js';
export type { Answer, FactDetails, FactName, RequestDetail } from '../elements/shared/events.js';
