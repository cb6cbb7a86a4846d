import type { NardyBoard } from '../../../src/doors/board.js';
import { board, tick } from './support.js';

/** All that is kept under names that begin so; every test file has its own, for they run side by side. */
export function stored(prefix: string): Record<string, string> {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  const ours = names.filter((name) => name.startsWith(prefix)).sort();
  return Object.fromEntries(ours.map((name) => [name, localStorage.getItem(name) ?? '']));
}
export const forget = (prefix: string): void =>
  Object.keys(stored(prefix)).forEach((name) => localStorage.removeItem(name));

/** A board on which so much was done, kept and closed. */
export async function left(attributes: string, act: (element: NardyBoard) => unknown): Promise<NardyBoard> {
  const element = await board(attributes);
  act(element);
  await element.updateComplete;
  await tick();
  element.remove();
  return element;
}

export const METHODS = ['getItem', 'setItem', 'removeItem'] as const;
/** A browser whose storage does not do one of these, or not for some names, until the end of what is done. */
export async function without(
  method: (typeof METHODS)[number],
  act: () => Promise<void>,
  refuses: (name: string) => boolean = (name) => name.startsWith('nardy-board:'),
): Promise<void> {
  const prototype = Storage.prototype as unknown as Record<string, (...args: string[]) => unknown>;
  const sound = prototype[method]!;
  prototype[method] = function (this: Storage, ...args: string[]) {
    if (refuses(args[0] ?? '')) throw new DOMException('no room', 'QuotaExceededError');
    return sound.apply(this, args);
  };
  try {
    await act();
  } finally {
    prototype[method] = sound;
  }
}
