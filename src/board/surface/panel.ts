import { html, nothing, type TemplateResult } from 'lit';
import type { Colour } from '../../engine/types.js';
import type { Notice } from '../view.js';
import type { Desk } from './desk.js';
import type { Keys } from './keys.js';
import { readDice } from './labels.js';

/**
 * What is around everything that a board shows. The live region stands before its text changes: also as long as there
 * is no view, or nothing is to be drawn yet (`inside` null).
 */
export function shell(desk: Desk, keys: Keys, inside: (() => unknown) | null): TemplateResult {
  const { orientation, options, say } = desk;
  return html`${
      inside && desk.isShown
        ? html`<div class="probe"></div>
            <div
              class="base ${orientation} ${options.still ? 'still' : ''}"
              part="base"
              @keydown=${keys.keydown}
              @focusin=${keys.focusin}
            >
              ${inside()}
              <p class="sr">${readDice(desk)}</p>
              <p id="keys" hidden>${say('keys')}</p>
            </div>`
        : nothing
    }
    <div class="live sr" part="live" role="status" aria-live="polite" aria-atomic="true"></div>`;
}

/**
 * The line of one player: who, which colour, whether to move, pips and score. What changes with each move lies in a box
 * of its own, and what is only heard within another: so little has to be laid out anew.
 */
export function seatLine({ view, display, say }: Desk, colour: Colour): TemplateResult {
  const { seat, name, pips, score, active } = view.seats[colour];
  return html`<div class="seat" part="seat seat-${seat} ${active ? 'seat-active' : ''}">
    <span class="disc ${colour === display.light ? 'pale' : 'deep'}"
      ><span class="sr">${say(colour)}</span></span
    >
    <span class="name" part="name">${name}</span>
    ${active ? html`<span class="pill" part="to-move">${say('toMove')}</span>` : nothing}
    <slot name="seat-${seat}"></slot>
    <span class="sums"
      ><span>${say('pips', { n: pips })}</span> · <span class="sr">${say('scoreOf', { score })}</span
      ><span aria-hidden="true">${score}</span></span
    >
  </div>`;
}

/** A kept game that could not be read, to be copied. */
export const savedText = ({ view, say, asking }: Desk): TemplateResult | typeof nothing =>
  view.saved === null
    ? nothing
    : html`<details class="saved" part="saved" ?inert=${asking}>
        <summary>${say('savedText')}</summary>
        <textarea readonly rows="6" aria-label=${say('savedText')} .value=${view.saved}></textarea>
      </details>`;

/** A rule opens beside the game, which goes on. */
const codeOf = ({ code, href }: Notice, asking: boolean) =>
  href
    ? html`<a part="rule" href=${href} target="_blank" rel="noopener" tabindex=${asking ? -1 : nothing}
        >${code}</a
      >`
    : code;

/** The sentence of what is happening, and one that wants attention; their room is kept. */
export function words({ view, asking }: Desk): TemplateResult {
  const { notice } = view;
  return html`<div class="words">
    <p class="status" part="status">${view.status}</p>
    <p class="notice" part="notice ${notice ? `notice-${notice.kind}` : ''}">
      ${
        notice
          ? html`<span aria-hidden="true">⚠</span> ${notice.text} <small>${codeOf(notice, asking)}</small>`
          : nothing
      }
    </p>
  </div>`;
}
