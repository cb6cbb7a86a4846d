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

/** What bears a look, the light one or the dark one. */
const looks = ['light', 'dark'].map(
  (look) => `
.checkers.${look},.die.${look}{stroke:var(--_${look}-edge)}.ring.${look}{stroke:var(--_${look}-ring)}
.count.${look}{fill:var(--_${look}-text)}.point-${look}{fill:var(--_point-${look})}
.die.${look}{fill:var(--_die-${look})}.pips.${look}{fill:var(--_die-${look}-pip)}`,
);

const RULES = `
svg{user-select:none;-webkit-user-select:none}
text{font-family:var(--nardy-font,inherit);font-weight:600;text-anchor:middle;direction:ltr;font-variant-numeric:tabular-nums}
.tens{text-anchor:end}.units{text-anchor:start}
.wood{stroke:var(--_frame-edge);stroke-width:2}.sheen{fill:none;stroke:#fff;stroke-opacity:.13}
.field,.tray{stroke:var(--_frame-edge);stroke-width:1.5}.field{fill:var(--_field)}.tray{fill:var(--_tray)}
.point-light,.point-dark{stroke:var(--_field-edge);stroke-width:.8;stroke-linejoin:round}
.number{fill:var(--_number);font-weight:500}
.lit{stroke:#000;stroke-opacity:.2;stroke-width:3}
.shadow{fill-opacity:.36}
.ring{fill:none}.die{stroke-width:1.2}${looks.join('')}
.die.used{fill-opacity:.2;stroke:var(--_die-used);stroke-dasharray:3 3}.pips.used{fill:var(--_die-used)}
.cube{fill:var(--_cube);stroke:var(--_cube-edge)}.groove{fill:none;stroke:var(--_cube-edge);stroke-opacity:.35}
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
    `@media (forced-colors:active){:host(:not(#_)){${declarations('forced')}}.glow,.sheen,.shadow{display:none}.point-dark{fill-opacity:.3}.die:not(.used){stroke-width:2.5}}`
  );
}
