import type { Dice, Die } from '../../engine/types.js';

/**
 * What comes from outside, as plain data of our own: what the page does to its own later changes nothing here, and a proxy
 * of a framework is one no longer. Undefined = it cannot be read, or not be written as JSON.
 */
export function plainOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  try {
    return JSON.parse(JSON.stringify(value)) as unknown;
  } catch {
    return undefined;
  }
}

/** A copy of our own plain data, for what goes out. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item)) as T;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) copy[name] = copyOf<unknown>(member);
  return copy as T;
}

const isDie = (value: unknown): value is Die =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 6;

/** Two dice from outside as dice of our own, each looked at once; null = it is no such thing, or cannot be read. */
export function readDice(value: unknown): Dice | null {
  try {
    if (!Array.isArray(value) || value.length !== 2) return null;
    const [first, second] = [value[0], value[1]] as readonly unknown[];
    return isDie(first) && isDie(second) ? [first, second] : null;
  } catch {
    return null;
  }
}
