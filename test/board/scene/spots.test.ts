import assert from 'node:assert/strict';
import { test } from 'node:test';
import { area } from '../../../src/board/scene/geometry.js';
import { pointOf, rows, spotFrom, spotId, spotOf } from '../../../src/board/scene/spots.js';
import { COLOURS, LAYOUTS, PATHS, SPOTS } from './sketches.js';

test('a point is found again from its spot: spotOf and pointOf undo each other', () => {
  for (const path of PATHS) {
    for (const colour of COLOURS) {
      for (let point = 0; point <= 25; point += 1) {
        assert.equal(pointOf(colour, spotOf(colour, point, path), path), point, `${path} ${colour} ${point}`);
      }
    }
  }
});

test('the two numberings meet as the rules say: 25 − p when opposed, p ± 12 on the same path', () => {
  for (let point = 1; point <= 24; point += 1) {
    assert.equal(pointOf('black', spotOf('white', point, 'opposed'), 'opposed'), 25 - point);
    assert.equal(
      pointOf('black', spotOf('white', point, 'same'), 'same'),
      point > 12 ? point - 12 : point + 12,
    );
  }
});

test("nobody has a number for the other colour's bar and tray", () => {
  assert.equal(pointOf('white', { kind: 'bar', colour: 'black' }, 'opposed'), null);
  assert.equal(pointOf('black', { kind: 'tray', colour: 'white' }, 'same'), null);
});

test('names of spots are unique and can be read back', () => {
  assert.equal(new Set(SPOTS.map(spotId)).size, 28);
  for (const spot of SPOTS) assert.deepEqual(spotFrom(spotId(spot)), spot);
});

test('rows hold every spot once, in the order in which the areas lie on screen', () => {
  for (const { orientation, lie, name } of LAYOUTS) {
    const grid = rows(lie);
    assert.deepEqual(
      grid.flat().map(spotId),
      SPOTS.map((spot) => ({ id: spotId(spot), ...area(spot, lie) }))
        .sort((a, b) => a.y - b.y || a.x - b.x)
        .map(({ id }) => id),
      name,
    );
    assert.deepEqual(
      grid.map((row) => row.length),
      orientation === 'landscape' ? [14, 14] : Array.from({ length: 14 }, () => 2),
    );
  }
});
