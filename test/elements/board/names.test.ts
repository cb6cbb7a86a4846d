import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import { readAny } from '../../../src/doors/notation.js';
import type { NardyRecord } from '../../../src/record/record.js';
import { forget, left } from './storage.js';
import {
  $,
  board,
  heard,
  listen,
  only,
  press,
  question,
  recordAfter,
  status,
  takeTurn,
  thrown,
  TO_ROLL,
} from './support.js';

const SEATS = { 1: { name: 'Ann' }, 2: { name: 'Bob' } };
const named = async (seats: NardyRecord['seats'] | null = SEATS): Promise<NardyRecord> => ({
  ...(await recordAfter(TO_ROLL, takeTurn)),
  ...(seats ? { seats } : {}),
});
const shown = (element: NardyBoard) =>
  [...element.renderRoot.querySelectorAll('[part=name]')].map(({ textContent }) => textContent).reverse();

describe('the names of a record', () => {
  it('are shown at the seats and told in the status', async () => {
    const element = await board(TO_ROLL);
    element.record = await named();
    await element.updateComplete;
    expect(shown(element)).to.deep.equal(['Ann', 'Bob']);
    expect(status(element)).to.equal('Bob (black) to roll.');
  });

  it('give way to those that the page sets, one by one, and come back', async () => {
    const element = await board(`${TO_ROLL} name-1="Mine"`);
    element.record = await named();
    await element.updateComplete;
    expect(shown(element)).to.deep.equal(['Mine', 'Bob']);
    element.name1 = null;
    element.name2 = 'Yours';
    await element.updateComplete;
    expect(shown(element)).to.deep.equal(['Ann', 'Yours']);
  });

  it('that are missing or empty are the language’s own', async () => {
    const element = await board(TO_ROLL);
    for (const seats of [null, {}, { 1: {} }, { 1: { name: '' } }]) {
      element.record = await named(seats);
      await element.updateComplete;
      expect(shown(element)).to.deep.equal(['Player 1', 'Player 2']);
    }
  });

  it('come with a state, go on with the game, and go with it', async () => {
    const element = await board(TO_ROLL);
    element.state = { version: 1, record: await named() };
    await element.updateComplete;
    element.roll();
    await element.updateComplete;
    expect([shown(element), element.record?.seats]).to.deep.equal([['Ann', 'Bob'], SEATS]);
    element.reset();
    await element.updateComplete;
    expect(shown(element)).to.deep.equal(['Player 1', 'Player 2']);
  });

  it('are kept with the game', async () => {
    const attributes = `${TO_ROLL} autosave="names"`;
    try {
      const record = await named();
      await left(attributes, (element) => (element.record = record));
      expect(shown(await board(attributes))).to.deep.equal(['Ann', 'Bob']);
    } finally {
      forget('nardy-board:names');
    }
  });

  it('come out of a match text', async () => {
    const text =
      ' 3 point match\n\n Game 1\n Ann : 0                   Bob : 0\n  1) 31: 8/5 6/5              42: 8/4 6/4\n';
    const read = readAny(text);
    if (!read.ok || read.value.kind !== 'match') throw new Error('no match');
    const element = await board();
    element.record = read.value.record;
    await element.updateComplete;
    expect(shown(element)).to.deep.equal(['Ann', 'Bob']);
  });

  it('are those of questions, explanations and what is said aloud', async () => {
    const element = await board(TO_ROLL);
    element.record = await named();
    await element.updateComplete;
    expect(element.explain(8)?.text).to.equal('First roll the dice.');
    press(element, 'resign');
    await element.updateComplete;
    expect(question(element)).to.contain('Bob (black)');
    $(element, '[part~=answer]:last-child').click();
    await element.updateComplete;
    expect(await heard(element)).to.contain('Ann (white)');
  });

  it('are text', async () => {
    const element = await board(TO_ROLL);
    element.record = await named({ 1: { name: '<img src=x onerror="alert(1)"><b>Ann</b>' } });
    await element.updateComplete;
    expect(shown(element)[0]).to.equal('<img src=x onerror="alert(1)"><b>Ann</b>');
    expect(element.renderRoot.querySelectorAll('img, b').length).to.equal(0);
  });

  it('are no part of what nardy-change tells: a fact changes no name', async () => {
    const element = await thrown();
    const events = listen(element);
    element.step(8, 3);
    const [change] = only(events, 'nardy-change');
    expect(Object.keys(change?.detail ?? {}).sort()).to.deep.equal(['dice', 'phase', 'score', 'seat']);
  });
});
