import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** A file that exists only for the bundler. */
const ENTRY = `${root}entry.ts`;
const SURFACE = 'src/board/surface/';

/** The files that a bundler takes in for this code, as they lie in the project; those of packages by their package. */
async function filesOf(code: string): Promise<string[]> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: { target: 'es2022', write: false, lib: { entry: ENTRY, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const ids = output.flatMap((bundle) =>
    bundle.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])),
  );
  return ids.map((id) => id.replace(root, ''));
}

const INPUT = ['hand.ts', 'pointer.ts', 'field.ts', 'questions.ts', 'surface.ts'].map(
  (file) => SURFACE + file,
);

describe('an element takes of the surface what it picks, and nothing comes along', () => {
  test('core, time and voice', async () => {
    const files = await filesOf(`
      import { Core } from './${SURFACE}core.js';
      import { Beats } from './${SURFACE}beats.js';
      import { Voice } from './${SURFACE}voice.js';
      export const parts = [Core, Beats, Voice];
    `);
    assert.ok(files.includes(`${SURFACE}beats.ts`), files.join(' '));
    const others = [
      ...INPUT,
      ...['keys.ts', 'buttons.ts', 'panel.ts', 'template.ts'].map((file) => SURFACE + file),
    ];
    assert.deepEqual(
      files.filter((file) => others.includes(file) || /node_modules|src\/(machine|record)\//.test(file)),
      [],
    );
  });

  test('a board that is read: those, the drawing, the keys and buttons', async () => {
    const files = await filesOf(
      `import { ReadingBoard } from './test/board/surface/reading-board.js'; export { ReadingBoard };`,
    );
    assert.ok(files.includes(`${SURFACE}template.ts`), files.join(' '));
    assert.deepEqual(
      files.filter((file) => INPUT.includes(file) || /xstate|src\/(machine|record|elements)\//.test(file)),
      [],
    );
  });

  test('the core alone', async () => {
    const files = await filesOf(`export { Core } from './${SURFACE}core.js';`);
    const own = files.filter((file) => file.startsWith(SURFACE)).sort();
    assert.deepEqual(
      own,
      ['core.ts', 'desk.ts', 'layout.ts'].map((file) => SURFACE + file),
    );
  });

  test('the test can fail: the surface of a board that is played on has them all', async () => {
    const files = await filesOf(`export { Surface } from './${SURFACE}surface.js';`);
    assert.deepEqual(
      INPUT.filter((file) => !files.includes(file)),
      [],
    );
  });
});
