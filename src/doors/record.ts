export {
  append,
  compareRecords,
  cut,
  emptyRecord,
  fold,
  RECORD_VERSION,
  turnOf,
  walk,
  withUnfinished,
} from '../record/record.js';
export type { Comparison, Folded, NardyRecord } from '../record/record.js';
export { parseRecord } from '../record/parse.js';
