import type { Rules } from '../../engine/options.js';
import { matchWon, type SeriesSetup } from '../../engine/series.js';
import { SEATS, type BySeat, type Dice, type Seat, type Side } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import type { Variant } from '../../engine/variants/variant.js';
import { isNeeded, readNode, withCheckers, type Telling, type Unread } from './nodes.js';
import type { ToldRoot } from './root.js';
import { variantIn } from './rules.js';
import type { SgfNode } from './tree.js';

/** How a game begins, from what is told before its first action. */
export interface SgfBeginning {
  /** How many of its tellings, root included, belong to the set-up. */
  readonly tellings: number;
  /** Those of them that say nothing. */
  readonly unread: readonly Unread[];
  /** One of those is of the checkers: where they stand is not known. */
  readonly isBroken: boolean;
  /** Who is to act first; null = not told. */
  readonly mover: Seat | null;
  /** That is told in a node before the first action: no lot decides it. */
  readonly isMoverSet: boolean;
  /** The first roll; null when a cube action comes before it, or nothing at all. */
  readonly dice: Dice | null;
  /** Whether anything happens in it. */
  readonly acted: boolean;
  /** The set-up, if there is any, is that of every game. */
  readonly isStart: boolean;
  /** Automatic doubles before the lot was decided (START-5). */
  readonly ties: number;
  /** A set-up that a record can hold for its first game only. */
  readonly setup: Pick<SeriesSetup, 'position' | 'cube'> | null;
  /** Where in the text the checkers and the cube of the set-up are told first; null = not at all. */
  readonly boardAt: number | null;
  readonly cubeAt: number | null;
}

/** Of a game that begins with a lot at the start position, or of which nothing is told. */
export const PLAIN: SgfBeginning = {
  tellings: 0,
  unread: [],
  isBroken: false,
  mover: null,
  isMoverSet: false,
  dice: null,
  acted: false,
  isStart: true,
  ties: 0,
  setup: null,
  boardAt: null,
  cubeAt: null,
};

/** What the nodes of a main line tell, the root first. */
export function* tellingsOf(
  text: string,
  root: ToldRoot,
  nodes: readonly SgfNode[],
): Generator<readonly Telling[]> {
  yield root.tellings;
  for (let index = 1; index < nodes.length; index++) yield readNode(text, nodes[index]!).tellings;
}

/** The set-up as it is gathered, up to the first action. */
interface Gathered {
  sides: BySeat<Side> | null;
  boardAt: number | null;
  value: number;
  cubeAt: number | null;
  owner: Extract<Telling, { type: 'owner' }> | null;
  mover: Seat | null;
  isMoverSet: boolean;
  action: Telling | null;
  tellings: number;
  readonly unread: Unread[];
}

/** Takes in what one telling adds to the set-up; false where it is the first action. */
function gather(gathered: Gathered, telling: Telling, { start, checkers }: Variant): boolean {
  switch (telling.type) {
    case 'board':
      // Seat 1 has White here, whoever starts: the letters of the format are seen from White's side.
      gathered.sides = withCheckers(gathered.sides ?? { 1: start, 2: start }, telling, checkers);
      gathered.boardAt ??= telling.at;
      return true;
    case 'cube':
      gathered.value = telling.value;
      gathered.cubeAt ??= telling.at;
      return true;
    case 'owner':
      gathered.owner = telling;
      return true;
    case 'mover':
      gathered.mover = telling.seat;
      return true;
    case 'unread':
      if (isNeeded(telling) && !isOfBoard(telling)) return false;
      gathered.unread.push(telling);
      return true;
    default:
      return false;
  }
}

const isOfBoard = ({ property }: Unread): boolean => property.startsWith('A');

function gatheredFrom(nodes: Iterable<readonly Telling[]>, variant: Variant): Gathered {
  const gathered: Gathered = {
    sides: null,
    boardAt: null,
    value: 1,
    cubeAt: null,
    owner: null,
    mover: null,
    isMoverSet: false,
    action: null,
    tellings: 0,
    unread: [],
  };
  for (const tellings of nodes) {
    for (const telling of tellings) {
      if (!gather(gathered, telling, variant)) {
        gathered.action = telling;
        return gathered;
      }
      gathered.tellings++;
    }
    gathered.isMoverSet = gathered.mover !== null;
  }
  return gathered;
}

/** What a game begins with; automatic doubles (START-5) are no set-up. */
export function toldBeginning(text: string, root: ToldRoot, nodes: readonly SgfNode[]): SgfBeginning {
  if (nodes.length === 1 && root.tellings.length === 0 && !root.cube) return PLAIN;
  const variant = VARIANTS[variantIn(root.rules)];
  const gathered = gatheredFrom(tellingsOf(text, root, nodes), variant);
  const { sides, mover, action, tellings, unread } = gathered;
  const isBroken = unread.some(isOfBoard);
  // Of a bad value the owner of the cube does not tell a second time.
  const isCubeKnown = ![...root.unread, ...unread].some(({ property }) => property === 'CV');
  const cube = isBroken ? null : cubeOf(gathered, root, isCubeKnown);
  const turned = root.cube?.value ?? 1;
  const placed = sides && SEATS.some((seat) => sides[seat].join() !== variant.start.join());
  const isSet = !isBroken && (sides !== null || cube !== null);
  const ties = isSet || isBroken ? 0 : Math.log2(turned);
  return {
    ties,
    isStart: !placed && !cube,
    tellings,
    unread,
    isBroken,
    mover: mover ?? (action && 'seat' in action ? action.seat : null),
    // the ties of a lot need one
    isMoverSet: gathered.isMoverSet && !(action && ties > 0),
    dice: action && 'dice' in action ? action.dice : null,
    acted: action !== null,
    setup: isSet
      ? {
          ...(sides ? { position: { white: sides[1], black: sides[2] } } : {}),
          ...(cube ? { cube } : {}),
        }
      : null,
    boardAt: gathered.boardAt,
    cubeAt: gathered.cubeAt ?? root.cube?.at ?? null,
  };
}

/**
 * Where the cube is set up; null = where it stands in every game. That of a root stands for automatic doubles, but those
 * are for money, in a game from the start, and give it to nobody. No one can own a cube at 1.
 */
function cubeOf(
  { sides, value: told, owner, unread }: Gathered,
  root: ToldRoot,
  isKnown: boolean,
): SeriesSetup['cube'] | null {
  const seat = owner?.seat ?? null;
  const isSetUp = told > 1 || sides !== null || root.length > 0 || seat !== null;
  const value = told === 1 && isSetUp ? (root.cube?.value ?? 1) : told;
  if (value > 1) return { value, owner: seat };
  if (owner && seat !== null && isKnown) {
    const { property, value: letter, at } = owner;
    unread.push({ type: 'unread', property, value: letter, at });
  }
  return null;
}

export const isSameScore = (a: BySeat<number>, b: BySeat<number>): boolean => a[1] === b[1] && a[2] === b[2];

/** The score of a series that begins. */
export const LEVEL: BySeat<number> = { 1: 0, 2: 0 };

/**
 * What came before the first game, and where it begins. A score by which the match is over (MATCH-1), or so many games
 * that the series is, cannot come before a game, and does not count.
 */
export function sgfSetup(
  root: ToldRoot,
  { setup, mover, isMoverSet, isBroken }: SgfBeginning,
  rules: Rules,
): SeriesSetup {
  const { matchLength, seriesGames } = rules;
  const told = root.score ?? LEVEL;
  const score = matchWon(rules, told) ? LEVEL : told;
  const played = seriesGames > 0 && (root.index ?? 0) >= seriesGames ? 0 : root.index;
  const marked = root.rules.some((word) => /^crawfordgame$/i.test(word));
  const near = score === root.score && Math.max(told[1], told[2]) >= matchLength - 1;
  // GNU Backgammon names the Crawford game: another one begun that near to the end comes after it.
  const crawfordSeen = matchLength > 1 && rules.crawford && near && !marked;
  return {
    ...(isSameScore(score, LEVEL) ? {} : { score }),
    ...(played ? { played } : {}),
    ...(crawfordSeen ? { crawfordSeen } : {}),
    ...(setup ? { ...setup, mover: mover ?? 1 } : mover !== null && isMoverSet && !isBroken ? { mover } : {}),
  };
}
