import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { firstIn } from '../../../src/notation/id/find.js';
import { makePositionAs, READERS, readPosition } from '../../../src/notation/id/position.js';
import type { PositionRead } from '../../../src/notation/id/read.js';
import { code, holds, value } from '../../support/build.js';
import { cpuTime } from '../../support/cpu-time.js';

const BOARD = '-b----E-C---eE---c-e----B-';
const FIBS =
  'board:You:x:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0';
const OTHER_FIBS = FIBS.replace(':6:2:', ':5:4:');
const WORDS = 'white 24:2 13:5 8:3 6:5; black 24:2 13:5 8:3 6:5';
/** One text of each format with another position in the same format. */
const IDS = {
  xgid: [`XGID=${BOARD}:0:0:1:31:2:4:0:7:10`, `XGID=${BOARD}:0:0:1:32:2:4:0:7:10`],
  ogid: [
    'OGID=11jjjjjhhhccccc:ooddddd88866666:N0N:46:B:IB:0:0:3:0',
    'OGID=11jjjjjhhhccccc:ooddddd88866666:N0N',
  ],
  'long-id': ['LN1-500000001zzy00003zzwwzt', 'LN1-3g9ph0000zzy00003zzwszc'],
  'gnubg-id': ['4HPwATDgc/ABMA:cAkAAAAAAAAE', '4HPwATDgc/ABUA:cAkAAAAAAAAE'],
} as const;
/** The same positions without a name. */
const BARE = {
  'a bare XGID': IDS.xgid[0].slice(5),
  'a bare OGID': IDS.ogid[0].slice(5),
  'a Position ID': '4HPwATDgc/ABMA',
};
const ALL = { ...Object.fromEntries(Object.entries(IDS).map(([name, [id]]) => [name, id])), ...BARE };
const MARKS = [
  '.',
  '!',
  '?',
  '…',
  '`',
  ']',
  '\u200B',
  ')',
  '>',
  '"',
  ',',
  ';',
  '’',
  '”',
  '»',
  '。',
  '！',
  '？',
  '、',
  '）',
  '】',
  '*',
  '**',
  '_',
  '~',
  '|',
  '}',
  '\\',
  '/',
  '\uFEFF',
  '?!',
  '.)',
  '”.',
  '».',
];

const read = (text: string): PositionRead => value(readPosition(text));
/** What a text holds besides, in few words. */
const restOf = (text: string): string[] =>
  firstIn(text, READERS).rest.map(({ code: told, text: piece, start }) => `${told} ${start} ${piece}`);

describe('an id copied out of a sentence', () => {
  for (const [name, id] of Object.entries(ALL)) {
    it(`${name}: ends before the marks behind it, whatever they are`, () => {
      for (const mark of MARKS) assert.deepEqual(read(id + mark), read(id), `${id}${mark}`);
    });

    it(`${name}: may stand in quotes, brackets and marks of a text language`, () => {
      for (const [before, after] of [
        '()',
        '[]',
        '``',
        '“”',
        '„“',
        '«»',
        '「」',
        '<>',
        '**',
        '__',
        '\u200B\u200B',
      ]) {
        assert.deepEqual(read(`${before}${id}${after}`), read(id), `${before}${id}${after}`);
      }
    });

    it(`${name}: is read though characters that are not seen stand in it`, () => {
      for (const unseen of ['\u200B', '\u00AD', '\u2060']) {
        assert.deepEqual(read(`${id.slice(0, -6)}${unseen}${id.slice(-6)}.`), read(id));
      }
    });
  }

  for (const [name, [id]] of Object.entries(IDS)) {
    it(`${name}: is known among other words`, () => {
      for (const text of [`What now? ${id}.`, `（${id}）です`, `Look: ${id}! It is hard.\nIs it?`]) {
        assert.deepEqual([read(text), restOf(text)], [read(id), []], text);
      }
    });
  }

  it('a name may be parted from its id by any white space in the line', () => {
    for (const id of [IDS.xgid[0], IDS.ogid[0]]) {
      for (const space of ['\u00A0', '\u202F', '\u3000', ' \t', '\u200B', '\uFEFF']) {
        for (const equals of [`=${space}`, `${space}=`, `${space}=${space}`]) {
          assert.deepEqual(read(`See ${id.replace('=', equals)}.`), read(id), JSON.stringify(equals));
        }
      }
    }
  });

  it('an XGID ends before a colon of the sentence', () => {
    assert.deepEqual(read(`${IDS.xgid[0]}: what now?`), read(IDS.xgid[0]));
    assert.equal(code(readPosition(`${IDS.xgid[0]}:1`)), 'ERR_ID');
  });

  it('ids as gnubg prints them end before the marks behind them too', () => {
    const whole = read('4HPwATDgc/ABMA:cAkAAAAAAAAE');
    for (const text of [
      'Position ID: 4HPwATDgc/ABMA, Match ID: cAkAAAAAAAAE.',
      'Position ID: `4HPwATDgc/ABMA`\nMatch ID: `cAkAAAAAAAAE`',
      'Position-ID: 4HPwATDgc/ABMA Match-ID: cAkAAAAAAAAE',
      '(GNUbg ID: 4HPwATDgc/ABMA:cAkAAAAAAAAE).',
    ]) {
      assert.deepEqual([read(text), restOf(text)], [whole, []], text);
    }
  });

  it('what is no id in it stays wrong: a mark does not make one shorter', () => {
    for (const text of [
      '4HPwATDgc/ABM.',
      '4HPwATDgc/ABMA:cAkAAAAAAAA!',
      '4HPwATDgc/ABMA:*****',
      'LN1-0123.',
    ]) {
      assert.equal(code(readPosition(text)), 'ERR_ID', text);
    }
  });
});

describe('several positions in a text', () => {
  for (const [name, [id, other]] of Object.entries(IDS)) {
    it(`ERR_ID_MORE, ${name}: the first is read, the other is told`, () => {
      const text = `${id}\n\nBetter than ${other}.`;
      assert.deepEqual(restOf(text), [`ERR_ID_MORE ${id.length + 14} ${other}`]);
      const { problems, ...first } = read(text);
      assert.deepEqual([first, problems?.map(({ line, column }) => [line, column])], [read(id), [[3, 13]]]);
    });
  }

  it('ERR_ID_MORE: a position at the top counts before one that is known in the comment', () => {
    for (const top of [WORDS, ...Object.values(BARE)]) {
      const text = `${top}\n\nCompare ${IDS['long-id'][0]}.`;
      const { problems, ...first } = read(text);
      assert.deepEqual([first, problems?.length], [read(top), 1], top);
      assert.deepEqual(
        restOf(text).map((told) => told.slice(0, 11)),
        ['ERR_ID_MORE'],
      );
    }
  });

  it('ERR_ID_MORE: each of them once, also one that cannot be read', () => {
    const [one, two] = IDS.xgid;
    const damaged = one.replace(':31:', ':70:');
    assert.deepEqual(
      restOf([one, two, two, damaged, one].join('\n')).map((told) => told.replace(/ \d+ /, ' ')),
      [`ERR_ID_MORE ${two}`, `ERR_ID_MORE ${damaged}`],
    );
  });

  it('the same position in another format is none', () => {
    assert.deepEqual(restOf(`Position ID: 4HPwATDgc/ABMA\nXGID=${BOARD}:0:0:1:00:0:0:0:0:10`), []);
    const { text } = value(makePositionAs('gnubg-id', read(IDS.xgid[0])));
    assert.deepEqual(restOf(`${IDS.xgid[0]}\n${text}`), []);
  });

  it('a Match ID belongs to the Position ID before it', () => {
    const text = 'Position ID: 4HPwATDgc/ABMA\n\nPosition ID: 4HPwATDgc/ABUA\nMatch ID: cAkAAAAAAAAE';
    assert.equal(read(text).format, 'position-id');
    assert.deepEqual(restOf(text), ['ERR_ID_MORE 42 4HPwATDgc/ABUA:cAkAAAAAAAAE']);
  });
});

describe('what stands around a position that is not told by a name', () => {
  const around = (text: string) => restOf(text).map((told) => told.replace(/ \d+ /, ' '));

  it('ERR_ID_REST: text behind a line of FIBS, and before it', () => {
    for (const text of [`${FIBS}\nhannes rolls 4 and 3.`, `${FIBS} hannes rolls 4 and 3.`]) {
      assert.deepEqual(around(text), ['ERR_ID_REST hannes rolls 4 and 3.'], text);
      assert.equal(read(text).problems?.length, 1);
    }
    assert.deepEqual(around(`You move.\n> ${FIBS}\r\n`), ['ERR_ID_REST You move.\n>']);
    assert.deepEqual(around(`${FIBS}.\n\n`), []);
  });

  it('ERR_ID_MORE: another line of FIBS', () => {
    assert.deepEqual(around(`${FIBS}\nx rolls\n${OTHER_FIBS}\n`), [`ERR_ID_MORE ${OTHER_FIBS}`]);
  });

  it('a line of FIBS with a field too many, or one too few, is none', () => {
    for (const line of [`${FIBS}:0`, FIBS.slice(0, -2)]) {
      assert.deepEqual(
        [code(readPosition(`${line} x rolls`)), code(readPosition(line))],
        ['ERR_ID', 'ERR_ID'],
      );
    }
  });

  it('ERR_ID_REST: text behind words and a Position ID', () => {
    assert.deepEqual(around(`${WORDS}\nWhat now?`), ['ERR_ID_REST What now?']);
    assert.deepEqual(around(`white 24:2 13:5 8:3 6:5;\n black 24:2 13:5 8:3 6:5.\n\nWhat?`), [
      'ERR_ID_REST What?',
    ]);
    assert.deepEqual(around('4HPwATDgc/ABMA White to play'), ['ERR_ID_REST White to play']);
    assert.equal(code(readPosition(`${WORDS} What now?`)), 'ERR_POSITION');
  });
});

describe('a long text', () => {
  it('is searched in a time that grows with its length', () => {
    for (const part of [
      'XGID ',
      'XGID=',
      '\uFEFF',
      ' ',
      '\n',
      'Position ID: x ',
      'board:',
      '1:',
      'board:a:b:1: ',
      '.',
      'white ',
      'a',
      '4HPwATDgc/ABMA:',
    ]) {
      const time = cpuTime(() => void firstIn(`XGID${part.repeat(200_000)}`, READERS));
      holds(time < 3000, `${JSON.stringify(part)}: ${time} ms`);
    }
  });

  it('never throws, and never reads a position from letters that hold none', () => {
    const piece = fc.constantFrom(
      'XGID=',
      ...Object.values(ALL),
      FIBS,
      WORDS,
      ' ',
      '\n',
      '.',
      ':',
      'Position ID: ',
      'Match ID: ',
      '\u200B',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 6 }),
        (pieces) => {
          const text = pieces.join('');
          const { found, result, rest } = firstIn(text, READERS);
          if (!result.ok) return;
          holds(found.at(0) >= 0 && found.end <= text.length);
          for (const { start } of rest) holds(start >= 0 && start < text.length);
        },
      ),
      { numRuns: 500, seed: 8811 },
    );
  });
});
