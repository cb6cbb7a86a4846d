import { html, nothing, type TemplateResult } from 'lit';
import type { Colour } from '../../engine/types.js';
import { ACTIONS, type ActionId, type Intent, type Notice } from '../view.js';
import { idOf, type Desk } from './desk.js';
import type { Hand } from './hand.js';
import { placeNames } from './labels.js';

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

/** A kept game that could not be read, to be copied. */
export const savedText = ({ view, say }: Desk): TemplateResult | typeof nothing =>
  view.saved === null
    ? nothing
    : html`<details class="saved" part="saved">
        <summary>${say('savedText')}</summary>
        <textarea readonly rows="6" aria-label=${say('savedText')} .value=${view.saved}></textarea>
      </details>`;

/** A rule opens beside the game, which goes on. */
const codeOf = ({ code, href }: Notice) =>
  href ? html`<a part="rule" href=${href} target="_blank" rel="noopener">${code}</a>` : code;

/** The sentence of what is happening, and one that wants attention; their room is kept. */
export function words({ view }: Desk): TemplateResult {
  const { notice } = view;
  return html`<div class="words">
    <p class="status" part="status">${view.status}</p>
    <p class="notice" part="notice ${notice ? `notice-${notice.kind}` : ''}">
      ${notice ? html`<span aria-hidden="true">⚠</span> ${notice.text} <small>${codeOf(notice)}</small>` : nothing}
    </p>
  </div>`;
}

// Not `disabled`: a button that has the focus would lose it.
function button({ view, press }: Desk, id: ActionId): TemplateResult | typeof nothing {
  const action = view.actions.find((each) => each.id === id);
  if (!action) return nothing;
  const { label, enabled, primary } = action;
  return html`<button
    type="button"
    class=${primary ? 'primary' : ''}
    part="button button-${id} ${primary ? 'button-primary' : ''}"
    aria-disabled=${enabled ? nothing : 'true'}
    @click=${(event: MouseEvent) => enabled && press(id, event)}
  >
    ${label}
  </button>`;
}

/** The buttons in their fixed order, each with a node of its own: the focus never slips to another action. */
export function actions(desk: Desk): TemplateResult {
  return html`<div class="actions" part="actions" role="group" aria-label=${desk.say('actions')}>
    ${ACTIONS.map((id) => button(desk, id))}
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
  readonly escape: (() => void) | undefined;
}

/** The question that is open: which way to go, else the view's; null = none. */
export function openQuestion(desk: Desk, hand: Hand): Asked | null {
  const { say, emit } = desk;
  const { question, turn } = desk.view;
  if (hand.ways[0] && turn) {
    const escape = () => hand.choose(null);
    const answers = hand.ways.map((route) => {
      const points = placeNames(
        desk,
        route.hits.map((point) => idOf(desk, turn, point)),
      );
      return { label: say(points ? 'wayHitting' : 'wayQuiet', { points }), give: () => hand.choose(route) };
    });
    answers.push({ label: say('cancel'), give: escape });
    return { title: say('whichWay'), text: say('whichWayText'), answers, escape };
  }
  if (!question) return null;
  const give = (id: string) => () => emit({ type: id } as Intent);
  const answers = question.answers.map(({ id, label }) => ({ label, give: give(id) }));
  const no = question.answers.find(({ id }) => id === 'resign-no');
  return { ...question, answers, escape: no && give(no.id) };
}

/** A dialog in place: it takes the focus itself, so that neither Enter nor Space answers by habit. */
export function dialog({ title, text, answers, escape }: Asked): TemplateResult {
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !escape) return;
    event.preventDefault();
    escape();
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
    <p id="title">${title}</p>
    <p id="text">${text}</p>
    <div class="answers">
      ${answers.map(
        ({ label, give }) =>
          html`<button type="button" part="button answer" @click=${give}>${label}</button>`,
      )}
    </div>
  </div>`;
}
