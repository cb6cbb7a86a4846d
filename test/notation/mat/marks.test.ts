import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clean, facts, game, matchOf, OPENING, problemsOf, read, told } from './texts.js';

const row = (number: number, left: string, right = ''): string =>
  `  ${number}) ${left.padEnd(27)} ${right}`.trimEnd();
const text = (...rows: readonly string[]): string => matchOf(7, game(1, 0, 0, ...OPENING, ...rows));
const after = (...rows: readonly string[]): string[] => facts(text(...rows)).slice(6);
const PLAYS = ['1 62', '1 24/6 18/2', '2 63', '2 24/6 18/3'];

describe('marks behind a play', () => {
  it('judge it, and are neither a resignation nor a fault', () => {
    for (const marks of ['??', '????', '?', '!', '!?', '?!', '!? ???']) {
      assert.deepEqual(after(row(3, `62: 24/16 ${marks}`, `63: 24/15 ${marks}`)), PLAYS, marks);
      assert.deepEqual(after(row(3, `62: 24/16${marks}`, `63: 24/15     ${marks}`)), PLAYS, marks);
    }
    assert.deepEqual(after(row(3, '62: 24/16   ??', '63: 24/15'), row(4, ' Doubles => 2 ?', 'Takes ??')), [
      ...PLAYS,
      '1 double',
      '2 take',
    ]);
  });

  it('do not end the game: the rows after it are played', () => {
    const rows = [row(3, '62: 24/16', '63: 24/15 ??'), row(4, '21: 13/10')];
    assert.deepEqual(after(...rows), [...PLAYS, '1 21', '1 13/2 11/1']);
  });

  it('are a resignation behind dice alone, or where they have a column alone', () => {
    assert.deepEqual(after(row(3, '62: ????')), ['1 62', '1 resign']);
    assert.deepEqual(after(row(3, '????')), ['1 resign']);
    assert.deepEqual(after(row(3, '62: 24/16', '????')), [...PLAYS.slice(0, 2), '2 resign']);
    assert.deepEqual(after(row(3, '62: 24/16', '63: ????')), [...PLAYS.slice(0, 2), '2 63', '2 resign']);
  });
});

describe('a remark behind a play', () => {
  it('begins at a semicolon and goes to the end of the cell', () => {
    for (const remark of ['; a comment', ';good', ' ; 31: better; or pass', '; he must double here']) {
      assert.deepEqual(after(row(3, '62: 24/16', `63: 24/15 ${remark}`)), PLAYS, remark);
    }
    assert.deepEqual(after(row(3, '62: 24/16 ; why?', '63: 24/15')), PLAYS);
  });

  it('a semicolon between moves parts them', () => {
    assert.deepEqual(after(row(3, '62: 24/18; 18/16', '63: 24/18 ; 18/15')), PLAYS);
  });
});

describe('what stands behind a word of the cube', () => {
  it('ERR_MAT_ROW: is told where it begins', () => {
    const told3 = (left: string, right: string) => problemsOf(text(row(3, left, right)));
    assert.deepEqual(told3(' Doubles => 2   5/4', ' Takes'), ['7:22 ERR_MAT_ROW 5/4']);
    assert.deepEqual(told3(' Doubles => 2   1?: 8/5', ' Drops'), ['7:22 ERR_MAT_ROW 1?: 8/5']);
    assert.deepEqual(told3(' Doubles => 2', ' Takes 7/3 rubbish'), ['7:41 ERR_MAT_ROW 7/3 rubbish']);
    assert.deepEqual(told3(' Doubles => 2 4', ' Takes'), ['7:20 ERR_MAT_ROW 4']);
  });

  it('CUBE-3: the words that tell what is done belong to it', () => {
    for (const double of ['Doubles => 2', 'doubles to 2', 'Double', 'Doubles  => 2', 'Doubles: 2 points.']) {
      for (const take of ['Takes', 'accepts', 'Takes the cube', 'Takes ; of course']) {
        assert.deepEqual(after(row(3, double, take)), ['1 double', '2 take'], `${double} ${take}`);
      }
    }
  });
});

describe('columns that tabs part', () => {
  const tabbed = (...rows: readonly string[]): string =>
    ['7 point match', 'Game 1', 'A : 0\tB : 0', ...rows].join('\n');

  it('an empty left one is empty', () => {
    const rows = ['1)\t\t52: 13/8 24/22', '2)\t31: 8/5 6/5\t61: 13/7 8/7'];
    const all = ['throw 25', '2 13/5 24/2', '1 31', '1 8/3 6/1', '2 61', '2 13/6 8/1'];
    assert.deepEqual(facts(tabbed(...rows)), all);
    assert.deepEqual(facts(tabbed(rows[0]!.replace('\t', ' \t\t'), rows[1]!.replace('5\t', '5\t\t'))), all);
  });

  it('a result stands in the column of the winner', () => {
    const rows = ['1)\t31: 8/5 6/5\t52: 13/8 24/22'];
    assert.equal(facts(tabbed(...rows, '\t\tWins 1 point')).at(-1), '1 resign oin');
    assert.equal(facts(tabbed(...rows, '\tWins 1 point')).at(-1), '2 resign oin');
  });
});

describe('a row that has lost its number', () => {
  const rows = [row(3, '62: 24/16', '63: 24/15'), row(4, '21: 8/5', '21: 8/5'), row(5, '21: 8/5')];
  const lost = rows.map((each, index) => (index === 1 ? each.replace('4)', '  ') : each));

  it('ERR_MAT_NUMBER: is told where the next one counts it, and played', () => {
    assert.deepEqual(problemsOf(text(...lost)), ['8:6 ERR_MAT_NUMBER 0 4']);
    assert.deepEqual(read(text(...lost)).record.facts.map(told), facts(text(...rows)));
  });

  it('is none where the numbers go on without it, or where no other one has a number', () => {
    clean(text(...lost.slice(0, 2), row(4, '21: 8/5')));
    clean(matchOf(7, game(1, 0, 0, ...OPENING.map((each) => each.replace(/\d\)/, '  ')))));
  });
});
