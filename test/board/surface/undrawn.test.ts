import { expect } from '@open-wc/testing';
import { flight, frame, mount, position, START, view } from './harness.js';

const moved = view({
  version: 2,
  status: 'Bob to roll.',
  position: position({ ...START, 13: 4, 8: 4 }),
  beats: [flight('white', 13, 8)],
});

describe('a board that is in the page and not drawn yet', () => {
  it('has only what speaks in it', async () => {
    const board = await mount(view(), { drawn: false });
    expect([...board.renderRoot.children].map(({ className }) => className)).to.deep.equal(['live sr']);
    expect(board.settled).to.deep.equal([1]);
  });

  it('bears views, turns, keys, focus and leaving', async () => {
    const board = await mount(view(), { drawn: false, options: { speed: 1 } });
    board.surface.focus();
    await board.put(moved, { display: { near: 'black' } });
    await board.put(view({ version: 3, question: { title: 'Well?', text: 'Say.', answers: [] } }));
    const box = board.parentElement!;
    board.remove();
    box.append(board);
    await board.updateComplete;
    expect(board.at).to.equal(null);
  });

  it('does not wait for steps that nobody can see', async () => {
    const board = await mount(view(), { drawn: false, options: { speed: 0.05 } });
    await board.put(moved);
    await board.updateComplete;
    expect(board.settled).to.deep.equal([1, 2]);
  });

  it('is drawn when it is to be, with the same live region, and lies as its width asks', async () => {
    const board = await mount(view(), { drawn: false, width: 400 });
    const region = board.$('.live');
    await board.put(moved);
    board.isDrawn = true;
    board.requestUpdate();
    await board.updateComplete;
    expect(board.$('.live')).to.equal(region);
    expect(board.drawn('p8')).to.equal(4);
    expect(board.$('.base')?.classList.contains('upright')).to.equal(true);
    board.parentElement!.style.width = '600px';
    await frame();
    expect(board.$('.base')?.classList.contains('upright')).to.equal(false);
  });

  it('can be taken away again and drawn anew', async () => {
    const board = await mount();
    for (const drawn of [false, true]) {
      board.isDrawn = drawn;
      board.requestUpdate();
      await board.updateComplete;
      expect(board.$('.board') !== null).to.equal(drawn);
    }
    board.parentElement!.style.width = '400px';
    await frame();
    expect(board.surface.orientation).to.equal('upright');
  });
});
