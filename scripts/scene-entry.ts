/** The least that draws a picture: for the weight of the scene alone. No surface, no play, and of the engine what it needs. */
import { html, LitElement, type TemplateResult } from 'lit';
import { draw } from '../src/board/scene/draw.js';
import { size } from '../src/board/scene/geometry.js';
import { lieOf } from '../src/board/scene/memory.js';
import { drawInto } from '../src/board/scene/render.js';
import { sceneStyles } from '../src/board/scene/styles.js';
import type { Sketch } from '../src/board/scene/types.js';

/** Shows what its property `sketch` holds. */
export class SceneOnly extends LitElement {
  static override styles = sceneStyles;
  static override properties = { sketch: { attribute: false } };
  declare sketch: Sketch;

  override render(): TemplateResult {
    const { width, height } = size(this.sketch.orientation);
    const shapes = draw(this.sketch);
    return html`<svg viewBox="0 0 ${width} ${height}" ${drawInto(shapes, lieOf(this.sketch))}></svg>`;
  }
}
