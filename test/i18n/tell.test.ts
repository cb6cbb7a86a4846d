import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { registerLanguage } from '../../src/i18n/index.js';
import { check } from '../../src/notation/convert.js';
import { tell, tellChecked, tellLost, textSpeaker } from '../../src/notation/tell.js';
import { value } from '../support/build.js';

registerLanguage('xa', {
  ERR_EMPTY: 'Der Text ist leer.',
  'file-ERR_PLAY_SHORT': 'Würfel bleiben liegen (Regel {rule}).',
  'file-ERR_ID': 'Die {format} ist beschädigt: {part}.',
  'format-position-id': 'Positions-ID',
  ERR_FACT: '{what} geht hier nicht: Regel {rule}.',
  'fact-roll': 'Ein Wurf',
  entry: '{place} der Aufzeichnung: {text}',
  lost: 'Verloren: {facts}.',
  'lost-facts.draw': 'ein Unentschieden',
  'kind-play': 'ein Zug',
  found: { one: '{n} Fehler', other: '{n} Fehler' },
});
const say = textSpeaker('xa');

describe('the command line in another language', () => {
  it('tells problems, by the sentence of files where a board has another', () => {
    assert.equal(tell({ code: 'ERR_EMPTY', detail: {} }, say), 'Der Text ist leer.');
    const short = { code: 'ERR_PLAY_SHORT', detail: { rule: 'MOVE-4' } };
    assert.equal(tell(short, say), 'Würfel bleiben liegen (Regel MOVE-4).');
    const fact = { code: 'ERR_FACT', detail: { type: 'roll', rule: 'MOVE-8', fact: 3 } };
    assert.equal(tell(fact, say), 'facts[3] der Aufzeichnung: Ein Wurf geht hier nicht: Regel MOVE-8.');
  });

  it('falls back to English entry by entry', () => {
    const id = { code: 'ERR_ID', detail: { format: 'position-id', part: 'length' } };
    assert.equal(tell(id, say), 'Die Positions-ID ist beschädigt: it must have 14 letters.');
    assert.equal(tell({ code: 'ERR_CUBE', detail: { value: 3 } }, say), 'The cube cannot stand at 3.');
    assert.equal(say('usage-option', { name: '--lang' }), 'There is no option --lang.');
  });

  it('tells what a text holds and what gets lost', () => {
    assert.equal(tellChecked(value(check('8/5')), say), 'ein Zug, 0 Fehler');
    assert.equal(tellLost(['facts.draw', 'notes.day'], say), 'Verloren: ein Unentschieden, the note “day”.');
  });
});
