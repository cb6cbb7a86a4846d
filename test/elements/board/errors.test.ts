import { expect } from '@open-wc/testing';
import { NardyBoard, type NardyEvent } from '../../../src/doors/board.js';
import { VARIANTS } from '../../../src/engine/variants/index.js';
import {
  $,
  board,
  facts,
  heard,
  listen,
  names,
  notice,
  only,
  phase,
  thrown,
  tick,
  TO_ROLL,
} from './support.js';

const codes = (events: readonly NardyEvent[]) => only(events, 'nardy-error').map(({ detail }) => detail.code);

describe('nardy-error', () => {
  it('is fired in a microtask after connection, bubbling, composed, not cancelable', async () => {
    const element = new NardyBoard();
    element.mode = 'puzzle';
    const events = listen(document.body);
    document.body.append(element);
    expect(events, 'not while the element is being connected').to.deep.equal([]);
    await element.updateComplete;
    await tick();
    element.remove();
    const [event] = events;
    expect(codes(events)).to.deep.equal(['ERR_ATTRIBUTE']);
    expect([event?.bubbles, event?.composed, event?.cancelable]).to.deep.equal([true, true, false]);
    expect(event?.target).to.equal(element);
  });

  it('is fired once as long as the fault stays, whatever else changes', async () => {
    const element = await board('mode="puzzle"');
    const events = listen(element);
    element.near = 'black';
    await element.updateComplete;
    element.remove();
    document.body.append(element);
    await element.updateComplete;
    await tick();
    element.remove();
    expect(codes(events)).to.deep.equal([]);
    expect(element.error?.code).to.equal('ERR_ATTRIBUTE');
  });

  it('is fired again when a fault comes back', async () => {
    const element = await board();
    const events = listen(element);
    for (const mode of ['puzzle', 'play', 'puzzle']) {
      element.mode = mode;
      await element.updateComplete;
    }
    await tick();
    expect(codes(events)).to.deep.equal(['ERR_ATTRIBUTE', 'ERR_ATTRIBUTE']);
  });

  it('waits while the element is nowhere, and is not fired for what has been mended there', async () => {
    const element = await board();
    const events = listen(element);
    const parent = element.parentElement;
    element.remove();
    element.mode = 'puzzle';
    element.near = 'up';
    await element.updateComplete;
    await tick();
    expect(codes(events)).to.deep.equal([]);
    element.mode = 'play';
    await element.updateComplete;
    parent?.append(element);
    await tick();
    expect(only(events, 'nardy-error').map(({ detail }) => detail.detail['name'])).to.deep.equal(['near']);
  });
});

/** Breaks one member of short nardy until the end of what is done. */
async function broken(member: 'numbers' | 'headLimit', act: () => Promise<void> | void): Promise<void> {
  const { short } = VARIANTS;
  const sound = short[member];
  const fail = () => {
    throw new Error('out of order');
  };
  Object.assign(short, { [member]: fail });
  try {
    await act();
  } finally {
    Object.assign(short, { [member]: sound });
  }
}

describe('an exception inside the machine', () => {
  it('is told as ERR_INTERNAL, shown and announced, and nothing is uncaught', async () => {
    const element = await board(TO_ROLL);
    const events = listen(element);
    await broken('numbers', () => {
      expect(element.roll()).to.equal(false);
    });
    await element.updateComplete;
    await tick();
    expect(codes(events)).to.deep.equal(['ERR_INTERNAL']);
    expect(element.error).to.deep.equal({ code: 'ERR_INTERNAL', detail: { message: 'out of order' } });
    expect(element.matches(':state(error)')).to.equal(true);
    expect(notice(element)).to.contain('ERR_INTERNAL');
    expect(await heard(element)).to.contain('Something went wrong');
  });

  it('costs nothing: the game stands as before it, and the same dice come again', async () => {
    const element = await board(TO_ROLL);
    element.roll();
    element.step(8, 3);
    element.step(6, 1);
    element.confirm();
    const before = element.record;
    await broken('numbers', () => void element.roll());
    expect([element.record, phase(element)]).to.deep.equal([before, 'toRoll']);
    await element.updateComplete;
    expect(element.roll()).to.equal(true);
    expect(element.series?.game.dice).to.deep.equal([4, 2]);
  });

  it('keeps the version of the state, so that older ones stay old', async () => {
    const element = await board(TO_ROLL);
    const { record } = element;
    element.state = { version: 5, record };
    await element.updateComplete;
    await broken('numbers', () => void element.roll());
    expect(element.state?.version).to.equal(5);
  });

  it('is gone from `error` with the next thing that is done, and told again when it happens again', async () => {
    const element = await board(TO_ROLL);
    const events = listen(element);
    for (let time = 0; time < 2; time++) {
      await broken('numbers', () => void element.roll());
      await element.updateComplete;
    }
    await tick();
    expect(codes(events)).to.deep.equal(['ERR_INTERNAL', 'ERR_INTERNAL']);
    element.roll();
    await element.updateComplete;
    expect([element.error, element.matches(':state(error)'), notice(element)]).to.deep.equal([
      null,
      false,
      '',
    ]);
    expect(names(events).slice(-3)).to.deep.equal(['roll', 'change', 'settled']);
  });

  it('does not break what the board can still do', async () => {
    const element = await thrown();
    element.step(8, 3);
    const before = element.record;
    await broken('numbers', () => void element.resign(1));
    expect([element.record?.facts.length, before?.facts.length]).to.deep.equal([2, 1]);
    expect(facts(element)).to.deep.equal(['roll', 'resign']);
    await element.updateComplete;
    expect($(element, '.status').textContent).to.contain('resigned');
  });
});

describe('the property error', () => {
  it('is not the page’s to change', async () => {
    const element = await board('mode="puzzle"');
    const { error } = element;
    expect(Reflect.set(error!, 'code', 'ERR_OTHER')).to.equal(false);
    expect(Reflect.set(error!.detail, 'value', 'other')).to.equal(false);
    expect(element.error).to.deep.equal({ code: 'ERR_ATTRIBUTE', detail: { name: 'mode', value: 'puzzle' } });
    expect(element.error, 'the same as long as it lasts').to.equal(error);
  });

  it('of a typed play is not either', async () => {
    const element = await thrown();
    element.enterPlay('nonsense');
    expect([Object.isFrozen(element.error), Object.isFrozen(element.error?.detail)]).to.deep.equal([
      true,
      true,
    ]);
  });
});
