import { explainIn } from '../../engine/explain.js';
import type { DiceSource } from '../../engine/dice.js';
import type { Seat, Step } from '../../engine/types.js';
import type { Reason } from '../../engine/why-not.js';
import type { Flight } from '../../board/view.js';
import { nextAutomatic } from '../../machine/automatic.js';
import type { AskableEvent } from '../../machine/types.js';
import type { PlayWords } from '../../notation/play/index.js';
import type { ActionId } from './actions.js';
import { Playing } from './playing.js';
import { badDice, Requests } from './requests.js';
import { actsHere, ownSeat } from './rights.js';
import { readDice } from '../shared/plain.js';
import type { FactDetails } from '../shared/events.js';
import { fact } from './facts.js';
import type { Taken } from './given.js';
import { typedSteps } from './typed.js';

/** What of the machine an action asks for, where it asks for something. */
const ASKED: Readonly<Record<'roll' | 'double' | 'take' | 'drop' | 'beaver', AskableEvent>> = {
  roll: { type: 'ROLL' },
  double: { type: 'DOUBLE' },
  take: { type: 'TAKE' },
  drop: { type: 'DROP' },
  beaver: { type: 'BEAVER' },
};

/** What can be done in play, for those who play here: by intents of the reader, by methods of the page, by itself. */
export class Driver extends Playing {
  readonly #requests = new Requests(this);
  #lastAutomatic = -1;

  /** Steps since the last view was taken, to be shown one by one. */
  get beats(): Flight[] {
    return this.teller.beats;
  }
  set beats(beats: Flight[]) {
    this.teller.beats = beats;
  }

  /** How often the page has refused, so that the same refusal again is news. */
  get refusals(): number {
    return this.#requests.refusals;
  }

  /** Whether a seat's part is played on this board. */
  acts(seat: Seat | null): boolean {
    return actsHere(this.hooks.manners(), seat);
  }

  /** Who resigns by the button here: the player of this board, or the one to act when both play on it. */
  get resigner(): Seat | null {
    const manners = this.hooks.manners();
    return manners.seat === 'both' ? this.seat : ownSeat(manners);
  }

  /** From now on the board's own dice come from here. */
  throwFrom(dice: DiceSource): void {
    this.cup.fill(dice);
  }

  /** Sets everything anew, silently. */
  sync(taken: Taken): void {
    const { series } = this.snapshot.context;
    if (!this.set(taken)) return;
    // Of another state of play, not of the same again: what happened by itself in it may happen.
    if (this.snapshot.context.series !== series) this.#lastAutomatic = -1;
  }

  /** Takes steps one after the other; false when one is not possible. */
  steps(steps: readonly Step[]): boolean {
    return this.acts(this.seat) && steps.every((step) => this.do({ type: 'STEP', step }));
  }

  /**
   * Does what the button of an action does; false when it is not possible. Where a host decides `confirm` is also that a
   * roll passes which cannot be played (MOVE-6).
   */
  press(action: Exclude<ActionId, 'new-game'>): boolean {
    switch (action) {
      case 'undo':
        return this.acts(this.seat) && this.do({ type: 'UNDO' });
      case 'confirm':
        return this.request({
          type: this.#isControlled && this.snapshot.matches('passing') ? 'PASS' : 'CONFIRM',
        });
      case 'resign':
        return this.askResign(this.resigner);
      default:
        return this.request(ASKED[action]);
    }
  }

  /** Takes a typed play: what it has in common with the steps taken stays. */
  enterPlay(text: string, words: PlayWords): boolean {
    const { turn } = this.snapshot.context;
    if (!turn || !this.snapshot.hasTag('moves') || !this.acts(this.seat))
      return this.fail({ code: 'ERR_PLAY_NOW', detail: {} });
    const typed = typedSteps(text, turn, words);
    this.fail(typed.ok ? null : typed.error);
    if (!typed.ok) return false;
    for (let back = typed.value.back; back > 0; back--) this.press('undo');
    return this.steps(typed.value.steps);
  }

  /** Dice entered by hand or by the host, while a roll waits for them; what is no dice is a fault. */
  enterDice(told: unknown): boolean {
    const { pending } = this.snapshot.context;
    const asked = pending?.event.type === 'ROLL' ? pending.id : null;
    if (asked === null && !this.snapshot.matches('rolling')) return false;
    const dice = readDice(told);
    if (!dice) return this.fail(badDice(told));
    return this.do(asked === null ? { type: 'ROLLED', dice } : { type: 'ACCEPTED', id: asked, dice });
  }

  /** Opens the question of resigning; `resign` answers it. */
  askResign(seat: Seat | null): boolean {
    return seat !== null && this.acts(seat) && this.do({ type: 'RESIGN', seat });
  }

  cancelResign(): boolean {
    return this.do({ type: 'RESIGN_CANCELLED' });
  }

  /** Does what the page may refuse or answer later; false when it is not possible or was refused at once. */
  request(event: AskableEvent): boolean {
    return this.#requests.ask(event);
  }

  /** Why a checker may not go somewhere now, for those who play here; null when it may. */
  whyNot(from: number, to: number | null): Reason | null {
    const { series, turn } = this.snapshot.context;
    const manners = this.hooks.manners();
    return explainIn(series.game, turn, from, to, manners.mode === 'view' ? null : ownSeat(manners));
  }

  /** A move that was tried and refused on the board is told to the page. */
  tellIllegal(detail: FactDetails['nardy-illegal']): void {
    this.teller.post(fact('nardy-illegal', detail));
  }

  /** The last view has been shown to its end: says so, and does what happens by itself; where a host decides it is asked. */
  settled(): void {
    this.teller.settle();
    const automatic = nextAutomatic(this.snapshot);
    if (!automatic || automatic.key === this.#lastAutomatic || !this.acts(this.seat)) return;
    this.#lastAutomatic = automatic.key;
    if (this.#isControlled) this.request(automatic.event);
    else this.do(automatic.event);
  }

  get #isControlled(): boolean {
    return this.hooks.manners().mode === 'controlled';
  }
}
