import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { SeriesFact } from '../../src/engine/series.js';
import { readAny } from '../../src/notation/any.js';
import { makeLongId } from '../../src/notation/long-id.js';
import { readMat } from '../../src/notation/mat-read.js';
import { writeMat } from '../../src/notation/mat-write.js';
import { parsePlay, type WrittenPlay } from '../../src/notation/play-read.js';
import type { PositionRead } from '../../src/notation/position-read.js';
import {
  makePositionAs,
  POSITION_FACTS,
  readPosition,
  type PositionFact,
  type WritableFormat,
} from '../../src/notation/position.js';
import { readSgf, writeSgf } from '../../src/notation/sgf.js';
import { parseRecord } from '../../src/record/parse.js';
import { append, emptyRecord, fold, RECORD_VERSION, type NardyRecord } from '../../src/record/record.js';
import { holds, play, roll, rulesOf, say, side, steps, thrown, value } from '../support/build.js';

const text = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');

/** The code blocks of a language, in order. */
const blocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block);

/** What stands under a heading, up to the next one. */
function section(heading: string): string {
  const start = text.search(new RegExp(`^#+ ${heading.replace(/[().`[\]]/g, '\\$&')}$`, 'm'));
  holds(start >= 0, heading);
  const rest = text.slice(start).replace(/^#+ .*\n/, '');
  const end = rest.search(/^#+ /m);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The tables of a section, without their heads: cells as they are written. */
function tables(heading: string): string[][][] {
  const lines = section(heading).split('\n');
  const found: string[][][] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('|')) continue;
    if (!lines[index - 1]?.startsWith('|')) found.push([]);
    found.at(-1)!.push(line.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim())); // prettier-ignore
  }
  return found.map((rows) => rows.slice(2));
}
const table = (heading: string, nth = 0): string[][] => {
  const rows = tables(heading)[nth];
  holds(rows?.[0], `a table under ${heading}`);
  return rows;
};
const bare = (cell = ''): string => cell.replace(/^`|`$/g, '');
const codesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe('the record in docs/formats.md', () => {
  const examples = blocks('json').map((block) => JSON.parse(block) as NardyRecord);
  const [small, full] = examples as [NardyRecord, NardyRecord];

  it('has two examples that are read, hold by the rules, and are written again', () => {
    assert.equal(examples.length, 2);
    for (const example of examples) {
      const record = value(parseRecord(example));
      assert.deepEqual(record.facts.map(({ type }) => type), example.facts.map(({ type }) => type)); // prettier-ignore
      assert.deepEqual(value(parseRecord(JSON.stringify(record))), record);
      holds(fold(record).ok);
    }
    assert.deepEqual(value(parseRecord(small)).unfinished, [{ from: 13, die: 5 }]);
  });

  it('names every member, of the record and of its setup, as the full example has them', () => {
    const [members, setup] = tables('Members');
    assert.deepEqual(members?.map(([name]) => bare(name)).sort(), Object.keys(full).sort());
    assert.deepEqual(setup?.map(([name]) => bare(name)).sort(), Object.keys(full.setup!).sort());
  });

  it('names every fact with its members, as the full example has them', () => {
    const rows = table('Facts');
    const types = [...new Set(full.facts.map(({ type }) => type))].sort();
    assert.deepEqual(rows.map(([type]) => bare(type)).sort(), types);
    for (const [type = '', members = ''] of rows) {
      const told = full.facts.filter((fact) => fact.type === bare(type));
      const found = new Set(told.flatMap((fact) => Object.keys(fact)));
      found.delete('type');
      assert.deepEqual(codesIn(members).sort(), [...found].sort(), type);
    }
  });

  it('says what happens without a member: what must be there is missed by its code', () => {
    for (const [name = '', , without = ''] of table('Members')) {
      const { [bare(name) as 'rules']: _, ...rest } = small;
      const [code] = codesIn(without);
      const result = parseRecord(rest);
      assert.equal(result.ok ? undefined : result.error.code, code, name);
    }
  });

  it('names the version that is written', () => {
    assert.deepEqual(
      examples.map(({ version }) => version),
      [RECORD_VERSION, RECORD_VERSION],
    );
    holds(section('Later versions').includes(`So far there is one version: ${RECORD_VERSION}.`));
  });
});

/** The heads of the table of what a position tells. */
const FORMATS: readonly WritableFormat[] = ['words', 'position-id', 'gnubg-id', 'xgid', 'long-id'];
const TOLD: PositionRead = {
  ...value(readPosition('XGID=-b----E-C---eE---c-e----B-:1:1:1:00:0:0:0:0:8')),
  jacoby: true,
  beaver: true,
};
const READS: readonly PositionRead[] = [
  { ...TOLD, offered: true },
  { ...TOLD, dice: [3, 1] },
  { ...TOLD, turn: 'black', dice: [3, 1] },
  { ...TOLD, match: { length: 7, score: { white: 6, black: 2 }, crawford: true } },
  {
    ...value(readPosition('LN1-3g9ph0000zzy00003zzwszc')),
    cube: { value: 4, owner: 'white' },
    maxCube: 64,
    match: { length: 7, score: { white: 6, black: 2 }, crawford: true },
  },
];

/** Whether a format is said to tell a fact of this position. */
function isTold(cell: string, fact: PositionFact, read: PositionRead): boolean {
  switch (cell) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'White only':
      return read.turn === 'white';
    case 'match':
      return (read.match?.length ?? 0) > 0;
    case 'money':
      return !read.match?.length;
    default:
      throw new Error(`${fact}: ${cell}`);
  }
}

describe('the positions in docs/formats.md', () => {
  it('are read as the format that they are an example of, and written again where that is said', () => {
    const rows = table('Positions');
    assert.equal(rows.length, 7);
    for (const [name = '', example = '', isRead, isWritten = ''] of rows) {
      const [format] = codesIn(name);
      const read = value(readPosition(bare(example)));
      assert.deepEqual([read.format, isRead], [format, 'yes']);
      const written = makePositionAs(format as WritableFormat, read);
      assert.equal(written.ok, isWritten.startsWith('yes'), name);
      if (written.ok) assert.equal(value(readPosition(written.value.text)).format, format);
    }
  });

  it('tell and lose what the table says', () => {
    const rows = table('Positions', 1);
    assert.deepEqual(rows.map(([fact]) => bare(fact)), [...POSITION_FACTS]); // prettier-ignore
    for (const read of READS) {
      const has = new Set(value(makePositionAs('words', read)).lost);
      for (const [at, format] of FORMATS.entries()) {
        const written = makePositionAs(format, read);
        if (!written.ok) {
          assert.equal(written.error.code, 'ERR_ID_VARIANT');
          continue;
        }
        const lost = rows
          .filter(([fact, ...cells]) => {
            const name = bare(fact) as PositionFact;
            return has.has(name) && !isTold(cells[at]!, name, read);
          })
          .map(([fact]) => bare(fact));
        assert.deepEqual(written.value.lost, lost, `${format} of ${JSON.stringify(read)}`);
      }
    }
  });

  it('know who is who: White is X, BOTTOM and on roll in a bare Position ID', () => {
    const bar = {
      white: side({ 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 }),
      black: side({ 24: 2, 13: 5, 8: 3, 6: 5 }),
    };
    for (const id of [
      '4HPwATDgc/ABUA',
      '4HPwATDgc/ABUA:cAkAAAAAAAAE',
      'XGID=-b----E-C---eE---c-e----AA:0:0:1:00:0:0:0:0:10',
    ]) {
      const { position, turn } = value(readPosition(id));
      assert.deepEqual([position, turn], [bar, 'white'], id);
    }
    const twoUp = value(readPosition('4HPwATDgc/ABMA:cAngAEAAEAAE')).match;
    assert.deepEqual(twoUp?.score, { white: 2, black: 4 });
  });
});

describe('the long nardy id in docs/formats.md', () => {
  it('has a place for every bit, one after the other', () => {
    let next = 0;
    for (const [bits = ''] of table('The long nardy id')) {
      const [from = NaN, to = from] = bits.split('–').map(Number);
      assert.equal(from, next, bits);
      next = to + 1;
    }
    assert.equal(next, 23 * 5);
  });

  it('has examples that are read and written again, letter by letter', () => {
    const rows = table('The long nardy id', 1);
    assert.equal(rows.length, 3);
    for (const [id = ''] of rows) {
      const read = value(readPosition(bare(id)));
      assert.equal(read.format, 'long-id');
      assert.equal(makeLongId(read as never), bare(id));
    }
  });

  it('says of each example what is in it', () => {
    const [start, headThree, gulbar] = table('The long nardy id', 1).map(([id]) =>
      value(readPosition(bare(id))),
    );
    assert.deepEqual([start?.turn, start?.dice, start?.position.white[24]], ['white', null, 15]);
    assert.deepEqual(
      [headThree?.turn, headThree?.dice, headThree?.starterFirstRoll, headThree?.position.white[4]],
      ['black', [4, 4], [5, 5], 1],
    );
    assert.deepEqual([gulbar?.variant, gulbar?.dice, gulbar?.rolls], [
      'crazy-gulbar',
      [5, 5],
      { white: 3, black: 3 },
    ]); // prettier-ignore
  });
});

describe('the plays in docs/formats.md', () => {
  it('are read as the same in every spelling', () => {
    const plain = ({ dice, tokens }: WrittenPlay) => [
      dice,
      tokens.map(({ stops, hits, count }) => ({ stops, hits, count })),
    ];
    for (const [written = '', same = ''] of table('Plays')) {
      assert.deepEqual(plain(value(parsePlay(bare(written)))), plain(value(parsePlay(bare(same)))), written);
    }
  });
});

describe('the match text and the SGF in docs/formats.md', () => {
  const [mat = ''] = blocks('mat');
  const [sgf = ''] = blocks('sgf');

  it('are read without a problem, as the same facts', () => {
    const [fromMat, fromSgf] = [value(readMat(mat)), value(readSgf(sgf))];
    assert.deepEqual([fromMat.problems, fromSgf.problems], [[], []]);
    const outcomes = [fromMat, fromSgf].map(({ record }) => value(fold(record)).series.game);
    assert.deepEqual(outcomes[0]?.position, outcomes[1]?.position);
    assert.deepEqual(
      fromMat.record.facts.map(({ type }) => type),
      fromSgf.record.facts.map(({ type }) => type),
    );
    assert.deepEqual(fromMat.record.seats, { 1: { name: 'Rasa' }, 2: { name: 'Jonas' } });
    assert.deepEqual(fromMat.record.seats, fromSgf.record.seats);
    assert.equal(value(fold(fromMat.record)).series.score[2], 1);
  });

  it('are known for what they are, and written as they stand', () => {
    for (const [example, format] of [
      [mat, 'mat'],
      [sgf, 'sgf'],
    ] as const) {
      const read = value(readAny(example));
      holds(read.kind === 'match' && read.format === format, format);
      const lines = (whole: string) => whole.trim().split('\n').map((line) => line.trimEnd()); // prettier-ignore
      const written = value(format === 'mat' ? writeMat(read.record) : writeSgf(read.record));
      assert.deepEqual(lines(written.text), lines(example));
    }
  });

  it('a record is known for what it is too', () => {
    assert.equal(value(readAny(blocks('json')[1]!)).kind, 'record');
  });
});

/** A record of which this would be lost. */
const recordOf = (options: Parameters<typeof rulesOf>[0], ...facts: readonly SeriesFact[]): NardyRecord =>
  facts.reduce(append, emptyRecord(rulesOf({ seriesFirstMove: 'roll', cubeLimit: 'unlimited', ...options })));
const CUBE_TURN = [thrown(3, 1), play(1, [8, 3], [6, 1]), say('double', 2)];
const NEAR_END: NardyRecord = {
  ...recordOf({ drawRule: 'last-roll', cubeLimit: 'off' }),
  setup: { mover: 1, position: { white: side({ 1: 1 }), black: side({ 2: 1 }) } },
};
const DRAWN = [roll(1, 2, 1), play(1, [1, 1]), roll(2, 3, 2), play(2, [2, 2])].reduce<NardyRecord>(
  append,
  NEAR_END,
);
const LOSSES: Readonly<Record<string, NardyRecord>> = {
  'facts.throw': recordOf({}, thrown(4, 4), thrown(3, 1), play(1, [8, 3], [6, 1])),
  'facts.roll': recordOf({}, thrown(3, 1), play(1, [8, 3], [6, 1]), roll(2, 5, 2)),
  'facts.take': recordOf({ beaver: true }, ...CUBE_TURN, say('beaver', 1), say('take', 2)),
  'facts.draw': DRAWN,
  'facts.last-roll': DRAWN,
  'facts.new-game': recordOf(
    {},
    thrown(3, 1),
    say('resign', 1),
    { type: 'new-game', rules: rulesOf({ cubeLimit: 'off', seriesFirstMove: 'roll' }) },
    thrown(3, 1),
  ),
  notes: { ...recordOf({}), notes: { 'a "name"': 'x' } },
  unfinished: { ...recordOf({}, thrown(3, 1)), unfinished: steps([8, 3]) },
};

describe('what is lost by docs/formats.md', () => {
  const rows = table('What is lost');

  for (const [name = '', , mat, sgf] of rows.filter(([each]) => bare(each) in LOSSES)) {
    it(`${name}: ${mat} in match text, ${sgf} in SGF`, () => {
      const record = LOSSES[bare(name)]!;
      holds(fold(record).ok, JSON.stringify(fold(record)));
      const [inMat, inSgf] = [value(writeMat(record)).lost, value(writeSgf(record)).lost];
      assert.deepEqual(
        [inMat.includes(bare(name)), inSgf.includes(bare(name))],
        [mat === 'lost', sgf === 'lost'],
        `${inMat.join()} | ${inSgf.join()}`,
      );
    });
  }

  it('has every name but those of options and of the set-up', () => {
    assert.deepEqual(rows.map(([name]) => bare(name)).sort(), [...Object.keys(LOSSES), 'variations'].sort());
  });

  it('what SGF keeps comes back when it is read', () => {
    for (const [name = '', , , sgf] of rows) {
      if (sgf !== 'kept') continue;
      const record = LOSSES[bare(name)]!;
      const { record: back } = value(readSgf(value(writeSgf(record)).text));
      assert.deepEqual(back.facts, record.facts, name);
    }
  });
});

describe('the errors in docs/formats.md', () => {
  it('name every code that the room of texts can tell, with those of the README', () => {
    const folder = new URL('../../src/notation/', import.meta.url);
    const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const codes = new Set(sources.join('').match(/ERR_[A-Z_]+/g));
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const here = new Set(table('Errors in files').map(([code]) => bare(code)));
    const missing = [...codes].filter((code) => !here.has(code) && !readme.includes(`\`${code}\``));
    assert.deepEqual(missing, []);
    assert.deepEqual([...here].filter((code) => !codes.has(code)), []); // prettier-ignore
  });

  it('are sentences for the command line, each of them', () => {
    const words = readFileSync(new URL('../../src/i18n/en/notation.ts', import.meta.url), 'utf8');
    const without = table('Errors in files').filter(([code]) => !words.includes(`  ${bare(code)}:`));
    assert.deepEqual(without, []);
  });
});
