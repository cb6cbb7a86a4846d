import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMat } from '../../../src/notation/mat/read.js';
import { fold } from '../../../src/record/record.js';
import { code, value } from '../../support/build.js';
import { clean, facts, game, matchOf, OPENING, problemsOf, read, scoreOf, told } from './texts.js';

describe('the head of a match text', () => {
  const HEAD = [
    '; [Site "Somewhere"]',
    '; [Match ID "1234"]',
    '; [Event "Open"]',
    '; [Round "3"]',
    '; [Player 1 "Ann Lee"]',
    '; [Player 2 "Bob"]',
    '; [Player 1 Elo "1673.5"]',
    '; [EventDate "2025.11.08"]',
    '; [EventTime "23.05"]',
    '; [Variation "Backgammon"]',
    '; [Unrated "Off"]',
    '; [Crawford "Off"]',
    '; [CubeLimit "64"]',
    '; [ClockType "Speed 168/6"]',
    '; [Transcriber "Someone"]',
    '',
  ].join('\n');

  it('its headers are notes, but for players and rules', () => {
    const { notes, seats, rules } = clean(HEAD + matchOf(7, game(1, 0, 0, ...OPENING)));
    assert.deepEqual(notes, {
      Site: 'Somewhere',
      'Match ID': '1234',
      Event: 'Open',
      Round: '3',
      'Player 1 Elo': '1673.5',
      EventDate: '2025.11.08',
      EventTime: '23.05',
      Unrated: 'Off',
      ClockType: 'Speed 168/6',
      Transcriber: 'Someone',
    });
    assert.deepEqual(seats, { 1: { name: 'Ann Lee' }, 2: { name: 'Bob' } });
    assert.deepEqual([rules.variant, rules.crawford, rules.cubeLimit], ['short', false, 64]);
  });

  it('a match is played for its points, with Crawford, and no limit that no cube comes to', () => {
    const { rules } = clean(`; [CubeLimit "1024"]\n${matchOf(7, game(1, 0, 0, ...OPENING))}`);
    assert.deepEqual([rules.matchLength, rules.crawford, rules.cubeLimit], [7, true, 'unlimited']);
  });

  it('0 points is play for money', () => {
    assert.equal(clean(matchOf(0, game(1, 0, 0, ...OPENING))).rules.matchLength, 0);
    assert.equal(clean(`Money session\n${game(1, 0, 0, ...OPENING)}`).rules.matchLength, 0);
    assert.equal(clean(game(1, 0, 0, ...OPENING)).rules.matchLength, 0);
  });

  it('CUBE-4, CUBE-5: headers may tell of Jacoby and beavers', () => {
    const { rules } = clean(`; [Jacoby "On"]\n; [Beaver "On"]\n${matchOf(0, game(1, 0, 0, ...OPENING))}`);
    assert.deepEqual([rules.jacoby, rules.beaver], [true, true]);
  });

  it('what the players agreed on wins over the headers', () => {
    const text = matchOf(7, game(1, 0, 0, ...OPENING));
    const { rules } = clean(text, { rules: { endMode: 'mars', crawford: false } });
    assert.deepEqual([rules.endMode, rules.crawford], ['mars', false]);
    assert.equal(code(readMat(text, { rules: { jacoby: true } })), 'ERR_OPTION_UNREAD');
    const long = matchOf(0, game(1, 0, 0, '  1) 65: 24/13                   66: 24/18(2)'));
    assert.equal(clean(long, { rules: { variant: 'long' } }).rules.openingRoll, 'rerolls');
  });

  it('names hold spaces, commas, ratings and colons; the left player is seat 1', () => {
    const names = ['goldbach7808,1673', 'A & B', 'x : 3 y', 'Jürgen'];
    for (const name of names) {
      const text = ` 5 point match\n\n Game 1\n ${name} : 0        right & co : 0\n${OPENING.join('\n')}`;
      assert.deepEqual(clean(text).seats, { 1: { name }, 2: { name: 'right & co' } }, name);
    }
  });

  it('names in the columns win over headers that have them the other way round', () => {
    const text = `; [Player 1 "Bob"]\n; [Player 2 "Ann Lee"]\n${matchOf(7, game(1, 0, 0, ...OPENING))}`;
    assert.equal(clean(text).seats?.[1]?.name, 'Ann Lee');
  });

  it('a byte order mark and any line ends are taken', () => {
    const text = HEAD + matchOf(7, game(1, 0, 0, ...OPENING));
    for (const end of ['\r\n', '\r']) {
      assert.deepEqual(clean(`\uFEFF${text.replaceAll('\n', end)}`), clean(text));
    }
  });

  it('ERR_MAT_VARIATION: a game that is none of the variants is read as short nardy', () => {
    const text = `; [Variation "HyperGammon (2)"]\n${matchOf(1, game(1, 0, 0))}`;
    assert.deepEqual(problemsOf(`\n${text}`), ['2:3 ERR_MAT_VARIATION HyperGammon (2)']);
    assert.deepEqual(read(text, { rules: { variant: 'caucasus' } }).problems, []);
  });
});

describe('rows of match text', () => {
  it('START-2: the first roll is the throw that decided who begins, the higher die the starter’s', () => {
    assert.deepEqual(facts(matchOf(7, game(1, 0, 0, ...OPENING))), [
      'throw 14',
      '2 13/4 24/1',
      '1 31',
      '1 6/1 8/3',
      '2 41',
      '2 6/1 9/4',
    ]);
    assert.equal(facts(matchOf(7, game(1, 0, 0, '  1) 13: 6/5 8/5')))[0], 'throw 31');
    assert.equal(facts(matchOf(7, game(1, 0, 0, '  1)                  31: 6/5 8/5')))[0], 'throw 13');
  });

  it('START-3: a first roll that no lot gives comes after one that is made up', () => {
    const text = matchOf(0, game(1, 0, 0, '  1) 66: 24/18(2) 13/7(2)'));
    assert.deepEqual(facts(text).slice(0, 2), ['throw 61', '1 66']);
    assert.equal(clean(text).rules.openingRoll, 'rerolls');
    const doubled = matchOf(0, game(1, 0, 0, '  1)                    Doubles => 2', '  2)  Takes'));
    assert.deepEqual(facts(doubled), ['throw 16', '2 double', '1 take']);
  });

  it('columns are told apart by the head line, wide gaps, and dice, however long the left cell is', () => {
    const rows = [
      '  1) 31: 8/5 6/5 42: 8/4 6/4',
      '  2)\t11: 8/7(2) 6/5(2)\t65: 13/7 13/8',
      '001)                       52: 13/11 13/8',
    ];
    assert.deepEqual(
      facts(matchOf(7, game(1, 0, 0, ...rows.slice(0, 2)))).map((fact) => fact.slice(0, 1)),
      ['t', '1', '2', '2', '1', '1', '2', '2'],
    );
    assert.equal(facts(matchOf(7, game(1, 0, 0, rows[2]!)))[0], 'throw 25');
  });

  it('dice may stand in any order', () => {
    const rows = ['  1) 25: 13/11 13/8                13: 8/5 6/5'];
    assert.deepEqual(facts(matchOf(7, game(1, 0, 0, ...rows))).slice(0, 3), [
      'throw 52',
      '1 13/2 13/5',
      '2 13',
    ]);
  });

  it('bar and off have words or numbers, in any case', () => {
    const rows = ['  1) 62: 24/18 13/11              61: 13/7* 8/7'];
    for (const bar of ['bar', 'Bar', '25', 'BAR']) {
      const text = matchOf(7, game(1, 0, 0, ...rows, `  2) 63: ${bar}/22 13/7`));
      assert.equal(facts(text).at(-1), '1 25/3 13/6', bar);
    }
  });

  it('MOVE-6: a turn that passes is a word, or nothing behind the dice', () => {
    const rows = ['  1) 62: 24/18 13/11              61: 13/7* 8/7'];
    for (const none of [' Cannot Move', '', ' ', ' (no play)', ' Ø']) {
      const text = matchOf(7, game(1, 0, 0, ...rows, `  2) 66:${none}                       31: 8/5 6/5`));
      assert.deepEqual(facts(text).slice(-4), ['1 66', '1', '2 31', '2 8/3 6/1'], none);
    }
  });

  it('a group of several dice is taken apart', () => {
    const rows = ['  1)                             43: 13/10 13/9', '  2) 63: 24/15*'];
    assert.equal(facts(matchOf(7, game(1, 0, 0, ...rows))).at(-1), '1 24/6 18/3');
  });

  it('where a group can hide a hit the rows that follow decide', () => {
    const rows = ['  1)                             21: 13/11 6/5'];
    const plain = game(1, 0, 0, ...rows, '  2) 42: 24/18                   63: 24/15');
    const hit = game(1, 0, 0, ...rows, '  2) 42: 24/18                   63: bar/22 24/18');
    assert.equal(facts(matchOf(7, plain))[3], '1 24/2 22/4');
    assert.equal(facts(matchOf(7, hit))[3], '1 24/4 20/2');
  });

  it('CUBE-3: doubles are taken or dropped', () => {
    const taken = game(1, 0, 0, ...OPENING, '  3)  Doubles => 2                Takes', '  4) 62: 24/16');
    assert.deepEqual(facts(matchOf(7, taken)).slice(6, 9), ['1 double', '2 take', '1 62']);
    const rows = [...OPENING, '  3)  Doubles => 2                Drops', '      Wins 1 point'];
    assert.deepEqual(facts(matchOf(7, game(1, 0, 0, ...rows))).slice(6), ['1 double', '2 drop']);
    const other = [...OPENING, '  3) double                      Pass', '      wins 1 point and the match'];
    assert.deepEqual(facts(matchOf(1, game(1, 0, 0, ...OPENING))).length, 6);
    assert.deepEqual(facts(matchOf(0, game(1, 0, 0, ...other))).slice(6), ['1 double', '2 drop']);
  });

  it('CUBE-4: a redouble at once is a beaver, accepted in words or by rolling', () => {
    for (const word of ['Beavers', 'Redoubles']) {
      const rows = [...OPENING, `  3)  Doubles => 2                ${word} => 4`];
      const spoken = matchOf(0, game(1, 0, 0, ...rows, '  4)  Takes', '  5) 62: 24/16'));
      const rolled = matchOf(0, game(1, 0, 0, ...rows, '  4) 62: 24/16'));
      const agreed = { rules: { beaver: true } };
      for (const text of [spoken, rolled]) {
        const all = clean(text, agreed).facts.map(told);
        assert.deepEqual(all.slice(6, 10), ['1 double', '2 beaver', '1 take', '1 62']);
      }
    }
    assert.equal(
      clean(matchOf(0, game(1, 0, 0, ...OPENING, '  3) Doubles => 2   Beavers => 4'))).rules.beaver,
      true,
    );
  });

  it('a double, a take and the result, as a program writes them', () => {
    const rows = [
      '  1) 61: 24/18 6/5               61: 13/7* 8/7',
      '  2) 42: 25/21 5/3                Doubles => 2',
      '  3)  Takes                      63: 24/15',
      ' ..   Wins 2 points',
    ];
    const text = matchOf(7, game(1, 0, 0, ...rows));
    assert.deepEqual(facts(text).slice(6), ['2 double', '1 take', '2 63', '2 24/6 18/3', '2 resign oin']);
    assert.deepEqual(scoreOf(clean(text)), [2, 0]);
  });
});

describe('how a game ends in match text', () => {
  const ends = (...rows: readonly string[]) => facts(matchOf(7, game(1, 0, 0, ...OPENING, ...rows))).slice(6);

  it('END-4: a result without an end is a resignation, of the kind that makes the points agree', () => {
    assert.deepEqual(ends('      Wins 1 point'), ['2 resign oin']);
    assert.deepEqual(ends('                                  Wins 2 points'), ['1 resign mars']);
    assert.deepEqual(ends('  3)                              Wins 3 point'), ['1 resign']);
  });

  it('a resignation has many words; one may come after the roll', () => {
    for (const word of [' Concedes', '5: Concedes', '00: ????', ' Losses 1 point', '????', ' Resigns']) {
      assert.deepEqual(ends(`  3) ${word.padEnd(30)} Wins 1 point`), ['1 resign oin'], word);
    }
    assert.deepEqual(ends('  3) 62: ????                     Wins 2 points'), ['1 62', '1 resign mars']);
    assert.deepEqual(ends('  3)  Losses 2 points'), ['1 resign mars']);
  });

  it('CUBE-3: a result while a double waits is a drop', () => {
    const rows = ['  3)  Doubles => 2', '      Wins 1 point'];
    assert.deepEqual(ends(...rows), ['1 double', '2 resign']);
  });

  it('the one who doubled may resign as well', () => {
    assert.deepEqual(ends('  3)  Doubles => 2', '                                  Wins 1 point'), [
      '1 resign oin',
    ]);
  });

  it('without a result it may be told by the score before the next game', () => {
    const text = matchOf(7, game(1, 0, 0, ...OPENING), game(2, 0, 2, ...OPENING));
    assert.deepEqual(facts(text).slice(6, 8), ['1 resign mars', 'new-game']);
  });

  it('a text that breaks off leaves the game open', () => {
    const text = matchOf(7, game(1, 0, 0, ...OPENING));
    assert.equal(value(fold(clean(text))).series.game.phase, 'toRoll');
    assert.deepEqual(clean(matchOf(7, game(1, 0, 0))).facts, []);
  });

  it('MATCH-1: the next game begins with a lot of its own', () => {
    const text = matchOf(7, game(1, 0, 0, ...OPENING, '      Wins 1 point'), game(2, 1, 0, ...OPENING));
    assert.deepEqual(facts(text).slice(6, 9), ['2 resign oin', 'new-game', 'throw 14']);
    assert.deepEqual(scoreOf(clean(text)), [1, 0]);
  });
});

describe('the score of a match text', () => {
  it('may begin at any number', () => {
    const record = clean(matchOf(7, game(4, 3, 1, ...OPENING, '      Wins 2 points')));
    assert.deepEqual(record.setup, { score: { 1: 3, 2: 1 } });
    assert.deepEqual(scoreOf(record), [5, 1]);
  });

  const won = game(1, 0, 0, ...OPENING, '      Wins 2 points');
  const DOUBLE = '  3)  Doubles => 2                Takes';

  it('MATCH-2: a double in the Crawford game tells that none was played', () => {
    const text = matchOf(3, won, game(2, 2, 0, ...OPENING, '  3) 62: 24/16                    Doubles => 2'));
    assert.equal(clean(text).rules.crawford, false);
    assert.deepEqual(problemsOf(`; [Crawford "On"]\n${text}`), ['14:35 ERR_FACT double toRoll MATCH-2']);
  });

  it('MATCH-2: a text that begins after the Crawford game', () => {
    const text = `; [Crawford "On"]\n${matchOf(3, game(3, 0, 2, ...OPENING, DOUBLE))}`;
    assert.deepEqual(clean(text).setup, { crawfordSeen: true, score: { 1: 0, 2: 2 } });
  });

  it('ERR_MAT_SCORE: a score that does not follow, told once', () => {
    const text = matchOf(7, won, game(2, 1, 0, ...OPENING, '      Wins 1 point'), game(3, 2, 0));
    assert.deepEqual(problemsOf(text), ['10:1 ERR_MAT_SCORE 1-0 1 2']);
  });

  it('ERR_MAT_POINTS: points that no game is worth', () => {
    const text = matchOf(7, game(1, 0, 0, ...OPENING, '      Wins 1004 point'));
    assert.deepEqual(problemsOf(text), ['7:7 ERR_MAT_POINTS 1004 3']);
  });

  it('ERR_MAT_POINTS: a result that the board contradicts', () => {
    const rows = [...OPENING, '  3)  Doubles => 2                Drops', '      Wins 2 points'];
    assert.deepEqual(problemsOf(matchOf(7, game(1, 0, 0, ...rows))), ['8:7 ERR_MAT_POINTS 2 1']);
  });

  it('ERR_MAT_POINTS: where the next score says the same as the result, it counts', () => {
    const rows = [...OPENING, '  3)  Doubles => 2                Drops', '      Wins 2 points'];
    const text = matchOf(7, game(1, 0, 0, ...rows), game(2, 2, 0, ...OPENING));
    assert.deepEqual(problemsOf(text), ['8:7 ERR_MAT_POINTS 2 1']);
    assert.deepEqual(scoreOf(read(text).record), [2, 0]);
  });

  it('ERR_MAT_RESULT: a game without result, while the match goes on, is left out', () => {
    const text = matchOf(7, game(1, 0, 0, ...OPENING), game(2, 0, 0, '  1) 31: 8/5 6/5'));
    assert.deepEqual(problemsOf(text), ['3:1 ERR_MAT_RESULT']);
    assert.deepEqual(read(text).record.facts.map(told), ['throw 31', '1 8/3 6/1']);
  });

  it('ERR_MAT_MORE: a second match is not read', () => {
    const text = `${matchOf(7, won)}\n${matchOf(5, won)}`;
    assert.deepEqual(problemsOf(text), ['11:1 ERR_MAT_MORE']);
    assert.deepEqual(scoreOf(read(text).record), [2, 0]);
  });

  it('ERR_MAT_MORE: nothing else is told of a second match, be the first over or not', () => {
    const text = `${matchOf(2, won)}\n; [Player 1 "Cy"]\n${matchOf(5, won)}`;
    assert.deepEqual(problemsOf(text), ['12:1 ERR_MAT_MORE']);
  });

  it('ERR_MAT_OVER: a game after the end of the match is not read (MATCH-1)', () => {
    const text = matchOf(2, won, game(2, 2, 0, ...OPENING));
    assert.deepEqual(problemsOf(text), ['9:1 ERR_MAT_OVER']);
  });

  it('ERR_MAT_LENGTH: a match of more points than can be counted is play for money (MATCH-1)', () => {
    const text = matchOf(1e20, won);
    assert.deepEqual(problemsOf(text), ['1:2 ERR_MAT_LENGTH 100000000000000000000 point match']);
    assert.deepEqual([read(text).record.rules.matchLength, scoreOf(read(text).record)], [0, [2, 0]]);
  });
});

describe('a row that cannot be read', () => {
  const broken = (...rows: readonly string[]) => problemsOf(matchOf(7, game(1, 0, 0, ...OPENING, ...rows)));

  it('tells its place and the rule', () => {
    assert.deepEqual(broken('  3) 62: 24/17 8/6'), ['7:10 ERR_PLAY_ILLEGAL 24/17 MOVE-1']);
    assert.deepEqual(broken('  3) 62: 8/6 24/18*'), ['7:14 ERR_PLAY_ILLEGAL 24/18* HIT-1']);
    assert.deepEqual(broken('  3) 62: 24/16 y'), ['7:16 ERR_PLAY y']);
    assert.deepEqual(broken('  3) 62: 24/18'), ['7:6 ERR_PLAY_SHORT MOVE-4']);
    assert.deepEqual(broken('  3) 62: illegal play (8/1)'), ['7:6 ERR_MAT_ROW 62: illegal play (8/1)']);
    assert.deepEqual(broken('  3) 72: 24/16'), ['7:6 ERR_MAT_ROW 72: 24/16']);
    assert.deepEqual(broken('  3)                             62: 24/16'), [
      '7:34 ERR_FACT roll toRoll MOVE-8',
    ]);
    assert.deepEqual(broken('  3)                              Takes'), ['7:35 ERR_FACT take toRoll CUBE-3']);
  });

  it('CUBE-4: a raccoon is none of the cube’s words', () => {
    const rows = ['  3) Doubles => 2    Beavers => 4', '  4) Raccoons => 8'];
    const text = matchOf(0, game(1, 0, 0, ...OPENING, ...rows));
    assert.deepEqual(problemsOf(text), ['8:6 ERR_FACT raccoon beavered CUBE-4']);
  });

  it('CUBE-3: a cube that is written to be worth another value is told, and the game goes on', () => {
    const rows = [...OPENING, '  3)  Doubles => 4                Takes', '  4) 62: 24/16'];
    assert.deepEqual(problemsOf(matchOf(7, game(1, 0, 0, ...rows))), ['7:7 ERR_MAT_CUBE 4 2']);
  });

  it('remarks between the rows are no rows', () => {
    assert.deepEqual(broken('; a remark', '      Wins 1 point', 'Written by a program, version 2.10'), []);
    assert.deepEqual(broken('hello'), ['7:1 ERR_MAT_ROW hello']);
  });

  it('its game is resigned so that the next score is right, and the next game is read', () => {
    const rows = ['  3) 62: 24/17 8/6               31: 8/5 6/5', '  4) 66: 24/12(2)'];
    for (const [next, last] of [
      [[0, 2], ['1 resign mars']],
      [[3, 0], ['2 resign']],
      [
        [0, 4],
        ['1 double', '2 take', '1 resign mars'],
      ],
    ] as const) {
      const [left, right] = next;
      const text = matchOf(7, game(1, 0, 0, ...OPENING, ...rows), game(2, left, right, ...OPENING));
      const { record, problems } = read(text);
      assert.equal(problems.length, 1);
      assert.deepEqual(record.facts.map(told).slice(6, 6 + last.length), last);
      assert.deepEqual(scoreOf(record), next);
      assert.deepEqual(record.facts.slice(-6).map(told), facts(matchOf(7, game(1, 0, 0, ...OPENING))));
    }
  });

  it('in the last game what stands before it is kept', () => {
    const text = matchOf(7, game(1, 0, 0, ...OPENING, '  3) 62: 24/17 8/6'));
    assert.equal(read(text).record.facts.length, 6);
  });

  it('its own result counts where no score follows', () => {
    const rows = ['  3) 62: 24/17 8/6               31: 8/5 6/5', '      Wins 2 points'];
    assert.deepEqual(scoreOf(read(matchOf(7, game(1, 0, 0, ...OPENING, ...rows))).record), [2, 0]);
  });
});

describe('long nardy as match text', () => {
  const rows = [
    '  1) 65: 24/13                   66: 24/18(2)',
    '  2) 21: 13/10                   31: 24/20',
    '      Wins 2 points',
  ];
  const long = (variation: string) => `; [Variation "${variation}"]\n${matchOf(0, game(1, 0, 0, ...rows))}`;

  it('has its header and each player’s own numbers', () => {
    const record = clean(long('Long Nardy'));
    assert.equal(record.rules.variant, 'long');
    assert.deepEqual(record.facts.map(told), [
      'throw 61',
      '1 65',
      '1 24/6 18/5',
      '2 66',
      '2 24/6 24/6',
      '1 21',
      '1 13/2 11/1',
      '2 31',
      '2 24/3 21/1',
      '2 resign',
    ]);
  });

  it('START-4: the starter has White', () => {
    const right = matchOf(0, game(1, 0, 0, '  1)                             65: 24/13'));
    const { colours } = value(fold(clean(`; [Variation "Long Nardy"]\n${right}`))).series.game;
    assert.deepEqual(colours, { 1: 'black', 2: 'white' });
  });

  it('other variants have headers too', () => {
    assert.equal(clean(long('длинные нарды')).rules.variant, 'long');
    assert.equal(
      clean(long('Crazy Gulbar').replace('66: 24/18(2)', '41: 24/19  ')).rules.variant,
      'crazy-gulbar',
    );
    const short = matchOf(7, game(1, 0, 0, ...OPENING));
    assert.equal(clean(`; [Variation "Caucasian Nardy"]\n${short}`).rules.variant, 'caucasus');
    assert.equal(clean(`; [Variation "Short Nardy"]\n${short}`).rules.variant, 'short');
  });

  it('HEAD-1: a row that takes two from the head is a problem', () => {
    const bad = long('Long Nardy').replace('31: 24/20', '31: 24/21 24/23');
    assert.deepEqual(problemsOf(bad), ['7:44 ERR_PLAY_ILLEGAL 24/23 HEAD-1']);
  });
});

describe('a text that is no match', () => {
  it('ERR_MAT: nothing in it can be read', () => {
    for (const text of ['', '\n\n', 'hello', '; [Event "x"]\n 7 point match', '{"version":1}']) {
      assert.deepEqual(readMat(text), {
        ok: false,
        error: { code: 'ERR_MAT', detail: { line: 1, column: 1 } },
      });
    }
  });

  it('ERR_TOO_LONG: longer than the limit', () => {
    const text = matchOf(7, game(1, 0, 0, ...OPENING));
    assert.deepEqual(readMat(text, { limit: 100 }), {
      ok: false,
      error: { code: 'ERR_TOO_LONG', detail: { limit: 100 } },
    });
    assert.equal(code(readMat(text, { limit: text.length })), 'ok');
  });
});
