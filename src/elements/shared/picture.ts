import type { DieView, Picture, SeatView } from '../../board/picture.js';
import type { Game } from '../../engine/game.js';
import { pips } from '../../engine/position.js';
import type { Series } from '../../engine/series.js';
import { begin, isComplete, numbersLeft, type Turn } from '../../engine/turn.js';
import { OFF, otherSeat, type Die, type Seat } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import { nameOf, scoreText, type Voice } from './words.js';

/** The picture of a series, in the middle of a turn if one is under way. */
export function pictureOf(series: Series, turn: Turn | null, voice: Voice): Picture {
  const { game } = series;
  const { seat, last, colours } = game;
  return {
    position: turn?.position ?? game.position,
    path: VARIANTS[game.rules.variant].path,
    dice: diceOn(game, turn),
    cube: cubeOf(game),
    turn: seat && colours[seat],
    last: last ? last.moves.map(({ from, to, hit }) => ({ colour: colours[last.seat], from, to, hit })) : [],
    seats: seatsOf(series, turn, voice),
  };
}

/** Which dice of a turn are played or lost; those of a double are used up from the left. */
function usedOf(numbers: readonly Die[], left: readonly Die[]): boolean[] {
  const rest = [...left];
  const used = numbers.map(() => true);
  for (let index = numbers.length - 1; index >= 0; index--) {
    const at = rest.indexOf(numbers[index]!);
    if (at < 0) continue;
    rest.splice(at, 1);
    used[index] = false;
  }
  return used;
}

function diceOn({ colours, thrown, last }: Game, turn: Turn | null): DieView[] {
  if (turn) {
    const { colour, dice } = turn.situation;
    const all = numbersLeft(begin(turn.situation));
    const numbers = all.length === 2 && all[0] !== all[1] ? dice : all; // two different dice lie as they were thrown
    const used = usedOf(numbers, isComplete(turn) ? [] : numbersLeft(turn));
    return numbers.map((value, index) => ({ value, colour, used: used[index]! }));
  }
  if (last) return last.numbers.map((value) => ({ value, colour: colours[last.seat], used: true }));
  if (!thrown) return [];
  return [
    { value: thrown[0], colour: colours[1], used: false },
    { value: thrown[1], colour: colours[2], used: false },
  ];
}

function cubeOf({ rules, cube, cubeInUse, phase, colours }: Game): Picture['cube'] {
  if (rules.cubeLimit === 'off' || !cubeInUse) return null;
  const offered = phase === 'doubled' ? 2 : phase === 'beavered' ? 4 : 1;
  return { value: cube.value * offered, owner: cube.owner && colours[cube.owner], offered: offered > 1 };
}

function seatsOf({ game, score }: Series, turn: Turn | null, voice: Voice): Picture['seats'] {
  const position = turn?.position ?? game.position;
  const { matchLength } = game.rules;
  const view = (seat: Seat): SeatView => {
    const side = position[game.colours[seat]];
    return {
      seat,
      name: nameOf(seat, voice),
      pips: pips(side),
      score: scoreText(score[seat]) + (matchLength > 0 ? `/${matchLength}` : ''),
      off: side[OFF] ?? 0,
      active: game.seat === seat,
    };
  };
  const white: Seat = game.colours[1] === 'white' ? 1 : 2;
  return { white: view(white), black: view(otherSeat(white)) };
}
