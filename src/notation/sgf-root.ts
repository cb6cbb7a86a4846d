import type { BySeat, Seat } from '../engine/types.js';
import { readNode, unread, type Telling, type Unread } from './sgf-nodes.js';
import { rawValues, textOf, type SgfNode, type SgfProperty } from './sgf-tree.js';

/** How a game ended, as its root tells it. */
export interface ToldResult {
  readonly at: number;
  readonly value: string;
  /** null = a draw, or nobody yet. */
  readonly winner: Seat | null;
  /** null = not told. */
  readonly points: number | null;
  readonly resigned: boolean;
}

/** What the root of a game tells; null = not told. */
export interface ToldRoot {
  readonly at: number;
  /** Number of the game of GM, 6 = backgammon. */
  readonly game: string | null;
  readonly length: number;
  /** Games before this one. */
  readonly index: number | null;
  readonly score: BySeat<number> | null;
  readonly names: Partial<BySeat<string>>;
  /** Rules by their names in RU. */
  readonly rules: readonly string[];
  /** Automatic doubles have brought the cube here (START-5). */
  readonly cube: number;
  readonly result: ToldResult | null;
  /** By the keys of a record. */
  readonly notes: Readonly<Record<string, string>>;
  /** What it tells besides, as any node: FF[4] lets a set-up stand in the root. */
  readonly tellings: readonly Telling[];
  /** Values of the root's own properties that say nothing. */
  readonly unread: readonly Unread[];
  readonly raw: string;
  readonly variations: string;
}

/** Properties that a record keeps as notes, by the names that match text has for them. */
export const SGF_NOTES = {
  EV: 'Event',
  RO: 'Round',
  PC: 'Site',
  DT: 'EventDate',
  AN: 'Transcriber',
  WR: 'Player 1 Elo',
  BR: 'Player 2 Elo',
  GC: 'Comment',
} as const;

/** A date with other marks between year, month and day: match text has full stops; any other note as it is. */
export const dated = (key: string, value: string, mark: '.' | '-'): string =>
  key === 'EventDate' ? value.replace(/^(\d{4})[.-](\d\d)[.-](\d\d)$/, `$1${mark}$2${mark}$3`) : value;

/** Properties that say what every file of this format says, or that the record tells better. */
const IMPLIED = ['FF', 'CA', 'AP'];

const NOTHING: Omit<ToldRoot, 'at'> = {
  game: null,
  length: 0,
  index: null,
  score: null,
  names: {},
  rules: [],
  cube: 1,
  result: null,
  notes: {},
  tellings: [],
  unread: [],
  raw: '',
  variations: '',
};
type Draft = { -readonly [K in keyof ToldRoot]: ToldRoot[K] };
/** Takes a value in; false when it says nothing. */
type Reader = (draft: Draft, values: readonly string[], at: number) => boolean;

const readMatchInfo: Reader = (draft, values) => {
  const told = new Map<string, number>();
  for (const value of values) {
    const found = /^\s*(length|game|ws|bs)\s*:\s*(\d{1,9}(?:\.5)?)\s*$/.exec(value);
    if (found) told.set(found[1]!, Number(found[2]));
    else if (/^\s*(length|game|ws|bs)\s*:/.test(value)) return false;
  }
  draft.length = told.get('length') ?? 0;
  draft.index = told.get('game') ?? null;
  const [ws, bs] = [told.get('ws'), told.get('bs')];
  draft.score = ws !== undefined && bs !== undefined ? { 1: ws, 2: bs } : null;
  return true;
};

const readResult: Reader = (draft, [value = ''], at) => {
  const found = /^\s*([WB])\s*\+\s*(\d{1,9})?\s*(R(?:esign)?)?/i.exec(value);
  const winner = found ? (/w/i.test(found[1]!) ? 1 : 2) : null;
  const points = found?.[2] === undefined ? null : Number(found[2]);
  draft.result = { at, value, winner, points, resigned: found?.[3] !== undefined };
  return found !== null || /^\s*(0|draw|void|\?)\s*$/i.test(value);
};

const name =
  (seat: Seat): Reader =>
  (draft, [value = '']) => {
    const line = value.replace(/\s+/g, ' ').trim();
    if (line !== '') draft.names = { ...draft.names, [seat]: line };
    return true;
  };

const READERS: Readonly<Record<string, Reader | undefined>> = {
  GM: (draft, [value = '']) => {
    draft.game = value.trim();
    return true;
  },
  MI: readMatchInfo,
  PW: name(1),
  PB: name(2),
  RU: (draft, [value = '']) => {
    draft.rules = value.split(':').map((word) => word.trim());
    return true;
  },
  CV: (draft, [value = '']) => {
    draft.cube = Number(value);
    return /^\s*\d{1,9}\s*$/.test(value) && Number.isInteger(Math.log2(draft.cube));
  },
  RE: readResult,
};

/** Reads the root of a game tree; notes are taken for the record's where `first`, and left as they stand elsewhere. */
export function readRoot(text: string, node: SgfNode, first: boolean): ToldRoot {
  const draft: Draft = { ...NOTHING, at: node.at };
  const others: SgfProperty[] = [];
  for (const property of node.properties) {
    const { name, at } = property;
    const key = SGF_NOTES[name as keyof typeof SGF_NOTES] as string | undefined;
    const reader = READERS[name];
    if (IMPLIED.includes(name)) continue;
    if (!reader && !(first && key)) {
      others.push(property);
      continue;
    }
    const values = rawValues(text, property).map(textOf);
    if (!reader) draft.notes = { ...draft.notes, [key!]: dated(key!, values.join('\n'), '.') };
    else if (!reader(draft, values, at)) draft.unread = [...draft.unread, unread(name, values, at)];
  }
  const rest = readNode(text, { ...node, properties: others });
  return { ...draft, ...rest };
}
