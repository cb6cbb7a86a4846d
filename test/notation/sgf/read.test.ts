import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fold, walk } from '../../../src/record/record.js';
import { readSgf, SGF_LIMIT, type SgfRead } from '../../../src/notation/sgf/index.js';
import { notation as sentences } from '../../../src/i18n/en/notation.js';
import { code, holds, play, roll, say, side, thrown, value } from '../../support/build.js';

const HEAD = 'FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]';
/** One game of a 7-point match at 0–0. */
const match = (nodes: string, root = '') =>
  `(;${HEAD}MI[length:7][game:0][ws:0][bs:0]PW[Ada]PB[Bruno]RU[Crawford]${root}${nodes})`;
const money = (nodes: string, root = '') => `(;${HEAD}MI[length:0][game:0][ws:0][bs:0]${root}${nodes})`;
/** Position words of both sides, as a set-up of SGF: all points cleared first. */
const setUp = (white: string, black: string) => {
  const list = (name: string, letters: string) =>
    letters === '' ? '' : `A${name}${[...letters].map((letter) => `[${letter}]`).join('')}`;
  return `AE[a:y]${list('W', white)}${list('B', black)}`;
};

const read = (text: string): SgfRead => value(readSgf(text));
const factsOf = (text: string) => {
  const { record, problems } = read(text);
  assert.deepEqual(problems, []);
  return record.facts;
};
const problemsOf = (text: string) =>
  read(text).problems.map(({ line, column, code: name, detail }) => [
    `${line}:${column}`,
    name,
    ...Object.values(detail),
  ]);
/** Score after the record. */
const scoreOf = (text: string) => value(fold(read(text).record)).series.score;

describe('a game in SGF', () => {
  it('has White in seat 1; the first roll is the lot, its higher die the starter’s (START-1, START-2)', () => {
    assert.deepEqual(factsOf(match(';W[31hefe];B[41lpab]')), [
      thrown(3, 1),
      play(1, [8, 3], [6, 1]),
      roll(2, 4, 1),
      play(2, [13, 4], [24, 1]),
    ]);
    assert.deepEqual(factsOf(match(';B[13qtst]'))[0], thrown(1, 3));
    assert.equal(read(match(';B[13qtst]')).record.rules.openingRoll, 'plays');
  });

  it('that begins with a double, or with a cube action, had a roll of its own after the lot (START-3)', () => {
    const begun = read(match(';B[66agaglrlr]'));
    assert.equal(begun.record.rules.openingRoll, 'rerolls');
    assert.deepEqual(begun.record.facts.slice(0, 2), [thrown(1, 6), roll(2, 6, 6)]);
    const doubled = read(match(';W[double];B[take];W[31hefe]'));
    assert.equal(doubled.record.rules.openingRoll, 'rerolls');
    assert.deepEqual(doubled.record.facts.slice(0, 3), [thrown(6, 1), say('double', 1), say('take', 2)]);
    assert.deepEqual([begun.problems, doubled.problems], [[], []]);
  });

  it('of which nothing is told yet waits for its lot', () => {
    const { record } = read(match(''));
    assert.deepEqual([record.facts, record.rules.openingRoll], [[], 'plays']);
  });

  it('tells a lost die by leaving it out, and a lost turn by dice alone (MOVE-6)', () => {
    const entering = setUp('ooooogggggttttt', 'ynnnnnnnnnnnnnn');
    assert.deepEqual(factsOf(money(`;PL[B]${entering};B[61yf]`)), [roll(2, 6, 1), play(2, [25, 6])]);
    const closed = setUp('ggggggggggggggg', 'aaaaaaaaaaaaaaa');
    assert.deepEqual(factsOf(money(`;PL[W]${closed};W[66]`)), [roll(1, 6, 6), play(1)]);
  });

  it('may tell both dice of a checker at once', () => {
    const entering = setUp('mmmmmhhhfffffxx', 'yallllllqqqssss');
    assert.deepEqual(factsOf(money(`;PL[B]${entering};B[61yg]`))[1], play(2, [25, 1], [24, 6]));
  });

  it('names dice that lie there already in a node of their own', () => {
    assert.deepEqual(factsOf(match(';PL[B]DI[31];B[31qtst]')), factsOf(match(';B[31qtst]')));
    assert.deepEqual(factsOf(match(';W[31hefe];PL[B]DI[64]')).at(-1), roll(2, 6, 4));
  });

  it('has words for the cube: double, take, drop (CUBE-3)', () => {
    const taken = match(';W[31hefe];B[double];W[take];B[41lpab];W[double];B[drop]', 'RE[W+2]');
    assert.deepEqual(factsOf(taken), [
      thrown(3, 1),
      play(1, [8, 3], [6, 1]),
      say('double', 2),
      say('take', 1),
      roll(2, 4, 1),
      play(2, [13, 4], [24, 1]),
      say('double', 1),
      say('drop', 2),
    ]);
    assert.deepEqual(scoreOf(taken), { 1: 2, 2: 0 });
  });

  it('tells a beaver as a second double; then it was agreed on from the start (CUBE-4)', () => {
    const beavered = money(';W[31hefe];B[double];W[double];B[take];B[41lpab]');
    assert.deepEqual(factsOf(beavered).slice(2, 5), [say('double', 2), say('beaver', 1), say('take', 2)]);
    assert.equal(read(beavered).record.rules.beaver, true);
    assert.deepEqual(value(fold(read(beavered).record)).series.game.cube, {
      value: 4,
      owner: 1,
      accepted: true,
    });
  });

  it('ends by resignation where its result says R; the kind is that which makes the points right (END-4)', () => {
    const resigned = (result: string) =>
      factsOf(match(';W[31hefe];B[double];W[take]', `RE[${result}]`)).at(-1);
    assert.deepEqual(resigned('W+2R'), { type: 'resign', seat: 2, kind: 'oin' });
    assert.deepEqual(resigned('W+4R'), { type: 'resign', seat: 2, kind: 'mars' });
    assert.deepEqual(resigned('W+6R'), say('resign', 2));
    assert.deepEqual(resigned('B+R'), say('resign', 1));
  });

  it('may be resigned before it began', () => {
    const { record, problems } = read(match('', 'RE[B+1R]'));
    assert.deepEqual(problems, []);
    assert.deepEqual(scoreOf(match('', 'RE[B+1R]')), { 1: 0, 2: 1 });
    assert.equal(record.facts.at(-1)!.type, 'resign');
  });

  it('goes on along the main line', () => {
    assert.deepEqual(
      factsOf(match(';W[31hefe](;B[41lpab])(;B[41abbf])')),
      factsOf(match(';W[31hefe];B[41lpab]')),
    );
  });
});

describe('the root of a game in SGF', () => {
  it('tells match length, names and Crawford; a match has a cube without limit (MATCH-1, MATCH-2)', () => {
    const { record } = read(match(''));
    assert.deepEqual(record.seats, { 1: { name: 'Ada' }, 2: { name: 'Bruno' } });
    const { matchLength, crawford, cubeLimit, seriesFirstMove, variant } = record.rules;
    assert.deepEqual(
      [matchLength, crawford, cubeLimit, seriesFirstMove, variant],
      [7, true, 'unlimited', 'roll', 'short'],
    );
    assert.equal(read(match('').replace('RU[Crawford]', '')).record.rules.crawford, false);
  });

  it('tells Jacoby and a game without a cube, also combined (CUBE-1, CUBE-5)', () => {
    assert.equal(read(money('', 'RU[Jacoby]')).record.rules.jacoby, true);
    assert.equal(read(money('', 'RU[NoCube:Jacoby]')).record.rules.cubeLimit, 'off');
    assert.equal(read(money('')).record.rules.jacoby, false);
  });

  it('tells automatic doubles by the cube (START-5)', () => {
    const doubled = money(';W[31hefe]', 'CV[4]');
    assert.deepEqual(factsOf(doubled).slice(0, 3), [thrown(1, 1), thrown(1, 1), thrown(3, 1)]);
    assert.equal(value(fold(read(doubled).record)).series.game.cube.value, 4);
  });

  it('tells a score from before the first game, and whether Crawford has been (MATCH-2)', () => {
    const at = (rules: string) =>
      read(`(;${HEAD}MI[length:7][game:9][ws:6][bs:2]RU[${rules}];W[31hefe])`).record.setup;
    assert.deepEqual(at('Crawford:CrawfordGame'), { score: { 1: 6, 2: 2 }, played: 9 });
    assert.deepEqual(at('Crawford'), { score: { 1: 6, 2: 2 }, played: 9, crawfordSeen: true });
    const crawford = `(;${HEAD}MI[length:7][game:9][ws:6][bs:2]RU[Crawford:CrawfordGame];W[31hefe];B[double])`;
    assert.deepEqual(problemsOf(crawford), [['1:117', 'ERR_FACT', 'double', 'toRoll', 'MATCH-2']]);
  });

  it('tells event, date and more, which become notes by the names of match text; those of later games stay there', () => {
    const root = 'EV[Cup \\[7\\]]RO[Final]PC[Vilnius]DT[2025-11-08]AN[X]WR[1700]BR[1500]GC[Two\nlines]';
    assert.deepEqual(read(match('', root)).record.notes, {
      Event: 'Cup [7]',
      Round: 'Final',
      Site: 'Vilnius',
      EventDate: '2025.11.08',
      Transcriber: 'X',
      'Player 1 Elo': '1700',
      'Player 2 Elo': '1500',
      Comment: 'Two\nlines',
    });
    const twice = `${match(';W[31hefe];B[double];W[drop]', 'EV[A]')}${match('', 'EV[B]').replace('bs:0', 'bs:1')}`;
    assert.deepEqual(read(twice).record.notes, { Event: 'A' });
    assert.equal(read(twice).kept[1]?.root, 'EV[B]');
  });

  it('may name options of nardy, as they are written here', () => {
    const root = 'RU[NoCube:drawRule=last-roll:drawPoints=1:stake=2.5:variant=caucasus]';
    const { rules } = read(money('', root)).record;
    assert.deepEqual(
      [rules.variant, rules.drawRule, rules.drawPoints, rules.stake],
      ['caucasus', 'last-roll', 1, 2.5],
    );
    const [wrong] = problemsOf(money('', 'RU[stake=-1]'));
    assert.deepEqual(wrong?.slice(1), ['ERR_OPTION_VALUE', 'stake', '-1']);
  });

  it('is of another game where it says so', () => {
    const other = (text: string) => {
      const result = readSgf(text);
      holds(!result.ok);
      return [result.error.code, result.error.detail['value']];
    };
    assert.deepEqual(other('(;FF[4]GM[1];B[aa])'), ['ERR_SGF_GAME', '1']);
    assert.deepEqual(other(money('', 'RU[Hypergammon1:Jacoby]')), ['ERR_SGF_GAME', 'Hypergammon1']);
    assert.deepEqual(other(money('', 'RU[Hypergammon2]')), ['ERR_SGF_GAME', 'Hypergammon2']);
    assert.deepEqual(other(money('', 'RU[variant=long]')), ['ERR_SGF_GAME', 'long']);
    assert.deepEqual(problemsOf(`(;GM[1];B[aa])\n${money(';W[31hefe]')}`), [['1:1', 'ERR_SGF_GAME', '1']]);
  });
});

describe('a set-up in SGF', () => {
  const position = readFileSync(new URL('../../fixtures/sgf/position.sgf', import.meta.url), 'utf8');

  it('is where the first game begins: checkers, mover, cube and its owner, dice', () => {
    const { record, problems } = read(position);
    assert.deepEqual(problems, []);
    assert.deepEqual(record.setup, {
      position: {
        white: side({ 24: 1, 22: 1, 13: 4, 8: 4, 6: 5 }),
        black: side({ 24: 2, 13: 5, 8: 3, 6: 5 }),
      },
      cube: { value: 2, owner: 1 },
      mover: 2,
    });
    assert.deepEqual(record.facts, [roll(2, 4, 2)]);
  });

  it('may stand in the root and name the owner of the cube by CO, as the specification has it', () => {
    const set = `${setUp('aabb', 'xx')}PL[W]CV[4]CO[b]`;
    const { record, problems } = read(`(;GM[6]${set};W[21bzaz])`);
    assert.deepEqual(problems, []);
    assert.deepEqual(record.setup?.cube, { value: 4, owner: 2 });
    assert.deepEqual(record.setup.position, { white: side({ 1: 2, 2: 2 }), black: side({ 1: 2 }) });
    assert.equal(read(`(;GM[6]${setUp('a', 'x')}PL[W]CO[n])`).record.setup?.cube, undefined);
  });

  it('tells who is to play where nothing else does', () => {
    assert.equal(read(money(`;${setUp('a', 'x')};B[21xz]`)).record.setup?.mover, 2);
    assert.equal(read(money(`;${setUp('a', 'x')}`)).record.setup?.mover, 1);
    assert.deepEqual(read(money(';PL[B]')).record.setup, { mover: 2 });
  });

  it('with checkers that cannot stand so is refused', () => {
    assert.deepEqual(problemsOf(money(`;AW[a];W[31hefe]`))[0]?.[1], 'ERR_POSITION_COUNT');
    assert.deepEqual(problemsOf(money(`;PL[W]${setUp('a', 'a')}`))[0]?.[1], 'ERR_POSITION_SHARED');
  });

  it('with a checker where none can stand tells each such value, and nothing that follows from it', () => {
    for (const [nodes, ...expected] of [
      ['\n;AE[a:y]\nAW[f][Q]\nAB[s]PL[W]\n;W[31fcfe]', ['3:1', 'AW', 'f Q']],
      ['\n;AE[a:y]\nAW[]\nAB[s]CV[2]CP[w]', ['3:1', 'AW', '']],
      [
        `\n;AE[a:y]\nAB[s]\nAW${'[f]'.repeat(16)}`,
        ['4:1', 'AW', '[f]'.repeat(16).replace(/\]\[/g, ' ').slice(1, -1)],
      ],
      ['\n;AE[y:a]\n;AW[f]\n;AB[9];B[21sx]', ['2:2', 'AE', 'y:a'], ['4:2', 'AB', '9']],
      ['AE[a:y]\nAW[a][dd]AB[x]', ['2:1', 'AW', 'a dd']],
    ] as const) {
      const text = `(;FF[4]GM[6]MI[length:7][ws:2][bs:1]${nodes})`;
      assert.deepEqual(
        problemsOf(text),
        expected.map(([at, ...value]) => [at, 'ERR_SGF_VALUE', ...value]),
      );
      const { setup, facts } = read(text).record;
      assert.deepEqual([setup, facts], [{ score: { 1: 2, 2: 1 } }, []]);
    }
  });

  it('that cannot be is told where it stands, and the score before it holds', () => {
    const game = `(;${HEAD}MI[length:7][game:3][ws:2][bs:1]`;
    const shared = `${game}RE[W+1R]\n;C[x]\n;PL[W]${setUp('a', 'a')})\n${game.replace('ws:2', 'ws:3')})`;
    assert.deepEqual(
      problemsOf(shared).map(([at, name]) => [at, name]),
      [['3:7', 'ERR_POSITION_SHARED']],
    );
    assert.deepEqual(scoreOf(shared), { 1: 3, 2: 1 });
    const cube = money(`;PL[W]${setUp('a', 'x')}\n;CV[4]CO[w]`, 'RU[NoCube]');
    assert.deepEqual(problemsOf(cube), [['2:2', 'ERR_CUBE', 4]]);
  });

  it('may be nothing but who is to act: then no lot decides it, if the dice stand in a later node', () => {
    const { record, problems } = read(money(';PL[B];B[66agaglrlr]'));
    assert.deepEqual([problems, record.setup], [[], { mover: 2 }]);
    assert.deepEqual(record.facts[0], roll(2, 6, 6));
    assert.deepEqual(read(money('PL[B]', ';B[31qtst]')).record.setup, undefined);
    assert.deepEqual(read(money(';B[31qtst]PL[B]')).record.facts[0], thrown(1, 3));
    const doubled = read(money(';PL[B];B[31qtst]', 'CV[2]'));
    assert.deepEqual(
      [doubled.problems, doubled.record.facts.slice(0, 2)],
      [[], [thrown(1, 1), thrown(1, 3)]],
    );
  });

  it('in the midst of a game, or in a later one, cannot be held', () => {
    const mid = match(`;W[31hefe]\n;${setUp('a', 'x')}`);
    assert.deepEqual(problemsOf(mid), [['2:2', 'ERR_SGF_SETUP']]);
    const later = `${money(';W[31hefe];B[double];W[drop]')}\n${money(`;PL[W]${setUp('a', 'x')};W[21az]`)}`;
    assert.deepEqual(problemsOf(later)[0]?.slice(0, 2), ['2:2', 'ERR_SGF_SCORE']);
    const at = `2:${later.split('\n')[1]!.indexOf('AE') + 1}`;
    holds(
      problemsOf(later).some((each) => each[0] === at && each[1] === 'ERR_SGF_SETUP'),
      at,
    );
  });

  it('that says again what is so already is nothing', () => {
    assert.equal(factsOf(match(';W[31hefe];PL[B]CV[1]CP[c];B[41lpab]')).length, 4);
    const again = `${match(';W[31hefe];B[double];W[drop]')}${match(`;PL[W]AE[b:c];W[31hefe]`).replace('bs:0', 'bs:1')}`;
    assert.deepEqual(read(again).problems, []);
  });
});

describe('a match in SGF', () => {
  const game = (index: number, ws: number, bs: number, rest: string) =>
    `(;${HEAD}MI[length:5][game:${index}][ws:${ws}][bs:${bs}]RU[Crawford]${rest})\n`;
  const WHITE_WINS = ';W[31hefe];B[41lpab];W[double];B[drop]';

  it('is a game tree for each game; every game has a lot of its own', () => {
    const text = game(0, 0, 0, `RE[W+1]${WHITE_WINS}`) + game(1, 1, 0, ';B[61lrqr]');
    const facts = factsOf(text);
    assert.deepEqual(facts.slice(6), [{ type: 'new-game' }, thrown(1, 6), play(2, [13, 6], [8, 1])]);
    assert.deepEqual(scoreOf(text), { 1: 1, 2: 0 });
  });

  it('tells other rules where a game has them: a first roll that no lot can give (START-3)', () => {
    const text =
      game(0, 0, 0, WHITE_WINS) +
      game(1, 1, 0, ';B[11qrqrstst];W[double];B[drop]') +
      game(2, 2, 0, ';W[31hefe]');
    const later = factsOf(text).filter(({ type }) => type === 'new-game');
    assert.deepEqual(
      later.map((fact) => 'rules' in fact && fact.rules.openingRoll),
      ['rerolls', 'plays'],
    );
  });

  it('tells of an illegal play where it stands, and closes the game as the next score has it', () => {
    const text = game(0, 0, 0, `RE[B+2]\n;W[31hefe]\n;B[41lpaf]`) + game(1, 0, 2, ';W[31hefe]');
    assert.deepEqual(problemsOf(text), [['3:2', 'ERR_PLAY_ILLEGAL', 'MOVE-1', '24/19']]);
    const { record } = read(text);
    assert.deepEqual(record.facts.slice(3, 5), [
      { type: 'resign', seat: 1, kind: 'mars' },
      { type: 'new-game' },
    ]);
    assert.deepEqual(scoreOf(text), { 1: 0, 2: 2 });
    holds(walk(record).ok);
  });

  it('tells of a play out of turn, of other dice than those that lie there, of a value that says nothing', () => {
    const at = (nodes: string) => problemsOf(match(`\n${nodes}`))[0];
    assert.deepEqual(at(';W[31hefe];W[41mixw]'), ['2:12', 'ERR_FACT', 'roll', 'toRoll', 'MOVE-8']);
    assert.deepEqual(at(';PL[W]DI[31];W[41mixw]'), ['2:14', 'ERR_PLAY_DICE', '4-1', '3-1']);
    assert.deepEqual(at(';W[31he?e]'), ['2:2', 'ERR_SGF_VALUE', 'W', '31he?e']);
    assert.deepEqual(at(';W[31hefe];B[tripple]'), ['2:12', 'ERR_SGF_VALUE', 'B', 'tripple']);
    assert.deepEqual(at(';W[31hefe];B[double];W[double]'), [
      '2:22',
      'ERR_FACT',
      'beaver',
      'doubled',
      'CUBE-4',
    ]);
    assert.deepEqual(at(';W[31hefe];B[double];W[drop];W[21xv]'), [
      '2:30',
      'ERR_FACT',
      'roll',
      'over',
      'END-1',
    ]);
  });

  it('takes an offered double back where the game ended for more than a drop', () => {
    const text = game(0, 0, 0, ';W[31hefe];B[double];W[?]') + game(1, 0, 2, ';W[31hefe]');
    assert.deepEqual(scoreOf(text), { 1: 0, 2: 2 });
    assert.equal(problemsOf(text).length, 1);
  });

  it('closes a game that does not end, and says so; without any end told it is left out', () => {
    const open = game(0, 0, 0, '\n;W[31hefe]') + game(1, 3, 0, ';W[31hefe]');
    assert.deepEqual(problemsOf(open), [['1:2', 'ERR_SGF_OPEN']]);
    assert.deepEqual(scoreOf(open), { 1: 3, 2: 0 });
    const nothing =
      game(0, 0, 0, ';W[31hefe]') +
      game(0, 0, 0, `${WHITE_WINS}`) +
      game(1, 1, 0, ';W[21mkxw]') +
      game(1, 1, 0, ';B[31qtst]');
    assert.deepEqual(problemsOf(nothing), [
      ['1:2', 'ERR_SGF_LEFT_OUT'],
      ['3:2', 'ERR_SGF_LEFT_OUT'],
    ]);
    assert.deepEqual(
      read(nothing).record.facts.map(({ type }) => type),
      ['throw', 'play', 'roll', 'play', 'double', 'drop', 'new-game', 'throw', 'play'],
    );
  });

  it('tells of a result and of a score that do not follow from the play', () => {
    const codes = (text: string) => problemsOf(text).map((each) => each.slice(1));
    const result = game(0, 0, 0, `RE[W+2]${WHITE_WINS}`) + game(1, 1, 0, ';W[31hefe]');
    assert.deepEqual(codes(result), [['ERR_SGF_RESULT', 'W+2', 'W+1']]);
    const score = game(0, 0, 0, `RE[W+1]${WHITE_WINS}`) + game(1, 2, 0, ';W[31hefe]');
    assert.deepEqual(codes(score), [['ERR_SGF_SCORE', '2–0', '1–0']]);
  });

  it('goes on from what both the result and the next score say', () => {
    const text = game(0, 0, 0, `RE[B+3]${WHITE_WINS}`) + game(1, 0, 3, ';W[31hefe]');
    assert.deepEqual(
      problemsOf(text).map((each) => each.slice(1)),
      [['ERR_SGF_RESULT', 'B+3', 'W+1']],
    );
    assert.deepEqual(scoreOf(text), { 1: 0, 2: 3 });
  });

  it('stops at a game of another match, and where the match is over', () => {
    const other = game(0, 0, 0, WHITE_WINS) + game(1, 1, 0, ';W[31hefe]').replace('length:5', 'length:9');
    assert.deepEqual(problemsOf(other), [['2:2', 'ERR_SGF_MATCH', 9]]);
    const over = game(0, 4, 0, 'RE[W+1R];W[31hefe]') + game(1, 5, 0, ';W[31hefe]');
    assert.deepEqual(problemsOf(over), [['2:2', 'ERR_FACT', 'new-game', 'over', 'MATCH-1']]);
  });

  it('says where the names are others than in the first game, or exchanged: points go by colour', () => {
    const names = (first: string, second: string) => {
      const [one, two] = [`${first}RE[W+1]${WHITE_WINS}`, `\n${second};W[31hefe]`];
      return problemsOf(game(0, 0, 0, one) + game(1, 1, 0, two));
    };
    const first = 'PW[Ada]PB[Bruno]';
    const other = (at: string, written: string) => [[at, 'ERR_SGF_NAMES', written, 'Ada – Bruno']];
    assert.deepEqual(names(first, 'PB[Ada]PW[Bruno]'), other('3:8', 'Bruno – Ada'));
    assert.deepEqual(names(first, 'PW[Cleo]PB[Dino]'), other('3:1', 'Cleo – Dino'));
    assert.deepEqual(names(first, 'PW[Ada]PB[Dino]'), other('3:8', 'Ada – Dino'));
    assert.deepEqual(names(first, 'PB[Dino]'), other('3:1', '? – Dino'));
    for (const [one, two] of [
      [first, 'PW[ADA]PB[ Bruno ]'],
      [first, ''],
      ['', first],
      ['PW[Ada]', 'PB[Ada]'],
    ] as const)
      assert.deepEqual(names(one, two), [], two);
  });

  it('of which a game that is the last is not played to the end that is told says so too', () => {
    assert.deepEqual(problemsOf(game(0, 0, 0, 'RE[W+2]\n;W[31hefe]')), [['1:2', 'ERR_SGF_OPEN']]);
    holds(!/next/.test(sentences.ERR_SGF_OPEN), sentences.ERR_SGF_OPEN);
  });

  it('is read on after what is no SGF', () => {
    const text = game(0, 0, 0, '\n!;W[31hefe];B[double];W[drop]');
    assert.deepEqual(problemsOf(text), [['2:1', 'ERR_SGF_SYNTAX', 'character']]);
    assert.equal(read(text).record.facts.length, 4);
  });
});

describe('a text that is no match in SGF', () => {
  it('has an error of its own', () => {
    assert.equal(code(readSgf('')), 'ERR_SGF');
    assert.equal(code(readSgf('1. e4 e5')), 'ERR_SGF');
    assert.equal(code(readSgf('x'.repeat(SGF_LIMIT + 1))), 'ERR_TOO_LONG');
  });

  it('of nothing but a root is read all the same', () => {
    assert.equal(read('(;GM[6])').record.facts.length, 0);
  });
});

describe('files of GNU Backgammon', () => {
  const file = (name: string) =>
    readFileSync(new URL(`../../fixtures/sgf/${name}.sgf`, import.meta.url), 'utf8');

  for (const [name, games, score] of [
    ['match', 6, { 1: 2, 2: 10 }],
    ['money', 7, { 1: 6, 2: 11 }],
    ['analysed', 2, { 1: 1, 2: 1 }],
  ] as const) {
    it(`are read without a problem: ${name}`, () => {
      const { problems, record } = read(file(name));
      assert.deepEqual(problems, []);
      const { series } = value(fold(record));
      assert.deepEqual([series.played, series.score], [games, score]);
    });
  }
});
