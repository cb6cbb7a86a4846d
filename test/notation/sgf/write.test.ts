import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { SeriesFact, SeriesSetup } from '../../../src/engine/series.js';
import { VARIANT_IDS, type Rules } from '../../../src/engine/options.js';
import { startPosition } from '../../../src/engine/position.js';
import { compareRecords } from '../../../src/record/compare.js';
import { cut, emptyRecord, type NardyRecord } from '../../../src/record/record.js';
import { parseRecord } from '../../../src/record/parse.js';
import { readSgf, writeSgf, type SgfKept } from '../../../src/notation/sgf/index.js';
import { code, frozen, play, roll, rulesOf, say, side, thrown, value } from '../../support/build.js';
import { anyRules } from '../../support/games.js';
import { asTold, recorded } from '../../support/sgf-records.js';

const LOTS: Partial<Rules> = { cubeLimit: 'unlimited', seriesFirstMove: 'roll' };
const record = (
  facts: readonly SeriesFact[],
  options: Partial<Rules> = {},
  setup?: SeriesSetup,
): NardyRecord => frozen({ ...emptyRecord(rulesOf({ ...LOTS, ...options }), setup), facts });
const written = (from: NardyRecord, kept?: SgfKept) => value(writeSgf(from, kept));
const textOf = (from: NardyRecord) => written(from).text;
/** The text without what every game begins with. */
const shortOf = (from: NardyRecord) => textOf(from).replaceAll('FF[4]GM[6]CA[UTF-8]AP[nardy-board]', '');

const SHORT = startPosition('short').white;
const OPENING = [thrown(3, 1), play(1, [8, 3], [6, 1])];
const DROPPED = [...OPENING, roll(2, 4, 1), play(2, [13, 4], [24, 1]), say('double', 1), say('drop', 2)];

describe('a record in SGF', () => {
  it('is written as GNU Backgammon does', () => {
    const match = record([...DROPPED, { type: 'new-game' }, ...OPENING], { matchLength: 7 });
    const named = {
      ...match,
      seats: { 1: { name: 'Ada [A]' }, 2: { name: 'B\\o' } },
      notes: { Event: 'Cup', EventDate: '2025.11.08' },
    };
    assert.equal(
      textOf(named),
      [
        '(;FF[4]GM[6]CA[UTF-8]AP[nardy-board]MI[length:7][game:0][ws:0][bs:0]PW[Ada [A\\]]PB[B\\\\o]EV[Cup]DT[2025-11-08]RU[Crawford]RE[W+1]',
        ';W[31hefe]',
        ';B[41lpab]',
        ';W[double]',
        ';B[drop])',
        '(;FF[4]GM[6]CA[UTF-8]AP[nardy-board]MI[length:7][game:1][ws:1][bs:0]PW[Ada [A\\]]PB[B\\\\o]RU[Crawford]',
        ';W[31hefe])',
        '',
      ].join('\n'),
    );
  });

  it('tells a beaver as a second double (CUBE-4), automatic doubles by the cube (START-5), Jacoby (CUBE-5)', () => {
    const facts = [thrown(4, 4), ...OPENING, say('double', 2), say('beaver', 1), say('take', 2)];
    assert.equal(
      shortOf(record(facts, { beaver: true, jacoby: true, autoDoubles: 1 })),
      '(;MI[length:0][game:0][ws:0][bs:0]RU[Jacoby:beaver=true:autoDoubles=1]CV[2]\n;W[31hefe]\n;B[double]\n;W[double]\n;B[take])\n',
    );
  });

  it('tells a resignation in the result, and as a drop while a double waits (END-4)', () => {
    assert.equal(
      shortOf(record([...OPENING, roll(2, 6, 4), say('resign', 2)])),
      '(;MI[length:0][game:0][ws:0][bs:0]RE[W+3R]\n;W[31hefe]\n;PL[B]DI[64])\n',
    );
    assert.match(textOf(record([...OPENING, say('double', 2), say('resign', 1)])), /RE\[B\+1\].*;W\[drop\]/s);
  });

  it('tells a roll that is not played yet in a node of its own', () => {
    assert.match(textOf(record([thrown(1, 6)])), /;PL\[B\]DI\[61\]\)/);
  });

  it('tells the Crawford game (MATCH-2), a game without a cube, options for which the format has no word', () => {
    assert.match(
      textOf(record([], { matchLength: 3 }, { score: { 1: 2, 2: 0 } })),
      /RU\[Crawford:CrawfordGame\]/,
    );
    assert.match(textOf(record([], { cubeLimit: 'off' })), /RU\[NoCube\]/);
    const options: Partial<Rules> = {
      variant: 'caucasus',
      drawRule: 'last-roll',
      seriesFirstMove: 'loser',
      cubeLimit: 8,
    };
    const words = /RU\[(.*)\]/
      .exec(textOf(record([], options)))![1]!
      .split(':')
      .sort();
    assert.deepEqual(words, [
      'cubeLimit=8',
      'drawRule=last-roll',
      'seriesFirstMove=loser',
      'variant=caucasus',
    ]);
  });

  it('tells a set-up of its first game', () => {
    const position = { white: side({ 25: 1, 6: 2 }), black: side({ 1: 2, 25: 1 }) };
    const setup: SeriesSetup = {
      position,
      mover: 2,
      cube: { value: 4, owner: 1 },
    };
    const { text, lost } = written(record([roll(2, 2, 1)], {}, setup));
    assert.match(
      text,
      /\n;PL\[B\]AE\[a:y\]AW\[f\]\[f\]\[y\]AB\[x\]\[x\]\[y\]\n;CV\[4\]\n;CO\[w\]CP\[w\]\n;PL\[B\]DI\[21\]/,
    );
    assert.deepEqual(lost, []);
    assert.deepEqual(value(readSgf(text)).record.setup, setup);
  });

  it('says what it cannot hold', () => {
    const lost = (from: NardyRecord) => written(from).lost;
    assert.deepEqual(lost(record([thrown(2, 2), ...OPENING])), ['facts.throw']);
    assert.deepEqual(lost({ ...record(OPENING), notes: { Event: 'x', Weather: 'fine' } }), ['notes.Weather']);
    assert.deepEqual(lost({ ...record([thrown(3, 1)]), unfinished: [{ from: 8, die: 3 }] }), ['unfinished']);
    assert.deepEqual(lost(record([], {}, { balances: { 1: 5, 2: 5 }, mover: 1 })), ['setup.balances']);
    assert.deepEqual(lost(record(DROPPED)), []);
    const position = { white: side({ 6: 2 }), black: side({ 6: 2 }) };
    const setup: SeriesSetup = { position, mover: 2, starter: 1, colours: { 1: 'white', 2: 'black' } };
    assert.deepEqual(lost(record([], {}, setup)), ['setup.starter', 'setup.colours']);
    assert.deepEqual(lost(record([], {}, { position })), ['setup.mover']);
    assert.deepEqual(lost(record([], {}, { mover: 1, starter: 1, cube: { value: 1, owner: null } })), []);
  });

  it('is refused where it is of long nardy, breaks a rule, or what is put back is no SGF', () => {
    const long = emptyRecord(rulesOf({ variant: 'long' }));
    assert.equal(code(writeSgf(long)), 'ERR_SGF_VARIANT');
    assert.equal(code(writeSgf(record([thrown(3, 1), play(2)]))), 'ERR_FACT');
    const kept = (raw: string, variations = '') =>
      writeSgf(record(OPENING), [{ root: '', rules: [], nodes: [{ fact: 1, raw, variations }] }]);
    assert.equal(code(kept('C[fine]XY[]')), 'ok');
    for (const raw of [')(;GM[1]', 'C[open', 'C', ';W[21xv]', 'C[a]b', '(;W[1])']) {
      assert.equal(code(kept(raw)), 'ERR_SGF_KEPT', raw);
    }
    for (const variations of ['(;W[1]))', 'C[x]', '(;W[1]', ';W[1]']) {
      assert.equal(code(kept('', variations)), 'ERR_SGF_KEPT', variations);
    }
  });
});

describe('what SGF holds and a record does not', () => {
  const again = (text: string) => {
    const { record: read, kept, problems } = value(readSgf(text));
    assert.deepEqual(problems, []);
    return written(read, JSON.parse(JSON.stringify(kept)) as SgfKept).text;
  };

  it('comes back byte for byte: properties of roots and nodes, nodes without an action, other lines, words of RU', () => {
    const text = [
      '(;FF[4]GM[6]CA[UTF-8]AP[nardy-board]MI[length:0][game:0][ws:0][bs:0]RU[Jacoby:Murphy 2]GS[M:1 2][C:3]XX[y\n]',
      ';W[31hefe]A[0][hefe E ver 3 0.55\r\n] [x]C[a \\] b\\\\]ZZ[]',
      ';C[no action]',
      ';B[41lpab]C[branch]',
      '(',
      ';W[21mkxw]',
      ';B[double]',
      '(',
      ';W[take])(;W[drop]C[better];)(;W[double]))(;W[65xrrm](;B[11])))',
      '',
    ].join('\n');
    assert.equal(again(text), text);
  });

  it('comes back in files of GNU Backgammon', () => {
    for (const name of ['match', 'money', 'analysed', 'position']) {
      const text = readFileSync(new URL(`../../fixtures/sgf/${name}.sgf`, import.meta.url), 'utf8');
      const { record: read, kept } = value(readSgf(text));
      const back = written(read, kept).text;
      const analysis = (from: string) =>
        [
          ...from.matchAll(/\b(?:A|DA|MR|LU|GS|BM|C|DO|GB|GW)\[(?:[^\]\\]|\\.)*\](?:\[(?:[^\]\\]|\\.)*\])*/g),
        ].map(String);
      assert.deepEqual(analysis(back), analysis(text), name);
      const twice = value(readSgf(back));
      assert.deepEqual(twice.record, read, name);
      assert.deepEqual(twice.kept, kept, name);
    }
  });
});

describe('a record that is written and read again', () => {
  it('is the same, by any rules of the variants that it has, in any of its games', () => {
    const ours = VARIANT_IDS.filter((variant) => writeSgf(emptyRecord(rulesOf({ variant }))).ok);
    assert.deepEqual(ours, ['short', 'caucasus', 'nackgammon', 'hypergammon']);
    const series = fc.constantFrom(...ours).chain((each) => fc.tuple(anyRules(each), fc.nat()));
    fc.assert(
      fc.property(series, fc.nat({ max: 999 }), ([rules, seed], share) => {
        const whole = recorded(rules, seed, 2);
        for (const from of [whole, cut(whole, Math.floor((whole.facts.length * share) / 1000))]) {
          const { text } = written(from);
          const { record: read, problems } = value(readSgf(text));
          assert.deepEqual(problems, [], text);
          assert.deepEqual(read.rules, rules);
          assert.deepEqual(asTold(read), asTold(from));
        }
      }),
      { numRuns: 24, seed: 7 },
    );
  });

  it('has in its set-up what was set, and nothing else', () => {
    const position = { white: side({ 25: 1, 6: 2 }), black: side({ 1: 2, 25: 1 }) };
    const start = { white: SHORT, black: SHORT };
    const cube = { value: 4, owner: 1 } as const;
    const setups: SeriesSetup[] = [
      { mover: 2 },
      { mover: 1, cube },
      { mover: 2, position },
      { mover: 2, position: start },
      { mover: 1, position, cube: { value: 2, owner: null }, score: { 1: 1, 2: 0 } },
    ];
    for (const setup of setups) {
      for (const played of [true, false]) {
        const dice = roll(setup.mover!, 3, 3);
        const from = record(played ? [dice] : [], { matchLength: 5, openingRoll: 'rerolls' }, setup);
        const { text, lost } = written(
          played ? from : { ...from, rules: { ...from.rules, openingRoll: 'plays' } },
        );
        const { record: read, problems } = value(readSgf(text));
        assert.deepEqual([problems, lost, read.setup, read.facts], [[], [], setup, from.facts], text);
      }
    }
  });

  it('is the same to compare where nothing but who begins was set', () => {
    const facts = [roll(2, 3, 1), play(2, [8, 3], [6, 1]), roll(1, 4, 1), play(1, [13, 4], [24, 1])];
    for (const length of [0, 1, 2, 4]) {
      const from = record(facts.slice(0, length), {}, { mover: 2 });
      const { text, lost } = written(from);
      assert.equal(compareRecords(from, value(readSgf(text)).record).relation, 'same', text);
      assert.deepEqual(lost, []);
    }
  });

  it('is a record that can be saved', () => {
    const from = recorded(rulesOf(LOTS), 5, 2);
    const { record: read } = value(readSgf(textOf(from)));
    assert.deepEqual(value(parseRecord(JSON.stringify(read))), read);
  });
});
