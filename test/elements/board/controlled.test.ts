import { expect } from '@open-wc/testing';
import { ask, board, dice, facts, playOut, recordAfter, shown, status, TO_ROLL, waiting } from './support.js';

describe('mode="controlled"', () => {
  const controlled = (attributes = TO_ROLL) => board(`${attributes} mode="controlled"`);

  it('does nothing without the host: it waits for a state', async () => {
    const element = await controlled();
    expect(element.roll()).to.equal(true);
    await shown(element);
    expect([facts(element), status(element)]).to.deep.equal([[], 'Waiting for an answer …']);
  });

  it('lets a newer state win over what waits; an older one is ignored', async () => {
    const element = await controlled();
    const rolled = await recordAfter(TO_ROLL, (it) => it.roll());
    element.state = { version: 4, record: element.record };
    await element.updateComplete;
    element.roll();
    element.state = { version: 3, record: rolled };
    await element.updateComplete;
    expect(status(element)).to.equal('Waiting for an answer …');
    element.state = { version: 5, record: rolled };
    await element.updateComplete;
    expect(status(element)).to.equal('Player 1 (white) to move: 3-1.');
  });

  it('still takes steps by itself, as a play is asked for as a whole', async () => {
    const element = await controlled();
    element.record = await recordAfter(TO_ROLL, (it) => it.roll());
    await element.updateComplete;
    const asked = ask(element);
    expect([element.step(8, 3), element.step(6, 1), element.confirm()]).to.deep.equal([true, true, true]);
    await shown(element);
    expect(asked[0]?.detail.moves?.map(({ from }) => from)).to.deep.equal([8, 6]);
    expect([facts(element), element.record?.unfinished?.length]).to.deep.equal([['roll'], 2]);
  });

  it('goes on when the host accepts', async () => {
    const element = await controlled();
    const answers = await waiting(element);
    element.roll();
    answers[0]?.yes({ dice: dice(3, 1) });
    await shown(element);
    playOut(element);
    element.confirm();
    answers[1]?.yes(undefined);
    await shown(element);
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });
});
