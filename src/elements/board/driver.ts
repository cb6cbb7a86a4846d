import type { DiceSource } from '../../engine/dice.js';
import { explainIn } from '../../engine/explain.js';
import { show, type Problem } from '../../engine/result.js';
import type { Dice, Seat, Step } from '../../engine/types.js';
import type { Reason } from '../../engine/why-not.js';
import type { Flight } from '../../board/view.js';
import { nextAutomatic, type PlaySnapshot } from '../../machine/automatic.js';
import { startPlay, type PlayActor } from '../../machine/start.js';
import type { AskableEvent, PlayEmitted, PlayEvent } from '../../machine/types.js';
import type { PlayWords } from '../../notation/play/index.js';
import type { NardyRecord } from '../../record/record.js';
import { isDice } from './dice.js';
import type { Manners } from '../shared/display.js';
import { fact, Outbox, requestOf } from './facts.js';
import { flightsOf, flightsSince } from '../shared/flights.js';
import { typedSteps } from './typed.js';
import { NardyRequestEvent, reasonOf, type FactDetails } from '../shared/events.js';

export interface DriverHooks {
  manners(this: void): Manners;
  dispatch(this: void, event: Event): boolean;
  /** The state has changed: time for a new view. */
  changed(this: void): void;
}

const badDice = (dice: unknown): Problem => ({ code: 'ERR_DICE', detail: { word: show(dice) } });

/** Between the machine and the page: intents and methods in, requests and facts out. */
export class Driver {
  /** Steps since the last view was taken, to be shown one by one. */
  beats: Flight[] = [];
  /** The page refused the last request by `preventDefault()`. */
  prevented = false;
  /** How often the page has refused, so that the same refusal again is news. */
  refusals = 0;
  /** What went wrong last, inside or with dice from outside; gone with the next thing that is done. */
  fault: Problem | null = null;
  readonly #hooks: DriverHooks;
  #actor: PlayActor;
  /** What to go back to after an exception: the snapshot before the thing that was being done. */
  #sound: PlaySnapshot;
  readonly #outbox: Outbox;
  #asking: AskableEvent['type'] | null = null;
  #lastAsk = 0;
  #lastAutomatic = -1;
  #unsettled = false;
  #versioned = false;
  #dice: DiceSource;
  /** Dice that have been drawn and not yet told; if the machine breaks on them they are thrown again. */
  #drawn: Dice | null = null;

  constructor(record: NardyRecord, dice: DiceSource, hooks: DriverHooks) {
    this.#dice = dice;
    this.#hooks = hooks;
    this.#outbox = new Outbox(hooks.dispatch);
    this.#actor = this.#start(record);
    this.#sound = this.snapshot;
  }

  get snapshot(): PlaySnapshot {
    return this.#actor.getSnapshot();
  }

  /** Whether a seat's part is played on this board. */
  acts(seat: Seat | null): boolean {
    const manners = this.#hooks.manners();
    if (manners.mode === 'view' || manners.seat === 'none') return false;
    return seat === null || manners.seat === 'both' || manners.seat === seat;
  }

  /** Who resigns by the button here: the player of this board, or the one to act when both play on it. */
  get resigner(): Seat | null {
    const { seat } = this.#hooks.manners();
    return seat === 1 || seat === 2 ? seat : seat === 'both' ? this.#seat : null;
  }

  /** From now on the board's own dice come from here. */
  throwFrom(dice: DiceSource): void {
    this.#dice = dice;
    this.#drawn = null;
  }

  /** Sets everything anew, silently; false for a version that is not newer than the last (the first is always new). */
  sync(record: NardyRecord, version?: number): boolean {
    const before = this.snapshot.context;
    const first = version !== undefined && !this.#versioned;
    if (first) this.#versioned = true;
    const always = version === undefined || (first && version <= before.version);
    this.#send(always ? { type: 'SYNC', record } : { type: 'SYNC', record, version });
    const after = this.snapshot.context;
    if (after === before) return false;
    this.#sound = this.snapshot;
    this.beats = flightsSince(before.record, after.record) ?? [];
    this.#lastAutomatic = -1;
    this.#unsettled = true;
    this.prevented = false;
    this.fault = null;
    this.#hooks.changed();
    return true;
  }

  /** Takes steps one after the other; false when one is not possible. */
  steps(steps: readonly Step[]): boolean {
    return this.acts(this.#seat) && steps.every((step) => this.#do({ type: 'STEP', step }));
  }

  undo(): boolean {
    return this.acts(this.#seat) && this.#do({ type: 'UNDO' });
  }

  /** Takes a typed play: what it has in common with the steps taken stays. */
  enterPlay(text: string, words: PlayWords): boolean {
    const { turn } = this.snapshot.context;
    if (!turn || !this.snapshot.hasTag('moves') || !this.acts(this.#seat))
      return this.#fail({ code: 'ERR_PLAY_NOW', detail: {} });
    const typed = typedSteps(text, turn, words);
    this.#fail(typed.ok ? null : typed.error);
    if (!typed.ok) return false;
    for (let back = typed.value.back; back > 0; back--) this.undo();
    return this.steps(typed.value.steps);
  }

  /** Dice entered by hand or by the host, while a roll waits for them; what is no dice is a fault. */
  enterDice(dice: unknown): boolean {
    const { pending } = this.snapshot.context;
    const asked = pending?.event.type === 'ROLL' ? pending.id : null;
    if (asked === null && !this.snapshot.matches('rolling')) return false;
    if (!isDice(dice)) return this.#fail(badDice(dice));
    return this.#do(asked === null ? { type: 'ROLLED', dice } : { type: 'ACCEPTED', id: asked, dice });
  }

  /** Throws the dice that a roll still waits for, if the board is to throw them now. */
  resume(): void {
    const before = this.snapshot;
    if (this.#throw()) this.#done(before);
  }

  /** Opens the question of resigning; `resign` answers it. */
  askResign(seat: Seat | null): boolean {
    return seat !== null && this.acts(seat) && this.#do({ type: 'RESIGN', seat });
  }

  cancelResign(): boolean {
    return this.#do({ type: 'RESIGN_CANCELLED' });
  }

  /** Does what the page may refuse or answer later; false when it is not possible or was refused at once. */
  request(event: AskableEvent): boolean {
    const { snapshot } = this;
    const { question } = snapshot.context;
    const seat = event.type === 'RESIGN_CONFIRMED' ? (question?.seat ?? null) : this.#seat;
    if (this.#asking === event.type || !this.acts(seat) || !this.#can(event)) return false;
    const request = new NardyRequestEvent(structuredClone(requestOf(event, seat, snapshot.context)));
    const outer = this.#asking;
    this.#asking = event.type;
    const allowed = this.#hooks.dispatch(request);
    this.#asking = outer;
    if (!allowed) return this.#prevent(event);
    if (this.snapshot !== snapshot) return false; // a listener has changed it: what was asked is no more
    const { mode, diceSource } = this.#hooks.manners();
    const waits = mode === 'controlled' || (event.type === 'ROLL' && diceSource === 'host');
    if (!request.response && !waits) return this.#do(event);
    const id = ++this.#lastAsk;
    const done = this.#do({ ...event, ask: id });
    request.response?.then(
      (answer) => this.#accept(id, answer),
      (thrown: unknown) => this.#reject(id, reasonOf(thrown)),
    );
    return done;
  }

  /** Why a checker may not go somewhere now, for those who play here; null when it may. */
  whyNot(from: number, to: number | null): Reason | null {
    const { series, turn } = this.snapshot.context;
    const { mode, seat } = this.#hooks.manners();
    const asker = mode === 'view' || seat === 'none' || seat === 'both' ? null : seat;
    return explainIn(series.game, turn, from, to, asker);
  }

  /** A move that was tried and refused on the board is told to the page. */
  tellIllegal(detail: FactDetails['nardy-illegal']): void {
    this.#outbox.post(fact('nardy-illegal', detail));
  }

  /** The last view has been shown to its end: says so, and does what happens by itself. */
  settled(): void {
    if (this.#unsettled) {
      this.#unsettled = false;
      this.#outbox.post(fact('nardy-settled', {}));
    }
    const automatic = nextAutomatic(this.snapshot);
    const { mode } = this.#hooks.manners();
    if (!automatic || automatic.key === this.#lastAutomatic || mode !== 'play' || !this.acts(this.#seat))
      return;
    this.#lastAutomatic = automatic.key;
    this.#do(automatic.event);
  }

  get #seat(): Seat | null {
    return this.snapshot.context.series.game.seat;
  }

  #prevent(event: AskableEvent): false {
    if (event.type === 'RESIGN_CONFIRMED') this.cancelResign();
    this.prevented = true;
    this.refusals++;
    this.#hooks.changed();
    return false;
  }

  /** The host's answer has come; one that nobody waits for any more does nothing. */
  #accept(id: number, answer: unknown): void {
    const { pending } = this.snapshot.context;
    if (pending?.id !== id) return;
    const dice = (Object(answer) as { readonly dice?: unknown }).dice ?? null;
    if (pending.event.type !== 'ROLL' || dice === null) this.#do({ type: 'ACCEPTED', id });
    else if (isDice(dice)) this.#do({ type: 'ACCEPTED', id, dice });
    else {
      this.#reject(id, '');
      this.#fail(badDice(dice));
    }
  }

  #reject(id: number, reason: string): void {
    if (this.#do({ type: 'REJECTED', id, reason })) this.refusals++;
  }

  /** What went wrong is shown and told; null = nothing any more. */
  #fail(problem: Problem | null): false {
    this.fault = problem;
    this.#hooks.changed();
    return false;
  }

  #start(record: NardyRecord, sound?: PlaySnapshot): PlayActor {
    const actor = startPlay(record, () => undefined, sound); // an error is looked for after each event
    actor.on('*', (emitted) => this.#tell(emitted));
    return actor;
  }

  /** An exception inside is shown and told. */
  #broke(error: unknown): void {
    this.fault = { code: 'ERR_INTERNAL', detail: { message: reasonOf(error) } };
    this.#hooks.changed();
  }

  #can(event: PlayEvent): boolean {
    try {
      return this.snapshot.can(event);
    } catch (error) {
      this.#broke(error);
      return false;
    }
  }

  /** Sends what the machine takes; false when it does not take it now. */
  #do(event: PlayEvent): boolean {
    const before = this.snapshot;
    if (!this.#can(event)) return false;
    this.prevented = false;
    this.fault = null;
    const done = this.#send(event) && this.#throw() !== false;
    this.#done(before);
    return done;
  }

  #done(before: PlaySnapshot): void {
    this.#sound = this.snapshot;
    if (this.snapshot !== before) this.#hooks.changed();
    this.#outbox.deliver();
  }

  /** Throws the dice if the board is to; null when it is not, false when the machine broke on them. */
  #throw(): boolean | null {
    if (!this.snapshot.matches('rolling') || this.#hooks.manners().diceSource !== 'auto') return null;
    this.#drawn ??= this.#dice();
    const done = this.#send({ type: 'ROLLED', dice: this.#drawn });
    if (done) this.#drawn = null;
    return done;
  }

  /** Sends an event; false when the machine broke on it: then a new one goes on from before it. */
  #send(event: PlayEvent): boolean {
    this.#actor.send(event);
    const { status, error } = this.snapshot;
    if (status !== 'error') return true;
    this.#actor = this.#start(this.#sound.context.record, this.#sound);
    this.#broke(error);
    return false;
  }

  #tell(emitted: PlayEmitted): void {
    const { context } = this.snapshot;
    this.#unsettled = true;
    if ((emitted.type === 'move' || emitted.type === 'undo') && context.turn) {
      this.beats.push(...flightsOf(emitted.move, context.turn, emitted.type === 'undo'));
    }
    this.#outbox.keep(emitted, context);
  }
}
