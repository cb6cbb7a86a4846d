import type { Intent, View } from '../../board/view.js';
import type { Die } from '../../engine/types.js';

/** The actions of a board that is played on, in the order of their buttons. */
export const ACTIONS = [
  'roll',
  'undo',
  'confirm',
  'double',
  'take',
  'drop',
  'beaver',
  'resign',
  'new-game',
] as const;
export type ActionId = (typeof ACTIONS)[number];

/** The keys that do the same as a button. */
export const ACTION_KEYS: ReadonlyMap<string, ActionId> = new Map([
  ['r', 'roll'],
  ['u', 'undo'],
  ['c', 'confirm'],
  ['d', 'confirm'],
]);

/** Answers to the questions that play asks. */
export type PlayAnswer =
  /** Whether the resignation is meant. */
  | { readonly type: 'resign'; readonly sure: boolean }
  /** One die of a throw that is entered by hand. */
  | { readonly type: 'die'; readonly die: Die };

export type PlayView = View<ActionId, PlayAnswer>;
export type PlayIntent = Intent<ActionId, PlayAnswer>;
