import { noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';
import type { Shape } from './types.js';

/** A node and what it was last drawn from. */
interface Drawn {
  readonly node: Element;
  shape: Shape;
  parts: readonly Drawn[];
}

const EMPTY: Shape = { tag: 'g', attrs: {} };

function create(shape: Shape): Drawn {
  const node = document.createElementNS('http://www.w3.org/2000/svg', shape.tag);
  return paint({ node, shape: EMPTY, parts: [] }, shape);
}

/** Makes a node what a shape says; nothing is done where it is the shape that it was drawn from. */
function paint(drawn: Drawn, shape: Shape): Drawn {
  const { node, shape: before, parts } = drawn;
  if (shape === before) return drawn;
  const { attrs, text, children = [] } = shape;
  for (const name in attrs) {
    if (before.attrs[name] !== attrs[name]) node.setAttribute(name, String(attrs[name]));
  }
  for (const name in before.attrs) {
    if (!(name in attrs)) node.removeAttribute(name);
  }
  if (text !== before.text) node.textContent = text ?? '';
  drawn.parts = arrange(node, parts, children, shape.loose);
  drawn.shape = shape;
  return drawn;
}

const keyOf = ({ key, tag }: Shape, index: number): string => key ?? `${tag}${index}`;

/**
 * Puts nodes into their order; one is only moved when it lies before the one that it follows. Where the order is loose that
 * counts only for those of the same spot.
 */
function order(parent: Node, drawn: readonly Drawn[], loose: boolean): void {
  drawn.forEach(({ node, shape }, index) => {
    const last = drawn[index - 1];
    const follows = last && (!loose || last.shape.attrs['data-spot'] === shape.attrs['data-spot']);
    const lies = follows ? last.node.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING : 1;
    if (!node.parentNode || !lies)
      parent.insertBefore(node, last ? last.node.nextSibling : parent.firstChild);
  });
}

/** Makes the children of a node those of the drawing. */
function arrange(
  parent: Node,
  before: readonly Drawn[],
  shapes: readonly Shape[],
  loose = false,
): readonly Drawn[] {
  const isSame = ({ shape: { key, tag } }: Drawn, index: number): boolean =>
    key === shapes[index]?.key && tag === shapes[index]?.tag;
  if (before.length === shapes.length && before.every(isSame)) {
    return before.map((drawn, index) => paint(drawn, shapes[index]!));
  }
  const known = new Map(before.map((drawn, index) => [keyOf(drawn.shape, index), drawn]));
  const left = new Set(before);
  const take = (drawn: Drawn | undefined, { tag }: Shape): Drawn | undefined =>
    drawn?.shape.tag === tag && left.delete(drawn) ? drawn : undefined;
  const kept = shapes.map((shape, index) => take(known.get(keyOf(shape, index)), shape));
  const after = shapes.map((shape, index) => {
    // a node that is not needed any more becomes what comes, which costs less than to make one
    const other = kept[index] ? undefined : take([...left].find(({ shape: { tag } }) => tag === shape.tag), shape); // prettier-ignore
    if (!loose) other?.node.remove(); // or those that stay would have to move around it
    const drawn = kept[index] ?? other;
    return drawn ? paint(drawn, shape) : create(shape);
  });
  for (const { node } of left) node.remove();
  order(parent, after, loose);
  return after;
}

/** The first drawing of each kind: a fresh one begins as a copy of it, and only what differs is drawn. */
const patterns = new Map<string, { readonly nodes: Node; readonly shapes: readonly Shape[] }>();

/** What the children of a copied node were drawn from. */
const recall = (parent: Node, shapes: readonly Shape[]): Drawn[] =>
  shapes.map((shape, index) => {
    const node = parent.childNodes[index] as Element;
    return { node, shape, parts: recall(node, shape.children ?? []) };
  });

// Templates would cost a part for each of some four hundred attributes; the drawing is data already, so one
// directive carries it to the nodes.
class Draw extends Directive {
  #drawn: readonly Drawn[] | undefined;

  override render(_shapes: readonly Shape[], _kind: string): typeof noChange {
    return noChange;
  }
  override update({ element }: ElementPart, [shapes, kind]: [readonly Shape[], string]): typeof noChange {
    this.#drawn = this.#drawn ? arrange(element, this.#drawn, shapes) : this.#begin(element, shapes, kind);
    return noChange;
  }
  #begin(element: Element, shapes: readonly Shape[], kind: string): readonly Drawn[] {
    const pattern = patterns.get(kind);
    const nodes = pattern?.nodes.cloneNode(true) ?? document.createDocumentFragment();
    const drawn = arrange(nodes, pattern ? recall(nodes, pattern.shapes) : [], shapes);
    if (!pattern) patterns.set(kind, { nodes: nodes.cloneNode(true), shapes });
    element.append(nodes);
    return drawn;
  }
}

/**
 * The shapes as all children of the SVG element that bears this; nodes survive from one drawing to the next by their
 * keys. Drawings of one `kind` have much in common: a new one is made from a copy.
 */
export const drawInto = directive(Draw);
