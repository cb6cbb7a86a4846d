import { err, ok, type Result } from '../../engine/result.js';
import { BAR, COLOURS, OFF, type Colour, type Position, type Side } from '../../engine/types.js';

const NAMES = new Map([
  ['bar', BAR],
  ['off', OFF],
]);

/** Reads `24`, `bar` or `off`; null when it is none of them. */
const wordPoint = (word: string): number | null =>
  NAMES.get(word) ?? (/^(?:[1-9]|1\d|2[0-4])$/.test(word) ? Number(word) : null);

function parseSide(text: string): Result<readonly [Colour, Side]> {
  const [colour, ...words] = text.trim().split(/\s+/);
  if (colour !== 'white' && colour !== 'black') return err('ERR_POSITION', { word: colour ?? '' });
  const counts = Array.from({ length: 26 }, () => 0);
  const told = new Set<number>();
  for (const word of words) {
    const [place = '', count = '', more] = word.split(':');
    const point = wordPoint(place);
    if (point === null || more !== undefined || !/^\d{1,2}$/.test(count) || told.has(point)) {
      return err('ERR_POSITION', { word });
    }
    told.add(point);
    counts[point] = Number(count);
  }
  return ok([colour, counts]);
}

/**
 * Reads a position in words, each side in its own numbers: `white 24:2 13:5 8:3 6:5; black bar:1 6:4 off:10`. Any case.
 * Errors: `ERR_POSITION` (`word` = the first that was not understood, or the side that is told twice),
 * `ERR_POSITION_SIDE` (`colour` = the side that is missing); whether the checkers can stand so is for the engine to say.
 */
export function parsePosition(text: string): Result<Position> {
  const found = new Map<Colour, Side>();
  for (const part of text.toLowerCase().split(';')) {
    if (part.trim() === '') continue;
    const side = parseSide(part);
    if (!side.ok) return side;
    const [colour, counts] = side.value;
    if (found.has(colour)) return err('ERR_POSITION', { word: colour });
    found.set(colour, counts);
  }
  const [white, black] = COLOURS.map((colour) => found.get(colour));
  if (!white || !black) return err('ERR_POSITION_SIDE', { colour: white ? 'black' : 'white' });
  return ok({ white, black });
}

/** Writes a position in the words that `parsePosition` reads, from the bar down to off. */
export function makePosition(position: Position): string {
  const side = (colour: Colour): string => {
    const words: string[] = [];
    for (let point = BAR; point >= OFF; point--) {
      const count = position[colour][point] ?? 0;
      const name = point === BAR ? 'bar' : point === OFF ? 'off' : String(point);
      if (count > 0) words.push(`${name}:${count}`);
    }
    return [colour, ...words].join(' ');
  };
  return COLOURS.map(side).join('; ');
}
