import { unsafeCSS, type CSSResult } from 'lit';

/**
 * Layout and controls around the drawing; colours are the scene's tokens (`--_…`). Room is kept, so that nothing
 * jumps. Cells are blocks because an inline box has no touch-action. Written tight: no tool shortens it later.
 */
export const surfaceStyles: CSSResult = unsafeCSS(`
:host{display:block;position:relative;min-inline-size:min(280px,100%);font-family:var(--nardy-font,system-ui,sans-serif)}
:host([hidden]),[hidden]{display:none}
.base{box-sizing:border-box;max-inline-size:var(--nardy-max-width,60rem);margin-inline:auto;padding:8px;border-radius:12px;
background:var(--_panel);color:var(--_text);line-height:1.3;direction:ltr}
.upright{padding:4px}
.stage{position:relative}
.board{display:block;inline-size:100%;overflow:visible;touch-action:manipulation;
-webkit-touch-callout:none;-webkit-tap-highlight-color:transparent}
.drawing,.loose{pointer-events:none}
.cell{display:block;outline:none;fill:none;pointer-events:all}
.hot{cursor:pointer}
.owns{touch-action:none}
.cell:focus-visible{stroke:var(--_focus);stroke-width:4;outline:2px solid var(--_panel)}
.seat,.actions,.answers{display:flex;align-items:center;gap:8px}
.seat{block-size:2.25rem;padding-inline:4px;white-space:nowrap}
.disc{flex:none;inline-size:1.1em;block-size:1.1em;border-radius:50%;border:2px solid}
.pale{background:var(--_light);border-color:var(--_light-edge)}
.deep{background:var(--_dark-shade);border-color:var(--_dark-edge);box-shadow:0 0 0 1px var(--_dark-shade)}
.name{overflow:hidden;text-overflow:ellipsis;font-weight:600}
.pill{flex:none;padding:2px 8px;border-radius:1em;background:var(--_accent);color:var(--_accent-line);font-size:.8125rem;
font-weight:600}
.disc,.sums{position:relative}.sums{display:flex;flex:none;margin-inline-start:auto;white-space:pre;color:var(--_muted);font-variant-numeric:tabular-nums}
.words{min-block-size:4rem;padding-inline:4px;overflow-wrap:anywhere}
.still .words{min-block-size:0}.still .actions{display:none}
.upright .words{min-block-size:5rem;font-size:.9375rem}
p{margin:0}
.notice{font-weight:600}
small{font-weight:400;color:var(--_muted)}
.actions{min-block-size:48px}
button{box-sizing:border-box;min-block-size:48px;min-inline-size:44px;padding:2px;border:2px solid var(--_button);
border-radius:10px;background:var(--_panel);color:var(--_text);font:inherit;font-weight:600;line-height:1.15;
overflow-wrap:break-word;hyphens:auto;cursor:pointer;touch-action:manipulation}
.landscape button,.answers button{padding-inline:20px}
.upright .actions{display:grid;grid-template-columns:repeat(3,1fr)}
.upright button{font-size:.875rem}
.upright .seat{gap:4px;font-size:.875rem}.upright .pill{padding:1px 6px;font-size:.75rem}
.primary{background:var(--_button);color:var(--_button-text)}
button[aria-disabled]{border-style:dashed;opacity:.55;cursor:default}
.question{position:absolute;inset:50% auto auto 50%;translate:-50% -50%;box-sizing:border-box;inline-size:min(26rem,92%);
padding:16px;border:2px solid var(--_button);border-radius:12px;background:var(--_panel);box-shadow:0 8px 32px #0007}
#title{font-weight:700;font-size:1.125rem}
.answers{flex-wrap:wrap;margin-block-start:12px}
.typing,.typing label{display:flex;flex-wrap:wrap;align-items:center;gap:8px}
.typing{margin-block-start:8px}.typing label{flex:1;min-inline-size:12rem}
input,textarea{box-sizing:border-box;flex:1;min-inline-size:8rem;min-block-size:48px;padding:4px 8px;border:2px solid var(--_button);
border-radius:10px;background:var(--_panel);color:var(--_text);font:inherit}
:is(button,.question,input,textarea,a,summary):focus-visible{outline:3px solid var(--_focus);outline-offset:2px}
summary{min-block-size:44px;align-content:center;cursor:pointer}textarea{inline-size:100%}
a{color:inherit}
.sr{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (forced-colors:active){.pill,.base{border:1px solid}.pill,.primary{forced-color-adjust:none}}
.probe{max-inline-size:var(--nardy-max-width,60rem)}
`);
