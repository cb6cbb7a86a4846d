import type { Notice, View } from '../board/view.js';
import type { Problem } from '../engine/result.js';
import { begin } from '../engine/turn.js';
import type { Dice, Die } from '../engine/types.js';
import type { Reason } from '../engine/why-not.js';
import type { Say, WordKey } from '../i18n/index.js';
import type { PlaySnapshot } from '../machine/automatic.js';
import type { PlayContext } from '../machine/types.js';
import { placeIn } from '../record/record.js';
import { displayOf, type Choices } from './display.js';
import type { Driver } from './driver.js';
import { explained, type ExplainVoice } from './explanation.js';
import { playWords, typedReason } from './typed.js';
import { viewOf } from './view-of.js';

interface Inputs {
  readonly say: Say;
  readonly names: readonly [string, string];
  readonly choices: Choices;
  /** What is wrong, else what is to be remarked. */
  readonly error: Problem | null;
  /** A series that is over can be followed by a new one here. */
  readonly renews: boolean;
  /** A kept game that could not be read, as text; null = none. */
  readonly saved: string | null;
  /** Where a rule can be read; null = nowhere. */
  readonly hrefOf: (rule: string) => string | null;
}

/** As much of a text from outside as a sentence can bear. */
const short = (value: string | number) =>
  typeof value === 'string' && value.length > 60 ? `${value.slice(0, 60)}…` : value;

/** A problem in a sentence; its code may be the id of the rule that a play breaks, and `fact` its place in a record. */
function problemText({ code, detail: told }: Problem, say: Say): string {
  const detail = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, short(value)]));
  if (code === 'ERR_FACT') detail['what'] = say(`fact-${told['type']}` as WordKey);
  const text = code.startsWith('ERR') ? say(code as WordKey, detail) : say('breaks', { rule: code });
  const place = placeIn(told);
  return place === null ? text : say('entry', { place, text });
}

/** What a typed play that cannot be played would be told if it had been tried by hand. */
function typedNotice({ code, detail }: Problem, context: PlayContext, voice: ExplainVoice): Notice | null {
  const { turn } = context;
  if (code !== 'ERR_PLAY_ILLEGAL' || !turn) return null;
  const word = String(detail['word']);
  const { say } = voice;
  const found = typedReason(word, turn, playWords(say));
  if (!found) return null;
  const { text } = explained({ ...context, turn: begin(turn.situation) }, found, voice);
  return { kind: 'refusal', text: say('typedWhy', { word: short(word), text }), code: found.rule };
}

/** Makes views, a new one only when something it shows has changed; keeps what lives between two states of play. */
export class ViewMaker {
  #view: View | null = null;
  #seen = '';
  #snapshot: PlaySnapshot | null = null;
  #say: Say | null = null;
  #version = 0;
  #refused: { readonly reason: Reason; readonly at: PlaySnapshot; readonly count: number } | null = null;
  #notice: { readonly notice: Notice | null; readonly key: string } = { notice: null, key: '' };
  #first: Die | null = null;
  /** What went wrong last, and how often something did. */
  #fault: Problem | null = null;
  #faults = 0;

  /** A refusal to show until the state of play changes; the same one again is told again. */
  refuse(driver: Driver, reason: Reason): void {
    this.#refused = { reason, at: driver.snapshot, count: (this.#refused?.count ?? 0) + 1 };
  }

  /** One die of a throw entered by hand; the dice when it was the second. */
  die(die: Die): Dice | null {
    const first = this.#first;
    this.#first = first === null ? die : null;
    return first === null ? null : [first, die];
  }

  view(driver: Driver, inputs: Inputs): View {
    const { say, names, choices } = inputs;
    const { snapshot } = driver;
    if (!snapshot.matches('rolling')) this.#first = null;
    const notice = this.#noticeOf(driver, inputs);
    const seen = JSON.stringify([names, choices, this.#first, this.#notice.key, inputs.saved]);
    if (this.#view && snapshot === this.#snapshot && say === this.#say && seen === this.#seen)
      return this.#view;
    this.#snapshot = snapshot;
    this.#say = say;
    this.#seen = seen;
    this.#view = viewOf(snapshot, {
      say,
      names,
      acts: (seat) => driver.acts(seat),
      resigner: driver.resigner,
      renews: inputs.renews,
      saved: inputs.saved,
      beats: driver.beats,
      notice,
      manual: choices.diceSource === 'manual' ? { first: this.#first } : null,
      version: ++this.#version,
    });
    driver.beats = [];
    return this.#view;
  }

  #noticeOf(driver: Driver, { say, names, choices, error, hrefOf }: Inputs): Notice | null {
    const { snapshot } = driver;
    const { refusal } = snapshot.context;
    if (this.#refused?.at !== snapshot) this.#refused = null;
    const refused = this.#refused;
    const { fault, prevented, refusals } = driver;
    const href = refused && hrefOf(refused.reason.rule);
    if (fault !== this.#fault) this.#faults++;
    this.#fault = fault;
    const shown = [fault, this.#faults, error, refused?.reason, refused?.count, prevented, refusal, refusals];
    const key = JSON.stringify([...shown, href, refused && [names, choices]]);
    if (key === this.#notice.key && say === this.#say) return this.#notice.notice;
    const errorOf = (problem: Problem): Notice => ({
      kind: problem.code === 'ERR_ID_REST' ? 'remark' : 'error',
      text: problemText(problem, say),
      code: problem.code,
    });
    const notice = ((): Notice | null => {
      const display = displayOf(choices, snapshot.context.series.game.colours);
      const voice = { say, names, display };
      if (refused) {
        const { text, rule } = explained(snapshot.context, refused.reason, voice);
        return { kind: 'refusal', text, code: rule, ...(href ? { href } : {}) };
      }
      // The same one again is told again.
      if (fault)
        return { ...(typedNotice(fault, snapshot.context, voice) ?? errorOf(fault)), kind: 'refusal' };
      if (refusal !== null && refusal !== '') {
        return { kind: 'refusal', text: say('refusedBecause', { reason: refusal }), code: '' };
      }
      if (prevented || refusal !== null) return { kind: 'refusal', text: say('refused'), code: '' };
      return error && errorOf(error);
    })();
    this.#notice = { notice, key };
    return notice;
  }
}
