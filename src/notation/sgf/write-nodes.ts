import type { Series, SeriesFact } from '../../engine/series.js';
import type { Dice, Seat } from '../../engine/types.js';
import { makeLegs } from './play.js';

/** A game of a record: its facts, with the series before each and after the last. */
export interface WrittenGame {
  readonly index: number;
  /** Index of its first fact in the record, that of `new-game` aside. */
  readonly from: number;
  readonly facts: readonly SeriesFact[];
  readonly path: readonly Series[];
}

/** A node, without its `;`. */
export interface WrittenNode {
  readonly text: string;
  /** Index of the last of the record's facts in it; -1 in a set-up. */
  readonly fact: number;
  /** Whose it is, and the roll in it; null where there is none, as in a cube action. */
  readonly seat: Seat | null;
  readonly dice: Dice | null;
}

/** The letter of a seat in this format: seat 1 is White, whatever colour it has in the game. */
export const COLOUR_LETTERS = { 1: 'W', 2: 'B' } as const;

/** The actions of a game as nodes. A roll that is not played (yet) stands in a node of its own. */
export function writtenNodes({ from, facts, path }: WrittenGame): WrittenNode[] {
  const nodes: WrittenNode[] = [];
  let rolled: WrittenNode | null = null;
  for (const [index, fact] of facts.entries()) {
    const { game } = path[index + 1]!;
    const put = (seat: Seat, value: string, dice: Dice | null = null) =>
      nodes.push({ text: `${COLOUR_LETTERS[seat]}[${value}]`, fact: from + index, seat, dice });
    switch (fact.type) {
      case 'throw':
      case 'roll':
        if (game.dice && game.seat) rolled = rolledNode(game.seat, game.dice, from + index, fact.type);
        break;
      case 'play':
        put(fact.seat, rolled!.dice!.join('') + makeLegs(game.last!.moves, fact.seat), rolled!.dice);
        rolled = null;
        break;
      case 'beaver':
        put(fact.seat, 'double');
        break;
      case 'double':
      case 'take':
      case 'drop':
        put(fact.seat, fact.type);
        break;
      case 'resign':
        // While a double waits a resignation is a drop (END-4); any other stands in the result.
        if (game.outcome?.by === 'drop') put(fact.seat, 'drop');
        break;
      case 'remainder': // of long nardy, which is not written
      case 'new-game':
        break;
    }
  }
  return rolled ? [...nodes, rolled] : nodes;
}

/** The higher die of a lot first: it is the starter's. */
function rolledNode(seat: Seat, dice: Dice, fact: number, type: 'throw' | 'roll'): WrittenNode {
  const [a, b] = dice;
  const sorted: Dice = type === 'throw' && a < b ? [b, a] : dice;
  return { text: `PL[${COLOUR_LETTERS[seat]}]DI[${sorted.join('')}]`, fact, seat, dice: sorted };
}
