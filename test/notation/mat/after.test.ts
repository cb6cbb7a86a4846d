import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clean, facts, game, matchOf, OPENING, problemsOf, read, scoreOf, told } from './texts.js';

const PLAY = '  3) 62: 24/16                    63: 24/15';
const WINS = '      Wins 2 points';
const text = (...rows: readonly string[]): string => matchOf(7, game(1, 0, 0, ...OPENING, ...rows));
const after = (whole: string): string[] => read(whole).record.facts.slice(6).map(told);

describe('rows after the end of a game', () => {
  it('ERR_MAT_ROW: the first is told, and none is played', () => {
    const whole = text(WINS, PLAY, '  4) 21: 13/10');
    assert.deepEqual(problemsOf(whole), ['8:6 ERR_MAT_ROW 62: 24/16']);
    assert.deepEqual(after(whole), ['2 resign mars']);
  });

  it('ERR_MAT_ROW: a play beside or after a resignation', () => {
    const beside = text('  3)  Concedes                    63: 24/15', WINS.replace(/^/, ' '.repeat(28)));
    assert.deepEqual(problemsOf(beside), ['7:35 ERR_MAT_ROW 63: 24/15']);
    assert.deepEqual(after(beside), ['1 resign mars']);
  });

  it('CUBE-3: a play after a drop', () => {
    const whole = text('  3)  Doubles => 2                Drops', '  4) 62: 24/16');
    assert.deepEqual(problemsOf(whole), ['8:6 ERR_FACT roll over END-1']);
    assert.deepEqual(after(whole), ['1 double', '2 drop']);
  });

  it('CUBE-3: a drop may stand behind the result that comes of it', () => {
    const whole = text('  3)  Doubles => 2', '  4)  Wins 1 point                Drops');
    assert.deepEqual(facts(whole).slice(6), ['1 double', '2 drop']);
  });

  it('END-4: a resignation may be accepted in words', () => {
    assert.deepEqual(facts(text('  3)  Resigns 2 points             Accepts')).slice(6), ['1 resign mars']);
  });

  it('ERR_MAT_ROW: a second result that says something else does not count', () => {
    const right = '                                  Wins 1 point';
    const whole = text(right, '      Wins 1 point');
    assert.deepEqual(problemsOf(whole), ['8:7 ERR_MAT_ROW Wins 1 point']);
    assert.deepEqual(scoreOf(read(whole).record), [0, 1]);
    assert.deepEqual(problemsOf(text(right, right.replace('1', '2'))), ['8:35 ERR_MAT_ROW Wins 2 point']);
    clean(text(right, right));
  });
});

describe('the score after a game that is resigned', () => {
  for (const [left, right] of [
    [0, 0],
    [2, 2],
    [1, 0],
    [0, 2],
  ] as const) {
    it(`ERR_MAT_SCORE: ${left}-${right} is not what a game of two points comes to`, () => {
      const whole = matchOf(7, game(1, 0, 0, ...OPENING, WINS), game(2, left, right, ...OPENING));
      assert.deepEqual(problemsOf(whole), [`10:1 ERR_MAT_SCORE ${left}-${right} 1 2`]);
    });
  }

  it('ERR_MAT_SCORE: one that has shrunk; the result counts, and it is told once', () => {
    const won = [...OPENING, WINS];
    const whole = matchOf(9, game(1, 3, 1, ...won), game(2, 0, 0, ...won), game(3, 2, 0, ...OPENING));
    assert.deepEqual(problemsOf(whole), ['10:1 ERR_MAT_SCORE 0-0 1 2']);
    assert.deepEqual(scoreOf(read(whole).record), [7, 1]);
  });
});

describe('the names of later games', () => {
  const named = (number: number, left: string, right: string, ...rows: readonly string[]): string =>
    [` Game ${number}`, ` ${left}`.padEnd(32) + right, ...rows, ''].join('\n');
  const first = named(1, 'Ann : 0', 'Bob : 0', ...OPENING, WINS);

  it('the other way round: the columns are those of the other players', () => {
    const whole = matchOf(
      7,
      first,
      named(2, 'Bob : 0', 'Ann : 2', ...OPENING, '      Wins 1 point'),
      named(3, 'Ann : 2', 'Bob : 1'),
    );
    assert.deepEqual(facts(whole).slice(7, 11), ['new-game', 'throw 41', '1 13/4 24/1', '2 31']);
    assert.deepEqual(scoreOf(clean(whole)), [2, 1]);
  });

  it('ERR_MAT_MORE: two other names are another match', () => {
    const whole = `${matchOf(7, first)}\n; [Player 1 "Cy"]\n${named(1, 'Cy : 0', 'Di : 0', ...OPENING)}`;
    assert.deepEqual(problemsOf(whole), ['10:1 ERR_MAT_MORE']);
    assert.deepEqual(scoreOf(read(whole).record), [2, 0]);
  });

  it('a rating that changes, or one name that is written otherwise, is the same match', () => {
    const rated = named(1, 'Ann,1673 : 0', 'Bob (1500) : 0', ...OPENING, WINS);
    clean(matchOf(7, rated, named(2, 'ann,1680 : 2', 'Bob (1493) : 0', ...OPENING)));
    clean(matchOf(7, first, named(2, 'Anna : 2', 'Bob : 0', ...OPENING)));
    clean(matchOf(7, first, named(2, ': 2', ': 0', ...OPENING)));
    clean(matchOf(7, first, named(2, 'Annabel : 2', 'Bobby : 0', ...OPENING)));
  });

  it('names that differ in a number are two players', () => {
    const one = named(1, 'Player 1 : 0', 'Player 2 : 0', ...OPENING, WINS);
    const two = named(2, 'Player 2 : 0', 'Player 1 : 2', ...OPENING, WINS);
    assert.deepEqual(scoreOf(clean(matchOf(7, one, two))), [2, 2]);
  });
});
