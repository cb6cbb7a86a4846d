export { guess } from './guess.js';
export { makePlay, makeTurn, type PlayWords } from './make.js';
export { parsePlay, type WrittenPlay, type WrittenToken } from './read.js';
export { readPlay, solvePlay, type Solution } from './solve.js';
