import { placesOf, type Place } from './place.js';

/** A mark, the beginning of a string, or a number or word. */
const TOKEN = /([{}[\],:])|(")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
/** What may stand in a string, piece by piece: one pattern for a whole string overflows where it is long. */
const PIECE = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const SPACE = /[ \t\r\n]*/y;

/** The offset after what the pattern finds just there; -1 when it finds nothing. */
function passed(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** The offset after a string begun before `at`; -1 when it does not end. */
function stringEnd(text: string, at: number): number {
  for (let next = at; next >= 0; next = passed(PIECE, text, at)) at = next;
  return text[at] === '"' ? at + 1 : -1;
}

type Wanted = 'value' | 'item' | 'member' | 'name' | 'colon' | 'more';

/** What comes after a token where something is wanted; undefined = it may not stand there. */
function after(wanted: Wanted, token: string, open: string[]): Wanted | undefined {
  const inside = open.at(-1);
  const isClosed = (token === ']' && inside === '[') || (token === '}' && inside === '{');
  if (isClosed && (wanted === 'more' || wanted === (inside === '[' ? 'item' : 'member'))) {
    open.pop();
    return 'more';
  }
  switch (wanted) {
    case 'more':
      if (token !== ',' || inside === undefined) return undefined;
      return inside === '[' ? 'value' : 'name';
    case 'member':
    case 'name':
      return token === 'string' ? 'colon' : undefined;
    case 'colon':
      return token === ':' ? 'value' : undefined;
    default:
      if (token === 'string' || token === 'plain') return 'more';
      if (token !== '[' && token !== '{') return undefined;
      open.push(token);
      return token === '[' ? 'item' : 'member';
  }
}

/**
 * Where a text stops being JSON, which the messages of `JSON.parse` do not tell in every browser; null when it is JSON.
 */
export function jsonFault(text: string): Place | null {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = passed(SPACE, text, 0);
  for (;;) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) break;
    const [whole, mark, quote] = found;
    const end = quote ? stringEnd(text, at + 1) : at + whole.length;
    const next: Wanted | undefined =
      end < 0 ? undefined : after(wanted, mark ?? (quote ? 'string' : 'plain'), open);
    if (!next) break;
    wanted = next;
    at = passed(SPACE, text, end);
  }
  return at === text.length && wanted === 'more' && open.length === 0 ? null : placesOf(text)(at);
}
