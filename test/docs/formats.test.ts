import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesBelow } from '../../scripts/lib.mjs';
import type { SeriesFact } from '../../src/engine/series.js';
import { notation as words } from '../../src/i18n/en/notation.js';
import { readAny } from '../../src/notation/any.js';
import { readMat } from '../../src/notation/mat/read.js';
import { writeMat } from '../../src/notation/mat/write.js';
import { parsePlay, type WrittenPlay } from '../../src/notation/play/read.js';
import { readSgf, writeSgf } from '../../src/notation/sgf/index.js';
import { parseRecord } from '../../src/record/parse.js';
import { append, emptyRecord, fold, RECORD_VERSION, type NardyRecord } from '../../src/record/record.js';
import { holds, play, roll, rulesOf, say, side, steps, thrown, value } from '../support/build.js';
import { bare, blocks, codesIn, fileOf, section, table, tables } from './formats.js';

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

  it('has every name but those of options, of the set-up and of notes', () => {
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
    const sources = filesBelow('src/notation').map(fileOf);
    const codes = new Set(sources.join('').match(/ERR_[A-Z_]+/g));
    const readme = fileOf('README.md');
    const here = new Set(table('Errors in files').map(([code]) => bare(code)));
    const missing = [...codes].filter((code) => !here.has(code) && !readme.includes(`\`${code}\``));
    assert.deepEqual(missing, []);
    assert.deepEqual([...here].filter((code) => !codes.has(code)), []); // prettier-ignore
  });

  it('are sentences for the command line, each of them', () => {
    const without = table('Errors in files').filter(([cell]) => {
      const code = bare(cell);
      return !(`file-${code}` in words) && !(code in words);
    });
    assert.deepEqual(without, []);
  });
});
