import type { Result } from '../engine/result.js';
import { BAR, otherColour, type Colour, type Dice } from '../engine/types.js';
import { withOff } from './bits.js';
import { damaged, shortRead, unknown, type PositionRead } from './position-read.js';

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
  ['checkers', /^(?:15)?$/],
] as const;

const COLOUR: Readonly<Record<string, Colour>> = { W: 'white', B: 'black' };

/** A side from its letters: 0 is White's bar and 25 Black's, White runs upwards; null = one on the other's bar. */
function sideOf(run: string, colour: Colour): PositionRead['position'][Colour] | null {
  const counts = Array.from({ length: 26 }, () => 0);
  for (const letter of run) {
    const place = parseInt(letter, 36);
    // 26 is borne off, which follows from the others; 0 would be the other side's bar
    if (place > BAR) continue;
    counts[colour === 'white' ? BAR - place : place]!++;
  }
  return counts[0] ? null : withOff(counts);
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

/**
 * Reads the id of OpenGammon, with or without `OGID=`; White and Black are those of the id. Error: `ERR_ID` (`part` =
 * `fields`, `alphabet`, `cube`, `dice`, `turn`, `state`, `score`, `match`, `move`, `checkers`, `shared`, `bar`).
 */
export function parseOgid(text: string): Result<PositionRead> {
  const fields = text.replace(/^OGID=/i, '').split(':');
  if (fields.length < 3 || fields.length > FIELDS.length) return damaged('ogid', 'fields');
  const wrong = fields.findIndex((field, at) => !FIELDS[at]![1].test(field));
  if (wrong >= 0) return damaged('ogid', FIELDS[wrong]![0]);
  const [first = '', second = '', cube = '', dice = '', turn = '', state = '', s1 = '', s2 = '', match = ''] =
    fields;
  if (first.length > 15 || second.length > 15) return damaged('ogid', 'checkers');
  const [white, black] = [sideOf(first, 'white'), sideOf(second, 'black')];
  if (!white || !black) return damaged('ogid', 'bar');
  const [, owner = '', exponent = '', action = ''] = CUBE.exec(cube) ?? [];
  const [, length = '', kind = ''] = LENGTH.exec(match) ?? [];
  const score = { white: Number(s1), black: Number(s2) };
  if (Number(length) > 0 && Math.max(score.white, score.black) >= Number(length)) {
    return damaged('ogid', 'score');
  }
  const offered = action === 'O';
  return shortRead(
    'ogid',
    { white, black },
    {
      turn: turnOf(turn, state, dice !== '', offered),
      dice: dice === '' ? null : ([Number(dice[0]), Number(dice[1])] as unknown as Dice),
      cube: owner === '?' ? null : { value: 2 ** Number(exponent), owner: COLOUR[owner] ?? null },
      match: length === '' ? null : { length: Number(length), score, crawford: kind === 'C' },
      offered,
    },
  );
}

/** Reads an OGID. Errors: those of `parseOgid`; `ERR_POSITION`. */
export const readOgid = (text: string): Result<PositionRead> =>
  /^OGID=|^[^\s:;]*:[^\s:;]*:[WBND?]\d+[NOTP](?::|$)/i.test(text) ? parseOgid(text) : unknown(text);
