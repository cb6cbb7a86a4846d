import { expect } from '@open-wc/testing';
import {
  board,
  clicked,
  dice,
  listen,
  names,
  only,
  recordAfter,
  takeTurn,
  thrown,
  tick,
  TO_ROLL,
} from './support.js';

describe('silence', () => {
  it('is kept when the page sets a record, a state or an attribute', async () => {
    const record = await recordAfter(TO_ROLL, (element) => {
      takeTurn(element);
      element.resign(1);
    });
    const element = await board(TO_ROLL);
    const events = listen(element);
    element.record = record;
    await element.updateComplete;
    element.state = { version: 2, record };
    await element.updateComplete;
    element.record = null;
    element.setAttribute('variant', 'long');
    await element.updateComplete;
    element.setAttribute('cube-limit', '8');
    element.setAttribute('near', 'black');
    await element.updateComplete;
    await tick();
    expect(new Set(names(events))).to.deep.equal(new Set(['settled']));
  });
});

describe('nardy-settled', () => {
  it('comes once for what was done in one go, and not before it is drawn', async () => {
    const element = await board(TO_ROLL);
    const events = listen(element);
    element.roll();
    element.step(8, 3);
    expect(only(events, 'nardy-settled').length).to.equal(0);
    await element.updateComplete;
    await tick();
    expect(names(events).at(-1)).to.equal('settled');
    element.near = 'black';
    await element.updateComplete;
    await tick();
    expect(only(events, 'nardy-settled').length).to.equal(1);
  });

  it('waits for the motion to end', async () => {
    const element = await thrown();
    element.speed = 10;
    await element.updateComplete;
    const events = listen(element);
    const inTheAir: number[] = [];
    const flying = () => element.renderRoot.querySelector('.flight')?.getAnimations().length ?? 0;
    element.addEventListener('nardy-settled', () => inTheAir.push(flying()));
    element.step(8, 3);
    await element.updateComplete;
    expect(flying()).to.equal(1);
    await new Promise((done) => element.addEventListener('nardy-settled', done, { once: true }));
    expect(inTheAir).to.deep.equal([0]);
    expect(only(events, 'nardy-settled').length).to.equal(1);
  });

  it('does not come for a board that has only been made', async () => {
    const events = listen(document.body);
    await board(TO_ROLL);
    await tick();
    expect(names(events)).to.deep.equal([]);
  });
});

describe('nardy-illegal', () => {
  it('names the rule that forbids what the reader tried', async () => {
    const element = await thrown(
      'turn="white" position="white bar:1 8:1 6:4 off:9; black 1:2 off:13" dice="31"',
    );
    const events = listen(element);
    clicked(element, 'p8');
    expect(only(events, 'nardy-illegal').map(({ detail }) => detail)).to.deep.equal([
      {
        from: 8,
        to: null,
        rule: 'BAR-1',
        kind: 'bar',
        points: [],
        dice: [],
        count: 1,
        steps: [],
        text: 'A checker is on the bar and must enter first.',
      },
    ]);
    expect(names(events)).to.deep.equal(['illegal']);
  });

  it('is not fired for a method that says no by what it returns', async () => {
    const element = await thrown();
    const events = listen(element);
    expect([
      element.step(6, 3),
      element.step(24, 6),
      element.step(99, 1),
      element.roll(),
      element.confirm(),
    ]).to.deep.equal([true, false, false, false, false]);
    expect([
      element.take(),
      element.double(),
      element.newGame(),
      element.enterDice(dice(1, 2)),
    ]).not.to.include(true);
    expect(names(events)).to.deep.equal(['move', 'change']);
  });
});
