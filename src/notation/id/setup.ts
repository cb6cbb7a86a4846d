import type { Fact } from '../../engine/game.js';
import type { Rules } from '../../engine/options.js';
import { checkPosition } from '../../engine/position.js';
import { err, ok, type Problem, type Result } from '../../engine/result.js';
import { applyInSeries, startSeries, type SeriesSetup } from '../../engine/series.js';
import { otherSeat, type Colour, type Seat } from '../../engine/types.js';
import { DEFAULT_VARIANT, VARIANTS } from '../../engine/variants/index.js';
import type { PositionRead } from './read.js';

/** What a game that begins from a position read begins with; White is seat 1. */
export interface Beginning {
  readonly setup: SeriesSetup;
  /** What has happened already: a double that waits, or a roll. */
  readonly facts: readonly Fact[];
  /** `ERR_ID_LEFT_OUT` (`format`, `part`) for what is told and no game can begin with. */
  readonly problems: readonly Problem[];
}

const seatOf = (colour: Colour): Seat => (colour === 'white' ? 1 : 2);

/**
 * The options that a text tells of beside the position; what it does not tell is not there. A limit above 64 is one that
 * no game comes to.
 */
export function optionsOf(read: PositionRead): Partial<Rules> {
  const { variant, match, jacoby, beaver, answered, offered, maxCube, cube } = read;
  const limited = maxCube !== undefined && maxCube <= 64 && maxCube > 1;
  const limit = limited ? (maxCube as Rules['cubeLimit']) : 'unlimited';
  return {
    ...(variant && variant !== DEFAULT_VARIANT ? { variant } : {}), // it stands for others too
    ...(cube || offered ? { cubeLimit: maxCube === 1 ? 'off' : limit } : {}),
    ...(match?.length ? { matchLength: match.length } : {}),
    ...(jacoby ? { jacoby } : {}),
    ...(beaver || (answered && !match?.length) ? { beaver: true } : {}),
  };
}

/**
 * A beginning by these rules from a position read: rules and mover that are handed in win over what is read, which then
 * does not count where they leave it no meaning; without a mover White is to roll. Errors: `ERR_ID_VARIANT` (of a game that goes the other way round), those of `checkPosition`, `startSeries`
 * and `applyInSeries`.
 */
export function beginningOf(read: PositionRead, rules: Rules, mover: Seat | null): Result<Beginning> {
  const { format, variant } = read;
  if (variant && VARIANTS[variant].path !== VARIANTS[rules.variant].path) {
    return err('ERR_ID_VARIANT', { format, variant });
  }
  const checked = checkPosition(rules.variant, read.position);
  if (!checked.ok) return checked;
  const seat = mover ?? seatOf(read.turn ?? 'white');
  const mine = mover === null || mover === (read.turn && seatOf(read.turn));
  const { cube, match, rolls, starterFirstRoll } = read;
  const matched = match !== null && match.length === rules.matchLength;
  const setup: SeriesSetup = {
    position: read.position,
    mover: seat,
    ...(rolls && VARIANTS[rules.variant].starterIsWhite ? { starter: 1 } : {}),
    ...(rolls ? { rolls: { 1: rolls.white, 2: rolls.black } } : {}),
    ...(starterFirstRoll ? { starterFirstRoll } : {}),
    ...(cube && cube.value > 1 && rules.cubeLimit !== 'off'
      ? { cube: { value: cube.value, owner: cube.owner && seatOf(cube.owner) } }
      : {}),
    ...(matched ? { score: { 1: match.score.white, 2: match.score.black } } : {}),
    ...(matched ? crawfordOf(match, rules) : {}),
  };
  const facts = mine ? firstFacts(read, rules, seat) : [];
  let series = startSeries(rules, setup);
  for (const fact of facts) if (series.ok) series = applyInSeries(series.value, fact);
  const problems = leftOut(read, rules, mine).map((part) => ({
    code: 'ERR_ID_LEFT_OUT',
    detail: { format, part },
  }));
  return series.ok ? ok({ setup, facts, problems }) : series;
}

/** MATCH-2: one point away the score tells the Crawford game, unless this is another one; elsewhere the text does. */
function crawfordOf(
  { length, score, crawford }: NonNullable<PositionRead['match']>,
  rules: Rules,
): SeriesSetup {
  if (length === 0) return {};
  if (Math.max(score.white, score.black) >= length - 1) return crawford ? {} : { crawfordSeen: true };
  return crawford && rules.crawford ? { cubeInUse: false } : {};
}

/** What is told and the rules have no place for, whatever the options: stable words. */
function leftOut(
  { cube, match, offered, answered, dice, besides = [] }: PositionRead,
  rules: Rules,
  mine: boolean,
) {
  const words: string[] = [...besides];
  if (match?.crawford && match.length === 0) words.push('crawford');
  if (rules.cubeLimit === 'off') return words;
  if (cube?.value === 1 && cube.owner) words.push('cube');
  if (!offered || !mine) return words;
  if (dice) words.push('offer');
  else if (answered === 'raccoon' || (answered && match?.length)) words.push(answered);
  return words;
}

function firstFacts({ offered, answered, dice }: PositionRead, rules: Rules, seat: Seat): Fact[] {
  if (dice) return [{ type: 'roll', seat, dice }];
  if (!offered || rules.cubeLimit === 'off') return [];
  const beaver: Fact[] =
    answered === 'beaver' && rules.beaver ? [{ type: 'beaver', seat: otherSeat(seat) }] : [];
  return [{ type: 'double', seat }, ...beaver];
}
