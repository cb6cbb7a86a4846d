import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fold } from '../../src/record/record.js';
import { parseRecord } from '../../src/record/parse.js';
import { holds, value } from '../support/build.js';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The package as it is installed, as far as the command line needs it: its door is built here, whatever else is built. */
const home = mkdtempSync(join(tmpdir(), 'nardy-cli-'));
const folder = join(home, 'files');
before(async () => {
  mkdirSync(folder);
  cpSync(path('../../bin'), join(home, 'bin'), { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "type": "module", "version": "1.2.3" }');
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      lib: { entry: path('../../src/doors/notation.ts'), formats: ['es'], fileName: () => 'notation.js' },
      outDir: join(home, 'dist'),
    },
  });
});
after(() => rmSync(home, { recursive: true, force: true }));

/** Runs the command line in a process of its own. */
function nardy(
  args: readonly string[],
  input: string | Uint8Array = '',
  bin = join(home, 'bin/nardy-board.mjs'),
) {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const options = { input, env, encoding: 'utf8', cwd: folder } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], options);
  return { status, out: stdout, err: stderr };
}

const put = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return name;
};

const MATCH = path('../fixtures/sgf/match.sgf');
const GAME = '(;GM[6]\n;W[31hefe]\n;B[41lpab])';
const WRONG = '(;GM[6]\n;W[31hefe]\n;B[41lpaf])';

describe('nardy-board convert', () => {
  it('writes the result to the standard output, or to a file, and ends with 0', () => {
    const game = put('game.sgf', GAME);
    const shown = nardy(['convert', game, '--to', 'record']);
    assert.deepEqual([shown.status, shown.err], [0, '']);
    assert.equal(value(parseRecord(shown.out)).facts.length, 4);
    const filed = nardy(['convert', '--out=game.json', '--to=record', game]);
    assert.deepEqual(filed, { status: 0, out: '', err: '' });
    assert.equal(readFileSync(join(folder, 'game.json'), 'utf8'), shown.out);
  });

  it('converts a whole match to a record, to SGF again, and to match text', () => {
    const record = nardy(['convert', MATCH, '--to', 'record']).out;
    assert.deepEqual(value(fold(value(parseRecord(record)))).series.score, { 1: 2, 2: 10 });
    const sgf = nardy(['convert', '-', '--to', 'sgf'], record);
    assert.equal(nardy(['convert', '-', '--to', 'record'], sgf.out).out, record);
    const mat = nardy(['convert', '-', '--to', 'mat'], record);
    assert.deepEqual([mat.status, nardy(['check', '-'], mat.out).status], [0, 0]);
  });

  it('shows a position as XGID: the last one, or that of a turn', () => {
    const analysed = path('../fixtures/sgf/analysed.sgf');
    const start = 'XGID=-b----E-C---eE---c-e----B-:0:0:1';
    assert.equal(nardy(['convert', analysed, '--to', 'xgid', '--at', '2.1']).out, `${start}:65:1:0:0:3:10\n`);
    assert.match(nardy(['convert', analysed, '--to', 'xgid']).out, /^XGID=.*:D:1:0:0:3:10\n$/);
    assert.equal(nardy(['convert', analysed, '--to', 'xgid', '--at', '9.1']).status, 2);
  });

  it('tells problems and what is lost on the error output; with problems it ends with 1', () => {
    const wrong = nardy(['convert', '-', '--to', 'sgf'], WRONG);
    assert.equal(wrong.status, 1);
    assert.equal(wrong.err, '-:3:2: ERR_PLAY_ILLEGAL: 24/19 cannot be played here (rule MOVE-1).\n');
    assert.match(wrong.out, /;W\[31hefe\]/);
    const record = JSON.parse(nardy(['convert', '-', '--to', 'record'], GAME).out) as { notes: unknown };
    const noted = JSON.stringify({ ...record, notes: { weather: 'fine' } });
    const lost = nardy(['convert', '-', '--to', 'sgf'], noted);
    assert.deepEqual(
      [lost.status, lost.err],
      [0, '-: This format cannot hold everything. Lost: the note “weather”.\n'],
    );
  });

  it('ends with 2, and writes nothing, where nothing can be read', () => {
    assert.deepEqual(nardy(['convert', '-', '--to', 'sgf'], 'Hello'), {
      status: 2,
      out: '',
      err: '-:1:1: ERR_UNKNOWN: This is no position, play, match or record: “Hello” is not understood.\n',
    });
  });

  it('ends with 2 where a file cannot be read or written, and says which and why', () => {
    const game = put('game.sgf', GAME);
    for (const [args, why] of [
      [['none.sgf', '--to', 'mat'], 'none.sgf: cannot be read: file not found.'],
      [['.', '--to', 'mat'], '.: cannot be read: it is a folder.'],
      [['game.sgf/x', '--to', 'mat'], 'game.sgf/x: cannot be read: not a directory.'],
      [[game, '--to', 'mat', '--out', 'none/x'], 'none/x: cannot be written: its folder is not there.'],
      [[game, '--to', 'mat', '--out', '.'], '.: cannot be written: it is a folder.'],
    ] as const) {
      assert.deepEqual(nardy(['convert', ...args]), { status: 2, out: '', err: `${why}\n` });
    }
  });

  it('DRAW-2: writes half a point rounded down in an XGID, and says so', () => {
    const record = JSON.parse(nardy(['convert', '-', '--to', 'record'], GAME).out) as object;
    const rules = { variant: 'short', drawRule: 'last-roll', cubeLimit: 'unlimited' };
    const half = JSON.stringify({ ...record, rules, facts: [], setup: { score: { 1: 2.5, 2: 0.5 } } });
    const { status, out, err } = nardy(['convert', '-', '--to', 'xgid'], half);
    assert.deepEqual([status, out.split(':').slice(5, 7)], [0, ['2', '0']]);
    assert.match(err, /Lost: the score as it is, which is rounded down/);
  });
});

describe('nardy-board check', () => {
  it('tells what a file holds, and what is wrong in it: the worst of several decides how it ends', () => {
    assert.deepEqual(nardy(['check', put('game.sgf', GAME)]), {
      status: 0,
      out: 'game.sgf: SGF, no match, 1 game, 2 plays, 1 0 – 0 2, under way, 0 problems\n',
      err: '',
    });
    const both = nardy(['check', 'game.sgf', put('wrong.sgf', WRONG)]);
    assert.equal(both.status, 1);
    assert.deepEqual(both.out.split('\n').slice(1), [
      'wrong.sgf:3:2: ERR_PLAY_ILLEGAL: 24/19 cannot be played here (rule MOVE-1).',
      'wrong.sgf: SGF, no match, 1 game, 1 play, 1 0 – 0 2, under way, 1 problem',
      '',
    ]);
    const all = nardy(['check', 'wrong.sgf', 'none.sgf', '.', 'game.sgf']);
    assert.equal(all.status, 2);
    assert.match(all.out, /game\.sgf: SGF/);
    assert.equal(all.err, 'none.sgf: cannot be read: file not found.\n.: cannot be read: it is a folder.\n');
  });

  it('END-4: takes a roll before the result for the last of a game, and tells one at which the text breaks off', () => {
    const rows = [' 3 point match', ' Game 1', ' Ann : 0                        Bob : 0'];
    const cut = [...rows, '  1) 31: 8/5 6/5                 32:', ''].join('\n');
    const whole = nardy(['check', '-'], `${cut}      Wins 1 point\n`);
    assert.deepEqual(
      [whole.status, whole.out],
      [0, '-: match text, match to 3, 1 game, 1 play, Ann 1 – 0 Bob, under way, 0 problems\n'],
    );
    const broken = nardy(['check', '-'], cut);
    const why = 'The text ends at this roll: what was played is not told.';
    assert.deepEqual([broken.status, broken.out.split('\n')[0]], [1, `-:4:34: ERR_MAT_ROLL: ${why}`]);
    const record = nardy(['convert', '-', '--to', 'record'], cut);
    assert.deepEqual(
      [record.status, value(parseRecord(record.out)).facts.at(-1)],
      [1, { type: 'roll', seat: 2, dice: [3, 2] }],
    );
  });

  it('shows what would steer a terminal by its number', () => {
    const word = nardy(['check', '-'], '\u001b[31mred\u009b0m\u0007');
    assert.match(word.err, /“\\u001b\[31mred\\u009b0m\\u0007”/);
    const name = nardy(['check', '-'], '(;GM[6]PW[\u001b]0;x\u0007\u202e];W[31hefe])');
    assert.match(name.out, /\\u001b/);
    const file = nardy(['check', 'no\u001b[2J']);
    assert.equal(file.err, 'no\\u001b[2J: cannot be read: file not found.\n');
    for (const { out, err } of [word, name, file]) holds(!/[^\P{Cc}\n]|\u202e/u.test(out + err), out + err);
  });

  it('tells where an id is wrong', () => {
    const id = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10';
    const { status, err } = nardy(['check', '-'], `Position 1\n${id}\n`);
    assert.equal(status, 2);
    const why = 'the dice must be 00, D, B, R or two digits from 1 to 6';
    assert.equal(err, `-:2:39: ERR_ID: The XGID is damaged at “70”: ${why}.\n`);
  });

  it('tells what else stands beside a position, and ends with 1', () => {
    const id = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
    const both = `${id}\n\nOr ${id.replace(':31:', ':32:')}.\n`;
    assert.deepEqual(nardy(['check', '-'], both), {
      status: 1,
      out: '-:3:4: ERR_ID_MORE: Another position stands here: it is left out.\n-: a position, 1 problem\n',
      err: '',
    });
    const converted = nardy(['convert', '-', '--to', 'xgid'], both);
    assert.deepEqual([converted.status, converted.out], [1, `${id}\n`]);
    assert.equal(converted.err, '-:3:4: ERR_ID_MORE: Another position stands here: it is left out.\n');
    const line =
      'board:You:x:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0';
    const fibs = nardy(['check', '-'], `${line}\nhannes rolls 4 and 3.\n`);
    const rest = 'This is no part of the position and is left out: “hannes rolls 4 and 3.”.';
    assert.deepEqual([fibs.status, fibs.out.split('\n')[0]], [1, `-:2:1: ERR_ID_REST: ${rest}`]);
    assert.equal(nardy(['check', '-'], `Here: ${id}.\n`).status, 0);
  });

  it('reads UTF-8, Latin-1, and UTF-16 with its mark or without', () => {
    const named = '(;GM[6]PW[Aušra]PB[Żółw];W[31hefe])';
    const wide = Buffer.from(`\uFEFF${named}`, 'utf16le');
    const swapped = Buffer.from(wide).swap16();
    const unmarked = [wide.subarray(2), swapped.subarray(2)];
    for (const bytes of [Buffer.from(named), Buffer.from(`\uFEFF${named}`), wide, swapped, ...unmarked]) {
      assert.match(nardy(['check', '-'], bytes).out, /Aušra 0 – 0 Żółw/);
    }
    const latin = Buffer.from('(;GM[6]PW[Jürgen];W[31hefe])', 'latin1');
    assert.match(nardy(['check', '-'], latin).out, /Jürgen 0 – 0 2/);
  });
});

describe('nardy-board', () => {
  it('ends with 3 where it is at fault itself, says so, and goes on with the next file', () => {
    const broken = join(home, 'broken');
    mkdirSync(join(broken, 'dist'), { recursive: true });
    cpSync(join(home, 'bin'), join(broken, 'bin'), { recursive: true });
    cpSync(join(home, 'package.json'), join(broken, 'package.json'));
    writeFileSync(
      join(broken, 'dist/notation.js'),
      `export { textSpeaker } from '../../dist/notation.js';
       export const TARGETS = ['mat'];
       export const convert = () => { throw new Error('boom'); };
       export const check = convert;`,
    );
    const game = put('game.sgf', GAME);
    const fault = 'This is a fault of nardy-board itself; please report it: boom';
    const bin = join(broken, 'bin/nardy-board.mjs');
    const converted = nardy(['convert', game, '--to', 'mat'], '', bin);
    assert.deepEqual(converted, { status: 3, out: '', err: `nardy-board: ${fault}\n` });
    const checked = nardy(['check', game, 'none.sgf', game], '', bin);
    assert.deepEqual([checked.status, checked.err.split('\n').length], [3, 4]);
    holds(checked.err.startsWith(`${game}: ${fault}\n`), checked.err);
  });

  it('tells its version and how to use it', () => {
    assert.deepEqual(nardy(['--version']), { status: 0, out: '1.2.3\n', err: '' });
    const help = nardy(['--help']);
    assert.deepEqual([help.status, help.err], [0, '']);
    holds(['convert', 'check', '--to', '--at', '--out'].every((word) => help.out.includes(word)));
  });

  it('ends with 2 where it is not asked well, and says why', () => {
    for (const [args, why] of [
      [[], 'Say what to do.'],
      [['check'], 'Name a file, or - for what comes in.'],
      [['convert', 'a.sgf', '--to', 'pgn'], '--to takes one of mat, sgf, record, xgid.'],
      [['convert', 'a.sgf', '--to'], 'The option --to needs a value.'],
      [['convert', 'a.sgf', '--to', 'xgid', '--at', 'x'], '--at takes a game and a turn, such as 2.15.'],
      [['convert', 'a.sgf', '--from', 'mat'], 'There is no option --from.'],
    ] as const) {
      const { status, out, err } = nardy(args);
      assert.deepEqual([status, out], [2, '']);
      assert.equal(err, `${why}\nnardy-board --help tells more.\n`);
    }
  });
});
