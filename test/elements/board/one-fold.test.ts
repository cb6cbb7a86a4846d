import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import { VARIANTS } from '../../../src/engine/variants/index.js';
import { cut, fold, type NardyRecord } from '../../../src/record/record.js';
import { board, facts, recordAfter, takeTurn, tick, TO_ROLL } from './support.js';

/** How often the rules of short nardy are asked what a roll gives while something is done: of each play, when it is folded. */
async function asked(act: () => Promise<void> | void): Promise<number> {
  const { short } = VARIANTS;
  const { numbers } = short;
  let count = 0;
  const counting: typeof numbers = (...args) => (count++, numbers(...args));
  Object.assign(short, { numbers: counting });
  try {
    await act();
  } finally {
    Object.assign(short, { numbers });
  }
  return count;
}

/** A game of so many turns. */
const played = (turns: number) =>
  recordAfter(`${TO_ROLL} seed="5"`, (it) => {
    for (let turn = 0; turn < turns; turn++) takeTurn(it);
  });
const reading = (element: NardyBoard, set: () => void) =>
  asked(async () => {
    set();
    await element.updateComplete;
    await tick();
  });

describe('what is set', () => {
  const SETS: Readonly<Record<string, (element: NardyBoard, record: NardyRecord, version: number) => void>> =
    {
      record: (element, record) => (element.record = record),
      'record as text': (element, record) => (element.record = JSON.stringify(record)),
      state: (element, record, version) => (element.state = { version, record }),
    };

  for (const [name, set] of Object.entries(SETS)) {
    it(`(${name}) is folded once; what only adds to it is folded alone, and what differs before from the start`, async () => {
      const whole = await played(40);
      const plain = await asked(() => void fold(whole));
      const element = await board();
      const shorter = cut(whole, whole.facts.length - 2);
      const drawn = await asked(() => void fold(cut(whole, 2)));
      const slack = 2 * drawn + 8; // what is shown asks as well, once for a position
      const first = await reading(element, () => set(element, shorter, 1));
      expect(first).to.be.within(plain - slack, plain + slack);
      const more = await reading(element, () => set(element, whole, 2));
      expect(more).to.be.at.most(slack);
      expect(facts(element).length).to.equal(whole.facts.length);
      const other = { ...whole, rules: { ...whole.rules, stake: 5 } };
      const anew = await reading(element, () => set(element, other, 3));
      expect(anew).to.be.within(plain - slack, plain + slack);
      expect([element.series?.rules.stake, plain > 3 * slack]).to.deep.equal([5, true]);
    });
  }
});
