import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clean, facts, game, matchOf, problemsOf, read, told } from './texts.js';

const LEFT = '31: 8/5 6/5';
const RIGHT = '41: 13/9 24/23';
const NEXT = '  2) 42: 8/4 6/4                 31: 8/5 6/5';
const row = (left: string, right: string, number = 1): string =>
  `  ${number}) ${left.padEnd(27)} ${right}`.trimEnd();
const text = (...rows: readonly string[]): string => matchOf(7, game(1, 0, 0, ...rows));
const factsBefore = (whole: string): string[] => read(whole).record.facts.map(told);

const LEFT_FACTS = ['throw 31', '1 8/3 6/1'];
const ROW_FACTS = [...LEFT_FACTS, '2 41', '2 13/4 24/1'];

describe('a cell that cannot be read', () => {
  const BAD = ['foobar', '31 8/5 6/5', '8/5 6/5', '31; 8/5 6/5', '3l: 8/5 6/5'];

  for (const bad of BAD) {
    it(`on the left is told where it stands, and nothing after it is read: ${bad}`, () => {
      const first = text(row(bad, RIGHT), NEXT);
      assert.deepEqual(problemsOf(first), [`5:6 ERR_MAT_ROW ${bad}`]);
      assert.deepEqual(factsBefore(first), []);
      const second = text(row(LEFT, RIGHT), row(bad, '31: 8/5 6/5', 2));
      assert.deepEqual(problemsOf(second), [`6:6 ERR_MAT_ROW ${bad}`]);
      assert.deepEqual(factsBefore(second), ROW_FACTS);
    });

    it(`on the right leaves the play beside it: ${bad}`, () => {
      const whole = text(row(LEFT, bad), NEXT);
      assert.deepEqual(problemsOf(whole), [`5:34 ERR_MAT_ROW ${bad}`]);
      assert.deepEqual(factsBefore(whole), LEFT_FACTS);
    });

    it(`behind both columns leaves the plays in them: ${bad}`, () => {
      const whole = text(row(LEFT, `${RIGHT}      ${bad}`), NEXT);
      assert.deepEqual(problemsOf(whole), [`5:54 ERR_MAT_ROW ${bad}`]);
      assert.deepEqual(factsBefore(whole), ROW_FACTS);
    });
  }

  it('stands behind a gap, however narrow, or in the right column', () => {
    assert.deepEqual(problemsOf(text(`  1) ${LEFT}  foobar`, NEXT)), ['5:19 ERR_MAT_ROW foobar']);
    assert.deepEqual(problemsOf(text(`  1) ${LEFT}\tfoobar`, NEXT)), ['5:18 ERR_MAT_ROW foobar']);
    const long = '  2) 33: 24/21 24/21 13/10 13/10 foobar';
    assert.deepEqual(problemsOf(text(row(LEFT, RIGHT), long)), ['6:34 ERR_MAT_ROW foobar']);
    assert.equal(factsBefore(text(row(LEFT, RIGHT), long)).at(-1), '1 24/3 24/3 13/3 13/3');
  });

  it('beside a play that has been torn apart is no part of it', () => {
    assert.equal(facts(text('  1) 31:  8/5  6/5', NEXT.replace('42: 8/4 6/4', ' '.repeat(11)))).length, 4);
  });

  it('beside a word of the cube is not passed over', () => {
    const rows = [row(LEFT, RIGHT), row(' Doubles => 2', 'foobar', 2)];
    assert.deepEqual(problemsOf(text(...rows)), ['6:34 ERR_MAT_ROW foobar']);
    assert.equal(factsBefore(text(...rows)).at(-1), '1 double');
    const three = [row(LEFT, RIGHT), '  2)  Doubles => 2                Takes  42: 8/4 6/4'];
    assert.deepEqual(problemsOf(text(...three)), ['6:42 ERR_FACT roll toRoll MOVE-8']);
  });

  it('that stands for the whole row is told once', () => {
    assert.deepEqual(problemsOf(text(row('31 8/5 6/5', '41 13/9 24/23'), NEXT)), [
      '5:6 ERR_MAT_ROW 31 8/5 6/5',
    ]);
  });
});

describe('what stands in a column and is no play', () => {
  it('dots or dashes on the left say that the right player begins', () => {
    for (const none of ['', '...', '…', '--', '—']) {
      assert.deepEqual(facts(text(row(none, RIGHT))), ['throw 14', '2 13/4 24/1'], none);
    }
  });

  it('remarks behind a semicolon are passed over, in a row and in a line of their own', () => {
    const rows = [row(LEFT, `${RIGHT}    ; well played`), '; 66: 24/18(2) 13/7(2)', '; Bob wins 3 points'];
    assert.deepEqual(facts(text(...rows)), ROW_FACTS);
  });

  it('“Too good” does nothing: the player rolls', () => {
    for (const words of ['Too good', 'too good']) {
      const rows = [row(LEFT, ` ${words}`), row('', RIGHT, 2)];
      assert.deepEqual(facts(text(...rows)), ROW_FACTS, words);
    }
    const first = matchOf(0, game(1, 0, 0, row(' Too good', '66: 24/18(2) 13/7(2)')));
    assert.equal(clean(first).rules.openingRoll, 'rerolls');
  });
});

describe('lines without a number', () => {
  it('are read as rows, and what stands before their dice is told', () => {
    assert.deepEqual(facts(text(row(LEFT, RIGHT).replace('1)', '  '))), ROW_FACTS);
    const lost = text(row(LEFT, RIGHT).replace('1)', 'l)'), NEXT);
    assert.deepEqual(problemsOf(lost), ['5:3 ERR_MAT_ROW l)']);
    assert.equal(read(lost).record.facts.length, 8);
  });

  it('are no result where words stand before it', () => {
    const won = [row(LEFT, RIGHT), '      Wins 2 points'];
    assert.deepEqual(problemsOf(text(...won.slice(0, 1), 'Bob wins 2 points')), [
      '6:1 ERR_MAT_ROW Bob wins 2 points',
    ]);
    assert.deepEqual(facts(text(...won, 'Bob wins 3 points')).at(-1), '2 resign mars');
  });
});

describe('the numbers of rows', () => {
  const THIRD = '41: 13/9 6/5';
  const rows = (...numbers: readonly number[]): string =>
    text(...numbers.map((number, index) => row(PAIRS[index]![0], PAIRS[index]![1], number)));
  const PAIRS = [
    [LEFT, RIGHT],
    ['42: 8/4 6/4', '31: 8/5 6/5'],
    ['62: 24/18 13/11', THIRD],
  ] as const;

  it('ERR_MAT_NUMBER: the same twice, one left out, two that have changed places', () => {
    assert.deepEqual(problemsOf(rows(1, 1, 2)), ['6:3 ERR_MAT_NUMBER 1 2']);
    assert.deepEqual(problemsOf(rows(1, 7, 8)), ['6:3 ERR_MAT_NUMBER 7 2']);
    assert.deepEqual(problemsOf(rows(1, 3, 2)), ['6:3 ERR_MAT_NUMBER 3 2', '7:3 ERR_MAT_NUMBER 2 4']);
    assert.deepEqual(problemsOf(rows(2, 3)), ['5:3 ERR_MAT_NUMBER 2 1']);
  });

  it('nothing else changes: the plays are read', () => {
    assert.deepEqual(read(rows(1, 7, 7)).record, clean(rows(1, 2, 3)));
  });

  it('begin at 1 in each game', () => {
    const one = game(1, 0, 0, row(LEFT, RIGHT), '      Wins 1 point');
    clean(matchOf(7, one, game(2, 1, 0, row(LEFT, RIGHT))));
    const other = matchOf(7, one, game(2, 1, 0, row(LEFT, RIGHT, 2)));
    assert.deepEqual(problemsOf(other), ['10:3 ERR_MAT_NUMBER 2 1']);
  });

  it('are not looked for in rows without one, nor behind what could not be read', () => {
    clean(text(row(LEFT, RIGHT), row('42: 8/4 6/4', '', 2), '                                 31: 8/5 6/5'));
    assert.deepEqual(problemsOf(text(row('foobar', ''), row(LEFT, RIGHT, 5))), ['5:6 ERR_MAT_ROW foobar']);
  });

  it('are told as numbers, however long', () => {
    const long = text(row(LEFT, RIGHT).replace('1)', `${'9'.repeat(400)})`));
    assert.deepEqual(problemsOf(long), ['5:3 ERR_MAT_NUMBER 999999999999999 1']);
  });
});
