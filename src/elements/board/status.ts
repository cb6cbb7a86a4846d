import { balanceNeeded } from '../../engine/cube.js';
import type { Game } from '../../engine/game.js';
import type { Outcome } from '../../engine/outcome.js';
import type { Series } from '../../engine/series.js';
import { handedOver, numbersLeft, type Turn } from '../../engine/turn.js';
import { otherSeat, type Dice, type Die, type Seat } from '../../engine/types.js';
import type { Say } from '../../i18n/index.js';
import type { PlaySnapshot } from '../../machine/automatic.js';
import { complete } from '../../machine/commit.js';
import { scoreText, whoIs, type Voice } from '../shared/words.js';
import type { BoardKey } from './english.js';

type BoardSay = Say<BoardKey>;
type BoardVoice = Voice<BoardKey>;

const diceText = (dice: Dice): string => [...dice].sort((a, b) => b - a).join('-');

/** One sentence for a state: what is happening and who is to act; `manual` = dice are entered here. */
export function statusOf(snapshot: PlaySnapshot, voice: BoardVoice, manual: boolean): string {
  const { say } = voice;
  const { series, turn, record } = snapshot.context;
  const { game } = series;
  const who = (seat: Seat) => whoIs(game, seat, voice);
  const rolling = snapshot.matches('rolling');
  if (snapshot.matches('pending') || (rolling && !manual)) return say('statusPending');
  if (game.outcome) {
    const ended = endOf(game.outcome, who, say);
    return snapshot.matches('seriesOver') ? `${ended} ${seriesEnd(series, who, say)}` : ended;
  }
  const { seat } = game;
  if (seat === null) return openingOf(game, say);
  const both = { who: who(seat), other: who(otherSeat(seat)) };
  if (rolling) return say('statusDice', both);
  const { cube } = game;
  if (snapshot.hasTag('answers')) {
    const beavered = game.phase === 'beavered';
    return say(beavered ? 'statusBeavered' : 'statusDoubled', {
      ...both,
      cube: cube.value * (beavered ? 4 : 2),
      points: say('points', { n: cube.value * (beavered ? 2 : 1) }),
    });
  }
  const first = firstOf(game, who, say);
  if (turn) return moving(snapshot, turn, both, first, say);
  const before = record.facts.at(-1);
  if (before?.type === 'take' && before.seat !== seat) {
    return say('statusTaken', { ...both, cube: cube.value });
  }
  return toRoll(game, both, first, say);
}

type Who = (seat: Seat) => string;
/** Who is to act, and the other. */
type Both = Readonly<Record<'who' | 'other', string>>;

/** What there is to be known before a game is thrown for: the stakes (CUBE-6, START-5, MATCH-2). */
function openingOf(game: Game, say: BoardSay): string {
  const { rules, thrown, cube, cubeInUse } = game;
  if (thrown) {
    const doubled = cube.value > 1 ? [say('statusCube', { cube: cube.value })] : [];
    return [say('statusTie', { die: thrown[0] }), ...doubled].join(' ');
  }
  const opening = say('statusOpening');
  if (rules.cubeLimit === 'off') return opening;
  if (!cubeInUse) return `${say('statusCrawford')} ${opening}`;
  const n = balanceNeeded(rules);
  return `${opening} ${n === null ? say('statusNoLimit') : say('statusBalance', { n })}`;
}

/** A turn under way, or what is left of the other's run (GUL-3): who plays which numbers, and why. */
function moving(snapshot: PlaySnapshot, turn: Turn, both: Both, first: string, say: BoardSay): string {
  const { game } = snapshot.context.series;
  const left = numbersLeft(turn);
  const plain = turn.moves.length === 0 && left.every((die) => turn.situation.dice.includes(die));
  const dice = plain && !game.remainder ? diceText(turn.situation.dice) : left.join('-');
  const values = { ...both, dice };
  const rest = handedOver(turn).join('-');
  const then = rest ? ` ${say('statusHandsOver', { who: both.other, dice: rest })}` : '';
  if (snapshot.matches('passing')) {
    return game.remainder ? say('statusRestLost', values) : say('statusPass', values) + then;
  }
  if (complete({ turn })) return say('statusComplete', values) + then;
  if (game.remainder) return say('statusRest', values);
  const text = say(snapshot.matches({ moving: 'entering' }) ? 'statusEnter' : 'statusMove', values);
  return turn.moves.length === 0 && game.rules.openingRoll === 'plays' ? first + text : text;
}

function toRoll(game: Game, both: Both, first: string, say: BoardSay): string {
  const { last } = game;
  if (game.lastRoll) return say('statusLastRoll', both);
  const roll = say('statusRoll', both);
  if (last?.moves.length === 0) {
    if (last.kind === 'remainder') return `${say('statusLost', { dice: last.numbers.join('-') })} ${roll}`;
    return say('statusPassed', { ...both, dice: diceText(last.dice) });
  }
  if (last) return roll;
  const crawford = game.cubeInUse || game.rules.cubeLimit === 'off' ? '' : `${say('statusCrawford')} `;
  return crawford + first + roll;
}

/** MATCH-1: who has won a series, and by how much. */
function seriesEnd({ score, rules }: Series, who: Who, say: BoardSay): string {
  const best: Seat = score[1] >= score[2] ? 1 : 2;
  const [high, low] = [scoreText(score[best]), scoreText(score[otherSeat(best)])];
  if (high === low) return say('statusLevel', { high });
  return say(rules.matchLength > 0 ? 'statusMatchWon' : 'statusSeriesWon', { who: who(best), high, low });
}

/** Who threw what for the start, before the first turn; '' = that is past, or nobody threw. */
function firstOf({ thrown, last }: Game, who: Who, say: BoardSay): string {
  if (!thrown || last) return '';
  const [one, two] = thrown;
  const values = { who: who(one > two ? 1 : 2), high: Math.max(one, two), low: Math.min(one, two) };
  return `${say('statusThrown', values)} `;
}

/** Which die is to be entered by hand: in the throw for the start each player's own. */
export function askDie(first: Die | null, game: Game, voice: BoardVoice): string {
  const { say } = voice;
  if (game.seat === null) return say('diceOf', { who: whoIs(game, first === null ? 1 : 2, voice) });
  return first === null ? say('diceFirst') : say('diceSecond', { die: first });
}

function endOf({ by, winner, kind, points }: Outcome, who: Who, say: BoardSay): string {
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
