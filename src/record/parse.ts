import { err, ok, show, type Result } from '../engine/result.js';
import { END_MODES } from '../engine/options.js';
import { parseRules } from '../engine/rules.js';
import type { SeriesFact, SeriesSetup } from '../engine/series.js';
import type { Step } from '../engine/types.js';
import { fold, RECORD_VERSION, recordOf, type NardyRecord } from './record.js';

type Plain = Readonly<Record<string, unknown>>;
/** What is known of a value, undefined when it is not as it must be; whatever else is in it is dropped. */
type Read = (value: unknown) => unknown;
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
const fields =
  (required: Fields, optional: Fields = {}): Read =>
  (value) => {
    if (!isPlain(value)) return undefined;
    const known: Record<string, unknown> = {};
    for (const [name, read] of Object.entries({ ...required, ...optional })) {
      if (value[name] === undefined && name in optional) continue;
      known[name] = read(value[name]);
      if (known[name] === undefined) return undefined;
    }
    return known;
  };

const seat = oneOf(1, 2);
const die = whole(1, 6);
const dice = listOf(2, die);
const steps = listOf(null, fields({ from: whole(1, 25), die }));
const side = listOf(26, whole(0, 15));
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

const FACTS: Readonly<Record<string, readonly [required: Fields, optional?: Fields]>> = {
  throw: [{ dice }],
  roll: [{ seat, dice }],
  play: [{ seat, steps }],
  remainder: [{ seat, steps }],
  double: [{ seat }],
  take: [{ seat }],
  drop: [{ seat }],
  beaver: [{ seat }],
  resign: [{ seat }, { kind: oneOf(...END_MODES) }],
  'new-game': [{}, { rules }],
};

const player = fields({}, { name: text });
const readSeats = fields({}, { 1: player, 2: player });

const SETUP: Fields = {
  colours,
  mover: seat,
  position: fields({ white: side, black: side }),
  starter: seat,
  rolls: bySeat(whole(0, Number.MAX_SAFE_INTEGER)),
  starterFirstRoll: dice,
  cubeInUse: oneOf(true, false),
  cube: fields({ value: whole(1, Number.MAX_SAFE_INTEGER), owner: oneOf(1, 2, null) }),
  score: bySeat(half),
  played: whole(0, Number.MAX_SAFE_INTEGER),
  crawfordSeen: oneOf(true, false),
  balances: bySeat(amount),
};
const readSetup = fields({}, SETUP);

const kindOf = (value: unknown) => {
  const type = isPlain(value) ? value['type'] : undefined;
  return typeof type === 'string' && Object.hasOwn(FACTS, type) ? FACTS[type] : undefined;
};

function readFact(value: unknown): unknown {
  const kind = kindOf(value);
  const read = kind && (fields(...kind)(value) as Plain | undefined);
  return read && { type: (value as Plain)['type'], ...read };
}

/** The member of a value that is not as it must be, as far as one can be named. */
function badMember(value: unknown, required: Fields, optional: Fields = {}): string | undefined {
  if (!isPlain(value)) return undefined;
  const isBad = ([name, read]: [string, Read]) =>
    (value[name] !== undefined || name in required) && read(value[name]) === undefined;
  return Object.entries({ ...required, ...optional }).find(isBad)?.[0];
}

function fromText(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/**
 * Reads a record from an object or JSON text and proves it by folding. Errors: `ERR_RECORD` (`part` = what is not as it
 * must be), `ERR_RECORD_VERSION`, `ERR_RECORD_FACT` (`fact` = its index, `part` = its member that is not as it must be),
 * those of `parseRules` and `fold`.
 */
export function parseRecord(input: unknown): Result<NardyRecord> {
  const value = fromText(input);
  if (!isPlain(value)) return err('ERR_RECORD', { part: 'record' });
  if (value['version'] === undefined) return err('ERR_RECORD', { part: 'version' });
  if (value['version'] !== RECORD_VERSION)
    return err('ERR_RECORD_VERSION', { value: show(value['version']) });
  const agreed = parseRules(value['rules']);
  if (!agreed.ok) return agreed;
  const setup = readSetup(value['setup'] === undefined ? {} : value['setup']) as SeriesSetup | undefined;
  if (!setup) {
    const member = badMember(value['setup'], {}, SETUP);
    return err('ERR_RECORD', { part: member === undefined ? 'setup' : `setup.${member}` });
  }
  if (!Array.isArray(value['facts'])) return err('ERR_RECORD', { part: 'facts' });
  const facts = Array.from(value['facts'], (fact: unknown) => readFact(fact) as SeriesFact | undefined);
  const bad = facts.indexOf(undefined);
  if (bad >= 0) {
    const fact: unknown = value['facts'][bad];
    const part = badMember(fact, ...(kindOf(fact) ?? [{ type: () => undefined }])) ?? 'type';
    return err('ERR_RECORD_FACT', { fact: bad, part });
  }
  const seats = readSeats(value['seats'] ?? {}) as NardyRecord['seats'];
  const notes = texts(value['notes'] ?? {}) as NardyRecord['notes'];
  if (!seats) return err('ERR_RECORD', { part: 'seats' });
  if (!notes) return err('ERR_RECORD', { part: 'notes' });
  const unfinished = steps(value['unfinished'] ?? []) as readonly Step[] | undefined;
  if (!unfinished) return err('ERR_RECORD', { part: 'unfinished' });
  const record = recordOf({
    rules: agreed.value,
    setup,
    seats,
    notes,
    facts: facts as SeriesFact[],
    unfinished,
  });
  const folded = fold(record);
  return folded.ok ? ok(record) : folded;
}
