import type { Shape } from './types.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string);

/** The same drawing as markup, for servers, print and export; text and attribute values are escaped. */
export const toText = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ tag, attrs, text = '', children = [] }) => {
      const pairs = Object.entries(attrs).map(([name, value]) => ` ${name}="${escape(String(value))}"`);
      return `<${tag}${pairs.join('')}>${escape(text)}${toText(children)}</${tag}>`;
    })
    .join('');
