import { svg, type TemplateResult } from 'lit';
import type { Colour } from '../../engine/types.js';
import { checkerShape, draw } from '../scene/draw.js';
import { area, RADIUS, size } from '../scene/geometry.js';
import { kept, lieOf } from '../scene/memory.js';
import { drawInto } from '../scene/render.js';
import { group } from '../scene/shape.js';
import { spotFrom } from '../scene/spots.js';
import type { Dot, Lie, Marks, Shape, SpotId } from '../scene/types.js';
import { grid, type Desk } from './desk.js';
import { cellLabel, told, type Role } from './labels.js';
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

/** A place as pointer, keys and ear know it. */
interface Place extends Lie, Role {
  readonly desk: Desk;
  readonly id: SpotId;
  /** A checker can move from it. */
  readonly owns: boolean;
  /** The tab key reaches it. */
  readonly current: boolean;
}

/** The cell of a place, a transparent box; the same one as long as the same is told of it. */
const cell = kept(
  ({ desk }: Place) => desk.say,
  ({ desk, id, owns, current, selected, movable, target }) =>
    [id, told(desk, id), owns, current, selected, movable, target?.dice, target?.hit].join(' '),
  (place): Shape => {
    const { desk, id, owns, current, selected, movable, target } = place;
    const attrs = {
      class: `cell${owns ? ' owns' : ''}${movable || target ? ' hot' : ''}`,
      role: 'gridcell',
      'data-spot': id,
      tabindex: current ? 0 : -1,
      'aria-label': cellLabel(desk, id, place),
      ...(owns && { 'aria-selected': String(selected) }),
      ...area(spotFrom(id), place),
    };
    return { tag: 'rect', attrs, key: id };
  },
);

/** The rows of cells. */
function rows({ desk, hand, current }: Parts, lie: Lie, { targets }: Marks): Shape[] {
  const { movable } = hand;
  return grid(desk).map((row, y) => {
    const cells = row.map((id) => {
      const owns = movable.includes(id);
      return cell({
        ...lie,
        desk,
        id,
        owns,
        current: id === current,
        selected: hand.selected === id,
        movable: owns && desk.options.hints,
        target: targets.find(({ spot }) => spot === id && spot !== hand.asked),
      });
    });
    return group({ role: 'row' }, cells, `row-${y}`);
  });
}

/** The svg: a grid of transparent cells for pointer, keys and ear, under it the drawing for the eye. */
export function board(parts: Parts): TemplateResult<2> {
  const { desk, beats, pointer } = parts;
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
    ...rows(parts, lie, marks),
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
