import { listedDice, seededDice, type DiceSource } from '../../engine/dice.js';
import type { Rules } from '../../engine/options.js';
import { err, ok, type Problem, type Result } from '../../engine/result.js';
import { COLOURS, SEATS, type Dice, type Seat } from '../../engine/types.js';
import { optionsOf } from '../../notation/id/index.js';
import { parseDice } from '../../notation/text/index.js';
import { append, emptyRecord, type NardyRecord } from '../../record/record.js';
import { asText, readNumber, type Text } from '../shared/attributes.js';
import { isStart, readPositionAttribute, recordFrom } from '../shared/position.js';
import { allOptions, readRules, type Options, type RulesAttributes } from '../shared/rules.js';
import { cryptoDice } from './dice.js';

/** The attributes that say which game is played and how it begins. */
export interface GameAttributes extends RulesAttributes {
  readonly position: Text;
  readonly turn: Text;
  readonly dice: Text;
  readonly seed: Text | number;
}

/** The game that a page's attributes name. */
export interface OwnGame {
  readonly rules: Rules;
  /** How it begins. */
  readonly record: NardyRecord;
  /** The dice to come, in order; then those of the seed, else fair ones. */
  readonly dice: readonly Dice[];
  readonly seed: number | null;
  /** What is to be told of the position though nothing is wrong with it; null = nothing. */
  readonly remark: Problem | null;
}

/** The dice of a game from their beginning. */
export const diceOf = ({ dice, seed }: OwnGame): DiceSource =>
  listedDice(dice, seed === null ? cryptoDice : seededDice(seed));

const readTurn = (text: string): Result<Seat> => {
  const at = (COLOURS as readonly string[]).indexOf(text.trim().toLowerCase());
  return at < 0 ? err('ERR_TURN', { value: text }) : ok(SEATS[at]!);
};

/**
 * Reads the game of the attributes: what stands is used, what does not is reported. With `rolled` the first of the dice
 * have been thrown already, for a board that only shows.
 */
export function readGame(
  attributes: GameAttributes,
  rulesSet: Options,
  rolled: boolean,
  problems: Problem[],
): OwnGame {
  const read = <T>(given: Text, parse: (text: string) => Result<T>): T | null => {
    const text = asText(given);
    if (text.trim() === '') return null;
    const value = parse(text);
    if (value.ok) return value.value;
    problems.push(value.error);
    return null;
  };
  const options = allOptions(attributes, rulesSet);
  const told = isStart(asText(attributes.position))
    ? null
    : read(attributes.position, (text) => readPositionAttribute(text, options['variant']));
  const { position: found = null, remark = null } = told ?? {};
  let rules = readRules(options, found ? optionsOf(found) : {}, problems);
  const list = read(attributes.dice, parseDice) ?? [];
  const mover = read(attributes.turn, readTurn);
  // A position is that of a game under way: somebody is to roll, White if nobody is named.
  const begun = found && recordFrom(found, rules, mover, problems);
  if (begun && !begun.ok) {
    problems.push(begun.error);
    rules = readRules(options, {}, []); // what an id that is refused tells does not hold
  }
  const record = begun?.ok ? begun.value : emptyRecord(rules, mover ? { mover } : undefined);
  const seed = readNumber('seed', attributes.seed, Number.isSafeInteger, problems);
  const [thrown, ...rest] = list;
  if (!rolled || !thrown || record.facts.length > 0) return { rules, record, dice: list, seed, remark };
  const seat = record.setup?.mover;
  const fact = seat
    ? ({ type: 'roll', seat, dice: thrown } as const)
    : ({ type: 'throw', dice: thrown } as const);
  return { rules, record: append(record, fact), dice: rest, seed, remark };
}
