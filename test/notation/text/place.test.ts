import assert from 'node:assert/strict';
import { it } from 'node:test';
import { placesOf } from '../../../src/notation/text/place.js';

it('a place in a text has a line and a column, both from 1, whatever ends the lines', () => {
  const placeOf = placesOf('ab\nc\r\n\rde');
  const places = [0, 1, 2, 3, 4, 6, 7, 8, 9].map((offset) => {
    const { line, column } = placeOf(offset);
    return `${line}:${column}`;
  });
  assert.deepEqual(places, ['1:1', '1:2', '1:3', '2:1', '2:2', '3:1', '4:1', '4:2', '4:3']);
});

it('a text without any line has one', () => {
  assert.deepEqual(placesOf('')(0), { line: 1, column: 1 });
});
