import type { Rules } from '../engine/options.js';
import { beginTurn } from '../engine/game.js';
import { startPosition } from '../engine/position.js';
import { err, ok, type Result } from '../engine/result.js';
import type { SeriesSetup } from '../engine/series.js';
import { SEATS, type BySeat, type Dice, type Seat, type Side, type Step } from '../engine/types.js';
import {
  isNeeded,
  readNode,
  sliceOf,
  withCheckers,
  type Telling,
  type ToldNode,
  type Unread,
} from './sgf-nodes.js';
import { plainSteps, stepsOf } from './sgf-play.js';
import { readRoot, type ToldRoot } from './sgf-root.js';
import { isOfThisGame, otherGame } from './sgf-rules.js';
import { add, type Growing } from './sgf-series.js';
import { eachTree, type SgfFault, type SgfNode } from './sgf-tree.js';

/** One game tree that is of this game. */
export interface ToldGame {
  readonly root: ToldRoot;
  /** Its main line, the root first. */
  readonly nodes: readonly SgfNode[];
  readonly beginning: Beginning;
}

/** What is passed over on the way through a text. */
export interface Passed {
  readonly faults: SgfFault[];
  /** Trees of other games: `game` = the number or the name that they say. */
  readonly others: { readonly at: number; readonly game: string }[];
}

/** Go, which a tree is of that says nothing else (FF[4]). */
const DEFAULT_GAME = '1';

/** The games of a text one by one, so that a long session is not held as a whole. */
export function* gamesIn(text: string, { faults, others }: Passed): Generator<ToldGame> {
  let isFirst = true;
  for (const { at, nodes } of eachTree(text, faults)) {
    if (!nodes[0]) continue;
    const root = readRoot(text, nodes[0], isFirst);
    const game = otherGame(root) ?? (isOurs(text, root, nodes) ? null : DEFAULT_GAME);
    if (game !== null) {
      others.push({ at, game });
      continue;
    }
    isFirst = false;
    yield { root, nodes, beginning: beginningOf(text, root, nodes) };
  }
}

/** Whether anything in a tree is understood as this game: its root, or what any node of the main line tells. */
function isOurs(text: string, root: ToldRoot, nodes: readonly SgfNode[]): boolean {
  if (isOfThisGame(root)) return true;
  for (const { type } of tellingsOf(text, root, nodes))
    if (type !== 'unread' && type !== 'mover') return true;
  return false;
}

/** What every node of a game tells; what the root has besides is kept by itself. */
export function* nodesOf(text: string, { root, nodes }: ToldGame): Generator<ToldNode> {
  const { at, tellings, variations } = root;
  yield { at, tellings, raw: '', variations };
  for (let index = 1; index < nodes.length; index++) yield readNode(text, nodes[index]!);
}

/** Whether somebody beavers: doubles when doubled (CUBE-4). */
export function isBeavered(text: string, { nodes }: ToldGame): boolean {
  let isDoubled = false;
  for (const { properties } of nodes) {
    const action = properties.find(({ name }) => name === 'W' || name === 'B');
    if (!action) continue;
    const doubles = /^\w+\s*\[\s*double\s*\]/i.test(sliceOf(text, action));
    if (isDoubled && doubles) return true;
    isDoubled = doubles;
  }
  return false;
}

/** How a game begins, from what is told before its first action. */
export interface Beginning {
  /** How many of its tellings, root included, belong to the set-up. */
  readonly tellings: number;
  /** Those of them that say nothing. */
  readonly unread: readonly Unread[];
  /** Who is to act first; null = not told. */
  readonly mover: Seat | null;
  /** The first roll; null when a cube action comes before it, or nothing at all. */
  readonly dice: Dice | null;
  /** Whether anything happens in it. */
  readonly acted: boolean;
  /** The set-up, if there is any, is that of every game. */
  readonly isStart: boolean;
  /** Automatic doubles before the lot was decided (START-5). */
  readonly ties: number;
  /** A set-up that a record can hold for its first game only. */
  readonly setup: Pick<SeriesSetup, 'colours' | 'position' | 'cube'> | null;
}

/** Of a game that begins with a lot at the start position, or of which nothing is told. */
const PLAIN: Beginning = {
  tellings: 0,
  unread: [],
  mover: null,
  dice: null,
  acted: false,
  isStart: true,
  ties: 0,
  setup: null,
};

function* tellingsOf(text: string, root: ToldRoot, nodes: readonly SgfNode[]): Generator<Telling> {
  yield* root.tellings;
  for (let index = 1; index < nodes.length; index++) yield* readNode(text, nodes[index]!).tellings;
}

/** Seat 1 has White here, whoever starts: the letters of the format are seen from White's side. */
const COLOURS = { 1: 'white', 2: 'black' } as const;

const START = startPosition('short').white;

/** What a game begins with; automatic doubles (START-5) are no set-up. */
function beginningOf(text: string, root: ToldRoot, nodes: readonly SgfNode[]): Beginning {
  if (nodes.length === 1 && root.tellings.length === 0 && !root.cube) return PLAIN;
  let sides: BySeat<Side> | null = null;
  let cube: { value: number; owner: Seat | null } = { value: 1, owner: null };
  let mover: Seat | null = null;
  let action: Telling | null = null;
  let tellings = 0;
  const unread: Unread[] = [];
  for (const telling of tellingsOf(text, root, nodes)) {
    if (telling.type === 'board') sides = withCheckers(sides ?? { 1: START, 2: START }, telling);
    else if (telling.type === 'cube') cube = { ...cube, value: telling.value };
    else if (telling.type === 'owner') cube = { ...cube, owner: telling.seat };
    else if (telling.type === 'mover') mover = telling.seat;
    else if (telling.type === 'unread' && !isNeeded(telling)) unread.push(telling);
    else {
      action = telling;
      break;
    }
    tellings++;
  }
  // The cube of a root stands for automatic doubles, but those are for money, and in a game from the start.
  const turned = root.cube?.value ?? 1;
  if (cube.value === 1 && (sides || root.length > 0)) cube = { ...cube, value: turned };
  // Nor can anyone own a cube of which nothing is known.
  if (cube.value === 1 && unread.some(({ property }) => property === 'CV')) cube = { value: 1, owner: null };
  const moved = cube.value > 1 || cube.owner !== null;
  const placed = sides && SEATS.some((seat) => sides[seat].join() !== START.join());
  return {
    ties: moved || sides ? 0 : Math.log2(turned),
    isStart: !placed && !moved,
    tellings,
    unread,
    mover: mover ?? (action && 'seat' in action ? action.seat : null),
    dice: action && 'dice' in action ? action.dice : null,
    acted: action !== null,
    setup:
      sides || moved
        ? {
            colours: COLOURS,
            ...(sides ? { position: { white: sides[1], black: sides[2] } } : {}),
            ...(moved ? { cube } : {}),
          }
        : null,
  };
}

export const isSame = (a: BySeat<number>, b: BySeat<number>): boolean => a[1] === b[1] && a[2] === b[2];

/** The score of a series that begins. */
export const LEVEL: BySeat<number> = { 1: 0, 2: 0 };

/**
 * What came before the first game, and where it begins. A score by which the match is over (MATCH-1), or so many games
 * that the series is, cannot come before a game, and does not count.
 */
export function setupOf(root: ToldRoot, { setup, mover, acted }: Beginning, rules: Rules): SeriesSetup {
  const { matchLength, seriesGames } = rules;
  const told = root.score ?? LEVEL;
  const most = Math.max(told[1], told[2]);
  const score = matchLength > 0 && most >= matchLength && told[1] !== told[2] ? LEVEL : told;
  const played = seriesGames > 0 && (root.index ?? 0) >= seriesGames ? 0 : root.index;
  const marked = root.rules.some((word) => /^crawfordgame$/i.test(word));
  const near = score === root.score && most >= matchLength - 1;
  // GNU Backgammon names the Crawford game: another one begun that near to the end comes after it.
  const crawfordSeen = matchLength > 1 && rules.crawford && near && !marked;
  return {
    ...(isSame(score, LEVEL) ? {} : { score }),
    ...(played ? { played } : {}),
    ...(crawfordSeen ? { crawfordSeen } : {}),
    ...(setup ? { ...setup, mover: mover ?? 1 } : mover !== null && !acted ? { mover } : {}),
  };
}

/** The facts of one telling, added to the series as far as the rules allow them; else what is wrong. */
export function follow(growing: Growing, telling: Telling): Result<unknown> {
  const { game } = growing.series!;
  switch (telling.type) {
    case 'play': {
      const rolled = rolledBy(growing, telling.seat, telling.dice);
      return rolled.ok ? playedBy(growing, telling) : rolled;
    }
    case 'dice':
      return game.seat === null
        ? add(growing, { type: 'roll', seat: 1, dice: telling.dice })
        : rolledBy(growing, game.seat, telling.dice);
    case 'double':
      return add(growing, { type: game.phase === 'doubled' ? 'beaver' : 'double', seat: telling.seat });
    case 'take':
    case 'drop':
      return add(growing, { type: telling.type, seat: telling.seat });
    case 'mover':
      return game.seat === telling.seat || game.seat === null ? ok(null) : misplaced;
    case 'cube':
      return game.cube.value === telling.value ? ok(null) : misplaced;
    case 'owner':
      return game.cube.owner === telling.seat ? ok(null) : misplaced;
    case 'board':
      return misplaced;
    case 'unread':
      return err('ERR_SGF_VALUE', { property: telling.property, value: telling.value });
  }
}

/** A record knows a set-up only at its beginning. */
const misplaced = err('ERR_SGF_SETUP');

/** The roll, where the dice do not lie there yet: the lot or a node of its own may have told them. */
function rolledBy(growing: Growing, seat: Seat, dice: Dice): Result<unknown> {
  const { game } = growing.series!;
  if (game.phase !== 'toPlay') return add(growing, { type: 'roll', seat, dice });
  const [a, b] = game.dice!;
  const same = (a === dice[0] && b === dice[1]) || (a === dice[1] && b === dice[0]);
  return same ? ok(null) : err('ERR_PLAY_DICE', { written: dice.join('-'), rolled: `${a}-${b}` });
}

function playedBy(
  growing: Growing,
  { seat, dice, legs }: Extract<Telling, { type: 'play' }>,
): Result<unknown> {
  const { game } = growing.series!;
  const played = (steps: readonly Step[]) => add(growing, { type: 'play', seat, steps });
  const plain = plainSteps(legs, dice) ?? [];
  const added = played(plain);
  if (added.ok || game.seat !== seat) return added;
  const steps = stepsOf(beginTurn(game), legs); // in another order, by more dice, or not at all
  return steps.ok ? played(steps.value) : steps;
}
