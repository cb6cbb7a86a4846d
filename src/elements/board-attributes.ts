import type { PropertyDeclarations } from 'lit';
import { NardyElement } from './base.js';
import type { BoardKey } from './english.js';
import { textOf, type Text } from './settings.js';

/** The attributes of a board and their properties, which a page may set to anything. */
export abstract class BoardAttributes extends NardyElement<BoardKey> {
  static override properties: PropertyDeclarations = {
    variant: {},
    endMode: { attribute: 'end-mode' },
    drawRule: { attribute: 'draw-rule' },
    cubeLimit: { attribute: 'cube-limit' },
    rules: {},
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
    theme: { reflect: true, converter: { toAttribute: (value) => textOf(value) || null } },
    speed: {},
    autosave: {},
    typing: { type: Boolean },
    rulesUrl: { attribute: 'rules-url' },
    noHints: { type: Boolean, attribute: 'no-hints' },
  };

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
  /** `auto` (default: as the page prefers), `light` or `dark`. */
  declare theme: Text;
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
}
