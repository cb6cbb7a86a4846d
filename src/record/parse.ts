import { err, ok, show, type Result } from '../engine/result.js';
import { END_MODES } from '../engine/options.js';
import { parseRules } from '../engine/rules.js';
import type { SeriesFact, SeriesSetup } from '../engine/series.js';
import type { Step } from '../engine/types.js';
import { VARIANTS } from '../engine/variants/index.js';
import {
  RECORD_VERSION,
  recordOf,
  restore,
  type NardyRecord,
  type Restored,
  type Standing,
  type VisitSeries,
} from './record.js';
import { same } from './same.js';

type Plain = Readonly<Record<string, unknown>>;
/**
 * What is known of a value, undefined when it is not as it must be; whatever else is in it is dropped. `bad` hears of the
 * member that is not.
 */
type Read = (value: unknown, bad?: (member: string) => void) => unknown;
type Fields = Readonly<Record<string, Read>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const oneOf =
  (...values: readonly unknown[]): Read =>
  (value) =>
    values.includes(value) ? value : undefined;
const whole =
  (least: number, top: number): Read =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= top ? value : undefined;
/** Not negative, in halves (DRAW-2). */
const half: Read = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value * 2) && value >= 0 ? value : undefined;
/** Money: any amount that can be counted on (CUBE-6). */
const amount: Read = (value) =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : undefined;
const listOf =
  (length: number | null, read: Read): Read =>
  (value) => {
    if (!Array.isArray(value) || (length !== null && value.length !== length)) return undefined;
    const items = Array.from(value, (item: unknown) => read(item)); // holes are read too
    return items.includes(undefined) ? undefined : items;
  };
const fields = (required: Fields, optional: Fields = {}): Read => {
  const members = Object.entries({ ...required, ...optional });
  return (value, bad) => {
    if (!isPlain(value)) return undefined;
    const known: Record<string, unknown> = {};
    for (const [name, read] of members) {
      if (value[name] === undefined && name in optional) continue;
      known[name] = read(value[name]);
      if (known[name] !== undefined) continue;
      bad?.(name);
      return undefined;
    }
    return known;
  };
};

const seat = oneOf(1, 2);
const die = whole(1, 6);
const dice = listOf(2, die);
const steps = listOf(null, fields({ from: whole(1, 25), die }));
const sideOf = (checkers: number) => listOf(26, whole(0, checkers));
const bySeat = (read: Read) => fields({ 1: read, 2: read });
const colours: Read = (value) => {
  const known = bySeat(oneOf('white', 'black'))(value) as Plain | undefined;
  return known && known['1'] !== known['2'] ? known : undefined;
};

const text: Read = (value) => (typeof value === 'string' ? value : undefined);
const texts: Read = (value) => {
  if (!isPlain(value)) return undefined;
  const entries = Object.entries(value);
  return entries.every(([, each]) => typeof each === 'string') ? Object.fromEntries(entries) : undefined;
};
const rules: Read = (value) => {
  const known = parseRules(value);
  return known.ok ? known.value : undefined;
};

/** What the facts hold beside their type. */
const FACTS: Readonly<Record<string, Read>> = {
  throw: fields({ dice }),
  roll: fields({ seat, dice }),
  play: fields({ seat, steps }),
  remainder: fields({ seat, steps }),
  double: fields({ seat }),
  take: fields({ seat }),
  drop: fields({ seat }),
  beaver: fields({ seat }),
  resign: fields({ seat }, { kind: oneOf(...END_MODES) }),
  'new-game': fields({}, { rules }),
};

const player = fields({}, { name: text });
const readSeats = fields({}, { 1: player, 2: player });

/** A set-up of a variant with so many checkers a side. */
const parseSetup = (checkers: number): Read =>
  fields(
    {},
    {
      colours,
      mover: seat,
      position: fields({ white: sideOf(checkers), black: sideOf(checkers) }),
      starter: seat,
      rolls: bySeat(whole(0, Number.MAX_SAFE_INTEGER)),
      starterFirstRoll: dice,
      cubeInUse: oneOf(true, false),
      cube: fields({ value: whole(1, Number.MAX_SAFE_INTEGER), owner: oneOf(1, 2, null) }),
      score: bySeat(half),
      played: whole(0, Number.MAX_SAFE_INTEGER),
      crawfordSeen: oneOf(true, false),
      balances: bySeat(amount),
    },
  );

function readFact(value: unknown): Result<SeriesFact> {
  const type = isPlain(value) ? value['type'] : undefined;
  let part = 'type';
  const members =
    typeof type === 'string' && Object.hasOwn(FACTS, type)
      ? (FACTS[type]!(value, (member) => (part = member)) as Plain | undefined)
      : undefined;
  return members ? ok({ type, ...members } as unknown as SeriesFact) : err('ERR_RECORD_FACT', { part });
}

function fromText(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Reads the facts; one that is word for word as it stands is not read again, and shared. */
function readFacts(values: readonly unknown[], known: readonly SeriesFact[]): Result<readonly SeriesFact[]> {
  const facts: SeriesFact[] = [];
  for (let index = 0; index < values.length; index++) {
    const stands = known[index];
    const fact = stands && same(values[index], stands) ? ok(stands) : readFact(values[index]);
    if (!fact.ok) return err(fact.error.code, { fact: index, ...fact.error.detail });
    facts.push(fact.value);
  }
  return ok(facts);
}

function readParts(value: unknown, known: readonly SeriesFact[]): Result<NardyRecord> {
  if (!isPlain(value)) return err('ERR_RECORD', { part: 'record' });
  if (value['version'] === undefined) return err('ERR_RECORD', { part: 'version' });
  if (value['version'] !== RECORD_VERSION)
    return err('ERR_RECORD_VERSION', { value: show(value['version']) });
  const agreed = parseRules(value['rules']);
  if (!agreed.ok) return agreed;
  let part = 'setup';
  const told = value['setup'] === undefined ? {} : value['setup'];
  const readSetup = parseSetup(VARIANTS[agreed.value.variant].checkers);
  const setup = readSetup(told, (member) => (part = `setup.${member}`)) as SeriesSetup | undefined;
  if (!setup) return err('ERR_RECORD', { part });
  if (!Array.isArray(value['facts'])) return err('ERR_RECORD', { part: 'facts' });
  const facts = readFacts(value['facts'], known);
  if (!facts.ok) return facts;
  const seats = readSeats(value['seats'] ?? {}) as NardyRecord['seats'];
  const notes = texts(value['notes'] ?? {}) as NardyRecord['notes'];
  if (!seats) return err('ERR_RECORD', { part: 'seats' });
  if (!notes) return err('ERR_RECORD', { part: 'notes' });
  const unfinished = steps(value['unfinished'] ?? []) as readonly Step[] | undefined;
  if (!unfinished) return err('ERR_RECORD', { part: 'unfinished' });
  return ok(recordOf({ rules: agreed.value, setup, seats, notes, facts: facts.value, unfinished }));
}

/**
 * Reads a record from an object or JSON text and folds it, once. With `standing`, a record that was read before and its
 * series, only the facts are folded that are added to it; all of them when anything before differs. `visit` sees the
 * series after each fact that is folded, and the first one if it is folded from the start. Errors: `ERR_RECORD` (`part` =
 * what is not as it must be; `record` also when it cannot be read at all), `ERR_RECORD_VERSION`, `ERR_RECORD_FACT`
 * (`fact` = its index, `part` = its member that is not as it must be), those of `parseRules` and `fold`.
 */
export function readRecord(
  input: unknown,
  standing?: Standing | null,
  visit?: VisitSeries,
): Result<Restored> {
  const record = readSafely(input, standing?.record.facts ?? []);
  return record.ok ? restore(record.value, standing, visit) : record;
}

/** What is no plain data may throw when it is looked at. */
function readSafely(input: unknown, known: readonly SeriesFact[]): Result<NardyRecord> {
  try {
    return readParts(fromText(input), known);
  } catch {
    return err('ERR_RECORD', { part: 'record' });
  }
}

/** Reads a record from an object or JSON text and proves it by folding. Errors of `readRecord`. */
export function parseRecord(input: unknown): Result<NardyRecord> {
  const read = readRecord(input);
  return read.ok ? ok(read.value.record) : read;
}
