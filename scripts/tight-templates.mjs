/** Leaves out of the templates of a script the line breaks with which they are written: an element reads each as a space. */
import MagicString from 'magic-string';

const LINE = /\s*\n\s*/g;

/** @returns {import('vite').Plugin} */
export function tightTemplates() {
  return {
    name: 'nardy-tight-templates',
    transform: {
      order: 'post',
      filter: { id: /\/src\/.*\.ts$/, code: /\b(html|svg)`/ },
      handler(code) {
        const made = new MagicString(code);
        const visit = (/** @type {any} */ node) => {
          if (node?.type === 'TaggedTemplateExpression' && /^(html|svg)$/.test(node.tag.name))
            for (const { start, end } of node.quasi.quasis)
              if (end > start) made.update(start, end, code.slice(start, end).replace(LINE, ' '));
          if (node && typeof node === 'object') Object.values(node).forEach(visit);
        };
        visit(this.parse(code));
        return { code: made.toString(), map: made.generateMap({ hires: true }) };
      },
    },
  };
}
