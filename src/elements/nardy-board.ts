import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { sceneStyles } from '../board/scene/styles.js';
import { Surface, surfaceStyles } from '../board/surface/surface.js';
import type { Intent } from '../board/view.js';
import { listedDice, seededDice, type DiceSource } from '../engine/dice.js';
import { err, type Problem, type Result } from '../engine/result.js';
import type { Series } from '../engine/series.js';
import type { Dice, Die, Seat } from '../engine/types.js';
import { parseRecord } from '../record/parse.js';
import type { NardyRecord } from '../record/record.js';
import { NardyElement } from './base.js';
import { cryptoDice } from './dice.js';
import { displayOf, mannersOf, readChoices, type Choices } from './display.js';
import { Driver } from './driver.js';
import { ViewMaker } from './view-maker.js';
import { readSettings, type Settings, type Text } from './settings.js';

/** A state set from outside: newer versions win over whatever is under way, older ones are ignored. */
export interface VersionedState {
  readonly version: number;
  readonly record: NardyRecord;
}
interface Given {
  readonly record: unknown;
  readonly version?: unknown;
}

/** Properties that set the board up anew when they change. */
const SET_UP = ['variant', 'position', 'dice', 'turn', 'seed', 'record', 'state'];

const json = (value: string | null): unknown => {
  try {
    return value === null ? null : (JSON.parse(value) as unknown);
  } catch {
    return value; // not JSON: reported as a bad value
  }
};

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
export class NardyBoard extends NardyElement {
  static override properties: PropertyDeclarations = {
    variant: {},
    endMode: { attribute: 'end-mode' },
    drawRule: { attribute: 'draw-rule' },
    cubeLimit: { attribute: 'cube-limit' },
    rules: { converter: { fromAttribute: json } },
    position: {},
    turn: {},
    dice: {},
    seed: {},
    diceSource: { attribute: 'dice-source' },
    mode: {},
    seat: {},
    name1: { attribute: 'name-1' },
    name2: { attribute: 'name-2' },
    near: {},
    home: {},
    numbers: {},
    light: {},
    theme: { reflect: true },
    speed: {},
    noHints: { type: Boolean, attribute: 'no-hints' },
    record: { attribute: false, noAccessor: true },
    state: { attribute: false, noAccessor: true },
  };
  static override styles = [sceneStyles, surfaceStyles];

  /** `short` (default), `caucasus` or `long`; another one sets the board up anew. */
  declare variant: Text;
  /** END-3: `oin`, `mars` or `koks`; holds from the next game on. */
  declare endMode: Text;
  /** DRAW-1: `none` (default) or `last-roll`; holds from the next game on. */
  declare drawRule: Text;
  /** CUBE-1: `off` (default), 2 to 64 or `unlimited`; holds from the next game on. */
  declare cubeLimit: Text | number;
  /** Any option of the rules by its name, as an object or JSON; an attribute of its own wins over a key in here. */
  declare rules: unknown;
  /** `start` (default) or words such as `white 24:2 13:5 8:3 6:5; black bar:1 6:4 off:10`; sets the board up anew. */
  declare position: Text;
  /** `white` or `black`: who is to roll, without a throw for the start; sets the board up anew. */
  declare turn: Text;
  /** Dice to come, in order, such as `31 66 42`; then the source goes on. Sets the board up anew. */
  declare dice: Text;
  /** A whole number: the same seed gives the same dice. Sets the board up anew. */
  declare seed: Text | number;
  /** `auto` (default): the board throws; `manual`: dice are entered; `host`: they come with the answer to the request. */
  declare diceSource: Text;
  /** `play` (default), `controlled` (nothing happens without the host) or `view` (nothing can be done). */
  declare mode: Text;
  /** Who acts on this board: `both` (default), `1`, `2` or `none`. */
  declare seat: Text;
  /** Name of seat 1. */
  declare name1: Text;
  /** Name of seat 2. */
  declare name2: Text;
  /** Whose home is at the bottom: `auto` (default: the one seat that acts here, else White), `white`, `black`, `1`, `2`. */
  declare near: Text;
  /** On which side the near player's home lies: `right` (default) or `left`. */
  declare home: Text;
  /** Whose numbers stand on the frame: `mover` (default), `near`, `white`, `black` or `none`. */
  declare numbers: Text;
  /** Which colour is drawn light: `white` (default) or `black`. */
  declare light: Text;
  /** `auto` (default: as the page prefers), `light` or `dark`. */
  declare theme: Text;
  /** Pace of the motion: 1 (default) is normal, 2 twice as fast, 0 none. */
  declare speed: Text | number;
  /** Do not show what can move and where to. */
  declare noHints: boolean;

  readonly #surface = new Surface(this, { onIntent: (intent) => this.#act(intent), say: () => this.say });
  readonly #views = new ViewMaker();
  #driver: Driver | null = null;
  #choices!: Choices;
  #settings!: Settings;
  #given: Given | null = null;
  #problems: { settings: readonly Problem[]; given: readonly Problem[]; inside: readonly Problem[] } = {
    settings: [],
    given: [],
    inside: [],
  };

  /** The game so far as plain JSON; set it to restore a game, null to go back to the attributes. */
  get record(): NardyRecord | null {
    return this.#driver?.snapshot.context.record ?? null;
  }
  set record(record: unknown) {
    this.#take(record === null || record === undefined ? null : { record }, 'record');
  }

  /** The game with a version: an older one than the last is ignored, a newer one wins over all that is under way. */
  get state(): VersionedState | null {
    const context = this.#driver?.snapshot.context;
    return context ? { version: context.version, record: context.record } : null;
  }
  set state(state: unknown) {
    const isObject = typeof state === 'object' && state !== null;
    this.#take(isObject ? (state as Given) : state ? { record: null } : null, 'state');
  }

  /** The series as it stands: rules, game, score; null before the element is connected. Read only. */
  get series(): Series | null {
    return this.#driver?.snapshot.context.series ?? null;
  }

  /** Throws the dice; false when it is not the time for it. */
  roll(): boolean {
    return this.#driver?.request({ type: 'ROLL' }) ?? false;
  }
  /** Takes one step: a die from a point; false when no legal play begins so. */
  step(from: number, die: Die): boolean {
    return this.#driver?.steps([{ from, die }]) ?? false;
  }
  /** Takes the last step back. */
  undo(): boolean {
    return this.#driver?.undo() ?? false;
  }
  /** Confirms the play (MOVE-8); false while it is not complete. */
  confirm(): boolean {
    return this.#driver?.request({ type: 'CONFIRM' }) ?? false;
  }
  /** Offers a double (CUBE-2). */
  double(): boolean {
    return this.#driver?.request({ type: 'DOUBLE' }) ?? false;
  }
  /** Takes the double that is offered (CUBE-3). */
  take(): boolean {
    return this.#driver?.request({ type: 'TAKE' }) ?? false;
  }
  /** Drops the double that is offered and loses (CUBE-3). */
  drop(): boolean {
    return this.#driver?.request({ type: 'DROP' }) ?? false;
  }
  /** Redoubles at once and keeps the cube (CUBE-4). */
  beaver(): boolean {
    return this.#driver?.request({ type: 'BEAVER' }) ?? false;
  }
  /** Resigns for a seat without asking (END-4); without a seat for the one that acts here. */
  resign(seat: Seat | null = this.#driver?.resigner ?? null): boolean {
    const driver = this.#driver;
    return (driver?.askResign(seat) && driver.request({ type: 'RESIGN_CONFIRMED' })) ?? false;
  }
  /** Begins the next game of the series when one is over, by the rules that the attributes name now. */
  newGame(): boolean {
    return this.#newGame();
  }
  /** Enters the dice that a roll waits for, with `dice-source` manual or host. */
  enterDice(dice: Dice): boolean {
    return this.#driver?.enterDice(dice) ?? false;
  }
  /** Sets the board up anew from its attributes: a new series, the dice from their beginning. */
  reset(): void {
    this.#given = null;
    this.requestUpdate('position', undefined);
  }
  override focus(options?: FocusOptions): void {
    this.#surface.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#readAttributes(changed);
    const driver = this.#driver;
    if (!driver) return;
    const { game } = driver.snapshot.context.series;
    const view = this.#views.view(driver, {
      say: this.say,
      names: [String(this.name1 ?? ''), String(this.name2 ?? '')],
      choices: this.#choices,
      error: this.error,
    });
    const speed = Number(this.speed ?? 1);
    this.#surface.show(view, displayOf(this.#choices, game.colours), {
      speed: speed >= 0 ? speed : 1,
      interactive: this.#choices.mode !== 'view' && driver.acts(game.seat),
      hints: !this.noHints,
    });
  }

  protected override render(): TemplateResult {
    return html`${this.#surface.render()}`;
  }

  #take(given: Given | null, name: 'record' | 'state'): void {
    this.#given = given;
    this.requestUpdate(name, undefined);
  }

  #readAttributes(changed: PropertyValues): void {
    const problems: Problem[] = [];
    this.#choices = readChoices(this, problems);
    const speed = Number(this.speed ?? 1);
    if (!(speed >= 0)) problems.push({ code: 'ERR_ATTRIBUTE', detail: { name: 'speed', value: String(this.speed) } });
    this.#settings = readSettings(this, this.#choices.mode === 'view', problems);
    const dice = this.#diceSource(problems);
    this.#problems.settings = problems;

    const anew = !this.#driver || SET_UP.some((name) => changed.has(name));
    const given = anew && this.#given ? this.#readGiven(this.#given) : null;
    if (anew) this.#problems.given = given && !given.ok ? [given.error] : [];
    if (!this.#driver) {
      this.#start(this.#settings.record, dice);
      if (given?.ok) this.#driver!.sync(given.value.record, given.value.version);
    } else if (given) {
      if (given.ok) this.#driver.sync(given.value.record, given.value.version);
    } else if (anew || this.#isUntouched(changed)) {
      this.#driver.dice = dice;
      this.#driver.sync(this.#settings.record);
    }
    this.#report();
  }

  /** Rules that change before anything has happened hold at once. */
  #isUntouched(changed: PropertyValues): boolean {
    const { record } = this.#driver!.snapshot.context;
    const rules = ['endMode', 'drawRule', 'cubeLimit', 'rules'].some((name) => changed.has(name));
    return rules && !this.#given && record.facts.length === 0;
  }

  #readGiven({ record, version }: Given): Result<{ readonly record: NardyRecord; readonly version?: number }> {
    if (version !== undefined && !Number.isFinite(version)) return err('ERR_STATE');
    const parsed = parseRecord(record);
    if (!parsed.ok) return parsed;
    return { ok: true, value: { record: parsed.value, ...(version === undefined ? {} : { version: version as number }) } };
  }

  #diceSource(problems: Problem[]): DiceSource {
    const { seed } = this;
    const given = seed !== null && seed !== undefined && seed !== '';
    const isWhole = given && Number.isSafeInteger(Number(seed));
    if (given && !isWhole) problems.push({ code: 'ERR_ATTRIBUTE', detail: { name: 'seed', value: String(seed) } });
    return listedDice(this.#settings.dice, isWhole ? seededDice(Number(seed)) : cryptoDice);
  }

  #start(record: NardyRecord, dice: DiceSource): void {
    this.#driver = new Driver(record, dice, {
      manners: () => mannersOf(this.#choices),
      dispatch: (event) => this.dispatchEvent(event),
      changed: () => this.requestUpdate(),
      broken: (error) => {
        const message = error instanceof Error ? error.message : String(error);
        this.#problems.inside = [{ code: 'ERR_INTERNAL', detail: { message } }];
        this.#report();
      },
    });
  }

  #report(): void {
    const { settings, given, inside } = this.#problems;
    this.report([...inside, ...settings, ...given]);
  }

  #newGame(): boolean {
    const driver = this.#driver;
    if (!driver) return false;
    const { rules } = this.#settings;
    const same = JSON.stringify(rules) === JSON.stringify(driver.snapshot.context.series.rules);
    const own = this.#given !== null || same;
    return driver.request(own ? { type: 'NEW_GAME' } : { type: 'NEW_GAME', rules });
  }

  #act(intent: Intent): void {
    const driver = this.#driver;
    if (!driver) return;
    switch (intent.type) {
      case 'steps':
        driver.steps(intent.steps);
        break;
      case 'refused': {
        const rule = driver.refuse(intent.from, intent.to);
        if (rule) this.#views.refuse(driver, rule);
        this.requestUpdate();
        break;
      }
      case 'undo':
        driver.undo();
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
        this.#newGame();
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
      default:
        this.#die(Number(intent.type.slice(4)) as Die);
    }
  }

  #die(die: Die): void {
    const dice = this.#views.die(die);
    if (dice) this.#driver?.enterDice(dice);
    this.requestUpdate();
  }
}
