import { SEATS, type BySeat, type Seat } from '../../engine/types.js';
import { cubeValue, readNode, unread, type Telling, type Unread } from './nodes.js';
import { rawValues, plainText, type SgfNode, type SgfProperty } from './tree.js';

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
  /** MI says something of it, as only this game has it. */
  readonly informed: boolean;
  readonly length: number;
  /** Games before this one. */
  readonly index: number | null;
  readonly score: BySeat<number> | null;
  readonly names: Partial<BySeat<{ readonly at: number; readonly line: string }>>;
  /** Rules by their names in RU. */
  readonly rules: readonly string[];
  /** Automatic doubles have brought the cube here (START-5). */
  readonly cube: { readonly at: number; readonly value: number } | null;
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

type Draft = { -readonly [K in keyof ToldRoot]: ToldRoot[K] };

const NO_NAMES: ToldRoot['names'] = {};
const NO_NOTES: ToldRoot['notes'] = {};
const NONE: readonly never[] = [];

/** Of what it holds only the place is known: written out, which takes a tenth of the time of a copy. */
const rootAt = ({ at, variations }: SgfNode): Draft => ({
  at,
  game: null,
  informed: false,
  length: 0,
  index: null,
  score: null,
  names: NO_NAMES,
  rules: NONE,
  cube: null,
  result: null,
  notes: NO_NOTES,
  tellings: NONE,
  unread: NONE,
  raw: '',
  variations,
});

/** Takes a value in; what of it says nothing is returned, null where all does. */
type Reader = (draft: Draft, values: readonly string[], at: number) => readonly string[] | null;

const WHOLE = /^\s*\d{1,9}\s*$/;
/** Points come in halves (DRAW-2). */
const HALVES = /^\s*\d{1,9}(?:\.5)?\s*$/;

/** The parts of MI that are counts; one that is none is left out, the others hold. */
const readMatchInfo: Reader = (draft, values) => {
  let bad: string[] | null = null;
  const score: Partial<Record<string, number>> = {};
  for (const value of values) {
    const [, name, text = ''] = /^\s*(length|game|ws|bs)\s*:([^]*)$/.exec(value) ?? [];
    if (name === undefined) continue;
    const form = name === 'ws' || name === 'bs' ? HALVES : WHOLE;
    if (!form.test(text)) {
      (bad ??= []).push(value);
      continue;
    }
    const count = Number(text);
    draft.informed = true;
    if (name === 'length') draft.length = count;
    else if (name === 'game') draft.index = count;
    else score[name] = count;
  }
  // One that is not told is none; of one that is told wrongly nothing is known.
  const { ws, bs } = score;
  const isKnown = (ws !== undefined || bs !== undefined) && !bad?.some((value) => /^\s*[wb]s/.test(value));
  if (isKnown) draft.score = { 1: ws ?? 0, 2: bs ?? 0 };
  return bad;
};

/** The result as FF[4] has it; words may follow after a space. */
const RESULT = /^\s*([WB])\s*\+\s*(\d{1,9})?\s*(?:(R(?:esign)?)|T(?:ime)?|F(?:orfeit)?)?(?:\s[^]*)?$/i;

const readResult: Reader = (draft, values, at) => {
  const [value = ''] = values;
  const [whole, letter = '', points, resigned] = RESULT.exec(value) ?? [];
  if (whole === undefined && !/^\s*(?:0|draw|void|\?)\s*$/i.test(value)) return values;
  const winner = whole === undefined ? null : /w/i.test(letter) ? 1 : 2;
  draft.result = {
    at,
    value,
    winner,
    points: points === undefined ? null : Number(points),
    resigned: resigned !== undefined,
  };
  return null;
};

const name =
  (seat: Seat): Reader =>
  (draft, [value = ''], at) => {
    const line = value.replace(/\s+/g, ' ').trim();
    if (line !== '') draft.names = { ...draft.names, [seat]: { at, line } };
    return null;
  };

const OF_ROOT: Readonly<Record<string, Reader | undefined>> = {
  GM: (draft, [value = '']) => {
    draft.game = value.trim();
    return null;
  },
  MI: readMatchInfo,
  PW: name(1),
  PB: name(2),
  RU: (draft, [value = '']) => {
    draft.rules = value.split(':').map((word) => word.trim());
    return null;
  },
  CV: (draft, values, at) => {
    const value = cubeValue(values[0] ?? '');
    if (value === null) return values;
    draft.cube = { at, value };
    return null;
  },
  RE: readResult,
};

/** Reads the root of a game tree; notes are taken for the record's where `first`, and left as they stand elsewhere. */
export function readRoot(text: string, node: SgfNode, first: boolean): ToldRoot {
  const draft = rootAt(node);
  const others: SgfProperty[] = [];
  const bad: Unread[] = [];
  for (const property of node.properties) {
    const { name, at } = property;
    const key = first ? (SGF_NOTES[name as keyof typeof SGF_NOTES] as string | undefined) : undefined;
    const reader = OF_ROOT[name];
    if (IMPLIED.includes(name)) continue;
    if (!reader && key === undefined) {
      others.push(property);
      continue;
    }
    const values = rawValues(text, property).map(plainText);
    if (!reader) draft.notes = { ...draft.notes, [key!]: dated(key!, values.join('\n'), '.') };
    else {
      const unknown = reader(draft, values, at);
      if (unknown) bad.push(unread(name, unknown, at));
    }
  }
  if (bad.length > 0) draft.unread = bad;
  if (others.length > 0) {
    const { tellings, raw } = readNode(text, { ...node, properties: others });
    draft.tellings = tellings;
    draft.raw = raw;
  }
  return draft;
}

/** Other names than those of the first game; null where each that both tell is the same. */
export interface OtherNames {
  readonly at: number;
  readonly written: string;
  readonly first: string;
}

/** Compares the names of a game with those of the first; without regard to small and capital letters. */
export function otherNames({ names }: ToldRoot, first: ToldRoot['names']): OtherNames | null {
  for (const seat of SEATS) {
    const [one, other] = [names[seat], first[seat]];
    if (!one || !other || one.line.toLowerCase() === other.line.toLowerCase()) continue;
    return { at: one.at, written: versus(names), first: versus(first) };
  }
  return null;
}

const versus = (names: ToldRoot['names']): string =>
  SEATS.map((seat) => names[seat]?.line ?? '?').join(' – ');
