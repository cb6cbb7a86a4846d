import { html, LitElement, type CSSResult } from 'lit';
import { otherColour } from '../../../src/engine/types.js';
import { core } from '../../../src/i18n/en/core.js';
import { surface } from '../../../src/i18n/en/surface.js';
import { speaker } from '../../../src/i18n/index.js';
import { sceneStyles } from '../../../src/board/scene/styles.js';
import { Beats } from '../../../src/board/surface/beats.js';
import { Buttons } from '../../../src/board/surface/buttons.js';
import { Core } from '../../../src/board/surface/core.js';
import { Keys, reading } from '../../../src/board/surface/keys.js';
import { seatLine, shell, words } from '../../../src/board/surface/panel.js';
import { NO_POINTER, NOTHING_HELD } from '../../../src/board/surface/seen.js';
import { surfaceStyles } from '../../../src/board/surface/styles.js';
import { board } from '../../../src/board/surface/template.js';
import { Voice } from '../../../src/board/surface/voice.js';
import type { Intent, View } from '../../../src/board/view.js';

const english = speaker('en', { ...core, ...surface });

type Page = 'back' | 'next';

/** The least of a board that only shows and reads: time, voice, the keys that read, buttons of its own; no input. */
export class ReadingBoard extends LitElement {
  static override styles: CSSResult[] = [sceneStyles, surfaceStyles];
  readonly intents: Intent<Page>[] = [];
  readonly core = new Core<Page>(this, {
    onIntent: (intent) => this.intents.push(intent),
    say: () => english,
  });
  readonly #beats: Beats;
  readonly #keys: Keys;
  readonly #buttons: Buttons<Page, never>;

  constructor() {
    super();
    const { core } = this;
    core.add(new Voice(core));
    this.#beats = core.add(new Beats(core));
    this.#keys = core.add(new Keys(core));
    core.add(reading(core));
    this.#buttons = core.add(
      new Buttons(core, { actions: ['back', 'next'], keys: new Map([['f', 'next']]) }),
    );
  }

  /** Shows a view, turned as usual, at full speed. */
  async put(view: View<Page, never>, speed = 1): Promise<void> {
    const display = { near: 'white', home: 'right', numbers: 'white', light: 'white' } as const;
    this.core.show(view, display, { speed, interactive: false, hints: false });
    await this.updateComplete;
  }

  override render() {
    const { core } = this;
    const parts = {
      hand: NOTHING_HELD,
      pointer: NO_POINTER,
      beats: this.#beats,
      current: this.#keys.current,
    };
    return shell(
      core,
      this.#keys,
      () =>
        html`${seatLine(core, otherColour(core.display.near))}
          <div class="stage">${board({ desk: core, ...parts })}</div>
          ${seatLine(core, core.display.near)}${words(core)}${this.#buttons.render()}`,
    );
  }
}
