import type {
  ActionId,
  ActionView,
  DieView,
  Flight,
  Notice,
  Question,
  SeatView,
  View,
} from '../board/view.js';
import type { Game } from '../engine/game.js';
import { pips } from '../engine/position.js';
import { begin, numbersLeft, routes } from '../engine/turn.js';
import { OFF, otherSeat, type Die, type Seat } from '../engine/types.js';
import { VARIANTS } from '../engine/variants/index.js';
import type { CoreKey } from '../i18n/en/core.js';
import type { PlayKey } from '../i18n/en/play.js';
import type { Say } from '../i18n/index.js';
import type { PlaySnapshot } from '../machine/automatic.js';
import { complete, may, passes } from '../machine/commit.js';
import type { PlayContext } from '../machine/types.js';
import { askDie, scoreText, statusOf, whoIs } from './status.js';

/** What a view needs beside the state of play. */
export interface ViewOptions {
  readonly say: Say<CoreKey | PlayKey>;
  /** Names of the seats as given; '' = the language's own. */
  readonly names: readonly [string, string];
  /** Whether a seat's part is played on this board. */
  readonly acts: (seat: Seat | null) => boolean;
  readonly resigner: Seat | null;
  /** A series that is over can be followed by a new one here. */
  readonly renews: boolean;
  /** A kept game that could not be read, as text; null = none. */
  readonly saved: string | null;
  readonly beats: readonly Flight[];
  readonly notice: Notice | null;
  /** Dice are entered by hand; so far this one of the two. */
  readonly manual: { readonly first: Die | null } | null;
  readonly version: number;
}

/** The view of a snapshot: what the board shows and offers in it. */
export function viewOf(snapshot: PlaySnapshot, options: ViewOptions): View {
  const { context } = snapshot;
  const { game } = context.series;
  const { seat, last, colours } = game;
  const moving = snapshot.hasTag('moves') && options.acts(seat) && !context.question;
  return {
    position: context.turn?.position ?? game.position,
    game: options.say(game.rules.variant),
    path: VARIANTS[game.rules.variant].path,
    dice: diceOf(context),
    cube: cubeOf(game),
    turn: seat && colours[seat],
    routes: moving && context.turn ? routes(context.turn) : [],
    last: last ? last.moves.map(({ from, to, hit }) => ({ colour: colours[last.seat], from, to, hit })) : [],
    beats: options.beats,
    seats: seatsOf(context, options),
    actions: actionsOf(snapshot, options),
    status: statusOf(snapshot, options),
    notice: options.notice,
    question: questionOf(snapshot, options),
    saved: options.saved,
    lingers: snapshot.matches('passing'),
    version: options.version,
  };
}

function diceOf({ series: { game }, turn }: PlayContext): DieView[] {
  const { colours, thrown, last } = game;
  if (turn) {
    const { colour, dice } = turn.situation;
    const lost = complete({ turn }) || passes({ turn });
    const left = lost ? [] : [...numbersLeft(turn)];
    const all = numbersLeft(begin(turn.situation));
    const numbers = all.length === 2 && all[0] !== all[1] ? dice : all; // two different dice lie as they were thrown
    // From the right, so that the dice of a double are used up from the left.
    const used = numbers.map(() => true);
    for (let index = numbers.length - 1; index >= 0; index--) {
      const at = left.indexOf(numbers[index]!);
      if (at < 0) continue;
      left.splice(at, 1);
      used[index] = false;
    }
    return numbers.map((value, index) => ({ value, colour, used: used[index]! }));
  }
  if (last) return last.numbers.map((value) => ({ value, colour: colours[last.seat], used: true }));
  if (!thrown) return [];
  return [
    { value: thrown[0], colour: colours[1], used: false },
    { value: thrown[1], colour: colours[2], used: false },
  ];
}

function cubeOf({ rules, cube, cubeInUse, phase, colours }: Game): View['cube'] {
  if (rules.cubeLimit === 'off' || !cubeInUse) return null;
  const offered = phase === 'doubled' ? 2 : phase === 'beavered' ? 4 : 1;
  return { value: cube.value * offered, owner: cube.owner && colours[cube.owner], offered: offered > 1 };
}

function seatsOf({ series, turn }: PlayContext, { say, names }: ViewOptions): View['seats'] {
  const { game, score } = series;
  const position = turn?.position ?? game.position;
  const view = (seat: Seat): SeatView => {
    const side = position[game.colours[seat]];
    return {
      seat,
      name: names[seat - 1] || say(`seat${seat}`),
      pips: pips(side),
      score: scoreText(score[seat]) + (game.rules.matchLength > 0 ? `/${game.rules.matchLength}` : ''),
      off: side[OFF] ?? 0,
      active: game.seat === seat,
    };
  };
  const white: Seat = game.colours[1] === 'white' ? 1 : 2;
  return { white: view(white), black: view(otherSeat(white)) };
}

function actionsOf(snapshot: PlaySnapshot, options: ViewOptions): ActionView[] {
  const { say, acts, resigner } = options;
  const { context } = snapshot;
  const { game } = context.series;
  if (!acts(null)) return []; // nobody plays here
  const mine = acts(game.seat) && !context.question;
  const action = (id: ActionId, label: string, enabled: boolean, primary = false): ActionView => ({
    id,
    label,
    enabled: enabled && mine,
    primary,
  });
  if (game.phase === 'over') {
    if (snapshot.matches('seriesOver'))
      return options.renews ? [action('new-game', say('newSeries'), true, true)] : [];
    return [action('new-game', say('newGame'), snapshot.can({ type: 'NEW_GAME' }), true)];
  }
  const resigns = resigner !== null && acts(resigner);
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
  const can = (type: 'ROLL' | 'DOUBLE' | 'TAKE' | 'DROP' | 'BEAVER' | 'UNDO' | 'CONFIRM') =>
    snapshot.can({ type });
  if (game.phase === 'doubled' || game.phase === 'beavered') {
    const beaver = may(context, 'beaver') ? [action('beaver', say('beaver'), can('BEAVER'))] : [];
    return [action('take', say('take'), can('TAKE')), action('drop', say('drop'), can('DROP')), ...beaver];
  }
  if (context.turn) {
    return [
      action('undo', say('undo'), can('UNDO')),
      action('confirm', say('confirm'), can('CONFIRM'), true),
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

function questionOf(snapshot: PlaySnapshot, { say, acts, manual, names }: ViewOptions): Question | null {
  const { question, series, pending } = snapshot.context;
  if (question && !pending && acts(question.seat)) {
    const kind = say(question.kind);
    const who = whoIs(series.game, question.seat, say, names);
    return {
      title: say('resignTitle'),
      text: say('resignText', { who, kind, points: say('points', { n: question.points }) }),
      answers: [
        { id: 'resign-no', label: say('resignNo') },
        { id: 'resign-yes', label: say('resignYes') },
      ],
    };
  }
  if (!manual || !snapshot.matches('rolling') || !acts(series.game.seat)) return null;
  const dice = [1, 2, 3, 4, 5, 6] as const;
  return {
    title: say('diceTitle'),
    text: askDie(manual.first, series.game, say, names),
    answers: dice.map((die) => ({ id: `die-${die}` as const, label: String(die) })),
  };
}
