import { tokenValue, TOKENS, type Theme, type Token } from './tokens.js';

/**
 * Rules read the private `--_name`, which takes the page's `--nardy-name` where there is one. So a token may be set
 * on the element or inherited from anything around it, in every theme. Forced colours are the reader's own and take
 * nothing from the page.
 */
const declarations = (theme: Theme): string =>
  (Object.keys(TOKENS) as Token[])
    .map((name) => {
      const value = tokenValue(name, theme);
      return `--_${name}:${theme === 'forced' ? value : `var(--nardy-${name},${value})`}`;
    })
    .join(';');

const RULES = `
.number,.count,.value,.route{font-family:var(--nardy-font,inherit);font-weight:600;text-anchor:middle;direction:ltr;
font-variant-numeric:tabular-nums;user-select:none;-webkit-user-select:none}
.wood{stroke:var(--_frame-edge);stroke-width:2}.sheen{fill:none;stroke:#fff;stroke-opacity:.13}
.field,.tray{stroke:var(--_frame-edge);stroke-width:1.5}.field{fill:var(--_field)}.tray{fill:var(--_tray)}
.point-light,.point-dark{stroke:var(--_field-edge);stroke-width:.8;stroke-linejoin:round}
.point-light{fill:var(--_point-light)}.point-dark{fill:var(--_point-dark)}
.number{fill:var(--_number);font-weight:500}
.points .glow{stroke:#000;stroke-opacity:.2;stroke-width:3}
.shadow{fill:#000;fill-opacity:.3}
.ring{fill:none}
.light .face{stroke:var(--_light-edge)}.light .ring{stroke:var(--_light-ring)}.count.light{fill:var(--_light-text)}
.dark .face{stroke:var(--_dark-edge)}.dark .ring{stroke:var(--_dark-ring)}.count.dark{fill:var(--_dark-text)}
.die .face{stroke-width:1.2}.side{fill:#000;fill-opacity:.45}
.die.light .face{fill:var(--_die-light)}.die.light .pips{fill:var(--_die-light-pip)}
.die.dark .face{fill:var(--_die-dark)}.die.dark .pips{fill:var(--_die-dark-pip)}
.die.used .side,.die.used .glow{display:none}
.die.used .face{fill-opacity:.2;stroke:var(--_die-used);stroke-dasharray:3 3}.die.used .pips{fill:var(--_die-used)}
.cube .face{fill:var(--_cube);stroke:var(--_cube-edge)}.cube .groove{fill:none;stroke:var(--_cube-edge);stroke-opacity:.35}
.value{fill:var(--_cube-text);font-weight:700}
.line,.accent{fill:none;stroke-linejoin:round}
.line{stroke:var(--_accent-line);stroke-width:5.5}.accent{stroke:var(--_accent);stroke-width:3}
.selected.line{stroke-width:6.5}.selected.accent{stroke-width:4}
.ghost.line{stroke-width:4;stroke-opacity:.85}.ghost.accent{stroke:var(--_last);stroke-width:2.2;stroke-dasharray:.1 4.4;stroke-linecap:round}
.arrival{fill:var(--_last);stroke:var(--_accent-line);stroke-width:1.2}
.hole{fill:var(--_field);stroke:var(--_accent);stroke-width:2.5;stroke-dasharray:6 4}
.hit .hole{stroke:none}.route{fill:var(--_route)}
.goal{fill:none;stroke:var(--_accent);stroke-width:3;stroke-dasharray:8 5}
.over .hole{fill:var(--_accent);stroke:var(--_accent-line);stroke-dasharray:none}.over .route{fill:var(--_accent-line)}
.over .goal{stroke-dasharray:none}
`;

/** The style sheet of the drawing: tokens for both themes, then the classes that shapes bear. */
export function sceneCss(): string {
  const dark = declarations('dark');
  return (
    `:host{color-scheme:light;${declarations('light')}}` +
    `@media (prefers-color-scheme:dark){:host(:not([theme="light"])){color-scheme:dark;${dark}}}` +
    `:host([theme="dark"]){color-scheme:dark;${dark}}` +
    RULES +
    // the more exact selector wins over every theme
    `@media (forced-colors:active){:host(:not(#_)){${declarations('forced')}}.glow,.sheen,.shadow{display:none}.point-dark{fill-opacity:.3}}`
  );
}
