import { checkers, counts, stacksOf } from './checkers.js';
import { cube, dice } from './dice.js';
import { frame, light } from './frame.js';
import { actionMarks, lastMarks } from './marks.js';
import { numbers, points } from './points.js';
import type { Sketch, Shape } from './types.js';

export { checkerShape } from './checkers.js';

/** The whole board as shapes, from the wood up; the same top-level keys in every state. */
export function draw(sketch: Sketch): Shape[] {
  const { orientation, display, picture } = sketch;
  const stacks = stacksOf(sketch);
  const { ghosts, arrivals } = lastMarks(sketch, stacks);
  const cubeShape = cube(sketch);
  const offered = picture.cube?.offered === true;
  return [
    light(orientation),
    frame(orientation, display),
    points(sketch),
    numbers(sketch),
    dice(sketch),
    ...(offered ? [] : [cubeShape]),
    ghosts,
    ...checkers(sketch, stacks),
    arrivals,
    counts(sketch, stacks),
    actionMarks(sketch, stacks),
    ...(offered ? [cubeShape] : []),
  ];
}
