import type { Setup } from '../engine/game.js';
import { err, ok, show, type Result } from '../engine/result.js';
import { parseRules } from '../engine/rules.js';
import type { SeriesFact } from '../engine/series.js';
import type { Step } from '../engine/types.js';
import { fold, RECORD_VERSION, type NardyRecord } from './record.js';

type Plain = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSeat: Check = (value) => value === 1 || value === 2;
const isColour: Check = (value) => value === 'white' || value === 'black';
const isWhole =
  (least: number, top: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= top;
const isDie = isWhole(1, 6);
const listOf =
  (length: number | null, check: Check): Check =>
  (value) =>
    Array.isArray(value) && (length === null || value.length === length) && value.every(check);
const isDice = listOf(2, isDie);
const bySeat =
  (check: Check): Check =>
  (value) =>
    isPlain(value) && check(value['1']) && check(value['2']);
const isSide = listOf(26, isWhole(0, 15));
const isStep: Check = (value) => isPlain(value) && isWhole(1, 25)(value['from']) && isDie(value['die']);
const isSteps = listOf(null, isStep);

const FACTS: Readonly<Record<string, Fields>> = {
  throw: { dice: isDice },
  roll: { seat: isSeat, dice: isDice },
  play: { seat: isSeat, steps: isSteps },
  double: { seat: isSeat },
  take: { seat: isSeat },
  drop: { seat: isSeat },
  beaver: { seat: isSeat },
  resign: { seat: isSeat },
  'new-game': {},
};

const SETUP: Fields = {
  colours: (value) => bySeat(isColour)(value) && (value as Plain)['1'] !== (value as Plain)['2'],
  mover: isSeat,
  position: (value) => isPlain(value) && isSide(value['white']) && isSide(value['black']),
  starter: isSeat,
  rolls: bySeat(isWhole(0, Number.MAX_SAFE_INTEGER)),
  starterFirstRoll: isDice,
  cubeInUse: (value) => typeof value === 'boolean',
};

/** The named fields, if each is as it must be; whatever else there is is dropped, so that newer writers can be read. */
function pick(value: unknown, fields: Fields, optional: boolean): Plain | null {
  if (!isPlain(value)) return null;
  const picked: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(fields)) {
    if (value[name] === undefined && optional) continue;
    if (!check(value[name])) return null;
    picked[name] = value[name];
  }
  return picked;
}

function parseFact(value: unknown): SeriesFact | null {
  const type = isPlain(value) ? value['type'] : undefined;
  const fields = typeof type === 'string' && Object.hasOwn(FACTS, type) ? FACTS[type] : undefined;
  const picked = fields ? pick(value, fields, false) : null;
  if (!picked) return null;
  if (type !== 'new-game' || (value as Plain)['rules'] === undefined)
    return { type, ...picked } as SeriesFact;
  const rules = parseRules((value as Plain)['rules']);
  return rules.ok ? { type, rules: rules.value } : null;
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
  const setup = value['setup'] === undefined ? {} : pick(value['setup'], SETUP, true);
  if (!setup) return err('ERR_RECORD', { part: 'setup' });
  if (!Array.isArray(value['facts'])) return err('ERR_RECORD', { part: 'facts' });
  const facts = value['facts'].map(parseFact);
  const bad = facts.indexOf(null);
  if (bad >= 0) return err('ERR_RECORD_FACT', { fact: bad });
  const unfinished = value['unfinished'] ?? [];
  if (!isSteps(unfinished)) return err('ERR_RECORD', { part: 'unfinished' });
  const steps = unfinished as readonly Step[];
  const record: NardyRecord = {
    version: RECORD_VERSION,
    rules: rules.value,
    ...(Object.keys(setup).length > 0 ? { setup: setup as Setup } : {}),
    facts: facts as SeriesFact[],
    ...(steps.length > 0 ? { unfinished: steps } : {}),
  };
  const folded = fold(record);
  return folded.ok ? ok(record) : folded;
}
