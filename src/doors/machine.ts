export { advance, begin, type Advance } from '../machine/advance.js';
export { nextAutomatic, type Automatic, type PlaySnapshot } from '../machine/automatic.js';
export { playMachine } from '../machine/play.js';
export type * from '../machine/types.js';
