import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import type { NardyRecord } from '../../../src/record/record.js';
import {
  ask,
  board,
  buttons,
  dice,
  facts,
  listen,
  names,
  notice,
  only,
  press,
  recordAfter,
  REST_LOST,
  shown,
  status,
  tick,
  waiting,
} from './support.js';

/** White is on the bar before a closed board: 3-1 cannot be played. */
const CLOSED = 'turn="white" dice="31 42" position="white bar:1 6:14; black 8:3 6:2 5:2 4:2 3:2 2:2 1:2"';
const PASSES = 'Player 1 (white) cannot move with 3-1: the turn passes.';
const ASKED = 'Waiting for an answer …';

const rolled = () => recordAfter(CLOSED, (it) => it.roll());

/** A board that a host decides on, with this state. */
async function controlled(record: NardyRecord, attributes = ''): Promise<NardyBoard> {
  const element = await board(`mode="controlled" ${attributes}`);
  element.state = { version: 1, record };
  return element;
}
async function seen(element: NardyBoard): Promise<void> {
  for (let time = 0; time < 3; time++) await shown(element);
}

describe('a roll that cannot be played, where a host decides (MOVE-6)', () => {
  it('is shown, and once it has been seen the host is asked for a turn without moves', async () => {
    const element = await controlled(await rolled());
    const asked = ask(element);
    const order: string[] = [];
    element.addEventListener('nardy-settled', () => order.push(status(element)));
    element.addEventListener('nardy-request', ({ detail }) => order.push(detail.kind));
    await seen(element);
    expect(order.slice(0, 2)).to.deep.equal([PASSES, 'turn']);
    expect(asked.map(({ detail }) => detail)).to.deep.equal([
      { kind: 'turn', seat: 1, moves: [], turn: 'play' },
    ]);
    expect([facts(element), status(element)]).to.deep.equal([['roll'], ASKED]);
  });

  it('passes when the host accepts, and it is told as any turn', async () => {
    const element = await controlled(await rolled());
    const [events, answers] = [listen(element), await waiting(element)];
    await seen(element);
    answers[0]?.yes(undefined);
    await seen(element);
    expect(facts(element)).to.deep.equal(['roll', 'play']);
    expect(only(events, 'nardy-turn').map(({ detail }) => [detail.seat, detail.moves])).to.eql([[1, []]]);
    expect(answers.length).to.equal(1);
  });

  it('passes by the next state of the host too; an answer to the request then comes too late', async () => {
    const element = await controlled(await rolled());
    const answers = await waiting(element);
    await seen(element);
    const passed = await recordAfter(CLOSED, (it) => it.roll());
    const record: NardyRecord = { ...passed, facts: [...passed.facts, { type: 'play', seat: 1, steps: [] }] };
    element.state = { version: 2, record };
    await seen(element);
    answers[0]?.yes(undefined);
    await seen(element);
    expect([facts(element), element.error]).to.deep.equal([['roll', 'play'], null]);
    expect(status(element)).to.match(/Player 2 \(black\) to roll\.$/);
  });

  it('is asked for once only while play stands so, also when the host refuses; *Done* and confirm() ask again', async () => {
    const element = await controlled(await rolled());
    const answers = await waiting(element);
    await seen(element);
    answers[0]?.no(new Error('Not now.'));
    await seen(element);
    expect([answers.length, notice(element)]).to.deep.equal([1, 'This was refused: Not now.']);
    expect([status(element), buttons(element)]).to.deep.equal([PASSES, ['Undo', '+Done', '+Resign']]);
    element.state = {
      version: 2,
      record: { ...(element.record as NardyRecord), notes: { place: 'Vilnius' } },
    };
    await seen(element);
    expect(answers.length, 'the same facts again').to.equal(1);
    press(element, 'confirm');
    await seen(element);
    answers[1]?.no(new Error('Not yet.'));
    await seen(element);
    expect([element.confirm(), answers.length]).to.deep.equal([true, 3]);
    answers[2]?.yes(undefined);
    await seen(element);
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });

  it('that the page refuses at once stays, and can be asked for again', async () => {
    const element = await controlled(await rolled());
    let refuse = true;
    const asked = ask(element, (request) => refuse && request.preventDefault());
    await seen(element);
    expect([asked.length, notice(element), status(element)]).to.deep.equal([1, 'This was refused.', PASSES]);
    refuse = false;
    expect(element.confirm()).to.equal(true);
    await seen(element);
    expect([asked.length, status(element)]).to.deep.equal([2, ASKED]);
  });

  it('that is never answered waits, and nothing is asked for twice', async () => {
    const element = await controlled(await rolled());
    const asked = ask(element);
    await seen(element);
    element.near = 'black';
    await seen(element);
    expect([asked.length, element.confirm(), status(element)]).to.deep.equal([1, false, ASKED]);
  });

  it('is shown and asked for the same way after a reload', async () => {
    const record = await rolled();
    for (let load = 0; load < 2; load++) {
      const element = await controlled(record);
      const asked = ask(element);
      await seen(element);
      expect([asked.length, status(element)]).to.deep.equal([1, ASKED]);
      element.remove();
    }
  });

  it('is asked for again when the game comes to it again', async () => {
    const record = await rolled();
    const element = await controlled(record);
    const answers = await waiting(element);
    await seen(element);
    answers[0]?.yes(undefined);
    await seen(element);
    element.state = { version: 2, record };
    await seen(element);
    expect(answers.length).to.equal(2);
  });

  it('is asked for by the board of the seat to act alone', async () => {
    const record = await rolled();
    for (const [attributes, asks] of [
      ['seat="1"', 1],
      ['seat="2"', 0],
      ['seat="none"', 0],
    ] as const) {
      const element = await controlled(record, attributes);
      const asked = ask(element);
      await seen(element);
      expect([attributes, asked.length, element.confirm()]).to.deep.equal([attributes, asks, false]);
    }
  });

  it('comes with the dice of an answer as well', async () => {
    const element = await controlled(await recordAfter(CLOSED, () => undefined));
    const answers = await waiting(element);
    await seen(element);
    element.roll();
    answers[0]?.yes({ dice: dice(3, 1) });
    await seen(element);
    expect(answers.length).to.equal(2);
    answers[1]?.yes(undefined);
    await seen(element);
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });

  it('of a run asks twice where nobody can play it: for the turn, and for the rest of it (GUL-4)', async () => {
    const element = await controlled(await recordAfter(REST_LOST, (it) => it.roll()));
    const events = listen(element);
    const asked = ask(element, (request) => request.respondWith(undefined));
    await seen(element);
    await seen(element);
    expect(asked.map(({ detail }) => [detail.seat, detail.moves, detail.turn])).to.deep.equal([
      [1, [], 'play'],
      [2, [], 'remainder'],
    ]);
    expect(facts(element)).to.deep.equal(['roll', 'play', 'remainder']);
    expect(names(events).filter((name) => name === 'turn').length).to.equal(2);
  });

  it('confirm() does not hurry where the board decides itself', async () => {
    const element = await board(CLOSED);
    element.roll();
    expect([element.confirm(), facts(element)]).to.deep.equal([false, ['roll']]);
    await element.updateComplete;
    await tick();
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });
});
