import type { VariantId } from '../../engine/options.js';
import { checkPosition } from '../../engine/position.js';
import { err, ok, type Result } from '../../engine/result.js';
import type { Colour } from '../../engine/types.js';
import { DEFAULT_VARIANT, VARIANTS } from '../../engine/variants/index.js';
import { readFibs } from './fibs.js';
import { besidePlaced } from './fault.js';
import { firstIn } from './find.js';
import { fitted, HIGHEST_CUBE } from './fit.js';
import { makeLongId, readLongId } from './long-id.js';
import { makeMatchId, readGnubgId, type Player } from './match-id.js';
import { readOgid } from './ogid.js';
import { makePositionId, readPositionId } from './position-id.js';
import {
  BESIDES,
  damaged,
  faultOf,
  readWords,
  type PositionFormat,
  type PositionRead,
  type PositionReader,
} from './read.js';
import { makePosition } from './words.js';
import { makeXgid, readXgid } from './xgid.js';

/** Readers of every format; the words last, for their error tells most of a text that is nothing at all. */
export const READERS: readonly PositionReader[] = [
  readXgid,
  readFibs,
  readOgid,
  readLongId,
  readGnubgId,
  readPositionId,
  readWords,
];

/**
 * Reads the position that stands first in a text, in any format, with the marks of the sentence around it; what else the
 * text holds is told in `problems`. By a variant, else by the usual one, those of its checkers that an id does not name
 * are off. Errors: `ERR_ID` (`format`, `part` = what is damaged), those of the words,
 * `ERR_POSITION` (`word`) for what is nothing of these; with a variant `ERR_ID_VARIANT` (`format`, `variant` = the id's)
 * where the id is of a game that goes another way, and those of `checkPosition`.
 */
export function readPosition(text: string, variant?: VariantId): Result<PositionRead> {
  const { result, rest } = firstIn(text, READERS, variant);
  const read =
    result.ok && rest.length > 0 ? ok({ ...result.value, problems: besidePlaced(rest, text) }) : result;
  if (!read.ok || variant === undefined) return read;
  const { format, variant: told, position } = read.value;
  if (told !== null && isLong(told) !== isLong(variant)) {
    return err('ERR_ID_VARIANT', { format, variant: told });
  }
  const checked = checkPosition(variant, position);
  return checked.ok ? read : checked;
}

const isLong = (variant: VariantId): boolean => VARIANTS[variant].path === 'same';

/** Formats that can be written; the others are only read. */
export const WRITABLE = [
  'words',
  'position-id',
  'gnubg-id',
  'xgid',
  'long-id',
] as const satisfies readonly PositionFormat[];
export type WritableFormat = (typeof WRITABLE)[number];

/** Facts of a position beyond where the checkers stand; stable words. */
export const POSITION_FACTS = [
  'variant',
  'turn',
  'dice',
  'offer',
  'cube',
  'max-cube',
  'match',
  'score',
  'crawford',
  'jacoby',
  'beaver',
  'rolls',
  'first-roll',
  ...BESIDES,
] as const;
export type PositionFact = (typeof POSITION_FACTS)[number];

/** The facts that a position tells and that are not what a reader supposes anyway (no match, a cube of 1 …). */
function toldFacts(read: PositionRead): ReadonlySet<PositionFact> {
  const { cube, match } = read;
  const told: Readonly<Record<PositionFact, unknown>> = {
    variant: read.variant,
    turn: read.turn,
    dice: read.dice,
    offer: read.offered,
    cube: cube && (cube.value !== 1 || cube.owner),
    'max-cube': read.maxCube,
    match: match?.length,
    score: match && (match.score.white || match.score.black),
    crawford: match?.length && match.crawford,
    jacoby: read.jacoby,
    beaver: read.beaver,
    rolls: read.rolls,
    'first-roll': read.starterFirstRoll,
    over: read.besides?.includes('over'),
    resign: read.besides?.includes('resign'),
    games: read.besides?.includes('games'),
  };
  return new Set(POSITION_FACTS.filter((fact) => told[fact]));
}

/** The facts that a format carries. */
function carriedBy(format: WritableFormat, read: PositionRead): readonly PositionFact[] {
  const isMoney = !read.match?.length;
  switch (format) {
    case 'words':
      return [];
    case 'position-id':
      return read.turn === 'white' ? ['variant', 'turn'] : ['variant'];
    case 'gnubg-id': {
      const offer: PositionFact[] = read.answered === 'raccoon' ? [] : ['offer'];
      const money: PositionFact[] = isMoney ? ['jacoby'] : ['crawford'];
      return ['variant', 'turn', 'dice', ...offer, 'cube', 'match', 'score', ...money];
    }
    case 'xgid': {
      const dice: PositionFact[] = read.offered ? [] : ['dice'];
      const money: PositionFact[] = isMoney ? ['jacoby', 'beaver'] : ['crawford'];
      return ['variant', 'turn', ...dice, 'offer', 'cube', 'max-cube', 'match', 'score', ...money];
    }
    case 'long-id':
      return ['variant', 'turn', 'dice', 'rolls', 'first-roll'];
  }
}

/** A position as text, and the facts it tells no more, or otherwise than they are. */
export interface PositionText {
  readonly text: string;
  readonly lost: readonly PositionFact[];
}

/**
 * Writes a position in a format. A bare Position ID is always of White on roll when read: of Black on roll `turn` is
 * lost, and with it whose side is whose. A score in halves (DRAW-2) is rounded down, and what is more than a field of
 * an id holds is written as the most it holds: both are named as lost. Errors: `ERR_ID_VARIANT` (`format`, `variant`;
 * '' = not known) for an id of another game; `ERR_ID` (`format`, `part` = `checkers`, `shared`, `bar`) for checkers that
 * cannot stand so; `ERR_ID_FACT` (`format`, `fact` = `cube`, `match`, `score`) for one that no field can hold;
 * `ERR_ID_FORMAT` (`format`) for one that is only read.
 */
export function makePositionAs(format: WritableFormat, read: PositionRead): Result<PositionText> {
  const made = textAs(format, read);
  if (!made.ok) return made;
  const { text, lost } = made.value;
  const [told, carried] = [toldFacts(read), carriedBy(format, read)];
  const isLost = (fact: PositionFact) => lost.includes(fact) || (told.has(fact) && !carried.includes(fact));
  return ok({ text, lost: POSITION_FACTS.filter(isLost) });
}

/** The text, and which of the facts that the format carries it tells otherwise than they are. */
function textAs(format: WritableFormat, read: PositionRead): Result<PositionText> {
  const { variant, position, turn } = read;
  const whole = (text: string) => ok({ text, lost: [] });
  if (!WRITABLE.includes(format)) return err('ERR_ID_FORMAT', { format });
  if (format === 'words') return whole(makePosition(position));
  const long = variant !== null && isLong(variant) ? variant : null;
  if (format === 'long-id' ? !long : long) return err('ERR_ID_VARIANT', { format, variant: variant ?? '' });
  const part = faultOf(variant ?? DEFAULT_VARIANT, position);
  if (part) return damaged(format, part);
  if (format === 'long-id') return whole(makeLongId({ ...read, variant: long! }));
  const { white, black } = position;
  const id = makePositionId(
    turn === 'black' ? { waiting: white, mover: black } : { waiting: black, mover: white },
  );
  if (format === 'position-id') return whole(id);
  const fitting = fitted(format, read);
  if (!fitting.ok) return fitting;
  const { read: fits, lost } = fitting.value;
  return ok({ text: format === 'xgid' ? makeXgid(fits) : `${id}:${matchIdOf(fits)}`, lost });
}

const playerOf = (colour: Colour): Player => (colour === 'white' ? 1 : 0);

/** The Match ID of a game under way; what is not told is written as money without Jacoby, White on roll. */
function matchIdOf(read: PositionRead): string {
  const { cube, match, dice, offered, answered, jacoby = false } = read;
  const onRoll = playerOf(read.turn ?? 'white');
  const length = match?.length ?? 0;
  const value = cube?.value ?? 1;
  // A beaver is written as GNU Backgammon does, with the cube after it
  const isTurned = offered && answered === 'beaver' && value < HIGHEST_CUBE;
  return makeMatchId({
    cube: isTurned ? value * 2 : value,
    owner: isTurned ? ((1 - onRoll) as Player) : cube?.owner ? playerOf(cube.owner) : null,
    onRoll,
    crawford: length > 0 && match?.crawford === true,
    state: 'playing',
    decides: offered && answered !== 'beaver' ? ((1 - onRoll) as Player) : onRoll,
    doubled: offered,
    resigns: 0,
    dice,
    length,
    score: [match?.score.black ?? 0, match?.score.white ?? 0],
    jacoby: length === 0 && jacoby,
  });
}
