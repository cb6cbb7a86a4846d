/** Where two that were asked the same found other plays, in words. */
import { BAR, OFF, otherColour, type Side, type Situation } from '../src/doors/engine.js';
import type { Measured } from './measure.js';

const SHOWN = 3;

const pointName = (point: number): string => (point === BAR ? 'bar' : point === OFF ? 'off' : String(point));

const sideInWords = (side: Side): string =>
  side
    .map((count, point) => (count > 0 ? `${pointName(point)}:${count}` : ''))
    .filter((words) => words !== '')
    .reverse()
    .join(' ');

/** The mover's checkers that left a place, where they are now, and whether that hit: `9 5 to 8 1, hitting`. */
function playInWords(before: Side, othersBefore: Side, result: string): string {
  const [mine = '', theirs = ''] = result.split('/');
  const moved = before.map((count, point) => mine.charCodeAt(point) - 97 - count);
  const places = (sign: number) =>
    moved
      .flatMap((count, point) => Array<string>(Math.max(0, count * sign)).fill(pointName(point)))
      .reverse()
      .join(' ');
  const hits = othersBefore.some((count, point) => theirs.charCodeAt(point) - 97 !== count);
  return places(-1) === '' ? 'no step' : `${places(-1)} to ${places(1)}${hits ? ', hitting' : ''}`;
}

function onlyIn(one: Measured, other: Measured, index: number, mine: Side, theirs: Side): string {
  const known = new Set(other.results[index]);
  const only = one.results[index]!.filter((result) => !known.has(result));
  if (only.length === 0) return '';
  const words = only.slice(0, SHOWN).map((result) => playInWords(mine, theirs, result));
  const more = only.length > SHOWN ? `; and ${only.length - SHOWN} more` : '';
  return `\n      only ${one.name}: ${words.join('; ')}${more}`;
}

function example(one: Measured, other: Measured, index: number, situation: Situation): string {
  const { position, colour, dice } = situation;
  const mine = position[colour];
  const theirs = position[otherColour(colour)];
  return (
    `    ${dice.join('-')}, mover ${sideInWords(mine)}; other ${sideInWords(theirs)}` +
    onlyIn(one, other, index, mine, theirs) +
    onlyIn(other, one, index, mine, theirs)
  );
}

/** In how many situations two differ, with a few of them; points are in the own numbers of their side. */
export function differences(
  one: Measured,
  other: Measured,
  situations: readonly Situation[],
  examples: number,
): string[] {
  const differing = situations
    .map((_, index) => index)
    .filter((index) => one.results[index]!.join() !== other.results[index]!.join());
  const pair = `${one.name} and ${other.name}`;
  if (differing.length === 0) return [`  ${pair}: the same plays in all ${situations.length}`];
  return [
    `  ${pair}: other plays in ${differing.length} of ${situations.length}`,
    ...differing.slice(0, examples).map((index) => example(one, other, index, situations[index]!)),
  ];
}
