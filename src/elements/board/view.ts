import type { Flight } from '../../board/picture.js';
import type { ActionId, ActionView, Notice, Question, View } from '../../board/view.js';
import { routes } from '../../engine/turn.js';
import type { Die, Seat } from '../../engine/types.js';
import type { PlaySnapshot } from '../../machine/automatic.js';
import { may } from '../../machine/commit.js';
import { pictureOf } from '../shared/picture.js';
import { whoIs, type Voice } from '../shared/words.js';
import { askDie, statusOf } from './status.js';
import type { BoardKey } from './english.js';

/** Who may do what on this board. */
export interface Rights {
  /** Whether a seat's part is played on this board. */
  acts(seat: Seat | null): boolean;
  /** Who resigns by the button here. */
  readonly resigner: Seat | null;
}

/** What a view needs beside the state of play. */
export interface ViewOptions {
  readonly voice: Voice<BoardKey>;
  readonly rights: Rights;
  /** A series that is over can be followed by a new one here. */
  readonly renews: boolean;
  /** A kept game that could not be read, as text; null = none. */
  readonly saved: string | null;
  readonly beats: readonly Flight[];
  readonly notice: Notice | null;
  /** Dice are entered by hand. */
  readonly manual: boolean;
  /** A host decides: that a roll passes which cannot be played (MOVE-6) is asked for like a play. */
  readonly controlled: boolean;
  /** The first of two dice that are entered. */
  readonly first: Die | null;
  readonly version: number;
}

/** The view of a snapshot: the picture, and what the board offers in it. */
export function viewOf(snapshot: PlaySnapshot, options: ViewOptions): View {
  const { series, turn, question } = snapshot.context;
  const { voice, rights, beats, notice, saved, version } = options;
  const moving = snapshot.hasTag('moves') && rights.acts(series.game.seat) && !question;
  return {
    ...pictureOf(series, turn, voice),
    game: voice.say(series.game.rules.variant),
    routes: moving && turn ? routes(turn) : [],
    beats,
    actions: actionsOf(snapshot, options),
    status: statusOf(snapshot, voice, options.manual),
    notice,
    question: questionOf(snapshot, options),
    saved,
    lingers: snapshot.matches('passing'),
    version,
  };
}

function actionsOf(snapshot: PlaySnapshot, { voice, rights, renews, controlled }: ViewOptions): ActionView[] {
  const { say } = voice;
  const { resigner } = rights;
  const { context } = snapshot;
  const { game } = context.series;
  if (!rights.acts(null)) return []; // nobody plays here
  const mine = rights.acts(game.seat) && !context.question;
  const action = (id: ActionId, label: string, enabled: boolean, primary = false): ActionView => ({
    id,
    label,
    enabled: enabled && mine,
    primary,
  });
  if (game.phase === 'over') {
    if (snapshot.matches('seriesOver'))
      return renews ? [action('new-game', say('newSeries'), true, true)] : [];
    return [action('new-game', say('newGame'), snapshot.can({ type: 'NEW_GAME' }), true)];
  }
  const resigns = resigner !== null && rights.acts(resigner);
  const resign: ActionView[] = resigns
    ? [
        {
          id: 'resign',
          label: say('resign'),
          enabled: snapshot.can({ type: 'RESIGN', seat: resigner }),
          primary: false,
        },
      ]
    : [];
  // A button stays while the page is asked, so that it keeps the focus.
  const can = (type: 'ROLL' | 'DOUBLE' | 'TAKE' | 'DROP' | 'BEAVER' | 'UNDO' | 'CONFIRM' | 'PASS') =>
    snapshot.can({ type });
  if (game.phase === 'doubled' || game.phase === 'beavered') {
    const beaver = may(context, 'beaver') ? [action('beaver', say('beaver'), can('BEAVER'))] : [];
    return [action('take', say('take'), can('TAKE')), action('drop', say('drop'), can('DROP')), ...beaver];
  }
  if (context.turn) {
    return [
      action('undo', say('undo'), can('UNDO')),
      action('confirm', say('confirm'), can('CONFIRM') || (controlled && can('PASS')), true),
      ...resign,
    ];
  }
  const double = say(game.cube.owner === null ? 'double' : 'redouble');
  return [
    action('roll', say('roll'), can('ROLL'), true),
    ...(may(context, 'double') ? [action('double', double, can('DOUBLE'))] : []),
    ...resign,
  ];
}

function questionOf(snapshot: PlaySnapshot, { voice, rights, manual, first }: ViewOptions): Question | null {
  const { say } = voice;
  const { question, series, pending } = snapshot.context;
  if (question && !pending && rights.acts(question.seat)) {
    const kind = say(question.kind);
    const who = whoIs(series.game, question.seat, voice);
    return {
      title: say('resignTitle'),
      text: say('resignText', { who, kind, points: say('points', { n: question.points }) }),
      answers: [
        { id: 'resign-no', label: say('resignNo') },
        { id: 'resign-yes', label: say('resignYes') },
      ],
    };
  }
  if (!manual || !snapshot.matches('rolling') || !rights.acts(series.game.seat)) return null;
  const dice = [1, 2, 3, 4, 5, 6] as const;
  return {
    title: say('diceTitle'),
    text: askDie(first, series.game, voice),
    answers: dice.map((die) => ({ id: `die-${die}` as const, label: String(die) })),
  };
}
