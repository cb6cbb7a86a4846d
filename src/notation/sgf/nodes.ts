import {
  BAR,
  OFF,
  SEATS,
  type BySeat,
  type Dice,
  type Die,
  type Seat,
  type Side,
} from '../../engine/types.js';
import { MOST_CHECKERS } from '../../engine/variants/index.js';
import { letterPoint, readLegs, type Leg } from './play.js';
import { rawValues, plainText, type SgfNode, type SgfProperty } from './tree.js';

/** What one property tells, in the words of the game. */
export type Telling = { readonly at: number } & (
  | { readonly type: 'play'; readonly seat: Seat; readonly dice: Dice; readonly legs: readonly Leg[] }
  | { readonly type: 'double' | 'take' | 'drop'; readonly seat: Seat }
  | { readonly type: 'dice'; readonly dice: Dice }
  | { readonly type: 'mover'; readonly seat: Seat }
  | { readonly type: 'cube'; readonly value: number }
  /** The owner of the cube, with the letter that says so. */
  | {
      readonly type: 'owner';
      readonly seat: Seat | null;
      readonly property: string;
      readonly value: string;
    }
  /** Checkers put on points, or (`seat` null) points cleared: letters from … to, which mean a point each to a seat. */
  | { readonly type: 'board'; readonly seat: Seat | null; readonly spans: readonly Span[] }
  /** A value that says nothing in its property. */
  | {
      readonly type: 'unread';
      readonly property: string;
      readonly value: string;
      /** The node has this property already; it stays with what is not understood, and nothing needs it. */
      readonly again?: true;
    }
);
export type Unread = Extract<Telling, { type: 'unread' }>;
type Board = Extract<Telling, { type: 'board' }>;
/** The codes of two letters of points; the same where it is one. */
type Span = readonly [first: number, last: number];

/** A node with what is understood of it, and the rest as it stands in the text. */
export interface ToldNode {
  readonly at: number;
  readonly tellings: readonly Telling[];
  readonly raw: string;
  readonly variations: string;
}

type Reader = (values: readonly string[], at: number) => Telling | null;

const seatOf = (letter: string | undefined): Seat | null =>
  letter && /^\s*w/i.test(letter) ? 1 : letter && /^\s*b/i.test(letter) ? 2 : null;

function diceOf(text: string): Dice | null {
  const found = /^\s*([1-6])([1-6])/.exec(text);
  return found && [Number(found[1]) as Die, Number(found[2]) as Die];
}

const action =
  (seat: Seat): Reader =>
  ([value = ''], at) => {
    const word = value.trim().toLowerCase();
    if (word === 'double' || word === 'take' || word === 'drop') return { type: word, seat, at };
    const dice = diceOf(word);
    const legs = readLegs(word.slice(2).replace(/\s+/g, ''), seat);
    return dice && legs && { type: 'play', seat, dice, legs, at };
  };

/** Highest value of a cube that is read: far more than any game has seen. */
const CUBE_TOP = 2 ** 24;

/** The value of a cube, a power of two in digits; null when it is none, or above 2^24. */
export function cubeValue(text: string): number | null {
  if (!/^\s*\d{1,8}\s*$/.test(text)) return null;
  const value = Number(text);
  return value > 0 && value <= CUBE_TOP && (value & (value - 1)) === 0 ? value : null;
}

/** A list of points, ranges such as `a:y` included; null when one of them is none. */
function spansOf(values: readonly string[]): Span[] | null {
  const spans: Span[] = [];
  for (const value of values) {
    const found = /^\s*([a-y])(?::([a-y]))?\s*$/.exec(value);
    if (!found) return null;
    const first = found[1]!.charCodeAt(0);
    const last = found[2]?.charCodeAt(0) ?? first;
    if (last < first) return null;
    spans.push([first, last]);
  }
  return spans;
}

const board =
  (seat: Seat | null): Reader =>
  (values, at) => {
    const spans = seat !== null && values.length > MOST_CHECKERS ? null : spansOf(values);
    return spans && { type: 'board', seat, spans, at };
  };

const owner =
  (property: string): Reader =>
  ([value = ''], at) => {
    if (/^\s*[cn]/i.test(value)) return { type: 'owner', seat: null, property, value, at };
    const seat = seatOf(value);
    return seat && { type: 'owner', seat, property, value, at };
  };

/** What is understood, and in which order within a node, where SGF gives its properties none: the board comes first. */
const OF_NODE: Readonly<Record<string, { readonly rank: number; readonly read: Reader } | undefined>> = {
  AE: { rank: 0, read: board(null) },
  AW: { rank: 1, read: board(1) },
  AB: { rank: 1, read: board(2) },
  CV: {
    rank: 2,
    read: ([text = ''], at) => {
      const value = cubeValue(text);
      return value === null ? null : { type: 'cube', value, at };
    },
  },
  // the specification has CO, GNU Backgammon writes CP
  CO: { rank: 2, read: owner('CO') },
  CP: { rank: 2, read: owner('CP') },
  PL: {
    rank: 2,
    read: ([value], at) => {
      const seat = seatOf(value);
      return seat && { type: 'mover', seat, at };
    },
  },
  DI: {
    rank: 3,
    read: ([value = ''], at) => {
      const dice = /^\s*\d\d\s*$/.test(value) ? diceOf(value) : null;
      return dice && { type: 'dice', dice, at };
    },
  },
  W: { rank: 4, read: action(1) },
  B: { rank: 4, read: action(2) },
};

/** Whether a game can be followed no further where this value says nothing: its play or its position is not known. */
export const isNeeded = ({ property, again }: Unread): boolean =>
  !again && /^(?:W|B|AE|AW|AB)$/.test(property);

/** A copyright (FF[4]): GNU Backgammon uses the name of that property for the owner of the cube. */
const isCopyright = (name: string, values: readonly string[]): boolean =>
  name === 'CP' && values[0]!.trim().length > 1;

export const unread = (property: string, values: readonly string[], at: number): Unread => ({
  type: 'unread',
  property,
  value: values.join(' ').slice(0, 80),
  at,
});

const UNKNOWN = Infinity;
const rankOf = ({ name }: SgfProperty): number => OF_NODE[name]?.rank ?? UNKNOWN;

/** Properties as they are to be understood, one after the other; nearly always that is as they are written. */
function inOrder(properties: readonly SgfProperty[]): readonly SgfProperty[] {
  if (properties.length < 2) return properties;
  let highest = 0;
  for (const property of properties) {
    const rank = rankOf(property);
    if (rank < highest) return [...properties].sort((a, b) => order(rankOf(a), rankOf(b)));
    if (rank !== UNKNOWN) highest = rank;
  }
  return properties;
}

const order = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** Reads a node that is not a root. A second action of the same player means nothing, and stays as it is written. */
export function readNode(text: string, node: SgfNode): ToldNode {
  const tellings: Telling[] = [];
  let raw = '';
  const properties = inOrder(node.properties);
  for (const property of properties) {
    const { name, at } = property;
    const reader = OF_NODE[name];
    const values = reader ? rawValues(text, property).map(plainText) : null;
    if (!reader || !values || isCopyright(name, values)) {
      raw += sliceOf(text, property);
      continue;
    }
    if ((name === 'W' || name === 'B') && properties.find((each) => each.name === name) !== property) {
      raw += sliceOf(text, property);
      tellings.push({ ...unread(name, values, at), again: true });
      continue;
    }
    tellings.push(reader.read(values, at) ?? unread(name, values, at));
  }
  return { at: node.at, tellings, raw, variations: node.variations };
}

/** A property as it stands in the text. */
export const sliceOf = (text: string, { at, end }: SgfProperty): string => text.slice(at, end);

/**
 * The checkers of both seats, so many each, in their own numbering after more were put down or points were cleared; those
 * that are not on the board are off.
 */
export function withCheckers(
  sides: BySeat<Side>,
  { seat: owner, spans }: Board,
  checkers: number,
): BySeat<Side> {
  const counts = { 1: [...sides[1]], 2: [...sides[2]] };
  for (const seat of owner === null ? SEATS : [owner]) {
    const own = counts[seat];
    for (const [first, last] of spans) {
      for (let code = first; code <= last; code++) {
        const point = letterPoint(String.fromCharCode(code), seat)!;
        own[point] = owner === null ? 0 : own[point]! + 1;
      }
    }
    let standing = 0;
    for (let point = 1; point <= BAR; point++) standing += own[point]!;
    own[OFF] = Math.max(0, checkers - standing); // more than there are is for checkPosition to refuse
  }
  return counts;
}
