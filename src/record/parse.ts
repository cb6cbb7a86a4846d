import type { Setup } from '../engine/game.js';
import { err, ok, show, type Result } from '../engine/result.js';
import { parseRules } from '../engine/rules.js';
import type { SeriesFact } from '../engine/series.js';
import type { Step } from '../engine/types.js';
import { fold, RECORD_VERSION, type NardyRecord } from './record.js';

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
const listOf =
  (length: number | null, read: Read): Read =>
  (value) => {
    if (!Array.isArray(value) || (length !== null && value.length !== length)) return undefined;
    const items = Array.from(value, (item: unknown) => read(item)); // holes are read too
    return items.includes(undefined) ? undefined : items;
  };
const fields =
  (reads: Fields, optional = false): Read =>
  (value) => {
    if (!isPlain(value)) return undefined;
    const known: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(reads)) {
      if (value[name] === undefined && optional) continue;
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

const FACTS: Readonly<Record<string, Fields>> = {
  throw: { dice },
  roll: { seat, dice },
  play: { seat, steps },
  double: { seat },
  take: { seat },
  drop: { seat },
  beaver: { seat },
  resign: { seat },
  'new-game': {},
};

const readSetup = fields(
  {
    colours,
    mover: seat,
    position: fields({ white: side, black: side }),
    starter: seat,
    rolls: bySeat(whole(0, Number.MAX_SAFE_INTEGER)),
    starterFirstRoll: dice,
    cubeInUse: oneOf(true, false),
  },
  true,
);

function readFact(value: unknown): unknown {
  const type = isPlain(value) ? value['type'] : undefined;
  const known = typeof type === 'string' && Object.hasOwn(FACTS, type) ? FACTS[type] : undefined;
  return known && fields({ type: oneOf(type), ...known })(value);
}

function fromText(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input);
  } catch {
    return null;
  }
}

/**
 * Reads a record from an object or JSON text and proves it by folding. Errors: `ERR_RECORD` (`part` = what is not as it
 * must be), `ERR_RECORD_VERSION`, `ERR_RECORD_FACT` (`fact` = its index), those of `parseRules` and `fold`.
 */
export function parseRecord(input: unknown): Result<NardyRecord> {
  const value = fromText(input);
  if (!isPlain(value)) return err('ERR_RECORD', { part: 'record' });
  if (value['version'] !== RECORD_VERSION)
    return err('ERR_RECORD_VERSION', { value: show(value['version']) });
  const rules = parseRules(value['rules']);
  if (!rules.ok) return rules;
  const setup = readSetup(value['setup'] === undefined ? {} : value['setup']) as Setup | undefined;
  if (!setup) return err('ERR_RECORD', { part: 'setup' });
  if (!Array.isArray(value['facts'])) return err('ERR_RECORD', { part: 'facts' });
  const facts = Array.from(value['facts'], (fact: unknown) => readFact(fact) as SeriesFact | undefined);
  const bad = facts.indexOf(undefined);
  if (bad >= 0) return err('ERR_RECORD_FACT', { fact: bad });
  const unfinished = steps(value['unfinished'] ?? []) as readonly Step[] | undefined;
  if (!unfinished) return err('ERR_RECORD', { part: 'unfinished' });
  const record: NardyRecord = {
    version: RECORD_VERSION,
    rules: rules.value,
    ...(Object.keys(setup).length > 0 ? { setup } : {}),
    facts: facts as SeriesFact[],
    ...(unfinished.length > 0 ? { unfinished } : {}),
  };
  const folded = fold(record);
  return folded.ok ? ok(record) : folded;
}
