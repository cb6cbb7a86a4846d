import { expect } from '@open-wc/testing';
import type { NardyBoard, NardyRequestEvent } from '../../../src/doors/board.js';
import {
  answer,
  ask,
  board,
  buttons,
  facts,
  HANDS_OVER,
  heard,
  LAST_CHECKER,
  listen,
  movable,
  names,
  notice,
  phase,
  playOut,
  press,
  question,
  status,
  takeTurn,
  thrownBy,
  tick,
  TO_ROLL,
} from './support.js';

const CUBE = `${TO_ROLL} cube-limit="unlimited" rules='{"beaver":true}'`;

interface Case {
  readonly kind: string;
  readonly attributes: string;
  /** Leads to where it can be asked. */
  readonly before?: (element: NardyBoard) => void;
  readonly act: (element: NardyBoard) => boolean;
  readonly detail: object;
}
const CASES: readonly Case[] = [
  { kind: 'roll', attributes: TO_ROLL, act: (it) => it.roll(), detail: { kind: 'roll', seat: 1 } },
  {
    kind: 'roll of the opening',
    attributes: '',
    act: (it) => it.roll(),
    detail: { kind: 'roll', seat: null },
  },
  {
    kind: 'turn',
    attributes: TO_ROLL,
    before: (it) => (it.roll(), it.step(8, 3), it.step(6, 1)),
    act: (it) => it.confirm(),
    detail: {
      kind: 'turn',
      seat: 1,
      moves: [
        { from: 8, die: 3, to: 5, hit: false },
        { from: 6, die: 1, to: 5, hit: false },
      ],
      turn: 'play',
    },
  },
  {
    kind: 'turn of what is left of a run (GUL-3)',
    attributes: HANDS_OVER,
    before: (it) => (takeTurn(it), it.step(20, 6), it.step(17, 6)),
    act: (it) => it.confirm(),
    detail: {
      kind: 'turn',
      seat: 2,
      moves: [
        { from: 20, die: 6, to: 14, hit: false },
        { from: 17, die: 6, to: 11, hit: false },
      ],
      turn: 'remainder',
    },
  },
  { kind: 'double', attributes: CUBE, act: (it) => it.double(), detail: { kind: 'double', seat: 1 } },
  ...(['take', 'drop', 'beaver'] as const).map((each) => ({
    kind: each,
    attributes: CUBE,
    before: (it: NardyBoard) => void it.double(),
    act: (it: NardyBoard) => it[each](),
    detail: { kind: 'answer', seat: 2, answer: each },
  })),
  { kind: 'resign', attributes: TO_ROLL, act: (it) => it.resign(2), detail: { kind: 'resign', seat: 2 } },
  {
    kind: 'new-game',
    attributes: LAST_CHECKER,
    before: takeTurn,
    act: (it) => it.newGame(),
    detail: { kind: 'new-game', seat: null },
  },
];

async function ready({ attributes, before }: Case): Promise<NardyBoard> {
  const element = await board(attributes);
  before?.(element);
  await element.updateComplete;
  await tick();
  return element;
}

describe('nardy-request', () => {
  for (const one of CASES) {
    it(`is fired once for ${one.kind}, before anything changes`, async () => {
      const element = await ready(one);
      const { record } = element;
      const seen: unknown[] = [];
      const asked = ask(element, () => seen.push(element.record));
      const events = listen(element);
      expect(one.act(element)).to.equal(true);
      expect(asked.map(({ detail }) => detail)).to.deep.equal([one.detail]);
      expect(seen).to.deep.equal([record]);
      expect([asked[0]?.cancelable, asked[0]?.bubbles, asked[0]?.composed]).to.deep.equal([true, true, true]);
      expect(element.record).not.to.deep.equal(record);
      expect(events.length).to.be.greaterThan(0);
    });

    it(`for ${one.kind} can be refused: nothing changes, and that is shown and told`, async () => {
      const element = await ready(one);
      const { record } = element;
      ask(element, (request) => request.preventDefault());
      const events = listen(element);
      expect(one.act(element)).to.equal(false);
      await element.updateComplete;
      await tick();
      expect([element.record, names(events), question(element)]).to.deep.equal([record, [], '']);
      expect(notice(element)).to.equal('This was refused.');
      expect(await heard(element)).to.contain('This was refused.');
    });

    it(`for ${one.kind} can wait: that is shown and told, and nothing can be done meanwhile`, async () => {
      const element = await ready(one);
      const { record } = element;
      ask(element, (request) => request.respondWith(new Promise(() => undefined)));
      const events = listen(element);
      expect(one.act(element)).to.equal(true);
      await element.updateComplete;
      expect([element.record, names(events)]).to.deep.equal([record, []]);
      expect(status(element)).to.equal('Waiting for an answer …');
      expect(await heard(element)).to.contain('Waiting for an answer …');
      expect(buttons(element).filter((label) => label.startsWith('+'))).to.deep.equal([]);
      expect(buttons(element).length).to.be.greaterThan(0);
      expect([movable(element), question(element)]).to.deep.equal([[], '']);
      expect([one.act(element), element.undo(), element.roll(), element.resign(1)]).not.to.include(true);
      expect(element.record).to.deep.equal(record);
    });

    it(`for ${one.kind} that is accepted later does the same as one that nobody answered`, async () => {
      const plain = await ready(one);
      const held = await ready(one);
      let accept: () => void = () => undefined;
      ask(held, (request) => request.respondWith(new Promise<void>((done) => (accept = done))));
      const quick = listen(plain);
      const slow = listen(held);
      one.act(plain);
      one.act(held);
      accept();
      await tick();
      const told = (events: readonly Event[]) => names(events).filter((name) => name !== 'settled');
      expect([facts(held), told(slow)]).to.deep.equal([facts(plain), told(quick)]);
      expect(told(slow).length).to.be.greaterThan(0);
    });

    it(`for ${one.kind} that is rejected changes nothing, and the reason is shown and told`, async () => {
      const element = await ready(one);
      const { record } = element;
      ask(element, (request) => request.respondWith(Promise.reject(new Error('Not with us.'))));
      const events = listen(element);
      expect(one.act(element)).to.equal(true);
      await tick();
      await element.updateComplete;
      expect([element.record, names(events)]).to.deep.equal([record, []]);
      expect(notice(element)).to.equal('This was refused: Not with us.');
      expect(await heard(element)).to.contain('This was refused: Not with us.');
      expect(question(element)).to.equal('');
    });
  }

  it('is not fired for what cannot be done, nor for steps', async () => {
    const element = await board(TO_ROLL);
    const asked = ask(element);
    expect([element.confirm(), element.double(), element.take(), element.newGame()]).not.to.include(true);
    element.roll();
    element.step(8, 3);
    element.undo();
    expect(asked.map(({ detail }) => detail.kind)).to.deep.equal(['roll']);
  });

  it('is fired for buttons as for methods; for resigning once the question has been answered', async () => {
    const element = await board(CUBE);
    const asked = ask(element);
    const kinds = () => asked.map(({ detail }) => detail.answer ?? detail.kind);
    press(element, 'double');
    await element.updateComplete;
    press(element, 'take');
    await element.updateComplete;
    press(element, 'roll');
    playOut(element);
    await element.updateComplete;
    press(element, 'confirm');
    await element.updateComplete;
    press(element, 'resign');
    await element.updateComplete;
    expect(kinds()).to.deep.equal(['double', 'take', 'roll', 'turn']);
    answer(element, 'No, play on');
    await element.updateComplete;
    press(element, 'resign');
    await element.updateComplete;
    expect(question(element)).to.contain('Player 2 (black) loses: koks, 6 points.');
    answer(element, 'Yes, resign');
    await element.updateComplete;
    press(element, 'new-game');
    expect(kinds()).to.deep.equal(['double', 'take', 'roll', 'turn', 'resign', 'new-game']);
  });

  it('that is refused again is told again; the next thing done clears it', async () => {
    const element = await board(TO_ROLL);
    let refuse = true;
    ask(element, (request) => refuse && request.preventDefault());
    element.roll();
    const once = await heard(element);
    element.roll();
    const twice = await heard(element);
    expect([once, twice.length > 0]).to.deep.equal(['This was refused.', true]);
    refuse = false;
    element.roll();
    await element.updateComplete;
    expect(notice(element)).to.equal('');
  });

  it('leaves no question of resigning open when it is refused', async () => {
    const element = await board(TO_ROLL);
    ask(element, (request) => request.preventDefault());
    press(element, 'resign');
    await element.updateComplete;
    answer(element, 'Yes, resign');
    await element.updateComplete;
    expect([question(element), notice(element)]).to.deep.equal(['', 'This was refused.']);
    expect(buttons(element)).to.deep.equal(['+Roll', '+Resign']);
  });

  it('whose listener asks for the same again is not asked twice', async () => {
    const element = await board(TO_ROLL);
    const inner: boolean[] = [];
    const asked = ask(element, () => inner.push(element.roll()));
    expect(element.roll()).to.equal(true);
    expect([asked.length, inner, facts(element)]).to.deep.equal([1, [false], ['roll']]);
  });

  it('whose listener changes the state of play is void', async () => {
    const element = await board(TO_ROLL);
    element.roll();
    playOut(element);
    ask(element, () => element.undo());
    expect(element.confirm()).to.equal(false);
    expect([facts(element), element.record?.unfinished?.length]).to.deep.equal([['roll'], 1]);
  });

  it('can be answered by doing something else', async () => {
    const element = await board(CUBE);
    element.addEventListener('nardy-request', (request) => {
      if (request.detail.kind !== 'double') return;
      request.preventDefault();
      element.roll();
    });
    expect(element.double()).to.equal(false);
    expect(facts(element)).to.deep.equal(['roll']);
  });

  it('does without a listener that throws', async () => {
    const element = await board(TO_ROLL);
    ask(element, () => {
      throw new Error('mine');
    });
    const reported = await thrownBy(() => void element.roll());
    expect([reported, phase(element)]).to.deep.equal([['mine'], 'toPlay']);
  });

  it('takes an answer only while it is on its way, and the first only', async () => {
    const element = await board(TO_ROLL);
    let late: NardyRequestEvent | null = null;
    ask(element, (request) => {
      late = request;
      request.respondWith({ dice: [6, 5] });
      request.respondWith(Promise.reject(new Error('second')).catch(() => undefined));
    });
    element.roll();
    await tick();
    expect(element.series?.game.dice).to.deep.equal([6, 5]);
    (late as NardyRequestEvent | null)?.respondWith({ dice: [1, 1] });
    await tick();
    expect(element.series?.game.dice).to.deep.equal([6, 5]);
  });
});
