import { beginTurn } from '../engine/game.js';
import { startPosition } from '../engine/position.js';
import { err, ok, type Result } from '../engine/result.js';
import type { SeriesSetup } from '../engine/series.js';
import type { BySeat, Dice, Seat, Side, Step } from '../engine/types.js';
import { readNode, sliceOf, withCheckers, type Telling, type ToldNode } from './sgf-nodes.js';
import { plainSteps, stepsOf } from './sgf-play.js';
import type { ToldRoot } from './sgf-root.js';
import { add, type Growing } from './sgf-series.js';
import { treeAt, type SgfNode } from './sgf-tree.js';

/** One game tree, without its nodes: of a long session only the text is held. */
export interface ToldGame {
  /** Where it stands. */
  readonly at: number;
  readonly root: ToldRoot;
  readonly beginning: Beginning;
  /** Somebody beavers: doubles when doubled (CUBE-4). */
  readonly beavered: boolean;
}

/** A game of its root and the nodes after it. */
export const toldGame = (text: string, at: number, root: ToldRoot, nodes: readonly SgfNode[]): ToldGame => ({
  at,
  root,
  beginning: beginningOf(text, root, nodes),
  beavered: isBeavered(text, nodes),
});

/** The nodes of a game, the root first; what the root tells besides is kept by itself. */
export function* nodesOf(text: string, { at, root }: ToldGame): Generator<ToldNode> {
  yield { ...root, raw: '' };
  for (const node of treeAt(text, at).nodes.slice(1)) yield readNode(text, node);
}

function isBeavered(text: string, nodes: readonly SgfNode[]): boolean {
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

function* tellingsOf(text: string, root: ToldRoot, nodes: readonly SgfNode[]): Generator<Telling> {
  yield* root.tellings;
  for (const node of nodes) yield* readNode(text, node).tellings;
}

/** Seat 1 has White here, whoever starts: the letters of the format are seen from White's side. */
const COLOURS = { 1: 'white', 2: 'black' } as const;

/** What a game begins with; automatic doubles (START-5) are no set-up. */
function beginningOf(text: string, root: ToldRoot, nodes: readonly SgfNode[]): Beginning {
  const { white } = startPosition('short');
  let sides: BySeat<Side> | null = null;
  let cube: { value: number; owner: Seat | null } = { value: 1, owner: null };
  let mover: Seat | null = null;
  let action: Telling | null = null;
  let tellings = 0;
  for (const telling of tellingsOf(text, root, nodes)) {
    if (telling.type === 'board') sides = withCheckers(sides ?? { 1: white, 2: white }, telling);
    else if (telling.type === 'cube') cube = { ...cube, value: telling.value };
    else if (telling.type === 'owner') cube = { ...cube, owner: telling.seat };
    else if (telling.type === 'mover') mover = telling.seat;
    else {
      action = telling;
      break;
    }
    tellings++;
  }
  // The cube of a root stands for automatic doubles, but those are for money, and in a game from the start.
  if (cube.value === 1 && (sides || root.length > 0)) cube = { ...cube, value: root.cube };
  const moved = cube.value > 1 || cube.owner !== null;
  const placed = sides && (sides[1].join() !== white.join() || sides[2].join() !== white.join());
  return {
    ties: moved || sides ? 0 : Math.log2(root.cube),
    isStart: !placed && !moved,
    tellings,
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
