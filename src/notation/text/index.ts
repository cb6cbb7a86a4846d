export { makeDice, parseDice } from './dice.js';
export { jsonFault } from './json-fault.js';
export { inTextOrder, placesOf, type Place, type PlacedProblem } from './place.js';
