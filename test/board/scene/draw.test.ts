import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw } from '../../../src/board/scene/draw.js';
import { area, RADIUS, size } from '../../../src/board/scene/geometry.js';
import { pointOf, spotId, spotOf } from '../../../src/board/scene/spots.js';
import { toText } from '../../../src/board/scene/text.js';
import type { Shape, Sketch } from '../../../src/board/scene/types.js';
import type { Colour } from '../../../src/engine/types.js';
import {
  COLOURS,
  everything,
  hasClass,
  LAYOUTS,
  numbersOf,
  ORIENTATIONS,
  PATHS,
  side,
  sketch,
  SPOTS,
  STATES,
} from './sketches.js';

const withClass = (shapes: readonly Shape[], name: string): Shape[] =>
  everything(shapes).filter((shape) => hasClass(shape, name));
const texts = (shapes: readonly Shape[], name: string): (string | undefined)[] =>
  withClass(shapes, name).map(({ text }) => text);

const countsOf = (shapes: readonly Shape[]): number[] => numbersOf(shapes, 'count').map(({ value }) => value);
/** The checkers of one look, or all. */
const checkersOf = (shapes: readonly Shape[], look = 'checkers'): readonly Shape[] =>
  withClass(shapes, 'checkers').flatMap((group) => (hasClass(group, look) ? (group.children ?? []) : []));

/** The spot of each checker of a colour. */
const spotsOf = ({ shown, picture }: Sketch, colour: Colour): string[] =>
  shown[colour].flatMap((count, point) =>
    Array.from({ length: count }, () => spotId(spotOf(colour, point, picture.path))),
  );

const ALL = Object.entries(STATES).flatMap(([name, state]) =>
  ORIENTATIONS.map((orientation) => ({
    name: `${name}, ${orientation}`,
    sketch: sketch({ ...state, orientation }),
  })),
);

test('both starts show thirty checkers, each with its spot and a place of its own', () => {
  for (const orientation of ORIENTATIONS) {
    for (const path of PATHS) {
      const start = sketch({ picture: { path }, orientation });
      const checkers = checkersOf(draw(start));
      assert.equal(checkers.length, 30);
      assert.equal(new Set(checkers.map(({ attrs }) => `${attrs.cx} ${attrs.cy}`)).size, 30);
      const spots = COLOURS.flatMap((colour) => spotsOf(start, colour));
      assert.deepEqual(
        checkers.map(({ attrs }) => attrs['data-spot']),
        spots,
      );
    }
  }
});

test('a stack too tall to count by eye says how many it holds', () => {
  const long = sketch({ picture: { path: 'same' } });
  assert.deepEqual(countsOf(draw(long)), [15, 15]);
  assert.deepEqual(countsOf(draw(sketch())), [], 'five are seen at a glance in landscape');
  const upright = countsOf(draw(sketch({ orientation: 'upright' })));
  assert.deepEqual(upright.sort(), [3, 3, 5, 5, 5, 5], 'upright: more than two');
});

test('the checker in the hand is missing from its stack and from the count', () => {
  const shapes = draw(sketch({ picture: { path: 'same' }, marks: { lifted: 'p24', selected: 'p24' } }));
  assert.equal(checkersOf(shapes).length, 29);
  assert.deepEqual(countsOf(shapes).sort(), [14, 15]);
});

test('which colour is drawn light is a matter of display alone', () => {
  for (const light of COLOURS) {
    const start = sketch({ display: { light } });
    const spots = checkersOf(draw(start), 'light').map(({ attrs }) => attrs['data-spot']);
    assert.deepEqual(spots, spotsOf(start, light));
  }
});

/** How much of all rings is drawn, in whole rings. */
function ringsDrawn(shapes: readonly Shape[], r: number): number {
  const paths = withClass(shapes, 'ring').flatMap(({ attrs }) => String(attrs.d).split(/(?=M)/));
  return paths.reduce((sum, d) => {
    const [, x0, y0, large, x1, y1] =
      /^M(\S+) (\S+)A\S+ \S+ 0 ([01]) 1 (\S+) (\S+)$/.exec(d)?.map(Number) ?? [];
    if (x1 === undefined) return sum + 1;
    const apart = Math.hypot(x1 - x0!, y1! - y0!);
    const part = Math.asin(Math.min(1, apart / 2 / r)) / Math.PI;
    return sum + (large ? 1 - part : part);
  }, 0);
}

test('of each ring there is as much to be seen as the next checkers of its stack leave', () => {
  const samples = Array.from({ length: 360 }, (_, degree) => (degree * Math.PI) / 180);
  for (const { orientation, path, display, name } of LAYOUTS) {
    for (const count of [2, 3, 5, 6, 7, 9, 15]) {
      const white = side({ 8: count, 25: 15 - count });
      const black = side(path === 'same' ? { 24: 15 } : { 6: count, 13: 15 - count });
      const shapes = draw(sketch({ picture: { path, position: { white, black } }, display, orientation }));
      const radius = RADIUS[orientation];
      const men = checkersOf(shapes).map(({ attrs }) => ({
        spot: attrs['data-spot'],
        x: Number(attrs.cx),
        y: Number(attrs.cy),
      }));
      // with a line's width to spare at the edge of the upper one
      const seen = (edge: number) =>
        men.flatMap((one, index) => {
          const upper = men.slice(index + 1).filter(({ spot }) => spot === one.spot);
          return samples.filter((angle) => {
            const [x, y] = [one.x + radius * 0.6 * Math.cos(angle), one.y + radius * 0.6 * Math.sin(angle)];
            return upper.every((each) => Math.hypot(each.x - x, each.y - y) > radius * edge);
          });
        }).length / samples.length;
      const drawn = ringsDrawn(shapes, radius * 0.6);
      assert.ok(drawn < seen(1) + 0.05 && drawn > seen(1.09) - 0.05, `${name}, ${count}: ${drawn}`);
    }
  }
});

test('the numbers on the frame are those of the colour asked for, or of the mover, or none', () => {
  const frame = (numbers: 'white' | 'black' | 'mover' | 'none', turn: 'white' | 'black') =>
    numbersOf(draw(sketch({ display: { numbers }, picture: { turn } })), 'number');
  const whose = (list: ReturnType<typeof frame>) =>
    COLOURS.filter((colour) =>
      SPOTS.filter(({ kind }) => kind === 'point').every((spot) => {
        const { x, y, width, height } = area(spot, sketch());
        const within = list.filter(
          (one) => one.x > x && one.x < x + width && one.y > y && one.y < y + height,
        );
        return within.length === 1 && within[0]!.value === pointOf(colour, spot, 'opposed');
      }),
    );
  for (const turn of COLOURS) {
    assert.deepEqual(whose(frame('white', turn)), ['white']);
    assert.deepEqual(whose(frame('black', turn)), ['black']);
    assert.deepEqual(whose(frame('mover', turn)), [turn]);
    assert.deepEqual(frame('none', turn), []);
  }
});

test('each die lies in the half of its thrower, and four dice of a double stay apart', () => {
  const { picture } = sketch(STATES['opening throw']);
  const [black, white] = withClass(draw(sketch({ picture })), 'die').map(({ attrs }) => Number(attrs.x));
  assert.ok(black! < white!, 'the near player throws to the right');
  const four = withClass(draw(sketch(STATES['bearing off'])), 'die');
  const xs = four.map(({ attrs }) => Number(attrs.x));
  assert.equal(new Set(xs).size, 4);
  assert.deepEqual(
    four.map((die) => hasClass(die, 'used')),
    [false, false, true, true],
  );
});

test('dice given as one and the same object still lie side by side', () => {
  const die = { value: 4, colour: 'white', used: false } as const;
  const xs = withClass(draw(sketch({ picture: { dice: [die, die] } })), 'die').map(({ attrs }) => attrs.x);
  assert.notEqual(xs[0], xs[1]);
});

/** The faces of the dice in the order in which they were given. */
function facesOf(shapes: readonly Shape[]) {
  return withClass(shapes, 'die').map((die) => {
    const { x, y, width } = die.attrs;
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
        const bar = withClass(shapes, 'cube')[0]!.attrs; // the cube lies in its middle
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
    const count = (name: string) => (String(withClass(shapes, name)[0]?.attrs.d).match(/M/g) ?? []).length;
    return [count('ghost'), count('arrival')];
  };
  assert.deepEqual(marks([]), [0, 0]);
  assert.deepEqual(marks([{ from: 13, to: 7 }]), [1, 1]);
  assert.deepEqual(marks([{ from: 13, to: 10 }, { from: 10, to: 7 }]), [1, 1]); // prettier-ignore
  assert.deepEqual(marks([{ from: 9, to: 0 }]), [1, 0], 'a tray says by its count what came in');
});

test('layers lie in the same order in every state, and keys are unique among siblings', () => {
  const below = new Map<string, Set<string>>();
  for (const { name, sketch: state } of ALL) {
    const shapes = draw(state);
    const offered = state.picture.cube?.offered === true; // then the cube lies above all
    const keys = shapes
      .map(({ key }) => key!)
      .filter((key) => !offered || !/^(cube|groove|value)$/.test(key));
    for (const [index, key] of keys.entries()) {
      for (const upper of keys.slice(index + 1)) {
        assert.ok(!below.get(upper)?.has(key), `${name}: ${upper} lies over ${key}`);
        below.set(key, (below.get(key) ?? new Set()).add(upper));
      }
    }
    for (const { children = [] } of [{ children: shapes }, ...everything(shapes)]) {
      const found = children.flatMap(({ key }) => key ?? []);
      assert.equal(new Set(found).size, found.length, name);
    }
    assert.ok(shapes.every(({ key }) => key !== undefined));
  }
});

test('a move changes the keys of the moved checker alone, so that the other nodes survive', () => {
  const keys = (white: Record<number, number>) =>
    new Set(
      checkersOf(
        draw(sketch({ picture: { position: { white: side(white), black: side({ 24: 15 }) } } })),
        'light',
      ).map(({ key }) => key),
    );
  const before = keys({ 13: 5, 8: 3 });
  const after = keys({ 13: 4, 10: 1, 8: 3 });
  assert.equal([...before].filter((key) => !after.has(key)).length, 1);
  assert.equal([...after].filter((key) => !before.has(key)).length, 1);
});

test('the drawing is light: one node a checker, at most 60 beside them', () => {
  for (const { name, sketch: state } of ALL) {
    const shapes = draw(state);
    const rest = everything(shapes).length - everything(checkersOf(shapes)).length;
    assert.equal(everything(checkersOf(shapes)).length, checkersOf(shapes).length, name);
    assert.ok(rest <= 60, `${name}: ${rest}`);
  }
});

test('wood, numbers, checkers and dice are the same objects while they lie as they did: nothing of them is drawn anew', () => {
  const still = /^(ground|number|light|dark|count|die|dice|pips)/;
  const steady = (shapes: readonly Shape[]) => shapes.filter(({ key }) => still.test(key!));
  for (const { name, sketch: state } of ALL) {
    const before = steady(draw(state));
    const after = steady(draw({ ...state, marks: { ...state.marks, over: 'p1', movable: ['p6'] } }));
    assert.equal(before.length, after.length);
    before.forEach((shape, index) => assert.ok(shape === after[index], `${name}: ${shape.key}`));
    const moved = draw({ ...state, shown: { ...state.shown, white: side({ 1: 15 }) } });
    const light = (shapes: readonly Shape[]) => shapes.find(({ key }) => key === 'light');
    assert.ok(light(moved) !== light(before), name);
  }
});

test('everything lies inside the viewBox, in every state and turn', () => {
  for (const { orientation, path, display, name } of LAYOUTS) {
    const { width, height } = size(orientation);
    for (const state of Object.values(STATES)) {
      const shapes = draw(sketch({ ...state, picture: { ...state.picture, path }, display, orientation }));
      for (const { tag, attrs } of everything(shapes)) {
        const within = (list: string | number | undefined, most: number) =>
          `${list ?? 0}`.split(' ').every((value) => Number(value) >= 0 && Number(value) <= most);
        if (tag.endsWith('Gradient')) continue;
        assert.ok(within(attrs.cx ?? attrs.x, width), `${name}: ${tag}`);
        assert.ok(within(attrs.cy ?? attrs.y, height), `${name}: ${tag}`);
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
  assert.equal(markup.match(/<circle [^>]*data-spot="/g)?.length, 30);
  assert.equal(markup.match(/<\w/g)?.length, markup.match(/<\//g)?.length);
});
