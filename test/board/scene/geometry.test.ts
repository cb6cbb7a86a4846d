import assert from 'node:assert/strict';
import { test } from 'node:test';
import { above, area, centre, RADIUS, size } from '../../../src/board/scene/geometry.js';
import { spotId, spotOf } from '../../../src/board/scene/spots.js';
import type { Box, Dot } from '../../../src/board/scene/types.js';
import { LAYOUTS, SPOTS } from './sketches.js';

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const holds = (box: Box, { x, y }: Dot): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

test('areas never overlap and leave no gap: every place on the board belongs to one spot', () => {
  for (const { orientation, lie, name } of LAYOUTS) {
    const areas = SPOTS.map((spot) => area(spot, lie));
    areas.forEach((a, i) => {
      areas.slice(i + 1).forEach((b) => assert.ok(!overlap(a, b), `${name}: ${spotId(SPOTS[i]!)}`));
    });
    const left = Math.min(...areas.map(({ x }) => x));
    const top = Math.min(...areas.map(({ y }) => y));
    const right = Math.max(...areas.map(({ x, width }) => x + width));
    const bottom = Math.max(...areas.map(({ y, height }) => y + height));
    const sum = areas.reduce((total, { width, height }) => total + width * height, 0);
    assert.equal(sum, (right - left) * (bottom - top), name);
    const whole = size(orientation);
    assert.ok(left >= 0 && top >= 0 && right <= whole.width && bottom <= whole.height, name);
  }
});

test('upright areas are at least 44 px each way on a board 320 px wide', () => {
  assert.equal(size('upright').width, 320);
  for (const { lie } of LAYOUTS) {
    for (const spot of SPOTS) {
      const { width, height } = area(spot, { ...lie, orientation: 'upright' });
      assert.ok(Math.min(width, height) >= 44, spotId(spot));
    }
  }
});

test('a checker lies in the area of its spot, whatever the height of the stack', () => {
  for (const { lie, name } of LAYOUTS) {
    for (const spot of SPOTS) {
      const box = area(spot, lie);
      for (let count = 1; count <= 15; count += 1) {
        for (let index = 0; index < count; index += 1) {
          const dot = centre(spot, index, count, lie);
          assert.ok(holds(box, dot), `${name}: ${spotId(spot)} ${index}/${count}`);
        }
        assert.ok(holds(box, above(spot, count, lie)), `${name}: above ${spotId(spot)}`);
      }
    }
  }
});

test('checkers of two spots never touch: a stack stays in its own lane', () => {
  for (const { orientation, lie } of LAYOUTS) {
    for (const spot of SPOTS.filter(({ kind }) => kind === 'point')) {
      const { x, y, width, height } = area(spot, lie);
      const dot = centre(spot, 0, 1, lie);
      const aside =
        orientation === 'landscape' ? [dot.x - x, x + width - dot.x] : [dot.y - y, y + height - dot.y];
      assert.ok(Math.min(...aside) > RADIUS[orientation], spotId(spot));
    }
  }
});

test("the near player's home is at the bottom, on the side that `home` names", () => {
  for (const { orientation, display, path, lie, name } of LAYOUTS) {
    const { width, height } = size(orientation);
    for (let point = 1; point <= 6; point += 1) {
      const dot = centre(spotOf(display.near, point, path), 0, 1, lie);
      assert.ok(dot.y > height / 2, name);
      assert.equal(dot.x > width / 2, display.home === 'right', name);
    }
  }
});

test('five checkers stand free in landscape; more close up but stay in order', () => {
  const { lie } = LAYOUTS[0]!;
  const ys = (count: number) => Array.from({ length: count }, (_, i) => centre(SPOTS[0]!, i, count, lie).y);
  const five = ys(5);
  assert.ok(five[0]! - five[1]! >= 2 * RADIUS.landscape);
  const fifteen = ys(15);
  fifteen.slice(1).forEach((y, i) => assert.ok(y < fifteen[i]!));
  assert.ok(fifteen.at(-1)! >= five.at(-1)! - 1, 'a tall stack is no longer than five checkers');
});
