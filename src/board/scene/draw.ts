import { checkers } from './checkers.js';
import { cube, dice } from './dice.js';
import { actionMarks, lastMarks } from './marks.js';
import { ground, numbers } from './points.js';
import { shape } from './shape.js';
import type { Shape, Sketch } from './types.js';

export { checkerShape } from './checkers.js';

/** The whole board as shapes, from the wood up; each has a key of its own, and their order is the same in every state. */
export function draw(sketch: Sketch): Shape[] {
  const { stacks, shapes, counts, shadow } = checkers(sketch);
  const thrown = dice(sketch);
  const stake = cube(sketch);
  const { ghosts, arrivals } = lastMarks(sketch, stacks);
  const offered = sketch.picture.cube?.offered === true;
  return [
    ground(sketch),
    ...numbers(sketch),
    shape('path', { class: 'shadow', d: shadow + thrown.shadow + stake.shadow }, 'shadow'),
    ...thrown.shapes,
    ...(offered ? [] : stake.shapes),
    ...ghosts,
    ...shapes,
    ...arrivals,
    ...counts,
    ...actionMarks(sketch, stacks),
    ...(offered ? stake.shapes : []),
  ];
}
