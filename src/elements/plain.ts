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
