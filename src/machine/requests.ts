import type { AskableEvent, RequestKind } from './types.js';

/** What a host is asked about, by the event that waits for its answer. */
export const REQUEST_KINDS: Readonly<Record<AskableEvent['type'], RequestKind>> = {
  ROLL: 'roll',
  CONFIRM: 'turn',
  PASS: 'turn',
  DOUBLE: 'double',
  TAKE: 'answer',
  DROP: 'answer',
  BEAVER: 'answer',
  RESIGN_CONFIRMED: 'resign',
  NEW_GAME: 'new-game',
};

/** What a request of the kind `answer` answers. */
export const ANSWERS = { TAKE: 'take', DROP: 'drop', BEAVER: 'beaver' } as const;
