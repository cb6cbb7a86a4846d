type Members = Readonly<Record<string, unknown>>;

/**
 * Whether two plain values hold the same: the order in which members were written does not matter, nor whether one that
 * is undefined was written at all.
 */
export function same(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false;
  if (Array.isArray(one) || Array.isArray(two)) return sameList(one, two);
  const [a, b] = [one as Members, two as Members];
  return (
    Object.keys(a).every((name) => same(a[name], b[name])) &&
    Object.keys(b).every((name) => b[name] === undefined || Object.hasOwn(a, name))
  );
}

function sameList(one: object, two: object): boolean {
  if (!Array.isArray(one) || !Array.isArray(two) || one.length !== two.length) return false;
  for (let index = 0; index < one.length; index++) if (!same(one[index], two[index])) return false;
  return true;
}
