import { expect } from '@open-wc/testing';
import { forget, left, METHODS, stored, without } from './storage.js';
import {
  board,
  count,
  facts,
  listen,
  notice,
  only,
  recordAfter,
  takeTurn,
  tick,
  TO_ROLL,
} from './support.js';

const KEY = 'nardy-board:store';
const KEPT = `${TO_ROLL} autosave="store"`;
const parsed = (name = KEY): unknown => JSON.parse(localStorage.getItem(name) ?? 'null');
const codes = (element: HTMLElement) => {
  const events = listen(element);
  return () => only(events, 'nardy-error').map(({ detail }) => detail.code);
};

describe('a storage that throws', () => {
  afterEach(() => forget(KEY));

  it('when it is read is ERR_STORAGE, shown and told, and play goes on', async () => {
    await left(KEPT, takeTurn);
    const before = stored(KEY);
    await without('getItem', async () => {
      const heardCodes = codes(document.body);
      const element = await board(KEPT);
      await tick();
      expect([element.error, heardCodes()]).to.deep.equal([
        { code: 'ERR_STORAGE', detail: { name: 'store' } },
        ['ERR_STORAGE'],
      ]);
      expect(notice(element)).to.equal('This browser does not keep the game for this page. ERR_STORAGE');
      takeTurn(element);
      expect(facts(element)).to.deep.equal(['roll', 'play']);
      await element.updateComplete;
    });
    expect(stored(KEY), 'what could not be read is not written over').to.deep.equal(before);
  });

  it('when it is written is ERR_STORAGE until it works again, and play goes on', async () => {
    const element = await board(KEPT);
    await without('setItem', async () => {
      element.roll();
      await element.updateComplete;
      expect(element.error?.code).to.equal('ERR_STORAGE');
      expect([element.step(8, 3), stored(KEY)]).to.deep.equal([true, {}]);
      await element.updateComplete;
    });
    element.step(6, 1);
    await element.updateComplete;
    expect(parsed()).to.deep.equal(element.record);
    element.undo();
    await element.updateComplete;
    expect([element.error, notice(element), parsed()]).to.deep.equal([null, '', element.record]);
  });

  it('when something must be put aside: nothing is written over what is there', async () => {
    for (const text of [
      '{broken',
      JSON.stringify(await recordAfter('variant="long" turn="white"', takeTurn)),
    ]) {
      localStorage.setItem(KEY, text);
      await without(
        'setItem',
        async () => {
          const element = await board(KEPT);
          expect([element.error?.code, count(element, 'white', 24)]).to.deep.equal(['ERR_STORAGE', 2]);
          takeTurn(element);
          await element.updateComplete;
          element.remove();
        },
        (name) => name === `${KEY}:1`,
      );
      expect(stored(KEY)).to.deep.equal({ [KEY]: text });
    }
  });

  it('is not touched at all without a name', async () => {
    const touched: string[] = [];
    for (const method of METHODS) {
      await without(
        method,
        async () => {
          takeTurn(await board(TO_ROLL));
          await tick();
        },
        (name) => (touched.push(`${method} ${name}`), false),
      );
    }
    expect(touched.filter((name) => name.includes('nardy'))).to.deep.equal([]);
  });
});
