export { makeDice, parseDice } from '../notation/dice.js';
export { makePlay, type PlayWords } from '../notation/play.js';
export { makePosition, parsePosition } from '../notation/position-words.js';
