export { makeDice, parseDice } from '../notation/dice.js';
export { makePlay, makeTurn, type PlayWords } from '../notation/play.js';
export { parsePlay, type WrittenPlay, type WrittenToken } from '../notation/play-read.js';
export { readPlay, solvePlay, type Solution } from '../notation/play-solve.js';
export { makePosition, parsePosition } from '../notation/position-words.js';
export type { PositionFormat, PositionRead, PositionReader } from '../notation/position-read.js';
export {
  makePositionAs,
  readPosition,
  type PositionFact,
  type PositionText,
  type WritableFormat,
} from '../notation/position.js';
export { makePositionId, parsePositionId, type PositionSides } from '../notation/position-id.js';
export { makeMatchId, parseMatchId, type MatchId } from '../notation/match-id.js';
export { makeXgid, parseXgid } from '../notation/xgid.js';
export { parseOgid } from '../notation/ogid.js';
export { parseFibs } from '../notation/fibs.js';
export { makeLongId, parseLongId, type LongPosition } from '../notation/long-id.js';
export { beginningOf, optionsOf, type Beginning } from '../notation/setup.js';
export { positionOf, seriesAt, type TurnNumber } from '../notation/position-of.js';
export { MAT_LIMIT, readMat, type MatOptions, type MatProblem, type MatRead } from '../notation/mat-read.js';
export { writeMat, type MatWritten } from '../notation/mat-write.js';
export { readSgf, SGF_LIMIT, writeSgf } from '../notation/sgf.js';
export type { SgfKept, SgfRead, SgfWritten } from '../notation/sgf.js';
export type { PlacedProblem } from '../notation/place.js';
export { readAny, type AnyRead } from '../notation/any.js';
export { check, convert, TARGETS, type Checked, type Converted, type Target } from '../notation/convert.js';
export { tell, tellChecked, tellLost } from '../notation/tell.js';
