import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { en } from '../../src/doors/i18n/en.js';
import { type Complete, defineLanguage, type Language, registerLanguage } from '../../src/i18n/index.js';
import { faultsOf, LANGUAGES, piecesOf } from './pieces.js';

/** A piece of English as the pieces are written. */
const small = {
  roll: 'Roll',
  many: 'There are {n}.',
  pips: { one: '{n} pip', other: '{n} pips' },
} as const;
type Small = Complete<typeof small>;

describe('a complete language, for the compiler', () => {
  it('has every word of the board and no other', () => {
    const { roll, ...rest } = en;
    assert.equal(defineLanguage({ ...rest, roll }).roll, roll);
    // @ts-expect-error a word is missing
    defineLanguage(rest);
    // @ts-expect-error a word is unknown
    defineLanguage({ ...en, rol: 'Roll' });
    const pieces = { ...rest, roll, rol: 'Roll' };
    // @ts-expect-error a word is unknown, though it comes from a piece
    defineLanguage(pieces);
  });

  it('has in each piece the words of the English one', () => {
    const whole: Small = { roll: 'x', many: 'x {n}', pips: { one: 'x {n}', other: 'x {n}' } };
    // @ts-expect-error `many` is missing
    const less: Small = { roll: 'x', pips: 'x' };
    // @ts-expect-error `rol` is unknown
    const more: Small = { roll: 'x', many: 'x', pips: 'x', rol: 'x' };
    assert.equal([whole, less, more].length, 3);
  });

  it('may have plural forms where a number stands in English, and a sentence where English has forms', () => {
    const forms: Small = { roll: 'x', many: { one: 'x', few: 'x {n}', other: 'x {n}' }, pips: '{n} x' };
    // @ts-expect-error no number comes with `roll`
    const odd: Small = { roll: { one: 'x', other: 'x' }, many: 'x', pips: 'x' };
    // @ts-expect-error a plural always has `other`
    const poor: Small = { roll: 'x', many: 'x', pips: { one: 'x' } };
    assert.equal([forms, odd, poor].length, 3);
  });
});

describe('words that a page adds', () => {
  it('may be some of all, those of the command line too, but none that is unknown', () => {
    registerLanguage('xa', {
      roll: 'x',
      ERR_EMPTY: 'x',
      pips: { one: '{n} x', few: '{n} x', other: '{n} x' },
    });
    // @ts-expect-error a word is unknown
    registerLanguage('xa', { roll: 'x', rol: 'x' });
    const words = { roll: 'x', rol: 'x' };
    // @ts-expect-error a word is unknown, though it comes in an object that was made before
    registerLanguage('xa', words);
    const some: Language = { undo: 'x' };
    registerLanguage('xa', some);
    assert.ok(LANGUAGES.includes('en'));
  });
});

describe('each language of the project', () => {
  it('has the words of English, its places, and the plural forms that the language has', async () => {
    const english = await piecesOf('en');
    for (const tag of LANGUAGES) {
      const pieces = await piecesOf(tag);
      assert.deepEqual([...pieces.keys()], [...english.keys()], tag);
      for (const [name, words] of pieces)
        assert.deepEqual(faultsOf(tag, words, english.get(name)!), [], `${tag}/${name}`);
    }
  });

  it('is noticed where it lacks something', () => {
    const lt = {
      rol: 'x',
      many: { one: '{n} x', few: '{n} x', many: '{n} x', other: '{who} x' },
      pips: { one: '{n} x', two: '{n} x', other: '{n} x' },
    };
    assert.deepEqual(faultsOf('lt', lt, small), [
      'roll: missing',
      'rol: unknown',
      'many: no {who} in English',
      'pips: no form “few”',
      'pips: no form “many”',
      'pips: “two” is no form of this language',
    ]);
  });
});

describe('the pieces of English', () => {
  it('have no key in common, since a language has all of them on one shelf', async () => {
    const keys = [...(await piecesOf('en')).values()].flatMap((words) => Object.keys(words));
    assert.deepEqual(
      keys.filter((key, at) => keys.indexOf(key) !== at),
      [],
    );
  });
});
