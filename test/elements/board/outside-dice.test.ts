import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import { reactive, refuse, revoked, uncaught } from './outside.js';
import {
  ask,
  board,
  dice,
  facts,
  listen,
  names,
  notice,
  only,
  phase,
  playOut,
  shown,
  thrown,
  TO_ROLL,
  waiting,
} from './support.js';

class Pair extends Array<number> {}

/** Ways in which dice come from outside; each board waits for them, or for the answer that brings them. */
const DOORS: Readonly<Record<string, (element: NardyBoard, told: never) => Promise<void>>> = {
  'entered by hand': async (element, told) => {
    element.diceSource = 'manual';
    await element.updateComplete;
    element.roll();
    element.enterDice(told);
  },
  'entered by the host': async (element, told) => {
    element.diceSource = 'host';
    await element.updateComplete;
    element.roll();
    element.enterDice(told);
  },
  'answered later': async (element, told) => {
    element.addEventListener(
      'nardy-request',
      (request) => request.respondWith(Promise.resolve({ dice: told })),
      { once: true },
    );
    element.roll();
    await shown(element);
  },
  'answered at once': async (element, told) => {
    element.addEventListener('nardy-request', (request) => request.respondWith({ dice: told }), {
      once: true,
    });
    element.roll();
    await shown(element);
  },
};

describe('dice from outside', () => {
  const FORMS: Readonly<Record<string, () => number[]>> = {
    'a list': () => [3, 1],
    'a proxy of a framework': () => reactive([3, 1]),
    'a frozen list': () => Object.freeze([3, 1]) as number[],
    'a list of a class of its own': () => Pair.from([3, 1]),
  };

  for (const [way, enter] of Object.entries(DOORS)) {
    for (const [form, make] of Object.entries(FORMS)) {
      it(`${way} as ${form} are the board's own: played, told and kept as plain data`, async () => {
        const element = await board(TO_ROLL);
        const events = listen(element);
        const told = make();
        const heard = await uncaught(async () => {
          await enter(element, told as never);
          playOut(element);
          element.confirm();
          await shown(element);
          if (!Object.isFrozen(told)) told.splice(0, 2, 5, 2);
        });
        expect(heard).to.deep.equal([]);
        expect(names(events).filter((name) => !['change', 'settled'].includes(name))).to.deep.equal([
          'roll',
          'move',
          'move',
          'turn',
        ]);
        expect(only(events, 'nardy-roll')[0]?.detail.dice).to.deep.equal([3, 1]);
        const { record } = element;
        expect(record?.facts[0]).to.deep.equal({ type: 'roll', seat: 1, dice: [3, 1] });
        expect(structuredClone(record)).to.deep.equal(record);
        const again = await board();
        again.record = record;
        await again.updateComplete;
        expect([again.error, facts(again)]).to.deep.equal([null, ['roll', 'play']]);
      });
    }

    const BAD: Readonly<Record<string, () => unknown>> = {
      'a proxy that throws': () => new Proxy([3, 1], { get: refuse }),
      'a proxy that is gone': revoked,
      'a list whose die throws': () => Object.defineProperty([3, 1], 1, { get: refuse }),
      'a text': () => '31',
    };
    for (const [form, make] of Object.entries(BAD)) {
      it(`${way} as ${form} are ERR_DICE, and the roll can be tried again`, async () => {
        const element = await board(TO_ROLL);
        const events = listen(element);
        expect(await uncaught(() => enter(element, make() as never))).to.deep.equal([]);
        await shown(element);
        expect(element.error?.code).to.equal('ERR_DICE');
        expect(only(events, 'nardy-error').map(({ detail }) => detail.code)).to.deep.equal(['ERR_DICE']);
        expect([facts(element), phase(element)]).to.deep.equal([[], 'toRoll']);
        await enter(element, [3, 1] as never);
        expect([facts(element), element.error]).to.deep.equal([['roll'], null]);
      });
    }
  }

  it('that are changed right after they were answered are what was answered', async () => {
    const element = await board(TO_ROLL);
    const told = dice(6, 5) as unknown as number[];
    ask(element, (request) => {
      request.respondWith({ dice: told as never });
      told.splice(0, 2, 1, 1);
    });
    element.roll();
    await shown(element);
    expect(element.series?.game.dice).to.deep.equal([6, 5]);
  });
});

describe('an answer', () => {
  const ODD: Readonly<Record<string, () => unknown>> = {
    'whose dice throw': () => ({
      get dice() {
        return refuse();
      },
    }),
    'that is a proxy which throws': () =>
      new Proxy(
        { then: undefined },
        {
          get: (_, name) => (name === 'then' ? undefined : refuse()),
        },
      ),
  };
  for (const [what, make] of Object.entries(ODD)) {
    it(`to a roll ${what} is ERR_DICE; to anything else it is an acceptance`, async () => {
      for (const later of [true, false]) {
        const element = await board(TO_ROLL);
        const heard = await uncaught(async () => {
          ask(element, (request) => {
            const answer = make() as never;
            request.respondWith(later ? Promise.resolve(answer) : answer);
          });
          element.roll();
          await shown(element);
        });
        expect([heard, element.error?.code, phase(element)]).to.deep.equal([[], 'ERR_DICE', 'toRoll']);
        const other = await thrown();
        playOut(other);
        ask(other, (request) => request.respondWith(Promise.resolve(make() as never)));
        other.confirm();
        await shown(other);
        expect([facts(other), other.error]).to.deep.equal([['roll', 'play'], null]);
      }
    });
  }

  it('that is a proxy of a framework, around what holds dice, brings them', async () => {
    const element = await board(TO_ROLL);
    ask(element, (request) => request.respondWith(Promise.resolve(reactive({ dice: dice(6, 5) }))));
    element.roll();
    await shown(element);
    expect(element.record?.facts).to.deep.equal([{ type: 'roll', seat: 1, dice: [6, 5] }]);
  });

  it('that refuses with what cannot be read is a refusal without a reason', async () => {
    const reasons: readonly (() => unknown)[] = [
      revoked,
      () => new Proxy({}, { get: refuse, has: refuse }),
      () => Object.defineProperty({}, 'message', { get: refuse }),
    ];
    for (const reason of reasons) {
      const element = await board(TO_ROLL);
      const answers = await waiting(element);
      const heard = await uncaught(async () => {
        element.roll();
        answers[0]?.no(reason());
        await shown(element);
      });
      expect([heard, notice(element), phase(element)]).to.deep.equal([[], 'This was refused.', 'toRoll']);
    }
  });

  it('whose `then` throws is a refusal', async () => {
    const element = await board(TO_ROLL);
    const heard = await uncaught(async () => {
      ask(element, (request) => request.respondWith(Object.defineProperty({}, 'then', { get: refuse })));
      element.roll();
      await shown(element);
    });
    expect([heard, notice(element)]).to.deep.equal([[], 'This was refused: no']);
  });
});
