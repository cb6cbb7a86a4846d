import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { END_MODES } from '../../src/engine/options.js';
import { parseRules } from '../../src/engine/rules.js';
import type { SeriesFact, SeriesSetup } from '../../src/engine/series.js';
import { parseRecord } from '../../src/record/parse.js';
import { emptyRecord, fold, type NardyRecord } from '../../src/record/record.js';
import { code, frozen, rulesOf, say, side, thrown, value } from '../support/build.js';
import { anyRules } from '../support/games.js';
import { turnedRound } from './support.js';

const CUBE = rulesOf({ cubeLimit: 64 });
const MATCH = rulesOf({ cubeLimit: 64, matchLength: 5 });
const again = (record: NardyRecord): NardyRecord => value(parseRecord(JSON.stringify(record)));
const seriesOf = (record: NardyRecord) => value(fold(record)).series;

/** Each part that a beginning can have, with rules under which it can stand. */
const SETUPS: readonly (readonly [string, typeof CUBE, SeriesSetup])[] = [
  ['colours', CUBE, { colours: { 1: 'black', 2: 'white' } }],
  ['a mover', CUBE, { mover: 2 }],
  ['a position', CUBE, { position: { white: side({ 1: 1 }), black: side({ 25: 1, 6: 3 }) } }],
  ['a starter', CUBE, { mover: 2, starter: 1 }],
  ['own rolls', CUBE, { mover: 1, rolls: { 1: 0, 2: 1 } }],
  ['the starter’s first roll', CUBE, { mover: 1, starter: 2, starterFirstRoll: [5, 5] }],
  ['no cube in the game', CUBE, { cubeInUse: false }],
  ['a cube in the middle', CUBE, { cube: { value: 4, owner: null } }],
  ['a cube that is owned', CUBE, { cube: { value: 2, owner: 2 } }],
  ['a score in halves', CUBE, { score: { 1: 1.5, 2: 0.5 } }],
  ['games before', CUBE, { played: 3 }],
  ['a Crawford game before', MATCH, { score: { 1: 4, 2: 0 }, crawfordSeen: true }],
  ['a Crawford game to come', MATCH, { score: { 1: 4, 2: 0 }, crawfordSeen: false }],
  ['balances', CUBE, { balances: { 1: 192, 2: 1000.5 } }],
];

describe('what a record tells beside its facts', () => {
  for (const [what, rules, setup] of SETUPS) {
    it(`its setup with ${what} is written and read again`, () => {
      const record = frozen(emptyRecord(rules, setup));
      assert.deepEqual(again(record), record);
      assert.deepEqual(value(parseRecord(record)), record);
      assert.deepEqual(seriesOf(again(record)), seriesOf(record));
    });
  }

  it('its setup with all of them at once is written and read again, in any order', () => {
    const setup = Object.assign({}, ...SETUPS.map(([, , part]) => part)) as SeriesSetup;
    const record = frozen(emptyRecord(MATCH, { ...setup, cubeInUse: true, crawfordSeen: true }));
    assert.deepEqual(again(record), record);
    assert.equal(JSON.stringify(again(turnedRound(record))), JSON.stringify(again(record)));
  });

  it('who plays: both names, one of them, or none', () => {
    const name = { name: 'Jonas „Šaškė“ 🎲' };
    for (const seats of [{ 1: name, 2: { name: '' } }, { 2: name }, { 1: {} }]) {
      const record = frozen({ ...emptyRecord(CUBE), seats });
      assert.deepEqual(again(record), record);
    }
    for (const seats of [{}, null, undefined]) {
      assert.equal('seats' in value(parseRecord({ ...emptyRecord(CUBE), seats })), false);
    }
  });

  it('any notes, whatever they are called', () => {
    const notes = fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), { minKeys: 1 });
    fc.assert(
      fc.property(notes, (told) => {
        const record = { ...emptyRecord(CUBE), notes: told };
        assert.deepEqual(again(record), value(parseRecord(record)));
        assert.deepEqual(Object.entries(again(record).notes ?? {}), Object.entries(told));
      }),
      { numRuns: 100, seed: 9001 },
    );
    const odd = value(
      parseRecord('{"version":1,"rules":{},"facts":[],"notes":{"__proto__":"a","toString":"b"}}'),
    );
    assert.deepEqual(Object.entries(odd.notes ?? {}), [
      ['__proto__', 'a'],
      ['toString', 'b'],
    ]);
  });

  it('names and notes that are no text are refused', () => {
    for (const [part, bad] of [
      ['seats', { seats: 'Ann' }],
      ['seats', { seats: { 1: 'Ann' } }],
      ['seats', { seats: { 1: { name: 5 } } }],
      ['notes', { notes: ['a'] }],
      ['notes', { notes: { round: 1 } }],
      ['notes', { notes: 'round 1' }],
    ] as const) {
      const result = parseRecord({ ...emptyRecord(CUBE), ...bad });
      assert.deepEqual([code(result), !result.ok && result.error.detail], ['ERR_RECORD', { part }]);
    }
  });

  it('END-5: a resignation with the kind that was agreed on counts so', () => {
    for (const [index, kind] of END_MODES.entries()) {
      const facts: SeriesFact[] = [thrown(3, 1), { type: 'resign', seat: 2, kind }];
      const record = frozen({ ...emptyRecord(CUBE), facts });
      assert.deepEqual(again(record), record);
      assert.equal(seriesOf(again(record)).score[1], index + 1);
    }
    const odd = { type: 'resign', seat: 2, kind: 'gammon' };
    assert.equal(code(parseRecord({ ...emptyRecord(CUBE), facts: [thrown(3, 1), odd] })), 'ERR_RECORD_FACT');
  });

  it('START-4: a new game by other rules keeps them', () => {
    fc.assert(
      fc.property(anyRules(), (rules) => {
        const facts: SeriesFact[] = [thrown(3, 1), say('resign', 2), { type: 'new-game', rules }];
        const record = { ...emptyRecord(CUBE), facts };
        assert.deepEqual(again(record), record);
        assert.deepEqual(seriesOf(again(record)).game.rules, rules);
      }),
      { numRuns: 40, seed: 9002 },
    );
  });

  it('rules of a new game are completed; those that cannot stand are told by the index of the fact', () => {
    const before = [thrown(3, 1), say('resign', 2)];
    const record = (rules: unknown) => ({
      ...emptyRecord(CUBE),
      facts: [...before, { type: 'new-game', rules }],
    });
    const completed = value(parseRecord(record({ variant: 'long' }))).facts[2];
    assert.deepEqual(completed, { type: 'new-game', rules: value(parseRules({ variant: 'long' })) });
    const bad = parseRecord(record({ variant: 'chess' }));
    assert.deepEqual(
      [code(bad), !bad.ok && bad.error.detail],
      ['ERR_RECORD_FACT', { fact: 2, part: 'rules' }],
    );
  });
});

describe('a record of a writer to come', () => {
  it('is read where members were added, wherever they stand; they are left out', () => {
    const record: NardyRecord = {
      ...emptyRecord(CUBE, {
        mover: 1,
        cube: { value: 2, owner: 1 },
        score: { 1: 1, 2: 0 },
        balances: { 1: 500, 2: 500 },
      }),
      seats: { 1: { name: 'Ann' } },
      facts: [
        say('double', 1),
        say('take', 2),
        { type: 'resign', seat: 1, kind: 'oin' },
        { type: 'new-game' },
      ],
    };
    const grown = withExtras(record) as NardyRecord;
    assert.notDeepEqual(grown, record);
    // options are not members of a kind: one that is not known would change what is played
    assert.deepEqual(again({ ...grown, rules: record.rules }), record);
  });

  it('is refused where it plays by an option, or tells a fact, that is not known', () => {
    assert.equal(code(parseRecord({ version: 1, rules: { speedy: true }, facts: [] })), 'ERR_OPTION');
    const facts = [{ type: 'pause', seat: 1 }];
    assert.equal(code(parseRecord({ version: 1, rules: {}, facts })), 'ERR_RECORD_FACT');
  });

  it('is refused with ERR_RECORD_VERSION where the version is another', () => {
    for (const version of [0, 2, 1.5, -1, 1e21, '1', null, [1], { valueOf: 1 }]) {
      assert.equal(code(parseRecord({ ...emptyRecord(CUBE), version })), 'ERR_RECORD_VERSION');
    }
  });
});

/** The value with one more member in every object of it. */
function withExtras(plain: unknown): unknown {
  if (Array.isArray(plain)) return plain.map(withExtras);
  if (typeof plain !== 'object' || plain === null) return plain;
  const members = Object.entries(plain).map(([name, member]) => [name, withExtras(member)] as const);
  return { added: { by: ['a', 'later', 'writer'] }, ...Object.fromEntries(members) };
}
