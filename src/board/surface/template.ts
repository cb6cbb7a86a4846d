import { svg, type TemplateResult } from 'lit';
import type { Colour } from '../../engine/types.js';
import { checkerShape, draw } from '../scene/draw.js';
import { area, RADIUS, size } from '../scene/geometry.js';
import { kept, lieOf } from '../scene/memory.js';
import { drawInto } from '../scene/render.js';
import { group } from '../scene/shape.js';
import { spotFrom } from '../scene/spots.js';
import type { Dot, Lie, Marks, Shape, SpotId } from '../scene/types.js';
import type { View } from '../view.js';
import { grid, type Desk } from './desk.js';
import { cellLabel } from './labels.js';
import type { Held, Moving, Pointing } from './seen.js';

/** The parts whose state the drawing shows. */
export interface Parts {
  readonly desk: Desk;
  readonly hand: Held;
  readonly beats: Moving;
  readonly pointer: Pointing;
  /** The cell that the tab key reaches. */
  readonly current: SpotId;
}

/** What the scene marks: none of what can be done while steps are still being shown, unless the reader began to act. */
function marksOf({ desk, hand, beats, pointer }: Parts): Marks {
  const { hints } = desk.options;
  const { asked, selected } = hand;
  const none = !hints || beats.playing || selected !== null;
  const targets = hints ? hand.targets : [];
  const reaching = asked && hints ? hand.reaching(asked) : null;
  return {
    movable: reaching ?? (none ? [] : hand.movable),
    selected,
    targets: asked && reaching?.length ? [{ spot: asked, dice: [], hit: false }] : targets,
    over: pointer.over ?? asked,
    lifted: pointer.lifted ?? beats.home,
  };
}

/** A checker off its spot, lying above everything and transparent to the pointer. */
function loose({ desk }: Parts, name: string, { x, y }: Dot, colour: Colour): Shape {
  const shapes = checkerShape(colour, RADIUS[desk.orientation], desk.display);
  const attrs = { class: `loose ${name}`, 'aria-hidden': 'true', transform: `translate(${x} ${y})` };
  return group(attrs, shapes, name);
}

/** What the grid of cells is made from. */
interface Places extends Lie {
  readonly picture: View;
  readonly desk: Desk;
  readonly hand: Held;
  readonly marks: Marks;
  readonly current: SpotId;
  /** The spots from which a checker can move. */
  readonly owned: readonly SpotId[];
}

/** A place as pointer, keys and ear know it: a transparent box. */
function cell(id: SpotId, places: Places): Shape {
  const { desk, hand, marks, current, owned } = places;
  const owns = owned.includes(id);
  const movable = owns && desk.options.hints;
  const selected = hand.selected === id;
  const target = marks.targets.find(({ spot }) => spot === id && spot !== hand.asked);
  const attrs = {
    class: `cell${owns ? ' owns' : ''}${movable || target ? ' hot' : ''}`,
    role: 'gridcell',
    'data-spot': id,
    tabindex: id === current ? 0 : -1,
    'aria-label': cellLabel(desk, id, { selected, target, movable }),
    ...(owns && { 'aria-selected': String(selected) }),
    ...area(spotFrom(id), places),
  };
  return { tag: 'rect', attrs, key: id };
}

/** The rows of cells; the same ones until there is a newer view or another choice in it. */
const rows = kept(
  ({ picture }: Places) => picture,
  ({ desk, hand, marks, current, owned }) =>
    JSON.stringify([
      current,
      owned,
      desk.options.hints,
      hand.selected,
      hand.asked,
      marks.targets,
      desk.display,
    ]),
  (places): Shape[] =>
    grid(places.desk).map((row, y) => {
      const cells = row.map((id) => cell(id, places));
      return group({ role: 'row' }, cells, `row-${y}`);
    }),
);

/** The svg: a grid of transparent cells for pointer, keys and ear, under it the drawing for the eye. */
export function board(parts: Parts): TemplateResult<2> {
  const { desk, hand, beats, pointer, current } = parts;
  const { view, display, orientation, say } = desk;
  const { width, height } = size(orientation);
  const viewBox = `0 0 ${width} ${height}`;
  if (desk.options.undrawn) {
    const label = say('boardOf', { game: view.game });
    return svg`<svg class="board" part="board" role="img" aria-label=${label} viewBox=${viewBox}></svg>`;
  }
  const marks = marksOf(parts);
  const lie = { orientation, display, picture: view };
  const sketch = { ...lie, shown: beats.shown ?? view.position, marks };
  const { flying } = beats;
  const shapes = [
    group({ class: 'drawing', 'aria-hidden': 'true' }, draw(sketch), 'drawing'),
    ...rows({ ...lie, desk, hand, marks, current, owned: hand.movable }),
    ...(flying ? [loose(parts, 'flight', flying.to, flying.colour)] : []),
    ...(pointer.lifted && pointer.colour ? [loose(parts, 'held', pointer.dot, pointer.colour)] : []),
  ];
  return svg`<svg
    class="board"
    part="board"
    role="grid"
    aria-label=${say('boardOf', { game: view.game })}
    aria-describedby="keys"
    viewBox=${viewBox}
    @pointerdown=${pointer.down}
    @pointermove=${pointer.move}
    @pointerup=${pointer.up}
    @pointercancel=${pointer.lost}
    @lostpointercapture=${pointer.lost}
    @click=${pointer.click}
    @touchmove=${pointer.touchmove}
    @contextmenu=${pointer.menu}
    ${drawInto(shapes, lieOf(sketch))}
  ></svg>`;
}
