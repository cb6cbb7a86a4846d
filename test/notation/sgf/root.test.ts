import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseRecord } from '../../../src/record/parse.js';
import { fold } from '../../../src/record/record.js';
import { readSgf, writeSgf } from '../../../src/notation/sgf/index.js';
import { holds, thrown, value } from '../../support/build.js';

const read = (text: string) => value(readSgf(text));
/** Codes and details of the problems of a text. */
const problemsOf = (text: string) =>
  read(text).problems.map(({ code, detail }) => [code, ...Object.values(detail)]);
/** What a record says when it is saved and loaded again. */
const loaded = (text: string) => value(parseRecord(JSON.stringify(read(text).record)));

describe('the cube in the root of a game in SGF (START-5)', () => {
  const game = (cube: string) => `(;GM[6]CV[${cube}];W[31hefe])`;

  it('is a power of two in digits, up to 2^24', () => {
    for (const [cube, ties] of [
      ['1', 0],
      ['2', 1],
      [' 8\n', 3],
      ['16777216', 24],
    ] as const) {
      assert.deepEqual(problemsOf(game(cube)), [], cube);
      const { facts, rules } = loaded(game(cube));
      assert.deepEqual([facts.length, rules.autoDoubles], [2 + ties, ties], cube);
      assert.deepEqual(facts[ties], thrown(3, 1));
    }
  });

  it('does not count where it is anything else, and that is told where it stands', () => {
    for (const cube of [
      '1e400',
      '1e30',
      '1e1',
      'Infinity',
      'NaN',
      '0x10',
      '0',
      '3',
      '-2',
      '-1',
      '2.5',
      '1.0',
      '33554432',
      '99999999999999999999',
      '',
      'two',
      '2 4',
    ]) {
      // prettier-ignore
      const { problems } = read(game(cube));
      assert.deepEqual(problems, [
        { line: 1, column: 8, code: 'ERR_SGF_VALUE', detail: { property: 'CV', value: cube } },
      ]);
      const { facts, rules } = loaded(game(cube));
      assert.deepEqual([facts.length, rules.autoDoubles], [2, 0], cube);
    }
  });

  it('stands no higher than the rules let ties turn it: a cube that nobody has cannot be doubled (CUBE-1)', () => {
    const text = (words: string) => `(;GM[6]RU[${words}]CV[8];W[31hefe])`;
    for (const [words, cube] of [
      ['NoCube', 1],
      ['cubeLimit=4', 4],
      ['autoDoubles=1', 2],
    ] as const) {
      assert.deepEqual(problemsOf(text(words)), [['ERR_SGF_VALUE', 'CV', 8]], words);
      assert.equal(value(fold(loaded(text(words)))).series.game.cube.value, cube);
    }
  });

  it('with an owner is a set-up, in any order; automatic doubles give it to nobody (START-5)', () => {
    for (const [root, owner] of [
      ['CV[2]CP[w]', 1],
      ['CO[b]CV[2]', 2],
      ['PW[A]CP[w]CO[w]CV[2]', 1],
    ] as const) {
      const text = `(;FF[4]GM[6]${root}\n;W[31hefe]\n;B[52lqac])`;
      assert.deepEqual(problemsOf(text), [], root);
      assert.deepEqual(loaded(text).setup, { cube: { value: 2, owner }, mover: 1 });
      assert.equal(loaded(text).facts.length, 4);
    }
    assert.equal(loaded('(;GM[6]CV[2]CO[c];W[31hefe])').setup, undefined);
  });

  it('that is none leaves its owner aside; one at 1 has no owner', () => {
    for (const [root, ...expected] of [
      ['CV[2.0]CP[b]', 'CV', '2.0'],
      ['CP[b]CV[0x2]', 'CV', '0x2'],
      ['CV[33554432]CP[b]', 'CV', '33554432'],
      ['CP[b]', 'CP', 'b'],
      ['CV[1]CO[White]', 'CO', 'White'],
    ] as const) {
      const text = `(;GM[6]${root};W[31hefe];B[52lqac])`;
      assert.deepEqual(problemsOf(text), [['ERR_SGF_VALUE', ...expected]]);
      assert.deepEqual([loaded(text).setup, loaded(text).facts.length], [undefined, 4]);
    }
  });

  it('is read in the same way in a node; the game goes on without it where it is none', () => {
    for (const cube of ['1e400', '3', '-2', '', '33554432']) {
      const mid = `(;GM[6];W[31hefe];CV[${cube}]PL[B];B[41lpab])`;
      assert.deepEqual(problemsOf(mid), [['ERR_SGF_VALUE', 'CV', cube]]);
      assert.equal(loaded(mid).facts.length, 4);
      const before = `(;GM[6];PL[B]CV[${cube}]CO[w]CP[w];B[41lpab])`;
      assert.deepEqual(problemsOf(before), [['ERR_SGF_VALUE', 'CV', cube]]);
      assert.deepEqual([loaded(before).facts.length, loaded(before).setup], [2, { mover: 2 }]);
    }
  });
});

describe('MI in the root of a game in SGF', () => {
  const match = (info: string, nodes = ';W[31hefe]') => `(;GM[6]MI${info}RU[Crawford]${nodes})`;

  it('counts whole points and games; the score may stand at a half (DRAW-2)', () => {
    assert.deepEqual(problemsOf(match('[length:7][game:3][ws:2.5][bs:1]')), []);
    assert.deepEqual(loaded(match('[length:7][game:3][ws:2.5][bs:1]')).setup, {
      score: { 1: 2.5, 2: 1 },
      played: 3,
    });
  });

  it('is left aside where it counts anything else; its other parts hold', () => {
    for (const [bad, length, played] of [
      ['length:3.5', 0, 2],
      ['length:-7', 0, 2],
      ['length:1e3', 0, 2],
      ['length:9999999999', 0, 2],
      ['game:0.5', 7, undefined],
      ['game:-1', 7, undefined],
      ['game:', 7, undefined],
    ] as const) {
      // prettier-ignore
      const info = bad.startsWith('length') ? `[${bad}][game:2]` : `[length:7][${bad}]`;
      assert.deepEqual(problemsOf(match(info)), [['ERR_SGF_VALUE', 'MI', bad]]);
      const { rules, setup } = loaded(match(info));
      assert.deepEqual([rules.matchLength, setup?.played], [length, played], bad);
    }
    assert.deepEqual(problemsOf(match('[length:7][ws:-1][bs:0.25]')), [
      ['ERR_SGF_VALUE', 'MI', 'ws:-1 bs:0.25'],
    ]);
    assert.equal(loaded(match('[length:7][ws:1][bs:x]')).setup, undefined);
  });

  it('with a score by which the match is over cannot come before a game: it begins level (MATCH-1)', () => {
    const won = match('[length:3][game:5][ws:4][bs:0]');
    assert.deepEqual(problemsOf(won), [['ERR_SGF_OVER', '4–0', 3]]);
    const record = loaded(won);
    assert.deepEqual(record.setup, { played: 5 });
    assert.deepEqual(value(fold(record)).series.score, { 1: 0, 2: 0 });
    assert.equal(record.facts.length, 2);
    assert.deepEqual(problemsOf(match('[length:3][game:5][ws:1][bs:3]', '')), [['ERR_SGF_OVER', '1–3', 3]]);
  });

  it('has a score of nothing for a player of whom it tells none', () => {
    for (const [info, score] of [
      ['[length:5][ws:3]', { 1: 3, 2: 0 }],
      ['[length:5][bs:2]', { 1: 0, 2: 2 }],
    ] as const) {
      assert.deepEqual(problemsOf(match(info)), []);
      assert.deepEqual(loaded(match(info)).setup?.score, score);
    }
  });

  it('with both players there is a match that goes on, as draws can bring it about (DRAW-2)', () => {
    assert.deepEqual(problemsOf(match('[length:3][game:5][ws:3][bs:3]')), []);
    assert.deepEqual(loaded(match('[length:3][game:5][ws:3][bs:3]')).setup?.score, { 1: 3, 2: 3 });
  });

  it('with as many games as a series has cannot come before one', () => {
    const text = '(;GM[6]MI[length:0][game:3]RU[seriesGames=3:seriesFirstMove=loser];W[31hefe])';
    assert.deepEqual(problemsOf(text), [['ERR_SGF_VALUE', 'MI', 'game:3']]);
    assert.equal(loaded(text).setup, undefined);
    assert.deepEqual(problemsOf(text.replace('game:3', 'game:2')), []);
  });
});

describe('RE in the root of a game in SGF', () => {
  it('is not understood in part: points are whole and in digits', () => {
    for (const result of ['W+3.5', 'W+1e400R', 'B+-2', 'W+Infinity', 'W+9999999999', 'X+1', '']) {
      const text = `(;GM[6]RE[${result}];W[31hefe])`;
      assert.deepEqual(problemsOf(text), [['ERR_SGF_VALUE', 'RE', result]]);
      assert.equal(loaded(text).facts.length, 2, result);
    }
  });

  it('may have a word after it, or tell of time or forfeit', () => {
    for (const result of ['W+2 (mars)', 'W+2 R', 'W+Time', 'B+F', 'w+', 'Void', '?', '0', 'Draw']) {
      const codes = problemsOf(`(;GM[6]RE[${result}];W[31hefe])`).map(([name]) => name);
      holds(!codes.includes('ERR_SGF_VALUE'), result);
    }
  });
});

describe('options in RU', () => {
  it('may be so small or large that they are written with an exponent', () => {
    const text = '(;GM[6]RU[stake=1e-7])';
    assert.deepEqual(problemsOf(text), []);
    assert.equal(loaded(text).rules.stake, 1e-7);
    assert.match(value(writeSgf(loaded(text))).text, /RU\[stake=1e-7\]/);
    assert.deepEqual(problemsOf('(;GM[6]RU[stake=1e400])'), [['ERR_OPTION_VALUE', 'stake', '1e400']]);
  });
});

/** What may stand where a number is read. */
const anything: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: -3, max: 12 }).map(String),
  fc.double().map(String),
  fc.maxSafeInteger().map(String),
  fc.bigInt().map(String),
  fc.tuple(fc.integer({ min: -2, max: 9 }), fc.integer({ min: -400, max: 400 })).map(([a, e]) => `${a}e${e}`),
  fc.constantFrom(
    '',
    ' ',
    'two',
    '0x10',
    '1.5',
    '.5',
    '5.',
    '+3',
    '1_000',
    '٣',
    '2^3',
    '16777216',
    '33554432',
  ),
  fc.stringMatching(/^[-+.0-9eE:w ]{0,8}$/),
);

it('whatever stands in MI, CV, RE and options, nothing throws, and the record can be saved and loaded again', () => {
  const game = fc
    .record({
      info: fc.tuple(anything, anything, anything, anything),
      cube: fc.option(anything),
      result: fc.tuple(fc.constantFrom('', 'W+', 'B+'), anything, fc.constantFrom('', 'R')),
      words: fc.option(
        fc.tuple(
          fc.constantFrom('autoDoubles', 'seriesGames', 'stake', 'matchLength', 'cubeLimit', 'drawPoints'),
          anything,
        ),
      ),
      nodes: fc.constantFrom('', ';W[31hefe]', ';B[66agaglrlr]', ';W[double];B[drop]'),
      inNode: fc.option(anything),
    })
    .map(({ info: [length, index, ws, bs], cube, result, words, nodes, inNode }) =>
      [
        `(;GM[6]MI[length:${length}][game:${index}][ws:${ws}][bs:${bs}]`,
        cube === null ? '' : `CV[${cube}]`,
        words === null ? '' : `RU[Jacoby:Crawford:${words.join('=')}]`,
        `RE[${result.join('')}]`,
        inNode === null ? '' : `;CV[${inNode}]CO[w]`,
        nodes,
        ')',
      ].join(''),
    );
  fc.assert(
    fc.property(fc.array(game, { minLength: 1, maxLength: 3 }), (games) => {
      const { record, kept } = read(games.join('\n'));
      holds(record.facts.length < 200, `${record.facts.length} facts`);
      assert.deepEqual(value(parseRecord(JSON.stringify(record))), record);
      holds(readSgf(value(writeSgf(record, kept)).text).ok);
    }),
    { numRuns: 1000, seed: 5 },
  );
});
