export { playMachine } from '../machine/play.js';
export { startPlay, type PlayActor } from '../machine/start.js';
export { nextAutomatic, type Automatic, type PlaySnapshot } from '../machine/automatic.js';
export type * from '../machine/types.js';
