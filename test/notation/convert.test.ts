import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { check, convert } from '../../src/notation/convert.js';
import { tell, tellChecked, tellLost } from '../../src/notation/tell.js';
import { parseRecord } from '../../src/record/parse.js';
import { code, value } from '../support/build.js';

const file = (name: string) => readFileSync(new URL(`../fixtures/sgf/${name}.sgf`, import.meta.url), 'utf8');
const START = '-b----E-C---eE---c-e----B-';

describe('converting a text', () => {
  it('to a record and back to SGF keeps the play; from SGF to SGF it keeps the analysis too', () => {
    const { text } = value(convert(file('analysed'), 'record'));
    const record = value(parseRecord(text));
    assert.equal(record.facts.length, 11);
    const { text: back } = value(convert(text, 'sgf'));
    assert.match(back, /;W\[31hefe\]\n;B\[41lpab\]\n;W\[double\]\n;B\[drop\]/);
    assert.match(value(convert(file('analysed'), 'sgf')).text, /;W\[31hefe\]A\[0\]\[hefe E ver 3/);
  });

  it('to match text keeps the play', () => {
    const { text, problems } = value(convert(file('match'), 'mat'));
    assert.deepEqual(problems, []);
    const { kind, summary, problems: after } = value(check(text));
    assert.deepEqual([kind, summary, after], ['mat', value(check(file('match'))).summary, []]);
  });

  it('tells what was wrong in it', () => {
    const { problems, text } = value(convert('(;GM[6]\n;W[31hefe];B[41lpaf])', 'record'));
    assert.deepEqual(
      problems.map((each) => [each.line, each.column, tell(each)]),
      [[2, 12, '24/19 cannot be played here (rule MOVE-1).']],
    );
    assert.equal(value(parseRecord(text)).facts.length, 3);
  });

  it('to an XGID shows the position at a turn, dice rolled, or where somebody was last to act', () => {
    const xgid = (game: number, turn: number) =>
      value(convert(file('analysed'), 'xgid', { game, turn })).text;
    assert.equal(xgid(1, 1), `XGID=${START}:0:0:1:31:0:0:0:3:10\n`);
    assert.equal(xgid(2, 1), `XGID=${START}:0:0:1:65:1:0:0:3:10\n`);
    const last = value(convert(file('analysed'), 'xgid')).text;
    assert.match(last, /:0:0:-1:D:1:0:0:3:10\n$/);
    assert.equal(code(convert(file('analysed'), 'xgid', { game: 2, turn: 9 })), 'ERR_TURN_NUMBER');
    assert.equal(code(convert(file('analysed'), 'xgid', { game: 3, turn: 1 })), 'ERR_TURN_NUMBER');
  });

  it('takes a position for a game that begins from it', () => {
    const id = `XGID=${START}:1:1:1:42:0:0:0:0:10`;
    assert.equal(value(convert(id, 'xgid')).text, `${id}\n`);
    assert.match(
      value(convert(id, 'sgf')).text,
      /;PL\[W\]AE\[a:y\]AW.*\n;CV\[2\]\n;CO\[w\]CP\[w\]\n;PL\[W\]DI\[42\]\)/,
    );
    assert.deepEqual(value(convert(`Look:\n ${id.replace(':42:', ':R:')}`, 'record')).problems, [
      { line: 2, column: 2, code: 'ERR_ID_LEFT_OUT', detail: { format: 'xgid', part: 'raccoon' } },
    ]);
    assert.equal(code(convert('8/5 6/5', 'sgf')), 'ERR_CONVERT');
    assert.equal(code(convert('nothing', 'sgf')), 'ERR_UNKNOWN');
  });
});

describe('checking a text', () => {
  it('counts games and plays, and tells the score', () => {
    const checked = value(check(file('match')));
    assert.deepEqual(checked, {
      kind: 'sgf',
      problems: [],
      summary: { games: 6, plays: 190, names: ['Ada', 'Bruno'], score: [2, 10], matchLength: 5, over: true },
    });
    assert.equal(
      tellChecked(checked),
      'SGF, match to 5, 6 games, 190 plays, Ada 2 – 10 Bruno, over, 0 problems',
    );
  });

  it('tells what else it is', () => {
    assert.equal(tellChecked(value(check('white 6:15; black 6:15'))), 'a position, 0 problems');
    assert.equal(tellChecked(value(check('8/5'))), 'a play, 0 problems');
    assert.equal(
      tellChecked(value(check('(;GM[6];W[31hefe];B[x])'))),
      'SGF, no match, 1 game, 1 play, 1 0 – 0 2, under way, 1 problem',
    );
  });
});

describe('a problem in words', () => {
  it('is a sentence, also where the board has it, or the code with its values', () => {
    assert.equal(
      tell({ code: 'ERR_TOO_LONG', detail: { limit: 5 } }),
      'The text is longer than 5 characters.',
    );
    assert.equal(
      tell({ code: 'ERR_POSITION', detail: { word: '6:x' } }),
      'The position is not understood at “6:x”.',
    );
    assert.equal(tell({ code: 'ERR_NEW', detail: { a: 1 } }), 'ERR_NEW {"a":1}');
    assert.equal(
      tell({ code: 'ERR_ID_FACT', detail: { format: 'xgid', fact: 'cube' } }),
      'The format xgid cannot hold the cube as it is.',
    );
  });

  it('names what cannot come, and where it stands in the record', () => {
    const fact = { type: 'new-game', phase: 'over', rule: 'MATCH-1' };
    assert.equal(tell({ code: 'ERR_FACT', detail: fact }), 'A new game cannot come here: rule MATCH-1.');
    assert.equal(
      tell({ code: 'ERR_RECORD_FACT', detail: { fact: 1234, part: 'dice' } }),
      'facts[1234] of the record: This is not understood (dice).',
    );
    assert.equal(
      tell({ code: 'MOVE-3', detail: { from: 8, die: 3, fact: 5, unfinished: 0 } }),
      'unfinished[0] of the record: It breaks rule MOVE-3.',
    );
  });

  it('names what is lost', () => {
    assert.equal(
      tellLost(['facts.throw', 'rules.stake', 'setup.balances', 'cube']),
      'This format cannot hold everything. Lost: dice thrown for the start, the option stake, the set-up’s balances, cube.',
    );
  });
});
