import type { LastTurn } from '../../engine/game.js';
import type { Explanation } from './explanation.js';
import type { Problem } from '../../engine/result.js';
import type { Outcome } from '../../engine/outcome.js';
import type { Phase } from '../../engine/game.js';
import type { BySeat, Dice, Move, Seat } from '../../engine/types.js';

/** `detail` of each fact, by event name. From and to are in the mover's own numbering (25 bar, 0 off). */
export interface FactDetails {
  /** `seat` null = the throw of the opening, seat 1's die first (START-1). */
  'nardy-roll': { readonly seat: Seat | null; readonly dice: Dice };
  /** One step of the turn under way. */
  'nardy-move': { readonly seat: Seat } & Move;
  /** A step taken back. */
  'nardy-undo': { readonly seat: Seat } & Move;
  /** The confirmed play; no moves = the turn passed (MOVE-6). */
  'nardy-turn': LastTurn & {
    /** The play in Magriel's notation, such as `3-1: 8/5 6/5`. */
    readonly notation: string;
  };
  /** `cube` = its value now, before the answer. */
  'nardy-double': { readonly seat: Seat; readonly cube: number };
  'nardy-take': { readonly seat: Seat; readonly cube: number };
  'nardy-drop': { readonly seat: Seat; readonly cube: number };
  'nardy-beaver': { readonly seat: Seat; readonly cube: number };
  'nardy-resign': { readonly seat: Seat; readonly cube: number };
  'nardy-game-over': Outcome;
  'nardy-series-over': { readonly score: BySeat<number> };
  /** After any of the facts above and after a new game: where things stand now. */
  'nardy-change': {
    readonly phase: Phase;
    readonly seat: Seat | null;
    readonly dice: Dice | null;
    readonly score: BySeat<number>;
  };
  /** Everything since the last fact has been shown. */
  'nardy-settled': Record<string, never>;
  /** A move that was tried and refused: the rule that forbids it, the facts and a sentence; `to` null = anywhere. */
  'nardy-illegal': Explanation & { readonly from: number; readonly to: number | null };
  /** A bad value: code and what it is about; the board uses the default instead. */
  'nardy-error': Problem;
}
export type FactName = keyof FactDetails;

/** A fact: fired once, after the state is committed, for what was done here; not cancelable. */
export class NardyEvent<Name extends FactName = FactName> extends Event {
  declare readonly type: Name;
  /** What happened; see `FactDetails`. */
  readonly detail: FactDetails[Name];
  constructor(name: Name, detail: FactDetails[Name]) {
    super(name, { bubbles: true, composed: true });
    this.detail = detail;
  }
}

/** The events that tell facts, by name; an element's own file adds them to those of the page. */
export type FactEventMap = { [Name in FactName]: NardyEvent<Name> };
