/** How the players of a game sit by its names: as in the first game, the other way round, or they are two others. */
export type Seating = 'same' | 'exchanged' | 'others';

type Names = readonly [string, string];

/** A name without what changes from game to game: a rating behind it, white space, case. */
const bare = (name: string): string =>
  name
    .replace(/[\s,(]{1,8}\d{3,5}(?:\.\d{1,4})?\)?$/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase() || name;

/** A shorter beginning says nothing. */
const SHORTEST = 3;

/** Whether two names can be of one player: where they are long some programs cut them. */
const isLike = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= SHORTEST && (a.startsWith(b) || b.startsWith(a)));

/** How players are seated; names that are left out, and one other name alone, tell nothing. */
export function seatingOf(first: Names | null, names: Names | null): Seating {
  if (!first || !names || (first[0] === names[0] && first[1] === names[1])) return 'same';
  if (first.includes('') || names.includes('')) return 'same';
  if (first[0] === names[1] && first[1] === names[0]) return 'exchanged';
  const [one, two] = [bare(first[0]), bare(first[1])];
  const [left, right] = [bare(names[0]), bare(names[1])];
  if (one !== two && left === two && right === one) return 'exchanged';
  const isKnown = isLike(left, one) || isLike(right, two) || isLike(left, two) || isLike(right, one);
  return isKnown ? 'same' : 'others';
}
