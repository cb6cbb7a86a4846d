import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Colour } from '../../engine/types.js';
import type { Intent } from '../view.js';
import type { Desk } from './desk.js';
import type { Hand } from './hand.js';
import { namePoints } from './labels.js';

/** The line of one player: who, which colour, whether to move, pips and score. */
export function seatLine({ view, display, say }: Desk, colour: Colour): TemplateResult {
  const { seat, name, pips, score, active } = view.seats[colour];
  return html`<div class="seat" part="seat seat-${seat} ${active ? 'seat-active' : ''}">
    <span class="disc ${colour === display.light ? 'pale' : 'deep'}"></span>
    <span class="sr">${say(colour)}</span>
    <span class="name" part="name">${name}</span>
    ${active ? html`<span class="pill" part="to-move">${say('toMove')}</span>` : nothing}
    <slot name="seat-${seat}"></slot>
    <span class="sums"
      >${say('pips', { n: pips })} · <span class="sr">${say('scoreOf', { score })}</span
      ><span aria-hidden="true">${score}</span></span
    >
  </div>`;
}

/** The sentence of what is happening, and one that wants attention; their room is kept. */
export function words({ view }: Desk): TemplateResult {
  const { notice } = view;
  return html`<div class="words">
    <p class="status" part="status">${view.status}</p>
    <p class="notice" part="notice ${notice ? `notice-${notice.kind}` : ''}">
      ${notice ? html`<span aria-hidden="true">⚠</span> ${notice.text} <small>${notice.code}</small>` : nothing}
    </p>
  </div>`;
}

export function actions({ view, say, emit }: Desk): TemplateResult {
  return html`<div class="actions" part="actions" role="group" aria-label=${say('actions')}>
    ${repeat(
      view.actions,
      ({ id }) => id,
      // Not `disabled`: a button that has the focus would lose it.
      ({ id, label, enabled, primary }) =>
        html`<button
          type="button"
          class=${primary ? 'primary' : ''}
          part="button button-${id} ${primary ? 'button-primary' : ''}"
          aria-disabled=${enabled ? nothing : 'true'}
          @click=${() => enabled && emit({ type: id })}
        >
          ${label}
        </button>`,
    )}
  </div>`;
}

interface Answer {
  readonly label: string;
  readonly give: () => void;
}
export interface Asked {
  readonly title: string;
  readonly text: string;
  readonly answers: readonly Answer[];
  /** What Escape does. */
  readonly escape: (() => void) | null;
}

/** The question that is open: which way to go, else the view's; null = none. */
export function openQuestion(desk: Desk, hand: Hand): Asked | null {
  const { view, say, emit } = desk;
  const { question, turn } = view;
  if (hand.ways.length && turn) {
    const cancel = () => hand.choose(null);
    const answers = hand.ways.map((route) => ({
      label: route.hits.length
        ? say('wayHitting', { points: namePoints(desk, turn, route.hits) })
        : say('wayQuiet'),
      give: () => hand.choose(route),
    }));
    return {
      title: say('whichWay'),
      text: say('whichWayText'),
      answers: [...answers, { label: say('cancel'), give: cancel }],
      escape: cancel,
    };
  }
  if (!question) return null;
  const answers = question.answers.map(({ id, label }) => ({
    label,
    give: () => emit({ type: id } as Intent),
  }));
  const no = question.answers.findIndex(({ id }) => id === 'resign-no');
  return { ...question, answers, escape: answers[no]?.give ?? null };
}

/** A dialog in place: it takes the focus itself, so that neither Enter nor Space answers by habit. */
export function dialog(asked: Asked | null): TemplateResult | typeof nothing {
  if (!asked) return nothing;
  const key = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Escape' || !asked.escape) return;
    event.preventDefault();
    asked.escape();
  };
  return html`<div
    class="question"
    part="question"
    role="dialog"
    aria-labelledby="title"
    aria-describedby="text"
    tabindex="-1"
    @keydown=${key}
  >
    <p id="title">${asked.title}</p>
    <p id="text">${asked.text}</p>
    <div class="answers">
      ${asked.answers.map(
        ({ label, give }) =>
          html`<button type="button" part="button answer" @click=${give}>${label}</button>`,
      )}
    </div>
  </div>`;
}
