import { nothing, svg, type TemplateResult } from 'lit';
import { checkerShape, draw } from '../scene/draw.js';
import { area, RADIUS, size } from '../scene/geometry.js';
import { renderShapes } from '../scene/render.js';
import { spotFrom } from '../scene/spots.js';
import type { Dot, Marks, SpotId } from '../scene/types.js';
import type { Beats } from './beats.js';
import { grid, type Desk } from './desk.js';
import type { Hand } from './hand.js';
import { cellLabel } from './labels.js';
import type { Pointer } from './pointer.js';

/** The parts whose state the drawing shows. */
export interface Parts {
  readonly desk: Desk;
  readonly hand: Hand;
  readonly beats: Beats;
  readonly pointer: Pointer;
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
function loose({ desk }: Parts, name: string, { x, y }: Dot, colour: 'white' | 'black'): TemplateResult<2> {
  const shape = checkerShape(colour, { x: 0, y: 0 }, RADIUS[desk.orientation], desk.display);
  return svg`<g class="loose ${name}" aria-hidden="true" transform="translate(${x} ${y})">${renderShapes([shape])}</g>`;
}

function cell(parts: Parts, id: SpotId, marks: Marks, owned: readonly SpotId[]): TemplateResult<2> {
  const { desk, hand, current } = parts;
  const { orientation, display, view, options } = desk;
  const { x, y, width, height } = area(spotFrom(id), orientation, display, view.path);
  const selected = hand.selected === id;
  const owns = owned.includes(id);
  const shown = owns && options.hints;
  const target = marks.targets.find(({ spot }) => spot === id && spot !== hand.asked);
  const label = cellLabel(desk, id, { selected, target, movable: shown });
  return svg`<g class="cell ${owns ? 'owns' : ''} ${shown || target ? 'hot' : ''}" role="gridcell" data-spot=${id}
    tabindex=${id === current ? 0 : -1} aria-label=${label} aria-selected=${owns ? selected : nothing}
  ><rect class="area" x=${x} y=${y} width=${width} height=${height}></rect></g>`;
}

/** The svg: the drawing for the eye, and over it a grid of transparent cells for pointer, keys and ear. */
export function board(parts: Parts): TemplateResult<2> {
  const { desk, hand, beats, pointer } = parts;
  const { view, display, orientation, say } = desk;
  const { width, height } = size(orientation);
  const viewBox = `0 0 ${width} ${height}`;
  if (desk.options.undrawn) {
    const label = say('boardOf', { game: view.game });
    return svg`<svg class="board" part="board" role="img" aria-label=${label} viewBox=${viewBox}></svg>`;
  }
  const marks = marksOf(parts);
  const shapes = draw({ picture: view, shown: beats.shown ?? view.position, display, orientation, marks });
  const { flying } = beats;
  const owned = hand.movable;
  return svg`<svg class="board" part="board" role="none" viewBox=${viewBox}
    @pointerdown=${pointer.down} @pointermove=${pointer.move} @pointerup=${pointer.up} @pointercancel=${pointer.lost}
    @lostpointercapture=${pointer.lost} @click=${pointer.click} @touchmove=${pointer.touchmove} @contextmenu=${pointer.menu}
  ><g class="drawing" aria-hidden="true">${renderShapes(shapes)}</g>
    <g role="grid" aria-label=${say('boardOf', { game: view.game })} aria-describedby="keys">${grid(desk).map(
      (row) => svg`<g role="row">${row.map((id) => cell(parts, id, marks, owned))}</g>`,
    )}</g>
    ${flying ? loose(parts, 'flight', flying.to, flying.colour) : nothing}
    ${pointer.lifted && view.turn ? loose(parts, 'held', pointer.dot, view.turn) : nothing}</svg>`;
}
