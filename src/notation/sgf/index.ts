export { readSgf, SGF_LIMIT } from './read.js';
export type { KeptGame, KeptNode, SgfKept, SgfRead } from './read.js';
export { writeSgf, type SgfWritten } from './write.js';
