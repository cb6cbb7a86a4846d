export { after, afterAll, factsOf, madeUpThrow, type Branch } from './branch.js';
export { grown, isSame, settled, wonOn, type Won } from './settle.js';
