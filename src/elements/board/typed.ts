import { ok, type Result } from '../../engine/result.js';
import { begin, explain, type Turn } from '../../engine/turn.js';
import type { Step } from '../../engine/types.js';
import type { Reason } from '../../engine/why-not.js';
import type { CoreKey } from '../../i18n/en/core.js';
import type { Say } from '../../i18n/index.js';
import { parsePlay, type PlayWords, readPlay } from '../../notation/play/index.js';

/** The words of notation in a language. */
export const playWords = (say: Say<CoreKey>): PlayWords => ({ bar: say('bar'), off: say('off') });

/** What turns the steps taken into a typed play. */
export interface Typed {
  /** So many steps are taken back first. */
  readonly back: number;
  readonly steps: readonly Step[];
}

/** Reads a typed play of the whole turn; steps taken that it begins with stay. Errors as `readPlay`. */
export function typedSteps(text: string, turn: Turn, words: PlayWords): Result<Typed> {
  const read = readPlay(text, begin(turn.situation), words);
  if (!read.ok) return read;
  const steps = read.value;
  const differs = turn.moves.findIndex(
    ({ from, die }, n) => steps[n]?.from !== from || steps[n]?.die !== die,
  );
  const kept = differs < 0 ? turn.moves.length : differs;
  return ok({ back: turn.moves.length - kept, steps: steps.slice(kept) });
}

/** Why the word of a typed play that cannot be played is none: as if that checker had been moved first of all. */
export function typedReason(word: string, turn: Turn, words: PlayWords): Reason | null {
  const read = parsePlay(word, words);
  const stops = read.ok ? (read.value.tokens[0]?.stops ?? []) : [];
  const [from] = stops;
  return from === undefined ? null : explain(begin(turn.situation), from, stops.at(-1)!);
}
