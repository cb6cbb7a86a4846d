import type { LastTurn } from '../engine/game.js';
import type { Rules } from '../engine/options.js';
import type { Kind, Outcome } from '../engine/outcome.js';
import type { Series } from '../engine/series.js';
import type { Turn } from '../engine/turn.js';
import type { Dice, Move, Seat, Step } from '../engine/types.js';
import type { NardyRecord, Restored } from '../record/record.js';

/** What the machine is started with: a record that was read (`readRecord`) or restored (`restore`). */
export type PlayInput = Restored;

/** A resignation that waits to be confirmed, with what it would cost (END-4). */
export interface ResignQuestion {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly points: number;
}

/** What a host can be asked before it happens. */
export type RequestKind = 'roll' | 'turn' | 'double' | 'answer' | 'resign' | 'new-game';

/** A request that a host has not answered yet; answers with another id are dropped. */
export interface Pending {
  readonly id: number;
  readonly kind: RequestKind;
  /** What happens when it is accepted. */
  readonly event: AskableEvent;
  /** The dice of a roll were waited for, and are again if this is refused. */
  readonly rolling: boolean;
}

/** Plain values only: the record, what it comes to, and what facts do not hold. */
export interface PlayContext {
  readonly record: NardyRecord;
  readonly series: Series;
  /** The turn under construction; null when no roll is to be played. */
  readonly turn: Turn | null;
  readonly question: ResignQuestion | null;
  readonly pending: Pending | null;
  /** Why a host refused the last request, as text from outside; null = it did not. */
  readonly refusal: string | null;
  /** Version of the last state set from outside; older ones are ignored. */
  readonly version: number;
}

/** Events that a host may be asked about; with `ask` they wait in `pending` for an answer with that id. */
export type AskableEvent =
  | { readonly type: 'ROLL' }
  | { readonly type: 'CONFIRM' }
  /** The turn passes, the roll having been seen (MOVE-6). */
  | { readonly type: 'PASS' }
  | { readonly type: 'DOUBLE' }
  | { readonly type: 'TAKE' }
  | { readonly type: 'DROP' }
  | { readonly type: 'BEAVER' }
  | { readonly type: 'RESIGN_CONFIRMED' }
  /** `rules` = those of the next game, if they are others. */
  | { readonly type: 'NEW_GAME'; readonly rules?: Rules };

export type PlayEvent =
  | (AskableEvent & { readonly ask?: number })
  /** The dice that `rolling` waits for. */
  | { readonly type: 'ROLLED'; readonly dice: Dice }
  | { readonly type: 'STEP'; readonly step: Step }
  | { readonly type: 'UNDO' }
  | { readonly type: 'RESIGN'; readonly seat: Seat }
  | { readonly type: 'RESIGN_CANCELLED' }
  | { readonly type: 'ACCEPTED'; readonly id: number; readonly dice?: Dice }
  | { readonly type: 'REJECTED'; readonly id: number; readonly reason: string }
  /** Everything set anew, by the page (a new game) or by a host; an older version is ignored. */
  | { readonly type: 'SYNC'; readonly restored: Restored; readonly version?: number };

/** What happened here, for those who listen; steps are in the mover's numbering. Silent when the state is set. */
export type PlayEmitted =
  | { readonly type: 'roll'; readonly seat: Seat | null; readonly dice: Dice; readonly opening: boolean }
  | { readonly type: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'undo'; readonly seat: Seat; readonly move: Move }
  | ({ readonly type: 'turn' } & LastTurn)
  | {
      readonly type: 'double' | 'take' | 'drop' | 'beaver' | 'resign';
      readonly seat: Seat;
      readonly cube: number;
    }
  | { readonly type: 'game-over'; readonly outcome: Outcome }
  | { readonly type: 'series-over'; readonly score: Series['score'] }
  | { readonly type: 'new-game'; readonly rules: Rules };
