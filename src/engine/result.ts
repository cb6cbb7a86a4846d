/** What went wrong at a boundary: a stable code and the values that a sentence about it needs. */
export interface Problem {
  /** `ERR_…`; listed in the README, never renamed. */
  readonly code: string;
  readonly detail: Readonly<Record<string, string | number>>;
}
/** What a boundary returns instead of throwing. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Problem };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const err = (code: string, detail: Problem['detail'] = {}): Result<never> => ({
  ok: false,
  error: { code, detail },
});

/** A value from outside as a problem tells it; for any value at all, those that JSON cannot write too. */
export function show(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value;
  }
}
