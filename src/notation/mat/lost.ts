import { OPTION_NAMES, parseRules } from '../../engine/rules.js';
import type { Series, SeriesFact } from '../../engine/series.js';
import { SEATS, type Seat } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import type { NardyRecord } from '../../record/record.js';
import { headerRules, RULE_TAGS } from './rules.js';

/** Longest value of a header that is written. */
const LONGEST_NOTE = 2000;

/** Text from outside on one line, in which nothing begins a tree of SGF. */
const onOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\((?=\s*;)/g, '[')
    .trim();

/** The name of a seat as it can stand before a score; the whole of it is in a header. */
export function columnName({ seats }: NardyRecord, seat: Seat): string {
  const name = onOneLine(seats?.[seat]?.name ?? '')
    .replaceAll(':', '.')
    .replace(/^(\d+)\)/, '$1.');
  return [...name].slice(0, 24).join('').trim() || `Player ${seat}`;
}

/** The headers of a record, by name. What they cannot carry is added to `lost`. */
export function tagsOf(record: NardyRecord, lost: Set<string>): Map<string, string> {
  const { rules, seats, notes = {} } = record;
  const tags = new Map<string, string>();
  for (const [name, value] of Object.entries(notes)) {
    const fits = onOneLine(value).slice(0, LONGEST_NOTE);
    const isName = /^[^"\]]+$/.test(name) && onOneLine(name) === name && !RULE_TAGS.includes(name);
    if (isName) tags.set(name, fits);
    if (!isName || fits !== value) lost.add(`notes.${name}`);
  }
  for (const seat of SEATS) {
    const name = seats?.[seat]?.name;
    if (name) tags.set(`Player ${seat}`, onOneLine(name).slice(0, LONGEST_NOTE));
  }
  const { cubeLimit, matchLength, crawford, jacoby, beaver, autoDoubles } = rules;
  tags.set('Variation', VARIANTS[rules.variant].names[0]!);
  if (cubeLimit !== 'unlimited') tags.set('CubeLimit', cubeLimit === 'off' ? '1' : String(cubeLimit));
  if (matchLength > 0 && cubeLimit !== 'off') tags.set('Crawford', crawford ? 'On' : 'Off');
  if (jacoby) tags.set('Jacoby', 'On');
  if (beaver) tags.set('Beaver', 'On');
  if (autoDoubles > 0) tags.set('AutoDoubles', String(autoDoubles));
  return tags;
}

/** What of a set-up no header carries; the score before the first game stands in the text. */
export const lostSetup = ({ setup = {}, unfinished = [] }: NardyRecord): string[] => [
  ...Object.keys(setup).flatMap((name) => (name === 'score' ? [] : [`setup.${name}`])),
  ...(unfinished.length > 0 ? ['unfinished'] : []),
];

/** Options that whoever reads the text takes for others; a first roll of its own tells that the lot was not played. */
export function lostRules(
  { rules }: NardyRecord,
  tags: ReadonlyMap<string, string>,
  hasOwnRoll: boolean,
): string[] {
  const told = headerRules(tags, rules.matchLength);
  const read = parseRules(hasOwnRoll ? { ...told, openingRoll: 'rerolls' } : told);
  if (!read.ok) return [];
  return OPTION_NAMES.filter((name) => read.value[name] !== rules[name]).map((name) => `rules.${name}`);
}

/** What of a fact the rows do not show. */
export function lostOf({ game, rules }: Series, fact: SeriesFact): string[] {
  switch (fact.type) {
    case 'throw':
      return game.rules.openingRoll === 'plays' && fact.dice[0] !== fact.dice[1] ? [] : ['facts.throw'];
    case 'new-game':
      return OPTION_NAMES.some((name) => fact.rules && fact.rules[name] !== rules[name])
        ? ['facts.new-game']
        : [];
    case 'play':
      return game.lastRoll ? ['facts.last-roll'] : [];
    case 'resign':
      return game.phase === 'toPlay' && game.seat !== fact.seat ? ['facts.roll'] : [];
    default:
      return [];
  }
}

/** Whether the first that the rows of a game show cannot come of the lot (START-2). */
export function isOwnRoll({ game }: Series, fact: SeriesFact): boolean {
  const rolled = game.rolls[1] + game.rolls[2];
  if (fact.type === 'double') return rolled === 0;
  return fact.type === 'play' && rolled === 1 && game.dice !== null && game.dice[0] === game.dice[1];
}

/**
 * Whether a mars or koks is won for which GNU Backgammon counts one point: it plays for money by Jacoby, unless it is set
 * otherwise, and obeys no header that tells of it (CUBE-5).
 */
export function countsAsOne({ rules, game: { outcome, cube } }: Series): boolean {
  const { path } = VARIANTS[rules.variant];
  if (path === 'same' || rules.matchLength > 0 || rules.jacoby || cube.accepted) return false;
  return outcome?.by === 'finish' && outcome.kind !== 'oin';
}
