/** How gnubg prints its ids: one a line, each after its name. */
const PRINTED = /(?:position|gnu ?bg) id\s*:\s*(\S+)(?:[^]*?match id\s*:\s*(\S+))?/di;

/** Ids that begin with a name of their own, whatever stands around them, quotes and commas too. */
const NAMED = /(?<!\w)(XG|OG)ID[ \t]*=[ \t]*[^\s,;"'“”„«»<>()]*/gi;

/** A position as its reader takes it, cut out of a text. */
export interface FoundId {
  readonly text: string;
  /** Where in the whole text a character of it stands; offsets from 0. */
  readonly at: (index: number) => number;
  /** It goes by a name, so that it is an id for certain. */
  readonly named: boolean;
  /** Another id with a name of its own, which would be left out. */
  readonly more: { readonly format: 'xgid' | 'ogid'; readonly text: string; readonly start: number } | null;
}

/**
 * The id in a text, where it goes by its name: as gnubg prints ids, or an XGID or OGID among what is copied with it (XG
 * adds players, score and a drawing); else the whole text.
 */
export function idIn(text: string): FoundId {
  const found = { named: true, more: null };
  const [, position, match] = PRINTED.exec(text)?.indices ?? [];
  if (position) {
    const first = text.slice(...position);
    const starts = [position[0], match ? match[0] - first.length - 1 : 0] as const;
    const at = (index: number) => index + starts[index > first.length ? 1 : 0];
    return { ...found, text: match ? `${first}:${text.slice(...match)}` : first, at };
  }
  const [named, ...others] = text.matchAll(NAMED);
  if (!named) {
    const start = text.length - text.trimStart().length;
    return { text: text.trim(), at: (index) => start + index, named: false, more: null };
  }
  const other = others.find(([id]) => id !== named[0]);
  const more = other && {
    format: /^x/i.test(other[0]) ? ('xgid' as const) : ('ogid' as const),
    text: other[0],
    start: other.index,
  };
  return { ...found, text: named[0], at: (index) => named.index + index, more: more ?? null };
}
