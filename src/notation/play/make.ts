import { allOff } from '../../engine/position.js';
import { begin, numbersLeft, type Turn } from '../../engine/turn.js';
import { BAR, OFF, type Dice, type Die, type Move } from '../../engine/types.js';

/** The words of a play that a language may want to replace. */
export interface PlayWords {
  readonly bar: string;
  readonly off: string;
}

interface Stop {
  readonly point: number;
  readonly hit: boolean;
}

const ENGLISH: PlayWords = { bar: 'bar', off: 'off' };

/**
 * Writes a play in Magriel's notation (rules, section 7): the higher die first, steps by descending point, hits marked,
 * equal steps counted, steps of one checker joined with only those stops named where it hit; `Ø` when dice are lost or
 * handed over, not when the play finishes the game. `numbers` = what there was to play, where that is a run or what is
 * left of one (GUL-2, GUL-3): it is written out, `4-4-5-5-6-6: …`.
 */
export function makePlay(
  dice: Dice,
  moves: readonly Move[],
  finished: boolean,
  words: PlayWords = ENGLISH,
  numbers: readonly Die[] = ordinary(dice),
): string {
  const tokens = chains(moves).map((chain) => chain.map((stop) => nameOf(stop, words)).join('/'));
  const parts = counted(tokens);
  if (moves.length < numbers.length && !finished) parts.push('Ø');
  const isRun = [...numbers].sort().join() !== ordinary(dice).sort().join();
  const rolled = isRun ? numbers : [...dice].sort((a, b) => b - a);
  return `${rolled.join('-')}: ${parts.join(' ')}`;
}

/** What two dice give to play that is no run (MOVE-2). */
const ordinary = ([a, b]: Dice): Die[] => (a === b ? [a, a, a, a] : [a, b]);

/** Writes the steps of a turn as `makePlay` does: a roll, a run or what is left of one, complete or not. */
export function makeTurn(turn: Turn, words: PlayWords = ENGLISH): string {
  const { situation, moves, position } = turn;
  const finished = allOff(position[situation.colour]);
  return makePlay(situation.dice, moves, finished, words, numbersLeft(begin(situation)));
}

function counted(tokens: readonly string[]): string[] {
  const parts: string[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index]!;
    let count = 1;
    while (tokens[index + count] === token) count++;
    parts.push(count > 1 ? `${token}(${count})` : token);
    index += count;
  }
  return parts;
}

const nameOf = ({ point, hit }: Stop, { bar, off }: PlayWords): string =>
  (point === BAR ? bar : point === OFF ? off : String(point)) + (hit ? '*' : '');

/** Joins steps that one checker can have taken in a row, and leaves out stops without a hit. */
function chains(moves: readonly Move[]): Stop[][] {
  const open: Stop[][] = [];
  for (const { from, to, hit } of moves) {
    const ends = open.filter((stops) => stops.at(-1)!.point === from);
    // Of two checkers on a point the one that has not hit goes on: what a hitter may do, it may (HIDE-3).
    const chain = ends.find((stops) => stops.every((stop) => !stop.hit)) ?? ends[0];
    const stop = { point: to, hit };
    if (!chain) open.push([{ point: from, hit: false }, stop]);
    else if (chain.at(-1)!.hit) chain.push(stop);
    else chain[chain.length - 1] = stop;
  }
  return open.sort((a, b) => b[0]!.point - a[0]!.point || b.at(-1)!.point - a.at(-1)!.point);
}
