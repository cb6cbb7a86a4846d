import { expect, fixture } from '@open-wc/testing';
import '../../../src/doors/board.js';
import type {
  Answer,
  FactName,
  NardyBoard,
  NardyEvent,
  NardyRequestEvent,
} from '../../../src/doors/board.js';
import type { ActionId } from '../../../src/elements/board/actions.js';
import { nextSteps, step } from '../../../src/engine/turn.js';
import type { Dice, Die } from '../../../src/engine/types.js';
import { turnOf, type NardyRecord } from '../../../src/record/record.js';

/** Every event but the request; the compiler notices one that is missing. */
export const FACTS = Object.keys({
  'nardy-roll': true,
  'nardy-move': true,
  'nardy-undo': true,
  'nardy-turn': true,
  'nardy-change': true,
  'nardy-double': true,
  'nardy-take': true,
  'nardy-drop': true,
  'nardy-beaver': true,
  'nardy-resign': true,
  'nardy-game-over': true,
  'nardy-series-over': true,
  'nardy-settled': true,
  'nardy-illegal': true,
  'nardy-error': true,
} satisfies Record<FactName, true>) as FactName[];

/** White is to roll 3-1 in the start position. */
export const TO_ROLL = 'turn="white" dice="31 42 53"';
/** White is on the bar against a closed 6-point: 6-6 cannot be played. */
export const SHUT_OUT = 'turn="white" position="white bar:1 6:4 off:10; black 6:2 1:1 off:12" dice="66 21"';
/** White bears off the last checker with 2-1. */
export const LAST_CHECKER = 'turn="white" position="white 1:1 off:14; black 6:2 off:13" dice="21"';

/** White's run of 5-5 ends after the fives, and Black has to play 6-6 (GUL-3). */
export const HANDS_OVER =
  'variant="crazy-gulbar" turn="white" dice="55 31 66" position="white 24:14 11:1; black 24:11 20:1 17:1 6:1 1:1"';
/** Neither player can play a six: White's run of 6-6 is handed over and lost (GUL-3). */
export const REST_LOST =
  'variant="crazy-gulbar" turn="white" dice="66 21" position="white 24:14 6:1; black 24:14 6:1"';

/** A board with these attributes, drawn; in no hurry, as time is seldom the subject. */
export const board = (attributes = '', width = 720): Promise<NardyBoard> =>
  fixture<NardyBoard>(`<nardy-board speed="0" ${attributes}></nardy-board>`, {
    parentNode: box(width),
  });

function box(width: number): HTMLElement {
  const place = document.createElement('div');
  place.style.width = `${width}px`;
  document.body.append(place);
  place.scrollIntoView(); // a board out of sight is not drawn
  boxes.push(place);
  return place;
}
const boxes: HTMLElement[] = [];
afterEach(() => {
  for (const place of boxes.splice(0)) place.remove();
});

/** A board on which White has thrown 3-1. */
export async function thrown(attributes = TO_ROLL): Promise<NardyBoard> {
  const element = await board(attributes);
  expect(element.roll()).to.equal(true);
  await element.updateComplete;
  return element;
}

/** Until the tasks that are due have run: updates, answers and what they bring about. */
export const tick = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

export const frame = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Collects everything a board fires, in order. */
export function listen(element: HTMLElement): NardyEvent[] {
  const heard: NardyEvent[] = [];
  for (const name of FACTS) element.addEventListener(name, (event) => heard.push(event as NardyEvent));
  return heard;
}

export const names = (events: readonly Event[]): string[] =>
  events.map(({ type }) => type.replace('nardy-', ''));

/** Events of one name. */
export const only = <Name extends FactName>(events: readonly NardyEvent[], name: Name): NardyEvent<Name>[] =>
  events.filter((event): event is NardyEvent<Name> => event.type === name);

/** Collects the requests of a board and answers each. */
export function ask(
  element: HTMLElement,
  answer: (request: NardyRequestEvent) => void = () => undefined,
): NardyRequestEvent[] {
  const asked: NardyRequestEvent[] = [];
  element.addEventListener('nardy-request', (event) => {
    asked.push(event);
    answer(event);
  });
  return asked;
}

export const $ = <E extends Element = HTMLElement>(element: NardyBoard, selector: string): E => {
  const found = element.renderRoot.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const textOf = (node: Element | null): string => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const all = (element: NardyBoard, selector: string) => [...element.renderRoot.querySelectorAll(selector)];

export const status = (element: NardyBoard): string => textOf($(element, '[part~=status]'));
/** The notice as it stands, without its sign. */
export const notice = (element: NardyBoard): string =>
  textOf($(element, '[part~=notice]')).replace(/^⚠\s*/, '');
export const question = (element: NardyBoard): string =>
  textOf(element.renderRoot.querySelector('[part~=question]'));

/** What the live region says, the frame being over. */
export async function heard(element: NardyBoard): Promise<string> {
  await frame();
  return textOf($(element, '.live'));
}

/** The buttons, those that can be pressed with a `+`. */
export const buttons = (element: NardyBoard): string[] =>
  all(element, '.actions button').map(
    (button) => `${button.getAttribute('aria-disabled') ? '' : '+'}${textOf(button)}`,
  );

export function press(element: NardyBoard, id: ActionId): void {
  $(element, `[part~=button-${id}]`).click();
}

/** Presses a button of the question that is open. */
export function answer(element: NardyBoard, label: string): void {
  const found = all(element, '[part~=answer]').find((button) => textOf(button) === label);
  (found as HTMLElement).click();
}

/** Places that can move now, by their label. */
export const movable = (element: NardyBoard): string[] =>
  all(element, '.cell.owns').map((cell) => cell.getAttribute('aria-label') ?? '');

export const clicked = (element: NardyBoard, place: string): void => {
  $(element, `.cell[data-spot="${place}"]`).dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }),
  );
};

/** A mouse takes what lies on a place and lets it go over another. */
export function dragged(element: NardyBoard, from: string, to: string): void {
  const cell = $(element, `.cell[data-spot="${from}"]`);
  element.scrollIntoView();
  const send = (type: string, place: string, buttons: number) => {
    const { x, y, width, height } = $(element, `.cell[data-spot="${place}"]`).getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, button: 0, buttons };
    const init = {
      pointerId: 7,
      pointerType: 'mouse',
      isPrimary: true,
      bubbles: true,
      composed: true,
      ...at,
    };
    cell.dispatchEvent(new PointerEvent(type, init));
  };
  send('pointerdown', from, 1);
  send('pointermove', to, 1);
  send('pointerup', to, 0);
}

/** The dice as they are drawn, those played in brackets. */
export const drawnDice = (element: NardyBoard): string =>
  all(element, '.die')
    .map((die) => {
      const value = die.getAttribute('data-value') ?? '';
      return die.classList.contains('used') ? `(${value})` : value;
    })
    .join(' ');

export const phase = (element: NardyBoard): string => element.series?.game.phase ?? 'none';
export const facts = (element: NardyBoard): string[] => element.record?.facts.map(({ type }) => type) ?? [];
/** How many checkers a colour has on a point of its own. */
export const count = (element: NardyBoard, colour: 'white' | 'black', point: number): number =>
  element.series?.game.position[colour][point] ?? -1;

/** Takes the steps of a whole play that has not begun, each time one of those that are possible. */
export function playOut(element: NardyBoard, choose: (count: number) => number = () => 0): void {
  const { series } = element;
  let turn = series && turnOf(series);
  for (;;) {
    const moves = turn ? nextSteps(turn) : [];
    const move = moves[choose(moves.length)];
    if (!turn || !move) return;
    expect(element.step(move.from, move.die)).to.equal(true);
    const next = step(turn, move);
    if (!next.ok) throw new Error(next.error.code);
    turn = next.value;
  }
}

/** Rolls, plays anything and confirms. */
export function takeTurn(element: NardyBoard): void {
  element.roll();
  playOut(element);
  element.confirm();
}

/** The record of a board on which so much has happened. */
export async function recordAfter(
  attributes: string,
  act: (element: NardyBoard) => void,
): Promise<NardyRecord> {
  const element = await board(attributes);
  act(element);
  const { record } = element;
  element.remove();
  if (!record) throw new Error('no record');
  return record;
}

export const dice = (first: number, second: number): Dice => [first as Die, second as Die];

/** Exceptions that listeners threw while something was done: the browser reports them, and nobody else notices. */
export async function thrownBy(act: () => Promise<void> | void): Promise<string[]> {
  const reported: string[] = [];
  const { onerror } = window;
  const { error: say } = console;
  window.onerror = (_message, _source, _line, _column, error) => {
    reported.push(error?.message ?? '');
    return true;
  };
  console.error = () => undefined; // the test runner writes each of them there
  try {
    await act();
    await tick();
  } finally {
    window.onerror = onerror;
    console.error = say;
  }
  return reported;
}

/** A promise that the test settles. */
export function open<T>() {
  let settle: { yes: (value: T) => void; no: (reason: unknown) => void } = {
    yes: () => undefined,
    no: () => undefined,
  };
  const promise = new Promise<T>((yes, no) => (settle = { yes, no }));
  return { promise, yes: (value: T) => settle.yes(value), no: (reason: unknown) => settle.no(reason) };
}

/** A board whose next requests wait for what the test says. */
export async function waiting(element: NardyBoard) {
  const answers: ReturnType<typeof open<unknown>>[] = [];
  ask(element, (request) => {
    const answer = open<unknown>();
    answers.push(answer);
    request.respondWith(answer.promise as Promise<Answer>);
  });
  await element.updateComplete;
  return answers;
}

/** Until an answer has come and what it brings is drawn. */
export async function shown(element: NardyBoard): Promise<void> {
  await tick();
  await element.updateComplete;
  await tick();
}
