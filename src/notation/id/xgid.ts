import type { Result } from '../../engine/result.js';
import type { VariantId } from '../../engine/options.js';
import { BAR, type Colour, type Dice } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import { withOff } from './bits.js';
import { cubeBefore, damaged, opposedRead, readAs, unknown, type PositionRead } from './read.js';

/** The fields in their order: the `part` that is wrong when one is not written so. */
export const XGID_FIELDS = [
  ['alphabet', /^[-A-Pa-p]{26}$/],
  ['cube', /^(?:\d|1[0-5])$/],
  ['owner', /^(?:-1|0|1)$/],
  ['turn', /^-?1$/],
  ['dice', /^(?:00|[DBR]|[1-6]{2})$/],
  ['score', /^\d{1,5}$/],
  ['score', /^\d{1,5}$/],
  ['crawford', /^[0-3]$/],
  ['match', /^\d{1,5}$/],
  ['limit', /^(?:\d|1[0-5])$/],
] as const;

const SIGNS: Readonly<Record<string, Colour>> = { '1': 'white', '-1': 'black' };
const ANSWERS: Readonly<Record<string, 'beaver' | 'raccoon'>> = { B: 'beaver', R: 'raccoon' };

/**
 * Reads an XGID, with or without `XGID=`; the last of its ten fields may be left out, and what follows it after white
 * space is no part of it. A limit of 0 is none, as several programs write it; of a cube that nobody has touched and no
 * double waits for it is that of a game without a cube, as `makeXgid` writes it. The position is as BOTTOM (White) sees it,
 * whoever is on roll. Error: `ERR_ID` (`part` = `fields`, `length`, `alphabet`, `cube`, `owner`, `turn`, `dice`, `score`,
 * `crawford`, `match`, `limit`, `checkers`, `bar`).
 */
export function parseXgid(text: string, variant?: VariantId): Result<PositionRead> {
  const fields = /^(?:XGID\s*=)?\s*(\S*)/i.exec(text)![1]!.split(':');
  if (fields.length !== 9 && fields.length !== 10) return damaged('xgid', 'fields');
  const board = fields[0]!;
  if (board.length !== 26) return damaged('xgid', 'length');
  const wrong = fields.findIndex((field, at) => !XGID_FIELDS[at]![1].test(field));
  if (wrong >= 0) return damaged('xgid', XGID_FIELDS[wrong]![0]);
  const [, cube, , , , bottom, top, rule, length, limit] = fields.map(Number);
  const dice = fields[4]!;
  const score = { white: bottom!, black: top! };
  if (length! > 0 && Math.max(bottom!, top!) >= length!) return damaged('xgid', 'score');
  if (length! > 0 && rule! > 1) return damaged('xgid', 'crawford');
  const game = readAs(variant);
  const position = boardOf(board, VARIANTS[game].checkers);
  if (!position) return damaged('xgid', 'bar');
  const answered = ANSWERS[dice];
  const isCubeInUse = cube! > 0 || fields[2] !== '0' || /[DBR]/.test(dice);
  const turn = SIGNS[fields[3]!]!;
  return opposedRead('xgid', game, position, {
    turn,
    dice: /[1-6]/.test(dice) ? ([Number(dice[0]), Number(dice[1])] as unknown as Dice) : null,
    cube: cubeBefore({ value: 2 ** cube!, owner: SIGNS[fields[2]!] ?? null }, turn, answered),
    match: { length: length!, score, crawford: length! > 0 && rule === 1 },
    offered: /[DBR]/.test(dice),
    ...(answered && { answered }),
    ...(length === 0 && { jacoby: rule! % 2 > 0, beaver: rule! > 1 }),
    ...(limit && { maxCube: 2 ** limit }),
    ...(limit === 0 && !isCubeInUse && { maxCube: 1 }),
  });
}

/** Both sides from the letters; null = one stands on the other's bar. */
function boardOf(board: string, checkers: number): PositionRead['position'] | null {
  const white = Array.from({ length: 26 }, () => 0);
  const black = [...white];
  for (let at = 0; at <= BAR; at++) {
    const code = board.charCodeAt(at);
    if (code > 96) black[BAR - at] = code - 96;
    else if (code > 64) white[at] = code - 64;
  }
  return white[0] || black[0] ? null : { white: withOff(white, checkers), black: withOff(black, checkers) };
}

/** Writes an XGID of a position of a game with hits; what is not told is written as money, a cube at 1, BOTTOM on roll. */
export function makeXgid(read: Omit<PositionRead, 'format' | 'variant'>): string {
  const { position, turn, dice, cube, match, offered, answered, jacoby, beaver, maxCube = 1024 } = read;
  const letters = Array.from({ length: 26 }, (_, at) => {
    const mine = at > 0 ? position.white[at]! : 0;
    const theirs = at < BAR ? position.black[BAR - at]! : 0;
    return mine || theirs ? String.fromCharCode(mine ? 64 + mine : 96 + theirs) : '-';
  });
  const sign = (colour: Colour | null | undefined) => (colour ? (colour === 'white' ? 1 : -1) : 0);
  const rule = match?.length ? Number(match.crawford) : (jacoby ? 1 : 0) + (beaver ? 2 : 0);
  const offer = answered === 'beaver' ? 'B' : answered ? 'R' : 'D';
  const fields = [
    letters.join(''),
    Math.log2(cube?.value ?? 1),
    sign(cube?.owner),
    sign(turn) || 1,
    offered ? offer : (dice?.join('') ?? '00'),
    match?.score.white ?? 0,
    match?.score.black ?? 0,
    rule,
    match?.length ?? 0,
    Math.log2(maxCube),
  ];
  return `XGID=${fields.join(':')}`;
}

/** Reads an XGID. Errors: those of `parseXgid`; `ERR_POSITION`. */
export const readXgid = (text: string, variant?: VariantId): Result<PositionRead> =>
  /^XGID\s*=|^[^\s:;=]{20,32}:[^\s:;]*:/i.test(text) ? parseXgid(text, variant) : unknown(text);
