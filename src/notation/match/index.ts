export { after, afterAll, wayFacts, madeUpThrow, type Branch } from './branch.js';
export { grown, isSameEnd, settled, wonOn, type Won } from './settle.js';
