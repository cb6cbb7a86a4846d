import type { Seat } from '../../engine/types.js';
import type { ChoicesOf, Text } from '../shared/attributes.js';
import { AXES, THEME_CHOICE } from '../shared/display.js';

/** Attributes of a board with a fixed set of values; the first is the default. */
export const CHOICES = {
  mode: ['play', 'controlled', 'view'],
  seat: ['both', '1', '2', 'none'],
  diceSource: ['auto', 'manual', 'host'],
  ...AXES,
  ...THEME_CHOICE,
} as const;
export type ChoiceName = keyof typeof CHOICES;
export type Choices = ChoicesOf<typeof CHOICES>;
/** They as a page sets them. */
export type ChoiceAttributes = Readonly<Record<ChoiceName, Text>>;

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
