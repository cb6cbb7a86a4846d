import type { Problem } from '../../engine/result.js';

/** Whether two flat values hold the same members. */
export function sameMembers<T extends object>(one: T, two: T): boolean {
  if (one === two) return true;
  const names = Object.keys(one) as (keyof T)[];
  return names.length === Object.keys(two).length && names.every((name) => one[name] === two[name]);
}

export const sameProblem = (one: Problem, two: Problem): boolean =>
  one.code === two.code && sameMembers(one.detail, two.detail);
