import type { Display } from '../../board/view.js';
import type { Problem } from '../../engine/result.js';
import { textOf, type Text } from '../board/settings.js';
import type { Colour, Seat } from '../../engine/types.js';

/** Attributes with a fixed set of values; the first is the default. */
export const CHOICES = {
  mode: ['play', 'controlled', 'view'],
  seat: ['both', '1', '2', 'none'],
  diceSource: ['auto', 'manual', 'host'],
  near: ['auto', 'white', 'black', '1', '2'],
  home: ['right', 'left'],
  numbers: ['mover', 'near', 'white', 'black', 'none'],
  light: ['white', 'black'],
  theme: ['auto', 'light', 'dark'],
} as const;
export type ChoiceName = keyof typeof CHOICES;
export type Choices = { readonly [Name in ChoiceName]: (typeof CHOICES)[Name][number] };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Reads each choice; a value that is none of its set is reported and counts as the default. */
export function readChoices(given: Readonly<Record<ChoiceName, Text>>, problems: Problem[]): Choices {
  const read = (name: ChoiceName): string => {
    const value = textOf(given[name]).trim();
    const values: readonly string[] = CHOICES[name];
    if (value === '' || values.includes(value)) return value || values[0]!;
    problems.push({ code: 'ERR_ATTRIBUTE', detail: { name: kebab(name), value } });
    return values[0]!;
  };
  const names = Object.keys(CHOICES) as ChoiceName[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Choices;
}

/** What the driver has to know of them. */
export interface Manners {
  readonly mode: Choices['mode'];
  readonly seat: 'both' | 'none' | Seat;
  readonly diceSource: Choices['diceSource'];
}

/** How the board behaves by its choices. */
export const mannersOf = ({ mode, seat, diceSource }: Choices): Manners => ({
  mode,
  seat: seat === '1' ? 1 : seat === '2' ? 2 : seat,
  diceSource,
});

/** How the board is turned by its choices, the colours of the seats being those of the game. */
export function displayOf(choices: Choices, colours: Readonly<Record<Seat, Colour>>): Display {
  const seat = choices.near === 'auto' ? choices.seat : choices.near;
  const near: Colour =
    seat === '1' || seat === '2' ? colours[Number(seat) as Seat] : seat === 'black' ? 'black' : 'white';
  const { numbers } = choices;
  return { near, home: choices.home, numbers: numbers === 'near' ? near : numbers, light: choices.light };
}
