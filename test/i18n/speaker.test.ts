import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { en } from '../../src/doors/i18n/en.js';
import { core } from '../../src/i18n/en/core.js';
import type * as I18n from '../../src/i18n/index.js';
import { type Language, onLanguage, registerLanguage, type Say, speaker } from '../../src/i18n/index.js';

registerLanguage('xa', {
  roll: 'Würfeln',
  undo: 'Zurück',
  statusBalance: { one: 'Ein Spiel kostet einen.', other: 'Ein Spiel kostet bis zu {n}.' },
});
registerLanguage('xa-CH', { roll: 'Würfle' });
registerLanguage('ru', {
  points: { one: '{n} пункт', few: '{n} пункта', many: '{n} пунктов', other: '{n} пункта' },
});

type Built = readonly Rolldown.RolldownOutput[];

describe('a sentence', () => {
  it('is looked up in the region, then in the base, then in English', () => {
    const say = speaker('xa-CH', en);
    assert.deepEqual([say('roll'), say('undo'), say('take')], ['Würfle', 'Zurück', 'Take']);
  });

  it('is looked up without regard to capitals, and step by step where a tag has several parts', () => {
    assert.equal(speaker('XA-ch', en)('roll'), 'Würfle');
    assert.equal(speaker('xa-CH-1996', en)('roll'), 'Würfle');
    assert.equal(speaker('xa-Latn-DE', en)('roll'), 'Würfeln');
  });

  it('is English where the tag is unknown or malformed', () => {
    for (const tag of ['', 'tlh', 'not a tag!', 'x', '-', '🎲'])
      assert.equal(speaker(tag, en)('roll'), 'Roll', tag);
  });

  it('has its places filled once, and keeps one that nobody fills', () => {
    const say = speaker('en', en);
    assert.equal(say('who', { name: '{colour} {who}', colour: 'white' }), '{colour} {who} (white)');
    assert.equal(say('who', { name: 'Ann' }), 'Ann ({colour})');
  });

  it('is one of those that the speaker was given: English comes from whoever speaks', () => {
    const say: Say<'white' | 'point'> = speaker('xa', core);
    assert.equal(say('point', { n: 6 }), '6-point');
    // @ts-expect-error `roll` is no word of `core`
    assert.equal(speaker('tlh', core)('roll'), 'roll');
    // @ts-expect-error one who has fewer words cannot stand where more are needed
    const more: Say<'roll'> = speaker('tlh', core);
    assert.equal(more('roll'), 'roll');
  });

  it('of English can be changed by the page, for those who fall back to it too', () => {
    registerLanguage('en', { drop: 'Pass' });
    for (const tag of ['en', 'en-GB', '', 'ru']) assert.equal(speaker(tag, en)('drop'), 'Pass', tag);
  });

  it('that is none falls back, and one that is broken is shown, but nothing throws', () => {
    registerLanguage('xz', {
      roll: null,
      undo: undefined,
      take: 5,
      points: { few: 2 },
    } as unknown as Language);
    const say = speaker('xz', en);
    assert.deepEqual([say('roll'), say('undo')], ['Roll', 'Undo']);
    assert.doesNotThrow(() => [say('take'), say('points', { n: 1 })]);
  });
});

describe('a number', () => {
  it('takes the plural form of its language', () => {
    const say = speaker('ru', en);
    const told = [1, 2, 5, 11, 21, 1.5].map((n) => say('points', { n }));
    assert.deepEqual(told, ['1 пункт', '2 пункта', '5 пунктов', '11 пунктов', '21 пункт', '1,5 пункта']);
  });

  it('takes the English form where the sentence is English', () => {
    const say = speaker('ru', en);
    assert.deepEqual([say('pips', { n: 21 }), say('pips', { n: 1 })], ['21 pips', '1 pip']);
  });

  it('may have forms where English has none', () => {
    const say = speaker('xa', en);
    assert.equal(say('statusBalance', { n: 1 }), 'Ein Spiel kostet einen.');
    assert.equal(say('statusBalance', { n: 2 }), 'Ein Spiel kostet bis zu 2.');
  });

  it('is written as its language writes it; a text is left as it is', () => {
    registerLanguage('de', { statusCube: 'Der Würfel steht auf {cube}.' });
    const told = (tag: string, cube: string | number) => speaker(tag, en)('statusCube', { cube });
    assert.equal(told('de', 1234.5), 'Der Würfel steht auf 1.234,5.');
    assert.equal(told('de', '1234.5'), 'Der Würfel steht auf 1234.5.');
    assert.equal(told('en', 1234.5), 'The cube now stands at 1,234.5.');
  });

  it('is written as in English where nobody has registered the language', () => {
    assert.equal(speaker('fr', en)('pips', { n: 1234 }), '1,234 pips');
  });

  it('is counted as in English, not as the machine counts, where Intl does not know the language', () => {
    registerLanguage('xa', { points: { one: '{n} Punkt', few: '{n} Pünktchen', other: '{n} Punkte' } });
    assert.equal(speaker('xa', en)('points', { n: 2 }), '2 Punkte');
    assert.equal(speaker('xa', en)('points', { n: 1234.5 }), '1,234.5 Punkte');
  });
});

describe('a speaker', () => {
  it('is the same one for a tag and its English until a language is registered', () => {
    const before = speaker('xa', en);
    assert.equal(speaker('xa', en), before);
    assert.notEqual(speaker('ru', en), before);
    assert.notEqual(speaker('xa', core), before);
    registerLanguage('xb', {});
    assert.notEqual(speaker('xa', en), before);
  });

  it('hears of a language that is registered late, and of words that are added to it', () => {
    assert.equal(speaker('xc', en)('roll'), 'Roll');
    registerLanguage('xc', { roll: 'Tirar', undo: 'Atrás' });
    registerLanguage('XC', { roll: 'Lanzar' });
    const say = speaker('xc', en);
    assert.deepEqual([say('roll'), say('undo')], ['Lanzar', 'Atrás']);
  });

  it('is called back after each registration, until it wants no more', () => {
    const heard: string[] = [];
    const deaf = onLanguage(() => heard.push(speaker('xd', en)('roll')));
    registerLanguage('xd', { roll: 'Rouler' });
    deaf();
    registerLanguage('xd', { roll: 'Lancer' });
    assert.deepEqual(heard, ['Rouler']);
  });

  it('knows what another copy of this module has registered, whichever script came first', async () => {
    const entry = fileURLToPath(new URL('../../src/i18n/index.ts', import.meta.url));
    const lib = { entry, formats: ['es' as const] };
    const built = (await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, lib },
    })) as Built;
    const copy = (await import(
      `data:text/javascript,${encodeURIComponent(built[0]!.output[0].code)}`
    )) as typeof I18n;
    assert.notEqual(copy.speaker, speaker);
    assert.equal(copy.speaker('xa', en)('roll'), 'Würfeln');
    copy.registerLanguage('xe', { roll: 'Kasti' });
    assert.equal(speaker('xe', en)('roll'), 'Kasti');
  });
});
