import { checkers, counts, stacksOf } from './checkers.js';
import { cube, dice } from './dice.js';
import { frame, light } from './frame.js';
import { actionMarks, lastMarks } from './marks.js';
import { numbers, points } from './points.js';
import type { Picture, Shape } from './types.js';

export { checkerShape } from './checkers.js';

/** The whole board as shapes, from the wood up; the same top-level keys in every state. */
export function draw(picture: Picture): Shape[] {
  const { orientation, display, view } = picture;
  const stacks = stacksOf(picture);
  const { ghosts, arrivals } = lastMarks(picture, stacks);
  const cubeShape = cube(picture);
  const offered = view.cube?.offered === true;
  return [
    light(orientation),
    frame(orientation, display),
    points(picture),
    numbers(picture),
    dice(picture),
    ...(offered ? [] : [cubeShape]),
    ghosts,
    ...checkers(picture, stacks),
    arrivals,
    counts(picture, stacks),
    actionMarks(picture, stacks),
    ...(offered ? [cubeShape] : []),
  ];
}
