/** What texts that a build has written come to: asked when they are written, and again by every later build. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Rules, VariantId } from '../../src/doors/engine.js';
import { beginningOf, makePosition, readMat, readPosition, readSgf } from '../../src/doors/notation.js';
import { fold, parseRecord, type NardyRecord } from '../../src/doors/record.js';

/** Texts of one kind with what each came to in the build that wrote it. */
export interface Written<Of> {
  readonly of: string;
  readonly text: string;
  readonly comesTo: Of;
}
/** A position as text. */
export interface WrittenPosition {
  readonly of: string;
  readonly text: string;
  readonly variant: VariantId;
  /** As it is read by the variant of its game. */
  readonly read: unknown;
  /** As it is read without a variant, where that is another. */
  readonly alone?: unknown;
  /** What a game that begins from it begins with, by the rules of the game that it was of. */
  readonly begun: unknown;
}
/** A record as it was when it had so many facts, and steps not yet confirmed. */
export interface Moment {
  readonly facts: number;
  readonly unfinished: readonly unknown[];
  readonly standing: unknown;
}
/** A record as text, with what it came to on its way and at its end. */
export interface WrittenRecord {
  readonly of: string;
  readonly text: string;
  readonly told: unknown;
  readonly moments: readonly Moment[];
}
/** All that a build has written down. */
export interface WrittenBy {
  /** Records in which nothing has happened yet: they are compared as text, by the boards that keep games. */
  readonly fresh: readonly string[];
  readonly records: readonly WrittenRecord[];
  readonly positions: readonly WrittenPosition[];
  readonly mat: readonly Written<unknown>[];
  readonly sgf: readonly Written<unknown>[];
}

/** As JSON has it, where a member that is undefined is none. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What a record stands at. */
function standing(record: NardyRecord): unknown {
  const folded = fold(record);
  if (!folded.ok) return folded.error;
  const { series, turn } = folded.value;
  const { position, rules, last: _, ...game } = series.game;
  return {
    ...game,
    position: makePosition(position),
    rules: JSON.stringify(rules) === JSON.stringify(series.rules) ? 'those of the series' : rules,
    score: series.score,
    played: series.played,
    crawfordSeen: series.crawfordSeen,
    turn: turn && { moves: turn.moves, position: makePosition(turn.position) },
  };
}

/** Whole records would be most of the file: of their facts the number and a digest are kept. */
const short = ({ facts, ...told }: NardyRecord): unknown => ({
  ...told,
  facts: facts.length,
  digest: createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16),
});

/** The text of a record as it was written at a moment. */
export function momentText(text: string, facts: number, unfinished: readonly unknown[]): string {
  const whole = JSON.parse(text) as { facts: unknown[] };
  const cut = { ...whole, facts: whole.facts.slice(0, facts) };
  return JSON.stringify(unfinished.length > 0 ? { ...cut, unfinished } : cut);
}

/** What the text of a record comes to. */
export function recordComesTo(text: string): { readonly told: unknown; readonly standing: unknown } {
  const parsed = parseRecord(text);
  return parsed.ok
    ? { told: plain(short(parsed.value)), standing: plain(standing(parsed.value)) }
    : { told: parsed.error, standing: null };
}

function positionRead(text: string, variant?: VariantId): unknown {
  const read = readPosition(text, variant);
  return plain(
    read.ok ? { ...read.value, position: makePosition(read.value.position), format: undefined } : read.error,
  );
}

/** What the text of a position comes to, and the game that begins from it. */
export function positionComesTo(
  text: string,
  variant: VariantId,
  rules: Rules,
): Pick<WrittenPosition, 'read' | 'alone' | 'begun'> {
  const read = positionRead(text, variant);
  const alone = positionRead(text);
  const found = readPosition(text, variant);
  const begun = found.ok ? beginningOf(found.value, rules, null) : null;
  const { setup, facts } = begun?.ok ? begun.value : { setup: undefined, facts: [] };
  const start = setup ? { setup: { ...setup, position: undefined }, facts } : null;
  return {
    read,
    ...(isDeepStrictEqual(alone, read) ? {} : { alone }),
    begun: plain(begun?.ok === false ? begun.error : start),
  };
}

/** What match text comes to. */
export function matComesTo(text: string): unknown {
  const read = readMat(text);
  if (!read.ok) return plain(read.error);
  const { record, problems } = read.value;
  return plain({ told: short(record), standing: standing(record), problems });
}

/** What SGF comes to. */
export function sgfComesTo(text: string): unknown {
  const read = readSgf(text);
  if (!read.ok) return plain(read.error);
  const { record, problems, kept } = read.value;
  return plain({ told: short(record), standing: standing(record), problems, kept });
}
