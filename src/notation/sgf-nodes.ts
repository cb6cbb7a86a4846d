import {
  CHECKERS,
  OFF,
  SEATS,
  type BySeat,
  type Dice,
  type Die,
  type Seat,
  type Side,
} from '../engine/types.js';
import { pointOf, readLegs, type Leg } from './sgf-play.js';
import { rawValues, textOf, type SgfNode, type SgfProperty } from './sgf-tree.js';

/** What one property tells, in the words of the game. */
export type Telling = { readonly at: number } & (
  | { readonly type: 'play'; readonly seat: Seat; readonly dice: Dice; readonly legs: readonly Leg[] }
  | { readonly type: 'double' | 'take' | 'drop'; readonly seat: Seat }
  | { readonly type: 'dice'; readonly dice: Dice }
  | { readonly type: 'mover'; readonly seat: Seat }
  | { readonly type: 'cube'; readonly value: number }
  | { readonly type: 'owner'; readonly seat: Seat | null }
  /** Checkers put on points, or (`seat` null) points cleared; each seat's points in its own numbers. */
  | {
      readonly type: 'board';
      readonly seat: Seat | null;
      readonly points: readonly (readonly [Seat, number])[];
    }
  /** A value that says nothing in its property. */
  | { readonly type: 'unread'; readonly property: string; readonly value: string }
);
export type Unread = Extract<Telling, { type: 'unread' }>;

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

/** Calls back for each letter of a list of points, ranges such as `a:y` written out; false when one is none. */
function eachLetter(values: readonly string[], told: (letter: string) => void): boolean {
  for (const value of values) {
    const found = /^\s*([a-y])(?::([a-y]))?\s*$/.exec(value);
    if (!found) return false;
    const [, first = '', last = first] = found;
    for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code++) told(String.fromCharCode(code));
  }
  return true;
}

const cleared: Reader = (values, at) => {
  const letters = new Set<string>();
  if (!eachLetter(values, (letter) => letters.add(letter))) return null;
  const points = [...letters].flatMap((letter) =>
    SEATS.map((seat) => [seat, pointOf(letter, seat)!] as const),
  );
  return { type: 'board', seat: null, points, at };
};

const checkers =
  (seat: Seat): Reader =>
  (values, at) => {
    const points: (readonly [Seat, number])[] = [];
    if (values.length > CHECKERS) return null;
    if (!eachLetter(values, (letter) => points.push([seat, pointOf(letter, seat)!]))) return null;
    return { type: 'board', seat, points, at };
  };

const owner: Reader = ([value = ''], at) => {
  if (/^\s*[cn]/i.test(value)) return { type: 'owner', seat: null, at };
  const seat = seatOf(value);
  return seat && { type: 'owner', seat, at };
};

const READERS: Readonly<Record<string, Reader>> = {
  W: action(1),
  B: action(2),
  DI: ([value = ''], at) => {
    const dice = diceOf(value);
    return dice && { type: 'dice', dice, at };
  },
  PL: ([value], at) => {
    const seat = seatOf(value);
    return seat && { type: 'mover', seat, at };
  },
  CV: ([value = ''], at) =>
    /^\s*\d{1,9}\s*$/.test(value) ? { type: 'cube', value: Number(value), at } : null,
  // the specification has CO, GNU Backgammon writes CP
  CO: owner,
  CP: owner,
  AE: cleared,
  AW: checkers(1),
  AB: checkers(2),
};

export const unread = (property: string, values: readonly string[], at: number): Unread => ({
  type: 'unread',
  property,
  value: values.join(' ').slice(0, 80),
  at,
});

/** Reads a node that is not a root. A second action in one node means nothing, and is left as it stands. */
export function readNode(text: string, node: SgfNode): ToldNode {
  const tellings: Telling[] = [];
  let raw = '';
  let acted = false;
  for (const property of node.properties) {
    const { name, at } = property;
    const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
    const isAction = name === 'W' || name === 'B';
    if (!reader || (isAction && acted)) {
      raw += sliceOf(text, property);
      continue;
    }
    const values = rawValues(text, property).map(textOf);
    tellings.push(reader(values, at) ?? unread(name, values, at));
    acted ||= isAction;
  }
  return { at: node.at, tellings, raw, variations: node.variations };
}

/** A property as it stands in the text. */
export const sliceOf = (text: string, { at, end }: SgfProperty): string => text.slice(at, end);

/** The checkers of both seats, each in its own numbering, after more were put down or points were cleared. */
export function withCheckers(
  sides: BySeat<Side>,
  { seat, points }: Extract<Telling, { type: 'board' }>,
): BySeat<Side> {
  const counts = { 1: [...sides[1]], 2: [...sides[2]] };
  for (const [each, point] of points) counts[each][point] = seat === null ? 0 : counts[each][point]! + 1;
  for (const seat of SEATS) {
    const standing = counts[seat].slice(1).reduce((sum, count) => sum + count, 0);
    counts[seat][OFF] = Math.max(0, CHECKERS - standing); // more than fifteen are for checkPosition to refuse
  }
  return counts;
}
