import type { Display } from '../../board/picture.js';
import type { Rules } from '../../engine/options.js';
import { opposite } from '../../engine/position.js';
import { nextSteps } from '../../engine/turn.js';
import { BAR, OFF, otherColour, otherSeat, type Move } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import type { Reason } from '../../engine/why-not.js';
import type { RulesKey } from '../../i18n/en/rules.js';
import type { Folded } from '../../record/record.js';
import { whoIs, type Voice } from './words.js';

/** Why a move may not be made: the rule, the facts, and one sentence in the board's language. */
export interface Explanation extends Reason {
  /** Steps that may be taken instead, where another step would do (MOVE-4, MOVE-5). */
  readonly steps: readonly Move[];
  readonly text: string;
}

/** In which words, and in which numbers. */
export interface ExplainVoice extends Voice<RulesKey> {
  readonly display: Display;
}

/** So many steps are named in a sentence; the list holds all. */
const NAMED = 4;

/** Names a point of the mover's in the numbers that stand on the frame. */
function pointNamer(
  { series, turn }: Folded,
  { say, display: { numbers } }: ExplainVoice,
): (n: number) => string {
  const { game } = series;
  const mover = turn?.situation.colour ?? (game.seat && game.colours[game.seat]) ?? 'white';
  const { path } = VARIANTS[game.rules.variant];
  return (point) => {
    if (point === BAR || point === OFF) return say(point === BAR ? 'bar' : 'off');
    return say('point', { n: numbers === otherColour(mover) ? opposite(path, point) : point });
  };
}

/** Says a reason. */
export function explained(moment: Folded, reason: Reason, voice: ExplainVoice): Explanation {
  const { say } = voice;
  const { game } = moment.series;
  const { kind, points, dice, count } = reason;
  const steps = kind === 'other-die' || kind === 'higher' ? nextSteps(moment.turn!) : [];
  const name = pointNamer(moment, voice);
  // Where six in a row are free, no block is a reason.
  const sixBlock = game.rules.sixBlock as Exclude<Rules['sixBlock'], 'free'>;
  const key = kind === 'block' ? (`why-block-${sixBlock}` as const) : (`why-${kind}` as const);
  const named = (kind === 'hide' ? points.slice(0, 1) : points).map(name);
  const text = say(key, {
    n: kind === 'closed' ? points.length : count,
    points: named.join(', '),
    dice: dice.join(', '),
    who: game.seat ? whoIs(game, otherSeat(game.seat), voice) : '',
    steps: steps
      .slice(0, NAMED)
      .map(({ from, to }) => say('saidMove', { from: name(from), to: name(to) }))
      .join(', '),
  });
  return { ...reason, steps, text };
}

/** Whether there are such points to ask about. */
export function canBeAsked(from: number, to: number | null): boolean {
  const isPoint = (point: number, least: number) => Number.isInteger(point) && point >= least && point <= BAR;
  return isPoint(from, 1) && (to === null || isPoint(to, OFF));
}
