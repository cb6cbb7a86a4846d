import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseSgf, rawOf, rawValues, plainText } from '../../../src/notation/sgf/tree.js';

/** Names and raw values of the nodes of each tree. */
const told = (text: string) =>
  parseSgf(text).trees.map(({ nodes }) =>
    nodes.map(({ properties }) => properties.map((each) => [each.name, ...rawValues(text, each)])),
  );
const faults = (text: string) => parseSgf(text).faults.map(({ at, part }) => `${part} at ${at}`);

describe('a text in the Smart Game Format (FF[4])', () => {
  it('is a list of game trees of nodes of properties with values', () => {
    assert.deepEqual(told('(;FF[4]AB[a][b];W[31hefe])(;GM[6])'), [
      [
        [
          ['FF', '4'],
          ['AB', 'a', 'b'],
        ],
        [['W', '31hefe']],
      ],
      [[['GM', '6']]],
    ]);
    assert.deepEqual(faults('(;FF[4]AB[a][b];W[31hefe])(;GM[6])'), []);
  });

  it('may have space anywhere but in names and values, a byte order mark and any line ends', () => {
    assert.deepEqual(told('\uFEFF( ; FF\r\n[4] \t[5]\r;\nW [31hefe] ) \n'), [
      [[['FF', '4', '5']], [['W', '31hefe']]],
    ]);
    assert.deepEqual(faults('\uFEFF( ; FF\r\n[4] \t[5]\r;\nW [31hefe] ) \n'), []);
  });

  it('may stand in the midst of another text, as in a letter', () => {
    assert.deepEqual(told('Dear (you) ;) look: (;W[a])'), [[[['W', 'a']]]]);
  });

  it('has no meaning in the small letters of a name, as in FF[3]', () => {
    assert.deepEqual(told('(;GaMe[6]BlackRank[x])'), [
      [
        [
          ['GM', '6'],
          ['BR', 'x'],
        ],
      ],
    ]);
  });

  it('ends a value at the first bracket that is not escaped', () => {
    assert.deepEqual(told('(;C[a\\]b;(c)\\\\]W[x])'), [
      [
        [
          ['C', 'a\\]b;(c)\\\\'],
          ['W', 'x'],
        ],
      ],
    ]);
  });

  it('goes on along the first of several lines; the others are kept as they stand', () => {
    const text = '(;A[1](;A[2](;A[3])(;B[4]C[)]))(;B[5];B[6](;B[7])) (;B[8]))';
    assert.deepEqual(told(text), [[[['A', '1']], [['A', '2']], [['A', '3']]]]);
    const [tree] = parseSgf(text).trees;
    assert.deepEqual(
      tree!.nodes.map(({ variations }) => variations),
      ['(;B[5];B[6](;B[7]))(;B[8])', '(;B[4]C[)])', ''],
    );
  });

  it('may be nested deeper than any stack', () => {
    const deep = '(;A[1]'.repeat(200_000) + ')'.repeat(200_000);
    assert.equal(parseSgf(deep).trees[0]!.nodes.length, 200_000);
    assert.deepEqual(faults(deep), []);
    const aside = `(;A[1](;A[2])${'(;A[3]'.repeat(200_000)}${')'.repeat(200_001)}`;
    assert.equal(parseSgf(aside).trees[0]!.nodes.length, 2);
  });

  it('is read on after what is no SGF, which is told once a node', () => {
    assert.deepEqual(told('(;A[1]!?!;B[2]?C[3])'), [
      [
        [['A', '1']],
        [
          ['B', '2'],
          ['C', '3'],
        ],
      ],
    ]);
    assert.deepEqual(faults('(;A[1]!?!;B[2]?C[3])'), ['character at 6', 'character at 14']);
    assert.deepEqual(faults('(;A[1]B;C[2])'), ['value at 6']);
    assert.deepEqual(faults('(;A[1]) x (;B[2]'), ['character at 8', 'end at 10']);
    assert.deepEqual(faults('(;A[1]B[2'), ['end at 7', 'end at 0']);
  });

  it('begins a new game where a root follows although the one before is not closed', () => {
    assert.deepEqual(told('(;GM[6];A[1]\n(;FF[4];B[1])'), [
      [[['GM', '6']], [['A', '1']]],
      [[['FF', '4']], [['B', '1']]],
    ]);
  });
});

describe('the text of a value (FF[4])', () => {
  it('has lost its escapes and the line breaks that are escaped; any other line break is one', () => {
    assert.equal(plainText('a\\]b\\\\c\\:d'), 'a]b\\c:d');
    assert.equal(plainText('one\\\r\ntwo\\\nthree'), 'onetwothree');
    assert.equal(plainText('one\r\ntwo\rthree\nfour'), 'one\ntwo\nthree\nfour');
  });

  it('is written so that it is read again', () => {
    const line = fc.string({ unit: 'binary' }).map((text) => text.replace(/\r/g, ''));
    fc.assert(
      fc.property(line, (text) => {
        assert.deepEqual(told(`(;C[${rawOf(text)}]D[x])`), [
          [
            [
              ['C', rawOf(text)],
              ['D', 'x'],
            ],
          ],
        ]);
        assert.equal(plainText(rawOf(text)), text);
      }),
    );
  });
});

it('reading SGF never throws, and gives back every value in its place, whatever the text', () => {
  const bits = fc.constantFrom('(', ')', ';', '[', ']', '\\', 'W', 'b', ' ', '\n', 'FF', 'x');
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      for (const { nodes } of parseSgf(text).trees) {
        for (const { properties, at } of nodes) {
          assert.equal(text[at], ';');
          for (const each of properties) {
            const raw = rawValues(text, each).map((value) => `[${value}]`);
            assert.equal(
              text
                .slice(each.at, each.end)
                .replace(/^[^[]*/, '')
                .replace(/(?<=\])\s+(?=\[)/g, ''),
              raw.join(''),
            );
          }
        }
      }
    }),
    { numRuns: 2000 },
  );
});
