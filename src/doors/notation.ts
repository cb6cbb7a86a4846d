export { makeDice, parseDice, type PlacedProblem } from '../notation/text/index.js';
export {
  makePlay,
  makeTurn,
  parsePlay,
  type PlayWords,
  readPlay,
  type Solution,
  solvePlay,
  type WrittenPlay,
  type WrittenToken,
} from '../notation/play/index.js';
export {
  type Beginning,
  beginningOf,
  type LongPosition,
  makeLongId,
  makeMatchId,
  makePosition,
  makePositionAs,
  makePositionId,
  makeXgid,
  type MatchId,
  optionsOf,
  parseFibs,
  parseLongId,
  parseMatchId,
  parseOgid,
  parsePosition,
  parsePositionId,
  parseXgid,
  type PositionFact,
  type PositionFormat,
  positionOf,
  type PositionRead,
  type PositionReader,
  type PositionSides,
  type PositionText,
  readPosition,
  seriesAt,
  type TurnNumber,
  type WritableFormat,
} from '../notation/id/index.js';
export {
  MAT_LIMIT,
  type MatOptions,
  type MatProblem,
  type MatRead,
  type MatWritten,
  readMat,
  writeMat,
} from '../notation/mat/index.js';
export { readSgf, SGF_LIMIT, writeSgf } from '../notation/sgf/index.js';
export type { SgfKept, SgfRead, SgfWritten } from '../notation/sgf/index.js';
export { readAny, type AnyRead } from '../notation/any.js';
export { check, convert, TARGETS, type Checked, type Converted, type Target } from '../notation/convert.js';
export { tell, tellChecked, tellLost, type TextSay, textSpeaker } from '../notation/tell.js';
