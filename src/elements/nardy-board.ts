import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { sceneStyles } from '../board/scene/styles.js';
import { Surface, surfaceStyles } from '../board/surface/surface.js';
import type { Intent } from '../board/view.js';
import type { Problem } from '../engine/result.js';
import type { Series } from '../engine/series.js';
import type { Die } from '../engine/types.js';
import type { NardyRecord } from '../record/record.js';
import { Keeper } from './autosave.js';
import { BoardMethods } from './board-methods.js';
import { displayOf, mannersOf, readChoices, type Choices } from './display.js';
import { Driver } from './driver.js';
import { readGiven, type Given, type VersionedState } from './given.js';
import { canBeAsked, explained, type Explanation } from './explanation.js';
import { checkRulesUrl, readNumber, readSettings, ruleHref, textOf, type Settings } from './settings.js';
import { ViewMaker } from './view-maker.js';

export type { VersionedState } from './given.js';

/** Attributes that set the board up anew when they change. */
const SET_UP = ['variant', 'position', 'dice', 'turn', 'seed'];

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A board on which short, Caucasian and long nardy are played by the rules. From and to are in the mover's own numbering
 * everywhere: 24 the farthest point, 25 the bar, 0 borne off.
 * @tag nardy-board
 * @fires nardy-request - Before anything changes: `roll`, `turn`, `double`, `answer`, `resign`, `new-game`; cancelable.
 * @fires nardy-roll - Dice were thrown.
 * @fires nardy-move - One step was taken.
 * @fires nardy-undo - A step was taken back.
 * @fires nardy-turn - A play was confirmed, or the turn passed.
 * @fires nardy-change - After any fact: phase, seat to act, dice, score.
 * @fires nardy-double - A double was offered.
 * @fires nardy-take - A double was taken.
 * @fires nardy-drop - A double was dropped.
 * @fires nardy-beaver - A double was beavered.
 * @fires nardy-resign - A player resigned.
 * @fires nardy-game-over - The game ended: who won, the kind, the points.
 * @fires nardy-series-over - The series or match ended.
 * @fires nardy-settled - Everything has been shown.
 * @fires nardy-illegal - A move was refused: the rule id.
 * @fires nardy-error - A value was bad: a code; the default is used instead.
 * @slot seat-1 - Beside the name of seat 1, such as a clock.
 * @slot seat-2 - Beside the name of seat 2.
 * @cssstate error - A value is bad; see the property `error`.
 */
export class NardyBoard extends BoardMethods {
  static override properties: PropertyDeclarations = {
    record: { attribute: false, noAccessor: true },
    state: { attribute: false, noAccessor: true },
  };
  static override styles = [sceneStyles, surfaceStyles];

  readonly #surface = new Surface(this, { onIntent: (intent) => this.#act(intent), say: () => this.say });
  readonly #views = new ViewMaker();
  #keeper: Keeper | null = null;
  #choices!: Choices;
  #settings!: Settings;
  #speed = 1;
  /** The record with which the board was set up last. */
  #setUp: NardyRecord | null = null;
  /** A record or state that was set and has not been read. */
  #given: Given | null = null;
  /** A record or state is in force: it wins over the attributes. */
  #held = false;
  /** The page wants the attributes back. */
  #back = false;
  /** What is wrong with the attributes, with the record or state, and with what was done last. */
  #problems: Problem[] = [];
  #badGiven: Problem | null = null;
  #fault: Problem | null = null;

  /**
   * The game so far as plain JSON, a copy; null before the element is connected. Set it (an object or JSON text) to
   * restore a game, null to go back to the attributes.
   */
  get record(): NardyRecord | null {
    return structuredClone(this.driver?.snapshot.context.record ?? null);
  }
  set record(record: unknown) {
    this.#take(isSet(record) ? { kind: 'record', record } : null);
  }

  /** The game with a version: one that is not newer than the last is ignored, a newer one wins over all that is under way. */
  get state(): VersionedState | null {
    const context = this.driver?.snapshot.context;
    return context ? structuredClone({ version: context.version, record: context.record }) : null;
  }
  set state(state: unknown) {
    this.#take(isSet(state) ? { kind: 'state', state } : null);
  }

  /** The series as it stands, a copy: rules, game, score; null before the element is connected. */
  get series(): Series | null {
    return structuredClone(this.driver?.snapshot.context.series ?? null);
  }

  /**
   * Why a checker may not go from one point to another (`to` null = anywhere) now, in the numbering of the player to act:
   * rule, kind, facts and a sentence; null when it may, where there is no such point, or before the board is connected.
   */
  explain(from: number, to: number | null = null): Explanation | null {
    const driver = this.driver;
    const found = canBeAsked(from, to) ? driver?.whyNot(from, to) : null;
    if (!driver || !found) return null;
    const { context } = driver.snapshot;
    const display = displayOf(this.#choices, context.series.game.colours);
    return explained(context, found, { say: this.say, names: this.#names, display });
  }
  /** Begins the next game of the series when one is over, by the rules that the attributes name now. */
  newGame(): boolean {
    const driver = this.driver;
    if (!driver) return false;
    const { rules } = this.#settings;
    const own = this.#held || sameText(rules, driver.snapshot.context.series.rules);
    return driver.request(own ? { type: 'NEW_GAME' } : { type: 'NEW_GAME', rules });
  }
  /** Sets the board up anew from its attributes: a new series, the dice from their beginning. */
  reset(): void {
    this.#take(null);
  }
  override focus(options?: FocusOptions): void {
    this.#surface.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const driver = this.#read(changed);
    const { game } = driver.snapshot.context.series;
    const view = this.#views.view(driver, {
      say: this.say,
      names: this.#names,
      choices: this.#choices,
      error: this.error ?? this.#settings.remark,
      renews: this.#renews,
      saved: this.#keeper?.broken ?? null,
      hrefOf: (rule) => ruleHref(textOf(this.rulesUrl), rule),
    });
    this.#surface.show(view, displayOf(this.#choices, game.colours), {
      speed: this.#speed,
      interactive: driver.acts(game.seat),
      hints: !this.noHints,
      still: this.#choices.mode === 'view',
      typing: this.typing,
    });
    // Not now: what a listener changes while the board is being drawn would be lost.
    if (changed.has('diceSource')) queueMicrotask(() => driver.resume());
  }

  protected override render(): TemplateResult {
    return html`${this.#surface.render()}`;
  }

  /** A new series comes from the attributes, so not over the head of a page that has set a record or decides itself. */
  get #renews(): boolean {
    return !this.#held && this.#choices.mode === 'play';
  }

  get #names(): readonly [string, string] {
    return [textOf(this.name1), textOf(this.name2)];
  }

  #take(given: Given | null): void {
    this.#given = given;
    this.#back = given === null;
    this.requestUpdate();
  }

  /** Reads what the page has set, and tells what is wrong with it. */
  #read(changed: PropertyValues): Driver {
    if (!this.driver || this.#back || changed.size > 0) this.#readAttributes();
    const driver = (this.driver ??= this.#start());
    this.#setBoardUp(driver, changed);
    this.#keeper?.keep(driver.snapshot.context.record, this.#held);
    this.#reportAll(driver);
    return driver;
  }

  /** What is wrong is told at once: who calls a method looks at `error` after it. */
  #changed(): void {
    if (this.driver) this.#reportAll(this.driver);
    this.requestUpdate();
  }

  #reportAll({ fault }: Driver): void {
    const more = [this.#badGiven, this.#keeper?.problem].filter((problem) => !!problem);
    const problems = [...this.#problems, ...more];
    // Told again each time it happens, though the words be the same.
    if (fault !== this.#fault) this.report(problems);
    this.#fault = fault;
    this.report(fault ? [fault, ...problems] : problems);
  }

  #readAttributes(): void {
    this.#problems = [];
    this.#choices = readChoices(this, this.#problems);
    checkRulesUrl(textOf(this.rulesUrl), this.#problems);
    this.#speed = readNumber('speed', this.speed, (speed) => speed >= 0, this.#problems) ?? 1;
    this.#settings = readSettings(this, this.#choices.mode === 'view', this.#problems);
  }

  /** Sets the board up by what has changed: a record or state wins over the attributes. */
  #setBoardUp(driver: Driver, changed: PropertyValues): void {
    const { dice, record } = this.#settings;
    const given = this.#given && readGiven(this.#given);
    const back = this.#back;
    this.#given = null;
    this.#back = false;
    if (back) this.#held = false;
    if (given || back) this.#badGiven = given && !given.ok ? given.error : null;
    if (given?.ok && driver.sync(given.value.record, given.value.version)) this.#held = true;
    if (!this.hasUpdated) return;
    const anew = back || SET_UP.some((name) => changed.has(name));
    if (this.#held) {
      if (changed.has('dice') || changed.has('seed')) driver.throwFrom(dice);
    } else if (anew || this.#isUntouched(driver, record)) {
      if (!given) this.#badGiven = null;
      this.#setUp = record;
      driver.throwFrom(dice);
      driver.sync(record);
    }
  }

  /** Other rules hold at once as long as nothing has happened on the board. */
  #isUntouched({ snapshot }: Driver, record: NardyRecord): boolean {
    const now = snapshot.context.record;
    return now === this.#setUp && !snapshot.hasTag('waits') && !sameText(now, record);
  }

  #start(): Driver {
    const { record, dice } = this.#settings;
    this.#setUp = record;
    this.#keeper = new Keeper(this.#choices.mode === 'play' ? textOf(this.autosave) : '', record);
    const kept = this.#keeper.found();
    this.#held = this.#keeper.held;
    const since = kept?.facts.slice(record.facts.length) ?? []; // an id of a position may tell a roll
    for (const { type } of since) if (type === 'throw' || type === 'roll') dice(); // they are used up
    return new Driver(kept ?? record, dice, {
      manners: () => mannersOf(this.#choices),
      dispatch: (event) => this.dispatchEvent(event),
      changed: () => this.#changed(),
    });
  }

  #act(intent: Intent): void {
    const driver = this.driver;
    if (!driver) return;
    switch (intent.type) {
      case 'steps':
        driver.steps(intent.steps);
        break;
      case 'refused': {
        const found = this.explain(intent.from, intent.to);
        if (found) {
          this.#views.refuse(driver, found);
          driver.tellIllegal({ from: intent.from, to: intent.to, ...found });
        }
        this.requestUpdate();
        break;
      }
      case 'undo':
        driver.undo();
        break;
      case 'say':
        this.enterPlay(intent.text);
        break;
      case 'resign':
        driver.askResign(driver.resigner);
        break;
      case 'resign-no':
        driver.cancelResign();
        break;
      case 'resign-yes':
        driver.request({ type: 'RESIGN_CONFIRMED' });
        break;
      case 'new-game':
        if (driver.snapshot.matches('seriesOver')) this.reset();
        else this.newGame();
        break;
      case 'settled':
        driver.settled();
        break;
      case 'roll':
      case 'confirm':
      case 'double':
      case 'take':
      case 'drop':
      case 'beaver':
        driver.request({ type: intent.type.toUpperCase() as 'ROLL' });
        break;
      default: {
        const dice = this.#views.die(Number(intent.type.slice(4)) as Die);
        if (dice) driver.enterDice(dice);
        this.requestUpdate();
      }
    }
  }
}
