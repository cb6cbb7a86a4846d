import type { Display } from '../../board/picture.js';
import type { Notice, View } from '../../board/view.js';
import type { Problem } from '../../engine/result.js';
import type { Dice, Die } from '../../engine/types.js';
import type { Reason } from '../../engine/why-not.js';
import type { Say } from '../../i18n/index.js';
import type { BoardKey } from './english.js';
import type { PlaySnapshot } from '../../machine/automatic.js';
import { displayOf } from '../shared/display.js';
import type { ExplainVoice } from '../shared/explanation.js';
import { remembered } from '../shared/remembered.js';
import { seatNames, type Voice } from '../shared/words.js';
import { ruleHref } from './attributes.js';
import type { Driver } from './driver.js';
import type { Choices } from './manners.js';
import { noticeOf } from './notice.js';
import { viewOf } from './view.js';

/** How the board is to be shown, beside the state of play. */
export interface Look {
  readonly say: Say<BoardKey>;
  /** What the page calls seat 1 and 2. */
  readonly name1: unknown;
  readonly name2: unknown;
  readonly choices: Choices;
  /** Where rules can be read, as an address with `{id}`; '' = nowhere. */
  readonly rulesUrl: string;
  /** What is wrong with what the page has set. */
  readonly error: Problem | null;
  /** A series that is over can be followed by a new one here. */
  readonly renews: boolean;
  /** A kept game that could not be read, as text; null = none. */
  readonly saved: string | null;
}

/** Makes views, a new one only when something it shows has changed; keeps what lives between two states of play. */
export class Views {
  /** A move that was tried and refused, and in which state of play. */
  #refused: { readonly reason: Reason; readonly at: PlaySnapshot } | null = null;
  /** The first of two dice that are entered by hand. */
  #first: Die | null = null;
  #version = 0;
  readonly #voice = remembered<Voice<BoardKey>>();
  readonly #display = remembered<Display>();
  readonly #notice = remembered<Notice | null>();
  readonly #view = remembered<View>();

  /** A refusal to show until the state of play changes; the same one again is told again. */
  refuse(reason: Reason, at: PlaySnapshot): void {
    this.#refused = { reason, at };
  }

  /** One die of a throw entered by hand; the dice when it was the second. */
  die(die: Die): Dice | null {
    const first = this.#first;
    this.#first = first === null ? die : null;
    return first === null ? null : [first, die];
  }

  /** In whose words the board speaks, and in which numbers. */
  voice(driver: Driver, look: Look): ExplainVoice & Voice<BoardKey> {
    return { ...this.#voiceOf(driver, look), display: this.display(driver, look) };
  }

  /** How the board lies. */
  display({ snapshot }: Driver, { choices }: Look): Display {
    const { colours } = snapshot.context.series.game;
    return this.#display([choices, colours[1]], () => displayOf(choices, choices.seat, colours));
  }

  view(driver: Driver, look: Look): View {
    const { snapshot } = driver;
    const { choices, renews, saved } = look;
    const voice = this.#voiceOf(driver, look);
    const notice = this.#noticeOf(driver, look);
    const manual = choices.diceSource === 'manual';
    if (!snapshot.matches('rolling')) this.#first = null;
    const first = this.#first;
    const from = [snapshot, voice, notice, choices.mode, choices.seat, manual, first, renews, saved];
    const view = this.#view(from, () => {
      const { beats } = driver;
      const version = this.#version + 1;
      return viewOf(snapshot, {
        voice,
        rights: driver,
        renews,
        saved,
        beats,
        notice,
        manual,
        controlled: choices.mode === 'controlled',
        first,
        version,
      });
    });
    if (view.version > this.#version) driver.beats = [];
    this.#version = view.version;
    return view;
  }

  #voiceOf({ snapshot }: Driver, { say, name1, name2 }: Look): Voice<BoardKey> {
    const names = seatNames(name1, name2, snapshot.context.record);
    return this.#voice([say, ...names], () => ({ say, names }));
  }

  #noticeOf(driver: Driver, look: Look): Notice | null {
    const { snapshot, fault, prevented, refusals } = driver;
    const { context } = snapshot;
    const voice = this.voice(driver, look);
    if (this.#refused?.at !== snapshot) this.#refused = null;
    const refused = this.#refused?.reason ?? null;
    const href = refused && ruleHref(look.rulesUrl, refused.rule);
    const concerns = { refused, href, fault, refusal: context.refusal, prevented, error: look.error };
    // The same refusal again is told again; a move is explained as the board now lies.
    const move = refused || fault ? [context, voice.display] : [null, null];
    const from = [voice.say, ...voice.names, this.#refused, refusals, ...Object.values(concerns), ...move];
    return this.#notice(from, () => noticeOf(concerns, context, voice));
  }
}
