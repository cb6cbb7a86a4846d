import { oneOf } from '../option.js';
import { HEAD, OFF, type Side } from '../types.js';
import { commonNumbers, side, type Roll, type Definition } from './variant.js';

/** What long nardy lets one agree on. */
export interface LongOptions {
  /** HEAD-2, HEAD-4 */
  readonly headDoubles: 'blocked' | 'first-turn' | 'always' | 'never';
  /** HEAD-2: which colours may take two. */
  readonly headColors: 'both' | 'white';
  /** BLOCK-1, BLOCK-2 */
  readonly sixBlock: 'ahead' | 'home' | 'never' | 'free';
  /** BLOCK-3 */
  readonly sixBlockPassing: 'forbidden' | 'allowed';
}

const CHECKERS = 15;

const HEAD_DOUBLES = [3, 4, 6];

function headLimit({ rules, colour, dice, ownRolls, opponentFirstRoll }: Roll<LongOptions>): number {
  const [a, b] = dice;
  if (a !== b) return 1;
  const firstTurn = ownRolls === 0;
  switch (rules.headDoubles) {
    case 'never':
      return 1;
    case 'always':
      return 2;
    case 'first-turn':
      return firstTurn ? 2 : 1;
    case 'blocked': {
      const entitled = rules.headColors === 'both' || colour === 'white';
      if (!firstTurn || !entitled || !HEAD_DOUBLES.includes(a)) return 1;
      const afterFives = opponentFirstRoll?.every((die) => die === 5) ?? false;
      return colour === 'black' && a === 4 && afterFives ? 1 : 2; // HEAD-3
    }
  }
}

/** The lowest point, in the opponent's numbering, of a run of six of mine on the opponent's path; null = none. */
function lowestBlock(mine: Side): number | null {
  let run = 0;
  let lowest: number | null = null;
  for (let theirPoint = HEAD; theirPoint >= 1; theirPoint--) {
    const held = (mine[theirPoint > 12 ? theirPoint - 12 : theirPoint + 12] ?? 0) > 0;
    run = held ? run + 1 : 0;
    if (run >= 6) lowest = theirPoint;
  }
  return lowest;
}

function blockFault(mine: Side, theirs: Side, rules: LongOptions): 'BLOCK-1' | 'BLOCK-2' | null {
  if (rules.sixBlock === 'free') return null;
  const lowest = lowestBlock(mine);
  if (lowest === null) return null;
  if (rules.sixBlock === 'never') return 'BLOCK-2';
  const foremost = theirs.findIndex((count) => count > 0);
  if (rules.sixBlock === 'home') return foremost >= OFF && foremost <= 6 ? null : 'BLOCK-2';
  return foremost < lowest ? null : 'BLOCK-1';
}

/** Long nardy: both go the same way round, nothing is hit. */
export const long: Definition<'long', LongOptions> = {
  id: 'long',
  names: ['Long Nardy', 'Long Backgammon', 'Длинные нарды'],
  sgf: null,
  checkers: CHECKERS,
  path: 'same',
  start: side({ [HEAD]: CHECKERS }),
  closedBy: 1,
  hitters: 'free',
  koks: false,
  cube: true,
  starterIsWhite: true,
  defaults: { endMode: 'mars', openingRoll: 'rerolls' },
  options: {
    headDoubles: oneOf('blocked', 'first-turn', 'always', 'never'),
    headColors: { ...oneOf('both', 'white'), readIf: (rules) => rules.headDoubles === 'blocked' },
    sixBlock: oneOf('ahead', 'home', 'never', 'free'),
    sixBlockPassing: { ...oneOf('forbidden', 'allowed'), readIf: (rules) => rules.sixBlock !== 'free' },
  },
  numbers: commonNumbers,
  headLimit,
  blockFault,
};
