/** The least element that draws a picture, to be weighed by scripts/size.mjs: Lit and the scene, no surface and no rules. */
import { LitElement, svg } from 'lit';
import { draw } from '../src/board/scene/draw.js';
import { size } from '../src/board/scene/geometry.js';
import { lieOf } from '../src/board/scene/memory.js';
import { drawInto } from '../src/board/scene/render.js';
import { sceneStyles } from '../src/board/scene/styles.js';
import type { Sketch } from '../src/board/scene/types.js';

/** Draws whatever sketch it is given. */
export class SceneOnly extends LitElement {
  static override styles = sceneStyles;
  static override properties = { sketch: { attribute: false } };
  declare sketch: Sketch;
  protected override render() {
    const { width, height } = size(this.sketch.orientation);
    return svg`<svg viewBox="0 0 ${width} ${height}" ${drawInto(draw(this.sketch), lieOf(this.sketch))}></svg>`;
  }
}
customElements.define('scene-only', SceneOnly);
