import type { Lie } from './types.js';

/** How a board lies, as a word: one of sixteen. */
export const lieOf = ({ orientation, display, picture }: Lie): string =>
  `${orientation} ${display.near} ${display.home} ${picture.path}`;

/** So many things of one kind are kept at the most. */
const MOST = 2000;

/**
 * A function that gives the same object again for the same thing on a board that lies the same way, with what else
 * counts as `more`: what is the same object is not drawn anew. All is forgotten with the thing.
 */
export function kept<L extends Lie, T>(
  thing: (lie: L) => object,
  more: (lie: L) => unknown,
  make: (lie: L) => T,
): (lie: L) => T {
  const made = new WeakMap<object, Map<string, T>>();
  return (lie) => {
    const of = thing(lie);
    const layers = made.get(of) ?? new Map<string, T>();
    made.set(of, layers);
    const key = `${lieOf(lie)} ${String(more(lie))}`;
    const layer = layers.get(key) ?? make(lie);
    if (layers.size > MOST) layers.clear();
    layers.set(key, layer);
    return layer;
  };
}

/** The same for what depends on nothing but how the board lies. */
export const fixed = <L extends Lie, T>(make: (lie: L) => T, more: (lie: L) => unknown = () => '') =>
  kept(() => fixed, more, make);
