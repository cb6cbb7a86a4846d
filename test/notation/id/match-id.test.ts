import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Dice } from '../../../src/engine/types.js';
import { BASE64 } from '../../../src/notation/id/bits.js';
import {
  makeMatchId,
  MATCH_STATES,
  parseMatchId,
  readGnubgId,
  type MatchId,
  type Player,
} from '../../../src/notation/id/match-id.js';
import { holds, side, value } from '../../support/build.js';
import { dice } from '../../support/situations.js';

/** A game of money without Jacoby, player 1 to roll. */
const MONEY: MatchId = {
  cube: 1,
  owner: null,
  onRoll: 1,
  crawford: false,
  state: 'playing',
  decides: 1,
  doubled: false,
  resigns: 0,
  dice: null,
  length: 0,
  score: [0, 0],
  jacoby: false,
};
const ZERO = { onRoll: 0, decides: 0 } as const;

/** Published ids and ids that gnubg 1.07 wrote. */
const EXAMPLES: readonly (readonly [string, string, Partial<MatchId>])[] = [
  ['cAkAAAAAAAAE', 'money, no Jacoby, player 1 to roll', {}],
  ['MAEAAAAAAAAE', 'money, no Jacoby, player 0 to roll', ZERO],
  ['cAkAAAAAAAAA', 'money with Jacoby', { jacoby: true }],
  ['MIEFAAAAAAAA', 'money, player 0 has rolled 31', { ...ZERO, dice: [3, 1], jacoby: true }],
  ['cAngAAAAAAAE', '7 points, 0-0', { length: 7 }],
  ['cBHgAAAAAAAE', 'player 1 has doubled', { length: 7, decides: 0, doubled: true }],
  ['QQngAAAAAAAE', 'after the take of player 0', { length: 7, cube: 2, owner: 0 }],
  ['MAHrAAAAAAAE', 'player 0 has rolled 62', { ...ZERO, length: 7, dice: [6, 2] }],
  ['cAngAEAAEAAE', '7 points, 4-2', { length: 7, score: [4, 2] }],
  ['8AngAGAAEAAE', 'Crawford', { length: 7, score: [6, 2], crawford: true }],
  ['MAHgAGAAEAAE', 'after Crawford', { ...ZERO, length: 7, score: [6, 2] }],
  ['AQGqAAAAAAAE', 'cube of player 0', { ...ZERO, length: 5, cube: 2, owner: 0, dice: [4, 2] }],
  ['UQmqAAAAAAAE', 'the same, players exchanged', { length: 5, cube: 2, owner: 1, dice: [4, 2] }],
  [
    'QYkqASAAIAAE',
    '9 points, 2-4, player 1 has rolled 52',
    { length: 9, score: [2, 4], cube: 2, owner: 0, dice: [5, 2] },
  ],
  [
    '8IhuACAACAAE',
    '3 points, 2-1, no game',
    { length: 3, score: [2, 1], crawford: true, state: 'none', dice: [5, 3] },
  ],
  ['QRkAAAAAAAAA', 'a beaver waits', { jacoby: true, cube: 2, owner: 0, doubled: true }],
  ['cgkAAEAAGAAE', 'money at 4-3, an automatic cube of 4', { cube: 4, score: [4, 3] }],
];

const partOf = (text: string) => {
  const result = parseMatchId(text);
  holds(!result.ok, text);
  assert.equal(result.error.code, 'ERR_ID');
  return result.error.detail['part'];
};

const player = fc.constantFrom<Player>(0, 1);
const anyMatch: fc.Arbitrary<MatchId> = fc
  .record({
    cube: fc.nat(15).map((log) => 2 ** log),
    owner: fc.option(player),
    onRoll: player,
    crawford: fc.boolean(),
    state: fc.constantFrom(...MATCH_STATES),
    decides: player,
    doubled: fc.boolean(),
    resigns: fc.constantFrom(0, 1, 2, 3),
    dice: fc.option(dice),
    length: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 32767 })),
    score: fc.tuple(fc.nat(32767), fc.nat(32767)),
    jacoby: fc.boolean(),
  })
  .map((match) => ({
    ...match,
    score: match.score.map((score) => (match.length > 0 ? score % match.length : score)) as [number, number],
    dice: match.dice && ([...match.dice].sort((a, b) => b - a) as unknown as Dice),
  }));

describe('Match IDs of gnubg', () => {
  for (const [id, meaning, told] of EXAMPLES) {
    it(`${id} is read and written: ${meaning}`, () => {
      assert.deepEqual(value(parseMatchId(id)), { ...MONEY, ...told });
      assert.equal(makeMatchId({ ...MONEY, ...told }), id);
    });
  }

  it('of older programs end in A: written anew they say that Jacoby is not in use', () => {
    const old = value(parseMatchId('QYkqASAAIAAA'));
    assert.equal(old.jacoby, true);
    assert.equal(makeMatchId({ ...old, jacoby: false }), 'QYkqASAAIAAE');
  });

  it('what is written is read again', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const id = makeMatchId(match);
        assert.equal(id.length, 12);
        const wrong = match.length > 0 && Math.max(...match.score) >= match.length;
        holds(!wrong);
        assert.deepEqual(value(parseMatchId(id)), match);
      }),
      { numRuns: 300, seed: 8301 },
    );
  });

  it('are written with the higher die first', () => {
    assert.equal(makeMatchId({ ...MONEY, dice: [2, 4] }), makeMatchId({ ...MONEY, dice: [4, 2] }));
  });

  it('ERR_ID length and alphabet', () => {
    for (const id of ['', 'cAkAAAAAAAA', 'cAkAAAAAAAAEA', 'cAkAAAAAAAAE==']) {
      assert.equal(partOf(id), 'length');
    }
    for (const letter of ['-', '_', '=', ' ', 'é']) assert.equal(partOf(`cAkAAAAA${letter}AAE`), 'alphabet');
  });

  it('ERR_ID owner: 2 is nobody', () => {
    assert.equal(partOf('YAkAAAAAAAAE'), 'owner');
  });

  it('ERR_ID state: 5 is none', () => {
    assert.equal(partOf('cA0AAAAAAAAE'), 'state');
  });

  it('ERR_ID dice: seven, or only one of two', () => {
    const bytes = (second: number, third: number) =>
      Buffer.from([0x70, second, third, 0, 0, 0, 0, 0, 4]).toString('base64');
    assert.equal(parseMatchId(bytes(0x09 | 0x80, 0x08)).ok, true);
    assert.equal(partOf(bytes(0x09 | 0x80, 0x00)), 'dice');
    assert.equal(partOf(bytes(0x09 | 0x80, 0x03)), 'dice');
    assert.equal(partOf(bytes(0x09, 0x08)), 'dice');
    assert.equal(partOf(bytes(0x09 | 0x80, 0x1c)), 'dice');
  });

  it('ERR_ID score: a game that is played though somebody has won the match', () => {
    const won = { ...MONEY, length: 7, score: [7, 2] } as const;
    assert.equal(partOf(makeMatchId(won)), 'score');
    assert.deepEqual(value(parseMatchId(makeMatchId({ ...won, state: 'over' }))).score, [7, 2]);
  });

  it('ERR_ID trailing: a one after the last field', () => {
    assert.equal(partOf('cAkAAAAAAAAI'), 'trailing');
    assert.equal(partOf('cAkAAAAAAACE'), 'trailing');
  });

  it('never throw, and what is read is written the same but for the order of the dice', () => {
    const letter = fc.constantFrom(...BASE64);
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(letter, { minLength: 12, maxLength: 12 }).map((all) => all.join('')),
      fc
        .tuple(fc.constantFrom(...EXAMPLES), fc.nat(11), letter)
        .map(([[id], at, other]) => id.slice(0, at) + other + id.slice(at + 1)),
    );
    fc.assert(
      fc.property(text, (each) => {
        const result = parseMatchId(each);
        if (!result.ok) return;
        const [a, b] = result.value.dice ?? [0, 0];
        if (a >= b) assert.equal(makeMatchId(result.value), each);
      }),
      { numRuns: 600, seed: 8302 },
    );
  });
});

describe('PositionID:MatchID', () => {
  it('player 1 is White: here on roll with 52, the cube at 2 with Black', () => {
    const read = value(readGnubgId('sGfwATDgc/ABMA:QYkqASAAIAAE'));
    const { position, ...told } = read;
    assert.deepEqual(told, {
      format: 'gnubg-id',
      variant: 'short',
      turn: 'white',
      dice: [5, 2],
      cube: { value: 2, owner: 'black' },
      match: { length: 9, score: { white: 4, black: 2 }, crawford: false },
      offered: false,
    });
    assert.deepEqual(position.black, side({ 5: 2, 6: 4, 8: 2, 13: 5, 24: 2 }));
  });

  it('player 0 is Black: on roll, the second half is Black’s', () => {
    const read = value(readGnubgId('4HPwATDgc/ABUA:MAEAAAAAAAAE'));
    assert.deepEqual([read.turn, read.position.black[25], read.jacoby], ['black', 1, false]);
  });

  it('while a double waits the doubler is on roll', () => {
    const { offered, turn, answered } = value(readGnubgId('4HPwATDgc/ABMA:cBHgAAAAAAAE'));
    assert.deepEqual([offered, turn, answered], [true, 'white', undefined]);
  });

  it('a beaver that waits is told', () => {
    const { offered, turn, answered } = value(readGnubgId('4HPwATDgc/ABMA:QRkAAAAAAAAA'));
    assert.deepEqual([offered, turn, answered], [true, 'white', 'beaver']);
  });

  it('the error names the half that is damaged', () => {
    const formatOf = (text: string) => {
      const result = readGnubgId(text);
      return !result.ok && [result.error.code, result.error.detail['format'], result.error.detail['part']];
    };
    assert.deepEqual(formatOf('4HPwATDgc/ABM:cAkAAAAAAAAE'), ['ERR_ID', 'position-id', 'length']);
    assert.deepEqual(formatOf('4HPwATDgc/ABMA:cAkAAAAAAAA'), ['ERR_ID', 'match-id', 'length']);
    assert.deepEqual(formatOf('4HPwATDgc/ABMA:'), ['ERR_ID', 'match-id', 'length']);
    assert.deepEqual(formatOf('white 6:15; black')[0 as never], 'ERR_POSITION');
  });
});
