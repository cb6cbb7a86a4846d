import { beginTurn } from '../../engine/game.js';
import { err, ok, type Result } from '../../engine/result.js';
import type { Dice, Seat, Step } from '../../engine/types.js';
import { toldBeginning, tellingsOf, type SgfBeginning } from './beginning.js';
import { readNode, sliceOf, type Telling, type ToldNode } from './nodes.js';
import { plainSteps, stepsOf } from './play.js';
import { readRoot, type ToldRoot } from './root.js';
import { isOfThisGame, otherGame } from './rules.js';
import { add, type Growing } from './series.js';
import { eachTree, type SgfFault, type SgfNode } from './tree.js';

/** One game tree that is of this game. */
export interface ToldGame {
  readonly root: ToldRoot;
  /** Its main line, the root first. */
  readonly nodes: readonly SgfNode[];
  readonly beginning: SgfBeginning;
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
    yield { root, nodes, beginning: toldBeginning(text, root, nodes) };
  }
}

/** Whether anything in a tree is understood as this game: its root, or what any node of the main line tells. */
function isOurs(text: string, root: ToldRoot, nodes: readonly SgfNode[]): boolean {
  if (isOfThisGame(root)) return true;
  for (const tellings of tellingsOf(text, root, nodes))
    if (tellings.some(({ type }) => type !== 'unread' && type !== 'mover')) return true;
  return false;
}

/** What every node of a game tells; what the root has besides is kept by itself. */
export function* toldNodes(text: string, { root, nodes }: ToldGame): Generator<ToldNode> {
  const { at, tellings, variations } = root;
  yield { at, tellings, raw: '', variations };
  for (let index = 1; index < nodes.length; index++) yield readNode(text, nodes[index]!);
}

/** Whether somebody beavers: doubles when doubled (CUBE-4). */
export function isBeavered(text: string, { nodes }: ToldGame): boolean {
  let isDoubled = false;
  for (const { properties } of nodes) {
    for (const property of properties) {
      if (property.name !== 'W' && property.name !== 'B') continue;
      const doubles = /^\w+\s*\[\s*double\s*\]/i.test(sliceOf(text, property));
      if (isDoubled && doubles) return true;
      isDoubled = doubles;
    }
  }
  return false;
}

const isAction = ({ type }: Telling): boolean =>
  type === 'play' || type === 'double' || type === 'take' || type === 'drop';

/** What a node tells; of two actions in it that of the player to act comes first, where it is known who that is. */
export function inTurn(tellings: readonly Telling[], seat: Seat | null): readonly Telling[] {
  if (tellings.length < 2 || seat === null) return tellings;
  const first = tellings.findIndex(isAction);
  const [one, two] = [tellings[first], tellings[first + 1]];
  if (!one || !two || !isAction(two)) return tellings;
  const isAfter = 'seat' in one && one.seat !== seat && 'seat' in two && two.seat === seat;
  return isAfter ? [...tellings.slice(0, first), two, one, ...tellings.slice(first + 2)] : tellings;
}

/** The facts of one telling, added to the series as far as the rules allow them; else what is wrong. */
export function addTelling(growing: Growing, telling: Telling): Result<unknown> {
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
