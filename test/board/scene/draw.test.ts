import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw } from '../../../src/board/scene/draw.js';
import { size } from '../../../src/board/scene/geometry.js';
import { toText } from '../../../src/board/scene/text.js';
import type { Shape } from '../../../src/board/scene/types.js';
import { everything, hasClass, LAYOUTS, ORIENTATIONS, PATHS, side, sketch, STATES } from './sketches.js';

const withClass = (shapes: readonly Shape[], name: string): Shape[] =>
  everything(shapes).filter((shape) => hasClass(shape, name));
const texts = (shapes: readonly Shape[], name: string): (string | undefined)[] =>
  withClass(shapes, name).map(({ text }) => text);

const ALL = Object.entries(STATES).flatMap(([name, state]) =>
  ORIENTATIONS.map((orientation) => ({
    name: `${name}, ${orientation}`,
    sketch: sketch({ ...state, orientation }),
  })),
);

test('both starts show thirty checkers, each with its spot and index', () => {
  for (const orientation of ORIENTATIONS) {
    for (const path of PATHS) {
      const checkers = withClass(draw(sketch({ picture: { path }, orientation })), 'checker');
      assert.equal(checkers.length, 30);
      const names = checkers.map(({ attrs }) => `${attrs['data-spot']} ${attrs['data-index']}`);
      assert.equal(new Set(names).size, 30);
    }
  }
});

test('a stack too tall to count by eye says how many it holds', () => {
  const long = sketch({ picture: { path: 'same' } });
  assert.deepEqual(texts(draw(long), 'count'), ['15', '15']);
  assert.deepEqual(texts(draw(sketch()), 'count'), [], 'five are seen at a glance in landscape');
  assert.equal(texts(draw(sketch({ orientation: 'upright' })), 'count').length, 6, 'upright: more than two');
});

test('the checker in the hand is missing from its stack and from the count', () => {
  const shapes = draw(sketch({ picture: { path: 'same' }, marks: { lifted: 'p24', selected: 'p24' } }));
  assert.equal(withClass(shapes, 'checker').length, 29);
  assert.deepEqual(texts(shapes, 'count').sort(), ['14', '15']);
});

test('which colour is drawn light is a matter of display alone', () => {
  const lights = (light: 'white' | 'black') =>
    withClass(draw(sketch({ display: { light } })), 'checker')
      .filter((shape) => hasClass(shape, 'light'))
      .map(({ key }) => key);
  assert.ok(lights('white').every((key) => key?.startsWith('white')));
  assert.ok(lights('black').every((key) => key?.startsWith('black')));
  assert.equal(lights('black').length, 15);
});

test('the numbers on the frame are those of the colour asked for, or of the mover, or none', () => {
  const frame = (numbers: 'white' | 'black' | 'mover' | 'none', turn: 'white' | 'black') =>
    withClass(draw(sketch({ display: { numbers }, picture: { turn } })), 'numbers')[0]!.children!.map(
      ({ text }) => text,
    );
  assert.equal(frame('white', 'black')[0], '1');
  assert.equal(frame('black', 'white')[0], '24');
  assert.equal(frame('mover', 'black')[0], '24');
  assert.deepEqual(frame('none', 'white'), []);
});

test('each die lies in the half of its thrower, and four dice of a double stay apart', () => {
  const { picture } = sketch(STATES['opening throw']);
  const [black, white] = withClass(draw(sketch({ picture })), 'die').map(({ children }) =>
    Number(children![1]!.attrs.x),
  );
  assert.ok(black! < white!, 'the near player throws to the right');
  const four = withClass(draw(sketch(STATES['bearing off'])), 'die');
  const xs = four.map(({ children }) => Number(children![1]!.attrs.x));
  assert.equal(new Set(xs).size, 4);
  assert.deepEqual(
    four.map((die) => hasClass(die, 'used')),
    [false, false, true, true],
  );
});

test('dice given as one and the same object still lie side by side', () => {
  const die = { value: 4, colour: 'white', used: false } as const;
  const xs = withClass(draw(sketch({ picture: { dice: [die, die] } })), 'die').map(
    ({ children }) => children![1]!.attrs.x,
  );
  assert.notEqual(xs[0], xs[1]);
});

/** The faces of the dice in the order in which they were given. */
function facesOf(shapes: readonly Shape[]) {
  return withClass(shapes, 'die').map((die) => {
    const { x, y, width } = withClass([die], 'face')[0]!.attrs;
    return { value: Number(die.attrs['data-value']), x: Number(x), y: Number(y), width: Number(width) };
  });
}
/** The numbers of a run from 1 to 6, each so often (GUL-2). */
const runOf = (times: number, colour: 'white' | 'black') =>
  ([1, 2, 3, 4, 5, 6] as const).flatMap((value) =>
    Array.from({ length: times }, () => ({ value, colour, used: false })),
  );

test('GUL-2: up to 24 dice of a run lie apart, all in the half of their thrower, in every layout', () => {
  for (const { orientation, path, display, name } of LAYOUTS) {
    for (const colour of ['white', 'black'] as const) {
      for (const count of [2, 4, 6, 8, 10, 12, 16, 20, 24]) {
        const cube = { value: 1, owner: null, offered: false };
        const picture = { path, cube, dice: runOf(4, colour).slice(-count) };
        const shapes = draw(sketch({ picture, display, orientation }));
        const faces = facesOf(shapes);
        assert.equal(faces.length, count);
        for (const [index, one] of faces.entries()) {
          for (const two of faces.slice(index + 1)) {
            const apart = Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y));
            assert.ok(apart >= one.width, `${name}, ${count} dice`);
          }
        }
        const bar = withClass(withClass(shapes, 'cube'), 'face')[0]!.attrs; // the cube lies in its middle
        const along = orientation === 'landscape' ? 'x' : 'y';
        const middle = Number(bar[along]) + Number(bar.width) / 2;
        const isBeyond =
          (colour === display.near) === (orientation === 'upright' || display.home === 'right');
        for (const face of faces) {
          const [start, end] = [face[along], face[along] + face.width];
          assert.ok(isBeyond ? start > middle : end < middle, `${name}, ${colour}, ${count} dice`);
        }
      }
    }
  }
});

test('GUL-2: the numbers of a run are read in their order: by rows, upright by columns', () => {
  for (const { orientation, path, display, name } of LAYOUTS) {
    for (const times of [1, 2, 4]) {
      const faces = facesOf(
        draw(sketch({ picture: { path, dice: runOf(times, 'white') }, display, orientation })),
      );
      const [along, across] = orientation === 'landscape' ? (['x', 'y'] as const) : (['y', 'x'] as const);
      const read = faces.toSorted((a, b) => a[across] - b[across] || a[along] - b[along]);
      assert.deepEqual(
        read.map(({ value }) => value),
        runOf(times, 'white').map(({ value }) => value),
        name,
      );
    }
  }
});

test('a target names its dice; a hit, a goal and the one under the pointer differ in shape', () => {
  const shapes = draw(sketch(STATES.moving));
  assert.deepEqual(texts(shapes, 'route'), ['5', '5+2']);
  const [plain, hit] = withClass(shapes, 'target');
  assert.ok(hasClass(plain!, 'over') && !hasClass(hit!, 'over'));
  assert.equal(withClass([hit!], 'star').length, 2);
  assert.equal(withClass([plain!], 'star').length, 0);
  const off = draw(sketch(STATES['bearing off']));
  assert.equal(withClass(off, 'goal').length, 1);
  assert.deepEqual(texts(off, 'route'), ['3×6']);
});

test('the last play is marked at its two ends, not where a checker only passed', () => {
  const marks = (last: readonly { from: number; to: number }[]) => {
    const picture = {
      position: {
        white: side({ 24: 2, 13: 4, 8: 3, 7: 1, 6: 5 }),
        black: side({ 24: 2, 13: 5, 8: 3, 6: 5 }),
      },
      last: last.map((flight) => ({ colour: 'white', hit: false, ...flight }) as const),
    };
    const shapes = draw(sketch({ picture }));
    const count = (name: string) => (String(withClass(shapes, name)[0]!.attrs.d).match(/M/g) ?? []).length;
    return [count('ghost'), count('arrival')];
  };
  assert.deepEqual(marks([]), [0, 0]);
  assert.deepEqual(marks([{ from: 13, to: 7 }]), [1, 1]);
  assert.deepEqual(marks([{ from: 13, to: 10 }, { from: 10, to: 7 }]), [1, 1]); // prettier-ignore
  assert.deepEqual(marks([{ from: 9, to: 0 }]), [1, 0], 'a tray says by its count what came in');
});

test('the same layers stand in every state, and keys are unique among siblings', () => {
  const layers = (shapes: readonly Shape[]) => shapes.map(({ key }) => key).sort();
  const expected = layers(draw(sketch()));
  assert.ok(expected.every((key) => key !== undefined));
  for (const { name, sketch: state } of ALL) {
    const shapes = draw(state);
    assert.deepEqual(layers(shapes), expected, name);
    for (const { children = [] } of [{ children: shapes }, ...everything(shapes)]) {
      const keys = children.flatMap(({ key }) => key ?? []);
      assert.equal(new Set(keys).size, keys.length, name);
    }
  }
});

test('a move changes the keys of the moved checker alone, so that the other nodes survive', () => {
  const keys = (white: Record<number, number>) =>
    new Set(
      withClass(
        draw(sketch({ picture: { position: { white: side(white), black: side({ 24: 15 }) } } })),
        'checker',
      ).map(({ key }) => key),
    );
  const before = keys({ 13: 5, 8: 3 });
  const after = keys({ 13: 4, 10: 1, 8: 3 });
  assert.equal([...before].filter((key) => !after.has(key)).length, 1);
  assert.equal([...after].filter((key) => !before.has(key)).length, 1);
});

test('the drawing is light: at most 110 nodes beside the checkers, three a checker', () => {
  for (const { name, sketch: state } of ALL) {
    const shapes = draw(state);
    const ofCheckers = everything(withClass(shapes, 'checker')).length;
    assert.ok(ofCheckers <= 90, name);
    const rest = everything(shapes).length - ofCheckers;
    assert.ok(rest <= 110, `${name}: ${rest}`);
  }
});

test('everything lies inside the viewBox, in every state and turn', () => {
  for (const { orientation, path, display, name } of LAYOUTS) {
    const { width, height } = size(orientation);
    for (const state of Object.values(STATES)) {
      const shapes = draw(sketch({ ...state, picture: { ...state.picture, path }, display, orientation }));
      for (const { tag, attrs } of everything(shapes)) {
        const x = attrs.cx ?? attrs.x;
        const y = attrs.cy ?? attrs.y;
        if (tag.endsWith('Gradient') || x === undefined || y === undefined) continue;
        assert.ok(
          Number(x) >= 0 && Number(y) >= 0 && Number(x) <= width && Number(y) <= height,
          `${name}: ${tag}`,
        );
      }
    }
  }
});

test('no shape bears a style or a broken number: the drawing passes a strict CSP', () => {
  for (const { name, sketch: state } of ALL) {
    for (const { attrs } of everything(draw(state))) {
      assert.ok(!('style' in attrs), name);
      for (const value of Object.values(attrs))
        assert.doesNotMatch(String(value), /NaN|undefined|Infinity/, name);
    }
  }
});

test('markup escapes text and attribute values', () => {
  const shape: Shape = { tag: 'text', attrs: { 'data-x': '"<&>' }, text: '<b>&"' };
  assert.equal(toText([shape]), '<text data-x="&quot;&lt;&amp;&gt;">&lt;b&gt;&amp;&quot;</text>');
});

test('markup nests children and holds the whole drawing', () => {
  const markup = toText(draw(sketch()));
  assert.equal(markup.match(/<g class="checker /g)?.length, 30);
  assert.equal(markup.match(/<\w/g)?.length, markup.match(/<\//g)?.length);
});
