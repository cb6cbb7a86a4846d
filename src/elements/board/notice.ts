import type { Notice } from '../../board/view.js';
import type { Problem } from '../../engine/result.js';
import { begin } from '../../engine/turn.js';
import type { Reason } from '../../engine/why-not.js';
import type { PlayContext } from '../../machine/types.js';
import { explained, type ExplainVoice } from '../shared/explanation.js';
import { problemText } from '../../notation/problem.js';
import { shortened, type Voice } from '../shared/words.js';
import { english, type BoardKey } from './english.js';
import { playWords, typedReason } from './typed.js';

/** All that may want attention; the first of these that is there is told. */
export interface Concerns {
  /** Why a move that was tried is refused, and where the rule can be read. */
  readonly refused: Reason | null;
  readonly href: string | null;
  /** What went wrong last, in a play that was typed too. */
  readonly fault: Problem | null;
  /** Why a host refused, as text from outside; null = it did not. */
  readonly refusal: string | null;
  /** The page refused by `preventDefault()`. */
  readonly prevented: boolean;
  /** What is wrong with what the page has set, else what is to be remarked of it. */
  readonly error: Problem | null;
}

/** What a typed play that cannot be played would be told if it had been tried by hand. */
function typedNotice({ code, detail }: Problem, context: PlayContext, voice: ExplainVoice) {
  const { turn } = context;
  if (code !== 'ERR_PLAY_ILLEGAL' || !turn) return null;
  const word = String(detail['word']);
  const { say } = voice;
  const found = typedReason(word, turn, playWords(say));
  if (!found) return null;
  const { text } = explained({ ...context, turn: begin(turn.situation) }, found, voice);
  return { text: say('typedWhy', { word: shortened(word), text }), code: found.rule };
}

/** The sentence that wants attention; null = none. */
export function noticeOf(
  { refused, href, fault, refusal, prevented, error }: Concerns,
  context: PlayContext,
  voice: ExplainVoice & Voice<BoardKey>,
): Notice | null {
  const { say } = voice;
  const told = ({ code, detail }: Problem) => {
    const short = Object.entries(detail).map(([name, value]) => [name, shortened(value)] as const);
    return { text: problemText({ code, detail: Object.fromEntries(short) }, say, english), code };
  };
  if (refused) {
    const { text, rule } = explained(context, refused, voice);
    return { kind: 'refusal', text, code: rule, ...(href ? { href } : {}) };
  }
  if (fault) return { kind: 'refusal', ...(typedNotice(fault, context, voice) ?? told(fault)) };
  if (refusal) return { kind: 'refusal', text: say('refusedBecause', { reason: refusal }), code: '' };
  if (prevented || refusal !== null) return { kind: 'refusal', text: say('refused'), code: '' };
  return error && { kind: error.code === 'ERR_ID_REST' ? 'remark' : 'error', ...told(error) };
}
