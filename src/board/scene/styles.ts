import { unsafeCSS, type CSSResult } from 'lit';
import { sceneCss } from './css.js';

/** Tokens (`--nardy-*`, light and dark) and classes of the drawing, for the shadow root that holds it. */
export const sceneStyles: CSSResult = unsafeCSS(sceneCss());
