import type { Notice, View } from '../board/view.js';
import type { Problem } from '../engine/result.js';
import type { Dice, Die } from '../engine/types.js';
import type { Say, WordKey } from '../i18n/index.js';
import type { PlaySnapshot } from '../machine/automatic.js';
import { complete } from '../machine/commit.js';
import type { Choices } from './display.js';
import type { Driver } from './driver.js';
import { viewOf } from './view-of.js';

interface Inputs {
  readonly say: Say;
  readonly names: readonly [string, string];
  readonly choices: Choices;
  readonly error: Problem | null;
}

/** Makes views, a new one only when something it shows has changed; keeps what lives between two states of play. */
export class ViewMaker {
  #view: View | null = null;
  #seen = '';
  #snapshot: PlaySnapshot | null = null;
  #say: Say | null = null;
  #version = 0;
  #refused: { readonly rule: string; readonly at: PlaySnapshot; readonly count: number } | null = null;
  #notice: { readonly notice: Notice | null; readonly key: string } = { notice: null, key: '' };
  #first: Die | null = null;

  /** A refusal to show until the state of play changes; the same one again is told again. */
  refuse(driver: Driver, rule: string): void {
    this.#refused = { rule, at: driver.snapshot, count: (this.#refused?.count ?? 0) + 1 };
  }

  /** One die of a throw entered by hand; the dice when it was the second. */
  die(die: Die): Dice | null {
    const first = this.#first;
    this.#first = first === null ? die : null;
    return first === null ? null : [first, die];
  }

  view(driver: Driver, { say, names, choices, error }: Inputs): View {
    const { snapshot } = driver;
    if (!snapshot.matches('rolling')) this.#first = null;
    const notice = this.#noticeOf(driver, say, error);
    const seen = JSON.stringify([names, choices, this.#first, this.#notice.key]);
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
      beats: driver.beats,
      notice,
      manual: choices.diceSource === 'manual' ? { first: this.#first } : null,
      version: ++this.#version,
    });
    driver.beats = [];
    return this.#view;
  }

  #noticeOf(driver: Driver, say: Say, error: Problem | null): Notice | null {
    const { snapshot } = driver;
    const { refusal } = snapshot.context;
    if (this.#refused?.at !== snapshot) this.#refused = null;
    const refused = this.#refused;
    const { fault, prevented, refusals } = driver;
    const key = JSON.stringify([fault, error, refused?.rule, refused?.count, prevented, refusal, refusals]);
    if (key === this.#notice.key && say === this.#say) return this.#notice.notice;
    // The code of an error in a record may be the id of the rule that a play of it breaks.
    const errorOf = ({ code, detail }: Problem): Notice => ({
      kind: 'error',
      text: say(code as WordKey, detail),
      code,
    });
    const notice = ((): Notice | null => {
      if (refused) {
        const text = say(complete(snapshot.context) ? 'noDieLeft' : (refused.rule as WordKey));
        return { kind: 'refusal', text, code: refused.rule };
      }
      if (fault) return errorOf(fault);
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
