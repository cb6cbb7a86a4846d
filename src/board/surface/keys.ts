import { spotId } from '../scene/spots.js';
import type { SpotId } from '../scene/types.js';
import type { ActionId } from '../view.js';
import { grid, type Desk } from './desk.js';
import type { Hand } from './hand.js';
import { readBoard, readDice, readPips } from './labels.js';
import type { Pointer } from './pointer.js';

/** Letters, so that a shortcut is one key without modifiers; they work only while the focus is in the board. */
const ACTION_KEYS: Readonly<Record<string, ActionId>> = { r: 'roll', u: 'undo', c: 'confirm', d: 'confirm' };

/** On a keyboard without Latin letters the key's place counts (`г` on a Russian one lies where `u` does). */
function keyOf({ key, code }: KeyboardEvent): string {
  const latin = key.length > 1 || key <= '~';
  return latin ? (key.length > 1 ? key : key.toLowerCase()) : code.replace(/^Key/, '').toLowerCase();
}

/** The spot to which an arrow, Home or End leads; null for any other key. */
export function neighbour(desk: Desk, current: SpotId, key: string): SpotId | null {
  const rows = grid(desk).map((row) => row.map(spotId));
  const y = rows.findIndex((row) => row.includes(current));
  const row = rows[y] ?? [];
  const x = row.indexOf(current);
  switch (key) {
    case 'ArrowLeft':
      return row[x - 1] ?? current;
    case 'ArrowRight':
      return row[x + 1] ?? current;
    case 'ArrowUp':
      return rows[y - 1]?.[x] ?? current;
    case 'ArrowDown':
      return rows[y + 1]?.[x] ?? current;
    case 'Home':
      return row[0] ?? current;
    case 'End':
      return row.at(-1) ?? current;
    default:
      return null;
  }
}

export interface KeyContext {
  readonly desk: Desk;
  readonly hand: Hand;
  readonly pointer: Pointer;
  readonly current: SpotId;
  /** Moves the focus to a spot. */
  readonly go: (id: SpotId) => void;
}

/** The next or previous spot that can move, or that the picked-up checker can reach. */
function cycle({ desk, hand, current, go }: KeyContext, by: 1 | -1): void {
  const spots = hand.selected ? hand.targets.map((target) => target.spot) : hand.movable;
  const at = spots.indexOf(current);
  const next = spots.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % spots.length);
  if (next) go(next);
  else desk.announce(desk.say('saidNoMove'));
}

/** The commands by key; each returns false when it has nothing to do here, so that the key stays the page's. */
const COMMANDS: Readonly<Record<string, (context: KeyContext) => false | void>> = {
  n: (context) => cycle(context, 1),
  p: (context) => cycle(context, -1),
  b: ({ desk }) => desk.announce(readBoard(desk)),
  v: ({ desk }) => desk.announce(readDice(desk)),
  i: ({ desk }) => desk.announce(readPips(desk)),
  '?': ({ desk }) => desk.announce(desk.say('keys')),
  Escape: ({ hand, pointer }) => {
    if (pointer.cancel()) return;
    if (!hand.selected && !hand.asked) return false;
    hand.letGo();
  },
};

function act({ desk }: KeyContext, id: ActionId): false | void {
  if (!desk.view.actions.some((action) => action.id === id && action.enabled)) return false;
  desk.emit({ type: id });
}

/** Handles a key pressed in the board, outside of a question. */
export function handleKey(event: KeyboardEvent, context: KeyContext, onCell: boolean): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return;
  const key = keyOf(event);
  const action = ACTION_KEYS[key];
  const { desk, current } = context;
  const step = onCell ? neighbour(desk, current, key) : null;
  if (step) context.go(step);
  else if (onCell && (key === 'Enter' || key === ' ')) {
    if (!event.repeat) context.hand.press(current);
  } else if (action) {
    if (event.repeat || act(context, action) === false) return;
  } else {
    const command = Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : undefined;
    if (!command || command(context) === false) return;
  }
  event.preventDefault();
}
