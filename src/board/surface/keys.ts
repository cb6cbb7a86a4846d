import type { SpotId } from '../scene/types.js';
import type { ActionId } from '../view.js';
import { grid, type Desk } from './desk.js';
import type { Hand } from './hand.js';
import { readBoard, readDice, readPips } from './labels.js';
import type { Pointer } from './pointer.js';

/** Letters, so that a shortcut is one key without modifiers; they work only while the focus is in the board. */
const ACTION_KEYS: Readonly<Record<string, ActionId>> = { r: 'roll', u: 'undo', c: 'confirm', d: 'confirm' };

/** Steps to the right and down; Home and End go as far as the row does. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-99, 0],
  End: [99, 0],
};

export interface KeyContext {
  readonly desk: Desk;
  readonly hand: Hand;
  readonly pointer: Pointer;
  readonly current: SpotId;
  /** Moves the focus to a spot. */
  readonly go: (id?: SpotId) => void;
  /** Opens the field for typed plays. */
  readonly type: () => void;
}

/** On a keyboard without Latin letters the key's place counts (`г` on a Russian one lies where `u` does). */
const keyOf = ({ key, code }: KeyboardEvent): string =>
  key.length > 1 ? key : (key > '~' ? code.slice(3) : key).toLowerCase();

/** To the neighbour on screen; at an edge it stays. */
function walk({ desk, current, go }: KeyContext, [right, down]: readonly [number, number]): void {
  const rows = grid(desk);
  const y = rows.findIndex((row) => row.includes(current));
  const row = rows[y + down] ?? rows[y] ?? [];
  const x = (rows[y] ?? []).indexOf(current) + right;
  go(row[Math.max(0, Math.min(x, row.length - 1))]);
}

/** To the next or previous spot that can move, or that the picked-up checker can reach. */
function cycle({ desk, hand, current, go }: KeyContext, by: number): void {
  const spots = hand.selected ? hand.targets.map(({ spot }) => spot) : hand.movable;
  const at = spots.indexOf(current);
  if (!spots[0]) desk.announce(desk.say('saidNoMove'));
  go(spots.at(at < 0 && by < 0 ? -1 : (at + by) % spots.length));
}

/** Takes an action that is possible, or says why the turn cannot be confirmed yet (MOVE-4); false when it means nothing. */
function act({ desk, hand }: KeyContext, id: ActionId): boolean {
  const action = desk.view.actions.find((each) => each.id === id);
  const isShort = action?.id === 'confirm' && hand.movable.length > 0;
  if (action?.enabled) desk.emit({ type: id });
  else if (isShort) desk.announce(desk.say('ERR_PLAY_SHORT'));
  return action?.enabled === true || isShort;
}

/** The commands by key; false = there is nothing to do here, and the key stays the page's. */
const COMMANDS = new Map<string, (context: KeyContext) => unknown>([
  ['n', (context) => cycle(context, 1)],
  ['p', (context) => cycle(context, -1)],
  ['t', ({ desk, type }) => (desk.options.interactive ? type() : false)],
  ['b', ({ desk }) => desk.announce(readBoard(desk))],
  ['v', ({ desk }) => desk.announce(readDice(desk))],
  ['i', ({ desk }) => desk.announce(readPips(desk))],
  ['?', ({ desk }) => desk.announce(desk.say('keys'))],
  [
    'Escape',
    ({ hand, pointer }) => pointer.cancel() || ((hand.selected ?? hand.asked) ? hand.letGo() : false),
  ],
]);

/** Handles a key pressed in the board, outside of a question. */
export function handleKey(event: KeyboardEvent, context: KeyContext, onCell: boolean): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  const key = keyOf(event);
  const { hand, current } = context;
  const way = onCell ? WAYS[key] : undefined;
  const id = ACTION_KEYS[key];
  if (way) walk(context, way);
  else if (onCell && (key === 'Enter' || key === ' ')) {
    if (!event.repeat) hand.press(current);
  } else if (id) {
    if (event.repeat || !act(context, id)) return;
  } else {
    const command = COMMANDS.get(key);
    if (!command || command(context) === false) return;
  }
  event.preventDefault();
}
