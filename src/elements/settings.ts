import { listedDice, seededDice, type DiceSource } from '../engine/dice.js';
import { start, type Setup } from '../engine/game.js';
import type { Rules } from '../engine/options.js';
import { checkPosition } from '../engine/position.js';
import { err, ok, show, type Problem, type Result } from '../engine/result.js';
import { defaultRules, parseRules } from '../engine/rules.js';
import { COLOURS, SEATS, type Dice, type Position, type Seat } from '../engine/types.js';
import { parseDice } from '../notation/dice.js';
import { parsePosition } from '../notation/position-words.js';
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
  readonly rules: Rules;
  readonly record: NardyRecord;
  /** The dice to come, from their beginning. */
  readonly dice: DiceSource;
}

/** Any value as text; '' = not set. */
export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : show(value));

/** A number written as a number counts as one: `cube-limit="64"`. */
const numeric = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;

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

/** The rules of the attributes; an option that cannot stand is reported and left out, until the rest can. */
function readRules(attributes: GameAttributes, problems: Problem[]): Rules {
  const options = optionsOf(attributes, problems);
  for (;;) {
    const rules = parseRules(options);
    if (rules.ok) return rules.value;
    const { code, detail } = rules.error;
    problems.push(rules.error);
    const culprit =
      code === 'ERR_VARIANT' ? 'variant' : code === 'ERR_END_MODE' ? 'endMode' : detail['option'];
    if (culprit === undefined || !Object.hasOwn(options, culprit)) return defaultRules('short');
    delete options[culprit];
  }
}

const readTurn = (text: string): Result<Seat> => {
  const at = (COLOURS as readonly string[]).indexOf(text.trim().toLowerCase());
  return at < 0 ? err('ERR_TURN', { value: text }) : ok(SEATS[at]!);
};

function readPosition(text: string, rules: Rules): Result<Position> {
  const position = parsePosition(text);
  if (!position.ok) return position;
  const checked = checkPosition(rules.variant, position.value);
  if (!checked.ok) return checked;
  const begun = start(rules, { position: position.value });
  return begun.ok ? position : begun;
}

function readDice(list: readonly Dice[], seed: GameAttributes['seed'], problems: Problem[]): DiceSource {
  const number = readNumber('seed', seed, Number.isSafeInteger, problems);
  return listedDice(list, number === null ? cryptoDice : seededDice(number));
}

/**
 * Reads all attributes of a game: what stands is used, what does not is reported. With `rolled` the first of the dice
 * have been thrown already, for a board that only shows.
 */
export function readSettings(attributes: GameAttributes, rolled: boolean, problems: Problem[]): Settings {
  const rules = readRules(attributes, problems);
  const read = <T>(given: Text, parse: (text: string) => Result<T>): T | null => {
    const text = textOf(given);
    if (text.trim() === '') return null;
    const value = parse(text);
    if (value.ok) return value.value;
    problems.push(value.error);
    return null;
  };
  const atStart = textOf(attributes.position).trim().toLowerCase() === 'start';
  const position = atStart ? null : read(attributes.position, (text) => readPosition(text, rules));
  const list = read(attributes.dice, parseDice) ?? [];
  // A position is that of a game under way: somebody is to roll, White if nobody is named.
  const mover = read(attributes.turn, readTurn) ?? (position ? 1 : null);
  const setup: Setup = { ...(position ? { position } : {}), ...(mover ? { mover } : {}) };
  const empty = emptyRecord(rules, mover ? setup : undefined);
  const thrown = rolled ? list[0] : undefined;
  const dice = readDice(thrown ? list.slice(1) : list, attributes.seed, problems);
  if (!thrown) return { rules, record: empty, dice };
  return {
    rules,
    record: append(
      empty,
      mover ? { type: 'roll', seat: mover, dice: thrown } : { type: 'throw', dice: thrown },
    ),
    dice,
  };
}
