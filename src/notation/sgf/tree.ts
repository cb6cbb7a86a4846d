/** A property as it stands in the text, from its name to the end of its last value (offsets). */
export interface SgfProperty {
  /** Capital letters only: FF[3] allowed small ones in between, without a meaning. */
  readonly name: string;
  readonly at: number;
  readonly end: number;
}

export interface SgfNode {
  readonly at: number;
  readonly properties: readonly SgfProperty[];
  /** The other lines of play that begin after this node, as they stand in the text. */
  readonly variations: string;
}

/** The main line of one game tree. */
export interface SgfTree {
  readonly at: number;
  readonly nodes: readonly SgfNode[];
}

/** A place where the text is no SGF; reading goes on after it. */
export interface SgfFault {
  readonly at: number;
  /** `end` = a tree or value that is never closed, `value` = a property without one, `character` = any other. */
  readonly part: 'end' | 'value' | 'character';
}

export interface SgfCollection {
  readonly trees: readonly SgfTree[];
  readonly faults: readonly SgfFault[];
}

interface OpenNode {
  readonly at: number;
  properties: SgfProperty[];
  variations: string;
}
/** Most nodes have one property: an array that begins with it takes a fifth of the room of one that grows. */
const NONE: SgfProperty[] = [];

interface Reading {
  readonly text: string;
  at: number;
  readonly faults: SgfFault[];
}

// Made once: a text may have as many trees as it has room for.
const SMALL = /[a-z]/;
const ROOT = /\(\s*;\s*(?:FF|GM)\s*\[/y;
const START = /\(\s*;/g;

const isSpace = (text: string, at: number): boolean => text.charCodeAt(at) <= 32;
const isLetter = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at) | 32;
  return code >= 97 && code <= 122;
};

/** The offset after the `]` that ends the value begun before `at`; -1 when there is none. */
function valueEnd(text: string, at: number): number {
  for (let index = at; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 92) index++;
    else if (code === 93) return index + 1;
  }
  return -1;
}

function skipSpaces(text: string, at: number): number {
  while (at < text.length && isSpace(text, at)) at++;
  return at;
}

/** Reads the name and values at the place of reading, or says what is wrong there; moves on in any case. */
function readProperty(reading: Reading): SgfProperty | null {
  const { text, at, faults } = reading;
  let end = at;
  while (end < text.length && isLetter(text, end)) end++;
  const written = text.slice(at, end);
  const name = SMALL.test(written) ? written.replace(/[a-z]/g, '') : written;
  reading.at = end;
  let next = skipSpaces(text, end);
  if (text[next] !== '[') {
    faults.push({ at, part: 'value' });
    return null;
  }
  while (text[next] === '[') {
    const after = valueEnd(text, next + 1);
    if (after < 0) {
      faults.push({ at: next, part: 'end' });
      reading.at = text.length;
      return null;
    }
    end = after;
    next = skipSpaces(text, end);
  }
  reading.at = end;
  return { name, at, end };
}

/** Moves past everything up to the `)` that closes the tree opened at the place of reading. */
function skipTree(reading: Reading): void {
  const { text } = reading;
  const begun = reading.at;
  let depth = 0;
  while (reading.at < text.length) {
    const char = text[reading.at++];
    if (char === '(') depth++;
    else if (char === ')') depth--;
    else if (char === '[') {
      const after = valueEnd(text, reading.at);
      reading.at = after < 0 ? text.length : after;
    }
    if (depth === 0) return;
  }
  reading.faults.push({ at: begun, part: 'end' });
}

/** Only a root may name format and game: where one follows in the midst of a tree, a `)` is missing before it. */
function beginsGame(text: string, at: number): boolean {
  ROOT.lastIndex = at;
  return ROOT.test(text);
}

/** Reads the tree whose `(` was just passed, along its main line: the first of the trees at each branch. */
function readTree(reading: Reading): SgfTree {
  const { text, faults } = reading;
  const nodes: OpenNode[] = [];
  /** For each open tree the node after which it branched, null before it did. No recursion: nesting has no limit. */
  const open: (OpenNode | null)[] = [null];
  const begun = reading.at - 1;
  let faulty = false; // one fault a node is told, however much of it is wrong
  while (open.length > 0 && reading.at < text.length) {
    const char = text[reading.at]!;
    const node = nodes.at(-1);
    if (char === ';') {
      nodes.push({ at: reading.at++, properties: NONE, variations: '' });
      faulty = false;
    } else if (char === '(') {
      if (beginsGame(text, reading.at)) break;
      const branch = open.at(-1);
      if (branch) branch.variations += slice(reading, () => skipTree(reading));
      else {
        open[open.length - 1] = node ?? null;
        open.push(null);
        reading.at++;
      }
    } else if (char === ')') {
      open.pop();
      reading.at++;
    } else if (node && isLetter(text, reading.at)) {
      const property = readProperty(reading);
      if (property && node.properties === NONE) node.properties = [property];
      else if (property) node.properties.push(property);
    } else {
      if (!isSpace(text, reading.at) && !faulty) {
        faults.push({ at: reading.at, part: 'character' });
        faulty = true;
      }
      reading.at++;
    }
  }
  if (open.length > 0) faults.push({ at: begun, part: 'end' });
  return { at: begun, nodes };
}

function slice(reading: Reading, move: () => void): string {
  const begun = reading.at;
  move();
  return reading.text.slice(begun, reading.at);
}

/**
 * Reads the game trees of a text in the Smart Game Format (FF[4]; red-bean.com/sgf), whatever game they are of. Text
 * before the first has no meaning there. A text without any yields no trees.
 */
export function parseSgf(text: string): SgfCollection {
  const faults: SgfFault[] = [];
  return { trees: [...eachTree(text, faults)], faults };
}

/** Reads the trees one by one, so that a long text need not be held as a whole; faults are added to those given. */
export function* eachTree(text: string, faults: SgfFault[]): Generator<SgfTree> {
  const reading: Reading = { text, at: 0, faults };
  let isFirst = true;
  for (;;) {
    START.lastIndex = reading.at;
    const found = START.exec(text)?.index ?? text.length;
    const stray = skipSpaces(text, reading.at);
    if (!isFirst && stray < found) faults.push({ at: stray, part: 'character' });
    if (found === text.length) return;
    isFirst = false;
    reading.at = found + 1;
    yield readTree(reading);
  }
}

/** The values of a property as they stand between their brackets. */
export function rawValues(text: string, { at, end }: SgfProperty): string[] {
  const values: string[] = [];
  for (let next = text.indexOf('[', at); next >= 0 && next < end; next = text.indexOf('[', next)) {
    const after = valueEnd(text, next + 1);
    values.push(text.slice(next + 1, after - 1));
    next = after;
  }
  return values;
}

/** A raw value as the text it means: escapes taken away, every line break a `\n`. */
export const plainText = (raw: string): string =>
  raw.includes('\\') || raw.includes('\r')
    ? raw.replace(/\\(\r\n?|\n|[^])|\r\n?/g, (_, escaped?: string) =>
        escaped === undefined ? '\n' : /[\r\n]/.test(escaped) ? '' : escaped,
      )
    : raw;

/** A text as a raw value. */
export const rawOf = (text: string): string => text.replace(/[\\\]]/g, '\\$&');
