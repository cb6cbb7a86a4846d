import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseRecord } from '../../../src/record/parse.js';
import { value } from '../../support/build.js';
import { clean, game, matchOf, OPENING, problemsOf, read, scoreOf } from './texts.js';

const GAME = game(1, 0, 0, ...OPENING);

describe('the length of a match text', () => {
  it('ERR_MAT_LENGTH: one that is no number of points is told, and read as play for money', () => {
    for (const line of ['-3 point match', '1e5 point match', '7.5 points match', 'five point match']) {
      const text = `\n  ${line}\n\n${GAME}`;
      assert.deepEqual(problemsOf(text), [`2:3 ERR_MAT_LENGTH ${line}`]);
      assert.deepEqual([read(text).record.rules.matchLength, read(text).record.facts.length], [0, 6]);
    }
  });

  it('is not looked for where another line tells it, in headers, or where it is agreed', () => {
    assert.equal(clean(`A 7 point match of old\n${matchOf(5, GAME)}`).rules.matchLength, 5);
    assert.equal(clean(`; [Event "A 7 point match"]\n; a 7 point match\n${GAME}`).rules.matchLength, 0);
    const agreed = { rules: { matchLength: 3 } };
    assert.equal(clean(`-3 point match\n${GAME}`, agreed).rules.matchLength, 3);
  });

  it('ERR_MAT_LENGTH: more than can be counted, and words that give no number, in a line or a header', () => {
    const lines = [`${2 ** 53} point match`, 'Match to seven', 'Match length: long', '; [Match Length "x"]'];
    for (const line of lines) {
      const text = `${line}\n${GAME}`;
      assert.deepEqual(problemsOf(text), [`1:1 ERR_MAT_LENGTH ${line}`]);
      assert.equal(read(text).record.rules.matchLength, 0);
    }
    assert.equal(clean(matchOf(2 ** 53 - 1, GAME)).rules.matchLength, 2 ** 53 - 1);
  });

  it('is told in other words and in headers, which are no notes', () => {
    for (const line of [
      'Match to 7 points',
      'match to 7',
      '7 pt match',
      '7-pt match',
      '7-point match',
      'Match length: 7',
      '; [Match Length "7"]',
      '; [MatchLength "7 points"]',
    ]) {
      const { rules, notes } = clean(`${line}\n${GAME}`);
      assert.deepEqual([rules.matchLength, notes], [7, undefined], line);
    }
    assert.equal(clean(`DMP\n${GAME}`).rules.matchLength, 1);
    assert.equal(clean(`; [MatchLength "Money"]\n${GAME}`).rules.matchLength, 0);
    assert.equal(clean(`; [MatchLength "9"]\n${matchOf(5, GAME)}`).rules.matchLength, 5);
  });

  it('may stand before every game, and breaks none that a drop has ended', () => {
    const dropped = game(1, 0, 0, ...OPENING, '  3)  Doubles => 2                Drops');
    for (const line of ['7 point match', 'Match to 7', '; [Event "Open"]\n\n7 point match']) {
      const text = `${matchOf(7, dropped)}\n${line}\n${game(2, 1, 0, ...OPENING)}`;
      assert.deepEqual(scoreOf(clean(text)), [1, 0], line);
      const other = `${matchOf(7, dropped)}\n${line}\n${game(1, 0, 0, ...OPENING)}`;
      assert.match(problemsOf(other).join(), /^\d+:1 ERR_MAT_MORE$/, line);
    }
  });

  it('ERR_MAT_MORE: another match begins with one that is not understood too', () => {
    const won = game(1, 0, 0, ...OPENING, '      Wins 2 points');
    assert.deepEqual(problemsOf(`${matchOf(7, won)}\n-3 point match\n${won}`), ['10:1 ERR_MAT_MORE']);
  });
});

describe('a match text that begins at a score that has won the match', () => {
  it('ERR_MAT_SCORE: it is told, and the match begins level (MATCH-1)', () => {
    for (const [left, right] of [
      [7, 0],
      [2, 8],
      [7, 7],
    ] as const) {
      const text = matchOf(7, game(1, left, right, ...OPENING));
      assert.deepEqual(problemsOf(text), [`4:1 ERR_MAT_SCORE ${left}-${right} 0 0`]);
      const { record } = read(text);
      assert.deepEqual(value(parseRecord(JSON.stringify(record))), record);
      assert.deepEqual([scoreOf(record), record.facts.length], [[0, 0], 6]);
    }
  });

  it('what the scores after it grow by is believed where the result says the same', () => {
    const won = game(1, 9, 0, ...OPENING, '      Wins 2 points');
    const text = matchOf(7, won, game(2, 11, 0, ...OPENING, '      Wins 1 point'));
    assert.deepEqual(problemsOf(text), ['4:1 ERR_MAT_SCORE 9-0 0 0']);
    assert.deepEqual(scoreOf(read(text).record), [3, 0]);
  });

  it('one short of it, and any score without a match, is none', () => {
    assert.deepEqual(scoreOf(clean(matchOf(7, game(1, 6, 0, ...OPENING)))), [6, 0]);
    assert.deepEqual(scoreOf(clean(matchOf(0, game(1, 60, 8, ...OPENING)))), [60, 8]);
  });
});

describe('the end of a match text', () => {
  it('what only fills the file is no row: NUL, and the end of a text in DOS', () => {
    for (const end of ['\u001A', '\n\u001A\n', '\0'.repeat(9), '\r\n\u001A\0\0 \n']) {
      assert.deepEqual(clean(matchOf(7, GAME.trimEnd()) + end), clean(matchOf(7, GAME)));
    }
  });
});

describe('the problems of a match text', () => {
  it('stand in the order of the text, by line and column', () => {
    const bad = game(1, 0, 0, ...OPENING, '  7)  Doubles => 4                foobar');
    const next = game(2, 0, 0, '  2) foobar', '      Wins 1 point');
    const text = `x point match\n; [Variation "HyperGammon (1)"]\n${bad}\n${next}\n5 point match\n${GAME}`;
    assert.deepEqual(
      read(text).problems.map(({ line, column, code: each }) => `${line}:${column} ${each}`),
      [
        '1:1 ERR_MAT_LENGTH',
        '2:3 ERR_MAT_VARIATION',
        '3:1 ERR_MAT_RESULT',
        '7:3 ERR_MAT_NUMBER',
        '7:7 ERR_MAT_CUBE',
        '7:35 ERR_MAT_ROW',
        '11:3 ERR_MAT_NUMBER',
        '11:6 ERR_MAT_ROW',
        '15:1 ERR_MAT_MORE',
      ],
    );
  });
});
