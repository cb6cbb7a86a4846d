import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { copyOf, plainOf, readDice } from '../../../src/elements/shared/plain.js';

const refuse = (): never => {
  throw new Error('no');
};
function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}
class Pair extends Array<number> {}
const watched = <T extends object>(target: T): T => new Proxy(target, {});

describe('what comes from outside', () => {
  it('is plain data of our own afterwards, whatever it was made of', () => {
    const inner = { dice: [3, 1] };
    const given = Object.assign(Object.create({ inherited: 1 }) as object, {
      list: [inner, inner],
      none: undefined,
    });
    const plain = plainOf(watched(given)) as { list: { dice: number[] }[] };
    assert.deepEqual(plain, { list: [{ dice: [3, 1] }, { dice: [3, 1] }] });
    inner.dice[0] = 6;
    assert.deepEqual(plain.list[0]?.dice, [3, 1]);
    assert.deepEqual(structuredClone(plain), plain);
    assert.deepEqual(plainOf(Object.freeze({ a: Object.freeze([1]) })), { a: [1] });
    assert.deepEqual(plainOf({ toJSON: () => ({ told: true }) }), { told: true });
  });

  it('may be anything that is no object: then it is what it is', () => {
    for (const value of [undefined, null, 5, NaN, '', '{"a":1}', true, 5n, Symbol.iterator, refuse]) {
      assert.equal(plainOf(value), value);
    }
  });

  it('is nothing when it cannot be read, or not be written as JSON', () => {
    const round: Record<string, unknown> = {};
    round['self'] = round;
    const odd = [
      revoked(),
      new Proxy({}, { ownKeys: refuse }),
      {
        get a() {
          return refuse();
        },
      },
      { toJSON: refuse },
      { toJSON: () => undefined },
      { big: 5n },
      round,
    ];
    for (const value of odd) assert.equal(plainOf(value), undefined);
  });
});

describe('what goes out', () => {
  it('is the same and yet another, all the way down', () => {
    const inside = { a: [{ b: 1 }], c: null, d: 'x', e: { f: true } };
    const out = copyOf(inside);
    assert.deepEqual(out, inside);
    for (const [one, two] of [
      [out, inside],
      [out.a, inside.a],
      [out.a[0], inside.a[0]],
      [out.e, inside.e],
    ]) {
      assert.notEqual(one, two);
    }
    assert.equal(copyOf(null), null);
    assert.equal(copyOf('text'), 'text');
  });
});

describe('dice from outside', () => {
  const GOOD: Readonly<Record<string, unknown>> = {
    'a list': [3, 1],
    'a frozen list': Object.freeze([3, 1]),
    'a list of a class of its own': Pair.from([3, 1]),
    'a proxy': watched([3, 1]),
    'a proxy of what is frozen': watched(Object.freeze([3, 1])),
  };
  for (const [what, told] of Object.entries(GOOD)) {
    it(`are read from ${what}, as a plain list of our own`, () => {
      const dice = readDice(told);
      assert.deepEqual(dice, [3, 1]);
      assert.notEqual(dice, told);
      assert.equal(Object.getPrototypeOf(dice), Array.prototype);
      assert.deepEqual(structuredClone(dice), [3, 1]);
    });
  }

  it('are looked at once: a list that says otherwise the next time is what it said first', () => {
    let asked = 0;
    const fickle = new Proxy([3, 1], {
      get: (list, name) => (name === '0' ? [3, 9][asked++] : (Reflect.get(list, name) as unknown)),
    });
    assert.deepEqual(readDice(fickle), [3, 1]);
  });

  const BAD: Readonly<Record<string, unknown>> = {
    'a text': '31',
    'a list of texts': ['3', '1'],
    'a list of three': [3, 1, 1],
    'a list of one': [3],
    'a list with a hole': [, 1],
    'a list of lists': [[3], [1]],
    'a list of boxed numbers': [new Number(3), new Number(1)],
    'no die': [3, 7],
    'half a die': [3, 1.5],
    'what is like a list': { 0: 3, 1: 1, length: 2 },
    'typed numbers': Uint8Array.of(3, 1),
    nothing: undefined,
    'a proxy that throws': new Proxy([3, 1], { get: refuse }),
    'a proxy that is gone': revoked(),
    'a list whose die throws': Object.defineProperty([3, 1], 0, { get: refuse }),
  };
  for (const [what, told] of Object.entries(BAD)) {
    it(`are not read from ${what}`, () => {
      assert.equal(readDice(told), null);
    });
  }
});
