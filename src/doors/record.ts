export {
  append,
  cut,
  emptyRecord,
  fold,
  RECORD_VERSION,
  restore,
  turnOf,
  walk,
  withUnfinished,
} from '../record/record.js';
export type { Folded, NardyRecord, Restored, Standing, VisitSeries } from '../record/record.js';
export { compareRecords, type Comparison } from '../record/compare.js';
export { parseRecord, readRecord } from '../record/parse.js';
