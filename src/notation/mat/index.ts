export { MAT_LIMIT, readMat, type MatOptions, type MatProblem, type MatRead } from './read.js';
export { writeMat, type MatWritten } from './write.js';
