import { expect } from '@open-wc/testing';
import { Announcer } from '../../../src/board/surface/announcer.js';
import { flight, frame, mount, position, START, TestBoard, view } from './harness.js';

const refusal = (text: string) => ({ kind: 'refusal', text, code: 'MOVE-3' }) as const;

describe('what is announced', () => {
  it('goes through one polite region that stands before there is a view', async () => {
    const board = new TestBoard();
    document.body.append(board);
    await board.updateComplete;
    const region = board.$('.live');
    expect(region?.getAttribute('aria-live')).to.equal('polite');
    await board.put(view());
    expect(board.$('.live')).to.equal(region);
    board.remove();
  });

  it('is each change of the status, but not the first', async () => {
    const board = await mount();
    expect(await board.heard()).to.equal('');
    await board.put(view({ version: 2, status: 'Bob to roll.' }));
    expect(await board.heard()).to.equal('Bob to roll.');
    expect(board.$('[part=status]')?.textContent).to.equal('Bob to roll.');
  });

  it('is joined in order within a frame', async () => {
    const board = await mount();
    const position2 = position({ ...START, 24: 1, 18: 1 });
    const beats = [flight('white', 24, 18, true), flight('white', 13, 11)];
    void board.put(
      view({ version: 2, position: position2, beats, status: 'Bob to roll.', notice: refusal('Closed.') }),
    );
    void board.put(view({ version: 3, status: 'Bob rolled.' }));
    expect(await board.heard()).to.equal(
      'White: 24-point to 18-point, hits; 13-point to 11-point. Bob to roll. Closed. Bob rolled.',
    );
  });

  it('is a refusal each time, even with the same words', async () => {
    const board = await mount();
    await board.put(view({ version: 2, notice: refusal('That point is closed.') }));
    const once = await board.heard();
    await board.put(view({ version: 3, notice: refusal('That point is closed.') }));
    const twice = await board.heard();
    expect(once).to.equal('That point is closed.');
    expect(twice).not.to.equal(once);
    expect(twice.trim()).to.equal(once);
  });

  it('is an error that stays once, also when it is there from the first', async () => {
    const notice = () => ({ kind: 'error', text: 'Bad position.', code: 'ERR_POSITION' }) as const;
    const board = await mount(view({ notice: notice() }));
    expect(await board.heard()).to.equal('Bad position.');
    await board.put(view({ version: 2, notice: notice(), status: 'Bob to roll.' }));
    expect(await board.heard()).to.equal('Bob to roll.');
  });

  it('is what was picked up and where it goes', async () => {
    const board = await mount();
    board.surface.focus();
    await board.key('Enter');
    expect(await board.heard()).to.equal('13-point picked up. Goes to: 8-point, 11-point, 6-point');
  });

  it('is nothing any more when the board has left', async () => {
    const region = document.createElement('p');
    const announcer = new Announcer(() => region);
    announcer.say('one');
    announcer.stop();
    await frame();
    expect(region.textContent).to.equal('');
    announcer.say('two');
    await frame();
    expect(region.textContent).to.equal('two');
  });
});
