import { expect } from '@open-wc/testing';
import { board } from './support.js';

const PLAYED = 'turn="white" dice="31" cube-limit="64"';

describe('a board at rest is light: the elements in it', () => {
  for (const [lie, width] of [
    ['landscape', 900],
    ['upright', 320],
  ] as const) {
    it(`are at most 150, ${lie}, before the roll and with the dice and the cube out`, async () => {
      const element = await board(PLAYED, width);
      const count = () => element.renderRoot.querySelectorAll('*').length;
      expect(count()).to.be.within(100, 150);
      element.roll();
      await element.updateComplete;
      expect(count()).to.be.within(100, 150);
    });
  }
});
