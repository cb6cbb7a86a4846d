import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import { reactive, refuse, revoked, uncaught } from './outside.js';
import { board, facts, recordAfter, takeTurn, thrown, TO_ROLL } from './support.js';

describe('a record or state from outside', () => {
  const oneTurn = () => recordAfter(TO_ROLL, takeTurn);
  const put = {
    record: (element: NardyBoard, record: unknown) => (element.record = record),
    state: (element: NardyBoard, record: unknown) => (element.state = { version: 1, record }),
  };

  for (const [name, set] of Object.entries(put)) {
    it(`(${name}) may be a proxy of a framework, or frozen`, async () => {
      const record = await oneTurn();
      const deep = JSON.parse(JSON.stringify(record), (_, value: unknown) => Object.freeze(value)) as unknown;
      for (const given of [reactive(record), deep]) {
        const element = await board();
        set(element, given);
        await element.updateComplete;
        expect([element.record, element.error]).to.deep.equal([record, null]);
        expect(structuredClone(element.state)).to.deep.equal(element.state);
        takeTurn(element);
        expect(facts(element).length).to.equal(4);
      }
    });

    it(`(${name}) is what it was when it was set, whatever becomes of it before it is shown`, async () => {
      const record = await oneTurn();
      const given = structuredClone(record) as unknown as { facts: unknown[] };
      const element = await board();
      set(element, given);
      given.facts.length = 0;
      await element.updateComplete;
      expect(element.record).to.deep.equal(record);
    });

    it(`(${name}) that throws when it is read is an error with a code, and the game goes on`, async () => {
      const record = await oneTurn();
      const odd = [
        () => new Proxy(record, { get: refuse, ownKeys: refuse }),
        () => ({
          ...record,
          facts: [Object.defineProperty({ type: 'roll' }, 'dice', { get: refuse, enumerable: true })],
        }),
        () => ({ ...record, rules: revoked() }),
      ];
      for (const make of odd) {
        const element = await thrown();
        const heard = await uncaught(async () => {
          set(element, make());
          await element.updateComplete;
        });
        expect(heard).to.deep.equal([]);
        expect(element.error?.code).to.be.oneOf(['ERR_RECORD', 'ERR_STATE']);
        expect([facts(element), element.step(8, 3)]).to.deep.equal([['roll'], true]);
      }
    });
  }

  it('(a state) whose version throws is an error with a code', async () => {
    const element = await thrown();
    const { record } = element;
    element.state = Object.defineProperty({ record }, 'version', { get: refuse, enumerable: true });
    await element.updateComplete;
    expect([element.error?.code, facts(element)]).to.deep.equal(['ERR_STATE', ['roll']]);
  });
});

describe('rules from outside', () => {
  it('may be a proxy of a framework, or frozen', async () => {
    for (const rules of [reactive({ cubeLimit: 8, stake: 5 }), Object.freeze({ cubeLimit: 8, stake: 5 })]) {
      const element = await board(TO_ROLL);
      element.rules = rules;
      await element.updateComplete;
      expect(element.series?.rules).to.deep.include({ cubeLimit: 8, stake: 5 });
      expect([element.error, element.rules]).to.deep.equal([null, { cubeLimit: 8, stake: 5 }]);
      expect(structuredClone(element.record)?.rules.stake).to.equal(5);
    }
  });

  it('are what they were when they were set; set again they are what they are now', async () => {
    const element = await board(TO_ROLL);
    const rules = { stake: 5 };
    element.rules = rules;
    rules.stake = 7;
    await element.updateComplete;
    element.drawRule = 'last-roll';
    await element.updateComplete;
    expect(element.series?.rules.stake).to.equal(5);
    element.rules = rules;
    await element.updateComplete;
    expect(element.series?.rules.stake).to.equal(7);
  });

  it('that throw when they are read are an error with a code, and count as not set', async () => {
    const odd: readonly (readonly [() => unknown, string])[] = [
      [() => new Proxy({}, { ownKeys: refuse }), 'ERR_RULES'],
      [revoked, 'ERR_RULES'],
      [() => Object.defineProperty({}, 'stake', { get: refuse, enumerable: true }), 'ERR_RULES'],
      [() => ({ stake: { toJSON: refuse } }), 'ERR_OPTION_VALUE'],
      [() => ({ stake: new Proxy({}, { ownKeys: refuse }) }), 'ERR_OPTION_VALUE'],
    ];
    for (const [make, code] of odd) {
      const element = await board(TO_ROLL);
      const heard = await uncaught(async () => {
        element.rules = make();
        await element.updateComplete;
      });
      expect([heard, element.error?.code, element.series?.rules.stake]).to.deep.equal([[], code, 1]);
      expect(element.roll()).to.equal(true);
    }
  });
});

describe('a method', () => {
  const ODD: Readonly<Record<string, () => unknown>> = {
    nothing: () => undefined,
    'a text': () => '8',
    'a number that is none': () => NaN,
    'half a number': () => 8.5,
    'a big integer': () => 8n,
    'a symbol': () => Symbol('odd'),
    'what says it is a number': () => ({ valueOf: () => 8 }),
    'what throws': () => ({ valueOf: refuse, toString: refuse, toJSON: refuse }),
    'a proxy that throws': () => new Proxy({}, { get: refuse }),
    'a proxy that is gone': revoked,
  };
  for (const [what, make] of Object.entries(ODD)) {
    it(`that is given ${what} does nothing, and throws nothing`, async () => {
      const element = await thrown();
      const before = element.record;
      const heard = await uncaught(async () => {
        await element.updateComplete;
        expect(element.step(make() as never, 3)).to.equal(false);
        expect(element.step(8, make() as never)).to.equal(false);
        if (what !== 'nothing') expect(element.resign(make() as never)).to.equal(false);
        expect(element.explain(make() as never, 5)).to.equal(null);
        expect(element.enterPlay(make() as never)).to.equal(false);
        expect(element.enterDice(make() as never)).to.equal(false);
      });
      expect([heard, element.record]).to.deep.equal([[], before]);
      expect(element.step(8, 3)).to.equal(true);
    });
  }
});
