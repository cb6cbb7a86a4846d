import { expect } from '@open-wc/testing';
import {
  $,
  ask,
  board,
  buttons,
  facts,
  heard,
  listen,
  names,
  notice,
  only,
  phase,
  playOut,
  recordAfter,
  shown,
  status,
  takeTurn,
  thrown,
  thrownBy,
  tick,
  TO_ROLL,
  waiting,
} from './support.js';

describe('the answer to a roll', () => {
  it('may bring the dice', async () => {
    const element = await board(TO_ROLL);
    const [events, answers] = [listen(element), await waiting(element)];
    element.roll();
    answers[0]?.yes({ dice: [6, 5] });
    await shown(element);
    expect(only(events, 'nardy-roll').map(({ detail }) => detail)).to.deep.equal([{ seat: 1, dice: [6, 5] }]);
  });

  it('brings those of the opening too', async () => {
    const element = await board('dice-source="host"');
    const answers = await waiting(element);
    element.roll();
    answers[0]?.yes({ dice: [2, 5] });
    await shown(element);
    expect(element.series?.game).to.deep.include({ seat: 2, dice: [2, 5] });
  });

  it('without dice lets the board throw them itself', async () => {
    for (const answer of [undefined, null, {}, 7, 'yes', { dice: null }]) {
      const element = await board(TO_ROLL);
      const answers = await waiting(element);
      element.roll();
      answers[0]?.yes(answer);
      await shown(element);
      expect(element.series?.game.dice, JSON.stringify(answer)).to.deep.equal([3, 1]);
    }
  });

  it('from a host that throws, without dice, is waited for until they are entered', async () => {
    const element = await board(`${TO_ROLL} dice-source="host"`);
    const answers = await waiting(element);
    element.roll();
    answers[0]?.yes(undefined);
    await shown(element);
    expect([facts(element), status(element)]).to.deep.equal([[], 'Waiting for an answer …']);
    expect(element.enterDice([6, 5])).to.equal(true);
    expect(element.series?.game.dice).to.deep.equal([6, 5]);
  });

  it('can be entered by a host that did not answer the request at all', async () => {
    const element = await board(`${TO_ROLL} dice-source="host"`);
    element.roll();
    await element.updateComplete;
    expect([facts(element), status(element)]).to.deep.equal([[], 'Waiting for an answer …']);
    expect(element.enterDice([6, 5])).to.equal(true);
    expect(element.series?.game.dice).to.deep.equal([6, 5]);
  });

  const BAD: readonly unknown[] = [
    [7, 1],
    [0, 1],
    [1],
    [1, 2, 3],
    [1.5, 2],
    ['3', '1'],
    'x',
    '31',
    31,
    {},
    true,
  ];
  for (const bad of BAD) {
    it(`that is no dice (${JSON.stringify(bad)}) is an error, and the roll can be asked for again`, async () => {
      const element = await board(TO_ROLL);
      const [events, answers] = [listen(element), await waiting(element)];
      element.roll();
      answers[0]?.yes({ dice: bad });
      await shown(element);
      expect([facts(element), phase(element), buttons(element)[0]]).to.deep.equal([[], 'toRoll', '+Roll']);
      expect(only(events, 'nardy-error').map(({ detail }) => detail.code)).to.deep.equal(['ERR_DICE']);
      expect([element.error?.code, element.matches(':state(error)')]).to.deep.equal(['ERR_DICE', true]);
      expect(notice(element)).to.contain('The dice are not understood');
      expect(await heard(element)).to.contain('The dice are not understood');
      expect(element.roll()).to.equal(true);
      answers[1]?.yes({ dice: [2, 1] });
      await shown(element);
      expect([element.series?.game.dice, element.error, notice(element)]).to.deep.equal([[2, 1], null, '']);
    });
  }

  it('with dice, given to another request, is an acceptance', async () => {
    const element = await thrown();
    const answers = await waiting(element);
    playOut(element);
    element.confirm();
    answers[0]?.yes({ dice: [6, 6] });
    await shown(element);
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });
});

describe('a refusal that comes later', () => {
  it('leaves the steps for another try', async () => {
    const element = await thrown();
    const answers = await waiting(element);
    playOut(element);
    const before = element.record;
    element.confirm();
    answers[0]?.no(new Error('Too late.'));
    await shown(element);
    expect(element.record).to.deep.equal(before);
    expect(buttons(element)).to.deep.equal(['+Undo', '+Done', '+Resign']);
    expect([element.undo(), element.undo()]).to.deep.equal([true, true]);
    playOut(element);
    expect(element.confirm()).to.equal(true);
    answers[1]?.yes(undefined);
    await shown(element);
    expect([facts(element), notice(element)]).to.deep.equal([['roll', 'play'], '']);
  });

  it('is text, whatever it holds', async () => {
    const element = await board(TO_ROLL);
    const answers = await waiting(element);
    element.roll();
    answers[0]?.no(new Error('<img src="x" onerror="alert(1)"> {who} <b>no</b>'));
    await shown(element);
    expect(notice(element)).to.equal('This was refused: <img src="x" onerror="alert(1)"> {who} <b>no</b>');
    expect(element.renderRoot.querySelectorAll('img, .notice b').length).to.equal(0);
    await heard(element);
    expect($(element, '.live').childElementCount).to.equal(0);
  });

  it('may be rejected with anything: a text or a message is its reason', async () => {
    const reasons: readonly (readonly [unknown, string])[] = [
      ['Not now.', 'This was refused: Not now.'],
      [{ message: 'From elsewhere.' }, 'This was refused: From elsewhere.'],
      [new Error(''), 'This was refused.'],
      [{ message: 5 }, 'This was refused.'],
      [undefined, 'This was refused.'],
      [null, 'This was refused.'],
      [42, 'This was refused.'],
      [Symbol('no'), 'This was refused.'],
      [Object.create(null), 'This was refused.'],
    ];
    const element = await board(TO_ROLL);
    const answers = await waiting(element);
    const reported = await thrownBy(async () => {
      for (const [index, [reason, text]] of reasons.entries()) {
        element.roll();
        answers[index]?.no(reason);
        await shown(element);
        expect(notice(element), String(index)).to.equal(text);
      }
    });
    expect([reported, facts(element), buttons(element)[0]]).to.deep.equal([[], [], '+Roll']);
  });

  it('that comes twice is told twice', async () => {
    const element = await board(TO_ROLL);
    ask(element, (request) => request.respondWith(Promise.reject(new Error('No.'))));
    element.roll();
    await tick();
    const once = await heard(element);
    element.roll();
    await tick();
    const twice = await heard(element);
    expect(once).to.contain('This was refused: No.');
    expect(twice).to.contain('This was refused: No.');
    expect($(element, '.live').textContent).not.to.equal(once);
  });
});

describe('an answer that comes too late', () => {
  it('is dropped after a newer state, accepted or rejected', async () => {
    const record = await recordAfter(TO_ROLL, takeTurn);
    for (const way of ['yes', 'no'] as const) {
      const element = await thrown();
      const answers = await waiting(element);
      playOut(element);
      element.confirm();
      element.state = { version: 1, record };
      await element.updateComplete;
      const events = listen(element);
      answers[0]?.[way](undefined);
      await shown(element);
      expect([facts(element), notice(element)]).to.deep.equal([['roll', 'play'], '']);
      expect(names(events).filter((name) => name !== 'settled')).to.deep.equal([]);
      expect(status(element)).to.equal('Player 2 (black) to roll.');
    }
  });

  it('is dropped when the board has been set up anew and asks again', async () => {
    const element = await board(TO_ROLL);
    const answers = await waiting(element);
    element.roll();
    element.reset();
    await element.updateComplete;
    element.roll();
    answers[0]?.yes({ dice: [6, 6] });
    await shown(element);
    expect(status(element)).to.equal('Waiting for an answer …');
    answers[1]?.yes({ dice: [2, 1] });
    await shown(element);
    expect(element.series?.game.dice).to.deep.equal([2, 1]);
  });

  it('still counts when the element is away meanwhile', async () => {
    const element = await board(TO_ROLL);
    const parent = element.parentElement;
    const answers = await waiting(element);
    element.roll();
    element.remove();
    answers[0]?.yes({ dice: [2, 1] });
    await shown(element);
    parent?.append(element);
    await element.updateComplete;
    expect(status(element)).to.equal('Player 1 (white) to move: 2-1.');
  });
});
