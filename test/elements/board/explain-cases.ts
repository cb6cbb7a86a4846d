import type { NardyBoard } from '../../../src/doors/board.js';
import type { ReasonKind } from '../../../src/engine/why-not.js';
import { board, playOut, SHUT_OUT, TO_ROLL } from './support.js';

const CUBE = `${TO_ROLL} cube-limit="64"`;
/** Both dice can be played, but not after a five with the rear checker. */
const ONE_ORDER = 'turn="white" dice="65" position="white 24:1 19:1 off:13; black 15:2 12:2 24:11"';
/** Either die can be played, but not both: it must be the six. */
const ONE_DIE = 'turn="white" dice="65" position="white 24:1 off:14; black 12:2 24:13"';
const HOME = 'turn="white" dice="43" position="white 6:2 2:1 off:12; black 1:15"';
const HITTER = 'variant="caucasus" turn="white" position="white 6:2 2:2 off:11; black 22:1 1:14"';
const BLOCK =
  'variant="long" turn="white" dice="61" position="white 24:9 18:1 17:1 16:1 15:1 14:1 20:1; black 24:15"';

/** A move that may not be made, and why. */
export interface Case {
  readonly kind: ReasonKind;
  readonly attributes: string;
  /** Leads to where it can be tried. */
  readonly before?: (element: NardyBoard) => unknown;
  readonly from: number;
  readonly to: number | null;
  /** A place to press, or two to drag between, to try it on the board; none where the board gives no way to. */
  readonly by?: readonly string[];
  readonly rule: string;
  readonly text: string;
  readonly more?: object;
}
export const rolled = (it: NardyBoard) => it.roll();

/** One for each kind of reason. */
export const CASES: readonly Case[] = [
  {
    kind: 'throw',
    attributes: '',
    from: 8,
    to: null,
    by: ['p8'],
    rule: 'START-1',
    text: 'First throw for the start.',
  },
  {
    kind: 'roll',
    attributes: TO_ROLL,
    from: 8,
    to: null,
    by: ['p8'],
    rule: 'MOVE-1',
    text: 'First roll the dice.',
  },
  {
    kind: 'answer',
    attributes: CUBE,
    before: (it) => it.double(),
    from: 13,
    to: null,
    by: ['p12'],
    rule: 'CUBE-3',
    text: 'First the double must be answered.',
  },
  {
    kind: 'over',
    attributes: TO_ROLL,
    before: (it) => it.resign(1),
    from: 8,
    to: null,
    by: ['p8'],
    rule: 'END-1',
    text: 'The game is over.',
  },
  {
    kind: 'not-your-turn',
    attributes: `${TO_ROLL} seat="2"`,
    from: 8,
    to: null,
    by: ['p8'],
    rule: 'MOVE-8',
    text: 'It is not your turn.',
  },
  {
    kind: 'pass',
    attributes: `${SHUT_OUT} mode="view"`,
    from: 25,
    to: null,
    rule: 'MOVE-6',
    text: 'Nothing can be played with this roll.',
  },
  {
    kind: 'complete',
    attributes: TO_ROLL,
    before: (it) => (it.roll(), playOut(it)),
    from: 13,
    to: null,
    by: ['p13'],
    rule: 'MOVE-8',
    text: 'The play is complete: press Done, or take steps back.',
  },
  {
    kind: 'nothing',
    attributes: TO_ROLL,
    before: rolled,
    from: 9,
    to: 6,
    rule: 'MOVE-1',
    text: 'There is no checker on the 9-point.',
    more: { points: [9] },
  },
  {
    kind: 'not-yours',
    attributes: TO_ROLL,
    before: rolled,
    from: 12,
    to: null,
    by: ['p12'],
    rule: 'MOVE-1',
    text: 'Those checkers belong to the other player.',
    more: { points: [12] },
  },
  {
    kind: 'bar',
    attributes: 'turn="white" dice="31" position="white bar:2 8:1 6:4 off:8; black 1:2 off:13"',
    before: rolled,
    from: 8,
    to: null,
    by: ['p8'],
    rule: 'BAR-1',
    text: '2 checkers are on the bar and must enter first.',
    more: { count: 2 },
  },
  {
    kind: 'direction',
    attributes: TO_ROLL,
    before: rolled,
    from: 6,
    to: 8,
    by: ['p6', 'p8'],
    rule: 'MOVE-1',
    text: 'Checkers move towards their own home only.',
    more: { points: [6] },
  },
  {
    kind: 'distance',
    attributes: TO_ROLL,
    before: rolled,
    from: 13,
    to: 11,
    by: ['p13', 'p11'],
    rule: 'MOVE-1',
    text: 'No die leads there: left are 3, 1.',
    more: { dice: [3, 1], count: 2 },
  },
  {
    kind: 'order',
    attributes: 'variant="crazy-gulbar" turn="white" dice="44"',
    before: rolled,
    from: 24,
    to: 18,
    by: ['p24', 'p18'],
    rule: 'GUL-2',
    text: 'The numbers of a run are played in order: the next is 4.',
    more: { dice: [4], count: 6 },
  },
  {
    kind: 'closed',
    attributes: 'turn="white" dice="65"',
    before: rolled,
    from: 24,
    to: 19,
    by: ['p24', 'p19'],
    rule: 'MOVE-3',
    text: 'The 19-point is closed: Player 2 (black) holds it.',
    more: { points: [19] },
  },
  {
    kind: 'not-home',
    attributes: TO_ROLL,
    before: rolled,
    from: 6,
    to: 0,
    by: ['p6', 'tray-white'],
    rule: 'OFF-1',
    text: 'Bearing off begins when all checkers are home. Still outside: 24-point, 13-point, 8-point.',
    more: { points: [24, 13, 8] },
  },
  {
    kind: 'off-exact',
    attributes: HOME.replace('43', '54'),
    before: rolled,
    from: 6,
    to: 0,
    by: ['p6', 'tray-white'],
    rule: 'OFF-2',
    text: 'No die left bears off from the 6-point: 5, 4.',
    more: { points: [6], dice: [5, 4] },
  },
  {
    kind: 'off-highest',
    attributes: HOME,
    before: rolled,
    from: 2,
    to: 0,
    by: ['p2'],
    rule: 'OFF-3',
    text: 'A 4 bears off from here only if no higher point is held: the 6-point is.',
    more: { points: [6], dice: [4] },
  },
  {
    kind: 'head',
    attributes: 'variant="long" turn="white" dice="21"',
    before: (it) => (it.roll(), it.step(24, 2)),
    from: 24,
    to: 23,
    by: ['p24'],
    rule: 'HEAD-1',
    text: 'One checker has left the head in this turn; no other may.',
    more: { count: 1 },
  },
  {
    kind: 'block',
    attributes: BLOCK,
    before: rolled,
    from: 20,
    to: 19,
    by: ['p20', 'p19'],
    rule: 'BLOCK-1',
    text:
      '19-point, 18-point, 17-point, 16-point, 15-point, 14-point: ' +
      'six in a row need an opposing checker ahead of them.',
    more: { points: [19, 18, 17, 16, 15, 14] },
  },
  {
    kind: 'hide',
    attributes: `${HITTER} dice="31"`,
    before: (it) => (it.roll(), it.step(6, 3)),
    from: 3,
    to: 2,
    by: ['p3', 'p2'],
    rule: 'HIDE-1',
    text: 'The checker that hit on the 3-point may not join another in this turn.',
    more: { points: [3, 2] },
  },
  {
    kind: 'hide-off',
    attributes: `${HITTER} dice="33" rules='{"hitterBearOff":"forbidden"}'`,
    before: (it) => (it.roll(), it.step(6, 3)),
    from: 3,
    to: 0,
    by: ['p3'],
    rule: 'HIDE-2',
    text: 'The checker that hit at home may not be borne off in this turn.',
    more: { points: [3] },
  },
  {
    kind: 'higher',
    attributes: ONE_DIE,
    before: rolled,
    from: 24,
    to: 19,
    by: ['p24', 'p19'],
    rule: 'MOVE-5',
    text: 'Only one die can be played: it must be the 6.',
    more: { dice: [6], steps: [{ from: 24, die: 6, to: 18, hit: false }] },
  },
  {
    kind: 'other-die',
    attributes: ONE_ORDER,
    before: rolled,
    from: 24,
    to: 19,
    by: ['p24', 'p19'],
    rule: 'MOVE-4',
    text: 'After that 6 could not be played. Possible: 24-point to 18-point, 19-point to 14-point.',
    more: {
      dice: [6],
      steps: [
        { from: 24, die: 6, to: 18, hit: false },
        { from: 19, die: 5, to: 14, hit: false },
      ],
    },
  },
];

/** The board of a case, led to where the move can be tried. */
export async function ready({
  attributes,
  before,
}: Pick<Case, 'attributes' | 'before'>): Promise<NardyBoard> {
  const element = await board(attributes);
  before?.(element);
  await element.updateComplete;
  return element;
}
