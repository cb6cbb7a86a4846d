import { listedDice, seededDice, type DiceSource } from '../engine/dice.js';
import type { Rules } from '../engine/options.js';
import { err, ok, show, type Problem, type Result } from '../engine/result.js';
import { defaultRules, parseRules } from '../engine/rules.js';
import { COLOURS, SEATS, type Dice, type Seat } from '../engine/types.js';
import { parseDice } from '../notation/text/index.js';
import {
  beginningOf,
  readTop,
  optionsOf as optionsOfId,
  type PositionRead,
  type PositionReader,
  readGnubgId,
  readLongId,
  readPositionId,
  readWords,
  readXgid,
} from '../notation/id/index.js';
import { append, emptyRecord, type NardyRecord } from '../record/record.js';
import { cryptoDice } from './dice.js';

/** A property that a page may set to anything; what is not text is read as it would be written. */
export type Text = string | null | undefined;

/** The attributes that say which game is played, as they were written; null or '' = not set. */
export interface GameAttributes {
  readonly variant: Text;
  readonly endMode: Text;
  readonly drawRule: Text;
  readonly cubeLimit: Text | number;
  readonly rules: unknown;
  readonly position: Text;
  readonly dice: Text;
  readonly turn: Text;
  readonly seed: Text | number;
}

export interface Settings {
  /** What is not wrong and yet to be told: the text of the position holds more than one. */
  readonly remark: Problem | null;
  readonly rules: Rules;
  readonly record: NardyRecord;
  /** The dice to come, from their beginning. */
  readonly dice: DiceSource;
}

/** What the attribute `position` may be. */
const READERS: readonly PositionReader[] = [readWords, readXgid, readLongId, readGnubgId, readPositionId];

/** Any value as text; '' = not set. */
export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : show(value));

/** A number written as a number counts as one: `cube-limit="64"`. */
const numeric = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;

/** Where a rule can be read by an address with `{id}` in it; null when the address is no web address. */
export function ruleHref(url: string, rule: string): string | null {
  try {
    const { protocol, href } = new URL(url.replaceAll('{id}', rule), document.baseURI);
    return url !== '' && /^(?:https?|file):$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}

/** Tells `ERR_ATTRIBUTE` of an address that leads nowhere. */
export function checkRulesUrl(url: string, problems: Problem[]): void {
  if (url && !ruleHref(url, ''))
    problems.push({ code: 'ERR_ATTRIBUTE', detail: { name: 'rules-url', value: url } });
}

/** Reads an attribute that is a number; one that does not fit is reported and counts as not set. */
export function readNumber(
  name: string,
  given: unknown,
  fits: (value: number) => boolean,
  problems: Problem[],
): number | null {
  const text = textOf(given).trim();
  if (text === '') return null;
  const value = Number(text);
  if (fits(value)) return value;
  problems.push({ code: 'ERR_ATTRIBUTE', detail: { name, value: text } });
  return null;
}

function plainRules(given: unknown): Readonly<Record<string, unknown>> | null {
  if (textOf(given).trim() === '') return {};
  try {
    const value: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    return typeof value === 'object' && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function optionsOf(attributes: GameAttributes, problems: Problem[]): Record<string, unknown> {
  const given = plainRules(attributes.rules);
  if (!given) problems.push({ code: 'ERR_RULES', detail: {} });
  const options = Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined));
  for (const name of ['variant', 'endMode', 'drawRule', 'cubeLimit'] as const) {
    const value = attributes[name];
    if (textOf(value) !== '') options[name] = numeric(value);
  }
  return options;
}

/**
 * The rules of the attributes, and of an id that the position is: what a page sets wins, so that an option that only the
 * id tells goes without a word where what is set leaves it no meaning. Another one that cannot stand is reported and left
 * out, until the rest can.
 */
function readRules(attributes: GameAttributes, told: Partial<Rules>, problems: Problem[]): Rules {
  const own = optionsOf(attributes, problems);
  const also: Record<string, unknown> = { ...told };
  for (;;) {
    const rules = parseRules({ ...also, ...own });
    if (rules.ok) return rules.value;
    const { code, detail } = rules.error;
    const culprit =
      code === 'ERR_VARIANT' ? 'variant' : code === 'ERR_END_MODE' ? 'endMode' : detail['option'];
    if (culprit === undefined) return defaultRules('short');
    if (Object.hasOwn(own, culprit)) {
      problems.push(rules.error);
      delete own[culprit];
    } else delete also[culprit];
  }
}

const readTurn = (text: string): Result<Seat> => {
  const at = (COLOURS as readonly string[]).indexOf(text.trim().toLowerCase());
  return at < 0 ? err('ERR_TURN', { value: text }) : ok(SEATS[at]!);
};

function readDice(list: readonly Dice[], seed: GameAttributes['seed'], problems: Problem[]): DiceSource {
  const number = readNumber('seed', seed, Number.isSafeInteger, problems);
  return listedDice(list, number === null ? cryptoDice : seededDice(number));
}

/** A record that begins from a position, if it can: an id may tell a double that nobody could offer. */
function begin(
  found: PositionRead,
  rules: Rules,
  mover: Seat | null,
  problems: Problem[],
): Result<NardyRecord> {
  const begun = beginningOf(found, rules, mover);
  if (!begun.ok) return begun;
  const { setup, facts } = begun.value;
  problems.push(...begun.value.problems);
  return ok(facts.reduce<NardyRecord>(append, emptyRecord(rules, setup)));
}

/**
 * Reads all attributes of a game: what stands is used, what does not is reported. With `rolled` the first of the dice
 * have been thrown already, for a board that only shows.
 */
export function readSettings(attributes: GameAttributes, rolled: boolean, problems: Problem[]): Settings {
  const read = <T>(given: Text, parse: (text: string) => Result<T>): T | null => {
    const text = textOf(given);
    if (text.trim() === '') return null;
    const value = parse(text);
    if (value.ok) return value.value;
    problems.push(value.error);
    return null;
  };
  let remark: Problem | null = null;
  const readFirst = (text: string): Result<PositionRead> => {
    const { found, result } = readTop(text, READERS);
    const rest = text.slice(found.end);
    if (result.ok && /[\p{L}\d]/u.test(rest)) remark = { code: 'ERR_ID_REST', detail: { text: rest.trim() } };
    return result;
  };
  const atStart = textOf(attributes.position).trim().toLowerCase() === 'start';
  const found = atStart ? null : read(attributes.position, readFirst);
  let rules = readRules(attributes, found ? optionsOfId(found) : {}, problems);
  const list = read(attributes.dice, parseDice) ?? [];
  const mover = read(attributes.turn, readTurn);
  // A position is that of a game under way: somebody is to roll, White if nobody is named.
  const begun = found && begin(found, rules, mover, problems);
  if (begun && !begun.ok) {
    problems.push(begun.error);
    rules = readRules(attributes, {}, []); // what an id that is refused tells does not hold
  }
  let record = begun?.ok ? begun.value : emptyRecord(rules, mover ? { mover } : undefined);
  const seat = record.setup?.mover;
  const thrown = rolled && record.facts.length === 0 ? list[0] : undefined;
  const dice = readDice(thrown ? list.slice(1) : list, attributes.seed, problems);
  if (thrown) {
    record = append(record, seat ? { type: 'roll', seat, dice: thrown } : { type: 'throw', dice: thrown });
  }
  return { remark, rules, record, dice };
}
