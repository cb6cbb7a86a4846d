export { readSgf, SGF_LIMIT } from './sgf-read.js';
export type { KeptGame, KeptNode, SgfKept, SgfRead } from './sgf-read.js';
export { writeSgf, type SgfWritten } from './sgf-write.js';
