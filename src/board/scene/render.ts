import { noChange, svg, type TemplateResult } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';
import type { Shape } from './types.js';

export { toText } from './text.js';

const drawn = new WeakMap<Element, Shape>();

function create(shape: Shape): Element {
  const node = document.createElementNS('http://www.w3.org/2000/svg', shape.tag);
  paint(node, shape);
  return node;
}

function paint(node: Element, shape: Shape): void {
  const before = drawn.get(node);
  if (before === shape) return;
  for (const [name, value] of Object.entries(shape.attrs)) {
    if (before?.attrs[name] !== value) node.setAttribute(name, String(value));
  }
  for (const name of Object.keys(before?.attrs ?? {})) {
    if (!(name in shape.attrs)) node.removeAttribute(name);
  }
  if (shape.text !== before?.text) node.textContent = shape.text ?? '';
  if (shape.children ?? before?.children) arrange(node, shape.children ?? []);
  drawn.set(node, shape);
}

const keyOf = ({ key, tag }: Shape, index: number): string => key ?? `${tag}${index}`;

/** Makes the children of a node those of the drawing; a node is only moved when the order asks for it. */
function arrange(parent: Element, shapes: readonly Shape[]): void {
  const keys = new Map(shapes.map((shape, index) => [keyOf(shape, index), shape]));
  const kept = new Map<string, Element>();
  Array.from(parent.children).forEach((node, index) => {
    const before = drawn.get(node);
    const key = before && keyOf(before, index);
    if (key !== undefined && keys.has(key)) kept.set(key, node);
    else node.remove();
  });
  let next = parent.firstElementChild;
  for (const [key, shape] of keys) {
    const node = kept.get(key);
    if (node) paint(node, shape);
    if (node && node === next) next = next.nextElementSibling;
    else parent.insertBefore(node ?? create(shape), next);
  }
}

// Templates would cost a part for each of some four hundred attributes; the drawing is data already, so one
// directive carries it to the nodes.
class Draw extends Directive {
  override render(_shapes: readonly Shape[]): typeof noChange {
    return noChange;
  }
  override update(part: ElementPart, [shapes]: [readonly Shape[]]): typeof noChange {
    arrange(part.element, shapes);
    return noChange;
  }
}
const drawInto = directive(Draw);

/** The shapes inside an `<svg>`; nodes survive from one drawing to the next by their keys. */
export const renderShapes = (shapes: readonly Shape[]): TemplateResult<2> =>
  svg`<g class="scene" ${drawInto(shapes)}></g>`;
