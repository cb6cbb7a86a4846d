/** Prints what each layer adds to the classic script of the board: its weight with the layer and without, gzipped. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { root } from './lib.mjs';

const file = join(root, 'dist/cdn/board.min.js');
const code = readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '');
const map = new TraceMap(readFileSync(`${file}.map`, 'utf8'));

/** @param {string | null} source */
function layerOf(source) {
  const own = /(?:^|\/)src\/(board\/[a-z]+|[a-z0-9]+)/.exec(source ?? '')?.[1];
  if (own) return own;
  if (/node_modules\/xstate\//.test(source ?? '')) return 'xstate';
  return /node_modules\/(?:@?lit|lit-)/.test(source ?? '') ? 'lit' : 'glue';
}

const starts = [0];
for (const line of code.split('\n')) starts.push((starts.at(-1) ?? 0) + line.length + 1);
/** @type {{at: number, layer: string}[]} */
const marks = [];
eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
  marks.push({ at: (starts[generatedLine - 1] ?? 0) + generatedColumn, layer: layerOf(source) });
});

/** @type {Map<string, {from: number, to: number}[]>} */
const pieces = new Map();
for (const [index, { at, layer }] of marks.entries()) {
  const to = marks[index + 1]?.at ?? code.length;
  pieces.set(layer, [...(pieces.get(layer) ?? []), { from: at, to }]);
}

/** @param {string} text */
const weigh = (text) => gzipSync(text, { level: 9 }).length;
const total = weigh(code);
console.log(`| layer | min | gzip |\n| --- | ---: | ---: |`);
const rows = [...pieces].map(([layer, ranges]) => {
  let rest = '';
  let end = 0;
  for (const { from, to } of ranges) {
    rest += code.slice(end, from);
    end = to;
  }
  rest += code.slice(end);
  return { layer, min: code.length - rest.length, gzip: total - weigh(rest) };
});
for (const { layer, min, gzip } of rows.sort((a, b) => b.gzip - a.gzip)) {
  console.log(`| ${layer} | ${min} | ${gzip} |`);
}
console.log(`| **all** | ${code.length} | ${total} |`);
