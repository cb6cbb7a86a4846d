type Members = Readonly<Record<string, unknown>>;

/**
 * Whether two plain values hold the same: the order in which members were written does not matter, nor whether one that
 * is undefined was written at all.
 */
export function same(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (typeof one !== 'object' || typeof two !== 'object' || !one || !two) return false;
  const [a, b] = [one as Members, two as Members];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    a['length'] === b['length'] &&
    Object.keys({ ...a, ...b }).every((name) => same(a[name], b[name]))
  );
}
