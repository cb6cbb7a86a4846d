import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { sceneStyles } from '../../board/scene/styles.js';
import { Surface, surfaceStyles } from '../../board/surface/surface.js';
import type { Series } from '../../engine/series.js';
import type { Dice, Die, Seat } from '../../engine/types.js';
import type { PlayContext } from '../../machine/types.js';
import type { NardyRecord } from '../../record/record.js';
import { same } from '../../record/same.js';
import type { Text } from '../shared/attributes.js';
import { NardyElement } from '../shared/base.js';
import type { Explanation } from '../shared/explanation.js';
import { copyOf } from '../shared/plain.js';
import { ACTION_KEYS, ACTIONS, type ActionId, type PlayAnswer, type PlayIntent } from './actions.js';
import { WhenNear } from '../shared/near.js';
import type { BoardAttributes } from './wanted.js';
import { ownOptions } from '../shared/rules.js';
import { BoardController } from './controller.js';
import type { Driver } from './driver.js';
import { english, type BoardKey } from './english.js';
import { readGiven, type VersionedState } from './given.js';

export type { VersionedState } from './given.js';

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/**
 * A board on which nardy and backgammon are played by the rules of a variant. From and to are in the mover's own numbering
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
export class NardyBoard extends NardyElement<BoardKey> implements BoardAttributes {
  static override properties: PropertyDeclarations = {
    variant: {},
    endMode: { attribute: 'end-mode' },
    drawRule: { attribute: 'draw-rule' },
    cubeLimit: { attribute: 'cube-limit' },
    rules: { noAccessor: true },
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
    speed: {},
    autosave: {},
    typing: { type: Boolean },
    rulesUrl: { attribute: 'rules-url' },
    noHints: { type: Boolean, attribute: 'no-hints' },
    record: { attribute: false, noAccessor: true },
    state: { attribute: false, noAccessor: true },
  };
  protected override readonly english = english;
  static override styles = [sceneStyles, surfaceStyles];

  /** Id of the variant that is played: `short` (default) or another one, such as `long`; a change sets the board up anew. */
  declare variant: Text;
  /** END-3: `oin`, `mars` or `koks`; holds from the next game on. */
  declare endMode: Text;
  /** DRAW-1: `none` (default) or `last-roll`; holds from the next game on. */
  declare drawRule: Text;
  /** CUBE-1: `off` (default), 2 to 64 or `unlimited`; holds from the next game on. */
  declare cubeLimit: Text | number;
  /** `start` (default), words (`white 24:2 13:5 8:3 6:5; black bar:1 6:4 off:10`), a Position ID (also with a Match ID), an XGID or a long nardy id; sets the board up anew. */
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
  /** Pace of the motion: 1 (default) is normal, 2 twice as fast, 0 none. */
  declare speed: Text | number;
  /** A name under which this browser keeps the game, so that it goes on after a reload; read once, when the board starts. */
  declare autosave: Text;
  /** Show a field in which plays can be typed; without it the key T shows it. */
  declare typing: boolean;
  /** Where the rules can be read, `{id}` standing for the rule: `/rules#{id}`; each refusal links there. */
  declare rulesUrl: Text;
  /** Do not show what can move and where to. */
  declare noHints: boolean;

  readonly #surface: Surface<ActionId, PlayAnswer> = new Surface(this, {
    actions: ACTIONS,
    keys: ACTION_KEYS,
    onIntent: (intent: PlayIntent) => this.#controller.act(intent),
    say: () => this.say,
  });
  readonly #near = new WhenNear(this);
  readonly #controller = new BoardController(this, this.#surface, {
    say: () => this.say,
    report: (problems) => this.report(problems),
  });

  #rules: unknown;

  /** Any option of the rules by its name, as an object (a copy is kept) or JSON; an attribute of its own wins over a key in here. */
  get rules(): unknown {
    return copyOf(this.#rules);
  }
  set rules(rules: unknown) {
    const before = this.#rules;
    this.#rules = ownOptions(rules);
    if (!same(before, this.#rules)) this.requestUpdate('rules', before);
  }

  /**
   * The game so far as plain JSON, a copy; null before the element is connected. Set it (an object or JSON text) to
   * restore a game, null to go back to the attributes.
   */
  get record(): NardyRecord | null {
    return copyOf(this.#standing?.record ?? null);
  }
  set record(record: unknown) {
    this.#controller.give(isSet(record) ? readGiven({ kind: 'record', record }, this.#standing) : 'back');
  }

  /** The game with a version: one that is not newer than the last is ignored, a newer one wins over all that is under way. */
  get state(): VersionedState | null {
    const standing = this.#standing;
    return standing && copyOf({ version: standing.version, record: standing.record });
  }
  set state(state: unknown) {
    this.#controller.give(isSet(state) ? readGiven({ kind: 'state', state }, this.#standing) : 'back');
  }

  /** The series as it stands, a copy: rules, game, score; null before the element is connected. */
  get series(): Series | null {
    return copyOf(this.#standing?.series ?? null);
  }

  /** Throws the dice; false when it is not the time for it. */
  roll(): boolean {
    return this.#press('roll');
  }
  /** Takes one step: a die from a point; false when no legal play begins so. */
  step(from: number, die: Die): boolean {
    return this.#driver?.steps([{ from, die }]) ?? false;
  }
  /** Takes the last step back. */
  undo(): boolean {
    return this.#press('undo');
  }
  /** Confirms the play (MOVE-8), in `controlled` also that a roll passes which cannot be played; false while it is not complete. */
  confirm(): boolean {
    return this.#press('confirm');
  }
  /** Offers a double (CUBE-2). */
  double(): boolean {
    return this.#press('double');
  }
  /** Takes the double that is offered (CUBE-3). */
  take(): boolean {
    return this.#press('take');
  }
  /** Drops the double that is offered and loses (CUBE-3). */
  drop(): boolean {
    return this.#press('drop');
  }
  /** Redoubles at once and keeps the cube (CUBE-4). */
  beaver(): boolean {
    return this.#press('beaver');
  }
  /** Resigns for a seat without asking (END-4); without a seat for the one that acts here. */
  resign(seat: Seat | null = this.#driver?.resigner ?? null): boolean {
    const driver = this.#driver;
    return (driver?.askResign(seat) && driver.request({ type: 'RESIGN_CONFIRMED' })) ?? false;
  }
  /**
   * Plays a whole play in notation with the dice on the board, in place of the steps taken: `8/5 6/5`, `bar/22*`. It is
   * not confirmed. False when it cannot be played: the reason is shown, and `error` tells its code.
   */
  enterPlay(text: string): boolean {
    return this.#controller.enterPlay(text);
  }
  /** Enters the dice that a roll waits for, with `dice-source` manual or host. */
  enterDice(dice: Dice): boolean {
    return this.#driver?.enterDice(dice) ?? false;
  }
  /**
   * Why a checker may not go from one point to another (`to` null = anywhere) now, in the numbering of the player to act:
   * rule, kind, facts and a sentence; null when it may, where there is no such point, or before the board is connected.
   */
  explain(from: number, to: number | null = null): Explanation | null {
    return this.#controller.explain(from, to);
  }
  /** Begins the next game of the series when one is over, by the rules that the attributes name now. */
  newGame(): boolean {
    return this.#controller.newGame();
  }
  /** Sets the board up anew from its attributes: a new series, the dice from their beginning. */
  reset(): void {
    this.#controller.give('back');
  }
  override focus(options?: FocusOptions): void {
    // What is not drawn yet has no place for the focus.
    if (this.#near.draw() && this.hasUpdated) this.performUpdate();
    this.#surface.focus(options);
  }

  #press(action: Exclude<ActionId, 'new-game'>): boolean {
    return this.#driver?.press(action) ?? false;
  }
  get #driver(): Driver | null {
    return this.#controller.driver;
  }
  /** What stands on the board; null before it is connected. */
  get #standing(): PlayContext | null {
    return this.#driver?.snapshot.context ?? null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.#controller.update(changed, this.#near.look());
  }

  protected override render(): TemplateResult {
    return html`${this.#surface.render()}`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#controller.updated(changed);
  }
}
