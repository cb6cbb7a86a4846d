/**
 * All plays of a roll by @nodots-llc/backgammon-core. It has no function that lists whole plays; it gives the points that
 * may be left next, and makes one step. So its turn is walked as a page would: `Play.initialize`, then `Play.move` from
 * each point that it offers, until it has nothing left to play. What it calls a complete play is one, right or wrong.
 */
import { createRequire } from 'node:module';
import {
  BAR,
  OFF,
  otherColour,
  type Colour,
  type Dice,
  type Die,
  type Position,
  type Situation,
} from '../src/doors/engine.js';

type Direction = 'clockwise' | 'counterclockwise';
interface Container {
  readonly id: string;
  readonly kind: 'point' | 'bar' | 'off';
  readonly checkers: readonly { readonly color: Colour }[];
}
interface Point extends Container {
  readonly position: Readonly<Record<Direction, number>>;
}
interface Board {
  readonly points: readonly Point[];
  readonly bar: Readonly<Record<Direction, Container>>;
  readonly off: Readonly<Record<Direction, Container>>;
}
interface Placed {
  readonly position: Readonly<Record<Direction, number>> | 'bar' | 'off';
  readonly direction?: Direction;
  readonly checkers: { readonly qty: number; readonly color: Colour };
}
interface Move {
  readonly stateKind: 'ready' | 'completed';
  readonly dieValue: Die;
  readonly possibleMoves: readonly { readonly origin: Container }[];
}
interface Turn {
  readonly board: Board;
  readonly moves: readonly Move[];
}
/** The part of the package that is called here, as its own types describe it (4.6.3). */
export interface Core {
  readonly Board: { initialize(placed: readonly Placed[]): Board };
  readonly Player: {
    initialize(colour: Colour, direction: Direction, state: 'moving', isRobot: boolean): object;
  };
  readonly Dice: { initialize(colour: Colour, state: 'rolled', id: undefined, roll: Dice): object };
  readonly Play: {
    initialize(board: Board, player: object): Turn;
    move(board: Board, turn: Turn, origin: Container): { board: Board; play: Turn };
  };
  setLogLevel(level: 'error'): void;
  setConsoleEnabled(enabled: boolean): void;
  setIncludeCallerInfo(included: boolean): void;
}

/** The package, silenced (it logs by default); null where it is not installed. */
export function loadCore(): Core | null {
  const require = createRequire(import.meta.url); // it is CommonJS
  const name = '@nodots-llc/backgammon-core';
  try {
    require.resolve(name);
  } catch {
    return null;
  }
  const core = require(name) as Core;
  core.setLogLevel('error');
  core.setConsoleEnabled(false);
  core.setIncludeCallerInfo(false);
  return core;
}

const DIRECTIONS: Readonly<Record<Colour, Direction>> = { white: 'clockwise', black: 'counterclockwise' };

function boardOf(core: Core, position: Position): Board {
  const placed: Placed[] = [];
  for (const color of ['white', 'black'] as const) {
    const direction = DIRECTIONS[color];
    position[color].forEach((qty, n) => {
      const checkers = { qty, color };
      if (qty === 0) return;
      if (n === BAR) placed.push({ position: 'bar', direction, checkers });
      else if (n === OFF) placed.push({ position: 'off', direction, checkers });
      else {
        const [clockwise, counterclockwise] = color === 'white' ? [n, 25 - n] : [25 - n, n];
        placed.push({ position: { clockwise, counterclockwise }, checkers });
      }
    });
  }
  return core.Board.initialize(placed);
}

/** A board in letters, as `lettersOf` writes a position. */
function lettersOfBoard(board: Board, mover: Colour): string {
  const side = (colour: Colour): string => {
    const direction = DIRECTIONS[colour];
    const counts = Array.from({ length: 26 }, () => 97);
    for (const { position, checkers } of board.points) {
      if (checkers[0]?.color === colour) counts[position[direction]]! += checkers.length;
    }
    counts[OFF]! += board.off[direction].checkers.length;
    counts[BAR]! += board.bar[direction].checkers.length;
    return String.fromCharCode(...counts);
  };
  return `${side(mover)}/${side(otherColour(mover))}`;
}

/** A turn to be walked, and what the walk has found: the results, and how long the package itself has taken. */
class Walk {
  readonly found = new Set<string>();
  private readonly seen = new Set<string>();
  private took = 0;

  constructor(
    private readonly core: Core,
    private readonly board: Board,
    private readonly player: object,
    private readonly situation: Situation,
  ) {}

  /** Finds all results; returns the ms spent inside the package. */
  walk(): number {
    const { colour, dice } = this.situation;
    const [a, b] = dice;
    // It plays the first die where it can: the other order is another turn.
    const orders: Dice[] =
      a === b
        ? [[a, a]]
        : [
            [a, b],
            [b, a],
          ];
    for (const order of orders) {
      const rolled = this.core.Dice.initialize(colour, 'rolled', undefined, order);
      const turn = this.timed(() => this.core.Play.initialize(this.board, { ...this.player, dice: rolled }));
      this.follow(turn);
    }
    return this.took;
  }

  /** Equal positions with the same numbers left are followed once, which spares the package most of the work. */
  private follow(turn: Turn): void {
    const { board, moves } = turn;
    const ready = moves.filter(({ stateKind }) => stateKind === 'ready');
    const name = lettersOfBoard(board, this.situation.colour);
    const key = `${name} ${ready.map(({ dieValue }) => dieValue).join('')}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    if (ready.length === 0) this.found.add(name);
    const origins = new Map(
      ready.flatMap((move) => move.possibleMoves.map(({ origin }) => [origin.id, origin])),
    );
    for (const origin of origins.values()) {
      const next = this.timed(() => this.step(turn, origin));
      if (next) this.follow(next);
    }
  }

  /** The turn after a step, or null where the package offers a point and then refuses it. */
  private step(turn: Turn, origin: Container): Turn | null {
    try {
      return this.core.Play.move(turn.board, turn, origin).play;
    } catch {
      return null;
    }
  }

  private timed<T>(call: () => T): T {
    const before = performance.now();
    const answer = call();
    this.took += performance.now() - before;
    return answer;
  }
}

/** Makes the walk of a situation ready. */
export function nodots(core: Core, situation: Situation): Walk {
  const { position, colour } = situation;
  const player = core.Player.initialize(colour, DIRECTIONS[colour], 'moving', false);
  return new Walk(core, boardOf(core, position), player, situation);
}
