import type { VariantId } from '../../engine/options.js';
import { detect, type PositionRead, type PositionReader } from './read.js';
import { foundAt, NAME, readTop, type FoundId, type Tried } from './top.js';

/** Positions that are known among other words: by a name of their own, or by a shape that nothing else has. */
const KNOWN = new RegExp(
  [
    String.raw`(?<![a-z\d])${NAME}[^\s,;"'“”„«»<>()]*`,
    String.raw`(?<![a-z\d])LN\d-[\da-z]{23}(?![\da-z])`,
    String.raw`(?<![a-z\d])board:(?:[^:\s]*:){2}(?:\s*[-+]?\d{1,5}\s*:){49}\s*[-+]?\d{1,5}(?!\d|\s*:)`,
    String.raw`(?<![a-z\d+/:])[a-z\d+/]{14}:[a-z\d+/]{12}(?![a-z\d+/:])`,
  ].join('|'),
  'giu',
);
/** How gnubg prints its ids: one a line, each after its name; other programs write a hyphen in it. */
const PRINTED =
  /(?:position|gnu ?bg)[ -]id\s*:\s*[^\sa-z\d+/]*(\S+)(?:(?:(?!(?:position|gnu ?bg)[ -]id)[^])*?match[ -]id\s*:\s*[^\sa-z\d+/]*(\S+))?/dgi;

/** A position without the marks of a sentence around it, and what is not seen. */
const INNER = /[a-z\d+/:-](?:[^]*[a-z\d+/:=])?/i;
/** So many lines a position in words may take. */
const MOST_LINES = 8;

/** What stands beside the position that is read, and is left out. */
export interface Rest {
  /** `ERR_ID_MORE`: another position; `ERR_ID_REST`: what is no part of it. */
  readonly code: 'ERR_ID_MORE' | 'ERR_ID_REST';
  readonly text: string;
  /** Offset from 0. */
  readonly start: number;
}

/** The position that stands first in a text, or what is wrong with it. */
export interface FirstRead extends Tried {
  readonly rest: readonly Rest[];
}

const inner = (text: string): string => INNER.exec(text)?.[0] ?? '';

type Range = readonly [start: number, end: number];

/** The positions that are known among other words, in their order. */
export function knownIn(text: string): FoundId[] {
  const known = new Map<number, FoundId>();
  for (const { index, 0: id } of text.matchAll(KNOWN)) known.set(index, foundAt(inner(id), index));
  for (const { indices } of text.matchAll(PRINTED)) {
    const id = printedAt(text, indices![1]!, indices![2]);
    known.set(id.at(0), id);
  }
  return [...known.values()].sort((a, b) => a.at(0) - b.at(0));
}

function printedAt(text: string, position: Range, match: Range | undefined): FoundId {
  const first = inner(text.slice(...position));
  if (!match) return foundAt(first, position[0]);
  const starts = [position[0], match[0] - first.length - 1] as const;
  return {
    text: `${first}:${inner(text.slice(...match))}`,
    at: (index) => index + starts[index > first.length ? 1 : 0],
    end: match[1],
  };
}

/** Reads what stands at the top of a text; words may end with any of its first lines. An error is that of the whole. */
function readFirst(text: string, readers: readonly PositionReader[], variant?: VariantId): Tried {
  const first = readTop(text, readers, variant);
  if (first.result.ok) return first;
  const start = /^[^a-z\d+/:-]*/i.exec(text)![0].length;
  const top = text.slice(start).trimEnd();
  for (let line = 0, end = 0; line < MOST_LINES && end < top.length; line++) {
    const next = top.slice(end).search(/[\r\n]\s*\S/);
    end = next < 0 ? top.length : end + next + 1;
    const result = detect(inner(top.slice(0, end)), readers, variant);
    if (result.ok) return { found: foundAt(top.slice(0, end), start), result };
  }
  return first;
}

/**
 * The position that stands first in a text: at its top, or known among other words; marks of the sentence around it are
 * no part of it. What stands there besides and would be lost is `rest`: other positions, and what surrounds a line of
 * FIBS or follows a position that has no name; of an XGID and an OGID that is prose.
 */
export function firstIn(
  text: string,
  readers: readonly PositionReader[],
  variant?: VariantId,
  known: readonly FoundId[] = knownIn(text),
): FirstRead {
  const [named, ...others] = known;
  const top = readFirst(named ? text.slice(0, named.at(0)) : text, readers, variant);
  const isTop = !named || top.result.ok;
  const { found, result } = isTop
    ? top
    : { found: named, result: readTop(named.text, readers, variant).result };
  if (!result.ok) return { found, result, rest: [] };
  const { format } = result.value;
  const more = moreIn(isTop ? known : others, found.text, result.value, readers, variant);
  const isProse = named ? format !== 'fibs' : format === 'xgid' || format === 'ogid';
  return { found, result, rest: more.length > 0 || isProse ? more : around(text, found) };
}

/** What tells a position from another one. */
const essence = ({ position, turn, dice }: PositionRead): string => JSON.stringify([position, turn, dice]);

/** Other positions, each once; one that is only written in another format is none. */
function moreIn(
  known: readonly FoundId[],
  text: string,
  read: PositionRead,
  readers: readonly PositionReader[],
  variant?: VariantId,
): Rest[] {
  const seen = new Set([text]);
  return known.flatMap(({ text, at }) => {
    if (seen.has(text)) return [];
    seen.add(text);
    const { result } = readTop(text, readers, variant);
    const isSame = result.ok && essence(result.value) === essence(read);
    return isSame ? [] : { code: 'ERR_ID_MORE', text, start: at(0) };
  });
}

/** Whatever has letters before and behind what is read. */
function around(text: string, { at, end }: FoundId): Rest[] {
  const ranges: Range[] = [
    [0, at(0)],
    [end, text.length],
  ];
  return ranges.flatMap(([from, to]) => {
    const piece = text.slice(from, to);
    const start = from + piece.search(/\S/);
    return /[\p{L}\p{N}]/u.test(piece) ? { code: 'ERR_ID_REST', text: piece.trim(), start } : [];
  });
}
