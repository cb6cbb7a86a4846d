import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Colour, Side } from '../../../src/engine/types.js';
import { makeLongId, parseLongId, readLongId, type LongPosition } from '../../../src/notation/id/long-id.js';
import { bare } from '../../../src/notation/id/read.js';
import { holds, side, value } from '../../support/build.js';
import { dice, situations } from '../../support/situations.js';

const head: Side = side({ 24: 15 });
const START: LongPosition = {
  variant: 'long',
  position: { white: head, black: head },
  turn: 'white',
  dice: null,
  rolls: { white: 0, black: 0 },
};
const START_ID = 'LN1-500000001zzy00003zzwwzt';

const partOf = (text: string) => {
  const result = parseLongId(text);
  holds(!result.ok, text);
  assert.deepEqual([result.error.code, result.error.detail['format']], ['ERR_ID', 'long-id']);
  return result.error.detail['part'];
};

const anyLong: fc.Arbitrary<LongPosition> = fc
  .record({
    situation: situations('long'),
    variant: fc.constantFrom('long', 'crazy-gulbar'),
    turn: fc.constantFrom<Colour | null>('white', 'black', null),
    dice: fc.option(dice),
    rolls: fc.option(
      fc.tuple(fc.nat(3), fc.nat(3)).map(([white, black]) => ({ white, black })),
      { nil: undefined },
    ),
    first: fc.option(dice, { nil: undefined }),
  })
  .map(({ situation, rolls, first, ...rest }) => ({
    ...rest,
    position: situation.position,
    ...(rolls && { rolls }),
    ...(first && { starterFirstRoll: first }),
  }));

describe('ids of long nardy', () => {
  it('the start of a game, White to roll for the first time', () => {
    assert.equal(makeLongId(START), START_ID);
    assert.deepEqual(value(parseLongId(START_ID)), {
      ...bare('long-id', 'long', START.position),
      turn: 'white',
      rolls: { white: 0, black: 0 },
    });
  });

  it('HEAD-2, HEAD-3: Black’s first turn with 4-4, after 5-5 of White', () => {
    const told: LongPosition = {
      variant: 'crazy-gulbar',
      position: { white: side({ 24: 14, 4: 1 }), black: head },
      turn: 'black',
      dice: [4, 4],
      rolls: { white: 1, black: 0 },
      starterFirstRoll: [5, 5],
    };
    const { format, offered, cube, match, ...read } = value(parseLongId(makeLongId(told)));
    assert.deepEqual([format, offered, cube, match], ['long-id', false, null, null]);
    assert.deepEqual(read, told);
  });

  it('what is written is read again', () => {
    fc.assert(
      fc.property(anyLong, (told) => {
        const id = makeLongId(told);
        assert.match(id, /^LN1-[0-9a-hjkmnp-tv-z]{23}$/);
        const { variant, position, ...rest } = told;
        assert.deepEqual(value(parseLongId(id)), { ...bare('long-id', variant, position), ...rest });
      }),
      { numRuns: 200, seed: 8701 },
    );
  });

  it('GUL-2: more than three own rolls are three', () => {
    const id = makeLongId({ ...START, rolls: { white: 7, black: 4 } });
    assert.deepEqual(value(parseLongId(id)).rolls, { white: 3, black: 3 });
  });

  it('are read in any case', () => {
    assert.deepEqual(parseLongId(START_ID.toUpperCase()), parseLongId(START_ID.toLowerCase()));
  });

  it('ERR_ID checksum: any other letter, any two neighbours exchanged', () => {
    const letters = START_ID.slice(4);
    for (let at = 0; at < letters.length; at++) {
      for (const letter of '0123456789abcdefghjkmnpqrstvwxyz') {
        if (letter === letters[at]) continue;
        assert.equal(partOf(`LN1-${letters.slice(0, at)}${letter}${letters.slice(at + 1)}`), 'checksum');
      }
      const [a = '', b = ''] = letters.slice(at, at + 2);
      if (a === b || b === '') continue;
      assert.equal(partOf(`LN1-${letters.slice(0, at)}${b}${a}${letters.slice(at + 2)}`), 'checksum');
    }
  });

  it('ERR_ID version, length and alphabet', () => {
    assert.equal(partOf(START_ID.replace('LN1', 'LN2')), 'version');
    assert.equal(partOf(START_ID.slice(0, -1)), 'length');
    assert.equal(partOf(`${START_ID}0`), 'length');
    for (const letter of ['i', 'l', 'o', 'u', '-', 'é']) {
      assert.equal(partOf(START_ID.slice(0, -1) + letter), 'alphabet');
    }
  });

  it('ERR_ID: a right checksum does not make a position of what cannot be', () => {
    const white = side({ 24: 14, 12: 1 });
    for (const [change, part] of [
      [{ position: { white, black: head } }, 'shared'],
      [{ position: { white: side({ 1: 15 }), black: side({ 13: 15 }) } }, 'shared'],
      [{ position: { white: side({ 24: 15, 3: 1 }), black: head } }, 'checkers'],
      [{ dice: [7, 1] }, 'dice'],
      [{ dice: [0, 1] }, 'dice'],
      [{ starterFirstRoll: [1, 0] }, 'first-roll'],
    ] as const) {
      assert.equal(partOf(makeLongId({ ...START, ...change } as unknown as LongPosition)), part);
    }
  });

  it('no other format takes one for its own: neither its length nor its alphabet is theirs', () => {
    assert.equal(START_ID.length, 27);
    assert.match(START_ID, /-/);
    for (const text of ['4HPwATDgc/ABMA', 'white 24:15; black 24:15', 'LN', 'LNabc', '']) {
      const result = readLongId(text);
      assert.equal(!result.ok && result.error.code, 'ERR_POSITION');
    }
  });

  it('never throw when damaged, and never have other than fifteen of a side', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }).map((rest) => `LN1-${rest}`),
      fc
        .array(fc.constantFrom(...'0123456789abcdefghjkmnpqrstvwxyz'), { minLength: 23, maxLength: 23 })
        .map((all) => `LN1-${all.join('')}`),
    );
    fc.assert(
      fc.property(text, (each) => {
        const result = parseLongId(each);
        if (!result.ok) return;
        for (const counts of Object.values(result.value.position)) {
          holds(counts.every((n) => n >= 0) && counts.reduce((sum, n) => sum + n, 0) === 15);
        }
      }),
      { numRuns: 400, seed: 8702 },
    );
  });
});
