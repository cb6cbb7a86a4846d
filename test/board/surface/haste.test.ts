import { expect } from '@open-wc/testing';
import { act, flight, mount, NO, position, route, START, view, type TestBoard } from './harness.js';

const action = (id: 'double' | 'take' | 'drop', label: string) => ({
  id,
  label,
  enabled: true,
  primary: false,
});

/** A click by the pointer (1, or 2 as the second half of a double one) or by a key (0), `at` so many ms. */
async function press(board: TestBoard, id: string, detail: number, at: number): Promise<void> {
  const click = new MouseEvent('click', { bubbles: true, composed: true, detail });
  Object.defineProperty(click, 'timeStamp', { value: at });
  board.$(`button[part~="button-${id}"]`)?.dispatchEvent(click);
  await board.updateComplete;
}

describe('what is pressed in haste', () => {
  const offered = view({
    turn: 'black',
    routes: [],
    actions: [action('take', 'Take'), action('drop', 'Drop')],
    version: 2,
  });

  it('the second half of a double click does not answer for the other player', async () => {
    const board = await mount(view({ routes: [], actions: [action('double', 'Double')] }));
    await press(board, 'double', 1, 1000);
    await board.put(offered);
    await press(board, 'drop', 2, 1300);
    expect(board.wishes).to.deep.equal([act('double')]);
  });

  it('nor does a quick second click while things are in motion', async () => {
    const board = await mount(view({ routes: [], actions: [action('double', 'Double')] }), {
      options: { speed: 1 },
    });
    await press(board, 'double', 1, 1000);
    await board.put(offered);
    await press(board, 'drop', 1, 1300);
    expect(board.wishes).to.deep.equal([act('double')]);
  });

  it('a click that comes later answers', async () => {
    const board = await mount(view({ routes: [], actions: [action('double', 'Double')] }), {
      options: { speed: 1 },
    });
    await press(board, 'double', 1, 1000);
    await board.put(offered);
    await press(board, 'drop', 1, 1400);
    expect(board.wishes).to.deep.equal([act('double'), act('drop')]);
  });

  it('a key answers at once', async () => {
    const board = await mount(view({ routes: [], actions: [] }), { options: { speed: 1 } });
    await board.put(offered);
    await press(board, 'take', 0, 1300);
    expect(board.wishes).to.deep.equal([act('take')]);
  });

  it('a double click on the place to go to plays one step', async () => {
    const board = await mount();
    await board.tap('p13');
    await board.tap('p8');
    await board.put(
      view({
        position: position({ ...START, 13: 4, 8: 4 }),
        routes: [route([8, 6], [2])],
        version: 2,
      }),
    );
    await board.tap('p8', { detail: 2 });
    expect(board.wishes).to.have.length(1);
  });
});

describe('a question over the board', () => {
  const question = {
    title: 'Resign?',
    text: 'Ann loses.',
    answers: [{ intent: NO, label: 'No' }],
    escape: NO,
  };

  it('leaves the checkers alone until it is answered', async () => {
    const board = await mount(view({ question }));
    await board.tap('p13');
    expect([board.selected, board.wishes]).to.deep.equal([[], []]);
  });

  it('is closed by Escape from anywhere in the board', async () => {
    const board = await mount(view({ question }));
    board.cell('p13').focus();
    await board.key('Escape');
    expect(board.wishes).to.deep.equal([NO]);
  });
});

describe('what is told', () => {
  it('names the points as the player who moved counts them', async () => {
    const board = await mount(view({ turn: 'black', routes: [] }));
    await board.put(view({ turn: 'white', beats: [flight('black', 8, 4)], version: 2 }));
    expect(await board.heard()).to.contain('Black: 8-point to 4-point');
  });

  it('says of a step taken back that it was', async () => {
    const board = await mount();
    await board.put(view({ beats: [{ ...flight('white', 8, 13), back: true }], version: 2 }));
    expect(await board.heard()).to.contain('back from 8-point to 13-point');
  });
});
