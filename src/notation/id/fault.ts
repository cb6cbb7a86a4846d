/** Where in a text an id or a position in words is wrong: for texts from files, of which the board has none. */
import { err, type Problem, type Result } from '../../engine/result.js';
import { fibsFault } from './fibs.js';
import type { Rest } from './find.js';
import type { FoundId } from './top.js';
import { LONG_ID_PREFIX } from './long-id.js';
import { ogidFault } from './ogid.js';
import { placesOf, type PlacedProblem } from '../text/index.js';
import { parsePosition } from './words.js';
import { XGID_FIELDS } from './xgid.js';

/** What stands where an id is wrong. */
interface Spot {
  readonly index: number;
  readonly value: string;
  /** How many fields or letters there are, where that is wrong. */
  readonly n?: number;
}

/** Longest text of a fault that is told. */
const LONGEST = 40;

/** Letters that an id has not, by its format. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  'position-id': /[^A-Za-z\d+/]/u,
  'match-id': /[^A-Za-z\d+/]/u,
  xgid: /[^-A-Pa-p]/u,
  ogid: /[^\da-q]/u,
  'long-id': /[^\da-hjkmnp-tv-z]/iu,
};

/**
 * The error of a reader with the place that it speaks of: `line` and `column` from 1; for an `ERR_ID` also `value`, what
 * stands there, at most 40 characters of it, and `n`, the number of fields or letters where that is what is wrong.
 */
export function placed({ code, detail }: Problem, found: FoundId, text: string): Result<never> {
  const places = placesOf(text);
  if (code !== 'ERR_ID')
    return err(code, { ...detail, ...places(found.at(wordAt(code, detail, found.text))) });
  const { index, value, n } = spotOf(String(detail['format']), String(detail['part']), found.text);
  const place = places(found.at(index));
  return err(code, { ...detail, ...place, value: short(value), ...(n === undefined ? {} : { n }) });
}

/** What stands beside a position in a text, as problems: `text`, at most 40 characters of it. */
export function besidePlaced(rest: readonly Rest[], text: string): PlacedProblem[] {
  const places = placesOf(text);
  return rest.map(({ code, text: told, start }) => ({
    ...places(start),
    code,
    detail: { text: short(told) },
  }));
}

const short = (value: string): string => [...value.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('');

/** Where the words of a position are wrong: at the first that must not come, or at the colour that is told so. */
function wordAt(code: string, { colour }: Problem['detail'], text: string): number {
  if (code === 'ERR_POSITION_COUNT') return Math.max(0, text.search(new RegExp(`\\b${colour}\\b`, 'i')));
  if (code !== 'ERR_POSITION') return 0;
  for (const { index, 0: word } of text.matchAll(/[^\s;]+/g)) {
    const read = parsePosition(text.slice(0, index + word.length));
    if (!read.ok && read.error.code === 'ERR_POSITION') return index;
  }
  return 0;
}

function spotOf(format: string, part: string, text: string): Spot {
  const start = startOf(format, text);
  const end = format === 'position-id' ? /^[^:]*/.exec(text)![0].length : text.length;
  const id = text.slice(start, end);
  const field = fieldOf(format, part, text, id);
  const fields = id.split(':');
  if (part === 'fields' && field === null) return { index: start, value: id, n: fields.length };
  const before = fields.slice(0, field ?? 0).reduce((sum, each) => sum + each.length + 1, start);
  const value = field === null ? id : (fields[field] ?? id);
  if (part === 'length') return { index: before, value, n: value.length };
  const foreign = part === 'alphabet' ? FOREIGN[format]?.exec(value) : null;
  return foreign ? { index: before + foreign.index, value: foreign[0] } : { index: before, value };
}

/** Where an id begins: after its name, or the half of it that is wrong. */
function startOf(format: string, text: string): number {
  switch (format) {
    case 'xgid':
    case 'ogid':
      return /^(?:(?:XG|OG)ID\s*=)?\s*/i.exec(text)![0].length;
    case 'match-id':
      return text.indexOf(':') + 1;
    case 'long-id':
      return text.toUpperCase().startsWith(LONG_ID_PREFIX) ? LONG_ID_PREFIX.length : 0;
    default:
      return 0;
  }
}

/** The field that is wrong, from 0; null where an id has none, or the number of them is wrong. */
function fieldOf(format: string, part: string, text: string, id: string): number | null {
  switch (format) {
    case 'xgid':
      return part === 'fields' ? null : xgidField(part, id.split(':'));
    case 'ogid':
      return ogidFault(text)?.[1] ?? null;
    case 'fibs':
      return fibsFault(text)?.[1] ?? null;
    default:
      return null;
  }
}

/** A field may be wrong by itself; else it is a score that ends the match, or Crawford's. */
function xgidField(part: string, fields: readonly string[]): number {
  const byItself = XGID_FIELDS.findIndex(([name, form], at) => name === part && !form.test(fields[at] ?? ''));
  if (byItself >= 0 || part === 'length') return Math.max(0, byItself);
  const [bottom, length] = [Number(fields[5]), Number(fields[8])];
  if (part === 'score') return bottom >= length ? 5 : 6;
  return Math.max(
    0,
    XGID_FIELDS.findIndex(([name]) => name === part),
  );
}
