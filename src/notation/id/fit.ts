import { err, ok, type Result } from '../../engine/result.js';
import type { PositionRead } from './read.js';

/** The most that the fields for length and score hold: 15 bits, or five digits. */
const MOST = { 'gnubg-id': 2 ** 15 - 1, xgid: 99_999 } as const;
/** The cube stands in an id as its logarithm. */
export const HIGHEST_CUBE = 2 ** 15;

const isPowerOfTwo = (value: number): boolean => value >= 1 && Number.isInteger(Math.log2(value));

/** Facts that fields of an id may hold otherwise than they are. */
type FittedFact = 'cube' | 'max-cube' | 'match' | 'score';

/** A position with what the fields of an id can hold, and the facts that are others in it. */
export interface Fitted {
  readonly read: PositionRead;
  readonly lost: readonly FittedFact[];
}

/**
 * Rounds down what the fields of an id cannot hold as it is: halves of a point (DRAW-2), a cube, a length or a score
 * beyond the field. A match that is too long keeps the points that each player is away from the end, for on these the
 * play depends. Error: `ERR_ID_FACT` (`format`, `fact` = `cube`, `match`, `score`) for what no rounding makes one of
 * theirs: a cube of 3, a match that is over.
 */
export function fitted(format: keyof typeof MOST, read: PositionRead): Result<Fitted> {
  const wrong = (fact: FittedFact) => err('ERR_ID_FACT', { format, fact });
  const { maxCube, ...rest } = read;
  const { cube, match } = read;
  const lost: FittedFact[] = [];
  if (cube && !isPowerOfTwo(cube.value)) return wrong('cube');
  if (cube && cube.value > HIGHEST_CUBE) lost.push('cube');
  const limit = maxCube && isPowerOfTwo(maxCube) ? Math.min(maxCube, HIGHEST_CUBE) : undefined;
  if (limit !== maxCube) lost.push('max-cube');
  const cut = match && matchIn(MOST[format], match);
  if (typeof cut === 'string') return wrong(cut);
  if (match && cut) {
    if (cut.length !== match.length) lost.push('match');
    if (cut.score.white !== match.score.white || cut.score.black !== match.score.black) lost.push('score');
  }
  return ok({
    read: {
      ...rest,
      cube: cube && { ...cube, value: Math.min(cube.value, HIGHEST_CUBE) },
      match: cut,
      ...(limit === undefined ? {} : { maxCube: limit }),
    },
    lost,
  });
}

type Match = NonNullable<PositionRead['match']>;

/** A match in fields that hold so much; a word = the fact that cannot be. */
function matchIn(most: number, { length, score, crawford }: Match): Match | 'match' | 'score' {
  if (!Number.isSafeInteger(length) || length < 0) return 'match';
  const points = [score.white, score.black];
  if (!points.every((each) => each >= 0 && (length === 0 || each < length))) return 'score';
  const beyond = Math.max(0, length - most);
  const fit = (each: number) => Math.min(most, Math.max(0, Math.floor(each) - beyond));
  return { length: length - beyond, score: { white: fit(score.white), black: fit(score.black) }, crawford };
}
