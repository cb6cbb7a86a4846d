export { besidePlaced, placed } from './fault.js';
export { parseFibs } from './fibs.js';
export { firstIn, knownIn, type Rest } from './find.js';
export { makeLongId, parseLongId, readLongId, type LongPosition } from './long-id.js';
export { makeMatchId, parseMatchId, readGnubgId, type MatchId } from './match-id.js';
export { parseOgid } from './ogid.js';
export { makePositionId, parsePositionId, readPositionId, type PositionSides } from './position-id.js';
export { positionOf, seriesAt, type TurnNumber } from './position-of.js';
export {
  makePositionAs,
  READERS,
  readPosition,
  type PositionFact,
  type PositionText,
  type WritableFormat,
} from './position.js';
export { detect, readWords, type PositionFormat, type PositionRead, type PositionReader } from './read.js';
export { beginningOf, optionsOf, type Beginning } from './setup.js';
export { readTop } from './top.js';
export { makePosition, parsePosition } from './words.js';
export { makeXgid, parseXgid, readXgid } from './xgid.js';
