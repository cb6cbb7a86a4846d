import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { jsonFault } from '../../../src/notation/text/json-fault.js';

/** The place as `line:column`. */
const fault = (text: string): string | null => {
  const found = jsonFault(text);
  return found && `${found.line}:${found.column}`;
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('where a text stops being JSON', () => {
  const cases = [
    ['nothing at all', '', '1:1'],
    ['a mark that is never closed', '{"version": 1,\n "facts": [', '2:12'],
    ['a comma before the end of a list', '[1,\n2,]', '2:3'],
    ['a name without quotes', '{ rules: {} }', '1:3'],
    ['a colon that is missing', '{"a" 1}', '1:6'],
    ['a list closed as an object', '[1}', '1:3'],
    ['a second value', '{} {}', '1:4'],
    ['a number with a nought before it', '[01]', '1:2'],
    ['a string over two lines', '["a\nb"]', '1:2'],
  ] as const;
  for (const [what, text, place] of cases) {
    it(`${what}: ${JSON.stringify(text)}`, () => assert.equal(fault(text), place));
  }

  it('is nowhere in what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 1), (json, space) => {
        assert.equal(fault(JSON.stringify(JSON.parse(json), null, space)), null);
      }),
      { seed: 41, numRuns: 300 },
    );
  });

  it('is somewhere in just those damaged texts that JSON.parse refuses', () => {
    const text = '{"a": [1, -2.5e3, true, null, "x\\n\\u00e9"], "b": {"c": ""}}';
    const damage = fc.tuple(
      fc.nat(text.length),
      fc.nat(2),
      fc.constantFrom('', ',', '"', '}', ']', '0', ' ', ':'),
    );
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (all) => {
        const damaged = all.reduce(
          (old, [at, gone, put]) => old.slice(0, at) + put + old.slice(at + gone),
          text,
        );
        assert.equal(fault(damaged) === null, isJson(damaged));
      }),
      { seed: 42, numRuns: 3000 },
    );
  });
});
