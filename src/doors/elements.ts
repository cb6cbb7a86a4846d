export { NardyBoard, type VersionedState } from '../elements/nardy-board.js';
export { NardyEvent, NardyRequestEvent } from '../elements/events.js';
export type { Answer, FactDetails, FactName, RequestDetail } from '../elements/events.js';
