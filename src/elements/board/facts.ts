import { allOff } from '../../engine/position.js';
import type { Seat } from '../../engine/types.js';
import { ANSWERS, REQUEST_KINDS } from '../../machine/requests.js';
import type { AskableEvent, PlayContext, PlayEmitted } from '../../machine/types.js';
import { makePlay } from '../../notation/play/index.js';
import { NardyEvent, type FactDetails, type FactName } from '../shared/events.js';
import { copyOf } from '../shared/plain.js';
import type { RequestDetail } from './request-event.js';

/** A fact as an event; its detail is a copy, so that a listener can keep or change it. */
export const fact = <Name extends FactName>(name: Name, detail: FactDetails[Name]): NardyEvent =>
  new NardyEvent(name, copyOf(detail));

/** The event that tells of what the machine has done; null for what `nardy-change` alone tells. */
function factOf(emitted: PlayEmitted, { series }: PlayContext): NardyEvent | null {
  switch (emitted.type) {
    case 'roll':
      return fact('nardy-roll', { seat: emitted.opening ? null : emitted.seat, dice: emitted.dice });
    case 'move':
    case 'undo':
      return fact(`nardy-${emitted.type}`, { seat: emitted.seat, ...emitted.move });
    case 'turn': {
      const { type: _, ...turn } = emitted;
      const { seat, dice, numbers, moves } = turn;
      const { position, colours } = series.game;
      const finished = allOff(position[colours[seat]]);
      return fact('nardy-turn', { ...turn, notation: makePlay(dice, moves, finished, undefined, numbers) });
    }
    case 'game-over':
      return fact('nardy-game-over', emitted.outcome);
    case 'series-over':
      return fact('nardy-series-over', { score: emitted.score });
    case 'new-game':
      return null;
    default:
      return fact(`nardy-${emitted.type}`, { seat: emitted.seat, cube: emitted.cube });
  }
}

/** What a host is asked about, a copy. */
export function requestOf(
  event: AskableEvent,
  seat: Seat | null,
  { turn, series }: PlayContext,
): RequestDetail {
  const kind = REQUEST_KINDS[event.type];
  const turnKind = series.game.phase === 'remainder' ? 'remainder' : 'play';
  return {
    kind,
    seat,
    ...(kind === 'turn' && turn ? { moves: copyOf(turn.moves), turn: turnKind } : {}),
    ...(event.type in ANSWERS ? { answer: ANSWERS[event.type as keyof typeof ANSWERS] } : {}),
  };
}

function changeOf({ series }: PlayContext): NardyEvent {
  const { phase, seat, dice } = series.game;
  return fact('nardy-change', { phase, seat, dice, score: series.score });
}

/** The events that tell of what the machine has done; one `nardy-change`, of the state that it led to, at the end. */
export function eventsOf(emitted: readonly PlayEmitted[], context: PlayContext): NardyEvent[] {
  const told = emitted.flatMap((each) => factOf(each, context) ?? []);
  return emitted.length > 0 ? [...told, changeOf(context)] : [];
}
