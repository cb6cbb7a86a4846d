import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import type { NardyRecord } from '../../../src/record/record.js';
import {
  $,
  board,
  clicked,
  facts,
  heard,
  listen,
  names,
  notice,
  question,
  recordAfter,
  status,
  takeTurn,
  thrown,
  tick,
  TO_ROLL,
} from './support.js';

const rolled = () => recordAfter(TO_ROLL, (it) => it.roll());
const oneTurn = () => recordAfter(TO_ROLL, takeTurn);

async function put(element: NardyBoard, state: unknown): Promise<void> {
  element.state = state;
  await element.updateComplete;
  await tick();
}
const selected = (element: NardyBoard) => element.renderRoot.querySelectorAll('[aria-selected=true]').length;

describe('a state', () => {
  it('is taken when its version is newer, ignored when it is older or the same', async () => {
    const element = await board(TO_ROLL);
    const [one, two] = [await rolled(), await oneTurn()];
    await put(element, { version: 2, record: two });
    await put(element, { version: 1, record: one });
    await put(element, { version: 2, record: one });
    expect([facts(element), element.state?.version]).to.deep.equal([['roll', 'play'], 2]);
    await put(element, { version: 2.5, record: one });
    expect([facts(element), element.state?.version]).to.deep.equal([['roll'], 2.5]);
    expect(element.error).to.equal(null);
  });

  it('is taken the first time, also with version 0', async () => {
    const element = await board(TO_ROLL);
    await put(element, { version: 0, record: await rolled() });
    expect(facts(element)).to.deep.equal(['roll']);
    await put(element, { version: 0, record: await oneTurn() });
    expect(facts(element), 'the same again').to.deep.equal(['roll']);
    await put(element, { version: 1, record: await oneTurn() });
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });

  it('keeps its version while the board plays on', async () => {
    const element = await board(TO_ROLL);
    await put(element, { version: 7, record: await oneTurn() });
    takeTurn(element);
    expect(element.state).to.deep.equal({ version: 7, record: element.record });
  });

  it('of the board itself, with the next version, is a way to set it', async () => {
    const element = await thrown();
    const { state } = element;
    await put(element, { ...state, version: (state?.version ?? 0) + 1 });
    expect([facts(element), element.state?.version, element.error]).to.deep.equal([['roll'], 1, null]);
  });

  it('wins over a checker that has been picked up, and over a question', async () => {
    const element = await thrown();
    clicked(element, 'p8');
    await element.updateComplete;
    expect(selected(element)).to.equal(1);
    await put(element, { version: 1, record: await oneTurn() });
    expect([selected(element), status(element)]).to.deep.equal([0, 'Player 2 (black) to roll.']);
    $(element, '[part~=button-resign]').click();
    await element.updateComplete;
    expect(question(element)).not.to.equal('');
    await put(element, { version: 2, record: await oneTurn() });
    expect(question(element)).to.equal('');
  });

  it('clears a refusal that is shown', async () => {
    const element = await board(TO_ROLL);
    element.addEventListener('nardy-request', (request) => request.preventDefault());
    element.roll();
    await element.updateComplete;
    expect(notice(element)).to.equal('This was refused.');
    await put(element, { version: 1, record: element.record });
    expect(notice(element)).to.equal('');
  });

  it('with the opponent’s play shows it step by step, says it, and is then settled', async () => {
    const element = await board(TO_ROLL);
    element.speed = 20;
    await put(element, { version: 1, record: await oneTurn() });
    const next = await recordAfter(TO_ROLL, (it) => (takeTurn(it), takeTurn(it)));
    const settled = new Promise((done) => element.addEventListener('nardy-settled', done, { once: true }));
    const events = listen(element);
    element.state = { version: 2, record: next };
    await element.updateComplete;
    expect(element.renderRoot.querySelectorAll('.flight').length).to.equal(1);
    await settled;
    expect(names(events)).to.deep.equal(['settled']);
    expect(await heard(element)).to.match(/Black: \d+-point to \d+-point; \d+-point to \d+-point\./);
  });

  it('far ahead of the board is shown at once, as a game that was caught up with', async () => {
    const element = await board(TO_ROLL);
    element.speed = 1;
    await element.updateComplete;
    const later = await recordAfter(TO_ROLL, (it) => [1, 2, 3].forEach(() => takeTurn(it)));
    await put(element, { version: 1, record: later });
    expect(element.renderRoot.querySelectorAll('.flight').length).to.equal(0);
    expect(await heard(element)).not.to.contain('-point to');
  });

  const BAD: readonly (readonly [string, (record: NardyRecord) => unknown])[] = [
    ['without a version', (record) => ({ record })],
    ['with a text for a version', (record) => ({ version: '3', record })],
    ['with a version below 0', (record) => ({ version: -1, record })],
    ['with a version that is no number', (record) => ({ version: NaN, record })],
    ['that is a number', () => 5],
    ['that is a record', (record) => record],
  ];
  for (const [kind, make] of BAD) {
    it(`${kind} is an error, and the game goes on`, async () => {
      const element = await thrown();
      const before = element.record;
      await put(element, make(before as NardyRecord));
      expect(element.error?.code).to.be.oneOf(['ERR_STATE', 'ERR_RECORD']);
      expect(notice(element)).to.contain(element.error?.code);
      expect([element.record, element.step(8, 3)]).to.deep.equal([before, true]);
      await put(element, { version: 1, record: before });
      expect(element.error).to.equal(null);
    });
  }
});
