import { expect } from '@open-wc/testing';
import {
  $,
  board,
  clicked,
  drawnDice,
  heard,
  listen,
  movable,
  only,
  status,
  takeTurn,
  thrown,
} from './support.js';

const GULBAR = 'variant="crazy-gulbar" turn="white"';

describe('a run of crazy gulbar (GUL-2)', () => {
  it('is drawn number by number from the double to the sixes, those played dimmed', async () => {
    const element = await thrown(`${GULBAR} dice="44"`);
    expect(drawnDice(element)).to.equal('4 4 5 5 6 6');
    element.step(24, 4);
    await element.updateComplete;
    expect(drawnDice(element)).to.equal('(4) 4 5 5 6 6');
    element.undo();
    await element.updateComplete;
    expect(drawnDice(element)).to.equal('4 4 5 5 6 6');
  });

  for (const [dice, rules, count] of [
    ['66', '{}', 2],
    ['11', '{}', 12],
    ['66', '{"gulbarRepeat":4}', 4],
    ['11', '{"gulbarRepeat":4}', 24],
  ] as const) {
    it(`of ${dice} has ${count} dice with ${rules}, none over another, all in White’s half`, async () => {
      for (const width of [720, 320]) {
        const element = await board(`${GULBAR} dice="${dice}" rules='${rules}'`, width);
        element.roll();
        await element.updateComplete;
        const boxes = [...element.renderRoot.querySelectorAll('.die')].map((face) =>
          face.getBoundingClientRect(),
        );
        expect(boxes.length).to.equal(count);
        for (const [index, one] of boxes.entries()) {
          for (const two of boxes.slice(index + 1)) {
            const apart =
              one.right <= two.left + 0.5 ||
              two.right <= one.left + 0.5 ||
              one.bottom <= two.top + 0.5 ||
              two.bottom <= one.top + 0.5;
            expect(apart, `${index}: ${JSON.stringify([one, two])}`).to.equal(true);
          }
        }
        const bar = $(element, '.cell[data-spot="bar-white"]').getBoundingClientRect();
        const inHalf = (box: DOMRect) => (width > 480 ? box.left >= bar.right : box.top >= bar.bottom);
        expect(boxes.every(inHalf), `${width} wide`).to.equal(true);
        const whole = $(element, '.board').getBoundingClientRect();
        for (const box of boxes) {
          expect(box.right <= whole.right && box.bottom <= whole.bottom).to.equal(true);
        }
      }
    });
  }

  it('is told in the status: the double, and once begun the numbers that are left', async () => {
    const element = await thrown(`${GULBAR} dice="55"`);
    expect(status(element)).to.equal('Player 1 (white) to move: 5-5-6-6.');
    expect(await heard(element)).to.contain('5-5-6-6');
    element.step(24, 5);
    await element.updateComplete;
    expect(status(element)).to.equal('Player 1 (white) to move: 5-6-6.');
  });

  it('is played in order: only checkers that can go by the next number may move', async () => {
    const element = await thrown(`${GULBAR} dice="44"`);
    expect(movable(element)).to.deep.equal(['24-point, 15 white checkers, can move']);
    expect([element.step(24, 5), element.step(24, 6), element.step(24, 4)]).to.deep.equal([
      false,
      false,
      true,
    ]);
    clicked(element, 'p24');
    await element.updateComplete;
    expect(element.step(20, 5)).to.equal(false);
  });

  it('is an ordinary double before the fourth own roll with gulbarFrom 4', async () => {
    const element = await board('variant="crazy-gulbar" turn="white" dice="55" rules=\'{"gulbarFrom":4}\'');
    element.roll();
    await element.updateComplete;
    expect([drawnDice(element), status(element)]).to.deep.equal([
      '5 5 5 5',
      'Player 1 (white) to move: 5-5.',
    ]);
  });

  it('is told by nardy-turn: its kind, all its numbers, and the play with the run written out', async () => {
    const element = await board(`${GULBAR} dice="55"`);
    const events = listen(element);
    takeTurn(element);
    const [turn] = only(events, 'nardy-turn');
    expect(turn?.detail).to.deep.include({ kind: 'play', seat: 1, dice: [5, 5], numbers: [5, 5, 6, 6] });
    expect(turn?.detail.notation).to.match(/^5-5-6-6: /);
  });
});
