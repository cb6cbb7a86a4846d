import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { heldTimers } from '../../support/held-timers.js';
import { flight, frame, mount, position, route, START, view, type TestBoard } from './harness.js';

/** So slow that nothing lands by the clock. */
const SLOW = { options: { speed: 0.001 } };
const moved = (white: Record<number, number>, black: Record<number, number> = START) =>
  position({ ...START, ...white }, black);

/** Ends the flight under way, as time would. */
async function land(board: TestBoard): Promise<void> {
  board.$('.flight')?.getAnimations()[0]?.finish();
  await frame();
  await board.updateComplete;
}
const course = (board: TestBoard): string[] => {
  const effect = board.$('.flight')?.getAnimations()[0]?.effect as KeyframeEffect | undefined;
  return effect?.getKeyframes().map((frame) => String(frame['transform'])) ?? [];
};
const two = view({
  version: 2,
  position: moved({ 13: 4, 11: 1, 8: 2, 3: 1 }),
  routes: [],
  beats: [flight('white', 13, 11), flight('white', 8, 3)],
});

describe('the steps between two views', () => {
  it('are shown one after another, then the view is settled', async () => {
    const board = await mount(view(), SLOW);
    await board.put(two);
    expect([board.drawn('p13'), board.drawn('p11'), board.drawn('p8'), board.drawn('p3')]).to.deep.equal([
      4, 0, 3, 0,
    ]);
    await land(board);
    expect([board.drawn('p13'), board.drawn('p11'), board.drawn('p8'), board.drawn('p3')]).to.deep.equal([
      4, 1, 2, 0,
    ]);
    expect(board.settled).to.deep.equal([1]);
    await land(board);
    expect([board.drawn('p13'), board.drawn('p11'), board.drawn('p8'), board.drawn('p3')]).to.deep.equal([
      4, 1, 2, 1,
    ]);
    expect(board.$('.flight')).not.to.exist;
    expect(board.settled).to.deep.equal([1, 2]);
  });

  it('start on the checker that leaves and end where it will lie', async () => {
    const board = await mount(view(), SLOW);
    const top = [...board.renderRoot.querySelectorAll('.checkers > [data-spot=p13]')]
      .at(-1)
      ?.getBoundingClientRect();
    await board.put(two);
    const flying = board.$('.flight circle')?.getBoundingClientRect();
    expect(Math.abs((flying?.x ?? 0) - (top?.x ?? 99))).to.be.lessThan(2);
    expect(Math.abs((flying?.y ?? 0) - (top?.y ?? 99))).to.be.lessThan(2);
    const end = board
      .$('.flight')
      ?.getAttribute('transform')
      ?.match(/[\d.]+/g)
      ?.map(Number);
    await land(board);
    const circle = board.$('circle[data-spot=p11]');
    expect([Number(circle?.getAttribute('cx')), Number(circle?.getAttribute('cy'))]).to.deep.equal(end);
  });

  it('carry a hit checker to the bar after the one that hit it', async () => {
    const before = position(START, { ...START, 24: 1, 20: 1 });
    const board = await mount(view({ position: before }), SLOW);
    await board.put(
      view({
        version: 2,
        position: moved({ 8: 2, 5: 1 }, { ...START, 24: 1, 25: 1 }),
        beats: [flight('white', 8, 5, true)],
      }),
    );
    expect(board.drawn('p5')).to.equal(1);
    await land(board);
    expect(board.drawn('p5')).to.equal(1);
    expect(board.drawn('bar-black')).to.equal(0);
    expect(board.$('.flight .dark')).to.exist;
    await land(board);
    expect(board.drawn('bar-black')).to.equal(1);
    expect(board.settled).to.deep.equal([1, 2]);
  });

  it('can be steps taken back, bearing off and entering', async () => {
    const board = await mount(view({ position: position({ 25: 1, 4: 14 }) }), SLOW);
    const beats = [flight('white', 25, 20), flight('white', 4, 0), flight('white', 20, 25)];
    await board.put(view({ version: 2, position: position({ 25: 1, 4: 13, 0: 1 }), beats }));
    await land(board);
    expect(board.drawn('p20')).to.equal(1);
    await land(board);
    expect(board.drawn('tray-white')).to.equal(1);
    await land(board);
    expect(board.drawn('bar-white')).to.equal(1);
  });

  it('do not hide what comes next: no ring shows until they are over', async () => {
    const board = await mount(view(), SLOW);
    const rings = () => board.$('.drawing .movable.accent')?.getAttribute('d') ?? '';
    expect(rings()).not.to.equal('');
    await board.put({ ...two, routes: [route([11, 9], [2])] });
    expect(rings()).to.equal('');
    await land(board);
    await land(board);
    expect(rings()).not.to.equal('');
  });

  it('end at once when a newer view comes, which then shows its own', async () => {
    const board = await mount(view(), SLOW);
    await board.put(two);
    const after = moved({ 13: 4, 11: 1, 8: 2, 3: 1, 6: 4, 4: 1 });
    await board.put(view({ version: 3, position: after, beats: [flight('white', 6, 4)] }));
    expect([board.drawn('p11'), board.drawn('p3'), board.drawn('p6')]).to.deep.equal([1, 1, 4]);
    await land(board);
    expect(board.drawn('p4')).to.equal(1);
    expect(board.settled).to.deep.equal([1, 3]);
  });

  it('jump at speed 0', async () => {
    const board = await mount();
    await board.put(two);
    expect(board.$('.flight')).not.to.exist;
    expect(board.drawn('p3')).to.equal(1);
    expect(board.settled).to.deep.equal([1, 2]);
  });

  it('jump for readers who want no motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const board = await mount(view(), SLOW);
    await board.put(two);
    expect(board.$('.flight')).not.to.exist;
    expect(board.settled).to.deep.equal([1, 2]);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('jump when the board is turned in the same change or while they are shown', async () => {
    const board = await mount(view(), SLOW);
    await board.put(two, { display: { near: 'black' } });
    const middle = board.cell('p13').getBoundingClientRect();
    const flying = board.$('.flight circle')?.getBoundingClientRect();
    expect(flying && flying.x + flying.width / 2).to.be.within(middle.left, middle.right);
    await board.put(board.view, { display: { near: 'white' } });
    expect(board.$('.flight')).not.to.exist;
    expect(board.drawn('p3')).to.equal(1);
    await frame();
    expect(board.settled).to.deep.equal([1, 2]);
  });

  it('jump when the tab is hidden', async () => {
    const board = await mount(view(), SLOW);
    await board.put(two);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await board.updateComplete;
    expect(board.$('.flight')).not.to.exist;
    expect(board.settled).to.deep.equal([1, 2]);
    Reflect.deleteProperty(document, 'hidden');
  });

  it('jump when the board leaves the page; it is settled when it is back', async () => {
    const board = await mount(view(), SLOW);
    await board.put(two);
    const box = board.parentElement as HTMLElement;
    board.remove();
    await board.updateComplete;
    expect(board.$('.flight')).not.to.exist;
    expect(board.settled).to.deep.equal([1]);
    box.append(board);
    await frame();
    expect(board.settled).to.deep.equal([1, 2]);
    expect(board.drawn('p3')).to.equal(1);
  });

  it('that do not fit the position are not shown: what the view says holds', async () => {
    const board = await mount(view(), SLOW);
    await board.put(view({ version: 2, position: moved({}), beats: [flight('white', 7, 2)] }));
    expect(board.$('.flight')).not.to.exist;
    expect(board.settled).to.deep.equal([1, 2]);
  });

  it('belong to a version: an older one is only drawn', async () => {
    const board = await mount(view({ version: 9 }), SLOW);
    await board.put(two);
    expect(board.$('.flight')).not.to.exist;
    expect(board.drawn('p3')).to.equal(1);
  });

  it('fly as fast as the speed says', async () => {
    const board = await mount(view(), { options: { speed: 2 } });
    await board.put(two);
    const timing = board.$('.flight')?.getAnimations()[0]?.effect?.getTiming();
    expect(timing?.duration).to.equal(110);
    expect(course(board)).to.have.length(2);
  });
});

describe('settled', () => {
  it('is reported once a version, after the work of the moment, with or without steps', async () => {
    const board = await mount();
    expect(board.settled).to.deep.equal([1]);
    await board.put(view());
    await frame();
    expect(board.settled).to.deep.equal([1]);
    board.surface.show(view({ version: 2 }), board.display, board.options);
    expect(board.settled).to.deep.equal([1]);
    await Promise.resolve();
    expect(board.settled).to.deep.equal([1, 2]);
  });

  it('waits a while for a view that lingers, by the clock of the speed', async () => {
    const board = await mount(view(), { options: { speed: 40 } });
    const timers = heldTimers();
    await board.put(view({ version: 2, lingers: true, routes: [] }));
    expect(board.settled).to.deep.equal([1]);
    expect(timers.waits).to.deep.equal([45]);
    timers.pass();
    await board.updateComplete;
    expect(board.settled).to.deep.equal([1, 2]);
  });

  it('does not wait at speed 0, and no clock runs on after the board has left', async () => {
    const board = await mount();
    await board.put(view({ version: 2, lingers: true }));
    expect(board.settled).to.deep.equal([1, 2]);
    const timers = heldTimers();
    await board.put(view({ version: 3, lingers: true }), { options: { speed: 40 } });
    expect(timers.waits).to.deep.equal([45]);
    board.remove();
    await board.put(view({ version: 4, lingers: true }));
    expect(timers.waits).to.deep.equal([]);
    expect(board.settled).to.deep.equal([1, 2]);
  });
});
