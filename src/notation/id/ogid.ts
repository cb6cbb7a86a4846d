import type { Result } from '../../engine/result.js';
import type { VariantId } from '../../engine/options.js';
import { BAR, otherColour, type Colour, type Dice } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import { withOff } from './bits.js';
import {
  besidesOf,
  damaged,
  faultOf,
  opposedRead,
  readAs,
  unknown,
  type FieldFault,
  type PositionRead,
} from './read.js';

const CUBE = /^([WBND?])(\d|1[0-5])([NOTP])$/;
const LENGTH = /^(\d{1,5})([LCG]?)\d*$/;

/** The fields in their order: what is wrong when one is not written so. Only the first three must be there. */
const FIELDS = [
  ['alphabet', /^[\da-q]*$/],
  ['alphabet', /^[\da-q]*$/],
  ['cube', CUBE],
  ['dice', /^(?:[1-6]{2})?$/],
  ['turn', /^[WB]?$/],
  ['state', /^[A-Z]{0,2}$/],
  ['score', /^\d{0,5}$/],
  ['score', /^\d{0,5}$/],
  ['match', /^(?:\d{1,5}[LCG]?\d*)?$/],
  ['move', /^\d*$/],
  ['checkers', /^\d{0,2}$/],
] as const;

/** States of a game, or of the match, that is over: played to its end, dropped, resigned. */
const ENDED = ['G', 'M', 'P', 'RG', 'RM'];

const COLOUR: Readonly<Record<string, Colour>> = { W: 'white', B: 'black' };

/** A side from its letters: 0 is White's bar and 25 Black's, White runs upwards; null = one on the other's bar. */
function sideOf(run: string, colour: Colour, checkers: number): PositionRead['position'][Colour] | null {
  const counts = Array.from({ length: 26 }, () => 0);
  for (const letter of run) {
    const place = parseInt(letter, 36);
    // 26 is borne off, which follows from the others; 0 would be the other side's bar
    if (place > BAR) continue;
    counts[colour === 'white' ? BAR - place : place]!++;
  }
  return counts[0] ? null : withOff(counts, checkers);
}

/**
 * Who is on roll. Field 5 names the player who reached the position, so the other one is; at a double that waits the one
 * who doubled, and that one stays on roll. A game that is not begun has White on roll.
 */
function turnOf(field: string, state: string, rolled: boolean, offered: boolean): Colour | null {
  const colour = COLOUR[field];
  if (!colour) return null;
  if (offered) return colour;
  return state === 'IW' && !rolled ? 'white' : otherColour(colour);
}

/** The fields of an id, up to the first white space. */
const fieldsOf = (text: string): string[] => /^(?:OGID\s*=)?\s*(\S*)/i.exec(text)![1]!.split(':');

/** The first fault of an id; its field counts from 0, null = all of them. */
export function ogidFault(text: string, variant?: VariantId): FieldFault | null {
  const game = readAs(variant);
  const { checkers } = VARIANTS[game];
  const fields = fieldsOf(text);
  if (fields.length < 3 || fields.length > FIELDS.length) return ['fields', null];
  const wrong = fields.findIndex((field, at) => !FIELDS[at]![1].test(field));
  if (wrong >= 0) return [FIELDS[wrong]![0], wrong];
  if (fields[10] && Number(fields[10]) !== checkers) return ['checkers', 10];
  const runs = fields.slice(0, 2);
  const long = runs.findIndex((run) => run.length > checkers);
  if (long >= 0) return ['checkers', long];
  const [white, black] = [sideOf(runs[0]!, 'white', checkers), sideOf(runs[1]!, 'black', checkers)];
  if (!white || !black) return ['bar', white ? 1 : 0];
  const length = parseInt(fields[8] ?? '', 10);
  const beyond = fields.slice(6, 8).findIndex((score) => length > 0 && Number(score) >= length);
  if (beyond >= 0) return ['score', 6 + beyond];
  const part = faultOf(game, { white, black });
  return part === null ? null : [part, 0];
}

/**
 * Reads the id of OpenGammon, with or without `OGID=`, up to the first white space; White and Black are those of the
 * id. A cube that is dead cannot go higher. Error: `ERR_ID` (`part` = `fields`, `alphabet`, `cube`, `dice`, `turn`, `state`, `score`, `match`, `move`,
 * `checkers`, `shared`, `bar`).
 */
export function parseOgid(text: string, variant?: VariantId): Result<PositionRead> {
  const fault = ogidFault(text, variant);
  if (fault) return damaged('ogid', fault[0]);
  const [first, second, cube = '', dice = '', turn = '', state = '', s1, s2, match = ''] = fieldsOf(text);
  const [, owner = '', exponent = '', action = ''] = CUBE.exec(cube) ?? [];
  const [, length = '', kind = ''] = LENGTH.exec(match) ?? [];
  const score = { white: Number(s1 ?? 0), black: Number(s2 ?? 0) };
  const isMatchTold = length !== '' || score.white + score.black > 0;
  const offered = action === 'O' || state === 'D';
  const value = 2 ** Number(exponent);
  const game = readAs(variant);
  const { checkers } = VARIANTS[game];
  return opposedRead(
    'ogid',
    game,
    { white: sideOf(first!, 'white', checkers)!, black: sideOf(second!, 'black', checkers)! },
    {
      turn: turnOf(turn, state, dice !== '', offered && dice === ''),
      dice: dice === '' ? null : ([Number(dice[0]), Number(dice[1])] as unknown as Dice),
      cube: owner === '?' ? null : { value, owner: COLOUR[owner] ?? null },
      match: isMatchTold ? { length: Number(length), score, crawford: kind === 'C' } : null,
      offered,
      ...(owner === 'D' && kind !== 'C' && { maxCube: value }),
      ...besidesOf({ over: action === 'P' || ENDED.includes(state), games: kind === 'G' }),
    },
  );
}

/** Reads an OGID. Errors: those of `parseOgid`; `ERR_POSITION`. */
export const readOgid = (text: string, variant?: VariantId): Result<PositionRead> =>
  /^OGID\s*=|^[^\s:;]*:[^\s:;]*:[WBND?]\d+[NOTP](?::|$)/i.test(text)
    ? parseOgid(text, variant)
    : unknown(text);
