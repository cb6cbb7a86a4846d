import type { DiceSource } from '../engine/dice.js';
import { opposite } from '../engine/position.js';
import { refusal } from '../engine/turn.js';
import { BAR, otherColour, type Dice, type Move, type Seat, type Step } from '../engine/types.js';
import { VARIANTS } from '../engine/variants/index.js';
import type { Flight } from '../board/view.js';
import { makePlay } from '../notation/play.js';
import { nextAutomatic, type PlaySnapshot } from '../machine/automatic.js';
import { startPlay, type PlayActor } from '../machine/start.js';
import { REQUEST_KINDS } from '../machine/requests.js';
import type { AskableEvent, PlayEmitted, PlayEvent } from '../machine/types.js';
import { emptyRecord, type NardyRecord } from '../record/record.js';
import { flightsSince } from './flights.js';
import { NardyEvent, NardyRequestEvent, type FactDetails, type FactName, type RequestDetail } from './events.js';

/** What the element tells its driver whenever it is asked. */
export interface Manners {
  readonly mode: 'play' | 'controlled' | 'view';
  readonly seat: 'both' | 'none' | Seat;
  readonly diceSource: 'auto' | 'manual' | 'host';
}

export interface DriverHooks {
  manners(this: void): Manners;
  dispatch(this: void, event: Event): boolean;
  /** The state has changed: time for a new view. */
  changed(this: void): void;
  /** Something broke inside; the game has been restored from its record. */
  broken(this: void, error: unknown): void;
}

/** Between the machine and the page: intents and methods in, requests and facts out. */
export class Driver {
  /** Where the next dice come from when the board throws itself. */
  dice: DiceSource;
  /** Steps since the last view was taken, to be shown one by one. */
  beats: Flight[] = [];
  /** The page refused the last request by `preventDefault()`. */
  prevented = false;
  readonly #hooks: DriverHooks;
  #actor: PlayActor;
  #record: NardyRecord;
  #outbox: Event[] = [];
  #posting = false;
  #brokenOn: NardyRecord | null = null;
  #lastAsk = 0;
  #lastAutomatic = -1;
  #unsettled = false;

  constructor(record: NardyRecord, dice: DiceSource, hooks: DriverHooks) {
    this.#record = record;
    this.dice = dice;
    this.#hooks = hooks;
    this.#actor = this.#start(record);
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
    return seat === 1 || seat === 2 ? seat : seat === 'both' ? this.snapshot.context.series.game.seat : null;
  }

  /** Sets everything anew, silently; an older version than the last is ignored. */
  sync(record: NardyRecord, version?: number): void {
    const before = this.snapshot.context;
    this.#send(version === undefined ? { type: 'SYNC', record } : { type: 'SYNC', record, version });
    const after = this.snapshot.context;
    if (after === before) return;
    this.beats = flightsSince(before.record, after.record) ?? [];
    this.#lastAutomatic = -1;
    this.#unsettled = true;
    this.#hooks.changed();
  }

  /** Takes steps one after the other; false when one is not possible. */
  steps(steps: readonly Step[]): boolean {
    return (
      this.acts(this.snapshot.context.series.game.seat) &&
      steps.every((step) => this.#do({ type: 'STEP', step }))
    );
  }

  undo(): boolean {
    return this.acts(this.snapshot.context.series.game.seat) && this.#do({ type: 'UNDO' });
  }

  /** Dice entered by hand or by the host, while a roll waits for them. */
  enterDice(dice: Dice): boolean {
    return this.#do({ type: 'ROLLED', dice });
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
    const { game } = snapshot.context.series;
    const seat = event.type === 'RESIGN_CONFIRMED' ? (snapshot.context.question?.seat ?? null) : game.seat;
    if (!this.acts(seat) || !snapshot.can(event)) return false;
    const request = new NardyRequestEvent(this.#detail(event, seat));
    const allowed = this.#hooks.dispatch(request);
    this.prevented = !allowed;
    if (!allowed) {
      this.#hooks.changed();
      return false;
    }
    if (this.snapshot !== snapshot) return this.snapshot.can(event) && this.#do(event); // a listener has changed it
    const { mode, diceSource } = this.#hooks.manners();
    const waits = mode === 'controlled' || (event.type === 'ROLL' && diceSource === 'host');
    if (!request.response && !waits) return this.#do(event);
    const id = ++this.#lastAsk;
    const done = this.#do({ ...event, ask: id });
    request.response?.then(
      (answer) => this.#do({ type: 'ACCEPTED', id, ...(answer?.dice ? { dice: answer.dice } : {}) }),
      (reason: unknown) => this.#do({ type: 'REJECTED', id, reason: reason instanceof Error ? reason.message : '' }),
    );
    return done;
  }

  /** A move the board has no route for: the rule is told; null when nobody could move now. */
  refuse(from: number, to: number | null): string | null {
    const { turn, series } = this.snapshot.context;
    if (!turn || !this.snapshot.hasTag('moves') || !this.acts(series.game.seat)) return null;
    const rule = refusal(turn, from, to);
    this.#post('nardy-illegal', { from, to, rule });
    return rule;
  }

  /** The last view has been shown to its end: says so, and does what happens by itself. */
  settled(): void {
    if (this.#unsettled) {
      this.#unsettled = false;
      this.#post('nardy-settled', {});
    }
    const automatic = nextAutomatic(this.snapshot);
    const { mode } = this.#hooks.manners();
    if (!automatic || automatic.key === this.#lastAutomatic || mode !== 'play') return;
    this.#lastAutomatic = automatic.key;
    this.#do(automatic.event);
  }

  /** Stops the machine for good. */
  stop(): void {
    this.#actor.stop();
  }

  #detail(event: AskableEvent, seat: Seat | null): RequestDetail {
    const { turn } = this.snapshot.context;
    const kind = REQUEST_KINDS[event.type];
    return {
      kind,
      seat,
      ...(kind === 'turn' && turn ? { moves: turn.moves } : {}),
      ...(kind === 'answer' ? { answer: event.type.toLowerCase() as 'take' | 'drop' | 'beaver' } : {}),
    };
  }

  #start(record: NardyRecord): PlayActor {
    const actor = startPlay(record, this.#broke);
    actor.on('*', (emitted) => this.#tell(emitted));
    return actor;
  }

  /** The machine has stopped: the game goes on from its record, and the error is told. */
  readonly #broke = (error: unknown): void => {
    queueMicrotask(() => {
      const again = this.#brokenOn === this.#record;
      this.#brokenOn = this.#record;
      this.#actor = this.#start(again ? emptyRecord(this.#record.rules) : this.#record);
      this.#hooks.broken(error);
      this.#hooks.changed();
    });
  };

  /** Sends what the machine takes; false when it does not take it now. */
  #do(event: PlayEvent): boolean {
    const before = this.snapshot;
    if (!before.can(event)) return false;
    this.prevented = false;
    this.#send(event);
    const { diceSource } = this.#hooks.manners();
    if (this.snapshot.matches('rolling') && diceSource === 'auto') this.#send({ type: 'ROLLED', dice: this.dice() });
    if (this.snapshot !== before) this.#hooks.changed();
    this.#deliver();
    return true;
  }

  #send(event: PlayEvent): void {
    this.#actor.send(event);
    const { record } = this.snapshot.context;
    if (this.snapshot.status !== 'error') this.#record = record;
  }

  #post<Name extends FactName>(name: Name, detail: FactDetails[Name]): void {
    this.#outbox.push(new NardyEvent(name, detail));
    if (name === 'nardy-illegal' || name === 'nardy-settled') this.#deliver();
  }

  /** Fires what has happened, in order, also when a listener makes more happen. */
  #deliver(): void {
    if (this.#posting) return;
    this.#posting = true;
    for (let event = this.#outbox.shift(); event; event = this.#outbox.shift()) this.#hooks.dispatch(event);
    this.#posting = false;
  }

  #fly(move: Move, back: boolean): void {
    const { turn, series } = this.snapshot.context;
    if (!turn) return;
    const { colour } = turn.situation;
    if (!back) {
      this.beats.push({ colour, from: move.from, to: move.to, hit: move.hit });
      return;
    }
    this.beats.push({ colour, from: move.to, to: move.from, hit: false });
    const { path } = VARIANTS[series.rules.variant];
    if (move.hit) {
      this.beats.push({ colour: otherColour(colour), from: BAR, to: opposite(path, move.to), hit: false });
    }
  }

  #tell(emitted: PlayEmitted): void {
    this.#unsettled = true;
    switch (emitted.type) {
      case 'roll':
        this.#post('nardy-roll', { seat: emitted.opening ? null : emitted.seat, dice: emitted.dice });
        break;
      case 'move':
      case 'undo':
        this.#fly(emitted.move, emitted.type === 'undo');
        this.#post(`nardy-${emitted.type}`, { seat: emitted.seat, ...emitted.move });
        break;
      case 'turn': {
        const { seat, dice, moves } = emitted;
        const finished = this.snapshot.context.series.game.phase === 'over';
        this.#post('nardy-turn', { seat, dice, moves, notation: makePlay(dice, moves, finished) });
        break;
      }
      case 'game-over':
        this.#post('nardy-game-over', emitted.outcome);
        break;
      case 'series-over':
        this.#post('nardy-series-over', { score: emitted.score });
        break;
      case 'new-game':
        break;
      default:
        this.#post(`nardy-${emitted.type}`, { seat: emitted.seat, cube: emitted.cube });
    }
    this.#change();
  }

  /** One `nardy-change` after the last of the facts that one event brought. */
  #change(): void {
    this.#outbox = this.#outbox.filter(({ type }) => type !== 'nardy-change');
    const { series } = this.snapshot.context;
    const { phase, seat, dice } = series.game;
    this.#post('nardy-change', { phase, seat, dice, score: series.score });
  }
}
