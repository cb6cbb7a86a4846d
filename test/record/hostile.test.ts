import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseRecord } from '../../src/record/parse.js';
import { code, holds, rulesOf, side, value } from '../support/build.js';

/** A record with a place for anything, named by its path: `setup.cube.value`. */
const EVERYWHERE = {
  version: 1,
  rules: rulesOf({ cubeLimit: 64 }),
  setup: {
    colours: { 1: 'white', 2: 'black' },
    mover: 1,
    position: { white: side({ 6: 2 }), black: side({ 6: 2 }) },
    starter: 2,
    rolls: { 1: 3, 2: 4 },
    starterFirstRoll: [5, 5],
    cubeInUse: true,
    cube: { value: 2, owner: 1 },
    score: { 1: 1.5, 2: 0 },
    played: 1,
    crawfordSeen: false,
    balances: { 1: 500, 2: 500 },
  },
  seats: { 1: { name: 'Ann' }, 2: { name: 'Bob' } },
  notes: { place: 'Vilnius' },
  facts: [
    { type: 'roll', seat: 1, dice: [6, 1] },
    {
      type: 'play',
      seat: 1,
      steps: [
        { from: 6, die: 6 },
        { from: 6, die: 1 },
      ],
    },
    { type: 'resign', seat: 2, kind: 'oin' },
    { type: 'new-game', rules: rulesOf() },
  ],
  unfinished: [],
} as const;

type Path = readonly (string | number)[];
function pathsOf(json: unknown, before: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, member]) => {
    const path = [...before, name];
    return [path, ...pathsOf(member, path)];
  });
}
const PATHS = pathsOf(EVERYWHERE);

/** A copy with something else in one place. */
function spoiled(path: Path, odd: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(EVERYWHERE));
  const holder = path.slice(0, -1).reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], copy);
  Object.defineProperty(holder, path.at(-1)!, { value: odd, enumerable: true });
  return copy;
}

const nested = (open: string, close: string): unknown =>
  JSON.parse(open.repeat(20_000) + '1' + close.repeat(20_000));

const ODD: Readonly<Record<string, unknown>> = {
  'a list with a hole': new Array(1),
  'a long list': Array.from({ length: 100_000 }, () => 0),
  'a deep list': nested('[', ']'),
  'a deep object': nested('{"a":', '}'),
  'an object that is no number': JSON.parse('{"valueOf":1,"toString":1}') as unknown,
  'an object without a prototype': Object.create(null) as unknown,
  'an infinite number': Infinity,
  'no number': NaN,
  'a number too large for JSON': JSON.parse('1e999') as unknown,
  'a number too large to count': 2 ** 53,
  'a huge number': 1e300,
  'a number below zero': -1,
  'a small fraction': 5e-324,
  'a number as text': '1',
  'a long text': 'x'.repeat(100_000),
  'a large whole number': 2n ** 80n,
  'a symbol': Symbol('odd'),
  'a function': () => 1,
  'a date': new Date(0),
  'a map': new Map([[1, 1]]),
  true: true,
  null: null,
};

describe('hostile input', () => {
  it('begins as a record that can be read', () => {
    assert.equal(code(parseRecord(EVERYWHERE)), 'ok');
  });

  for (const [what, odd] of Object.entries(ODD)) {
    it(`${what} in any place never throws, and what is taken is a record that is read again`, () => {
      for (const path of PATHS) {
        const result = parseRecord(spoiled(path, odd));
        if (!result.ok) holds(/^ERR_/.test(result.error.code), `${path.join('.')}: ${result.error.code}`);
        else assert.deepEqual(parseRecord(JSON.stringify(result.value)), result, path.join('.'));
      }
    });
  }

  it('scores that are no half points and amounts that are none are refused: text, truth, lists, what cannot be counted on', () => {
    for (const [member, good, bad] of [
      ['score', 1.5, 0.25],
      ['balances', 10.25, -0.01],
    ] as const) {
      const setup = (odd: unknown) => ({
        version: 1,
        rules: {},
        facts: [],
        setup: { [member]: { 1: good, 2: odd } },
      });
      for (const odd of ['500', true, [], [500], null, bad, -0.5, 1e300, Infinity, NaN, {}]) {
        assert.equal(code(parseRecord(setup(odd))), 'ERR_RECORD', `${member} ${JSON.stringify(odd)}`);
      }
      assert.equal(code(parseRecord(setup(good))), 'ok');
    }
  });

  it('a prototype told in JSON is a member like any other: it gives nothing and changes nothing', () => {
    const inherited = '{"__proto__":{"type":"throw","dice":[3,1]}}';
    const fact = parseRecord(`{"version":1,"rules":{},"facts":[${inherited}]}`);
    assert.equal(code(fact), 'ERR_RECORD_FACT');
    const setup = parseRecord('{"version":1,"rules":{},"facts":[],"setup":{"__proto__":{"mover":2}}}');
    assert.equal('setup' in value(setup), false);
    const whole = parseRecord('{"__proto__":{"version":1,"rules":{},"facts":[]}}');
    assert.equal(code(whole), 'ERR_RECORD');
    assert.equal(
      code(parseRecord('{"version":1,"rules":{"__proto__":{"stake":5}},"facts":[]}')),
      'ERR_OPTION',
    );
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const odd = parseRecord(`{"version":1,"rules":{"${name}":1},"facts":[]}`);
      assert.deepEqual(odd, { ok: false, error: { code: 'ERR_OPTION', detail: { option: name } } });
    }
    assert.equal(Object.keys(Object.prototype).length, 0);
    assert.equal('mover' in {}, false);
  });

  it('text that is nested without end is refused, not overflowed', () => {
    for (const deep of [
      '['.repeat(500_000),
      '{"facts":'.repeat(100_000),
      '['.repeat(50_000) + ']'.repeat(50_000),
    ]) {
      assert.equal(code(parseRecord(deep)), 'ERR_RECORD');
    }
  });

  it('text that was cut or mixed up anywhere never throws', () => {
    const text = JSON.stringify(EVERYWHERE);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), fc.string({ maxLength: 3 }), (from, to, more) => {
        parseRecord(text.slice(0, from) + more + text.slice(to));
      }),
      { numRuns: 500, seed: 6100 },
    );
  });
});
