/** Makes a thing anew only when one of the things it is made of is another; else the same one comes back. */
export function remembered<T>(): (from: readonly unknown[], make: () => T) => T {
  let known: readonly unknown[] | null = null;
  let made: T;
  return (from, make) => {
    if (!known || from.some((each, index) => each !== known?.[index])) made = make();
    known = from;
    return made;
  };
}
