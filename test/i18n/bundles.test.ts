import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { doors } from '../../scripts/cdn.mjs';
import { filesBelow } from '../../scripts/lib.mjs';
import { en } from '../../src/doors/i18n/en.js';
import { tell } from '../../src/notation/tell.js';
import { fileOf } from '../docs/formats.js';
import { piecesOf } from './pieces.js';

const path = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));

/** A file with all that it needs except for the words: its code, and the pieces of English that it asks for. */
async function bundled(file: string): Promise<{ code: string; pieces: string[] }> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: path(file), formats: ['es'] },
      rolldownOptions: { external: [/i18n\/en\//, /^lit(\/|$)/, /^xstate(\/|$)/] },
    },
  });
  const [chunk] = (output as Rolldown.RolldownOutput[])[0]!.output;
  const pieces = chunk.imports.flatMap((name) => /i18n\/en\/(\w+)/.exec(name)?.[1] ?? []);
  return { code: chunk.code, pieces: pieces.sort() };
}

/** The codes that a script can tell. */
const codesIn = (code: string): string[] => [
  ...new Set([...code.matchAll(/['"`](ERR_[A-Z_]+)['"`]/g)].map(([, found = '']) => found)),
];
const codesOf = (words: object): string[] => Object.keys(words).filter((key) => key.startsWith('ERR_'));
const hasWords = (code: string): boolean => !tell({ code, detail: {} }).startsWith(code);

describe('the script of', () => {
  it('an element that registers itself holds no words of the command line', async () => {
    assert.ok(doors.includes('board'));
    for (const door of doors) {
      const { pieces } = await bundled(`doors/${door}.ts`);
      assert.ok(pieces.includes('core'), door);
      assert.deepEqual(pieces.filter((piece) => ['notation', 'command'].includes(piece)), [], door); // prettier-ignore
    }
  });

  it('the board holds the words of play, and a sentence for each code that it can tell, and for no other', async () => {
    const { code, pieces } = await bundled('doors/board.ts');
    assert.deepEqual(pieces, ['core', 'play', 'record', 'rules', 'setup', 'surface']);
    assert.deepEqual(codesIn(code).sort(), codesOf(en).sort());
  });

  it('the command line holds its own words, and a sentence for each code that it can tell', async () => {
    const { code, pieces } = await bundled('doors/notation.ts');
    assert.deepEqual(pieces, ['command', 'notation', 'record', 'setup']);
    assert.deepEqual(codesIn(code).filter((each) => !hasWords(each)), []); // prettier-ignore
  });

  it('a surface holds no words at all: its element hands them over', async () => {
    assert.deepEqual((await bundled('board/surface/surface.ts')).pieces, []);
  });
});

describe('a code', () => {
  const sources = filesBelow('src').filter((file) => !file.startsWith('src/i18n/'));
  const told = new Set(sources.flatMap((file) => codesIn(fileOf(file))));

  it('that stands anywhere in the code has a sentence', () => {
    assert.ok(told.size > 50);
    assert.deepEqual([...told].filter((code) => !(code in en) && !hasWords(code)), []); // prettier-ignore
  });

  it('that has a sentence stands somewhere in the code', async () => {
    const words = [...(await piecesOf('en')).values()].flatMap((piece) => Object.keys(piece));
    const codes = words.flatMap((key) => /^(?:file-)?(ERR_[A-Z_]+)/.exec(key)?.[1] ?? []);
    assert.deepEqual(codes.filter((code) => !told.has(code)), []); // prettier-ignore
  });
});
