import type { Game } from '../engine/game.js';
import type { Outcome } from '../engine/outcome.js';
import { numbersLeft } from '../engine/turn.js';
import { otherSeat, type Dice, type Die, type Seat } from '../engine/types.js';
import type { Say } from '../i18n/index.js';
import type { PlaySnapshot } from '../machine/automatic.js';

interface Voice {
  readonly say: Say;
  readonly names: readonly [string, string];
  /** Not null: dice are entered here. */
  readonly manual: object | null;
}

/** A score with its half points: `2`, `1½`, `½`. */
export function scoreText(score: number): string {
  const whole = Math.floor(score);
  if (whole === score) return String(score);
  return whole === 0 ? '½' : `${whole}½`;
}

/** A seat's name and colour as one phrase. */
export const whoIs = (game: Game, seat: Seat, say: Say, names: Voice['names']): string =>
  say('who', {
    name: names[seat - 1] || say(`seat${seat}`),
    colour: say(game.colours[seat] === 'white' ? 'whiteSmall' : 'blackSmall'),
  });

const diceText = (dice: Dice): string => [...dice].sort((a, b) => b - a).join('-');

/** One sentence for a state: what is happening and who is to act. */
export function statusOf(snapshot: PlaySnapshot, { say, names, manual }: Voice): string {
  const { series, turn, record } = snapshot.context;
  const { game } = series;
  const who = (seat: Seat) => whoIs(game, seat, say, names);
  const rolling = snapshot.matches('rolling');
  if (snapshot.matches('pending') || (rolling && !manual)) return say('statusPending');
  if (game.outcome) {
    const ended = endOf(game.outcome, who, say);
    return snapshot.matches('seriesOver') ? `${ended} ${say('statusSeries')}` : ended;
  }
  const { seat, thrown } = game;
  if (seat === null) return thrown ? say('statusTie', { die: thrown[0] }) : say('statusOpening');
  if (rolling) return say('statusDice', { who: who(seat) });
  if (snapshot.hasTag('answers')) {
    const beavered = snapshot.matches({ doubled: 'beavered' });
    const values = {
      who: who(seat),
      other: who(otherSeat(seat)),
      cube: game.cube.value * (beavered ? 4 : 2),
      points: say('points', { n: game.cube.value * (beavered ? 2 : 1) }),
    };
    return say(beavered ? 'statusBeavered' : 'statusDoubled', values);
  }
  const before = record.facts.at(-1);
  if (!turn && before?.type === 'take' && before.seat !== seat) {
    return say('statusTaken', { who: who(seat), other: who(before.seat), cube: game.cube.value });
  }
  if (!turn) return toRoll(game, seat, who, say);
  const played = turn.moves.length > 0;
  const values = {
    who: who(seat),
    dice: played ? numbersLeft(turn).join('-') : diceText(turn.situation.dice),
  };
  if (snapshot.matches('passing')) return say('statusPass', values);
  if (snapshot.matches({ moving: 'complete' })) return say('statusComplete', values);
  const moving = say(snapshot.matches({ moving: 'entering' }) ? 'statusEnter' : 'statusMove', values);
  const first = turn.moves.length === 0 && game.last === null && thrown && game.rules.openingRoll === 'plays';
  return first ? `${opened(game, thrown, who, say)} ${moving}` : moving;
}

function toRoll(game: Game, seat: Seat, who: (seat: Seat) => string, say: Say): string {
  const values = { who: who(seat), other: who(otherSeat(seat)) };
  if (game.lastRoll) return say('statusLastRoll', values);
  if (game.last?.moves.length === 0)
    return say('statusPassed', { ...values, dice: diceText(game.last.dice) });
  const roll = say('statusRoll', values);
  return game.thrown && !game.last ? `${opened(game, game.thrown, who, say)} ${roll}` : roll;
}

/** Who threw what for the start. */
const opened = (game: Game, thrown: Dice, who: (seat: Seat) => string, say: Say): string => {
  const winner: Seat = thrown[0] > thrown[1] ? 1 : 2;
  const [high, low] = winner === 1 ? thrown : [thrown[1], thrown[0]];
  return say('statusThrown', { who: who(winner), high, low });
};

/** Which die is to be entered by hand: in the throw for the start each player's own. */
export function askDie(first: Die | null, game: Game, say: Say, names: Voice['names']): string {
  if (game.seat === null) return say('diceOf', { who: whoIs(game, first === null ? 1 : 2, say, names) });
  return first === null ? say('diceFirst') : say('diceSecond', { die: first });
}

function endOf({ by, winner, kind, points }: Outcome, who: (seat: Seat) => string, say: Say): string {
  if (winner === null || kind === null) return say('statusDraw', { score: scoreText(points[1]) });
  const values = {
    who: who(winner),
    other: who(otherSeat(winner)),
    kind: say(kind),
    points: say('points', { n: points[winner] }),
  };
  if (by === 'drop') return say('statusWonDrop', values);
  return say(by === 'resign' ? 'statusWonResign' : 'statusWon', values);
}
