import type { Surface } from '../../board/surface/surface.js';
import type { DiceSource } from '../../engine/dice.js';
import type { Problem, Result } from '../../engine/result.js';
import type { Die } from '../../engine/types.js';
import type { Say } from '../../i18n/index.js';
import type { BoardKey } from './english.js';
import type { NardyRecord } from '../../record/record.js';
import { asText } from '../shared/attributes.js';
import { canBeAsked, explained, type Explanation } from '../shared/explanation.js';
import { copyOf } from '../shared/plain.js';
import type { ActionId, PlayAnswer, PlayIntent } from './actions.js';
import { ANEW, problemsOf, readAttributes, type BoardAttributes, type Wanted } from './wanted.js';
import { Keeper } from './autosave.js';
import { Driver } from './driver.js';
import type { Taken } from './given.js';
import { mannersOf } from './manners.js';
import { decide, rulesNext, startOf, type PageSet } from './page-set.js';
import { diceOf } from './settings.js';
import { playWords } from './typed.js';
import { Views, type Look } from './views.js';

/** The element as its controller sees it. */
export interface Board extends BoardAttributes {
  readonly error: Problem | null;
  requestUpdate(): void;
  dispatchEvent(event: Event): boolean;
}
export interface BoardHooks {
  say(this: void): Say<BoardKey>;
  /** Keeps what is wrong now, and tells what is new of it. */
  report(this: void, problems: readonly Problem[]): void;
}

type PlaySurface = Surface<ActionId, PlayAnswer>;

/** Names of the properties that have changed since the last update. */
type Changes = Pick<ReadonlyMap<PropertyKey, unknown>, 'has' | 'size'>;

/** Dice that a kept game has used up are not thrown again; those of its beginning were told by an id. */
function spend(dice: DiceSource, kept: NardyRecord | null, fresh: NardyRecord): DiceSource {
  const since = kept?.facts.slice(fresh.facts.length) ?? [];
  for (const { type } of since) if (type === 'throw' || type === 'roll') dice();
  return dice;
}

/** Joins what the page has set, the driver and the surface: an update computes, and what it means outside comes after. */
export class BoardController {
  driver: Driver | null = null;
  readonly #board: Board;
  readonly #surface: PlaySurface;
  readonly #hooks: BoardHooks;
  #wanted!: Wanted;
  #page!: PageSet;
  #keeper!: Keeper;
  /** The record or state that was set since the last update; `back` = the attributes are wanted again. */
  #given: Result<Taken> | 'back' | null = null;
  /** What went wrong last, as it was reported. */
  #fault: Problem | null = null;
  readonly #views = new Views();

  constructor(board: Board, surface: PlaySurface, hooks: BoardHooks) {
    this.#board = board;
    this.#surface = surface;
    this.#hooks = hooks;
  }

  /** Puts a record or state on the board with the next update; `back` = the attributes are wanted again. */
  give(given: Result<Taken> | 'back'): void {
    this.#given = given;
    this.#board.requestUpdate();
  }

  /** Reads what the page has set, does what a change of it does, and shows how the board stands. */
  update(changed: Changes, isDrawn: boolean): void {
    const before = this.driver;
    if (!before || changed.size > 0)
      this.#wanted = readAttributes(this.#board, changed, before && this.#wanted);
    const driver = (this.driver ??= this.#start());
    // What is set before the board starts is not a change; `null` says nothing then.
    const has = (name: PropertyKey) => before !== null && changed.has(name);
    this.#put(driver, has, before || this.#given !== 'back' ? this.#given : null);
    this.#given = null;
    this.#report(driver);
    this.#show(driver, isDrawn);
  }

  /** What the update means outside, once it is drawn. */
  updated(changed: Changes): void {
    const driver = this.driver!;
    const { problem } = this.#keeper;
    this.#keeper.keep(driver.snapshot.context.record, this.#page.held);
    const more = this.#keeper.problem !== problem;
    if (more) this.#report(driver);
    // Not now: what is changed while the board is being drawn would be lost.
    if (more) queueMicrotask(() => this.#board.requestUpdate());
    if (changed.has('diceSource')) queueMicrotask(() => driver.resume());
  }

  /** Why a move may not be made; null when it may, or nothing can be asked. */
  explain(from: number, to: number | null): Explanation | null {
    const { driver } = this;
    const found = driver && canBeAsked(from, to) ? driver.whyNot(from, to) : null;
    return (
      driver &&
      found &&
      copyOf(explained(driver.snapshot.context, found, this.#views.voice(driver, this.#look())))
    );
  }

  newGame(): boolean {
    const { driver } = this;
    const rules = driver && rulesNext(this.#page, driver.snapshot.context.series.rules);
    return driver?.request(rules ? { type: 'NEW_GAME', rules } : { type: 'NEW_GAME' }) ?? false;
  }

  enterPlay(text: unknown): boolean {
    return this.driver?.enterPlay(asText(text), playWords(this.#hooks.say())) ?? false;
  }

  /** Does what the reader wants. */
  act(intent: PlayIntent): void {
    const { driver } = this;
    if (!driver) return;
    switch (intent.type) {
      case 'steps':
        driver.steps(intent.steps);
        break;
      case 'settled':
        driver.settled();
        break;
      case 'resign':
        if (intent.sure) driver.request({ type: 'RESIGN_CONFIRMED' });
        else driver.cancelResign();
        break;
      case 'refused':
        this.#refuse(driver, intent.from, intent.to);
        break;
      case 'say':
        this.enterPlay(intent.text);
        break;
      case 'die':
        this.#enterDie(driver, intent.die);
        break;
      case 'action':
        if (intent.id !== 'new-game') driver.press(intent.id);
        else if (driver.snapshot.matches('seriesOver')) this.give('back');
        else this.newGame();
    }
  }

  #start(): Driver {
    const own = this.#wanted.own.value;
    const name = this.#wanted.choices.value.mode === 'play' ? asText(this.#board.autosave) : '';
    this.#keeper = new Keeper(name, own.record);
    const { kept } = this.#keeper;
    this.#page = startOf(own, kept);
    const dice = spend(diceOf(own), kept.record, own.record);
    return new Driver(kept.record ? { ...kept, record: kept.record } : own, dice, {
      manners: () => mannersOf(this.#wanted.choices.value),
      dispatch: (event) => this.#board.dispatchEvent(event),
      changed: () => this.#changed(),
    });
  }

  #put(driver: Driver, has: (name: PropertyKey) => boolean, given: Result<Taken> | 'back' | null): void {
    const { snapshot } = driver;
    const own = this.#wanted.own.value;
    const changed = { own, anew: ANEW.some(has), dice: has('dice') || has('seed'), given };
    const on = { record: snapshot.context.record, waits: snapshot.hasTag('waits') };
    const { page, put, throws } = decide(this.#page, changed, on);
    this.#page = page;
    if (throws) driver.throwFrom(diceOf(own));
    if (put) driver.sync(put);
  }

  /** What is wrong is kept at once: who calls a method looks at `error` after it. */
  #changed(): void {
    if (this.driver) this.#report(this.driver);
    this.#board.requestUpdate();
  }

  #report({ fault }: Driver): void {
    const { report } = this.#hooks;
    const more = [this.#page.problem, this.#keeper.problem].filter((problem) => problem !== null);
    const problems = [...problemsOf(this.#wanted), ...more];
    // Told again each time it happens, though the words be the same.
    if (fault !== this.#fault) report(problems);
    this.#fault = fault;
    report(fault ? [fault, ...problems] : problems);
  }

  #look(): Look {
    const { name1, name2, error } = this.#board;
    const { choices, rulesUrl, own } = this.#wanted;
    return {
      say: this.#hooks.say(),
      name1,
      name2,
      choices: choices.value,
      rulesUrl: rulesUrl.value,
      error: error ?? own.value.remark,
      renews: !this.#page.held && choices.value.mode === 'play',
      saved: this.#keeper.broken,
    };
  }

  #show(driver: Driver, isDrawn: boolean): void {
    const look = this.#look();
    const view = this.#views.view(driver, look);
    this.#surface.show(view, this.#views.display(driver, look), {
      speed: isDrawn ? this.#wanted.speed.value : 0, // nobody sees the motion
      interactive: driver.acts(driver.snapshot.context.series.game.seat),
      hints: !this.#board.noHints,
      still: look.choices.mode === 'view',
      typing: this.#board.typing,
      undrawn: !isDrawn,
    });
  }

  #refuse(driver: Driver, from: number, to: number | null): void {
    const found = this.explain(from, to);
    if (found) {
      this.#views.refuse(found, driver.snapshot);
      driver.tellIllegal({ from, to, ...found });
    }
    this.#board.requestUpdate();
  }

  #enterDie(driver: Driver, die: Die): void {
    const dice = this.#views.die(die);
    if (dice) driver.enterDice(dice);
    this.#board.requestUpdate();
  }
}
